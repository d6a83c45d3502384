import type { ExtractedJobFields } from '#contract/api/jobs/job-extraction.ts'
import type { Engine } from '#contract/domain/intelligence.ts'
import { bannedLocationWords } from '#contract/domain/job-form-rules.ts'
import type { WorkType } from '#contract/domain/work-types.ts'
import { inDollars } from './classify-posting.ts'
import type { StatedPosting } from '#worker/reading/posting/online-posting.ts'
import { readPlaces } from './written-places.ts'
import { htmlToText } from '#worker/reading/document/html/parse-html.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import type { ReadPage } from './page/page-postings.ts'
import { looksLikePosting } from './page/posting-likeness.ts'

/** Reads a text into the job form's fields (features/jobs/jobs: rules, or the model of the settings). */
export type ReadText = (text: string) => Promise<{ engine: Engine; fields: ExtractedJobFields }>

export type FoundJob = {
  fields: ExtractedJobFields
  engine: Engine
  validThrough: Date | undefined
  /** Offices that the posting names, in its order. */
  offices: string[]
}

/** Longest description that the job form takes, and longest text that is read. Characters. */
const maxDescription = 30_000
const maxRead = 50_000
const maxEntries = 50

/**
 * The job form's fields of a posting that a page or a platform states. Fields that it leaves out are read from its own
 * text; what the text doesn't say either is absent.
 *
 * @throws PageError `malformed` for a posting that asks for too much work.
 */
export async function fieldsOfStated(posting: StatedPosting, read: ReadText): Promise<FoundJob> {
  const { named, firm, description, requirements, benefits } = withPageBudget((budget) => ({
    named: oneLine(posting.title, budget),
    firm: posting.firm ? oneLine(posting.firm, budget) : undefined,
    description: describe(posting, budget),
    requirements: entriesOf(posting.qualifications, budget),
    benefits: entriesOf(posting.benefits, budget),
  }))
  const { places, isRemote } = readPlaces(posting.places ?? [])
  const offices = places.filter(({ city, name }) => city !== null && isPlace(name)).map(({ name }) => name)
  const [location] = offices
  const title = titleWithoutPlace(named, location ? [location] : [])
  const { engine, fields } = await read(labelled({ title, firm, location, text: description }))
  return {
    engine,
    offices,
    validThrough: posting.validThrough,
    fields: present({
      ...fields,
      title,
      // Firm and place in the text count only where the posting itself names none.
      firmName: firm ?? fields.firmName,
      location: location ?? fields.location,
      ...statedTerms(posting, isRemote),
      yearsExperienceMin: fields.yearsExperienceMin ?? yearsOf(posting.monthsOfExperience),
      requirements: requirements ?? fields.requirements,
      benefits: benefits ?? fields.benefits,
      description: description === '' ? undefined : description,
    }),
  }
}

/** The terms that a posting states as data. */
function statedTerms(posting: StatedPosting, isRemotePlace: boolean): Partial<ExtractedJobFields> {
  const pay = inDollars(posting.salary)
  const workType = posting.employmentTypes.flatMap((type) => workTypeOf(type) ?? []).at(0)
  const isRemote = posting.isRemote ?? (isRemotePlace || undefined)
  return {
    ...(pay ? { salaryMin: pay.min ?? undefined, salaryMax: pay.max ?? undefined } : {}),
    ...(workType ? { workType } : {}),
    ...(isRemote === undefined ? {} : { isRemote }),
  }
}

const yearsOf = (months: number | undefined) => (months === undefined ? undefined : Math.floor(months / 12))

/** The job form's fields of a page that states them only in its text. */
export async function fieldsOfPage(page: ReadPage, read: ReadText): Promise<FoundJob> {
  const text = page.text.slice(0, maxRead)
  // A known firm's name isn't a place: "Beaumont Reyes PLLC" is not in Texas.
  const { engine, fields } = await read(page.firm ? text.replaceAll(page.firm, 'The firm') : text)
  return {
    engine,
    offices: [],
    validThrough: undefined,
    fields: present({
      ...fields,
      title: fields.title ?? titleWithoutPlace(page.title, fields.location ? [fields.location] : []),
      firmName: page.firm ?? fields.firmName ?? page.site,
      description: withoutTitle(text, page.title).slice(0, maxDescription),
    }),
  }
}

/**
 * The job form's fields of a page's whole text. Text that doesn't read like a posting is the description and nothing else.
 */
