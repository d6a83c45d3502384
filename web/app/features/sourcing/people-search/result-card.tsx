import { Ban, CalendarPlus, ExternalLink, Lock, MoreHorizontal, RefreshCw, Trash2, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PersonResult } from '#contract/api/sourcing/people-search.ts'
import { personNewsLabels, scrapingStatusLabels, type ScrapingStatus } from '#contract/domain/people-search.ts'
import { Badge, type BadgeTone } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { CopyButton } from '#web/app/ui/copy-button.tsx'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { Menu } from '#web/app/ui/dropdown-menu.tsx'
import { MenuItem } from '#web/app/ui/menu-list.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { Time } from '#web/app/ui/time.tsx'

const scrapingTones = {
  pending: 'info',
  scraped: 'success',
  failed: 'danger',
  not_attempted: 'neutral',
} as const satisfies Record<ScrapingStatus, BadgeTone>

export type ResultCardProps = {
  result: PersonResult
  /** Undefined if results can't be selected. */
  choice?: { isChosen: boolean; onChoose: (isChosen: boolean) => void }
  mayDelete: boolean
  /** True if profiles can be read from here. */
  mayScrape: boolean
  isBusy: boolean
  onAddCandidate: () => void
  onScrape: () => void
  onMark: (doNotContact: boolean) => void
  onDelete: () => void
  onPlan: () => void
}

/** A person found by a search, with the facts of the firm's page. */
export function ResultCard({ result, choice, ...actions }: ResultCardProps) {
  const titleId = `person-${result.id}`
  return (
    <article aria-labelledby={titleId} className="rounded-lg border border-rule bg-paper-raised p-4">
      <header className="flex items-start gap-2">
        {choice ? (
          <Checkbox
            aria-label={`Select ${result.name}`}
            checked={choice.isChosen}
            onCheckedChange={choice.onChoose}
            className="mt-0.5"
          />
        ) : null}
        <div className="min-w-0 grow">
          <h3 id={titleId} className="text-lg leading-snug wrap-anywhere">
            {result.name}
          </h3>
          <p className="text-sm text-ink-muted wrap-anywhere">
            {[result.title, result.company].filter(Boolean).join(' · ')}
          </p>
          <Marks result={result} />
          <OffLimitsMark limit={result.offLimits} />
        </div>
        <MoreActions result={result} {...actions} />
      </header>
      {result.filterReason ? (
        <p className="mt-2 text-sm">
          <span className="font-medium">Filtered out: </span>
          {result.filterReason}
        </p>
      ) : null}
      <Facts result={result} />
      <Summary result={result} />
      <footer className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        {result.profileUrl ? (
          <a href={result.profileUrl} target="_blank" rel="noreferrer nofollow" className={buttonClass({ size: 'sm' })}>
            View Profile
            <ExternalLink aria-hidden className="size-3.5" />
            <span className="sr-only"> of {result.name} (opens in a new tab)</span>
          </a>
        ) : null}
        {result.isValid && !result.offLimits ? (
          <Button size="sm" isBusy={actions.isBusy} onClick={actions.onAddCandidate}>
            <UserRoundPlus aria-hidden className="size-4" />
            Add as candidate<span className="sr-only"> profile: {result.name}</span>
          </Button>
        ) : null}
        {result.sourceUrl ? (
          <p className="min-w-0 text-xs text-ink-muted wrap-anywhere">
            Source:{' '}
            <a href={result.sourceUrl} target="_blank" rel="noreferrer nofollow" className={linkClass()}>
              {hostOf(result.sourceUrl)}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        ) : null}
      </footer>
    </article>
  )
}

