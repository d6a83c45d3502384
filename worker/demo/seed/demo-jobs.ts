import { anonymityOf } from '#worker/features/jobs/jobs/anonymity.ts'
import type { jobs } from '#worker/features/jobs/jobs/jobs.table.ts'
import { parsePlace } from '#contract/domain/us-states.ts'
import { shortIdAlphabet, shortIdLength } from '#worker/platform/short-id.ts'
import type { Seniority } from '#contract/domain/seniorities.ts'
import type { WorkType } from '#contract/domain/work-types.ts'
import type { Calendar } from './calendar.ts'
import { describe, requirementsOf } from './demo-job-texts.ts'
import { firms, type Firm } from './firms.ts'
import { contentOf, practiceContent } from './practice-content.ts'
import type { Random } from './random.ts'

type JobRow = typeof jobs.$inferInsert

/** A job of the demo data, with what the applications need to know of it. */
export type DemoJob = JobRow & {
  id: number
  firm: Firm
  postedDate: Date
  postedDaysAgo: number
  closedDaysAgo: number | null
}

export const demoJobCount = 80

/** Areas with more than one opening, as on a real board. */
const busyAreas = [
  'Corporate',
  'Corporate',
  'Mergers & Acquisitions',
  'Mergers & Acquisitions',
  'Private Equity',
  'Private Equity',
  'Capital Markets',
  'Investment Funds',
  'Banking & Finance',
  'Banking & Finance',
  'Bankruptcy & Restructuring',
  'Real Estate',
  'Real Estate',
  'Tax',
  'Trusts & Estates',
  'Labor & Employment',
  'Labor & Employment',
  'Litigation',
  'Litigation',
  'Commercial Litigation',
  'Commercial Litigation',
  'Securities Litigation',
  'White Collar',
  'Antitrust',
  'Intellectual Property',
  'Patent Litigation',
  'Patent Prosecution',
  'Technology Transactions',
  'Technology Transactions',
  'Privacy & Cybersecurity',
  'Healthcare',
  'Life Sciences',
  'Energy',
  'Regulatory',
  'In-House',
  'In-House',
]

export type Level = { seniority: Seniority; years: readonly [number, number | null]; title: (area: string) => string }

const levels = {
  junior: { seniority: 'associate', years: [1, 3], title: (area) => `Junior ${area} Associate` },
  associate: { seniority: 'associate', years: [2, 5], title: (area) => `${area} Associate` },
  mid: { seniority: 'associate', years: [3, 6], title: (area) => `Mid Level ${area} Associate` },
  senior: { seniority: 'senior-associate', years: [5, 8], title: (area) => `Senior ${area} Associate` },
  staff: { seniority: 'staff-attorney', years: [2, 7], title: (area) => `${area} Staff Attorney` },
  attorney: { seniority: 'attorney', years: [2, 6], title: (area) => `${area} Attorney` },
  seniorAttorney: { seniority: 'senior-attorney', years: [6, 12], title: (area) => `Senior ${area} Attorney` },
  counsel: { seniority: 'counsel', years: [7, 12], title: (area) => `${area} Counsel` },
  seniorCounsel: { seniority: 'senior-counsel', years: [8, 15], title: (area) => `Senior ${area} Counsel` },
  ofCounsel: { seniority: 'of-counsel', years: [10, null], title: (area) => `Of Counsel in ${area}` },
  partner: { seniority: 'partner', years: [10, null], title: (area) => `${area} Partner` },
  seniorPartner: { seniority: 'senior-partner', years: [15, null], title: (area) => `Senior ${area} Partner` },
  managingPartner: {
    seniority: 'managing-partner',
    years: [15, null],
    title: (area) => `Managing Partner for ${area}`,
  },
} as const satisfies Record<string, Level>

type LevelKey = keyof typeof levels

const levelsOf: Record<Firm['kind'], readonly LevelKey[]> = {
  big: ['junior', 'associate', 'mid', 'senior', 'senior', 'mid', 'counsel', 'partner', 'staff'],
  regional: [
    'associate',
    'mid',
    'senior',
    'attorney',
    'associate',
    'senior',
    'counsel',
    'ofCounsel',
    'partner',
    'managingPartner',
  ],
  boutique: ['associate', 'senior', 'mid', 'attorney', 'ofCounsel', 'seniorPartner'],
  company: ['counsel', 'seniorCounsel', 'attorney', 'seniorAttorney'],
}

