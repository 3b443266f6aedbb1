import { afterEach, expect } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** How many expectations the test has met. */
    assertions?: number;
  }
}

// In the report each test tells how many expectations it met, so that a test that checks less is noticed.
afterEach(({ task }) => {
  task.meta.assertions = expect.getState().assertionCalls;
});
