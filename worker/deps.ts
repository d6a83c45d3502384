import { EmailMessage } from 'cloudflare:email'
import { readConfig, type Config } from './config.ts'
import { openDatabase, type Database } from './db/client.ts'
import { usersRepo } from './features/identity/users/users.repo.ts'
import { analyticsRepo } from './features/insight/analytics/analytics.repo.ts'
import { repeatsRepo } from './features/candidates/applications/repeats.repo.ts'
import { applicationLinksRepo } from './features/candidates/applications/application-links.repo.ts'
import { candidateRightsRepo } from './features/candidates/candidate-rights/candidate-rights.repo.ts'
import { jobAlertsRepo } from './features/jobs/job-alerts/job-alerts.repo.ts'
import { mailsRepo } from './features/identity/mails/mails.repo.ts'
import { cloudflareMailer } from './platform/mailer/cloudflare-mailer.ts'
import type { Mailer } from './platform/mailer/mailer.ts'
import { resendMailer } from './platform/mailer/resend-mailer.ts'
import { authRepo } from './features/identity/auth/auth.repo.ts'
import { passwordResetsRepo } from './features/identity/auth/password-resets.repo.ts'
import { twoFactorRepo } from './features/identity/auth/two-factor.repo.ts'
import { jobsRepo } from './features/jobs/jobs/jobs.repo.ts'
import { applicationDueRepo } from './features/candidates/applications/application-due.repo.ts'
import { applicationListRepo } from './features/candidates/applications/application-list.repo.ts'
import { applicationsRepo } from './features/candidates/applications/applications.repo.ts'
import { savedViewsRepo } from './features/candidates/applications/saved-views.repo.ts'
import { applyRepo } from './features/candidates/applications/apply.repo.ts'
import { resumesRepo } from './features/candidates/resumes/resumes.repo.ts'
import { jobChangesRepo } from './features/jobs/jobs/job-changes.repo.ts'
import { managedJobsRepo } from './features/jobs/jobs/managed-jobs.repo.ts'
import { boardRepo } from './features/jobs/jobs/board.repo.ts'
import { jobCandidatesRepo } from './features/jobs/jobs/job-candidates.repo.ts'
import { profilesRepo } from './features/sourcing/matching/profiles.repo.ts'
import { intelligenceRepo } from './features/identity/intelligence/intelligence.repo.ts'
import { feedbackRepo } from './features/identity/feedback/feedback.repo.ts'
import { practiceAreasRepo } from './features/jobs/practice-areas/practice-areas.repo.ts'
import { submissionsRepo } from './features/clients/submissions/submissions.repo.ts'
import { documentsRepo } from './features/candidates/documents/documents.repo.ts'
import { jobSourcesRepo } from './features/sourcing/online-jobs/job-sources.repo.ts'
import { peopleRepo } from './features/sourcing/people-search/people.repo.ts'
import { peopleRunsRepo } from './features/sourcing/people-search/people-runs.repo.ts'
import { peopleSearchRepo } from './features/sourcing/people-search/people-search.repo.ts'
import { peopleSourcesRepo } from './features/sourcing/people-search/people-sources.repo.ts'
import { onlineJobsRepo } from './features/sourcing/online-jobs/online-jobs.repo.ts'
import { jobAddressesRepo } from './features/sourcing/online-jobs/address/job-addresses.repo.ts'
import { onlineSearchRepo } from './features/sourcing/online-jobs/online-search.repo.ts'
import { doNotContactRepo } from './features/identity/do-not-contact/do-not-contact.repo.ts'
import { peopleResultsRepo } from './features/sourcing/people-search/people-results.repo.ts'
import { peopleSearchesRepo } from './features/sourcing/people-search/people-searches.repo.ts'
import { messagesRepo } from './features/candidates/messages/messages.repo.ts'
import { eventsRepo } from './features/candidates/events/events.repo.ts'
import { notificationsRepo } from './features/identity/notifications/notifications.repo.ts'
import { savedSearchesRepo } from './features/sourcing/saved-searches/saved-searches.repo.ts'
import { savedListsRepo } from './features/sourcing/saved-lists/saved-lists.repo.ts'
import { followUpRulesRepo } from './features/candidates/follow-ups/follow-up-rules.repo.ts'
import { followUpsRepo } from './features/candidates/follow-ups/follow-ups.repo.ts'
import { operationsRepo } from './features/insight/operations/operations.repo.ts'
import { analysisRepo } from './features/candidates/analysis/analysis.repo.ts'
import { resumeSearchRepo } from './features/candidates/resumes/resume-search.repo.ts'
import { scoringRepo } from './features/candidates/scoring/scoring.repo.ts'
import { siteRepo } from './features/jobs/site/site.repo.ts'
import { settingsRepo } from './features/identity/settings/settings.repo.ts'
import { readSettings } from './features/identity/settings/settings.service.ts'
import { logWith, type Log } from './http/log.ts'
import { linkOrigin } from './http/site-address.ts'
import { rateLimiter, type RateLimiter } from './http/rate-limit.ts'
import { kvSessions, type SessionStore } from './http/session.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import { randomIds, type Ids } from './platform/ids.ts'
import type { Model } from './platform/llm/model.ts'
import { openAiModel } from './platform/llm/openai-model.ts'
import { judgeAddress, type AddressVerdict } from './platform/safe-fetch/address-guard.ts'
import { makeBrowserPages, type BrowserPages } from './platform/browser/browser-pages.ts'
import { fetchHostsRepo, type FetchHostsRepo } from './platform/safe-fetch/fetch-hosts.repo.ts'
import { makePoliteFetch, type PoliteFetch } from './platform/safe-fetch/polite-fetch.ts'
import { makeSafeFetch, type SafeFetch, type Transport } from './platform/safe-fetch/safe-fetch.ts'
import { uploadsRepo } from './platform/uploads/uploads.repo.ts'
import { sendMessages, type TaskMessage } from './tasks/outbox.ts'
import { taskQueue, type TaskQueue } from './tasks/queues.ts'
import { reasonOf } from './http/reason.ts'

