import { expect, test } from 'vitest';
import { xmlText } from './xml';

test('xmlText escapes markup, keeps Nepali letters and line ends, and drops what XML does not allow', () => {
  expect(xmlText('A & <b> "q" it\'s')).toBe('A &amp; &lt;b&gt; &quot;q&quot; it&apos;s');
  expect(xmlText('सूचना\nline\ttab')).toBe('सूचना\nline\ttab');
  expect(xmlText('A\u0001B\u000bC')).toBe('ABC');
  expect(xmlText('A\ufffeB\uffffC\ud800D\udc00E\u{1f33e}')).toBe('ABCDE\u{1f33e}');
});
