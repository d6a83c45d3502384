import { lastPosition, readResume } from './read-resume.ts'
import { labelledResumes, type Label } from './labelled-resumes.fixture.ts'
import { writtenResumes } from './written-resumes.fixture.ts'

/** Every person in every layout, and résumés that people wrote. */
export const allLabelledResumes = [...labelledResumes, ...writtenResumes]

const fields = ['name', 'email', 'phone', 'linkedin', 'location', 'jdYear', 'title', 'firm', 'bars'] as const

export type FieldResult = {
  field: string
  stated: number
  right: number
  invented: number
  absent: number
  misses: string[]
}

const plain = (value: string | number | readonly string[] | undefined): string =>
  typeof value === 'object'
    ? value
        .map((one) => plain(one))
        .toSorted()
        .join('|')
    : String(value ?? '')
        .toLowerCase()
        .replace(/^https?:\/\/(?:www\.)?/, '')
        .replaceAll(/[\s.,’'()-]+/g, '')

/** Reads every labelled résumé and counts, field by field, what is right, and what is made up where nothing is stated. */
export function judgeResumes(now = new Date('2026-06-15T12:00:00Z')): FieldResult[] {
  const results = fields.map((field): FieldResult => ({
    field,
    stated: 0,
    right: 0,
    invented: 0,
    absent: 0,
    misses: [],
  }))
  for (const { text, label } of allLabelledResumes) {
    const facts = readResume(text, now)
    const last = lastPosition(facts)
    const read: Label = {
      ...(facts.applicantName ? { name: facts.applicantName.value } : {}),
      ...(facts.applicantEmail ? { email: facts.applicantEmail.value } : {}),
      ...(facts.phoneNumber ? { phone: facts.phoneNumber.value } : {}),
      ...(facts.linkedinUrl ? { linkedin: facts.linkedinUrl.value } : {}),
      ...(facts.location ? { location: facts.location.value } : {}),
      ...(facts.jdYear ? { jdYear: facts.jdYear.value } : {}),
      ...(last?.title ? { title: last.title } : {}),
      ...(last?.firm ? { firm: last.firm } : {}),
      bars: facts.barAdmissions.map(({ value }) => value),
    }
    for (const result of results) {
      const field = result.field as keyof Label
      const [wanted, got] = [plain(label[field]), plain(read[field])]
      if (wanted === '') {
        result.absent++
        if (got !== '') result.invented++
      } else {
        result.stated++
        if (wanted === got) result.right++
        else if (result.misses.length < 5)
          result.misses.push(`${String(label[field])} ≠ ${String(read[field] ?? '(absent)')}`)
      }
    }
  }
  return results
}
