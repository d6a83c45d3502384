import { peopleSearchQuery, splitWords } from '#contract/domain/people-search.ts'
import { nextRun } from '#contract/domain/saved-searches.ts'
import { openDatabase } from '#worker/db/client.ts'
import { readBio } from '#worker/reading/person/read-bio.ts'
import { indexedPerson } from './people/indexed-person.ts'
import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import type { PeopleQuestion } from '#worker/features/sourcing/people-search/finding/people-match.ts'
import { directoryProvider } from './finding/directory.provider.ts'
import { peopleResultsRepo } from './results/people-results.repo.ts'
import { peopleSearchesRepo } from './searches/people-searches.repo.ts'
import { peopleRepo } from './people/people.repo.ts'

import { peopleSourcesRepo } from './sources/people-sources.repo.ts'
import { admins, partners } from '#worker/demo/seed/accounts.ts'

/** A demo firm with its pages of people as its site answers them; one whose site draws them by script has none here. */
export type DemoFirmPages = {
  name: string
  site: string
  foundBy: 'sitemap' | 'listing'
  sitemapFact: string
  pages: readonly { url: string; html: string }[]
}

const day = 24 * 3600_000
const [admin, partner] = [admins[0], partners[0]]

/** Searches that were made before, newest last. */
const pastSearches = [
  { by: admin, daysAgo: 12, location: 'Illinois', keywords: 'litigation', jobTitle: null, excludeWords: 'retired' },
  { by: partner, daysAgo: 8, location: 'Chicago', keywords: 'tax', jobTitle: null, excludeWords: null },
  {
    by: partner,
    daysAgo: 4,
    location: 'Boston, MA',
    keywords: 'litigation',
    jobTitle: 'Associate, Partner',
    excludeWords: null,
  },
  { by: admin, daysAgo: 1, location: 'Washington, DC', keywords: 'litigation', jobTitle: null, excludeWords: null },
] as const

/** The search that ran automatically twice: people whom its first run didn't find are new in its second. */
const standing = { location: 'New York', keywords: 'litigation', jobTitle: null, excludeWords: null } as const

/**
 * Puts the people of the demo firms into the index, read from their own pages as any firm's are, and searches of the last
 * days with them. Does nothing where somebody has searched or a firm was read already, so it is safe at every start.
 */
export async function seedDemoPeople({
  db: d1,
  firms,
  now,
}: {
  db: D1Database
  firms: readonly DemoFirmPages[]
  now: Date
}): Promise<void> {
  const db = openDatabase(d1)
  const [sources, people] = [peopleSourcesRepo(db), peopleRepo(db)]
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const listed = await sources.list()
  for (const firm of firms) {
    const source = listed.find(({ site }) => site === firm.site)
    if (!source || source.lastReadAt !== null || firm.pages.length === 0) continue
    const persons = await Promise.all(firm.pages.map((page) => personOn(page, source)))
    await people.write(persons, ago(30))
    const pages = firm.pages.map(({ url }) => ({ url, urlKey: canonicalAddress(url), label: null, lastmod: null }))
    await sources.addPages(source.id, pages, now, ago(10))
    await d1
      .prepare("UPDATE people_pages SET state = 'read', read_at = ? WHERE source_id = ?")
      .bind(now.getTime(), source.id)
      .run()
    await sources.change(source.id, {
      health: 'ok',
      foundBy: firm.foundBy,
      robotsFact: 'robots.txt lets the directory be read.',
      sitemapFact: firm.sitemapFact,
      pagesFound: pages.length,
      people: await people.countOf(source.id),
      lastReadAt: now,
      lastSuccessAt: now,
      nextReadAt: new Date(now.getTime() + day),
    })
  }
  const searched = await d1.prepare('SELECT 1 FROM people_search_queries LIMIT 1').first()
  if (searched === null) await addSearches(d1, now)
}

async function personOn(page: { url: string; html: string }, source: { id: number; name: string; host: string }) {
  const read = readBio(page.html, { url: page.url, firm: source.name, host: source.host, isPeopleAddress: true })
  return indexedPerson(read, {
    url: page.url,
    urlKey: canonicalAddress(page.url),
    sourceId: source.id,
    firm: source.name,
  })
}

