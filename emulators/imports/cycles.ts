import { isTest, type Module } from './modules';

/** What imports what; every node is a key. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Of each folder, how its subfolders import each other; what lies deeper counts for the subfolder it is in. */
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

/** The shortest cycle through a node, from it and back to it; undefined when it is in none. */
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

/** Cycles between files, of types too, and between folders of one level; a line each. Tests are left out. */
export function findCycles(modules: readonly Module[]): string[] {
  const own = modules.filter(({ file }) => !isTest(file));
  const files: Graph = new Map(
    own.map(({ file, imports }) => [file, new Set(imports.map(({ from }) => from))]),
  );
  const folders = [...levelsOf(files)].flatMap(([folder, level]) =>
    cyclesOf(level).map((cycle) => `between folders of ${folder || 'the repository'}: ${cycle}`),
  );
  return [...cyclesOf(files), ...folders].map((cycle) => `a cycle: ${cycle}`);
}
