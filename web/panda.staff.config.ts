import { defineConfig } from '@pandacss/dev';
import visitors from './panda.config';

/** The sheet of the staff area (app/theme/staff-sheet.css): the styles of all sources, as it shows parts of visitors' pages too. */
export default defineConfig({ ...visitors, exclude: ['./app/**/*.test.{ts,tsx}'] });
