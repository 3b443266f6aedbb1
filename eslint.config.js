import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import globals from 'globals';

/** Forbids packages by pattern, with the reason. What files may import of others is in emulators/imports/zones.ts. */
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
      'web/styled-system',
      'emulators/.cache',
      'emulators/.data',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
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
      'The content model is zod, mdast and TypeScript only, so that browsers and servers share it.',
    ),
  },
  {
    files: ['functions/src/{store,content}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    ...forbidPackages(['express*'], 'api/ alone makes HTTP of what the domain and the store speak.'),
  },
);
