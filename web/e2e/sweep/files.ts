import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { journey, viewports } from '../browser';
import { oneOfEachPage } from '../site';
import { keep, walk, type Findings, type OnStage } from './stage';

/** Widths of windows at which each picture is measured, in CSS pixels. */
const widths = [320, 360, 412, 768, 1024, 1280, 1440, 1920];
/** Pixels of the screen to one CSS pixel. */
const densities = [1, 2, 3];
/** How much wider than drawn a file may be where a narrower one would do, and how much too narrow it may be. */
const [TOO_WIDE, TOO_NARROW] = [1.5, 0.93];
/**
 * On dense screens the next narrower file is asked for where the difference cannot be seen, so that none is wider than that
 * at all. What a browser takes may be a little narrower still.
 */
const [ASKED_ON_DENSE, NARROW_ON_DENSE] = [0.74, 0.7];

/** A picture of a page as the browser has laid it out; lengths in CSS pixels. */
interface Shown {
  readonly name: string;
  /** As wide as it is drawn: where its frame crops it, wider than that. */
  readonly drawn: number;
  /** As wide as its `sizes` say, by the density of the screen. */
  readonly promised: Readonly<Record<number, number>>;
  /** The widths of its files in pixels, the narrowest first. */
  readonly files: readonly number[];
  /** Whether the crop leaves in the frame where heads are: a fifth from the top of an upright picture, else a third. */
  readonly hasHeads: boolean;
  /** The width of the file that the browser has taken; undefined until then. */
  readonly taken: number | undefined;
}

/** Measures the pictures of items in `main`; those that are not shown are left out. */
function picturesShown(page: Page): Promise<Shown[]> {
  return page.evaluate((screens) => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.position = 'absolute';
    /** The parts of `sizes`: commas within parentheses part nothing. */
    const partsOf = (sizes: string): string[] => {
      let depth = 0;
      const marked = Array.from(sizes).map((letter) => {
        depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
        return letter === ',' && depth === 0 ? '\n' : letter;
      });
      return marked.join('').split(/\n\s*/);
    };
    const DENSE = '(min-resolution: 1.5dppx)';
    const lengthOf = (sizes: string, density: number): number => {
      for (const part of partsOf(sizes)) {
        if (part.startsWith(DENSE) && density < 1.5) continue;
        const [, query, length = ''] =
          /^(\([^)]*\) )?(.*)$/.exec(part.replace(DENSE, '').replace(/^ (and )?/, '')) ?? [];
        if (query && !matchMedia(query.trim()).matches) continue;
        probe.style.width = length;
        return probe.getBoundingClientRect().width;
      }
      return 0;
    };
    const fileWidth = (url: string) => Number(/-(\d+)\.(?:avif|webp)$/.exec(url)?.[1] ?? Number.NaN);
    const all = [...document.querySelectorAll('main picture')].flatMap((picture) => {
      const [source, image] = [picture.querySelector('source'), picture.querySelector('img')];
      if (!source?.srcset.includes('/files/') || !image?.checkVisibility({ visibilityProperty: true }))
        return [];
      const { width, height } = image.getBoundingClientRect();
      const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const isCropped = getComputedStyle(image).objectFit === 'cover';
      const whole = Math.min(width, height * shape);
      const visible = Math.min(1, (height * shape) / width);
      const from =
        (1 - visible) * (Number.parseFloat(getComputedStyle(image).objectPosition.split(' ')[1] ?? '') / 100);
      const heads = shape < 1 ? [0.12, 0.3] : [0.25, 0.4];
      return {
        name: `${image.alt || image.currentSrc} in ${Math.round(width)} × ${Math.round(height)}`,
        drawn: isCropped ? Math.max(width, height * shape) : whole,
        promised: Object.fromEntries(screens.map((density) => [density, lengthOf(source.sizes, density)])),
        hasHeads: !isCropped || heads.every((at) => at >= from && at <= from + visible),
        files: [...source.srcset.matchAll(/ (\d+)w/g)]
          .map(([, files]) => Number(files))
          .sort((a, b) => a - b),
        taken: image.currentSrc === '' ? undefined : fileWidth(image.currentSrc),
      };
    });
    probe.remove();
    return all;
  }, densities);
}

/** Whether a file is narrower than what is drawn of it, by more than the part `narrowest`, although there is a wider one. */
function isStretched(taken: number, needed: number, files: readonly number[], narrowest: number): boolean {
  return taken < needed * narrowest && files.some((file) => file > taken);
}

