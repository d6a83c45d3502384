import { z } from 'zod'
import { isLoopback } from './http/site-address.ts'
import { secretKeysOf } from './platform/secret-keys.ts'

const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined)

/** A list in one setting, separated by commas or spaces. */
const list = z
  .string()
  .optional()
  .transform((value) => (value ?? '').split(/[\s,]+/).filter((item) => item !== ''))

const configSchema = z.object({
  /** Public address without a final slash; without it, and without the setting, mails with links aren't sent. */
  SITE_URL: optional.pipe(z.url().optional()).transform((value) => value?.replace(/\/+$/, '')),
  /** Address of the local server, which sets it itself: where links begin that no request of this machine asked for. */
  LOCAL_ORIGIN: optional.transform((value) => {
    const url = value === undefined ? undefined : URL.parse(value)
    return url && isLoopback(url) ? url.origin : undefined
  }),
  /** The deployed version, named by the platform. */
  VERSION: z.object({ id: z.string() }).optional().catch(undefined),
  /** Newest secret behind signed addresses, hashed rate-limit keys and sealed values; `npm start` makes one, production sets it. */
  SECRET_KEY: z.string().min(32, 'SECRET_KEY must be a secret of at least 32 characters'),
  /** Its name: `SECRET_KEY`, after a rotation `SECRET_KEY_2` and so on. */
  SECRET_KEY_NAME: z.string().default('SECRET_KEY'),
  /** Secrets of earlier rotations, newest first. For reading only. */
  PREVIOUS_SECRET_KEYS: z.array(z.string()).default([]),
  /** Factor on every rate limit; 1 in production, more for load tests on one machine. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(100_000).catch(1).default(1),
  /** Exact origins that outbound reads may reach although they are private. Empty in production. */
  ALLOWED_PRIVATE_ORIGINS: list.pipe(
    z.array(
      z.string().refine((origin) => URL.parse(origin)?.origin === origin, {
        error: 'ALLOWED_PRIVATE_ORIGINS takes exact origins such as http://127.0.0.1:4001',
      }),
    ),
  ),
  /** Key of an OpenAI-compatible endpoint, its address, and the model's name; without a key the built-in rules do everything. */
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  OPENAI_MODEL: optional.transform((value) => value ?? 'gpt-5-mini'),
  /** Reads job sources on a schedule; "off" leaves it to people, for tests and offline installations. */
  READ_SOURCES: z
    .enum(['on', 'off'])
    .catch('on')
    .default('on')
    .transform((value) => value === 'on'),
  /** Key of Resend and its address; without it and without the `EMAIL` binding mails are kept, not sent. */
  RESEND_API_KEY: optional,
  RESEND_BASE_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  /** Signing secret of Resend's webhook, which tells of mails that came back. */
  RESEND_WEBHOOK_SECRET: optional.pipe(
    z
      .string()
      .regex(/^(whsec_)?[A-Za-z0-9+/]+={0,2}$/, 'RESEND_WEBHOOK_SECRET looks like whsec_ and base64')
      .optional(),
  ),
  /** Sender of emails. Default: the agency's own email. */
  MAIL_FROM: optional.pipe(z.email('MAIL_FROM must be an email address').optional()),
  /** Key and registered email of the USAJOBS search interface. */
  USAJOBS_KEY: optional,
  USAJOBS_EMAIL: optional,
  /** Application id and key of the Adzuna search interface. */
  ADZUNA_APP_ID: optional,
  ADZUNA_APP_KEY: optional,
  /** Bucket for scheduled backups at any service that speaks S3; without all of these nothing is backed up by schedule. */
  BACKUP_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  BACKUP_BUCKET: optional,
  BACKUP_REGION: optional.transform((value) => value ?? 'auto'),
  BACKUP_ACCESS_ID: optional,
  BACKUP_ACCESS_SECRET: optional,
  /** Secret that backups are encrypted with. Without it no backup can be read. */
  BACKUP_KEY: optional.pipe(z.string().min(32, 'BACKUP_KEY must be a secret of at least 32 characters').optional()),
  /** Key of the Brave web search interface, and another address of it. */
  BRAVE_API_KEY: optional,
  BRAVE_BASE_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
})

export type Config = z.output<typeof configSchema>

/** Settings by the bindings that they were read from: an isolate has the same ones in every invocation. */
const known = new WeakMap<object, Config>()

/** The Worker's settings from vars and secrets. Throws with the name of the setting when one is wrong. */
export function readConfig(env: unknown): Config {
  if (typeof env !== 'object' || env === null) return parsedConfig(env)
  const config = known.get(env) ?? parsedConfig(env)
  known.set(env, config)
  return config
}

function parsedConfig(env: unknown): Config {
  const parsed = configSchema.safeParse(
    typeof env === 'object' && env !== null ? { ...env, ...secretKeysOf(env) } : env,
  )
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`setting ${issue?.path.join('.')}: ${issue?.message}`)
}
