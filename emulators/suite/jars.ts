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
import { cacheFolder, root } from '../shared/paths';
import { run } from '../shared/processes';
import { UserError } from '../shared/user-error';

const runtimeSource = join(root, 'emulators/suite/StorageRulesRuntime.java');

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

/**
 * Makes a small jar that starts a class with another jar on its class path, once: its name carries a hash of what
 * it is made from. Two commands may build it at the same time: each builds aside and renames.
 */
async function buildJar(
  jdk: Jdk,
  options: { name: string; mainClass: string; engine: string; source?: string },
): Promise<string> {
  const { name, mainClass, engine, source } = options;
  const { size, mtimeMs } = statSync(engine);
  const hash = createHash('sha256').update(`${mainClass} ${engine} ${size} ${mtimeMs}`);
  if (source) hash.update(readFileSync(source));
  const target = join(cacheFolder, `${name}-${hash.digest('hex').slice(0, 12)}.jar`);
  if (existsSync(target)) return target;

  mkdirSync(cacheFolder, { recursive: true });
  const work = mkdtempSync(join(cacheFolder, 'jar-'));
  try {
    const classes = join(work, 'classes');
    mkdirSync(classes);
    // -proc:none: the engine names annotation processors that it does not contain
    if (source)
      await jdkTool(jdk, 'javac', [
        '--release',
        '11',
        '-proc:none',
        '-nowarn',
        '-cp',
        engine,
        '-d',
        classes,
        source,
      ]);
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

/** The Google Cloud CLI's Firestore emulator as a jar that starts with `java -jar`, as the Firebase CLI starts it. */
export function firestoreJar(jdk: Jdk, engine: string): Promise<string> {
  const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  return buildJar(jdk, { name: 'firestore', mainClass, engine });
}

/** The storage rules runtime, compiled against the engine in the same jar. */
export function storageRulesJar(jdk: Jdk, engine: string): Promise<string> {
  return buildJar(jdk, {
    name: 'storage-rules',
    mainClass: 'StorageRulesRuntime',
    engine,
    source: runtimeSource,
  });
}
