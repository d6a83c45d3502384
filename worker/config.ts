import { z } from 'zod'

const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined)

const configSchema = z.object({
  /** Public address without a final slash; without it links use the address of the request. */
  SITE_URL: optional.pipe(z.url().optional()).transform((value) => value?.replace(/\/+$/, '')),
  /** Secret behind signed addresses and hashed rate-limit keys; `npm start` makes one, production sets it. */
  SECRET_KEY: z.string().min(32, 'SECRET_KEY must be a secret of at least 32 characters'),
  /** Factor on every rate limit; 1 in production, more for load tests on one machine. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(100_000).catch(1).default(1),
})

export type Config = z.output<typeof configSchema>

/** The Worker's settings from vars and secrets. Throws with the name of the setting when one is wrong. */
export function readConfig(env: unknown): Config {
  const parsed = configSchema.safeParse(env)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`setting ${issue?.path.join('.')}: ${issue?.message}`)
}
