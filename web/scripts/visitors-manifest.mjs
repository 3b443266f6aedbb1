// Writes the visitors' manifest of routes beside the whole one: that of the staff area is two thirds of it, and a visitors'
// page leads there by loading another document only (client/defer-hydration.ts names this file).
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../build/client/assets/', import.meta.url));
const name = (await readdir(folder)).find((each) => /^manifest-[\da-f]+\.js$/.test(each));
if (!name) throw new Error('The build has no manifest of routes');
const [, start, json] = /^([^{]*)(\{.*\});?\s*$/s.exec(await readFile(folder + name, 'utf8')) ?? [];
if (!json) throw new Error(`${name} is not what it was: has the framework changed its form?`);
const { routes, url, ...manifest } = JSON.parse(json);
const visitorsPart = (path) => path.replace('manifest-', 'manifest-visitors-');
const visited = Object.entries(routes).filter(([id]) => !id.startsWith('routes/admin/'));
const part = { ...manifest, url: visitorsPart(url), routes: Object.fromEntries(visited) };
await writeFile(folder + visitorsPart(name), `${start}${JSON.stringify(part)};`);
