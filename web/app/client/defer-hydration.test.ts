import { expect, test } from 'vitest';
import { deferHydration } from './defer-hydration';

const page = [
  '<html><head><link rel="modulepreload" href="/assets/site-1a.js"/>',
  '<link rel="modulepreload" href="/assets/preact-2b.js"/><link rel="modulepreload" href="/assets/manifest-0d.js"/></head>',
  '<body><p>$& stays</p><script type="module" async>import "/assets/manifest-0d.js";import "/assets/entry.js"</script></body></html>',
].join('');

test('a page loses its module script and preloads, and gets what fetches them later', () => {
  const held = deferHydration(page, '/notices', '/assets/sheet-3c.css');
  expect(held).not.toMatch(/rel="modulepreload"|type="module"/);
  expect(held).toContain(
    '<script type="text/plain" id="client" data-modules="/assets/site-1a.js /assets/preact-2b.js /assets/manifest-0d.js"' +
      ' data-first="/assets/preact-2b.js /assets/site-1a.js" data-sheet="/assets/sheet-3c.css">' +
      'import "/assets/manifest-0d.js";import "/assets/entry.js"</script>',
  );
  expect(held).toContain('<p>$& stays</p>');
  expect(held.indexOf('(function starter')).toBeGreaterThan(0);
  expect(held.indexOf('(function starter')).toBeLessThan(held.indexOf('</head>'));
});

test('the staff area, which is rendered in the browser, keeps its client', () => {
  expect(deferHydration(page, '/admins', '')).toBe(page);
  expect(deferHydration(page, '/admins/notices', '')).toBe(page);
  expect(deferHydration(page, '/admins-of-the-past', '')).not.toBe(page);
});

test('a page that would never come alive is not served', () => {
  expect(() => deferHydration(page.replace(' async', ''), '/', '')).toThrow(
    'The page has no module script: has the framework changed its form?',
  );
});
