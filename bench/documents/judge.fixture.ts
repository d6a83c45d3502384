import { lastPosition } from '#contract/domain/last-position.ts'
import { readResume } from '#worker/reading/resume/read-resume.ts'
import { placeNamed } from '#worker/reading/lexicon/places.ts'
import { normal, type Example } from './examples.ts'

export type FieldCount = { right: number; wrong: number; empty: number; invented: number; silent: number }
const fields = ['name', 'email', 'phone', 'linkedin', 'location', 'jdYear', 'bars', 'title', 'firm'] as const
export type JudgedField = (typeof fields)[number] | 'positions'

const plain = (value: string | number | null | undefined): string =>
  normal(String(value ?? '').replace(/^https?:\/\/(?:www\.)?/, ''))

/** Reads examples and counts each field. A document that isn't a résumé counts only the names that it got. */
export function judgeExamples(examples: readonly Example[], now: Date) {
  const counts = {} as Record<JudgedField, FieldCount>
  const others = { documents: 0, named: 0 }
  const times: number[] = []
  const countOf = (field: JudgedField) => (counts[field] ??= { right: 0, wrong: 0, empty: 0, invented: 0, silent: 0 })
  for (const { lines, truth, isResume, unknown = [] } of examples) {
    const began = performance.now()
    const facts = readResume(lines, now)
    times.push(performance.now() - began)
    if (!isResume) {
      others.documents++
      if (facts.applicantName) others.named++
      continue
    }
    const last = lastPosition(facts)
    const got: Record<(typeof fields)[number], string | number | null | undefined> = {
      name: facts.applicantName?.value,
      email: facts.applicantEmail?.value,
      phone: facts.phoneNumber?.value,
      linkedin: facts.linkedinUrl?.value,
      location: facts.location?.value,
      jdYear: facts.jdYear?.value,
      bars:
        facts.barAdmissions
          .map(({ value }) => value)
          .toSorted()
          .join(', ') || undefined,
      title: last?.title,
      firm: last?.firm,
    }
    // A place has several names: "Vancouver, British Columbia" is "Vancouver, BC".
    const location = truth.location && (placeNamed(truth.location)?.name ?? truth.location)
    const wanted = {
      ...truth,
      ...(location ? { location } : {}),
      bars:
        [truth.bars ?? []]
          .flat()
          .flatMap((bars) => bars.split(', '))
          .toSorted()
          .join(', ') || undefined,
    }
    for (const field of fields) if (!unknown.includes(field)) count(countOf(field), got[field], wanted[field])
    for (const one of truth.positions ?? []) {
      const [title, firm, years] = one.split('|')
      const isRead = facts.positions.some(
        (seat) =>
          plain(seat.title) === plain(title) &&
          (!firm || plain(seat.firm) === plain(firm)) &&
          `${seat.from ?? ''}-${seat.to ?? ''}` === years,
      )
      countOf('positions')[isRead ? 'right' : 'empty']++
    }
  }
  return { counts, others, times }
}

function count(own: FieldCount, got: string | number | null | undefined, want: string | number | undefined): void {
  const isEmpty = got === undefined || got === null
  if (want === undefined) own[isEmpty ? 'silent' : 'invented']++
  else if (isEmpty) own.empty++
  else own[plain(got) === plain(want) ? 'right' : 'wrong']++
}
