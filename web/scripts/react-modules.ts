import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type Plugin, Visitor } from 'vite';

const PACKAGES =
  /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/(?:shim\/)?[\w-]+\.js$/;

interface CommonJs {
  readonly required: readonly { readonly name: string; readonly start: number; readonly end: number }[];
  /** The names that it gives to `exports`. */
  readonly exported: readonly string[];
}

function readCommonJs(code: string): CommonJs {
  const required: CommonJs['required'][number][] = [];
  const exported = new Set<string>();
  new Visitor({
    CallExpression({ callee, arguments: [given], start, end }) {
      const isRequired = callee.type === 'Identifier' && callee.name === 'require';
      if (isRequired && given?.type === 'Literal') required.push({ name: String(given.value), start, end });
    },
    AssignmentExpression({ left }) {
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
      if (left.object.type === 'Identifier' && left.object.name === 'exports')
        exported.add(left.property.name);
    },
  }).visit(parseSync('module.js', code).program);
  return { required, exported: [...exported] };
}

/** A CommonJS file as a module: what it requires is imported, and each name that it gives to `exports` is exported. */
function asModule(code: string): string {
  const { required, exported } = readCommonJs(code);
  const body = required.reduceRight(
    (text, { start, end }, i) => `${text.slice(0, start)}$required${i}${text.slice(end)}`,
    code,
  );
  return [
    ...required.map(({ name }, i) => `import $required${i} from '${name}';`),
    'const exports = {};',
    body,
    ...exported.map((name, i) => `const $exported${i} = exports.${name};`),
    `export { ${exported.map((name, i) => `$exported${i} as ${name}`).join(', ')} };`,
    'export default exports;',
  ].join('\n');
}

/** The production file that an entry of one of React's packages leads to, as a module; undefined for one that has none. */
export function productionModule(file: string): string | undefined {
  const { required } = readCommonJs(readFileSync(file, 'utf8'));
  const production = required.find(({ name }) => name.endsWith('.production.js'));
  return production && asModule(readFileSync(join(dirname(file), production.name), 'utf8'));
}

/**
 * A package's module with React's default export wherever it imports React as a whole. Some hand it on to a function:
 * of a namespace, a second object of all its names would go to every visitor.
 */
function withDefaultImport(code: string): string {
  const whole = parseSync('module.js', code).program.body.flatMap((node) =>
    node.type === 'ImportDeclaration' && node.source.value === 'react'
      ? node.specifiers.filter(({ type }) => type === 'ImportNamespaceSpecifier')
      : [],
  );
  return whole.reduceRight(
    (text, { start, end, local }) => text.slice(0, start) + local.name + text.slice(end),
    code,
  );
}

/**
 * Gives the build React's production files as modules. React comes as CommonJS, whose files a bundler wraps into
 * functions: a browser reads them when the page loads them and once more when they are called, in one task of more than
 * 50 ms on a slow phone.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (PACKAGES.test(id) ? productionModule(id) : undefined),
    transform: (code, id) =>
      id.includes('/node_modules/') && code.includes('import * as') ? withDefaultImport(code) : undefined,
  };
}
