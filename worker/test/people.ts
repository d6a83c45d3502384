import { placeNamed } from '#worker/reading/lexicon/places.ts'
import { placeWordsOf } from '#worker/features/sourcing/people-search/finding/people-match.ts'
import type { IndexedPerson } from '#worker/features/sourcing/people-search/people/person-rows.ts'

/** A person of the index: a tax associate in New York by default. */
export function indexed(n: number, given: Partial<IndexedPerson> = {}): IndexedPerson {
  const name = given.name ?? `Person ${n}`
  return {
    sourceId: null,
    profileUrl: `https://firm.example/people/${n}`,
    urlKey: `firm.example/people/${n}`,
    name,
    nameKey: name.toLowerCase(),
    title: 'Associate',
    firm: 'Firm LLP',
    offices: ['New York, NY'],
    city: 'New York',
    state: 'NY',
    placeWords: placeWordsOf([placeNamed('New York, NY') ?? []].flat()),
    email: `person${n}@firm.example`,
    phone: '+1 212 555 0100',
    practiceAreas: ['Tax'],
    education: ['J.D., Harvard Law School, 2016'],
    jdYear: 2016,
    barAdmissions: ['New York'],
    clerkships: [],
    summary: 'Advises on tax.',
    bio: 'Advises on tax matters.',
    factSources: '{}',
    isPerson: true,
    verdict: null,
    isLawyer: true,
    contentHash: String(n),
    ...given,
  }
}

/** Content type of an answer of a firm's site. */
export function contentTypeOf(path: string, text: string): string {
  if (text.startsWith('<?xml')) return 'application/xml'
  return path === '/robots.txt' ? 'text/plain' : 'text/html'
}
