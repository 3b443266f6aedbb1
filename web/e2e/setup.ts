import { beforeAll } from 'vitest';
import { deletePopups } from './content';

beforeAll(deletePopups);
