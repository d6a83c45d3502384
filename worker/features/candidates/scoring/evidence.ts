import { firmPreferenceText } from '#contract/domain/firm-preferences.ts'
import { salaryThousands } from '#contract/domain/salary.ts'
import { reasonMarks, type ScoredApplication, type ScoreReason } from '#contract/domain/score-types.ts'

/** The form as lines that a reason can quote. */
export function formLines(form: ScoredApplication): Record<keyof ScoredApplication, string> {
  const line = (label: string, value: string | number | null) =>
    value === null || value === '' ? '' : `${label}: ${value}`
  return {
    jdYear: line('JD year', form.jdYear),
    yearsExperience: line('Years of experience', form.yearsExperience),
    experienceField: line('Experience field', form.experienceField),
    primaryPracticeArea: line('Practice area', form.primaryPracticeArea),
    location: line('Location', form.location),
    expectedSalary: form.expectedSalary ? `Expected salary: ${salaryThousands(form.expectedSalary)}` : '',
    hasPortableBook: form.hasPortableBook ? 'Portable book: yes' : '',
    bigFirmExperienceYears: form.bigFirmExperienceYears > 0 ? `Years in Big Law: ${form.bigFirmExperienceYears}` : '',
    lastJobTitle: line('Last title', form.lastJobTitle),
    lastFirmName: line('Last firm', form.lastFirmName),
    firmPreference: line('Prefers', firmPreferenceText(form.firmPreference)),
    needsVisaSponsorship: form.needsVisaSponsorship === 'YES' ? 'Visa sponsorship: yes' : '',
    coverLetter: form.coverLetter ?? '',
  }
}

/** Everything that may be quoted, as one text. */
export const quotable = (form: ScoredApplication, resumeText: string | null): string =>
  [...Object.values(formLines(form)), resumeText ?? ''].join('\n')

const plain = (text: string) =>
  text
    .replaceAll(/[\s“”"‘’']+/g, ' ')
    .trim()
    .toLowerCase()

/** The reasons whose quotes are in the text; those without a quote stay. A quote of two letters proves nothing. */
export function borneOut(reasons: readonly ScoreReason[], text: string): ScoreReason[] {
  const own = plain(text)
  return reasons.filter(({ quote }) => quote === null || (plain(quote).length > 2 && own.includes(plain(quote))))
}

/** Longest quote that a reason shows, in characters. */
const maxQuoteLength = 120

/** "✓ 8 years of practice fit the range (“J.D., 2018”)". */
export function reasonText({ mark, text, quote }: ScoreReason): string {
  const cut =
    quote !== null && quote.length > maxQuoteLength
      ? `${quote.slice(0, quote.lastIndexOf(' ', maxQuoteLength))} …`
      : quote
  const shown = cut === null ? text : `${text} (“${cut.replaceAll(/\s+/g, ' ')}”)`
  return mark === 'tag' ? text : `${reasonMarks[mark]} ${shown}`
}
