import { readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { anyFreePort, type Ports } from './ports';

/** The parts of firebase.json that hold a path or a port. */
interface FirebaseConfig {
  functions: { source: string }[];
  hosting: { public: string };
  firestore: { rules: string; indexes: string };
  storage: { rules: string };
  emulators: Record<string, unknown>;
}

/**
 * Writes the firebase.json of `source` into a suite's folder, with the suite's ports and with paths that lead back.
 * The folder thereby is the CLI's project directory, and its logs end up there and not in the repository.
 */
export async function writeSuiteConfig(options: {
  folder: string;
  ports: Ports;
  ui: boolean;
  source: string;
}): Promise<string> {
  const { folder, ports, ui, source } = options;
  const config = JSON.parse(readFileSync(join(source, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const absolute = (path: string) => (isAbsolute(path) ? path : join(source, path));
  // The CLI joins the functions' source to the project directory, and resolves the others.
  for (const backend of config.functions) backend.source = relative(folder, absolute(backend.source));
  config.hosting.public = relative(folder, absolute(config.hosting.public));
  config.firestore.rules = absolute(config.firestore.rules);
  config.firestore.indexes = absolute(config.firestore.indexes);
  config.storage.rules = absolute(config.storage.rules);

  const at = (port: number) => ({ host: '127.0.0.1', port });
  config.emulators = {
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
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
