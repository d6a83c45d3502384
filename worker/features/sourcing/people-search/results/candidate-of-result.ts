import { cleanLine, cleanText, textLimits } from '#contract/domain/plain-text.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import type { PeopleResultRow, PersonFacts } from './people-results.repo.ts'

const maxPhone = 40
const maxListed = 20
const maxNotes = 5_000
/** More years since law school are a mistake of the page. */
const maxYears = 60

const line = (text: string | null, max: number) => cleanLine(text ?? '').slice(0, max) || undefined

/** The person's own list, or the parts of the result's text where it is empty. */
function listOf(own: readonly string[] | undefined, text: string | null): string[] {
  const items = own?.length ? own : (text ?? '').split(';')
  return [...new Set(items.map((item) => cleanLine(item)).filter(Boolean))].slice(0, maxListed)
}

/** Candidate profile of a result. Nothing is added that the page doesn't state. */
export function candidateOf(result: PeopleResultRow, person: PersonFacts | undefined, now: Date) {
  const title = result.title ?? person?.title ?? null
  return {
    name: line(result.name, textLimits.name) ?? 'Unnamed',
    email: line(result.email, textLimits.email),
    phone: line(result.phone, maxPhone),
    practiceAreas: listOf(person?.practiceAreas, result.practiceArea),
    locations: listOf(person?.offices, result.location),
    seniority: seniorityOf(title, now),
    yearsExperience: yearsSince(person?.jdYear ?? null, now),
    notes: notesOf(result, title),
  }
}

function seniorityOf(title: string | null, now: Date) {
  const level = readMentions(title ?? '', { now }).find((mention) => mention.kind === 'seniority')
  return level?.kind === 'seniority' ? level.seniority : undefined
}

function yearsSince(jdYear: number | null, now: Date): number | undefined {
  if (!jdYear) return undefined
  const years = now.getUTCFullYear() - jdYear
  return years >= 0 && years <= maxYears ? years : undefined
}

function notesOf(result: PeopleResultRow, title: string | null): string {
  const notes = [
    [title, result.company].filter(Boolean).join(', '),
    result.education && `Education: ${result.education}`,
    result.barAdmission && `Bar admissions: ${result.barAdmission}`,
    result.profileUrl && `Found by people search: ${result.profileUrl}`,
  ]
  return cleanText(notes.filter(Boolean).join('\n')).slice(0, maxNotes)
}
