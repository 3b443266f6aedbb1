import { beforeAll, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { journey, viewports } from './visit';
import { addProgram, pdfPart, picturePart, projectFacts, siteUrl } from './content';
import { goTo } from './staff-kit';

let ongoing: ItemAt<'programs'>;
beforeAll(async () => {
  ongoing = await addProgram({ name: 'Springs of the ridge', budget: '1240000', remarks: 'Second phase' });
  const isOngoing = 'false';
  await addProgram({ name: 'Goat sheds', isOngoing, attachment: pdfPart('mid_term_report.pdf') });
  await addProgram({ name: 'School roofs', isOngoing });
});

const columns = [
  'S.N.',
  'Name of Project',
  'Objective',
  'Target Beneficiaries',
  'Duration',
  'Total Budget (NRP)',
  'Funding Partner and Donor',
  'Remarks',
];

// Past projects are in the same table (specified-items.test.tsx).
test('/programs lists current projects below its two cards; Present Projects: a table with the eight columns; isOngoing true is under Present, otherwise under Past; a table links to the documents of its projects', async () => {
  const title = 'Present Projects';
  await journey({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/programs');
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Past Projects',
      'Present Projects',
      'Under way now',
    ]);
    expect(await main.getByRole('article').getByRole('paragraph').allTextContents()).toEqual([
      'See all completed projects',
      'See all ongoing projects',
    ]);
    // The hills of a card end at their own peaks, whatever the card's shape.
    for (const card of await main.getByRole('article').all()) {
      const top = (await card.boundingBox())?.y ?? 0;
      const hills = card.locator('svg').first();
      expect((await hills.locator('path').first().boundingBox())?.y).toBeGreaterThan(top);
      expect(await hills.evaluate((svg) => getComputedStyle(svg).overflow)).toBe('visible');
    }
    const project = main.getByRole('listitem').filter({ hasText: 'Springs of the ridge' });
    for (const text of [projectFacts.objective, projectFacts.targetBeneficiaries, projectFacts.duration])
      expect(await project.getByText(text, { exact: true }).isVisible()).toBe(true);
    expect(await main.getByText('School roofs').count()).toBe(0);
    await main.getByRole('link', { name: 'See project details' }).click();
    await page.getByRole('table', { name: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/present-programs');
    for (const viewport of ['desktop', 'phone'] as const) {
      await page.setViewportSize(viewports[viewport]);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
      const table = page.getByRole('table', { name: title });
      expect(await table.locator('thead th').allTextContents()).toEqual(columns);
      // The heading above says it to the eye already.
      expect((await table.locator('caption').boundingBox())?.width).toBeLessThanOrEqual(1);
      // The newest stands first.
      const cells = table.locator('tbody tr').first().locator('th, td');
      const { objective, targetBeneficiaries, duration, fundingPartner } = projectFacts;
      expect(await cells.allTextContents()).toEqual([
        '1',
        ongoing.name,
        objective,
        targetBeneficiaries,
        duration,
        '12,40,000',
        fundingPartner,
        'Second phase',
      ]);
      expect(await cells.evaluateAll((all) => all.map((cell) => cell.dataset['label']))).toEqual(columns);
      const label = await cells.nth(5).evaluate((cell) => getComputedStyle(cell, '::before').content);
      const isCards = viewport !== 'desktop';
      expect(label).toBe(isCards ? '"Total Budget (NRP)"' : 'none');
      expect(await page.getByText('School roofs').count()).toBe(0);
      const { head, aligned, durationLines } = await table.evaluate((element) => {
        const [first] = element.querySelectorAll('thead th');
        const duration = element.querySelector('td[data-label=Duration] > span');
        const amount = element.querySelector('td[data-kind=amount]');
        return {
          head: first?.getBoundingClientRect().width ?? 0,
          aligned: amount ? getComputedStyle(amount).textAlign : '',
          durationLines: new Set([...(duration?.getClientRects() ?? [])].map(({ top }) => top)).size,
        };
      });
      if (isCards) expect(head).toBeLessThanOrEqual(1);
      else expect([head > 20, aligned]).toEqual([true, 'end']);
      expect(durationLines).toBe(1);
    }
    await page.goBack();
    await main.getByRole('article').first().getByRole('link').click();
    await page.waitForURL('**/past-programs');
    await page.getByRole('link', { name: /^mid term report PDF/ }).waitFor();
    expect(await page.getByText(ongoing.name).count()).toBe(0);
    // Cards leave out what is not told; in a table its column stands.
    const remarks = page.getByRole('row').filter({ hasText: 'School roofs' }).locator('th, td').nth(7);
    expect([await remarks.textContent(), await remarks.isVisible()]).toEqual(['–', false]);
    await page.setViewportSize(viewports.desktop);
    expect(await remarks.isVisible()).toBe(true);
  });
});

test('a project with a story has its own page, linked from its name in both lists', async () => {
  const story = await addProgram({
    name: 'Taps of Dailekh',
    story: 'Water came in the third year.\n\nEach ward mends its own pipe.',
    image: await picturePart(),
    imageAlt: 'The tap of ward 3',
    attachment: pdfPart('evaluation.pdf'),
  });
  await journey({ viewport: 'phone' }, async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/programs');
    await main.getByRole('link', { name: story.name }).click();
    await page.waitForURL(`**/programs/${story._id}`);
    await main.getByText('Each ward mends its own pipe.').waitFor();
    await main.getByText(projectFacts.targetBeneficiaries, { exact: true }).waitFor();
    await main.getByRole('link', { name: /^evaluation/ }).waitFor();
    expect(await main.getByRole('img', { name: 'The tap of ward 3' }).isVisible()).toBe(true);
    await goTo(page, '/present-programs');
    // Its documents and its text are on its page; the objective stays whole.
    const row = page.getByRole('row').filter({ hasText: story.name });
    await row.waitFor();
    expect(await row.getByText(projectFacts.objective, { exact: true }).isVisible()).toBe(true);
    expect(await row.getByRole('link').count()).toBe(1);
    await row.getByRole('link', { name: story.name }).click();
    await page.waitForURL(`**/programs/${story._id}`);
  });
  const none = await fetch(`${siteUrl}/programs/${ongoing._id}`);
  expect([none.status, await none.text()]).toEqual([404, expect.stringContaining('Program not found.')]);
});
