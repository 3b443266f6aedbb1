import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { markedScripts, withPolicy } from './content-policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const own = { nonce: 'Ab-_1', added: 'starter()' };
const rendered = [
  '<html><head><meta charset="utf-8"/><title>x</title><script nonce="Ab-_1">first()</script>',
  '<link rel="modulepreload" href="/assets/a.js" nonce="Ab-_1"/><script>starter()</script>',
  '<script type="application/ld+json">{"a":1}</script></head><body>',
  '<script nonce="Ab-_1" type="text/plain" id="client" data-first="">import "/assets/$&.js"\nlater()</script>',
  '<script nonce="Ab-_1" async src="/assets/a.js"></script><script nonce="Ab-_1">first()</script>',
  '<script>injected()</script><script nonce="other">/*Ab-_2*/injected()</script></body></html>',
].join('');
const page = markedScripts(rendered, own.nonce);

test('a page allows its own scripts, by their texts, and none that has come into it otherwise', () => {
  const policy =
    /<meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(
      withPolicy(page, own),
    )?.[1];
  expect(withPolicy(page, own)).not.toContain(own.nonce);
  expect(page).toContain('<script type="text/plain" id="client" data-first="">/*Ab-_1*/import');
  expect(policy?.split(';')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hash('first()')} ${hash('starter()')} ${hash('import "/assets/$&.js"\nlater()')}`,
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
  const streamed = `<!--$s--><script>/*Ab-_1*/${data}</script><!--$s--><script>/*Ab-_1*/${end}</script><!--/$s--><!--/$s--></body>`;
  const held = withPolicy(
    page.replace('</body>', () => streamed),
    own,
  );
  expect(held).toContain(`<!--$s--><script>${data}${end}</script><!--$s--><!--/$s--><!--/$s--></body>`);
  expect(held).toContain(hash(data + end));
});

test('the staff area also speaks to where large uploads go, and shows files of the device', () => {
  const policy = withPolicy(page, own, ['https://a.example', 'https://b.example']);
  expect(policy).toContain(";connect-src 'self' https://a.example https://b.example;");
  expect(policy).toContain(";img-src 'self' data: blob:;");
});

test('a page whose head begins otherwise is not served', () => {
  expect(() => withPolicy('<html><head></head></html>', own)).toThrow(
    'The head does not begin with its charset',
  );
});