/** Base salaries by class year on the market scale of large New York firms since 2023, in dollars a year. */
const marketScale = [225_000, 225_000, 235_000, 260_000, 310_000, 365_000, 390_000, 420_000, 435_000] as const
const payFactor = { big: 1, regional: 0.68, boutique: 0.8, company: 0.72 } as const

/** The salary of a level at a kind of employer, rounded to 5,000 dollars. */
function payOf(kind: Firm['kind'], level: Level): { min: number; max: number } {
  const rounded = (dollars: number) => Math.round(dollars / 5000) * 5000
  const [from, to] = level.years
  const isPartner = level.seniority.endsWith('partner')
  if (isPartner) return { min: rounded(450_000 * payFactor[kind]), max: rounded(950_000 * payFactor[kind]) }
  const base = (years: number) => marketScale[Math.min(years, marketScale.length - 1)] as number
  const factor = level.seniority === 'staff-attorney' ? 0.55 : payFactor[kind]
  return { min: rounded(base(from) * factor), max: rounded(base(to ?? from + 3) * factor * (from > 8 ? 1.1 : 1)) }
}

const benefits = [
  'Market bonus and special bonuses',
  'Medical, dental and vision insurance',
  '401(k) with profit sharing',
  'Sixteen weeks of paid parental leave',
  'Two remote days a week',
  'Bar dues and CLE paid',
  'Relocation assistance',
  'Student loan refinancing program',
  'Business development budget',
  'Billable credit for pro bono work',
  'Commuter and wellness stipend',
  'Backup child care',
] as const

function unusedShortId(used: Set<string>, random: Random): string {
  let shortId = random.word(shortIdAlphabet, shortIdLength)
  while (used.has(shortId)) shortId = random.word(shortIdAlphabet, shortIdLength)
  used.add(shortId)
  return shortId
}

/** The eighty jobs: every area of the registry at least once, posted over the last sixty days. */
export function demoJobs({
  random,
  calendar,
  partnerIds,
}: {
  random: Random
  calendar: Calendar
  partnerIds: readonly number[]
}): DemoJob[] {
  const areas = random.some([...Object.keys(practiceContent), ...busyAreas], demoJobCount)
  const used = {
    titles: new Set<string>(),
    seniorities: new Set<string>(),
    shortIds: new Set<string>(),
    firms: new Map<string, number>(),
  }
  const jobs = areas.map((area, index) => {
    const firm = firmFor(area, used.firms, random)
    const levelKey = levelFor(firm, area, used, random)
    const level: Level = levels[levelKey]
    const title = titleOf(level, area)
    used.titles.add(`${firm.name}/${title}`)
    used.seniorities.add(level.seniority)
    const shortId = unusedShortId(used.shortIds, random)

    const location = firm.offices[index % firm.offices.length] as string
    const place = parsePlace(location)
    const isConfidential = index % 9 === 4
    const isRemote = index % 8 === 3
    const workType = workTypeOf(index)
    // The oldest are the closed ones; the rest thin out towards sixty days ago.
    const closedDaysAgo = index % 16 === 7 ? 2 + (index % 7) : null
    const postedDaysAgo = closedDaysAgo === null ? Math.floor(60 * random.next() ** 1.3) : 45 + (index % 15)
    const posted = calendar.at(postedDaysAgo, `${String(8 + (index % 9)).padStart(2, '0')}:${index % 2 ? '30' : '05'}`)
    const closedAt = closedDaysAgo === null ? null : calendar.at(closedDaysAgo, '16:00')
    const deletedAt = index === 55 ? calendar.at(1, '11:00') : null
    return {
      id: index + 1,
      firm,
      postedDaysAgo,
      closedDaysAgo,
      shortId,
      title,
      firmName: firm.name,
      isConfidential,
      location,
      city: place.city,
      region: place.region,
      yearsExperienceMin: level.years[0],
      yearsExperienceMax: level.years[1],
      assignedPartnerId: index % 4 === 2 ? random.pick(partnerIds) : null,
      seniority: level.seniority,
      practiceArea: area,
      additionalAreas: index % 3 === 0 ? [] : [contentOf(area).near],
      ...salaryOf(index, payOf(firm.kind, level), workType),
      description: describe({ firm, area, level, location, isConfidential, isRemote, workType, random }),
      requirements: requirementsOf({ area, level, location, random }),
      benefits: index % 13 === 6 ? [] : random.some(benefits, random.int(3, 6)),
      firmSize: firm.size,
      workType,
      isRemote,
      isBigLaw: firm.kind === 'big',
      isBoutique: firm.kind === 'boutique',
      source: index % 6 === 1 ? 'Manual Entry' : 'Internal Database',
      postedDate: posted,
      validThrough: calendar.at(postedDaysAgo - 120, '23:59'),
      isActive: closedAt === null && deletedAt === null,
      createdAt: posted,
      updatedAt: deletedAt ?? closedAt ?? posted,
      closedAt,
      deletedAt,
      version: closedAt === null && deletedAt === null ? 1 : 2,
    } satisfies DemoJob
  })
  // Numbered as they were posted, like jobs that people add one after the other.
  const numbers = new Map(
    [...jobs].sort((a, b) => a.postedDate.getTime() - b.postedDate.getTime()).map((job, at) => [job, at + 1]),
  )
  return jobs.map((job) => ({ ...job, id: numbers.get(job) ?? job.id }))
}

