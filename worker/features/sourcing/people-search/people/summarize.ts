import type { Bio } from '#worker/reading/person/read-bio.ts'

type Listed = 'offices' | 'practiceAreas' | 'education' | 'barAdmissions' | 'clerkships'
export type SummaryFacts = Pick<Bio, 'name' | 'title'> & Record<Listed, readonly string[]> & { firm: string }

const list = new Intl.ListFormat('en-GB')

/**
 * A short summary of a person's facts: "Amy Wu, Partner at Hale Crow LLP in Boston, MA. Practice: Tax and ERISA."
 * It copies none of the firm's own prose.
 */
export function summarize({ name, title, firm, offices, ...person }: SummaryFacts): string {
  const [[office], [degree], bars] = [offices, person.education, person.barAdmissions]
  return [
    `${[name, title].filter(Boolean).join(', ')} at ${firm}${office ? ` in ${office}` : ''}.`,
    person.practiceAreas.length > 0 ? `Practice: ${list.format(person.practiceAreas.slice(0, 4))}.` : '',
    degree ? `Education: ${degree.replace(/\.$/, '')}.` : '',
    bars.length > 0 ? `Admitted in ${list.format(bars.length > 3 ? [...bars.slice(0, 3), 'elsewhere'] : bars)}.` : '',
    person.clerkships.length > 0 ? 'Served as a law clerk.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
