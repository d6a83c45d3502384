import type { PeopleReadResult, PeopleSource } from '#contract/api/sourcing/people-sources.ts'
import { layoutSentence } from './layout-sentence.ts'
import type { FirmRead } from './read-firm.service.ts'
import { storedLayout } from './stored-layout.ts'
import type { ListedSource } from './people-sources.service.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

const layoutOf = (stored: string | null): string | null => {
  const layout = storedLayout(stored)
  return layout ? layoutSentence(layout) : null
}

export const presentPeopleSource = (source: ListedSource, now: Date): PeopleSource => ({
  id: source.id,
  name: source.name,
  site: source.site,
  enabled: source.isEnabled,
  health: source.health,
  failure: source.failure,
  failures: source.failures,
  pagesFound: source.pagesFound,
  pagesWaiting: source.pagesWaiting,
  people: source.people,
  foundBy: source.foundBy,
  robots: source.robotsFact,
  sitemap: source.sitemapFact,
  layout: layoutOf(source.layout),
  isReading: source.readingUntil !== null && source.readingUntil > now,
  lastReadAt: iso(source.lastReadAt),
  lastSuccessAt: iso(source.lastSuccessAt),
  nextReadAt: source.isEnabled ? iso(source.nextReadAt) : null,
})

export const presentPeopleRead = (
  { source, read }: { source: ListedSource; read: FirmRead },
  now: Date,
): PeopleReadResult => ({
  source: presentPeopleSource(source, now),
  problem: read.problem,
  found: {
    pages: read.pagesFound,
    read: read.pagesRead,
    people: read.peopleFound,
    isWhole: !read.isMore && read.problem === null,
    sample: read.sample,
  },
})
