import { isTest, type Module } from './modules';

/** What each of web's features may import of others; one that is not here stands alone. */
const featureImports: Readonly<Record<string, readonly string[]>> = {
  article: ['gallery', 'lightbox'],
  'content-admin': ['admin-ui', 'navigation', 'popup', 'session', 'shell'],
  gallery: ['lightbox', 'slider'],
  session: ['admin-ui', 'navigation', 'shell'],
  shell: ['navigation'],
};

/** Files that must not import others, with the reason. */
const zones: readonly { readonly files: RegExp; readonly not: RegExp; readonly why: string }[] = [
  {
    files: /^web\//,
    not: /^functions\/(src|lib)\//,
    why: "web reads through /api/v1 and @content, it never imports functions' source",
  },
  { files: /^functions\//, not: /^web\/app\//, why: "functions never imports web's source, only its build" },
  {
    files: /^functions\/content\//,
    not: /^functions\/src\//,
    why: 'the content model is shared by browsers and servers',
  },
  {
    files: /^functions\/src\/(store|content)\//,
    not: /^functions\/src\/(api|site|upkeep)\//,
    why: 'the domain speaks plain types and errors, api/ alone makes HTTP of them',
  },
  {
    files: /^functions\/src\/store\//,
    not: /^functions\/src\/content\//,
    why: 'the store does not know the domain above it',
  },
  {
    files: /^web\/app\/components\//,
    not: /^web\/app\/(features|routes)\//,
    why: 'features are made of components, not the other way round',
  },
  {
    files: /^web\/app\/data\//,
    not: /^web\/app\/(components|features|routes)\//,
    why: 'what reads and writes does not know what shows it',
  },
  { files: /^web\/app\/features\//, not: /^web\/app\/routes\//, why: 'routes are made of features' },
];

const featureOf = (file: string) => /^web\/app\/features\/([^/]+)\//.exec(file)?.[1];

/** Imports across the lines above, a line each. Tests are left out. */
export function findZoneBreaks(modules: readonly Module[]): string[] {
  return modules
    .filter(({ file }) => !isTest(file))
    .flatMap(({ file, imports }) => {
      const own = featureOf(file);
      return imports.flatMap(({ from }) => {
        const broken = zones.filter(({ files, not }) => files.test(file) && not.test(from));
        const other = featureOf(from);
        const isOpen = !own || !other || own === other || featureImports[own]?.includes(other);
        const reasons = [
          ...broken.map(({ why }) => why),
          ...(isOpen ? [] : ['a feature imports others only as featureImports declares']),
        ];
        return reasons.map((why) => `${file} imports ${from}: ${why}`);
      });
    });
}
