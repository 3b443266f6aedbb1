import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SiteHandler } from '@content/contract';
import { createServices } from '../../functions/src/services';
import { createReader } from '../../functions/src/content/reader';
import { functionsFolder } from '../shared/paths';
import { median } from './median';

/** Renders pages with the built web and the real reader; returns a line for each: milliseconds and bytes. */
export async function measureRendering(rounds = 60): Promise<string[]> {
  const build = pathToFileURL(join(functionsFolder, 'lib/web/index.js')).href;
  const { handle } = (await import(build)) as { handle: SiteHandler };
  const services = createServices();
  const { origin } = services.config;
  const context = {
    reader: createReader(services.content),
    origin,
    uploadOrigins: [],
    noteError: console.error,
  };
  const lines: string[] = [];
  for (const path of ['/', '/notices']) {
    const times: number[] = [];
    let html = '';
    for (let i = 0; i < rounds; i += 1) {
      const started = performance.now();
      html = await (await handle(new Request(context.origin + path), context)).text();
      times.push(performance.now() - started);
    }
    const warm = median(times.slice(10)).toFixed(1);
    lines.push(
      `${path}: first ${(times[0] ?? NaN).toFixed(0)} ms, warm ${warm} ms, ${gzipSync(html).length} bytes gzip`,
    );
  }
  return lines;
}
