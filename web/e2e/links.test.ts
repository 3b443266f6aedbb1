import { expect, test } from 'vitest';
import { looksRight } from './axe';
import { openAlive } from './page';
import { addItem, addNotice, deleteLater, picturePart, siteUrl } from './content';
import { dialogCalled, goTo, input, saveButton, toast } from './staff-kit';
import { staffJourney } from './visit';

const mark = Date.now().toString(36);

test('a dead link is reported before a notice is published, does not prevent it, and stays on the dashboard; deleting a story shows what links to it, and offers a redirect', async () => {
  const title = `Dead end ${mark}`;
  const { _id } = await addItem('notices', { title, description: 'Read /nowhere first.', _state: 'draft' });
  const { _id: story } = await addItem('stories', {
    title: `Gone ${mark}`,
    description: 'Told.',
    image: await picturePart(),
  });
  await addNotice({ title: `Points ${mark}`, description: `Read ${siteUrl}/story/${story} too.` });
  await staffJourney({ viewport: 'phone', expected: /404.*\/stories\// }, async ({ page, context }) => {
    await page.goto(`/admins/notices/${_id}`);
    await input(page, 'description').fill(`Read ${siteUrl}/story/nobody-${mark} first, all of it.`);
    const advice = page.getByRole('list', { name: 'Before you publish' });
    await advice.getByRole('button', { name: /nobody-\w+ leads nowhere/ }).click();
    await expect
      .poll(() => input(page, 'description').evaluate((field) => field.contains(document.activeElement)))
      .toBe(true);
    await looksRight(page);
    await saveButton(page).click();
    await page.getByText(`“${title}” was published.`).waitFor();
    await goTo(page, '/admins');
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await attention
      .getByRole('link', { name: /^\d+ notices? (has|have) a link that leads nowhere$/ })
      .click();
    await page.getByText('Only notices with a link that leads nowhere').waitFor();
    await page.getByRole('link', { name: title }).first().waitFor();

    await goTo(page, `/admins/stories/${story}`);
    await page
      .getByRole('region', { name: 'Linked from' })
      .getByRole('link', { name: `Points ${mark}` })
      .waitFor();
    await looksRight(page);
    await page.getByRole('button', { name: 'Delete this story' }).click();
    const question = dialogCalled(page, 'Delete this story?');
    await question.getByText('1 page links here.').waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'Redirect its address' }).click();
    await expect.poll(() => input(page, 'from').inputValue()).toBe(`/story/${story}`);
    await input(page, 'to').fill('/stories');
    const [added] = await Promise.all([
      page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith('/redirects'),
      ),
      saveButton(page).click(),
    ]);
    deleteLater('redirects', ((await added.json()) as { data: { _id: string } }).data._id);
    await toast(page, `“/story/${story}” is published.`).waitFor();
    // A visitor who asks for the page itself is sent on by the server: links.api.test.ts.
    const visitor = await context.newPage();
    await openAlive(visitor, '/contact');
    await goTo(visitor, `/story/${story}`);
    await visitor.waitForURL(/\/stories$/);
  });
});
