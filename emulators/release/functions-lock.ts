// What goes to the cloud is installed from a lockfile of its own: the functions' part of the root's.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { functionsFolder, root } from '../shared/paths';

/** An entry of "packages" in package-lock.json, with what is read here. */
export interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  /** npm's marks: needed by tools alone, by optional packages alone, by either of the two, by peers alone. */
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly peer?: boolean;
}

/** A package-lock.json of version 3. */
export interface Lock {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Made by each build, never kept in Git. */
export const functionsLock = join(functionsFolder, 'package-lock.json');

const MODULES = 'node_modules/';

/** Where a package is found that the one at `from` asks for: in its own folder, or the nearest one around it. */
export function resolveLocked(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder && `${folder}/`}${MODULES}${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

interface Edge {
  readonly name: string;
  readonly isOptional: boolean;
}

/** What a package needs installed. Optional peers are taken when somebody else brings them, and bring nothing. */
function edges({ dependencies, optionalDependencies, peerDependencies, ...rest }: LockedPackage): Edge[] {
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !rest.peerDependenciesMeta?.[name]?.optional,
  );
  const optional = new Set(Object.keys(optionalDependencies ?? {}));
  const needed = [...Object.keys(dependencies ?? {}), ...peers].filter((name) => !optional.has(name));
  return [
    ...needed.map((name) => ({ name, isOptional: false })),
    ...[...optional].map((name) => ({ name, isOptional: true })),
  ];
}

/** The places of all that is needed from these on. */
function reach(packages: Lock['packages'], names: readonly string[], withOptional: boolean): Set<string> {
  const at = (from: string, { name, isOptional }: Edge) =>
    isOptional && !withOptional ? undefined : resolveLocked(packages, from, name);
  const found = new Set(names.flatMap((name) => resolveLocked(packages, '', name) ?? []));
  for (const from of found)
    for (const edge of edges(packages[from] ?? {})) {
      const place = at(from, edge);
      if (place) found.add(place);
    }
  return found;
}

/** npm's marks: what `--omit=dev` leaves out, and what may fail to install. */
function marked(packages: Lock['packages']): Lock['packages'] {
  const { dependencies = {}, devDependencies = {} } = packages[''] ?? {};
  const [forProduction, needed, neededByTools] = [
    reach(packages, Object.keys(dependencies), true),
    reach(packages, Object.keys(dependencies), false),
    reach(packages, Object.keys(devDependencies), false),
  ];
  const marks = (at: string) => {
    if (at === '' || needed.has(at)) return {};
    if (forProduction.has(at)) return neededByTools.has(at) ? { devOptional: true } : { optional: true };
    return neededByTools.has(at) ? { dev: true } : { dev: true, optional: true };
  };
  const unmarked = { dev: undefined, optional: undefined, devOptional: undefined, peer: undefined };
  const all = Object.entries(packages);
  return Object.fromEntries(all.map(([at, entry]) => [at, { ...entry, ...unmarked, ...marks(at) }]));
}

/**
 * The lockfile of a workspace as a package of its own: the versions that the root's lockfile has for it and for all that it
 * needs, and nothing else. Throws when the root's lockfile lacks something.
 */
export function lockOfWorkspace(lock: Lock, workspace: string): Lock {
  const placed: Record<string, LockedPackage> = {};
  // What one needs is placed before what that needs in turn, so nothing is put in front of what somebody has found.
  const queue: { readonly at: string; readonly was: string }[] = [{ at: '', was: workspace }];
  for (const { at, was } of queue) {
    const entry = lock.packages[was];
    if (!entry) throw new Error(`package-lock.json knows no ${was}`);
    placed[at] = entry;
    const tools = at === '' ? Object.keys(entry.devDependencies ?? {}) : [];
    for (const { name, isOptional } of [
      ...edges(entry),
      ...tools.map((tool) => ({ name: tool, isOptional: false })),
    ]) {
      const found = resolveLocked(lock.packages, was, name);
      if (!found && isOptional) continue;
      if (!found) throw new Error(`package-lock.json lacks ${name}, which ${was} needs: run npm install`);
      const isVisible = resolveLocked(placed, at, name);
      if (isVisible && placed[isVisible]?.version === lock.packages[found]?.version) continue;
      const place = `${isVisible && at ? `${at}/` : ''}${MODULES}${name}`;
      placed[place] = lock.packages[found] as LockedPackage;
      queue.push({ at: place, was: found });
    }
  }
  return { lockfileVersion: lock.lockfileVersion, packages: marked(placed) };
}

/** Lays the functions' lockfile beside their package.json, from where the Firebase CLI packs it. */
export function writeFunctionsLock(): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const own = {
    name: 'functions',
    requires: true,
    ...lockOfWorkspace(lock, relative(root, functionsFolder)),
  };
  writeFileSync(functionsLock, `${JSON.stringify(own, null, 2)}\n`);
}
