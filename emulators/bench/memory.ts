import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { file, startApi, validForm } from '../../functions/src/testing/api';
import { picture } from '../../functions/src/testing/files';

/** Resident megabytes of this process, after the collector has run where it can be asked to. */
function residentMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1024 / 1024;
}

/** Run in a process of its own: uploads 800 × 600 pictures and prints the memory after 30 and after 300. */
async function main(): Promise<void> {
  const notice = contentTypeAt('notices') as ContentTypeDefinition;
  const api = await startApi();
  const bytes = await picture(800, 600);
  const marks: Record<number, number> = {};
  for (let i = 1; i <= 300; i += 1) {
    const body = await validForm(notice, { image: file(bytes, `picture-${i}.jpg`) });
    const { status } = await api.call('/notices', { method: 'POST', as: 'staff', body });
    if (status !== 201) throw new Error(`upload ${i} responded ${status}`);
    if (i === 30 || i === 300) marks[i] = residentMb();
  }
  await api.stop();
  console.log(JSON.stringify(marks));
}

await main();
