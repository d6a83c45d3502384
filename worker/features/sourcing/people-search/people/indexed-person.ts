import { placeNamed } from '#worker/reading/lexicon/places.ts'
import type { UsState } from '#contract/domain/us-states.ts'
import { usStates } from '#contract/domain/us-states.ts'
import { sha256Hex } from '#worker/http/digest.ts'
import type { ReadPage } from '#worker/reading/person/read-bio.ts'
import { summarize } from './summarize.ts'
import { placeWordsOf } from '#worker/features/sourcing/people-search/finding/people-match.ts'
import { noFacts, type IndexedPerson } from './person-rows.ts'

/** Part of the content hash. Raise it when pages are read in another way. */
const readingVersion = 4

/** Turns what was read of a page into a row of the index. */
export async function indexedPerson(
  read: ReadPage,
  page: { url: string; urlKey: string; sourceId: number | null; firm: string },
): Promise<IndexedPerson> {
  const base = {
    sourceId: page.sourceId,
    profileUrl: page.url,
    urlKey: page.urlKey,
    firm: page.firm,
    verdict: read.verdict.reason,
  }
  if (!read.verdict.isPerson || !('bio' in read)) {
    const heading = 'heading' in read ? read.heading.slice(0, 200) || 'Untitled page' : 'Untitled page'
    return { ...base, ...noFacts, name: heading, nameKey: '', isPerson: false, isLawyer: false }
  }
  const { bio } = read
  const places = bio.offices.flatMap((office) => placeNamed(office) ?? [])
  const [main] = places
  const state = main?.region && main.region in usStates ? (main.region as UsState) : null
  const facts = {
    name: bio.name,
    title: bio.title,
    offices: bio.offices,
    email: bio.email,
    phone: bio.phone,
    practiceAreas: bio.practiceAreas,
    education: bio.education,
    jdYear: bio.jdYear,
    barAdmissions: bio.barAdmissions,
    clerkships: bio.clerkships,
  }
  return {
    ...base,
    ...facts,
    nameKey: bio.nameKey,
    city: main?.city ?? null,
    state,
    placeWords: placeWordsOf(places),
    summary: summarize({ ...facts, firm: page.firm }),
    bio: bio.text,
    factSources: JSON.stringify(
      Object.fromEntries(Object.entries(bio.by).map(([fact, by]) => [fact, { url: page.url, by }])),
    ),
    isPerson: true,
    isLawyer: bio.isLawyer,
    contentHash: (await sha256Hex(JSON.stringify([readingVersion, facts, bio.text]))).slice(0, 32),
  }
}
