import { beforeAll, expect, test } from 'vitest';
import { isLoaded } from './page';
import { journey } from './visit';
import { addItem, addUsing, picturePart } from './content';

const groups = ['Management Level Staffs', 'Project Staffs', 'Current Executive Committee'] as const;
beforeAll(async () => {
  const of = (category: string) => ({
    category,
    name: `Asha of ${category}`,
    position: `Position in ${category}`,
  });
  const first = await addItem('employees', { ...of(groups[2]), photo: await picturePart() });
  for (const category of [groups[1], groups[0]]) await addUsing('employees', first, of(category));
});

test('Team page, titled All Team Members: three groups, each entry shows a round photo, name and position', async () => {
  await journey({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/employees');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('All Team Members');
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await titles.allTextContents()).toEqual([...groups]);
    for (const group of groups) {
      const entry = page
        .getByRole('region', { name: group })
        .getByRole('listitem')
        .filter({ hasText: `Asha of ${group}` });
      expect(await entry.getByRole('heading').textContent()).toBe(`Asha of ${group}`);
      expect(await entry.getByRole('paragraph').textContent()).toBe(`Position in ${group}`);
      const photo = entry.locator('img');
      await photo.scrollIntoViewIfNeeded();
      await isLoaded(photo);
      const frame = entry.locator('div').first();
      const { width, height } = (await frame.boundingBox()) ?? { width: 0, height: 1 };
      expect(width).toBeCloseTo(height, 0);
      const { borderRadius, overflow } = await frame.evaluate((element) => getComputedStyle(element));
      expect(Number.parseFloat(borderRadius)).toBeGreaterThanOrEqual(width / 2);
      expect(overflow).toBe('hidden');
      // The group that leads has its names beside the photos, the others below.
      const heading = (await entry.getByRole('heading').boundingBox()) ?? { x: 0, y: 0 };
      const { x = 0, y = 0 } = (await frame.boundingBox()) ?? {};
      const isBeside = heading.x >= x + width;
      expect([isBeside, heading.y >= y + height]).toEqual(
        group === 'Management Level Staffs' ? [true, false] : [false, true],
      );
    }
  });
});
