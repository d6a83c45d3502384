import { EmailMessage } from 'cloudflare:email'
import { readConfig, type Config } from './config.ts'
import { budgeted, type CallBudget } from './db/call-budget.ts'
import { openDatabase, type Database, type TaskMessage } from './db/client.ts'
import { heldWrites, type HeldWrites } from './db/held-writes.ts'
import { cloudflareMailer } from './platform/mailer/cloudflare-mailer.ts'
import type { Mailer } from './platform/mailer/mailer.ts'
import { resendMailer } from './platform/mailer/resend-mailer.ts'
import type { Writes } from './db/change.ts'
import {
  makeRepos,
  type Feature,
  type ReposOf,
  recordsOf,
  type PersonalTable,
  type Records,
  type SealedColumn,
} from './feature.ts'
import { readSettings } from './features/identity/settings/settings.service.ts'
import { publicPageCache, type PublicPageCache } from './features/jobs/site-cache/public-page-cache.service.ts'
import { installedFeatures, type InstalledFeature } from './installed-features.ts'
import { logWith, type Log } from './http/log.ts'
import { reasonOf } from './http/reason.ts'
import { linkOrigin } from './http/site-address.ts'
import { rateLimiter, type RateLimiter } from './http/rate-limit.ts'
import { kvSessions, type SessionStore } from './http/session.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import { randomIds, type Ids } from './platform/ids.ts'
import type { Model } from './platform/llm/model.ts'
import { openAiModel } from './platform/llm/openai-model.ts'
import { s3Store } from './platform/object-store/s3-store.ts'
import type { ObjectStore } from './platform/object-store/object-store.ts'
import { judgeAddress, type AddressRules, type AddressVerdict } from './platform/safe-fetch/address-guard.ts'
import { makeBrowserPages, type BrowserPages } from './platform/browser/browser-pages.ts'
import { fetchHostsRepo, type FetchHostsRepo } from './platform/safe-fetch/fetch-hosts.repo.ts'
import { makePoliteFetch, type PoliteFetch } from './platform/safe-fetch/polite-fetch.ts'
import { makeSafeFetch, type SafeFetch, type Transport } from './platform/safe-fetch/safe-fetch.ts'
import { uploadsRepo, type UploadsRepo } from './platform/uploads/uploads.repo.ts'
import { sendMessages } from './tasks/outbox.ts'
import { taskQueue, type TaskQueue } from './tasks/queues.ts'

/** Repos of the installed features, by the names that they give them. */
export type Repos = ReposOf<InstalledFeature>

/** Everything a request or a task may use. A service asks for the few parts it needs (`type AssignDeps = { … }`). */
export type Deps = Ports & Repos

/** Parts of `Deps` other than repos: bindings, and adapters of everything outside the Worker. */
export type Ports = {
  config: Config
  now: Clock
  ids: Ids
  log: Log
  db: Database
  /** Queries of this invocation, for work that comes in slices. */
  budget: CallBudget
  /** Lets writes wait while the session of the request is being checked. */
  writes: Pick<HeldWrites, 'holdUntil'>
  /** For public pages. Answers may come from a read replica a moment behind (`publicReads` checks how new they are). */
  readDb: Database
  /** Public pages that this isolate and its data center hold. */
  publicPages: PublicPageCache
  files: R2Bucket
  assets: Fetcher
  browser: Fetcher
  queue: TaskQueue
  sessions: SessionStore
  limiter: RateLimiter
  /** Keeps the Worker alive for work after the answer. */
  waitUntil: (work: Promise<unknown>) => void
  /** Sends tasks without a change. Those of a change are sent by its `commit`; the sweep resends what gets lost. */
  enqueue: (messages: TaskMessage[]) => void
  /** Fetches one address that a person named. Refuses addresses inside networks, and bounds size and time. */
  safeFetch: SafeFetch
  /** `safeFetch` that also follows robots.txt and the pace of the host, for sites that are read regularly. */
  politeFetch: PoliteFetch
  fetchHosts: FetchHostsRepo
  uploads: UploadsRepo
  /** Pages that their scripts draw. Close it when the work is done. */
  browserPages: BrowserPages
  /** Says if an address may be read at all: for browser pages and everything that they load. */
  mayFetch: (url: string | URL) => AddressVerdict
  /** Tables of all features that store people under their email address. */
  personalTables: readonly PersonalTable[]
  /** Columns of all features that hold sealed text. */
  sealedColumns: readonly SealedColumn[]
  records: Records
  /** Everything that features write with a new role of a user. */
  roleWrites: (userId: number) => Writes
  /** Changes of every feature that belong to the erasure of a person. */
  erasureWrites: () => Writes
  /** Email service; null when none is configured, and emails are stored without being sent. */
  mailer: Mailer | null
  /** Bucket for scheduled backups with the secret that encrypts them; null when it isn't set up. */
  backupPlace: { store: ObjectStore; secret: string } | null
  /** Base of links in emails when the settings have none; `unsetSiteOrigin` when nothing sets it (http/site-address.ts). */
  origin: string
  /** The language model of the settings; null without a key. */
  model: Model | null
}

export type DepsOptions = {
  now?: Clock
  ids?: Ids
  requestId?: string
  log?: Log
  transport?: Transport
  /** Takes the place of the queue. */
  enqueue?: (messages: TaskMessage[]) => void
  /** Wait between two pages of a site. */
  sleep?: (ms: number) => Promise<void>
  model?: Model
  mailer?: Mailer
  /** Scheme and host of the request. */
  origin?: string
  publicPages?: PublicPageCache
  /** Features to run instead of the installed ones. */
  features?: readonly Feature[]
}

