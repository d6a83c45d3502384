import { cityOf } from '#worker/reading/lexicon/city-of.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import type { Settings } from '#contract/domain/settings.ts'
import type { PrintedDocument, Section } from '#worker/platform/pdf/print-document.ts'
import type { FullApplication } from '#worker/features/candidates/applications/applications.repo.ts'

/** Everything a client may read about a candidate. Nothing else reaches the client profile. */
export type ClientProfileFacts = {
  name: string
  title: string
  firm: string
  city: string
  practice: string
  experience: string
  bigLaw: string
  lawSchool: string
  jdYear: string
  bars: readonly string[]
}

type Brand = Pick<Settings, 'brandName' | 'brandPhone' | 'brandCity' | 'brandRegion'>
export type ProfileContact = { name: string; email: string }

/** Limits that keep the longest profile on one page. */
const maxNameLength = 80
const maxValueLength = 120
const maxBars = 10

const cut = (text: string, length = maxValueLength): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const letters = Array.from(line)
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : line
}
const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`

/**
 * Chooses what a client may read: from the fields of the application, and from the facts that were read out of its résumé.
 * The résumé's own text and quotes are left out, as is everything about contact, pay, judgment and history.
 */
export function clientProfileFacts(application: FullApplication, resume: ResumeFacts | null): ClientProfileFacts {
  const { yearsExperience, experienceField, bigFirmExperienceYears, primaryPracticeArea } = application
  const practice = [primaryPracticeArea, experienceField].map((area) => area?.trim() ?? '').filter(Boolean)
  const bars = [...new Set((resume?.barAdmissions ?? []).map(({ value }) => cut(value, 40)).filter(Boolean))]
  const jdYear = application.jdYear ?? resume?.jdYear?.value
  return {
    name: cut(application.applicantName, maxNameLength),
    title: cut(application.lastJobTitle ?? ''),
    firm: cut(application.lastFirmName ?? ''),
    city: cityOf(application.location),
    practice: cut([...new Set(practice)].join(', ')),
    experience: yearsExperience === null ? '' : years(yearsExperience),
    bigLaw: bigFirmExperienceYears > 0 ? years(bigFirmExperienceYears) : '',
    lawSchool: cut(resume?.lawSchool?.value ?? ''),
    jdYear: jdYear === undefined ? '' : String(jdYear),
    bars: bars.length > maxBars ? [...bars.slice(0, maxBars), `and ${bars.length - maxBars} more`] : bars,
  }
}

/** The one page about a candidate that goes to a client. Its contact is the agency's, never the candidate's. */
export function clientProfile(
  facts: ClientProfileFacts,
  { brand, contact, now }: { brand: Brand; contact: ProfileContact; now: Date },
): PrintedDocument {
  const sections: Section[] = [
    section('Experience', [
      ['Last position', facts.title],
      ['Firm', facts.firm],
      ['Practice', facts.practice],
      ['Years of experience', facts.experience],
      ['Big Law experience', facts.bigLaw],
      ['Location', facts.city],
    ]),
    section('Education and bar admissions', [
      ['Law school', facts.lawSchool],
      ['J.D.', facts.jdYear],
      ['Bar admissions', facts.bars.join(', ')],
    ]),
    section(`Your contact at ${brand.brandName}`, [
      ['Name', contact.name],
      ['Email', contact.email],
      ['Phone', brand.brandPhone],
    ]),
  ]
  // The day alone: the minute of printing is nobody's business.
  const day = new Date(`${now.toISOString().slice(0, 10)}T12:00:00Z`)
  return {
    metadata: {
      title: `Client profile: ${facts.name}`,
      author: brand.brandName,
      subject: '',
      keywords: [],
      createdAt: day,
    },
    brand: { name: brand.brandName, lines: [[brand.brandCity, brand.brandRegion].filter(Boolean).join(', ')] },
    kind: 'Client profile',
    title: facts.name,
    subtitle: [facts.title, facts.firm, facts.city].filter(Boolean).join(' · '),
    sections: sections.filter(({ blocks }) => blocks.length > 0),
    foot: `Confidential · ${easternDateText(now)}`,
  }
}

function section(title: string, facts: readonly (readonly [label: string, value: string])[]): Section {
  const known = facts.filter(([, value]) => value !== '')
  return { title, blocks: known.length === 0 ? [] : [{ kind: 'facts', facts: known }] }
}
