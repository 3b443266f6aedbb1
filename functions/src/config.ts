import { z } from 'zod';

const smtpError = { error: 'SMTP_URL must be the address of a mail server: smtps://USER:PASSWORD@HOST' };

/** The environment, read once at boot; a wrong value stops the process with a message that names it. */
const schema = z.object({
  /** Origins the site is served from, comma-separated; the first one is canonical. */
  SITE_ORIGINS: z
    .string({ error: 'SITE_ORIGINS is missing: set the site address, for example https://example.org' })
    .transform((text) => text.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
    .refine((origins) => origins.every((origin) => URL.canParse(origin)), {
      error: 'SITE_ORIGINS must hold complete addresses, separated by commas',
    }),
  /** The project's web API key: password sign-in goes through the Identity Toolkit, which needs it. */
  WEB_API_KEY: z.string({ error: 'WEB_API_KEY is missing: copy it from the project settings' }).min(1),
  /** Seconds for which a process takes content as current without a look at the log of changes; with 0 it keeps no response either. */
  CONTENT_MAX_AGE_SECONDS: z.coerce.number().min(0).max(60).default(15),
  /** Required: nobody can change the site before they have turned on the second step of signing in. */
  SECOND_FACTOR: z
    .enum(['offered', 'required'], { error: 'SECOND_FACTOR must be offered or required' })
    .default('offered'),
  /** The mail server, with user and password. Without it no mail is sent; Firebase sends those about passwords itself. */
  SMTP_URL: z
    .string()
    .refine((url) => /^smtps?:\/\//.test(url) && URL.canParse(url), smtpError)
    .optional(),
  /** Whom mails come from, as the mail server allows it. */
  MAIL_FROM: z.email({ error: 'MAIL_FROM must be an e-mail address' }).optional(),
  STORAGE_BUCKET: z.string().optional(),
  /** The bucket of the daily backups; by default the project's id and '-backups'. */
  BACKUP_BUCKET: z.string().optional(),
  FIREBASE_CONFIG: z.string().optional(),
  GCLOUD_PROJECT: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  FIREBASE_STORAGE_EMULATOR_HOST: z.string().optional(),
  FIRESTORE_EMULATOR_HOST: z.string().optional(),
});

export type Config = ReturnType<typeof readConfig>;

/** The origin that the Storage SDK of a staff browser speaks to. */
export const uploadOrigin = ({ storageEmulator }: Config): string =>
  storageEmulator ? `http://${storageEmulator}` : 'https://firebasestorage.googleapis.com';

/** What `FIREBASE_CONFIG` says of the project. */
const declared = z.object({ storageBucket: z.string().optional(), projectId: z.string().optional() });

function mailSettings({ SMTP_URL: url, MAIL_FROM: from }: z.infer<typeof schema>) {
  if (url === undefined) return undefined;
  if (from === undefined)
    throw new Error('MAIL_FROM is missing: the address that mails of SMTP_URL come from');
  return { url, from };
}

/** Reads the configuration from environment variables; throws a readable error on a wrong one. */
export function readConfig(environment: Record<string, string | undefined>) {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => issue.message).join('\n'));
  const env = parsed.data;
  const { projectId = env.GCLOUD_PROJECT ?? '', storageBucket } = declared.parse(
    JSON.parse(env.FIREBASE_CONFIG ?? '{}'),
  );
  return {
    siteOrigins: env.SITE_ORIGINS as readonly string[],
    origin: env.SITE_ORIGINS[0] as string,
    webApiKey: env.WEB_API_KEY,
    /** With 0 no response is kept either. */
    contentMaxAgeMs: env.CONTENT_MAX_AGE_SECONDS * 1000,
    secondFactorRequired: env.SECOND_FACTOR === 'required',
    /** Undefined where no mail is sent. */
    smtp: mailSettings(env),
    bucket: env.STORAGE_BUCKET ?? storageBucket ?? `${projectId}.firebasestorage.app`,
    backupBucket: env.BACKUP_BUCKET ?? `${projectId}-backups`,
    projectId,
    /** host:port, or undefined against the real service. */
    authEmulator: env.FIREBASE_AUTH_EMULATOR_HOST,
    storageEmulator: env.FIREBASE_STORAGE_EMULATOR_HOST,
    /** Under the emulators cookies are not Secure. */
    emulated: env.FIRESTORE_EMULATOR_HOST !== undefined,
  };
}