/**
 * Makes the ports and repos of one request, task batch or cron tick. Nothing else reads bindings.
 *
 * @throws Error that names the setting, when a setting is wrong.
 */
export function makeDeps(
  env: Cloudflare.Env,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  options: DepsOptions = {},
): Deps {
  const config = readConfig(env)
  const now = options.now ?? systemClock
  const ids = options.ids ?? randomIds
  const log = options.log ?? logWith(options.requestId ? { requestId: options.requestId } : {})
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work)
  const queue = taskQueue({ tasks: env.TASKS, reads: env.READS, files: env.FILE_TASKS })
  const writes = heldWrites()
  const send =
    options.enqueue ??
    ((messages: TaskMessage[]) =>
      waitUntil(
        sendMessages(queue, messages).catch((error: unknown) => log('outbox.send_failed', { reason: reasonOf(error) })),
      ))
  const enqueue = (messages: TaskMessage[]) => writes.after(() => send(messages))
  const { database, budget } = budgeted(env.DB, writes.around)
  const db = openDatabase(database, { newId: ids.secretId, send: enqueue })
  const readDb = openDatabase(database.withSession('first-unconstrained'))
  const features = options.features ?? installedFeatures
  const repos = makeRepos(features, { db, readDb }) as Repos
  const rules = {
    allowedPrivateOrigins: config.ALLOWED_PRIVATE_ORIGINS,
    ownHosts: config.SITE_URL ? [new URL(config.SITE_URL).hostname] : [],
  }
  let userAgent: Promise<string> | undefined
  const nameReader = async () => {
    const { siteUrl, brandEmail } = await readSettings(repos)
    const site = config.SITE_URL ?? siteUrl
    return `PlacetBot/1.0 (+${site ? `${site}/support` : `mailto:${brandEmail}`})`
  }
  const fetchHosts = fetchHostsRepo(db)
  const safeFetch = makeSafeFetch({
    rules,
    userAgent: () => (userAgent ??= nameReader()),
    ...(options.transport ? { transport: options.transport } : {}),
  })
  const deps: Deps = {
    ...repos,
    personalTables: features.flatMap(({ personalTables = [] }) => personalTables),
    sealedColumns: features.flatMap(({ sealedColumns = [] }) => sealedColumns),
    records: recordsOf(features, () => deps),
    roleWrites: (userId) => features.flatMap(({ roleWrites }) => roleWrites?.(db, userId) ?? []),
    erasureWrites: () => features.flatMap(({ erasureWrites }) => erasureWrites?.(db) ?? []),
    config,
    now,
    ids,
    log,
    db,
    budget,
    writes,
    readDb,
    publicPages: options.publicPages ?? publicPageCache,
    files: env.FILES,
    assets: env.ASSETS,
    browser: env.BROWSER,
    queue,
    sessions: kvSessions(env.SESSIONS),
    limiter: rateLimiter(db, { secret: config.SECRET_KEY, now, factor: config.RATE_LIMIT_FACTOR }),
    waitUntil,
    enqueue,
    safeFetch,
    politeFetch: makePoliteFetch({
      safeFetch,
      hosts: fetchHosts,
      now,
      ...(options.sleep ? { sleep: options.sleep } : {}),
    }),
    fetchHosts,
    browserPages: makeBrowserPages({
      binding: env.BROWSER,
      mayFetch: (url) => judgeAddress(url, rules),
      userAgent: () => (userAgent ??= nameReader()),
      ...(options.transport ? { transport: options.transport } : {}),
    }),
    mayFetch: (url) => judgeAddress(url, rules),
    uploads: uploadsRepo(db),
    mailer: options.mailer ?? mailerOf(config, env.EMAIL, now),
    backupPlace: backupPlaceOf(config, { rules, now }, options.transport),
    origin: linkOrigin(config, options.origin),
    model: options.model ?? modelOf(config, ids),
  }
  return deps
}

function mailerOf(config: Config, binding: SendEmail | undefined, now: Clock): Mailer | null {
  if (config.RESEND_API_KEY) {
    return resendMailer({
      apiKey: config.RESEND_API_KEY,
      baseUrl: config.RESEND_BASE_URL ?? 'https://api.resend.com',
    })
  }
  if (!binding) return null
  return cloudflareMailer(binding, { now, makeMessage: (from, to, raw) => new EmailMessage(from, to, raw) })
}

function backupPlaceOf(
  config: Config,
  given: { rules: AddressRules; now: Clock },
  transport: Transport | undefined,
): Deps['backupPlace'] {
  const { BACKUP_URL: url, BACKUP_BUCKET: bucket, BACKUP_REGION: region, BACKUP_KEY: secret } = config
  const { BACKUP_ACCESS_ID: accessId, BACKUP_ACCESS_SECRET: accessSecret } = config
  if (!url || !bucket || !accessId || !accessSecret || !secret) return null
  const place = { url, bucket, region, accessId, accessSecret }
  return { store: s3Store(place, { ...given, ...(transport ? { transport } : {}) }), secret }
}

function modelOf(config: Config, ids: Ids): Model | null {
  if (!config.OPENAI_API_KEY) return null
  return openAiModel({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    nonce: ids.secretId,
  })
}