export async function fieldsOfText(whole: string, read: ReadText, site?: string): Promise<FoundJob> {
  const text = whole.slice(0, maxRead)
  const { engine, fields } = looksLikePosting(text) ? await read(text) : { engine: 'rules' as const, fields: {} }
  const description = text.slice(0, maxDescription).trim()
  const firmName = fields.firmName ?? (fields.title === undefined ? undefined : site)
  return { engine, offices: [], validThrough: undefined, fields: present({ ...fields, firmName, description }) }
}

/**
 * "Tax Associate (Boston)" and "Tax Associate - Boston, MA" without the office that is stated beside it: the job form has
 * a field for it, and takes no brackets in a title.
 */
function titleWithoutPlace(title: string, offices: readonly string[]): string {
  const found = /^(.{4,}?)(?:\s*[([]([^()[\]]+)[)\]]|\s+[-–—|]\s+([^-–—|]+))$/.exec(title)
  const [, rest, inBrackets, behind] = found ?? []
  const said = readPlaces([inBrackets ?? behind ?? '']).places
  const isStated = said.length > 0 && said.every(({ name }) => offices.some((office) => isWithin(office, name)))
  return rest && isStated ? rest.trim() : title
}

const isWithin = (office: string, name: string) => office === name || office.startsWith(`${name},`)

/** "Boston, MA", and not "Multiple Locations" or an office's nickname. */
const isPlace = (name: string) =>
  name.includes(',') && !bannedLocationWords.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(name))

/** A posting as the reader of texts expects it: facts as labels before the words. */
function labelled(facts: {
  title: string
  firm: string | undefined
  location: string | undefined
  text: string
}): string {
  const head = [`Job title: ${facts.title}`, facts.location ? `Location: ${facts.location}` : ''].filter(Boolean)
  // A known firm's name isn't a place: "Beaumont Reyes PLLC" is not in Texas.
  const text = facts.firm ? facts.text.replaceAll(facts.firm, 'The firm') : facts.text
  return `${head.join('\n')}\n\n${text}`.slice(0, maxRead)
}

function describe(posting: StatedPosting, budget: ReadingBudget): string {
  const whole = tidy(htmlToText(posting.description ?? '', budget))
  const part = (heading: string, text: string | undefined) => {
    const plain = tidy(htmlToText(text ?? '', budget))
    // Many sites repeat in the description what they state beside it.
    return plain === '' || whole.includes(plain.slice(0, 60)) ? '' : `${heading}\n${plain}`
  }
  return [whole, part('Responsibilities', posting.responsibilities), part('Qualifications', posting.qualifications)]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, maxDescription)
    .trim()
}

const oneLine = (text: string, budget: ReadingBudget) =>
  htmlToText(text, budget).replace(/\s+/g, ' ').trim().slice(0, 300)
const tidy = (text: string) =>
  text
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
const withoutTitle = (text: string, title: string) => (text.startsWith(title) ? text.slice(title.length).trim() : text)

function entriesOf(text: string | undefined, budget: ReadingBudget): string[] | undefined {
  const entries = htmlToText(text ?? '', budget)
    .split(/\n|(?<=[.;])\s+(?=[A-Z])|\s*•\s*/)
    .map((entry) =>
      entry
        .replace(/^[-*•]\s*/, '')
        .replace(/[;,]$/, '')
        .trim(),
    )
    .filter((entry) => entry.length > 2 && entry.length <= 600)
  return entries.length > 0 ? [...new Set(entries)].slice(0, maxEntries) : undefined
}

const typeWords: readonly (readonly [RegExp, WorkType])[] = [
  [/full[\s_-]?time|fulltime|^permanent$|^regular$/i, 'Full-time'],
  [/part[\s_-]?time|parttime/i, 'Part-time'],
  [/contract/i, 'Contract'],
  [/temp|per[\s_-]?diem|seasonal/i, 'Temporary'],
  [/intern/i, 'Internship'],
]

/** "FULL_TIME", "Full time", "CONTRACTOR" as the job form's work type; undefined for other words. */
function workTypeOf(type: string): WorkType | undefined {
  return typeWords.find(([words]) => words.test(type.trim()))?.[1]
}

function present(fields: { [K in keyof ExtractedJobFields]: ExtractedJobFields[K] | undefined }): ExtractedJobFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as ExtractedJobFields
}
