import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Ports } from './ports';

/** NODE_OPTIONS for a process that loads these patches before all other modules. */
export function nodeOptions(...preloaded: readonly string[]): string {
  const imports = preloaded.map(
    (name) => `--import=${pathToFileURL(join(import.meta.dirname, 'patches', name)).href}`,
  );
  return [process.env['NODE_OPTIONS'] ?? '', ...imports].join(' ').trim();
}

/** A `demo-` project exists only in the emulators: no call can reach a real one. */
export const demoProject = 'demo-pahilo-kiran';

/** Variables that point firebase-admin, the functions' code and tests at a suite's emulators. */
export function suiteEnv(ports: Ports) {
  const at = (port: number) => `127.0.0.1:${port}`;
  return {
    GCLOUD_PROJECT: demoProject,
    FIRESTORE_EMULATOR_HOST: at(ports.firestore),
    FIREBASE_AUTH_EMULATOR_HOST: at(ports.auth),
    FIREBASE_STORAGE_EMULATOR_HOST: at(ports.storage),
    STORAGE_EMULATOR_HOST: `http://${at(ports.storage)}`,
    STORAGE_BUCKET: `${demoProject}.firebasestorage.app`,
    SITE_URL: `http://${at(ports.hosting)}`,
    SITE_ORIGINS: `http://${at(ports.hosting)},http://localhost:${ports.hosting}`,
    WEB_API_KEY: 'demo',
    METADATA_SERVER_DETECTION: 'none', // firebase-admin would look for Google's servers around it
  };
}

export type SuiteEnv = ReturnType<typeof suiteEnv>;

/** The CLI's environment: own home and temporary folders, Java first on the PATH, nothing that leads elsewhere. */
export function cliEnv(
  folder: string,
  javaHome: string,
  variables: Record<string, string> & { STORAGE_BUCKET: string },
): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (/^(FIREBASE|GOOGLE_|GCLOUD_|XDG_)|_EMULATOR_HOST$/.test(name)) delete env[name];
  }
  const own = (name: string) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  return {
    ...env,
    HOME: own('home'),
    TMPDIR: own('tmp'),
    JAVA_HOME: javaHome,
    PATH: [join(javaHome, 'bin'), env['PATH']].join(delimiter),
    // Java's second compiler costs more than it gains in emulators that live for minutes.
    JAVA_TOOL_OPTIONS: `-XX:TieredStopAtLevel=1 -XX:+UseSerialGC ${env['JAVA_TOOL_OPTIONS'] ?? ''}`.trim(),
    NODE_OPTIONS: nodeOptions(
      'keep-alive.mjs',
      'lazy-validators.mjs',
      'rendition-cache.mjs',
      'upload-offset.mjs',
    ),
    CI: '1', // no message of the day, no question
    NO_UPDATE_NOTIFIER: '1',
    STORAGE_BUCKET_URL: variables.STORAGE_BUCKET, // the demo project's default bucket
    ...variables,
  };
}
