import { JSDOM } from 'jsdom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { asDocument, removeHeadTags } from './document';

const rendered = [
  '<html><head><meta charset="utf-8"/><link rel="icon" href="/i.svg"/></head>',
  '<body><div id="root"><head-tags><title>$& Stories</title></head-tags><main><p>Text</p>',
  '<head-tags><link rel="canonical" href="/stories"/></head-tags></main></div></body></html>',
  '<!--$s--><script>data()</script><!--/$s-->',
].join('');

test('what a page says of itself is in its head, and the router’s data in its body', () => {
  expect(asDocument(rendered)).toBe(
    [
      '<!DOCTYPE html><html><head><meta charset="utf-8"/><link rel="icon" href="/i.svg"/>',
      '<!--head-tags--><title>$& Stories</title><link rel="canonical" href="/stories"/><!--head-tags--></head>',
      '<body><div id="root"><main><p>Text</p></main></div>',
      '<!--$s--><script>data()</script><!--/$s--></body></html>',
    ].join(''),
  );
});

test('the client takes out of the head what a page has said of itself, and nothing else', () => {
  const { window } = new JSDOM(asDocument(rendered).replace('</head>', '<style>a{}</style></head>'));
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('Node', window.Node);
  onTestFinished(() => void vi.unstubAllGlobals());
  removeHeadTags();
  expect(window.document.head.innerHTML).toBe(
    '<meta charset="utf-8"><link rel="icon" href="/i.svg"><style>a{}</style>',
  );
});
