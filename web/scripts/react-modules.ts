import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGES =
  /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/(?:shim\/)?[\w-]+\.js$/;
/** Where an entry of a package names the file that it stands for in production. */
const PRODUCTION = /require\('(\.\.?\/cjs\/[\w./-]+\.production\.js)'\)/;
/** React as a whole, which some packages hand to a function: a second object of all its names would go to every visitor. */
const NAMESPACE = /\bimport \* as (React) from(?=\s*["']react["'])/;
const HANDED_ON = /\bimport \* as React from\s*["']react["'][^]*(?:\(React\)|\bReact\[)/;

/** A CommonJS file as a module: what it requires is imported, and each name that it gives to `exports` is exported. */
function asModule(code: string): string {
  const required: string[] = [];
  const body = code.replace(/\brequire\("([^"]+)"\)/g, (_, name: string) => {
    required.push(name);
    return `$required${required.length - 1}`;
  });
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+) =/g)].map(([, name = '']) => name))];
  return [
    ...required.map((name, i) => `import $required${i} from '${name}';`),
    'const exports = {};',
    body,
    ...names.map((name, i) => `const $exported${i} = exports.${name};`),
    `export { ${names.map((name, i) => `$exported${i} as ${name}`).join(', ')} };`,
    'export default exports;',
  ].join('\n');
}

/** The production file that an entry of one of React's packages leads to, as a module; undefined for one that has none. */
export function productionModule(file: string): string | undefined {
  const production = PRODUCTION.exec(readFileSync(file, 'utf8'))?.[1];
  return production && asModule(readFileSync(join(dirname(file), production), 'utf8'));
}

/**
 * Gives the build React's production files as modules. React comes as CommonJS, whose files a bundler wraps into
 * functions: a browser reads them when the page loads them and once more when they are called, in one long task.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (PACKAGES.test(id) ? productionModule(id) : undefined),
    transform: (code, id) =>
      id.includes('/node_modules/') && HANDED_ON.test(code)
        ? code.replace(NAMESPACE, 'import $1 from')
        : undefined,
  };
}
