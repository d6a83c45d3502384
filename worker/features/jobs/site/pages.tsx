import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { css, fonts, js } from 'virtual:site-assets'
import {
  activeFilters,
  boardPath,
  jobsOnPage,
  maxPageNumber,
  type BoardFilters,
  type BoardPlace,
} from '#contract/domain/board-filters.ts'
import { easternDay } from '#contract/domain/eastern-time.ts'
import type { Settings } from '#contract/domain/settings.ts'
import { jobSalaryText } from '#contract/domain/salary.ts'
import { Document } from '#web/site/document.tsx'
import { BoardPage, countText, type BoardResults } from '#web/site/pages/board.tsx'
import { JobClosedPage, JobPage } from '#web/site/pages/job.tsx'
import { LandingPage } from '#web/site/pages/landing.tsx'
import { JobNotFoundPage, NotFoundPage, TroublePage } from '#web/site/pages/not-found.tsx'
import { StatementPage, type Statement } from '#web/site/pages/statement.tsx'
import type { PageMeta, SiteView } from '#web/site/site-view.ts'
import type { Deps } from '#worker/deps.ts'
import {
  jobNotFound,
  listPublicJobs,
  openPublicJob,
  presentPublicJob,
  similarJobs,
  whatToDrop,
} from '#worker/features/jobs/jobs/board.service.ts'
import { boardFacets } from '#worker/features/jobs/jobs/board-facets.service.ts'
import { areaSlug, listPracticeAreas } from '#worker/features/jobs/practice-areas/practice-areas.service.ts'
import { landingFigures } from './landing-figures.ts'
import { itemList, jobPosting, organization } from './structured-data.ts'
import { reasonOf } from '#worker/http/reason.ts'

/** Dependencies of a page: the readers of public content, from one database session. */
export type PageDeps = Pick<Deps, 'board' | 'jobs' | 'practiceAreas' | 'placementFigures' | 'log'>

const jobsOnLanding = 6

/** A page of the site that is made elsewhere, in the frame that all pages share. */
export const sitePage = (view: SiteView, meta: PageMeta, page: ReactNode): string => html(view, meta, page)

function html(view: SiteView, meta: PageMeta, page: ReactNode): string {
  const document = (
    <Document view={view} meta={meta} assets={{ css, js, fonts }}>
      {page}
    </Document>
  )
  return `<!doctype html>${renderToString(document)}`
}

export async function landingPage(deps: PageDeps, view: SiteView, settings: Settings): Promise<string> {
  const [{ jobs, total }, figures] = await Promise.all([
    listPublicJobs(deps, {}, { limit: jobsOnLanding }),
    landingFigures(deps),
  ])
  const { brand } = view
  const meta: PageMeta = {
    title: `${brand.brandName}: talent partners and attorney referrals`,
    description: `${brand.brandName} partners with legal search firms and recruiters and pays up to $10K for attorney referrals. Browse open attorney positions and apply without an account.`,
    socialTitle: 'Looking for Talent Partners & Attorney Referrals',
    path: '/',
    structuredData: [organization(view)],
  }
  return html(view, meta, <LandingPage view={view} jobs={jobs} openJobs={total} figures={figures} content={settings} />)
}

export async function boardPage(
  deps: PageDeps,
  view: SiteView,
  filters: BoardFilters,
  place: BoardPlace & { page: number },
): Promise<{ status: 200 | 503; body: string }> {
  const { results, areas, facets } = await boardContent(deps, filters, place)
  const area = filters.practiceArea === undefined ? undefined : areaSlug(filters.practiceArea)
  const active = activeFilters(filters, (name) => areas.find(({ value }) => value === area)?.label ?? name)
  const narrowed = active.map(({ label }) => label).join(', ')
  // A board of one practice area or one place is a page of its own; every other combination is a view of the board.
  const isOwnPage =
    active.every(({ key }) => key === 'practiceArea' || key === 'location') &&
    !filters.sort &&
    place.page === 1 &&
    !place.cursor
  const meta: PageMeta = {
    title: narrowed ? `Attorney jobs: ${narrowed}` : 'Attorney jobs',
    description: results
      ? `${countText(results.total, results.isMore)} for attorneys${narrowed ? ` (${narrowed})` : ''} at law firms: associate, counsel and partner, with salary and city. Apply without an account.`
      : 'Open positions for attorneys at law firms. Apply without an account.',
    path: boardPath(filters, place),
    noIndex: !isOwnPage || results === null || results.total === 0,
    structuredData: results && results.jobs.length > 0 ? [itemList(view.origin, results.jobs)] : [],
  }
  const board = { view, filters, areas, area, results, facets, page: place.page }
  const body = html(view, meta, <BoardPage {...board} />)
  return { status: results ? 200 : 503, body }
}

