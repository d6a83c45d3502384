import type { ExtractedJobFields } from '#contract/api/jobs/job-extraction.ts'
import type { Engine } from '#contract/domain/intelligence.ts'
import { bannedLocationWords } from '#contract/domain/job-form-rules.ts'
import { inDollars } from './classify-posting.ts'
import type { StatedPosting } from '#worker/reading/posting/online-posting.ts'
import { readPlaces } from './written-places.ts'
import { htmlToText } from '#worker/reading/document/html/parse-html.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import type { ReadPage } from './page/page-postings.ts'
import { looksLikePosting } from './page/posting-likeness.ts'
import { postingLines } from './posting-items.ts'
import { workTypeNamed } from './posting-terms.ts'

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
const [maxDescription, maxRead] = [30_000, 50_000]
const maxEntries = 50

/**
 * The job form's fields of a posting that a page or a platform states. Fields that it leaves out are read from its own
 * text; what the text doesn't say either is absent.
 *
 * @throws PageError `malformed` for a posting that asks for too much work.
 */
export async function fieldsOfStated(posting: StatedPosting, read: ReadText): Promise<FoundJob> {
  const plain = (html: string | undefined) => withPageBudget((budget) => htmlToText(html ?? '', budget).trim())
  const oneLine = (html: string | undefined) => plain(html).replace(/\s+/g, ' ').slice(0, 300)
  const [named, firm] = [oneLine(posting.title), oneLine(posting.firm)]
  const description = describe(posting, plain)
  const { places, isRemote } = readPlaces(posting.places ?? [])
  const offices = places.filter(({ city, name }) => city !== null && isPlace(name)).map(({ name }) => name)
  const [location] = offices
  const title = titleWithoutPlace(named, location)
  const head = [`Job title: ${title}`, ...(location ? [`Location: ${location}`] : [])].join('\n')
  const { engine, fields } = await read(`${head}\n\n${withoutFirm(description, firm)}`.slice(0, maxRead))
  const pay = inDollars(posting.salary)
  const months = posting.monthsOfExperience
  return {
    engine,
    offices,
    validThrough: posting.validThrough,
    fields: present({
      ...fields,
      title,
      // Firm and place in the text count only where the posting itself names none.
      firmName: firm || fields.firmName,
      location: location ?? fields.location,
      ...(pay ? { salaryMin: pay.min ?? undefined, salaryMax: pay.max ?? undefined } : {}),
      workType: posting.employmentTypes.flatMap((type) => workTypeNamed(type) ?? [])[0] ?? fields.workType,
      isRemote: posting.isRemote ?? (isRemote || fields.isRemote),
      yearsExperienceMin: fields.yearsExperienceMin ?? (months === undefined ? undefined : Math.floor(months / 12)),
      requirements: entriesOf(plain(posting.qualifications)) ?? fields.requirements,
      benefits: entriesOf(plain(posting.benefits)) ?? fields.benefits,
      description,
    }),
  }
}

/** The job form's fields of a page that states them only in its text. */
export async function fieldsOfPage({ title, isTitle, firm, site, text }: ReadPage, read: ReadText): Promise<FoundJob> {
  const { engine, fields } = await read(withoutFirm(text.slice(0, maxRead), firm))
  const own = titleWithoutPlace(title, fields.location)
  const description = (text.startsWith(title) ? text.slice(title.length) : text).trim().slice(0, maxDescription)
  return {
    engine,
    offices: [],
    validThrough: undefined,
    fields: present({
      ...fields,
      title: isTitle ? own : (fields.title ?? own),
      firmName: firm ?? fields.firmName ?? site,
      description,
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

/** A known firm's name isn't a place: "Beaumont Reyes PLLC" is not in Texas. */
const withoutFirm = (text: string, firm: string | undefined): string =>
  firm ? text.replaceAll(firm, 'The firm') : text

/**
 * "Tax Associate (Boston)" and "Tax Associate - Boston, MA" without the office that is stated beside it: the job form has
 * a field for it, and takes no brackets in a title.
 */
function titleWithoutPlace(title: string, office: string | undefined): string {
  const found = /^(.{4,}?)(?:\s*[([]([^()[\]]+)[)\]]|\s+[-–—|]\s+([^-–—|]+))$/.exec(title)
  const [, rest, inBrackets, behind] = found ?? []
  const said = readPlaces([inBrackets ?? behind ?? '']).places
  const isStated = said.length > 0 && said.every(({ name }) => office === name || office?.startsWith(`${name},`))
  return rest && isStated ? rest.trim() : title
}

/** "Boston, MA", and not "Multiple Locations" or an office's nickname. */
const isPlace = (name: string) =>
  name.includes(',') && !bannedLocationWords.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(name))

/** The description with the parts that the posting states beside it; many sites repeat them in it. */
function describe(posting: StatedPosting, plain: (html: string | undefined) => string): string {
  const whole = plain(posting.description)
  const parts = { Responsibilities: plain(posting.responsibilities), Qualifications: plain(posting.qualifications) }
  const beside = Object.entries(parts).flatMap(([heading, text]) =>
    text === '' || whole.includes(text.slice(0, 60)) ? [] : [`${heading}\n${text}`],
  )
  const text = [whole, ...beside].filter(Boolean).join('\n\n')
  return text
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .slice(0, maxDescription)
    .trim()
}

function entriesOf(text: string): string[] | undefined {
  const entries = postingLines(text).items.map((item) => item.text.replace(/[;,]$/, '').trim())
  const found = [...new Set(entries)].filter(({ length }) => length > 2 && length <= 600)
  return found.length > 0 ? found.slice(0, maxEntries) : undefined
}

function present(fields: { [K in keyof ExtractedJobFields]: ExtractedJobFields[K] | undefined }): ExtractedJobFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as ExtractedJobFields
}
