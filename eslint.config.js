import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import globals from 'globals';

/** Forbids imports by pattern, with the reason. */
const forbid = (...patterns) => ({
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
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
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    ...forbid({
      group: ['**/functions/src/**', '**/functions/lib/**'],
      message: "web reads through /api/v1 and @content; it never imports functions' source.",
    }),
  },
  {
    files: ['functions/src/**/*.ts'],
    ...forbid({ group: ['**/web/app/**'], message: "functions never imports web's source, only its build." }),
  },
  {
    files: ['functions/src/store/**/*.ts'],
    ignores: ['**/*.test.ts'],
    ...forbid({
      group: ['**/api/**', '**/site/**', '../content/**', '**/web/**', 'express'],
      message: 'The store knows neither HTTP nor the domain above it.',
    }),
  },
  {
    files: ['functions/src/content/**/*.ts'],
    ignores: ['**/*.test.ts'],
    ...forbid({
      group: ['**/api/**', '**/site/**', '**/web/**', 'express'],
      message: 'The domain speaks plain types and errors: api/ alone makes HTTP of them.',
    }),
  },
  {
    files: ['functions/content/**/*.ts'],
    ignores: ['**/*.test.ts'],
    ...forbid({
      group: ['firebase*', 'react*', 'express*', 'node:*', '../src/**', '../../src/**', '**/web/**'],
      message: 'The content model is zod and TypeScript only, so that browsers and servers share it.',
    }),
  },
);
