import { sql } from 'drizzle-orm'
import type { people } from './people.table.ts'

export type PersonRow = typeof people.$inferSelect

/** A person on the way into the index. */
export type IndexedPerson = Pick<
  PersonRow,
  | 'profileUrl'
  | 'urlKey'
  | 'name'
  | 'nameKey'
  | 'title'
  | 'firm'
  | 'offices'
  | 'city'
  | 'state'
  | 'placeWords'
  | 'email'
  | 'phone'
  | 'practiceAreas'
  | 'education'
  | 'jdYear'
  | 'barAdmissions'
  | 'clerkships'
  | 'summary'
  | 'bio'
  | 'factSources'
  | 'isPerson'
  | 'verdict'
  | 'isLawyer'
  | 'contentHash'
> & { sourceId: number | null }

/** Facts of a person that a search needs. */
export type FoundPerson = Omit<PersonRow, 'bio' | 'factSources' | 'contentHash' | 'placeWords'> & { snippet: string }

export const personColumns =
  `source_id profile_url url_key name name_key title firm offices city state place_words email phone
  practice_areas education jd_year bar_admissions clerkships summary bio fact_sources is_person verdict is_lawyer
  content_hash`.split(/\s+/)

/** A person as JSON for `json_each`, by the names of columns. */
export const personJson = (person: IndexedPerson) => ({
  source_id: person.sourceId,
  profile_url: person.profileUrl,
  url_key: person.urlKey,
  name: person.name,
  name_key: person.nameKey,
  title: person.title,
  firm: person.firm,
  offices: JSON.stringify(person.offices),
  city: person.city,
  state: person.state,
  place_words: person.placeWords,
  email: person.email,
  phone: person.phone,
  practice_areas: JSON.stringify(person.practiceAreas),
  education: JSON.stringify(person.education),
  jd_year: person.jdYear,
  bar_admissions: JSON.stringify(person.barAdmissions),
  clerkships: JSON.stringify(person.clerkships),
  summary: person.summary,
  bio: person.bio,
  fact_sources: person.factSources,
  is_person: person.isPerson ? 1 : 0,
  verdict: person.verdict,
  is_lawyer: person.isLawyer ? 1 : 0,
  content_hash: person.contentHash,
})

/** Columns of a person that a search reads, of `people p`. */
export const foundColumns =
  sql.raw(`p.id, p.source_id, p.profile_url, p.url_key, p.name, p.name_key, p.title, p.firm, p.offices, p.city,
          p.state, p.email, p.phone, p.practice_areas, p.education, p.jd_year, p.bar_admissions, p.clerkships, p.summary,
          p.is_person, p.verdict, p.is_lawyer, p.first_seen_at, p.last_seen_at, p.read_at, p.gone_at, p.changed_at,
          p.previous_firm, p.previous_title, p.do_not_contact_at, p.do_not_contact_by, p.deleted_at,
          substr(p.bio, 1, 300) as snippet`)

const dates = new Set([
  'first_seen_at',
  'last_seen_at',
  'read_at',
  'gone_at',
  'changed_at',
  'do_not_contact_at',
  'deleted_at',
])
const lists = new Set(['offices', 'practice_areas', 'education', 'bar_admissions', 'clerkships'])

/** Names of columns in camel case, each made once. */
const keys = new Map<string, string>()
function keyOf(name: string): string {
  const key = keys.get(name) ?? name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  keys.set(name, key)
  return key
}

/** A row of a raw query as a person. */
export function foundPerson(row: Record<string, unknown>): FoundPerson {
  const entries = Object.entries(row).map(([name, value]): [string, unknown] => {
    const key = keyOf(name)
    if (dates.has(name)) return [key, value === null ? null : new Date(Number(value))]
    if (lists.has(name)) return [key, JSON.parse(String(value)) as string[]]
    if (name.startsWith('is_')) return [key, value === 1]
    return [key, value]
  })
  return Object.fromEntries(entries) as FoundPerson
}

/** The facts of a person about whom nothing is known: before a page was read as theirs, and after they are deleted. */
export const noFacts = {
  title: null,
  offices: [],
  city: null,
  state: null,
  placeWords: '',
  email: null,
  phone: null,
  practiceAreas: [],
  education: [],
  jdYear: null,
  barAdmissions: [],
  clerkships: [],
  summary: null,
  bio: '',
  factSources: '{}',
  contentHash: '',
}
