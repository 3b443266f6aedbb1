import { describe, expect, it } from 'vitest';
import { categoryOf } from './gallery-pictures';

describe('categoryOf', () => {
  it('compares without regard to case', () => {
    expect(categoryOf('irch')).toBe('IRCH');
    expect(categoryOf('SUPPORT')).toBe('Support');
  });

  it('begins with Trainings', () => {
    expect(categoryOf(null)).toBe('Trainings');
    expect(categoryOf('unknown')).toBe('Trainings');
  });
});