/** The columns of a job alone. */
export function jobRow({ firm: _firm, postedDaysAgo: _posted, closedDaysAgo: _closed, ...row }: DemoJob): JobRow {
  return { ...row, ...anonymityOf(row) }
}

function firmFor(area: string, hired: Map<string, number>, random: Random): Firm {
  const fitting = firms.filter((firm) =>
    firm.areas ? firm.areas.includes(area) : area !== 'In-House' && area !== 'Personal Injury',
  )
  // The firm with the fewest openings; a large one may have two more than others.
  const openings = ({ name, kind }: Firm) => (hired.get(name) ?? 0) - (kind === 'big' ? 2 : 0)
  const fewest = Math.min(...fitting.map(openings))
  const firm = random.pick(fitting.filter((one) => openings(one) === fewest))
  hired.set(firm.name, (hired.get(firm.name) ?? 0) + 1)
  return firm
}

function titleOf(level: Level, area: string): string {
  const title = level.title(contentOf(area).title)
  return area === 'In-House' ? title.replace('Corporate', 'Commercial') : title
}

type Used = { titles: ReadonlySet<string>; seniorities: ReadonlySet<string> }

/** A level that the firm hires at and has no such opening for yet; later on one that no job has asked for goes first. */
function levelFor(firm: Firm, area: string, { titles, seniorities }: Used, random: Random): LevelKey {
  const free = levelsOf[firm.kind].filter((key) => !titles.has(`${firm.name}/${titleOf(levels[key], area)}`))
  const unasked = free.filter((key) => !seniorities.has(levels[key].seniority))
  if (titles.size > demoJobCount / 2 && unasked.length > 0) return random.pick(unasked)
  return random.pick(free.length > 0 ? free : levelsOf[firm.kind])
}

function workTypeOf(index: number): WorkType {
  if (index % 20 === 9) return 'Part-time'
  if (index % 20 === 14) return 'Contract'
  if (index === 37) return 'Temporary'
  return index === 62 ? 'Internship' : 'Full-time'
}

const payShare: Readonly<Partial<Record<WorkType, number>>> = { 'Part-time': 0.6, Internship: 0.4 }

/** Most jobs state a range; some only the least, some only the most, some nothing. */
function salaryOf(index: number, pay: { min: number; max: number }, workType: WorkType) {
  const share = payShare[workType] ?? 1
  const min = Math.round((pay.min * share) / 5000) * 5000
  const max = Math.round((pay.max * share) / 5000) * 5000
  if (index % 10 === 5) return { salaryMin: null, salaryMax: null }
  if (index % 14 === 8) return { salaryMin: min, salaryMax: null }
  if (index % 17 === 12) return { salaryMin: null, salaryMax: max }
  return { salaryMin: min, salaryMax: max }
}