async function addSearches(d1: D1Database, now: Date): Promise<void> {
  const db = openDatabase(d1)
  const [people, searches, found] = [peopleRepo(db), peopleSearchesRepo(db), peopleResultsRepo(db)]
  const at = (days: number) => new Date(now.getTime() - days * day)
  const run = async (question: PeopleQuestion, by: number, moment: Date, savedSearchId: number | null = null) => {
    const { results } = await directoryProvider({ people }).find(question)
    const query = await searches.add(
      {
        ...question,
        searchQuery: peopleSearchQuery({
          location: question.location,
          keywords: splitWords(question.keywords),
          jobTitle: splitWords(question.jobTitle),
          excludeWords: splitWords(question.excludeWords),
        }),
        createdBy: by,
        provider: 'directory',
        deadlineAt: null,
        savedSearchId,
      },
      moment,
      () => [],
    )
    await found.writeResults(query.id, results, moment)
    await searches.markSearched(query.id, [], moment)
    await searches.finish(query.id, { status: 'completed' }, new Date(moment.getTime() + 40_000))
    return query
  }
  /** In the order of their days, as the history shows them. */
  const runThoseOf = async (from: number, to: number) => {
    for (const { by, daysAgo, ...question } of pastSearches)
      if (by && daysAgo <= from && daysAgo > to) await run(question, by.id, at(daysAgo))
  }
  if (!admin) return
  await runThoseOf(365, 9)
  const search = await d1
    .prepare(
      `INSERT INTO saved_searches (user_id, kind, name, criteria, every, next_run_at, created_at, updated_at)
      VALUES (?, 'people', 'Litigators in New York', ?, 'weekly', ?, ?, ?) RETURNING id`,
    )
    .bind(
      admin.id,
      JSON.stringify({ location: standing.location, keywords: standing.keywords }),
      nextRun('weekly', now).getTime(),
      at(9).getTime(),
      at(9).getTime(),
    )
    .first<{ id: number }>()
  if (!search) return
  const first = await run(standing, admin.id, at(9), search.id)
  await runThoseOf(9, 2)
  const second = await run(standing, admin.id, at(2), search.id)
  await runThoseOf(2, 0)
  // One came to the firm in the week between, one was made partner.
  const [came, rose] = (await found.ofQuery(second.id)).filter(({ isValid }) => isValid).slice(-2)
  if (!came || !rose) return
  const news = { changed_at: at(3).getTime() }
  await d1.batch([
    d1.prepare('DELETE FROM people_search_results WHERE query_id = ? AND url_key = ?').bind(first.id, came.urlKey),
    d1.prepare('UPDATE people_search_queries SET result_count = result_count - 1 WHERE id = ?').bind(first.id),
    d1
      .prepare("UPDATE people_search_results SET news = 'new' WHERE query_id = ? AND url_key = ?")
      .bind(second.id, came.urlKey),
    d1.prepare('UPDATE people SET first_seen_at = ? WHERE id = ?').bind(at(4).getTime(), came.personId),
    d1
      .prepare("UPDATE people_search_results SET title = 'Summer Associate' WHERE query_id = ? AND url_key = ?")
      .bind(first.id, rose.urlKey),
    d1
      .prepare("UPDATE people_search_results SET news = 'changed_title' WHERE query_id = ? AND url_key = ?")
      .bind(second.id, rose.urlKey),
    d1
      .prepare("UPDATE people SET previous_title = 'Summer Associate', changed_at = ? WHERE id = ?")
      .bind(news.changed_at, rose.personId),
    d1
      .prepare(
        `UPDATE saved_searches SET mark = ?, seen_mark = ?, new_count = 2, last_run_at = ?,
        last_total = (SELECT result_count FROM people_search_queries WHERE id = ?) WHERE id = ?`,
      )
      .bind(second.id, first.id, at(2).getTime(), second.id, search.id),
  ])
}
