import { expect, test } from 'vitest';
import { editTargets } from './edit-path';

const ways = (path: string) => editTargets(new URL(path, 'https://a.example'));

test.each([
  ['/story/abc', '/admins/stories/abc'],
  ['/stories', '/admins/stories'],
  ['/notices/abc', '/admins/notices/abc'],
  ['/notices/', '/admins/notices'],
  ['/publications', '/admins/publications'],
  ['/policies', '/admins/policies'],
  ['/employees', '/admins/employees'],
  ['/gallery', '/admins/galleries?category=Trainings'],
  ['/gallery?category=support', '/admins/galleries?category=Support'],
  ['/gallery?category=IRCH&photo=abc', '/admins/galleries/abc'],
  ['/gallery?photo=abc', '/admins/galleries/abc'],
  ['/programs', '/admins/programs'],
  ['/past-programs', '/admins/programs?isOngoing=false'],
  ['/present-programs', '/admins/programs?isOngoing=true'],
  ['/about-us-details', '/admins/about'],
  ['/objective', '/admins/objectives'],
])('%s is changed at %s', (path, to) => {
  expect(ways(path).map((way) => way.to)).toEqual([to]);
});

test.each(['/story', '/notices/abc/more'])('nothing of %s is changed in the staff area', (path) => {
  expect(ways(path)).toEqual([]);
});

test('home is changed where each of the things on it is', () => {
  expect(ways('/')).toEqual([
    { label: 'Home page', to: '/admins/home' },
    { label: 'Sliders', to: '/admins/sliders' },
    { label: 'Notices', to: '/admins/notices' },
    { label: 'Stories', to: '/admins/stories' },
    { label: 'Galleries', to: '/admins/galleries' },
    { label: 'Popups', to: '/admins/popups' },
  ]);
});

test('the contact page is changed where its texts and the organisation’s details are', () => {
  expect(ways('/contact')).toEqual([
    { label: 'Organisation', to: '/admins/organisation' },
    { label: 'Contact page', to: '/admins/contact' },
  ]);
});