/** Whether a file is needlessly wide: one that is at least the part `narrowest` as wide as what is drawn would do. */
function isTooWide(taken: number, needed: number, files: readonly number[], narrowest: number): boolean {
  return taken > needed * TOO_WIDE && files.some((file) => file < taken && file >= needed * narrowest);
}

/** The file that `sizes` lead a browser to on a screen, if it does not fit. */
function misfit({ drawn, promised, files }: Shown, density: number): string | null {
  const needed = drawn * density;
  const taken = files.find((file) => file >= (promised[density] ?? NaN) * density) ?? files.at(-1) ?? 0;
  const narrowest = density > 1 ? ASKED_ON_DENSE : 1;
  const tells = `at density ${density}: ${taken} for ${Math.round(needed)}`;
  if (isStretched(taken, needed, files, Math.min(narrowest, TOO_NARROW))) return `stretched ${tells}`;
  return isTooWide(taken, needed, files, narrowest) ? `too wide ${tells}` : null;
}

const faultsOf = (pictures: readonly Shown[], check: (shown: Shown) => (string | null)[]) =>
  pictures.flatMap((shown) => check(shown).flatMap((fault) => (fault ? [`${shown.name} ${fault}`] : [])));

/** What is wrong with the files that the browser has taken for what it draws. */
async function takenFaults(page: Page, density: number): Promise<string[]> {
  await page
    .locator('main picture img')
    .evaluateAll((images) => images.forEach((image) => ((image as HTMLImageElement).loading = 'eager')));
  const isTaken = async () => (await picturesShown(page)).every(({ taken }) => taken !== undefined);
  await expect.poll(isTaken).toBe(true);
  // A wider file that the page before has fetched is taken again, so that only a narrow one is a fault.
  const narrowest = density > 1 ? NARROW_ON_DENSE : TOO_NARROW;
  return faultsOf(await picturesShown(page), ({ taken = 0, drawn, files }) => [
    isStretched(taken, drawn * density, files, narrowest)
      ? `took ${taken} for ${Math.round(drawn * density)}`
      : null,
  ]);
}

/** Files that fit what is drawn, by what `sizes` say and by what a browser takes. */
export function fileTests(on: OnStage): void {
  test(
    'sizes say how wide each picture is drawn, in every window and on every screen, and the files taken fit; crops keep heads; only the first is fetched at once',
    { timeout: 120_000 },
    async () => {
      const { browser, site } = on();
      const findings: Findings = {};
      await journey(browser, {}, async ({ page, context }) => {
        await walk([page, await context.newPage()], site.picturedRoutes, async (each, route) => {
          // What a phone does not show it need not fetch.
          await each.setViewportSize(viewports.phone);
          const order = await each
            .locator('main img')
            .evaluateAll((all: HTMLImageElement[]) =>
              all.map((image, i) => [
                `${image.loading} ${image.fetchPriority}`,
                i === 0 && image.checkVisibility() ? 'eager high' : 'lazy auto',
              ]),
            );
          if (order.some(([found, wanted]) => found !== wanted)) findings[`${route}, order`] = order;
          await each.setViewportSize(viewports.desktop);
          keep(findings, `${route}, taken`, await takenFaults(each, 1));
          for (const width of widths) {
            await each.setViewportSize({ width, height: width < 700 ? 740 : 900 });
            const pictures = await picturesShown(each);
            if (pictures.length === 0) findings[`${route} at ${width}`] = 'no pictures';
            const faults = faultsOf(pictures, (shown) => [
              shown.hasHeads ? null : 'has its heads cut off',
              ...densities.map((density) => misfit(shown, density)),
            ]);
            keep(findings, `${route} at ${width}`, faults);
          }
          await each.setViewportSize(viewports.desktop);
        });
      });
      expect(findings).toEqual({});
    },
  );

  test('the files that a browser takes fit what is drawn on a dense phone too', async () => {
    const { browser, site } = on();
    const findings: Findings = {};
    await journey(browser, { viewport: 'phone', density: 2 }, async ({ page, context }) => {
      const routes = oneOfEachPage(site.picturedRoutes);
      await walk([page, await context.newPage()], routes, async (each, route) =>
        keep(findings, route, await takenFaults(each, 2)),
      );
    });
    expect(findings).toEqual({});
  });
}
