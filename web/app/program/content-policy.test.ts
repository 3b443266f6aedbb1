import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPolicy } from './content-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = [
  '<html><head><meta charSet="utf-8"/><title>x</title><script>first()</script>',
  '<script type="application/ld+json">{"a":1}</script></head><body>',
  '<script type="text/plain" id="program" data-first="">import "/assets/$&.js"\nlater()</script>',
  '<script async="" src="/assets/a.js"></script><script>first()</script></body></html>',
].join('');

test('a page allows its own scripts, by their texts, and no others', () => {
  const policy =
    /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(
      withPolicy(page),
    )?.[1];
  expect(policy?.split(';')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hash('first()')} ${hash('import "/assets/$&.js"\nlater()')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]);
});

test('the router’s last two scripts become one', () => {
  const data = 'window.__reactRouterContext.streamController.enqueue("a$1b");';
  const end = 'window.__reactRouterContext.streamController.close();';
  const streamed = `<!--$--><script>${data}</script><!--$--><script>${end}</script><!--/$--><!--/$--></body>`;
  const held = withPolicy(page.replace('</body>', () => streamed));
  expect(held).toContain(`<!--$--><script>${data}${end}</script><!--$--><!--/$--><!--/$--></body>`);
  expect(held).toContain(hash(data + end));
});

test('the staff area also speaks to where large uploads go, and shows files of the device', () => {
  const policy = withPolicy(page, ['https://a.example', 'https://b.example']);
  expect(policy).toContain(";connect-src 'self' https://a.example https://b.example;");
  expect(policy).toContain(";img-src 'self' data: blob:;");
});

test('a page whose head begins otherwise is not served', () => {
  expect(() => withPolicy('<html><head></head></html>')).toThrow('The head does not begin with its charset');
});
