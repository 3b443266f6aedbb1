import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findJdkTool, type Jdk } from './java';
import { cacheFolder } from '../shared/paths';
import { run } from '../shared/processes';
import { UserError } from '../shared/user-error';

async function jdkTool(jdk: Jdk, name: string, args: string[]): Promise<void> {
  const tool = findJdkTool(name, jdk);
  if (!tool) {
    throw new UserError(
      `The emulators need ${name}, which a Java runtime alone does not have: install a JDK
  Debian and Ubuntu: apt-get install openjdk-17-jdk-headless or newer (any version from 11 does beside Java ${jdk.version})`,
    );
  }
  const { code, output } = await run(tool, args);
  if (code !== 0) throw new Error(`${name} failed:\n${output}`);
}

/** What a jar starts: the main class, which is in the engine or compiled from a source. */
export interface JarOptions {
  readonly mainClass: string;
  readonly source?: string;
}

/**
 * Builds a small jar that starts a class with the engine on its class path by `java -jar`, as the Firebase CLI does; once, since
 * its name has a hash of its sources. Two commands may build it at the same time: each renames a finished one into place.
 */
export async function buildJar(jdk: Jdk, engine: string, { mainClass, source }: JarOptions): Promise<string> {
  const { size, mtimeMs } = statSync(engine);
  const hash = createHash('sha256').update(`${mainClass} ${engine} ${size} ${mtimeMs}`);
  if (source) hash.update(readFileSync(source));
  const target = join(
    cacheFolder,
    `${mainClass.split('.').at(-1) ?? ''}-${hash.digest('hex').slice(0, 12)}.jar`,
  );
  if (existsSync(target)) return target;

  mkdirSync(cacheFolder, { recursive: true });
  const work = mkdtempSync(join(cacheFolder, 'jar-'));
  try {
    const classes = join(work, 'classes');
    mkdirSync(classes);
    // -proc:none: the engine names annotation processors that it does not contain
    const options = ['--release', '11', '-proc:none', '-nowarn', '-cp', engine, '-d', classes];
    if (source) await jdkTool(jdk, 'javac', [...options, source]);
    const manifest = join(work, 'manifest');
    writeFileSync(manifest, `Main-Class: ${mainClass}\nClass-Path: ${pathToFileURL(engine).href}\n`);
    const jar = join(work, basename(target));
    await jdkTool(jdk, 'jar', ['--create', '--file', jar, '--manifest', manifest, '-C', classes, '.']);
    renameSync(jar, target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return target;
}
