import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { publicPages } from '../app/site/public-pages.ts';

/** What is read of a module: what it imports, at once and later. */
interface Imports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
interface Modules {
  getModuleInfo(id: string): Imports | null;
}

const app = fileURLToPath(new URL('../app/', import.meta.url));
const isOwn = (id: string) => /\/(web\/app|functions\/(content|site))\//.test(id);

/** What is shown over a page: fetched once one is in use (`features/admin-ui/part.tsx`). */
const overlays =
  /node_modules\/(@floating-ui|@zag-js\/(?!anatomy|auto-resize|types|utils|core\/dist\/merge-props|dom-query\/dist\/(shared|node|computed-style)\.|toast\/dist\/toast\.store)|@ark-ui\/.*\/(dialog|drawer|menu|portal|presence|toast|tooltip)\/(?!create-toaster)|@chakra-ui|@emotion|@pandacss|@babel|hoist-non-react-statics|react-is|stylis)/;
/** The packages that every screen stands on. */
const ground = /node_modules\/(@ark-ui|@zag-js|@tanstack|idb-keyval|lucide-react)\//;

/** A file and the routes that all need what is in it, those that most screens load first. */
const groups = [
  ['staff', 'layout'],
  ['staff', 'dashboard', 'list'],
  ['staff', 'dashboard', 'new'],
  ['list', 'list'],
  ['form', 'new'],
] as const;

/** Our own modules that come with those at `starts`, or also those that are imported later. */
function reached(starts: readonly string[], modules: Modules, later: boolean): Set<string> {
  const found = new Set(starts.map((path) => app + path));
  for (const id of found) {
    const info = modules.getModuleInfo(id);
    const imported = [...(info?.importedIds ?? []), ...(later ? (info?.dynamicallyImportedIds ?? []) : [])];
    for (const next of imported) if (isOwn(next)) found.add(next);
  }
  return found;
}

/** The staff area's own modules by the file that they go into, from what imports them; none that a visitors' page may load. */
function filesOf(modules: Modules): Map<string, string> {
  const visited = new Set([
    // What the layout imports later is the link to a page's form: for staff alone.
    ...reached(['site/routes/layout.tsx', 'site/routes/missing.tsx'], modules, false),
    ...reached(
      ['entry.client.tsx', 'root.tsx', ...publicPages.map(([, file]) => `site/routes/${file}.tsx`)],
      modules,
      true,
    ),
  ]);
  const files = new Map<string, string>();
  for (const [name, ...routes] of groups) {
    const [first = new Set<string>(), ...others] = routes.map((route) =>
      reached([`routes/admin/${route}.tsx`], modules, false),
    );
    const shared = [...first].filter((id) => others.every((other) => other.has(id)));
    for (const id of shared)
      if (!visited.has(id) && !id.includes('/routes/') && !files.has(id)) files.set(id, name);
  }
  return files;
}

let files: Map<string, string> | undefined;

/**
 * Names the file that a module of the staff area goes into: what all screens share, what lists and what forms add, and
 * what is shown over them. A hundred small files are a hundred requests, and are compressed worse. Null for all others.
 */
export function staffChunk(id: string, modules: Modules): string | null {
  if (overlays.test(id)) return 'overlays';
  if (ground.test(id)) return 'staff';
  // What marks the words that two versions differ in: of forms, in the window of a conflict and in the history.
  if (/node_modules\/diff\//.test(id)) return 'form';
  files ??= filesOf(modules);
  return files.get(id) ?? null;
}

/** Lets entries export what other files need of them: groups that leave out what their modules import ask for it. */
export function staffChunks(): Plugin {
  return {
    name: 'staff-chunks',
    apply: 'build',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  };
}