/** The jobs and the choices of the form; jobs that cannot be read leave the page standing, with the error's text. */
async function boardContent(deps: PageDeps, filters: BoardFilters, { page, cursor }: BoardPlace & { page: number }) {
  try {
    const offset = cursor ? 0 : (Math.min(page, maxPageNumber) - 1) * jobsOnPage
    const [found, areas, counted] = await Promise.all([
      listPublicJobs(deps, filters, { cursor, offset, limit: jobsOnPage }),
      listPracticeAreas(deps),
      boardFacets(deps, filters),
    ])
    const { isWide, ...results } = found
    const [facets, dropping] = await Promise.all([
      isWide ? boardFacets(deps, filters, { isWide }) : counted,
      found.total === 0 ? whatToDrop(deps, filters) : [],
    ])
    return { areas, facets, results: { ...results, dropping } satisfies BoardResults }
  } catch (error) {
    deps.log('site.board_failed', { reason: reasonOf(error) })
    return { areas: [], facets: null, results: null }
  }
}

/** @throws AppError 404 for `jobNotFoundPage`, 410 for `jobClosedPage`. */
export async function jobPage(
  deps: PageDeps,
  view: SiteView,
  shortId: string,
  cameFrom: BoardFilters,
): Promise<string> {
  const stored = await openPublicJob(deps, shortId)
  const job = presentPublicJob(stored)
  const similar = await similarJobs(deps, stored)
  const summary = `${job.title} at ${job.firmName}, ${job.location}. ${jobSalaryText(job)}. ${job.workType}.`
  const meta: PageMeta = {
    title: `${job.title}, ${job.location}`,
    description: `${summary} ${job.description.replaceAll(/\s+/g, ' ')}`.slice(0, 157).trimEnd() + '…',
    socialTitle: `${job.title} (${job.location})`,
    socialDescription: summary,
    path: `/job/${job.shortId}`,
    structuredData: [jobPosting(view, job, stored.validThrough)],
  }
  return html(view, meta, <JobPage view={view} job={job} similar={similar} back={boardPath(cameFrom)} />)
}

/** Page for a link to a position that is no longer open. @throws AppError 404. */
export async function jobClosedPage(deps: PageDeps, view: SiteView, shortId: string): Promise<string> {
  const stored = await deps.jobs.byShortId(shortId)
  if (!stored) throw jobNotFound()
  const meta: PageMeta = {
    title: 'Position closed',
    description: 'This position has been filled or closed. See similar open positions.',
    path: '/jobs',
    noIndex: true,
  }
  const similar = await similarJobs(deps, stored)
  return html(view, meta, <JobClosedPage now={view.now} practiceArea={stored.practiceArea} similar={similar} />)
}

export const jobNotFoundPage = (view: SiteView): string =>
  html(
    view,
    {
      title: 'Job Not Found',
      description: 'This position doesn’t exist or has been removed.',
      path: '/jobs',
      noIndex: true,
    },
    <JobNotFoundPage />,
  )

export const notFoundPage = (view: SiteView): string =>
  html(
    view,
    { title: 'Page Not Found', description: 'There’s nothing at this address.', path: '/', noIndex: true },
    <NotFoundPage />,
  )

/** When a page cannot be made at all; `text` says what could not be shown, `again` is where it may be tried again. */
export const troublePage = (view: SiteView, text: string, again: string): string =>
  html(
    view,
    { title: 'Something went wrong', description: 'Please try again.', path: '/', noIndex: true },
    <TroublePage text={text} again={again} />,
  )

export const statementPage = (view: SiteView, statement: Statement): string =>
  html(
    view,
    { title: statement.title, description: statement.description, path: statement.path },
    <StatementPage view={view} statement={statement} />,
  )

/** The calendar day that ages on a page are counted from; part of the cache key, so that "Today" ends at midnight. */
export const dayOf = easternDay
