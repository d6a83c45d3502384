import { readPosting, type ReadPosting } from '#worker/reading/posting/read-posting.ts'
import { provinces } from '#worker/reading/lexicon/city-names.data.ts'
import { agrees } from '../accuracy.ts'
import type { FieldCount } from './judge.fixture.ts'

const fields = [
  'title',
  'firmName',
  'location',
  'salaryMin',
  'salaryMax',
  'yearsExperienceMin',
  'yearsExperienceMax',
  'requirements',
  'benefits',
] as const
type JudgedPosting = { id: string; text: string; want: Record<string, unknown> }

/** Reads postings and counts each field; `misses` names the postings where it isn't right. */
export function judgePostings(
  postings: readonly JudgedPosting[],
  now: Date,
  read: (text: string) => ReadPosting = (text) => readPosting(text, now),
) {
  const counts: Record<string, FieldCount> = {}
  const times: number[] = []
  const misses: { field: string; id: string; got: unknown; want: unknown }[] = []
  for (const { id, text, want } of postings) {
    const began = performance.now()
    const found = read(text)
    times.push(performance.now() - began)
    for (const field of countFields(counts, found, want))
      misses.push({ field, id, got: found[field], want: want[field] })
  }
  return { counts, times, misses }
}

/** Counts the fields of a posting; returns those that aren't right. */
export function countFields(
  counts: Record<string, FieldCount>,
  found: Record<string, unknown>,
  want: Record<string, unknown>,
): (typeof fields)[number][] {
  return fields.filter((field) => {
    const own = (counts[field] ??= { right: 0, wrong: 0, empty: 0, invented: 0, silent: 0 })
    const outcome = outcomeOf(found[field], want[field], field === 'location' ? isSamePlace : agrees)
    own[outcome]++
    return outcome !== 'right' && outcome !== 'silent'
  })
}

function outcomeOf(got: unknown, want: unknown, isSame: typeof agrees): keyof FieldCount {
  if (want === undefined) return got === undefined ? 'silent' : 'invented'
  if (got === undefined) return 'empty'
  return isSame(got, want) ? 'right' : 'wrong'
}

/** Parts of countries that a place is shown with instead of its country. */
const parts: Readonly<Record<string, readonly string[]>> = {
  Canada: Object.keys(provinces),
  'United Kingdom': ['England', 'Scotland', 'Wales', 'Northern Ireland'],
}

/** Checks whether a place is the wanted one. A city abroad may have a part of its country: "Toronto, ON" is "Toronto, Canada". */
export function isSamePlace(got: unknown, want: unknown): boolean {
  const [own, wanted] = [splitPlace(got), splitPlace(want)]
  return agrees(got, want) || (own.city === wanted.city && parts[wanted.part]?.includes(own.part) === true)
}

function splitPlace(place: unknown) {
  const plain = String(place).normalize('NFD').replaceAll(/\p{M}/gu, '')
  const [city = '', part = ''] = plain.split(', ')
  return { city, part }
}
