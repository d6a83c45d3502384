import { areaRelation } from '#worker/features/jobs/practice-areas/area-relations.service.ts'
import type { AreaRelation } from '#worker/features/jobs/practice-areas/area-relations.service.ts'
import { placeFit, placeNamed } from '#worker/reading/lexicon/places.ts'
import { readResume } from '#worker/reading/resume/read-resume.ts'
import type { ScoredApplication, ScoredJob, ScoredResume } from '#contract/domain/score-types.ts'

export type Candidate = { id: string; form: ScoredApplication; resume: ScoredResume; book: boolean }
export type PairJob = { job: ScoredJob; words: string }

export const pairsNow = new Date('2026-06-15T12:00:00Z')
const year = 2026

const jobLine = (line: string): PairJob => {
  const [title = '', area = '', place = '', min = '', max = '', pay = '', seat = '', more = ''] = line.split(' | ')
  const description = `${title} in ${area}. Responsibilities include work in ${area} for the firm's clients in ${place}.`
  return {
    words: description,
    job: {
      title,
      firmName: 'Alder & Finch LLP',
      location: place,
      isRemote: more.includes('remote'),
      seniority: seat,
      practiceArea: area,
      additionalAreas: [],
      yearsExperienceMin: Number(min),
      yearsExperienceMax: max === '' ? null : Number(max),
      salaryMin: Number(pay) - 60_000,
      salaryMax: Number(pay),
      description,
      requirements: [],
      isBigLaw: false,
      isBoutique: false,
    },
  }
}

/** Twelve seats in the practices and cities that agencies fill most. */
export const pairJobs: readonly PairJob[] = [
  'M&A Associate | Mergers & Acquisitions | New York, NY | 3 | 6 | 390000 | associate',
  'Tax Associate | Tax | Boston, MA | 2 | 5 | 310000 | associate',
  'Senior Litigation Associate | Commercial Litigation | Chicago, IL | 5 | 8 | 420000 | senior-associate',
  'Labor Associate | Labor & Employment | Los Angeles, CA | 3 | 7 | 260000 | associate',
  'Finance Associate | Banking & Finance | Houston, TX | 4 | 7 | 400000 | associate',
  'Patent Litigator | Patent Litigation | San Francisco, CA | 4 | 9 | 420000 | associate',
  'Real Estate Associate | Real Estate | Miami, FL | 3 | 6 | 250000 | associate',
  'Privacy Counsel | Privacy & Cybersecurity | Seattle, WA | 6 | 12 | 320000 | counsel | remote',
  'Funds Associate | Investment Funds | New York, NY | 2 | 5 | 365000 | associate',
  'Restructuring Associate | Bankruptcy & Restructuring | Philadelphia, PA | 3 | 8 | 330000 | associate',
  'Corporate Partner | Corporate | Dallas, TX | 10 |  | 900000 | partner',
  'White Collar Associate | White Collar | Washington, DC | 4 | 8 | 380000 | associate',
].map(jobLine)

const areas = [
  'Mergers & Acquisitions',
  'Tax',
  'Commercial Litigation',
  'Labor & Employment',
  'Banking & Finance',
  'Patent Litigation',
  'Real Estate',
  'Privacy & Cybersecurity',
  'Investment Funds',
  'Bankruptcy & Restructuring',
  'Corporate',
  'White Collar',
  'Private Equity',
  'Litigation',
  'Capital Markets',
  'Employee Benefits',
]
const places = [
  'New York, NY',
  'Boston, MA',
  'Chicago, IL',
  'Los Angeles, CA',
  'Houston, TX',
  'Oakland, CA',
  'Miami, FL',
  'Seattle, WA',
  'Jersey City, NJ',
  'Philadelphia, PA',
  'Dallas, TX',
  'Arlington, VA',
]

/** Forty-eight candidates: three in each practice, of three levels, in cities that run through the list. */
export const pairCandidates: readonly Candidate[] = areas.flatMap((area, at) =>
  [1, 5, 11].map((years, level): Candidate => {
    const location = places[(at + level * 4) % places.length] ?? 'New York, NY'
    const jdYear = year - years - (at % 2)
    const expectedSalary = 230_000 + years * 22_000 + (at % 3) * 40_000
    const book = years > 10 && at % 2 === 0
    const text = `Candidate ${at}${level}\n${location}\nExperience\nMarlow Pike LLP, ${area} Associate, ${jdYear} to present\n- Advised clients on ${area} matters\n- Drafted agreements and briefs\nEducation\nJ.D., Fordham University School of Law, ${jdYear}\n`
    return {
      id: `${area} ${years}`,
      book,
      resume: { text, facts: readResume(text, pairsNow) },
      form: {
        jdYear,
        yearsExperience: years,
        experienceField: area,
        primaryPracticeArea: area,
        location,
        expectedSalary,
        hasPortableBook: book,
        bigFirmExperienceYears: 0,
        lastJobTitle: `${area} Associate`,
        lastFirmName: 'Marlow Pike LLP',
        firmPreference: null,
        needsVisaSponsorship: 'NO',
        coverLetter: null,
      },
    }
  }),
)

/**
 * The hand rules by which a recruiter would sort the pile for a job, 3 (call today) to 0 (not for this job):
 * the practice first (the same 3, a part or neighbour 2, anything else 0), then one point off for each of: more than a year
 * short of the range or more than three above it, a city that is not a commute away (unless remote), pay of more than 15 %
 * above the top, no book for a partner's seat; three years short or more is never above 0.
 */
export function gradeByRules({ job }: PairJob, { form, book }: Candidate): number {
  const relation = areaRelation(job.practiceArea, form.primaryPracticeArea ?? '')
  const start = gradeOfRelation[relation]
  const years = year - (form.jdYear ?? year)
  const short = (job.yearsExperienceMin ?? 0) - years
  if (short >= 3) return 0
  const [home, office] = [placeNamed(form.location ?? ''), placeNamed(job.location)]
  const isNear = job.isRemote || (home && office && ['same', 'metro'].includes(placeFit(home, office)))
  const off = [
    short > 1 || (job.yearsExperienceMax !== null && years - job.yearsExperienceMax > 3),
    !isNear,
    (form.expectedSalary ?? 0) > (job.salaryMax ?? Infinity) * 1.15,
    job.seniority === 'partner' && !book,
  ]
  return Math.max(0, start - off.filter(Boolean).length)
}

const gradeOfRelation: Record<AreaRelation, number> = { same: 3, part: 2, whole: 2, neighbour: 2, sibling: 0, other: 0 }

/** Quality of an order against the best possible one, over its first ten: 0 to 1 (Järvelin and Kekäläinen 2002). */
export function ndcgAt10(grades: readonly number[]): number {
  const gain = (list: readonly number[]) =>
    list.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
  const best = gain(grades.toSorted((a, b) => b - a))
  return best === 0 ? 1 : gain(grades) / best
}

/** Plain BM25 (k1 1.2, b 0.75) of a job's words over the résumés' words. */
export function bm25(query: string, texts: readonly string[]): number[] {
  const split = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? []
  const docs = texts.map(split)
  const mean = docs.reduce((sum, doc) => sum + doc.length, 0) / docs.length
  const words = [...new Set(split(query))]
  return docs.map((doc) =>
    words.reduce((sum, word) => {
      const count = doc.filter((one) => one === word).length
      const having = docs.filter((one) => one.includes(word)).length
      const idf = Math.log(1 + (docs.length - having + 0.5) / (having + 0.5))
      return sum + (idf * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * doc.length) / mean))
    }, 0),
  )
}
