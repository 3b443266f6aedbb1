import { css } from '#styled-system/css';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { pandaSheets } from '../../scripts/panda-sheets';
import { plainValues } from '../../scripts/plain-values';
import { selectorsOf } from './rendered-styles';

const app = join(import.meta.dirname, '..');

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => [file, readFileSync(join(app, file), 'utf8')] as const)
  .filter(([, text]) => text.includes("'#styled-system/"))
  .map(([file, text]) => ({
    file,
    source: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  }));

type Value = string | number | boolean;
/** One declaration of a style: the conditions that it stands under, its property, its value. */
interface Declaration {
  readonly path: readonly string[];
  readonly value: Value;
}

/** A node and all within it. */
function nodesOf(node: ts.Node, found: ts.Node[] = []): readonly ts.Node[] {
  found.push(node);
  ts.forEachChild(node, (child) => void nodesOf(child, found));
  return found;
}

/** Without what only the type checker reads. */
function bare(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

const calls = (node: ts.Node, name: RegExp): node is ts.CallExpression =>
  ts.isCallExpression(node) && name.test(node.expression.getText());

/** Names that files share: each is a style of its own in the file that declares it, and given as a whole elsewhere. */
const shared = new Set(
  sources.flatMap(({ source }) =>
    [...nodesOf(source)].flatMap((node) =>
      ts.isVariableDeclaration(node) && node.initializer && calls(node.initializer, /^css\.raw$/)
        ? [node.name.getText()]
        : [],
    ),
  ),
);

/** Reads the styles of one file as Panda does: literals, choices between them, and constants of the file. */
class Reading {
  readonly constants = new Map<string, ts.Expression>();
  /** Names under which a component is given a style: whoever gives it is read there. */
  readonly given = new Set<string>();

  constructor(readonly source: ts.SourceFile) {
    for (const node of nodesOf(source)) {
      const isConstant = ts.isVariableDeclaration(node) && node.parent.parent.parent === source;
      if (isConstant && node.initializer) this.constants.set(node.name.getText(), bare(node.initializer));
      if (ts.isBindingElement(node) && node.propertyName?.getText() === 'css')
        this.given.add(node.name.getText());
    }
  }

  private fail(node: ts.Node): never {
    throw new Error(
      `No rule can be made of ${node.getText()}: a style is literals and constants of its file.`,
    );
  }

  /** Text of a property's name or of a value. */
  private text(node: ts.Expression): string {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
    if (ts.isTemplateExpression(node))
      return (
        node.head.text +
        node.templateSpans.map((span) => this.text(span.expression) + span.literal.text).join('')
      );
    const constant = ts.isIdentifier(node) ? this.constants.get(node.text) : undefined;
    return constant ? this.text(constant) : this.fail(node);
  }

  private *property(
    node: ts.ObjectLiteralElementLike,
    path: readonly string[],
  ): Generator<Declaration, void> {
    if (ts.isSpreadAssignment(node)) return yield* this.declarations(node.expression, path);
    if (!ts.isPropertyAssignment(node)) return this.fail(node);
    const { name } = node;
    const key = ts.isComputedPropertyName(name)
      ? this.text(name.expression)
      : (name as ts.StringLiteral).text;
    yield* this.declarations(node.initializer, [...path, key]);
  }

  /** The declarations of a style, those of all branches where it depends on something. */
  *declarations(given: ts.Expression, path: readonly string[] = []): Generator<Declaration, void> {
    const node = bare(given);
    if (ts.isObjectLiteralExpression(node))
      for (const part of node.properties) yield* this.property(part, path);
    else if (ts.isConditionalExpression(node)) {
      // Panda knows which branch holds where the condition is a constant, and leaves the other one out.
      yield* this.declarations(node.whenTrue, path);
      yield* this.declarations(node.whenFalse, path);
    } else if (ts.isArrayLiteralExpression(node))
      for (const part of node.elements) yield* this.declarations(part, path);
    else if (node.kind === ts.SyntaxKind.TrueKeyword) yield { path, value: true };
    else if (ts.isNumericLiteral(node)) yield { path, value: Number(node.text) };
    else if (ts.isIdentifier(node)) yield* this.named(node, path);
    else if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const constant = this.constants.get(node.expression.text);
      const found = constant && ts.isObjectLiteralExpression(constant) ? constant.properties : [];
      const property = found.find(({ name }) => name?.getText() === node.name.text);
      if (!property || !ts.isPropertyAssignment(property)) return this.fail(node);
      yield* this.declarations(property.initializer, path);
    } else yield { path, value: this.text(node) };
  }

  private *named(node: ts.Identifier, path: readonly string[]): Generator<Declaration, void> {
    const constant = this.constants.get(node.text);
    if (constant && !ts.isCallExpression(constant)) return yield* this.declarations(constant, path);
    const isWhole = path.length === 0 && (shared.has(node.text) || this.given.has(node.text));
    if (!isWhole && node.text !== 'undefined') this.fail(node);
  }

  /** The styles of a recipe: what it begins with, and those of each variant. */
  private *recipe(given: ts.Expression): Generator<Declaration, void> {
    const node = bare(given);
    if (ts.isIdentifier(node)) {
      const made = this.constants.get(node.text);
      if (made && calls(made, /^cva$/)) return; // read where it is made
      this.fail(node);
    }
    if (!ts.isObjectLiteralExpression(node)) return this.fail(node);
    for (const part of node.properties) {
      if (!ts.isPropertyAssignment(part)) return this.fail(part);
      const variants = part.name.getText() === 'variants' ? part.initializer : undefined;
      if (part.name.getText() === 'base') yield* this.declarations(part.initializer);
      if (!variants || !ts.isObjectLiteralExpression(variants)) continue;
      for (const variant of variants.properties)
        for (const choice of ((variant as ts.PropertyAssignment).initializer as ts.ObjectLiteralExpression)
          .properties)
          yield* this.declarations((choice as ts.PropertyAssignment).initializer);
    }
  }

  *all(): Generator<Declaration, void> {
    for (const node of nodesOf(this.source)) {
      if (calls(node, /^css(\.raw)?$/)) for (const style of node.arguments) yield* this.declarations(style);
      else if (calls(node, /^cva$/)) yield* this.recipe(node.arguments[0] ?? this.fail(node));
      else if (calls(node, /^styled$/)) yield* this.recipe(node.arguments[1] ?? this.fail(node));
      else if (ts.isJsxAttribute(node) && node.name.getText() === 'css') {
        const value =
          node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined;
        if (value) yield* this.declarations(value);
      }
    }
  }
}

const classOf = ({ path, value }: Declaration) =>
  css(path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Parameters<typeof css>[0]);

test('every style in the sources has its rule in the sheet', async () => {
  const base = readFileSync(join(import.meta.dirname, 'sheet.css'));
  const from = join(import.meta.dirname, 'staff-sheet.css');
  const { root } = await postcss([pandaSheets, plainValues]).process(base, { from });
  const inSheet = new Set<string>();
  root.walkRules(({ selector }) => selectorsOf(selector).forEach(({ name = '' }) => inSheet.add(name)));
  const missing: string[] = [];
  let count = 0;
  for (const { file, source } of sources) {
    try {
      for (const declaration of new Reading(source).all()) {
        count += 1;
        const name = classOf(declaration);
        if (name && !inSheet.has(name)) missing.push(`${file}: ${name}`);
      }
    } catch (error) {
      missing.push(`${file}: ${String(error)}`);
    }
  }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});
