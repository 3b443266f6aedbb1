import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contentTypes } from '@content';
import type { FieldError } from '@content/api/contract';
import { applyDueSchedule, type ItemState, publishingStateOf } from '../model/item-state';
import { ValidationFailed } from './errors';
import type { PublishOptions } from './publishing';
import { bodyOptions, endingLater, readPublishOptions, planSave, planUnpublish } from './publishing';

const at = (second: number) => new Date(Date.UTC(2026, 10, 22) + second * 1000);
const iso = (second: number) => at(second).toISOString();

type Step = readonly [second: number, options: PublishOptions | 'unpublish'];

/** An item after saves at some seconds. */
function after(steps: readonly Step[]): ItemState | null {
  const content = { values: { title: 'A title' }, files: {} };
  return steps.reduce<ItemState | null>((state, [second, options]) => {
    const current = state && applyDueSchedule(state, at(second));
    if (options === 'unpublish')
      return planUnpublish(contentTypes[0], current as ItemState, at(second)).state;
    return planSave(current, 'id', content, options, at(second)).state;
  }, null);
}

const scheduled: Step = [0, { publishAt: at(50) }];
const ending: Step = [0, { unpublishAt: at(50) }];
const ended: Step = [60, {}];
const drafted: Step = [1, { state: 'draft' }];

test.each<[string, readonly Step[], object]>([
  ['a moment that has passed', [[10, { publishAt: at(5) }]], { state: 'published', publishAt: null }],
  [
    'a change of what is scheduled',
    [scheduled, [1, {}]],
    { state: 'scheduled', publishAt: iso(50), day: iso(50) },
  ],
  // Its day does not stay one that is to come.
  ['what is scheduled, as a draft', [scheduled, drafted], { state: 'draft', day: iso(1) }],
  ['what is scheduled, unpublished', [scheduled, [1, 'unpublish']], { state: 'draft', day: iso(1) }],
  ['a change of what has begun', [scheduled, [60, {}]], { state: 'published', day: iso(50) }],
  [
    'what has begun, unpublished and published again',
    [scheduled, [60, 'unpublish'], [61, { state: 'published' }]],
    { state: 'published', day: iso(50) },
  ],
  [
    'a draft beside what ends',
    [ending, drafted, [2, {}]],
    { state: 'draft', unpublishAt: null, publicUntil: iso(50) },
  ],
  [
    'that draft, published',
    [ending, drafted, [2, { state: 'published' }]],
    { state: 'published', unpublishAt: iso(50), publicUntil: null },
  ],
  ['a change of what has ended', [ending, ended], { state: 'ended', unpublishAt: iso(50), isPublic: false }],
  ['what has ended, without an end', [ending, ended, [61, { unpublishAt: null }]], { state: 'published' }],
  [
    'another beginning and another end',
    [ending, [1, { publishAt: at(70), unpublishAt: null }], [2, { unpublishAt: at(90) }]],
    { state: 'scheduled', publishAt: iso(70), unpublishAt: iso(90) },
  ],
])('%s', (_, steps, expected) => {
  const state = after(steps) as ItemState;
  const told = publishingStateOf(state, at(steps.at(-1)?.[0] ?? 0));
  expect({ ...told, day: state.createdAt.toISOString() }).toMatchObject(expected);
});

test.each<[string, readonly Step[]]>([
  ['the end that is kept', [ending, [1, { publishAt: at(70) }]]],
  ['the beginning that is kept', [scheduled, [1, { unpublishAt: at(40) }]]],
])('nothing ends before it begins: %s', (_, steps) => {
  expect(() => after(steps)).toThrow(ValidationFailed);
});

const MOMENT = 'Give a date and a time, like 2026-11-22T10:00:00+05:45';
const ORDER = 'It must end after it begins. Choose a later date.';

describe('publish options in a form and in a body', () => {
  test.each<[options: object, refused: string, message: string]>([
    [{ publishAt: '2026-11-22T10:00+05:45' }, '', ''],
    [{ publishAt: '' }, '', ''],
    [{ publishAt: null, unpublishAt: null }, '', ''],
    [{ state: 'soon' }, 'state', 'Choose one of: draft, published'],
    [{ publishAt: 'tomorrow' }, 'publishAt', MOMENT],
    [{ publishAt: '2026-11-22T10:00' }, 'publishAt', MOMENT],
    [{ publishAt: '2026-11-22T10:00:00.1234567Z' }, 'publishAt', MOMENT],
    [{ publishAt: '1969-12-31T00:00:00Z' }, 'publishAt', MOMENT],
    [{ unpublishAt: '2027-02-30T00:00:00Z' }, 'unpublishAt', MOMENT],
    [{ unpublishAt: '9999-01-01T00:00:00Z' }, 'unpublishAt', MOMENT],
    [{ publishAt: '2030-01-02T00:00:00Z', unpublishAt: '2030-01-01T00:00:00Z' }, 'unpublishAt', ORDER],
    [{ note: '🏔'.repeat(500) }, '', ''],
    [{ note: '🏔'.repeat(501) }, 'note', 'A message to colleagues can have at most 500 characters'],
    [{ note: 5 }, 'note', 'A message to colleagues must be a text'],
    [{ confirm: 'yes' }, 'confirm', 'The answer about pictures must be pictures'],
  ])('%j', (options, field, message) => {
    const parts = Object.fromEntries(Object.entries(options).map(([name, value]) => [`_${name}`, value]));
    const inForm: FieldError[] = [];
    readPublishOptions(parts, inForm);
    const { error } = endingLater(z.object(bodyOptions)).safeParse(options);
    const inBody = (error?.issues ?? []).map(({ path, message: text }) => ({
      field: `_${String(path[0])}`,
      message: text,
    }));
    const told = expect.stringContaining(message) as string;
    const refused = field === '' ? [] : [{ field: `_${field}`, message: told }];
    expect([inForm, inBody]).toEqual([refused, refused]);
  });
});
