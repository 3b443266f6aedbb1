import { Builder } from '@pandacss/node';
import { fileURLToPath } from 'node:url';
import type { Message, Plugin } from 'postcss';

const web = fileURLToPath(new URL('..', import.meta.url));

/** The sheets (in app/theme) and the configs whose sources they hold the styles of. */
const configs: Readonly<Record<string, string>> = {
  'sheet.css': 'panda.config.ts',
  'staff-sheet.css': 'panda.staff.config.ts',
};

const builders = new Map<string, Builder>();

/** Fills each sheet. Panda's own PostCSS plugin knows one config in a process. */
export const pandaSheets: Plugin = {
  postcssPlugin: 'panda-sheets',
  async Once(root, { result }) {
    const sheet = result.opts.from?.replace(/\?.*/, '').split('/').at(-1) ?? '';
    const config = configs[sheet];
    if (config === undefined) return;
    const builder = builders.get(config) ?? new Builder();
    builders.set(config, builder);
    await builder.setup({ configPath: web + config, cwd: web });
    builder.extract();
    builder.registerDependency((file: Message) => result.messages.push({ ...file, plugin: 'panda-sheets' }));
    // Panda brings a PostCSS of its own, which differs from this one by its types only.
    builder.write(root as unknown as Parameters<Builder['write']>[0]);
    root.walk((node) => void (node.source ??= root.source));
  },
};
