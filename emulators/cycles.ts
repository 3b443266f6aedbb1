// npm run lint: cycles of imports between files, of types too, and between folders of one level
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { log } from './demo';
import { root } from './paths';
import { runMain } from './user-error';

/** What imports what; every node is a key. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The files of a workspace with the files they import, relative to the repository. Tests may import anything. */
function importsOf(workspace: string): [file: string, imports: Set<string>][] {
  const configFile = join(root, workspace, 'tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    dirname(configFile),
  );
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const own = fileNames.filter((file) => !/\.test\.tsx?$|\/\.react-router\//.test(file));
  return own.map((file) => {
    const { importedFiles } = ts.preProcessFile(ts.sys.readFile(file) ?? '', true, true);
    const found = importedFiles.map(
      ({ fileName }) => ts.resolveModuleName(fileName, file, options, ts.sys, cache).resolvedModule,
    );
    const inside = found.filter((module) => module !== undefined && !module.isExternalLibraryImport);
    return [
      relative(root, file),
      new Set(inside.map((module) => relative(root, module?.resolvedFileName ?? ''))),
    ];
  });
}

/** Of each folder, how what lies directly in it imports each other; what lies deeper counts for its part. */
function levelsOf(files: Graph): Map<string, Map<string, Set<string>>> {
  const levels = new Map<string, Map<string, Set<string>>>();
  for (const [file, imports] of files) {
    for (const imported of imports) {
      const [from, to] = [file.split('/'), imported.split('/')];
      const at = from.findIndex((part, index) => part !== to[index]);
      if (at < 0 || at === from.length - 1 || at === to.length - 1) continue; // a file of the folder itself
      const folder = from.slice(0, at).join('/');
      const level = levels.get(folder) ?? new Map<string, Set<string>>();
      levels.set(folder, level);
      const [a = '', b = ''] = [from[at], to[at]];
      level.set(a, (level.get(a) ?? new Set()).add(b));
      level.set(b, level.get(b) ?? new Set());
    }
  }
  return levels;
}

/** A cycle through a node, from it and back to it, on the shortest way; undefined when it is in none. */
function cycleThrough(graph: Graph, start: string): string[] | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** One line for each set of nodes that form a cycle. */
function cyclesOf(graph: Graph): string[] {
  const known = new Set<string>();
  return [...graph.keys()].flatMap((node) => {
    const cycle = known.has(node) ? undefined : cycleThrough(graph, node);
    cycle?.forEach((each) => known.add(each));
    return cycle ? [cycle.join(' → ')] : [];
  });
}

await runMain(() => {
  const files: Graph = new Map(['functions', 'web', 'emulators'].flatMap(importsOf));
  const lines = [
    ...cyclesOf(files),
    ...[...levelsOf(files)].flatMap(([folder, level]) =>
      cyclesOf(level).map((cycle) => `folders of ${folder || 'the repository'}: ${cycle}`),
    ),
  ];
  if (lines.length > 0) log(['Imports form cycles:', ...lines].join('\n  '));
  return Promise.resolve(lines.length === 0 ? 0 : 1);
});
