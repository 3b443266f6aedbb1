import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { nameAssets, writeRobots } from '../release/hosting';
import { anyFreePort, type Ports } from './ports';
import { root } from '../shared/paths';

const absolute = (path: string) => join(root, path);

/** firebase.json, with absolute paths to what is built. */
function readFirebaseConfig() {
  const config = structuredClone(firebaseJson);
  for (const backend of config.functions) backend.source = absolute(backend.source);
  config.hosting.public = absolute(config.hosting.public);
  return config;
}

/**
 * Copies the builds into a folder, where another build does not replace them while they are served, adds what a deploy adds
 * for `origin`, and links the packages. Returns firebase.json with paths to the copy.
 */
export function layOutBuilds(folder: string, origin: string): typeof firebaseJson {
  const config = readFirebaseConfig();
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const backend of config.functions) {
    const target = join(folder, basename(backend.source));
    mkdirSync(target);
    for (const name of readdirSync(backend.source)) {
      const from = join(backend.source, name);
      if (name === 'node_modules') symlinkSync(from, join(target, name));
      else if (/^(lib|package\.json|\.env.*)$/.test(name))
        cpSync(from, join(target, name), { recursive: true });
    }
    backend.source = target;
  }
  const target = join(folder, 'public');
  if (existsSync(config.hosting.public)) {
    cpSync(config.hosting.public, target, { recursive: true });
    writeRobots(target, origin);
    nameAssets(config.hosting, target);
  }
  config.hosting.public = target;
  return config;
}

/**
 * Writes firebase.json into a suite's folder, with the suite's ports and paths that lead back: the folder is the CLI's
 * project directory, which gets its logs. Returns the path of the file.
 */
export async function writeSuiteConfig(options: {
  folder: string;
  ports: Ports;
  ui: boolean;
  /** Scheme and host of the site. */
  origin: string;
  /** Serves the builds where they are, and sees new ones; else a copy of them. */
  live: boolean;
}): Promise<string> {
  const { folder, ports, ui, origin, live } = options;
  const config = live ? readFirebaseConfig() : layOutBuilds(folder, origin);
  if (live) writeRobots(config.hosting.public, origin);
  // The CLI joins these two to the project directory, and resolves the others.
  for (const backend of config.functions) backend.source = relative(folder, backend.source);
  config.hosting.public = relative(folder, config.hosting.public);
  config.firestore.rules = absolute(config.firestore.rules);
  config.firestore.indexes = absolute(config.firestore.indexes);
  config.storage.rules = absolute(config.storage.rules);

  const at = (port: number) => ({ host: '127.0.0.1', port });
  const emulators = {
    singleProjectMode: true,
    hosting: at(ports.hosting),
    functions: at(ports.functions),
    firestore: { ...at(ports.firestore), websocketPort: await anyFreePort() },
    auth: at(ports.auth),
    storage: at(ports.storage),
    hub: at(ports.hub),
    logging: at(await anyFreePort()),
    eventarc: at(await anyFreePort()),
    tasks: at(await anyFreePort()),
    ui: ui ? { enabled: true, ...at(ports.ui) } : { enabled: false },
  };
  const file = join(folder, 'firebase.json');
  writeFileSync(file, JSON.stringify({ ...config, emulators }, null, 2));
  return file;
}
