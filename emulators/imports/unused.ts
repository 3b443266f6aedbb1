import { isTest, type Module } from './modules';

/** Files whose exports a framework or a tool reads by name. */
const readByTools = [
  /^functions\/src\/index\.ts$/,
  /^web\/app\/(root|routes|server|entry\.\w+)\.tsx?$/,
  /^web\/app\/routes\//,
  /^(web|emulators)\/[\w-]+\.config\.ts$/,
  /^web\/e2e\/setup\.ts$/,
];

/** Marks a name of a module as used, through every module that passes it on. */
function markUsed(modules: ReadonlyMap<string, Module>, used: Set<string>, file: string, name: string): void {
  const mark = `${file} ${name}`;
  const module = modules.get(file);
  if (used.has(mark) || !module) return;
  used.add(mark);
  if (name === '*') module.exports.forEach((each) => used.add(`${file} ${each.name}`));
  for (const { from, passedOn = [] } of module.imports) {
    for (const [inner, outer] of passedOn) {
      if (outer === '*') markUsed(modules, used, from, name);
      else if (name === '*' || name === outer) markUsed(modules, used, from, inner);
    }
  }
}

/**
 * Exports that no other file imports, a line each. A type may be exported for what its file's functions take or return;
 * it is unused when its own file does not need it either.
 */
export function findUnusedExports(modules: readonly Module[]): string[] {
  const byFile = new Map(modules.map((module) => [module.file, module]));
  const used = new Set<string>();
  for (const { file, imports } of modules) {
    for (const { from, names } of imports) names.forEach((name) => markUsed(byFile, used, from, name));
    if (readByTools.some((pattern) => pattern.test(file))) markUsed(byFile, used, file, '*');
  }
  return modules
    .filter(({ file }) => !isTest(file))
    .flatMap(({ file, exports }) =>
      exports
        .filter(({ name, isType, isUsedHere }) => !used.has(`${file} ${name}`) && !(isType && isUsedHere))
        .map(({ name, line }) => `${file}:${line} exports ${name}, which nothing imports`),
    );
}
