import type { ApplicationSort } from '#contract/domain/candidate-view.ts'
import { encodeCursor } from '#worker/db/cursor.ts'
import { page } from '#worker/db/page.ts'
import { foldForSearch } from '#worker/reading/lexicon/fold.ts'
import { applicationsMatch } from './application-match.ts'
import type { DueSearch } from './application-due.repo.ts'
import type { ApplicationListRepo, Candidate } from './application-list.repo.ts'
import { afterOf, type ApplicationCursor } from './application-cursor.ts'
import { compareBy, type ListFilter, type ApplicationPlace } from './application-walks.ts'

type SearchApplicationsDeps = {
  applicationList: Pick<ApplicationListRepo, 'matches' | 'unread' | 'namesBeginning'>
}

/** Words to find; with `unreadBy`, only among what that user has yet to review. */
export type ApplicationSearch = { q: string; unreadBy: number | undefined }

/** One page of rows. A search adds how many matched up to here. */
export type FoundPage = {
  items: ApplicationPlace[]
  nextCursor: string | null
  total?: number
  isTotalCapped: boolean
}

/**
 * Matches that a search looks at for one page, the newest first. Two rows are read for each, so that a screen reads
 * less than a thousand rows. A page may be empty although more follow; the screen then asks for the next one.
 */
export const searchWindow = 250

/** The search of a list that is sorted by something other than relevance. */
export function searchOf(q: string, { partnerId }: ListFilter): DueSearch {
  const match = applicationsMatch(q, partnerId)
  if (match) return { match }
  return q ? { nameStarts: nameStarts(q) } : undefined
}

/**
 * Pages through the matches of a search or the unread applications, `searchWindow` at a time, then filters and sorts.
 */
export async function searchApplications(
  deps: SearchApplicationsDeps,
  filter: ListFilter,
  search: ApplicationSearch,
  { sort, limit, at }: { sort: ApplicationSort; limit: number; at: ApplicationCursor | undefined },
): Promise<FoundPage> {
  const match = applicationsMatch(search.q, filter.partnerId)
  const starts = nameStarts(search.q)
  const { below } = at ?? {}
  const found = await matchesOf(deps, filter, search, { match, starts, below })
  const isMore = found.length > searchWindow
  const isWanted = wantedBy(filter, search, match === null ? starts : undefined)
  const compare = compareBy(sort)
  const wanted = found
    .slice(0, searchWindow)
    .filter(isWanted)
    .map((candidate) => ({ id: candidate.id, key: keyOf(candidate, sort), status: candidate.status }))
    .sort(compare)
  const after = afterOf(at)
  const rest = after ? wanted.filter((row) => compare(row, after) > 0) : wanted
  // The first page of a window counts it; the pages that follow carry the number on.
  const total = (at?.counted ?? 0) + (after ? 0 : wanted.length)
  const isNameWalk = match === null && search.unreadBy === undefined
  const { items, nextCursor } = page(rest, limit, ({ id, key, status }) => ({
    sort,
    key,
    id,
    status,
    below,
    counted: total,
  }))
  const nextWindow = isMore ? encodeCursor({ sort, below: found[searchWindow - 1]?.id, counted: total }) : null
  return {
    items,
    nextCursor: nextCursor ?? nextWindow,
    total,
    isTotalCapped: isMore || (isNameWalk && found.length === searchWindow),
  }
}

/** The newest matches from `below` on, one more than a window. Names by their beginning come as one window. */
function matchesOf(
  deps: SearchApplicationsDeps,
  { partnerId }: ListFilter,
  { unreadBy }: ApplicationSearch,
  { match, starts, below }: { match: string | null; starts: readonly string[]; below: number | undefined },
): Promise<Candidate[]> {
  const window = { below, limit: searchWindow + 1 }
  if (match !== null) return deps.applicationList.matches(match, { ...window, unreadBy })
  if (unreadBy !== undefined) return deps.applicationList.unread(unreadBy, window)
  return deps.applicationList.namesBeginning(starts, partnerId, searchWindow)
}

/** Checks a match against the filter, and against the beginnings of names if the index didn't do so. */
function wantedBy(
  filter: ListFilter,
  { unreadBy }: ApplicationSearch,
  starts: readonly string[] | undefined,
): (candidate: Candidate) => boolean {
  const isInFilter = ({ status, jobId, partnerId }: Candidate) =>
    (filter.statuses?.includes(status) ?? true) &&
    (filter.jobId === undefined || filter.jobId === jobId) &&
    (filter.partnerId === undefined || filter.partnerId === (partnerId ?? 0)) &&
    (!filter.isAssigned || partnerId !== null)
  return (candidate) =>
    isInFilter(candidate) &&
    (unreadBy === undefined || candidate.isUnread === 1) &&
    (starts?.some((start) => candidate.name.startsWith(start)) ?? true)
}

const keyOf = (candidate: Candidate, sort: ApplicationSort): number | string => {
  if (sort === 'score' || sort === 'score-low') return candidate.score
  return sort === 'name' || sort === 'name-desc' ? candidate.name : candidate.appliedAt
}

/**
 * Beginnings of names that match a text of one or two characters, spelled as the key is stored: A to Z in lower case,
 * other letters as they were typed.
 */
const nameStarts = (q: string): string[] => {
  const asciiLower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  return [...new Set([q, q.toLowerCase(), q.toUpperCase(), foldForSearch(q)].map(asciiLower))]
}
