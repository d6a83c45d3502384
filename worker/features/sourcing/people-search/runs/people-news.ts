import { numberText } from '#contract/domain/number-text.ts'
import type { PersonNews } from '#contract/domain/people-search.ts'

/** A result of a run, with facts of the person from the index and from earlier runs. */
export type NewsFacts = {
  id: number
  title: string | null
  company: string | null
  /** Entry in the newest earlier run that had the person; undefined if none had. */
  before: { title: string | null; company: string | null } | undefined
  /** News of the person in the previous run, if nobody has looked at that run yet. */
  unseen: PersonNews | null
  /** From the index; null for a person who isn't in it. */
  firstSeenAt: Date | null
  changedAt: Date | null
  previousFirm: string | null
  previousTitle: string | null
}

/** The previous run: its start, and whether it may have left out matches. */
export type RunBefore = { at: Date; isFull: boolean }

const plain = (text: string | null) => (text ?? '').trim().toLowerCase()
const differs = (one: string | null, other: string | null) =>
  plain(one) !== '' && plain(other) !== '' && plain(one) !== plain(other)

/**
 * News of a person compared with earlier runs of the same saved search.
 *
 * A person of an earlier run is compared with their entry there. Anyone else is new, unless the index says that they
 * came from another firm or rose to the wanted title. After a full run a person may only have moved up in the ranking,
 * so they are new only if the index didn't know them before it.
 *
 * @returns `fresh` is the news that this run adds; `news` is that, or the unseen news of the previous run.
 */
export function newsOf(result: NewsFacts, run: RunBefore): { fresh: PersonNews | null; news: PersonNews | null } {
  const fresh = freshNews(result, run)
  return { fresh, news: fresh ?? result.unseen }
}

function freshNews(result: NewsFacts, run: RunBefore): PersonNews | null {
  const { before } = result
  if (before) {
    if (differs(result.company, before.company)) return 'changed_firm'
    return differs(result.title, before.title) ? 'changed_title' : null
  }
  const isSince = (moment: Date | null) => moment !== null && moment.getTime() >= run.at.getTime()
  const isNewcomer = result.firstSeenAt === null || isSince(result.firstSeenAt)
  if (isSince(result.changedAt)) {
    if (isNewcomer && differs(result.previousFirm, result.company)) return 'changed_firm'
    if (!isNewcomer && differs(result.previousTitle, result.title)) return 'changed_title'
    if (!isNewcomer && differs(result.previousFirm, result.company)) return 'changed_firm'
  }
  return isNewcomer || !run.isFull ? 'new' : null
}

/** Summary of a run's news: "3 new people and 1 who changed firm". Empty when there is nothing new. */
export function newsText(news: readonly PersonNews[]): string {
  const counts = newsKinds.map((kind) => ({ kind, count: news.filter((one) => one === kind).length }))
  const parts = counts.filter(({ count }) => count > 0).map(({ kind, count }, at) => partOf(kind, count, at === 0))
  return parts.length < 3 ? parts.join(' and ') : `${parts[0]}, ${parts[1]} and ${parts[2]}`
}

const newsKinds: readonly PersonNews[] = ['new', 'changed_firm', 'changed_title']

/** "3 new people", "2 people who changed firm"; only the first part names people. */
function partOf(kind: PersonNews, count: number, isFirst: boolean): string {
  const people = count === 1 ? 'person' : 'people'
  if (kind === 'new') return `${numberText(count)} new ${people}`
  const changed = kind === 'changed_firm' ? 'who changed firm' : 'who changed title'
  return isFirst ? `${numberText(count)} ${people} ${changed}` : `${numberText(count)} ${changed}`
}
