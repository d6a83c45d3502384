import { canonicalAddress } from '#worker/reading/posting/canonical-address.ts'
import { judged, lines, type Judged } from '#worker/reading/posting/labelled/judge-postings.fixture.ts'
import { readPlaces } from '#worker/reading/posting/written-places.ts'
import { dedupKey } from './dedup-key.ts'
import { labelledDuplicates } from './labelled/duplicates.fixture.ts'

/** The places of a posting as the index stores them. */
export const placesIn = (written: string): string =>
  readPlaces([written])
    .places.map(({ name }) => name)
    .join('; ')

/** The labeled postings: the number of the job that each belongs to, and what makes it one with others. */
function labelledPostings() {
  let job = -1
  return lines(labelledDuplicates).flatMap((line) => {
    if (line.startsWith('=')) {
      job++
      return []
    }
    const [firm = '', title = '', place = '', url = ''] = line.split(' | ')
    return [{ job, line, keys: [dedupKey({ firm, title, place: placesIn(place) }), `@${canonicalAddress(url)}`] }]
  })
}

/** Pairs of postings that are said to be one job, against those that are: equal by address, or by firm, title and cities. */
export function judgeDuplicates(): Judged & { jobs: number; shown: number } {
  const postings = labelledPostings()
  const group = postings.map((_, at) => at)
  for (const [a, one] of postings.entries())
    for (const [b, other] of postings.entries()) {
      const [from, to] = [group[b], group[a]]
      if (b <= a || from === to || !one.keys.some((key) => other.keys.includes(key))) continue
      for (const [at, name] of group.entries()) if (name === from) group[at] = to ?? at
    }
  const wrong: string[] = []
  const missed: string[] = []
  let right = 0
  for (const [a, one] of postings.entries())
    for (const [b, other] of postings.entries()) {
      if (b <= a) continue
      const [is, should] = [group[a] === group[b], one.job === other.job]
      if (is && should) right++
      else if (is) wrong.push(`${one.line} = ${other.line}`)
      else if (should) missed.push(`${one.line} = ${other.line}`)
    }
  return {
    ...judged('postings of one job', postings.length, right, wrong, missed),
    jobs: new Set(postings.map(({ job }) => job)).size,
    shown: new Set(group).size,
  }
}
