import { lastPosition } from '#contract/domain/last-position.ts'
import { readResume } from '#worker/reading/resume/read-resume.ts'
import { readPlaces } from '#worker/reading/posting/written-places.ts'
import { isSamePlace } from './judge-postings.fixture.ts'
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
    const wanted = {
      ...truth,
      bars:
        [truth.bars ?? []]
          .flat()
          .flatMap((bars) => bars.split(', '))
          .toSorted()
          .join(', ') || undefined,
    }
    for (const field of fields)
      if (!unknown.includes(field)) count(countOf(field), got[field], wanted[field], sameAs[field])
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

/** A place as the site shows it: "Franklin, Tenn." is "Franklin, TN". */
const placeOf = (text: string): string => readPlaces([text]).places[0]?.name ?? text
/** Hours or terms of a job after its title: "Of Counsel (part-time)". */
const terms = /\s*\((?:part|full)[- ]time\)|\s*\((?:contract|temporary|seasonal|volunteer|remote|hybrid)\)/i
/** Fields whose values may be the same in other words. */
const sameAs: Partial<Record<JudgedField, (got: string, want: string) => boolean>> = {
  location: (got, want) => isSamePlace(placeOf(got), placeOf(want)) || isSamePlace(placeOf(want), placeOf(got)),
  title: (got, want) => plain(got.replace(terms, '')) === plain(want.replace(terms, '')),
}

type Value = string | number | null | undefined

function count(own: FieldCount, got: Value, want: Value, isSame = (one: string, two: string) => one === two): void {
  const isEmpty = got === undefined || got === null
  if (want === undefined) own[isEmpty ? 'silent' : 'invented']++
  else if (isEmpty) own.empty++
  else own[plain(got) === plain(want) || isSame(String(got), String(want)) ? 'right' : 'wrong']++
}
