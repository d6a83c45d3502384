import { lastPosition } from '#contract/domain/last-position.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import { salaryThousands } from '#contract/domain/salary.ts'
import type { ScoredApplication } from '#contract/domain/score-types.ts'
import { practiceYears } from '#worker/features/candidates/scoring/scoring.service.ts'
import type { AnalysisInput } from './write-analysis.ts'

/** Says in a few sentences who the candidate is; the form comes before the résumé. */
export function candidateSummary(input: AnalysisInput): string {
  const { form, resume } = input
  const facts = resume?.facts
  return [
    positionSentence(input),
    degreeSentence(input),
    practiceSentence(form, facts),
    earlierFirmsSentence(form, facts),
    facts?.clerkships[0] ? `Clerkship: ${facts.clerkships[0].value}.` : '',
    barsSentence(facts),
    bookSentence(form, facts),
    form.location ? `Based in ${form.location}.` : '',
    form.expectedSalary ? `Expects ${salaryThousands(form.expectedSalary)}.` : '',
    form.needsVisaSponsorship === 'YES' ? 'Needs visa sponsorship.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** "Jane Doe is a Partner at Cole & Hart LLP, 12 years in practice." */
function positionSentence(input: AnalysisInput): string {
  const { name, form, resume } = input
  const last = resume ? lastPosition(resume.facts) : undefined
  const title = form.lastJobTitle ?? last?.title
  const firm = lastFirm(form, resume?.facts)
  const { years } = practiceYears(input)
  const position = title ? `is ${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title}` : 'gives no last title'
  const practice = years === null ? '' : `, ${years} ${years === 1 ? 'year' : 'years'} in practice`
  return `${name} ${position}${firm ? ` at ${firm}` : ''}${practice}.`
}

const lastFirm = (form: ScoredApplication, facts: ResumeFacts | undefined) =>
  form.lastFirmName ?? (facts ? lastPosition(facts)?.firm : undefined)

function degreeSentence(input: AnalysisInput): string {
  const { jdYear } = practiceYears(input)
  const school = input.resume?.facts.lawSchool?.value
  return jdYear === undefined ? '' : `J.D. ${jdYear}${school ? `, ${school}` : ''}.`
}

function practiceSentence(form: ScoredApplication, facts: ResumeFacts | undefined): string {
  const area = form.primaryPracticeArea ?? form.experienceField ?? facts?.practiceAreas[0]?.value
  return area ? `Practice: ${area}.` : ''
}

function earlierFirmsSentence(form: ScoredApplication, facts: ResumeFacts | undefined): string {
  const latest = lastFirm(form, facts)
  const firms = (facts?.positions ?? []).flatMap(({ isTraining, firm }) => (isTraining || firm === null ? [] : [firm]))
  const before = [...new Set(firms)].filter((one) => one !== '' && one !== latest).slice(0, 3)
  return before.length > 0 ? `Before: ${inSentence(before)}.` : ''
}

function barsSentence(facts: ResumeFacts | undefined): string {
  if (!facts) return 'We couldn’t read a résumé, so bar admissions and earlier positions are unknown.'
  const bars = facts.barAdmissions.map(({ value }) => value)
  return bars.length > 0 ? `Admitted in ${inSentence(bars)}.` : 'The résumé lists no bar admissions.'
}

function bookSentence(form: ScoredApplication, facts: ResumeFacts | undefined): string {
  const book = facts?.portableBook
  if (book) return `States a portable book${book.value ? ` of ${salaryThousands(book.value)}` : ' without its size'}.`
  return form.hasPortableBook ? 'Reports a portable book; the résumé doesn’t give its size.' : ''
}

/** "Tax, Corporate and Privacy". */
export const inSentence = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