const hostOf = (url: string) => {
  const { host, pathname } = new URL(url)
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`
}

/** Badges: news about the person, Do Not Contact, and the state of reading the profile. */
function Marks({ result }: { result: PersonResult }) {
  const scraping = scrapingStatusLabels[result.scrapingStatus]
  const before = result.news === 'changed_firm' ? result.previousFirm : result.previousTitle
  if (!scraping && !result.news && !result.doNotContact) return null
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-xs text-ink-muted">
      {result.news ? <Badge tone="brass">{personNewsLabels[result.news]}</Badge> : null}
      {result.news && result.news !== 'new' && before ? <span>before: {before}</span> : null}
      {result.doNotContact ? (
        <>
          <Badge tone="danger" icon={Ban}>
            Do not contact
          </Badge>
          <span>
            since <Time at={result.doNotContact.since} show="day" />
            {result.doNotContact.by ? ` by ${result.doNotContact.by}` : ''}
            {result.doNotContact.reason ? `: “${result.doNotContact.reason}”` : ''}
          </span>
        </>
      ) : null}
      {scraping ? <Badge tone={scrapingTones[result.scrapingStatus]}>{scraping}</Badge> : null}
      {result.scrapingStatus === 'failed' && result.scrapeFailure ? <span>{result.scrapeFailure}</span> : null}
    </p>
  )
}

function OffLimitsMark({ limit }: { limit: PersonResult['offLimits'] }) {
  if (!limit) return null
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-xs text-ink-muted">
      <Badge tone="warning" icon={Lock}>
        Off limits
      </Badge>
      <span>{limit.text}</span>
    </p>
  )
}

function Facts({ result }: { result: PersonResult }) {
  const facts: [label: string, value: ReactNode][] = [
    ['Practice area', result.practiceArea],
    [
      'Email',
      // No link: an email from the recruiter's own mailbox would be unknown here, and nothing asks if the person may be contacted.
      result.email ? (
        <span className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 wrap-anywhere">{result.email}</span>
          {result.doNotContact ? null : (
            <CopyButton text={result.email} label="Copy" hiddenLabel={`email of ${result.name}`} size="sm" />
          )}
        </span>
      ) : null,
    ],
    [
      'Phone',
      result.phone ? (
        <a href={`tel:${result.phone.replaceAll(/[^\d+]/g, '')}`} className={linkClass()}>
          {result.phone}
        </a>
      ) : null,
    ],
    ['Location', result.location],
    ['Education', result.education],
    ['Bar admission', result.barAdmission],
    ['Clerkships', result.clerkships],
  ]
  const known = facts.filter(([, value]) => value !== null)
  if (known.length === 0) return null
  return (
    <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {known.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The summary, or the beginning of the page if there isn't one. */
function Summary({ result }: { result: PersonResult }) {
  const text = result.profileSummary ?? result.snippet
  if (!text) return null
  return (
    <p className="mt-3 line-clamp-6 text-sm wrap-anywhere">
      <span className="text-xs text-ink-muted">{result.profileSummary ? 'Summary: ' : 'From the page: '}</span>
      {text}
    </p>
  )
}

function MoreActions({
  result,
  mayDelete,
  mayScrape,
  onScrape,
  onMark,
  onDelete,
  onPlan,
}: Omit<ResultCardProps, 'choice'>) {
  const isScrapable =
    mayScrape && result.isValid && result.profileUrl !== null && /^(failed|not_attempted)$/.test(result.scrapingStatus)
  const isKnown = result.personId !== null
  if (!isScrapable && !isKnown && !mayDelete) return null
  return (
    <Menu trigger={<IconButton icon={MoreHorizontal} label={`More about ${result.name}`} />}>
      {isScrapable ? (
        <MenuItem icon={RefreshCw} onSelect={onScrape}>
          {result.scrapingStatus === 'failed' ? 'Retry scraping' : 'Scrape profile'}
        </MenuItem>
      ) : null}
      {isKnown && !result.doNotContact ? (
        <MenuItem icon={CalendarPlus} onSelect={onPlan}>
          Add follow-up
        </MenuItem>
      ) : null}
      {isKnown ? (
        <MenuItem icon={Ban} onSelect={() => onMark(!result.doNotContact)}>
          {result.doNotContact ? 'Allow contact' : 'Do not contact'}
        </MenuItem>
      ) : null}
      {mayDelete ? (
        <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
          {isKnown ? 'Delete person' : 'Delete result'}
        </MenuItem>
      ) : null}
    </Menu>
  )
}
