/** What each of web's features may import of others beside it; one that is not here stands alone. */
const featureImports = {
  'web/app/features': { 'content-admin': ['admin-ui', 'session', 'shell'], session: ['admin-ui'] },
  'web/app/site/features': {
    article: ['gallery'],
    contact: ['message-form'],
    home: ['gallery', 'hero', 'journey', 'notices', 'programs', 'slider', 'stories'],
    notices: ['article'],
    programs: ['article', 'notices', 'stories'],
    'public-information': ['documents', 'programs'],
    shell: ['navigation'],
    stories: ['article'],
  },
};
/** The folders of the staff area, from the lowest: each may import of those before it. */
const staffFolders = [
  ...'queries drafts form/content preeti uploads items media form/save text-editor'.split(' '),
  ...'field-types form/state form/view bulk-create outbox bulk-edit history'.split(' '),
  ...'trash site-state frame visits media-library arrange item-screens dashboard calendar'.split(' '),
  ...'messages account staff'.split(' '),
];
/** The folders of web/app/data, from the lowest. */
const dataFolders = ['formats', 'device', 'pages', 'staff'];
/** What each site has: the engine may import these of a folder, and nothing else. */
const siteParts = {
  'functions/site':
    '(brand|content-types|locale|message-texts|place|plain-page|preeti(-signs)?|second-calendar|share-card-texts|spelling|translated-defaults)\\.ts$',
  'web/app/site': [
    'texts/|theme/|structured-data/structured-data\\.ts$',
    '(edge|form-previews|navigation|organisation|page-parameters|pages-to-store)\\.tsx?$',
    '(preview-overlay|public-pages|read-organisation|type-icons)\\.tsx?$',
    // What the root route draws around errors, the staff area at its head and foot, and any page once it is touched.
    'features/shell/(error-page|quiet-footer|shell)\\.tsx$',
    'features/(navigation/(wordmark|language-offer)|sign-in/sign-in-drawing)\\.tsx$',
  ].join('|'),
};
const tests = '\\.test\\.tsx?$|/testing/|^web/e2e/';

/** A line that no import may cross; tests may. */
const line = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Of two modules that need each other neither can be read alone',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    line(
      'web-reads-the-api',
      "web reads through /api/v1 and @content, it never imports functions' source",
      '^web/',
      '^functions/(src|lib)/',
    ),
    line(
      'functions-take-a-build',
      "functions never imports web's source, only its build",
      '^functions/',
      '^web/app/',
    ),
    line(
      'content-is-shared',
      'The content model is shared by browsers and servers',
      '^functions/content/',
      '^functions/src/',
    ),
    line(
      'engine-stands-alone',
      'The engine serves any site: of this one it reads what each site has, by @site',
      '^functions/(content|src)/|^web/(app/(?!site/)|service-worker/)|^emulators/(?!seed/)',
      Object.entries(siteParts)
        .map(([folder, parts]) => `^${folder}/(?!${parts})`)
        .join('|'),
    ),
    line(
      'only-api-knows-http',
      'The domain speaks plain types and errors; api/ alone makes HTTP of them',
      '^functions/src/(model|store|media-processing|domain)/',
      '^functions/src/(api|delivery|cleanup)/',
    ),
    line(
      'api-without-delivery',
      'The API stands beside what visitors load: both share the domain',
      '^functions/src/api/',
      '^functions/src/delivery/',
    ),
    line(
      'store-below-the-domain',
      'The store does not know the domain above it, nor what looks into files',
      '^functions/src/store/',
      '^functions/src/(domain|media-processing)/',
    ),
    line(
      'media-processing-reads-nothing',
      'What looks into files gets their bytes and returns others; the domain stores them',
      '^functions/src/media-processing/',
      '^functions/src/(domain|store)/',
    ),
    line(
      'model-reads-nothing',
      'What an item is at a moment follows from its state and the clock alone',
      '^functions/src/model/',
      '^functions/src/(?!model/)',
    ),
    line(
      'components-below-features',
      'Features are made of components, not the other way round',
      '^web/app/components/',
      '^web/app/((site/)?features|routes)/',
    ),
    line(
      'data-below-the-screen',
      'What reads and writes does not know what shows it',
      '^web/app/data/',
      '^web/app/(components|(site/)?features|routes)/',
    ),
    ...dataFolders.map((folder, at) =>
      line(
        'data-in-layers',
        'A folder of web/app/data imports of those before it in dataFolders',
        `^web/app/data/${folder}/`,
        `^web/app/data/(${dataFolders.slice(at + 1).join('|')})/`,
      ),
    ),
    line(
      'visitors-without-staff',
      'Visitors load nothing of the staff area; previews in its forms lie at the root of web/app/site',
      '^web/app/(components|site/features)/',
      '^web/app/(data/staff|features/(admin-ui|content-admin|session)|routes/admin)/',
    ),
    line(
      'features-below-routes',
      'Routes are made of features',
      '^web/app/(site/)?features/',
      '^web/app/routes/',
    ),
    ...staffFolders.map((folder, at) =>
      line(
        'staff-folders-in-layers',
        'A folder of the staff area imports of those before it in staffFolders',
        `^web/app/features/content-admin/${folder}/`,
        `^web/app/features/content-admin/(?!(${staffFolders.slice(0, at + 1).join('|')})/)`,
      ),
    ),
    ...Object.entries(featureImports).flatMap(([room, features]) => [
      {
        name: 'features-stand-alone',
        comment: 'A feature imports others beside it only as featureImports declares',
        severity: 'error',
        from: {
          path: `^${room}/([^/]+)/`,
          pathNot: `${tests}|^${room}/(${Object.keys(features).join('|')})/`,
        },
        to: { path: `^${room}/`, pathNot: `^${room}/$1/` },
      },
      ...Object.entries(features).map(([feature, others]) => ({
        name: `feature-${feature}`,
        comment: 'A feature imports others beside it only as featureImports declares',
        severity: 'error',
        from: { path: `^${room}/${feature}/`, pathNot: tests },
        to: { path: `^${room}/`, pathNot: `^${room}/(${[feature, ...others].join('|')})/` },
      })),
    ]),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(emulators/\\.cache|functions/lib|web/build|web/\\.react-router|node_modules)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
