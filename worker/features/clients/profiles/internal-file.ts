import { easternDateText, interviewDateText } from '#contract/domain/eastern-time.ts'
import { firmPreferenceText } from '#contract/domain/firm-preferences.ts'
import { jdYearText } from '#contract/domain/jd.ts'
import { knownPracticeArea } from '#contract/domain/practice-areas.ts'
import { ratingLabel } from '#contract/domain/ratings.ts'
import { expectedSalaryText } from '#contract/domain/salary.ts'
import { groupReasons, matchLabel, matchPercent, reasonGroupLabels } from '#contract/domain/score.ts'
import { seniorityLabel } from '#contract/domain/seniorities.ts'
import type { Settings } from '#contract/domain/settings.ts'
import { statusLabel } from '#contract/domain/statuses.ts'
import type { TimelineEntry } from '#worker/features/candidates/applications/events.repo.ts'
import type { Block, Mark } from '#worker/platform/pdf/print-blocks.ts'
import type { PrintedDocument, Section } from '#worker/platform/pdf/print-document.ts'
import type { ApplicationDetail } from '#worker/features/candidates/applications/applications.service.ts'

type Fact = readonly [label: string, value: string | null | undefined]
type Brand = Pick<Settings, 'brandName' | 'brandPhone' | 'brandEmail' | 'brandCity' | 'brandRegion'>

/**
 * The internal file: everything about the candidate and this one application, for the agency alone. Clients get the client
 * profile instead. It leaves out messages, companies that the candidate was submitted to, and the firms of the candidate's
 * other applications, so that a copy that goes astray says as little as it can about others.
 */
export function internalFile(
  application: ApplicationDetail,
  { brand, timeline, now }: { brand: Brand; timeline: readonly TimelineEntry[]; now: Date },
): PrintedDocument {
  const { applicantName, job } = application
  const sections: Section[] = [
    { title: 'Summary', blocks: summary(application) },
    { title: 'Match', blocks: match(application) },
    { title: 'Background', blocks: [facts(background(application))] },
    { title: 'Education', blocks: [facts(education(application, now))] },
    { title: 'Interview', blocks: interview(application) },
    { title: 'Cover letter', blocks: text(application.coverLetter) },
    { title: 'Partner notes', blocks: text(application.additionalNotes) },
    { title: 'Interview notes', blocks: text(application.interviewNotes) },
    { title: 'History', blocks: [{ kind: 'entries', entries: history(application, brand.brandName, timeline) }] },
  ]
  const title = `Internal file: ${applicantName}`
  return {
    metadata: {
      title,
      author: brand.brandName,
      subject: `${applicantName}, ${job.title} at ${job.firmName}`,
      keywords: [job.practiceArea, job.location].filter((word) => word !== ''),
      createdAt: now,
    },
    brand: {
      name: brand.brandName,
      lines: [
        [brand.brandPhone, brand.brandEmail].filter(Boolean).join(' · '),
        `${brand.brandCity}, ${brand.brandRegion}`,
      ].filter(Boolean),
    },
    kind: 'Internal file',
    title: applicantName,
    subtitle: [job.title, job.firmName, job.location].filter(Boolean).join(' · '),
    sections: sections.filter(({ blocks }) => blocks.some((block) => block.kind !== 'facts' || block.facts.length > 0)),
    foot: `Internal, not for clients · ${easternDateText(now)}`,
  }
}

const text = (value: string | null): Block[] => (value?.trim() ? [{ kind: 'text', text: value }] : [])

const facts = (given: readonly Fact[]): Block => ({
  kind: 'facts',
  facts: given.flatMap(([label, value]) => (value?.trim() ? [[label, value] as const] : [])),
})

function summary(application: ApplicationDetail): Block[] {
  const { applicantEmail, phoneNumber, location, linkedinUrl, matchSummary } = application
  return [
    ...text(profile(application)),
    ...text(matchSummary),
    facts([
      ['Email', applicantEmail],
      ['Phone', phoneNumber],
      ['Location', location],
      ['LinkedIn', linkedinUrl],
    ]),
  ]
}

/** The candidate in a sentence or two: "Counsel at Hale LLP with 8 years in Tax, 5 of them in Big Law. Has a portable book." */
function profile(application: ApplicationDetail): string {
  const { lastJobTitle, lastFirmName, yearsExperience, experienceField, bigFirmExperienceYears } = application
  const position = [lastJobTitle ?? 'Attorney', lastFirmName].filter(Boolean).join(' at ')
  const field = experienceField ?? knownPracticeArea(application.primaryPracticeArea)
  const years =
    yearsExperience === null ? '' : ` with ${yearsText(yearsExperience)} of experience${field ? ` in ${field}` : ''}`
  const bigLaw = bigFirmExperienceYears > 0 ? `${yearsText(bigFirmExperienceYears)} in Big Law` : ''
  const known = [
    lastJobTitle || lastFirmName || years ? `${position}${years}${bigLaw ? `, ${bigLaw}` : ''}.` : '',
    application.hasPortableBook ? 'Has a portable book of business.' : '',
  ]
  return known.filter(Boolean).join(' ')
}

