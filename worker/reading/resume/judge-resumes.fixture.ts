import { lastPosition } from '#contract/domain/last-position.ts'
import { readResume } from './read-resume.ts'
import { labelledResumes, type LabelledResume } from './labelled-resumes.fixture.ts'
import { writtenResumes } from './written-resumes.fixture.ts'

/** Every person in every layout, and résumés that people wrote. */
export const allLabelledResumes: readonly LabelledResume[] = [...labelledResumes, ...writtenResumes]

/** Fields with one value. */
const singles = ['name', 'email', 'phone', 'linkedin', 'location', 'jdYear', 'title', 'firm', 'bars'] as const
/** Labeled only in the sets that were read unseen (bench/sets). */
const moreSingles = ['school', 'book'] as const
/** Lists of which each labeled entry is judged alone: parts of clerkships, areas, "title|firm|2019-2023". */
const lists = ['clerk', 'areas', 'positions'] as const
type Field = (typeof singles)[number] | (typeof moreSingles)[number] | (typeof lists)[number]

export type FieldResult = {
  field: Field
  stated: number
  right: number
  invented: number
  absent: number
  misses: string[]
}

const plain = (value: string | number | readonly string[] | null | undefined): string =>
  typeof value === 'object' && value !== null
    ? value
        .map((one) => plain(one))
        .toSorted()
        .join('|')
    : String(value ?? '')
        .toLowerCase()
        .replace(/^https?:\/\/(?:www\.)?/, '')
        .replaceAll(/[\s.,’'()/-]+/g, '')

type Read = Record<
  (typeof singles)[number] | (typeof moreSingles)[number],
  string | number | string[] | null | undefined
> &
  Record<(typeof lists)[number], string[]>

function readOf(text: string, now: Date): Read {
  const facts = readResume(text, now)
  const last = lastPosition(facts)
  return {
    name: facts.applicantName?.value,
    email: facts.applicantEmail?.value,
    phone: facts.phoneNumber?.value,
    linkedin: facts.linkedinUrl?.value,
    location: facts.location?.value,
    jdYear: facts.jdYear?.value,
    title: last?.title,
    firm: last?.firm,
    bars: facts.barAdmissions.map(({ value }) => value),
    school: facts.lawSchool?.value,
    book: facts.portableBook?.value,
    clerk: facts.clerkships.map(({ value }) => value),
    areas: facts.practiceAreas.map(({ value }) => value),
    positions: facts.positions.map(({ title, firm, from, to }) => `${title}|${firm}|${from ?? ''}-${to ?? ''}`),
  }
}

/** Checks whether a list holds a labeled entry; a clerkship is labeled by its judge, a seat may be without its firm. */
function holds(field: (typeof lists)[number], got: readonly string[], wanted: string): boolean {
  if (field === 'areas') return got.includes(wanted)
  if (field === 'clerk') return got.some((one) => plain(one).includes(plain(wanted)))
  const [title, firm, years] = wanted.split('|')
  return got.some((one) => {
    const [ownTitle, ownFirm, ownYears] = one.split('|')
    return plain(ownTitle) === plain(title) && (!firm || plain(ownFirm) === plain(firm)) && ownYears === years
  })
}

/**
 * Reads labeled résumés and counts, field by field, what is right, and what is made up where nothing is stated. Only an
 * item of a round (bench/sets) is judged for school, book, clerkships, areas and seats.
 */
export function judgeResumes(
  now = new Date('2026-06-15T12:00:00Z'),
  set: readonly LabelledResume[] = allLabelledResumes,
): FieldResult[] {
  const results = new Map<Field, FieldResult>()
  for (const { text, label, round } of set) {
    const read = readOf(text, now)
    const resultOf = (field: Field): FieldResult => {
      const result = results.get(field) ?? { field, stated: 0, right: 0, invented: 0, absent: 0, misses: [] }
      results.set(field, result)
      return result
    }
    const count = (field: Field, isRight: boolean, miss: string) => {
      const result = resultOf(field)
      result.stated++
      if (isRight) result.right++
      else if (result.misses.length < 5) result.misses.push(miss)
    }
    for (const field of round === undefined ? singles : [...singles, ...moreSingles]) {
      const [wanted, got] = [plain(label[field]), plain(read[field])]
      if (wanted !== '') count(field, wanted === got, `${String(label[field])} ≠ ${String(read[field] ?? '(absent)')}`)
      else {
        const result = resultOf(field)
        result.absent++
        if (got !== '') result.invented++
      }
    }
    if (round === undefined) continue
    for (const field of lists) {
      for (const wanted of label[field] ?? [])
        count(field, holds(field, read[field], wanted), `${wanted} ∉ ${read[field].join('; ')}`)
    }
    if (label.clerk === undefined) {
      const result = resultOf('clerk')
      result.absent++
      if (read.clerk.length > 0) result.invented++
    }
  }
  return [...results.values()]
}
