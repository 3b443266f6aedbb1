import ts from 'typescript';
import type { Plugin } from 'vite';

type Style = Readonly<Record<string, unknown>>;
type Css = (...styles: readonly Style[]) => string;

/** Stands for what is known in the browser only. */
class Unknown extends Error {}

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

/** Without what only the type checker reads. */
function bare(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

type Constants = ReadonlyMap<string, ts.Expression>;

/** The constants of a file, by their names. */
function constantsOf(source: ts.SourceFile): Constants {
  const declared = source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  );
  return new Map(
    declared.flatMap(({ name, initializer }) => (initializer ? [[name.getText(), initializer]] : [])),
  );
}

/** The name of a property, or a value that is a text. */
function textOf(node: ts.Node, constants: Constants): string {
  if (ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node)
    return node.text;
  const value = ts.isComputedPropertyName(node)
    ? valueOf(node.expression, constants)
    : valueOf(node as ts.Expression, constants);
  return String(value);
}

/** The value of an expression of literals and constants; throws Unknown for every other one. */
function valueOf(given: ts.Expression, constants: Constants): unknown {
  const node = bare(given);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(
      ({ expression, literal }) => textOf(expression, constants) + literal.text,
    );
    return node.head.text + parts.join('');
  }
  if (ts.isIdentifier(node)) {
    const constant = constants.get(node.text);
    if (node.text === 'undefined') return undefined;
    if (constant) return valueOf(constant, constants);
  }
  if (ts.isObjectLiteralExpression(node)) {
    return Object.assign(
      {},
      ...node.properties.map((part) => {
        if (ts.isSpreadAssignment(part)) return valueOf(part.expression, constants);
        if (!ts.isPropertyAssignment(part)) throw new Unknown();
        return { [textOf(part.name, constants)]: valueOf(part.initializer, constants) };
      }),
    ) as Style;
  }
  throw new Unknown();
}

/** The classes of one property that depends on a condition, as an expression in which each begins with a space. */
function choice(name: string, given: ts.Expression, constants: Constants, css: Css): string {
  const node = bare(given);
  if (ts.isConditionalExpression(node)) {
    const yes = choice(name, node.whenTrue, constants, css);
    const no = choice(name, node.whenFalse, constants, css);
    return `(${node.condition.getText()} ? ${yes} : ${no})`;
  }
  const classes = css({ [name]: valueOf(node, constants) });
  return JSON.stringify(classes && ` ${classes}`);
}

/** What a call of `css` comes to: a text, or an expression where single properties depend on conditions. */
function classesOf(call: ts.CallExpression, constants: Constants, css: Css): string {
  const [only] = call.arguments.map(bare);
  const depends = (part: ts.ObjectLiteralElementLike) =>
    ts.isPropertyAssignment(part) && ts.isConditionalExpression(bare(part.initializer));
  const isOne = call.arguments.length === 1 && only && ts.isObjectLiteralExpression(only);
  if (!isOne || !only.properties.some(depends))
    return JSON.stringify(css(...call.arguments.map((style) => valueOf(style, constants) as Style)));
  const fixed: Style[] = [];
  const choices: string[] = [];
  for (const part of only.properties) {
    if (ts.isSpreadAssignment(part)) fixed.push(valueOf(part.expression, constants) as Style);
    else if (!ts.isPropertyAssignment(part)) throw new Unknown();
    else {
      const name = textOf(part.name, constants);
      if (ts.isConditionalExpression(bare(part.initializer)))
        choices.push(choice(name, part.initializer, constants, css));
      else fixed.push({ [name]: valueOf(part.initializer, constants) });
    }
  }
  const names = fixed.flatMap((style) => Object.keys(style));
  // What is given twice is a matter for `css` itself.
  if (new Set(names).size < names.length) throw new Unknown();
  return [JSON.stringify(css(...fixed)), ...choices].join(' + ');
}

/** The code of a module in which every call of `css` that is known beforehand is its classes. */
export function inlineStyles(code: string, file: string, css: Css): string {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = constantsOf(source);
  const calls = [...nodesOf(source)].filter(
    (node) => ts.isCallExpression(node) && node.expression.getText() === 'css',
  ) as ts.CallExpression[];
  return calls.toReversed().reduce((text, call) => {
    try {
      return (
        text.slice(0, call.getStart()) + `(${classesOf(call, constants, css)})` + text.slice(call.getEnd())
      );
    } catch (error) {
      if (error instanceof Unknown) return text;
      throw error;
    }
  }, code);
}

/**
 * Writes the classes into the built modules in place of the styles that make them, wherever these are known: fewer
 * bytes, and nothing to do for the browser. What is put together of several styles (`css` of components, recipes)
 * Panda's own functions still work out there.
 */
export function inlinedStyles(): Plugin {
  let css: Css;
  return {
    name: 'inlined-styles',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      ({ css } = (await import('../styled-system/css/index.mjs')) as { css: Css });
    },
    transform(code, id) {
      if (!/\/web\/app\/.*\.tsx?$/.test(id) || !code.includes("'#styled-system/css'")) return null;
      return { code: inlineStyles(code, id, css), map: null };
    },
  };
}
