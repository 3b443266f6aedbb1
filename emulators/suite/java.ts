import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../shared/processes';
import { UserError } from '../shared/user-error';

export interface Jdk {
  /** Its home: `bin/java` is inside. */
  readonly home: string;
  readonly version: number;
}

/** The Firebase CLI refuses older ones. */
const minimumVersion = 21;

const jdkFolders = [
  '/usr/lib/jvm',
  '/usr/java',
  '/opt',
  '/Library/Java/JavaVirtualMachines',
  '/opt/homebrew/opt',
  join(process.env['HOME'] ?? '/', '.sdkman/candidates/java'),
];

const program = (home: string, name: string) => join(home, 'bin', name);

function candidates(): string[] {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'java'))
    .filter(existsSync)
    .map((java) => join(realpathSync(java), '../..'));
  const installed = jdkFolders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .flatMap((home) => [home, join(home, 'Contents/Home'), join(home, 'libexec/openjdk.jdk/Contents/Home')]);
  const homes = [process.env['JAVA_HOME'] ?? '', ...onPath, ...installed];
  const present = homes.filter((home) => home && existsSync(program(home, 'java')));
  return [...new Set(present.map((home) => realpathSync(home)))];
}

async function versionOf(home: string): Promise<number> {
  const { output } = await run(program(home, 'java'), ['-version'], { timeLimit: 10_000 });
  const [, major, minor] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  return Number(major === '1' ? minor : major) || 0;
}

/** The first Java of JAVA_HOME, the PATH and the installed JDKs that is new enough. */
export async function findJava(): Promise<Jdk> {
  const seen: string[] = [];
  for (const home of candidates()) {
    const version = await versionOf(home);
    if (version >= minimumVersion) return { home, version };
    seen.push(`${version} in ${home}`);
  }
  throw new UserError(
    `The emulators need Java ${minimumVersion} or newer, and there is ${seen.length ? `only Java ${seen.join(', ')}` : 'no Java'}.
  Debian and Ubuntu: apt-get install openjdk-21-jre-headless, or any newer one (temurin-25-jdk where openjdk ends at 17)
  elsewhere: https://adoptium.net
An installation in an unusual place is found through JAVA_HOME.`,
  );
}

/** Path of a tool such as javac: of the given JDK, else of another one; undefined where none has it. */
export function findJdkTool(name: string, first: Jdk): string | undefined {
  return [first.home, ...candidates()].map((home) => program(home, name)).find(existsSync);
}
