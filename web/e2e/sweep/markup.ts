import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { siteUrl } from '../browser';
import type { Findings, OnStage } from './stage';

/** The server's HTML of every route against html-validate's standard rules, none turned off. */
export function markupTests(on: OnStage): void {
  test("the HTML of every route passes html-validate's standard rules", async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
    const findings: Findings = {};
    for (const route of [...on().site.routes, '/admins/login', '/admins']) {
      const html = await (await fetch(siteUrl + route)).text();
      expect(html, route).toContain('</html>');
      const { results } = await validator.validateString(html);
      const messages = results.flatMap((result) =>
        result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      );
      if (messages.length > 0) findings[route] = messages;
    }
    expect(findings).toEqual({});
  });
}
