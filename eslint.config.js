import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import globals from 'globals';

/** What each of web's features may import of others; one that is not here stands alone. */
const featureImports = {
  'content-admin': ['admin-ui', 'navigation', 'popup', 'session', 'shell'],
  gallery: ['lightbox', 'slider'],
  session: ['admin-ui', 'navigation', 'shell'],
  shell: ['navigation'],
  stories: ['gallery', 'lightbox'],
};

/** What must not import what: `from` is closed to `target`, aside from `except` (folders below `from`). */
const zones = [
  {
    target: 'web',
    from: ['functions/src', 'functions/lib'],
    message: "web reads through /api/v1 and @content; it never imports functions' source.",
  },
  { target: 'functions', from: 'web/app', message: "functions never imports web's source, only its build." },
  {
    target: ['functions/src/store/!(*.test).ts', 'functions/src/content'],
    from: ['functions/src/api', 'functions/src/site', 'functions/src/upkeep'],
    message: 'The domain speaks plain types and errors: api/ alone makes HTTP of them.',
  },
  {
    target: 'functions/src/store/!(*.test).ts',
    from: 'functions/src/content',
    message: 'The store does not know the domain above it.',
  },
  {
    target: 'functions/content',
    from: ['functions/src', 'web'],
    message: 'The content model imports nothing of who uses it.',
  },
  {
    target: 'web/app/components',
    from: ['web/app/features', 'web/app/routes'],
    message: 'Components are the pieces that features are made of, not the other way round.',
  },
  {
    target: 'web/app/data',
    from: ['web/app/components', 'web/app/features', 'web/app/routes'],
    message: 'What reads and writes knows nothing of what shows it.',
  },
  { target: 'web/app/features', from: 'web/app/routes', message: 'Routes are made of features.' },
  ...readdirSync(join(import.meta.dirname, 'web/app/features')).map((feature) => ({
    target: `web/app/features/${feature}`,
    from: 'web/app/features',
    except: [feature, ...(featureImports[feature] ?? [])].map((name) => `./${name}`),
    message: 'A feature imports others only as featureImports in eslint.config.js declares.',
  })),
];

/** Forbids packages by pattern, with the reason. */
const forbidPackages = (group, message) => ({
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
});

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      'functions/lib',
      'web/build',
      'web/.react-router',
      'emulators/.cache',
      'emulators/.data',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['functions/tsconfig.json', 'web/tsconfig.json', 'emulators/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowNullish: false },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false } },
      ],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/only-throw-error': ['error', { allow: ['Response'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['web/app/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['functions/content/**/*.ts'],
    ignores: ['**/*.test.ts'],
    ...forbidPackages(
      ['firebase*', 'react*', 'express*', 'node:*'],
      'The content model is zod and TypeScript only, so that browsers and servers share it.',
    ),
  },
  {
    files: ['functions/src/{store,content}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    ...forbidPackages(['express*'], 'The domain and the store know no HTTP.'),
  },
);
