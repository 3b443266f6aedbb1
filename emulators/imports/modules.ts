import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../paths';

/** Names that a module takes from another; '*' for all of them. */
export interface Import {
  /** The other module's file. */
  readonly from: string;
  readonly names: readonly string[];
  /** For `export … from`: the name under which it is passed on, by its name in the other module; '*' for all. */
  readonly passedOn?: ReadonlyMap<string, string>;
}

/** A name that a module exports of its own. */
export interface Export {
  readonly name: string;
  readonly line: number;
  readonly isType: boolean;
  /** Whether the module itself uses it: a type then says what an exported function takes. */
  readonly isUsedHere: boolean;
}

/** A source file; paths are relative to the repository. */
export interface Module {
  readonly file: string;
  readonly imports: readonly Import[];
  readonly exports: readonly Export[];
}

type Declared = Pick<Export, 'name' | 'line' | 'isType'>;

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Names that a pattern declares: `{ a, b: c }` has a and c. */
function namesOf(name: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []));
}

/** Names that a statement exports, without those of `export … from`. */
function declaredBy(statement: ts.Statement, source: ts.SourceFile): Declared[] {
  const line = source.getLineAndCharacterOfPosition(statement.getStart(source)).line + 1;
  if (ts.isExportDeclaration(statement) && !statement.moduleSpecifier && statement.exportClause) {
    const { exportClause } = statement;
    if (!ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.map(({ name }) => ({ name: name.text, line, isType: false }));
  }
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement)) {
    const names = statement.declarationList.declarations.flatMap(({ name }) => namesOf(name));
    return names.map(({ text }) => ({ name: text, line, isType: false }));
  }
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
  const isDefault = (ts.getModifiers(statement as ts.FunctionDeclaration) ?? []).some(
    ({ kind }) => kind === ts.SyntaxKind.DefaultKeyword,
  );
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return name && !isDefault ? [{ name: name.text, line, isType }] : [];
}

/** What a node takes from another module: the module as it is written, and the names. */
function importedBy(node: ts.Node): (Omit<Import, 'from'> & { readonly from: ts.Expression }) | undefined {
  if (ts.isImportDeclaration(node)) {
    const { importClause, moduleSpecifier } = node;
    const bindings = importClause?.namedBindings;
    const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    const names = named.map(({ name, propertyName }) => (propertyName ?? name).text);
    if (bindings && ts.isNamespaceImport(bindings)) names.push('*');
    return { from: moduleSpecifier, names };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    const { exportClause, moduleSpecifier } = node;
    if (exportClause && ts.isNamespaceExport(exportClause)) return { from: moduleSpecifier, names: ['*'] };
    const named = exportClause?.elements ?? [];
    const pairs = named.map(({ name, propertyName }) => [(propertyName ?? name).text, name.text] as const);
    return { from: moduleSpecifier, names: [], passedOn: new Map(exportClause ? pairs : [['*', '*']]) };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [from] = node.arguments;
    return from && { from, names: ['*'] };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { from: node.argument.literal, names: ['*'] };
  }
  return undefined;
}

/** Reads a file: what it imports from files of the repository, and what it exports. */
function readModule(path: string, resolve: (name: string) => string | undefined): Module {
  const source = ts.createSourceFile(path, ts.sys.readFile(path) ?? '', ts.ScriptTarget.Latest, false);
  const imports: Import[] = [];
  const uses = new Map<string, number>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
    const found = importedBy(node);
    if (found && ts.isStringLiteral(found.from)) {
      const from = resolve(found.from.text);
      if (from !== undefined) imports.push({ ...found, from });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const declared = source.statements.flatMap((statement) => declaredBy(statement, source));
  const exports = declared.map((each) => ({ ...each, isUsedHere: (uses.get(each.name) ?? 0) > 1 }));
  return { file: relative(root, path), imports, exports };
}

/** Every source file of a workspace, as its tsconfig.json names them. */
export function modulesOf(workspace: string): Module[] {
  const configFile = join(root, workspace, 'tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    dirname(configFile),
  );
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const own = fileNames.filter((file) => !file.includes('/.react-router/'));
  return own.map((path) =>
    readModule(path, (name) => {
      const found = ts.resolveModuleName(name, path, options, ts.sys, cache).resolvedModule;
      return found && !found.isExternalLibraryImport ? relative(root, found.resolvedFileName) : undefined;
    }),
  );
}

/** Tests may import anything, and nothing imports them. */
export const isTest = (file: string) => /\.test\.tsx?$/.test(file);