/** Everything a request or a task may use. Services ask for the few fields they need (`Pick<Deps, …>` by hand). */
export type Deps = {
  config: Config
  now: Clock
  ids: Ids
  log: Log
  db: Database
  /** For what everybody may see: may be answered by a read replica a moment behind (`publicReads` says whether it is). */
  readDb: Database
  files: R2Bucket
  assets: Fetcher
  browser: Fetcher
  queue: TaskQueue
  sessions: SessionStore
  limiter: RateLimiter
  /** Keeps the Worker alive for work after the answer. */
  waitUntil: (work: Promise<unknown>) => void
  /** Sends messages whose outbox rows are committed; what fails here, or gets lost on the way, is sent by the sweep. */
  enqueue: (messages: TaskMessage[]) => void
  /** Reads an address of the web, guarded (DESIGN 5.13). */
  safeFetch: SafeFetch
  /** The same, keeping to robots.txt and the pace of the host: for everything that reads a site regularly. */
  politeFetch: PoliteFetch
  fetchHosts: FetchHostsRepo
  /** Pages that their scripts draw; close it when the work is done. */
  browserPages: BrowserPages
  /** Whether an address may be read at all: for browser pages and everything that they load. */
  mayFetch: (url: string | URL) => AddressVerdict
  users: ReturnType<typeof usersRepo>
  jobSources: ReturnType<typeof jobSourcesRepo>
  onlineJobs: ReturnType<typeof onlineJobsRepo>
  onlineSearch: ReturnType<typeof onlineSearchRepo>
  jobAddresses: ReturnType<typeof jobAddressesRepo>
  savedSearches: ReturnType<typeof savedSearchesRepo>
  people: ReturnType<typeof peopleRepo>
  peopleSources: ReturnType<typeof peopleSourcesRepo>
  peopleSearch: ReturnType<typeof peopleSearchRepo>
  peopleRuns: ReturnType<typeof peopleRunsRepo>
  peopleSearches: ReturnType<typeof peopleSearchesRepo>
  peopleResults: ReturnType<typeof peopleResultsRepo>
  doNotContact: ReturnType<typeof doNotContactRepo>
  auth: ReturnType<typeof authRepo>
  twoFactor: ReturnType<typeof twoFactorRepo>
  passwordResets: ReturnType<typeof passwordResetsRepo>
  settings: ReturnType<typeof settingsRepo>
  uploads: ReturnType<typeof uploadsRepo>
  resumes: ReturnType<typeof resumesRepo>
  applying: ReturnType<typeof applyRepo>
  scoring: ReturnType<typeof scoringRepo>
  resumeSearch: ReturnType<typeof resumeSearchRepo>
  analyses: ReturnType<typeof analysisRepo>
  applications: ReturnType<typeof applicationsRepo>
  applicationList: ReturnType<typeof applicationListRepo>
  applicationDue: ReturnType<typeof applicationDueRepo>
  savedViews: ReturnType<typeof savedViewsRepo>
  applicationLinks: ReturnType<typeof applicationLinksRepo>
  repeats: ReturnType<typeof repeatsRepo>
  mails: ReturnType<typeof mailsRepo>
  jobAlerts: ReturnType<typeof jobAlertsRepo>
  candidateRights: ReturnType<typeof candidateRightsRepo>
  /** Who carries mail; null: nobody, and mails are kept. */
  mailer: Mailer | null
  /** Where links in mails begin when the settings don't say; `unsetSiteOrigin` when nobody has said (http/site-address.ts). */
  origin: string
  events: ReturnType<typeof eventsRepo>
  followUps: ReturnType<typeof followUpsRepo>
  followUpRules: ReturnType<typeof followUpRulesRepo>
  operations: ReturnType<typeof operationsRepo>
  notifications: ReturnType<typeof notificationsRepo>
  documents: ReturnType<typeof documentsRepo>
  messages: ReturnType<typeof messagesRepo>
  submissions: ReturnType<typeof submissionsRepo>
  jobs: ReturnType<typeof jobsRepo>
  jobChanges: ReturnType<typeof jobChangesRepo>
  managedJobs: ReturnType<typeof managedJobsRepo>
  board: ReturnType<typeof boardRepo>
  /** The same for public pages, from a replica (`readDb`). */
  boardReads: ReturnType<typeof boardRepo>
  site: ReturnType<typeof siteRepo>
  /** In one session with `boardReads`. */
  jobReads: ReturnType<typeof jobsRepo>
  /** In one session with `boardReads`; `publicReads` says whether that session is new enough. */
  siteReads: ReturnType<typeof siteRepo>
  practiceAreas: ReturnType<typeof practiceAreasRepo>
  feedback: ReturnType<typeof feedbackRepo>
  /** The language model of the settings; null without a key. */
  model: Model | null
  intelligence: ReturnType<typeof intelligenceRepo>
  jobCandidates: ReturnType<typeof jobCandidatesRepo>
  profiles: ReturnType<typeof profilesRepo>
  savedLists: ReturnType<typeof savedListsRepo>
  analytics: ReturnType<typeof analyticsRepo>
}

