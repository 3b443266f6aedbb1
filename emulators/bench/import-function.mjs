// Loads a built function as its process does before it can respond, in a process of its own, and prints what that took.
// import-function.mjs FOLDER api|site|cleanup|firestore [packages]: firestore is what each of them loads at least, Firestore's
// client; `packages` tells which packages were loaded, which takes time of its own.
import { createRequire, register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';

const [folder, target, what] = process.argv.slice(2);
process.env.FUNCTION_TARGET = target;
const load = createRequire(join(folder, 'package.json'));
load('@google-cloud/functions-framework'); // these are there before any function
load('express');

const { port1, port2 } = new MessageChannel();
const hooks = `let port;
export const initialize = (data) => { port = data; };
export const load = (url, context, next) => { port.postMessage(url); return next(url, context); };`;
if (what === 'packages') {
  const source = `data:text/javascript,${encodeURIComponent(hooks)}`;
  register(source, { data: port2, transferList: [port2] });
}

const before = {
  modules: Object.keys(load.cache),
  resident: process.memoryUsage().rss,
  cpu: process.cpuUsage(),
};
const started = performance.now();
const files = ['index.js', `${target}.js`, ...(target === 'site' ? ['web/index.js'] : [])];
const modules =
  target === 'firestore'
    ? [load.resolve('firebase-admin/app'), load.resolve('firebase-admin/firestore')]
    : files.map((file) => join(folder, 'lib', file));
for (const module of modules) await import(pathToFileURL(module).href);
const ms = performance.now() - started;

const { user, system } = process.cpuUsage(before.cpu);
const loaded = new Set(Object.keys(load.cache).filter((name) => !before.modules.includes(name)));
for (let told; (told = receiveMessageOnPort(port1));) loaded.add(told.message);
const packages = {};
for (const name of loaded) {
  const found = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name.replaceAll('\\', '/'));
  if (found) packages[found[1]] = (packages[found[1]] ?? 0) + 1;
}
const megabytes = (process.memoryUsage().rss - before.resident) / 1024 / 1024;
console.log(JSON.stringify({ ms, cpuMs: (user + system) / 1000, megabytes, packages }));
process.exit(0);
