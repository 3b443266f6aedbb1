import { type ContentTypeDefinition, contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { ApiProblem, SessionExpired, NetworkError, UnusableFile } from '../../data/staff/admin-client';
import { failureText, signInFailureText } from './failure-text';

const notice = contentTypeAt('notices') as ContentTypeDefinition;
const policy = contentTypeAt('policies') as ContentTypeDefinition;
const problem = (status: number, detail = 'The reason.') =>
  new ApiProblem({ type: 'about:blank', title: 'Error', status, detail });
const unreadable = new UnusableFile('The file.');
const unchanged = 'The site cannot be reached right now. Nothing was changed.';
const unreachable = 'The site cannot be reached right now. Check the connection and try again.';

test.each([
  ['loaded', problem(503), 'The reason.'],
  ['loaded', new NetworkError(), unreachable],
  ['loaded', new SessionExpired(), 'Not loaded: you are not signed in.'],
  ['saved', problem(400), 'The reason.'],
  ['saved', problem(503), 'Not saved. The reason. What you typed is still here.'],
  ['saved', new Error('x'), 'Not saved. Something went wrong. What you typed is still here.'],
  ['saved', new SessionExpired(), 'Not saved: you are not signed in. What you typed is still here.'],
  ['saved', unreadable, 'Not saved. The file. What you typed is still here.'],
  ['uploaded', unreadable, 'The file.'],
  ['deleted', problem(404), 'The reason.'],
  ['deleted', problem(503), 'Not deleted. The reason.'],
  ['brought back', new Error('x'), 'Not brought back. Try again in a moment.'],
  ['brought back', new NetworkError(), unchanged],
  ['deleted', new NetworkError(), unchanged],
  ['erased', new NetworkError(), unchanged],
  ['restored', problem(404), 'It is no longer in the trash: someone else has restored or erased it.'],
  ['restored', problem(409), 'The reason.'],
  [
    'moved',
    problem(412),
    'Not moved: someone else has changed the list in the meantime. This is how it is now.',
  ],
  ['moved', problem(409), 'Not moved. The reason.'],
  ['moved', new NetworkError(), unchanged],
  ['uploaded', new NetworkError(), unreachable],
  ['done', new NetworkError(), unchanged],
] as const)('a notice that is not %s because of %s', (verb, error, text) => {
  expect(failureText(error, verb, notice)).toBe(text);
});

test('the policy has texts of its own', () => {
  expect(failureText(new NetworkError(), 'saved', policy)).toBe('Failed to upload policy');
  expect(failureText(problem(503), 'deleted', policy)).toBe('Failed to delete policy');
  expect(failureText(problem(409), 'restored', policy)).toBe(
    'Not restored: there is a policy already. Delete that one first.',
  );
});

test.each<[Error, string]>([
  [problem(400), 'Invalid email or password'],
  [problem(401), 'Invalid email or password'],
  [problem(403), 'Invalid email or password'],
  [problem(413), 'Invalid email or password'],
  [problem(429), 'The reason.'],
  [problem(500), 'The reason.'],
  [problem(503), 'The reason.'],
  [new NetworkError(), unreachable],
])('a login that fails with %s', (error, text) => {
  expect(signInFailureText(error)).toBe(text);
});