export type DepsOptions = {
  now?: Clock
  ids?: Ids
  requestId?: string
  log?: Log
  transport?: Transport
  /** How a reader of sites waits between two pages. */
  sleep?: (ms: number) => Promise<void>
  model?: Model
  mailer?: Mailer
  /** Scheme and host of the request. */
  origin?: string
}

/**
 * The one place that reads bindings: makes the ports and repos of one request, task batch or cron tick.
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
  const db = openDatabase(env.DB)
  const readDb = openDatabase(env.DB.withSession('first-unconstrained'))
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work)
  const settings = settingsRepo(db)
  const rules = {
    allowedPrivateOrigins: config.ALLOWED_PRIVATE_ORIGINS,
    ownHosts: config.SITE_URL ? [new URL(config.SITE_URL).hostname] : [],
  }
  let userAgent: Promise<string> | undefined
  const sayWhoReads = async () => {
    const { siteUrl, brandEmail } = await readSettings({ settings })
    const site = config.SITE_URL ?? siteUrl
    return `PlacetBot/1.0 (+${site ? `${site}/support` : `mailto:${brandEmail}`})`
  }
  const queue = taskQueue({ tasks: env.TASKS, reads: env.READS, files: env.FILE_TASKS })
  const fetchHosts = fetchHostsRepo(db)
  const safeFetch = makeSafeFetch({
    rules,
    userAgent: () => (userAgent ??= sayWhoReads()),
    ...(options.transport ? { transport: options.transport } : {}),
  })
  return {
    config,
    now,
    ids,
    log,
    db,
    readDb,
    files: env.FILES,
    assets: env.ASSETS,
    browser: env.BROWSER,
    queue,
    sessions: kvSessions(env.SESSIONS),
    limiter: rateLimiter(db, { secret: config.SECRET_KEY, now, factor: config.RATE_LIMIT_FACTOR }),
    waitUntil,
    enqueue: (messages) =>
      waitUntil(
        sendMessages(queue, messages).catch((error: unknown) => log('outbox.send_failed', { reason: reasonOf(error) })),
      ),
    users: usersRepo(db),
    jobSources: jobSourcesRepo(db),
    onlineJobs: onlineJobsRepo(db),
    onlineSearch: onlineSearchRepo(db),
    jobAddresses: jobAddressesRepo(db),
    savedSearches: savedSearchesRepo(db),
    people: peopleRepo(db),
    peopleSources: peopleSourcesRepo(db),
    peopleSearch: peopleSearchRepo(db),
    peopleRuns: peopleRunsRepo(db),
    peopleSearches: peopleSearchesRepo(db),
    peopleResults: peopleResultsRepo(db),
    doNotContact: doNotContactRepo(db),
    auth: authRepo(db),
    twoFactor: twoFactorRepo(db),
    passwordResets: passwordResetsRepo(db),
    settings,
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
      userAgent: () => (userAgent ??= sayWhoReads()),
      ...(options.transport ? { transport: options.transport } : {}),
    }),
    mayFetch: (url) => judgeAddress(url, rules),
    uploads: uploadsRepo(db),
    resumes: resumesRepo(db),
    applying: applyRepo(db),
    scoring: scoringRepo(db),
    resumeSearch: resumeSearchRepo(db),
    analyses: analysisRepo(db),
    applications: applicationsRepo(db),
    applicationList: applicationListRepo(db),
    applicationDue: applicationDueRepo(db),
    savedViews: savedViewsRepo(db),
    applicationLinks: applicationLinksRepo(db),
    repeats: repeatsRepo(db),
    mails: mailsRepo(db),
    jobAlerts: jobAlertsRepo(db),
    candidateRights: candidateRightsRepo(db),
    mailer: options.mailer ?? mailerOf(config, env.EMAIL, now),
    origin: linkOrigin(config, options.origin),
    events: eventsRepo(db),
    followUps: followUpsRepo(db),
    followUpRules: followUpRulesRepo(db),
    operations: operationsRepo(db),
    notifications: notificationsRepo(db),
    documents: documentsRepo(db),
    messages: messagesRepo(db),
    submissions: submissionsRepo(db),
    jobs: jobsRepo(db),
    jobChanges: jobChangesRepo(db),
    managedJobs: managedJobsRepo(db),
    board: boardRepo(db),
    boardReads: boardRepo(readDb),
    site: siteRepo(db),
    jobReads: jobsRepo(readDb),
    siteReads: siteRepo(readDb),
    practiceAreas: practiceAreasRepo(db),
    feedback: feedbackRepo(db),
    model: options.model ?? modelOf(config, ids),
    intelligence: intelligenceRepo(db),
    jobCandidates: jobCandidatesRepo(db),
    profiles: profilesRepo(db),
    savedLists: savedListsRepo(db),
    analytics: analyticsRepo(db),
  }
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

function modelOf(config: Config, ids: Ids): Model | null {
  if (!config.OPENAI_API_KEY) return null
  return openAiModel({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    nonce: ids.secretId,
  })
}