const yearsText = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`

const marks = { strengths: 'check', concerns: 'cross', risks: 'warning' } as const satisfies Record<string, Mark>

function match({ matchScore, matchReasons }: ApplicationDetail): Block[] {
  const groups = groupReasons(matchReasons)
  return [
    matchScore === null
      ? { kind: 'text', text: matchLabel(null) }
      : { kind: 'score', share: matchScore, figure: matchPercent(matchScore), words: matchLabel(matchScore) },
    ...(['strengths', 'concerns', 'risks'] as const).flatMap((kind): Block[] =>
      groups[kind].length === 0
        ? []
        : [{ kind: 'points', title: reasonGroupLabels[kind], mark: marks[kind], points: groups[kind] }],
    ),
    ...(groups.tags.length === 0 ? [] : [{ kind: 'words', title: 'Tags', words: groups.tags } as const]),
  ]
}

function background(application: ApplicationDetail): Fact[] {
  const { yearsExperience, experienceField, bigFirmExperienceYears, lastJobTitle, lastFirmName } = application
  return [
    ['Last position', [lastJobTitle, lastFirmName].filter(Boolean).join(' at ')],
    [
      'Experience',
      yearsExperience === null
        ? experienceField
        : `${yearsText(yearsExperience)}${experienceField ? ` in ${experienceField}` : ''}`,
    ],
    ['Primary practice area', application.primaryPracticeArea],
    ['Big Law experience', bigFirmExperienceYears > 0 ? yearsText(bigFirmExperienceYears) : null],
    ['Portable book', application.hasPortableBook ? 'Yes' : 'No'],
    ['Firm preference', firmPreferenceText(application.firmPreference)],
    ['Expected salary', expectedSalaryText(application.expectedSalary)],
    ['Needs visa sponsorship', application.needsVisaSponsorship === 'YES' ? 'Yes' : 'No'],
  ]
}

const education = ({ jdYear }: ApplicationDetail, now: Date): Fact[] => [
  ['Juris Doctor', jdYear === null ? null : jdYearText(jdYear, now)],
]

function interview({
  interviewDate,
  suitabilityRating,
  talentForOtherRoles,
  appliedBefore,
}: ApplicationDetail): Block[] {
  const hasFeedback = suitabilityRating !== null
  return [
    facts([
      ['Interview date', interviewDateText(interviewDate)],
      ['Suitability rating', hasFeedback ? ratingLabel(suitabilityRating) : null],
      ['Talent for other roles', hasFeedback ? ratingLabel(talentForOtherRoles) : null],
      [
        'Applied to this position in the last 6 months',
        !hasFeedback || appliedBefore === null ? null : yesOrNo(appliedBefore),
      ],
    ]),
  ]
}

/** Dated events of this application, and the candidate's other applications by job title, never by firm. */
function history(
  { appliedAt, job, status, statusChangedAt, history: others }: ApplicationDetail,
  brandName: string,
  timeline: readonly TimelineEntry[],
): [string, string][] {
  const steps = timeline.flatMap(({ kind, from, to, createdAt }): { at: Date; text: string }[] => {
    if (kind === 'applied_again') return [{ at: createdAt, text: 'Applied again' }]
    if (kind === 'status' && to) return [{ at: createdAt, text: statusLabel(to, brandName) }]
    if (kind !== 'interview') return []
    if (to) return [{ at: createdAt, text: `Interview ${from ? 'moved to' : 'set for'} ${interviewDateText(to)}` }]
    return [{ at: createdAt, text: 'Interview canceled' }]
  })
  // Older data can have a status without its event.
  const isStatusShown =
    timeline.some(({ kind }) => kind === 'status') || statusChangedAt.getTime() <= appliedAt.getTime()
  const all = [
    ...others.map((other) => ({ at: other.appliedAt, text: `Applied for another position: ${other.job.title}` })),
    { at: appliedAt, text: `Applied for ${job.title} (${seniorityLabel(job.seniority)})` },
    ...steps,
    ...(isStatusShown ? [] : [{ at: statusChangedAt, text: statusLabel(status, brandName) }]),
  ]
  return all
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, text: what }) => [easternDateText(at), what])
}

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No')
