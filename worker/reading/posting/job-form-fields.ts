import type { ExtractedJobFields } from '#contract/api/jobs/job-extraction.ts'
import type { Engine } from '#contract/domain/intelligence.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { htmlToText } from '#worker/reading/document/html/parse-html.ts'
import { firmKey, withLegalForm } from '#worker/reading/lexicon/firm-names.ts'
import { plainWords } from '#worker/reading/lexicon/tokens.ts'
import { inDollars } from './classify-posting.ts'
import { plainEntries } from './label-items.ts'
import type { StatedPosting } from './online-posting.ts'
import type { ReadPage } from './page/page-postings.ts'
import { companyCode, hiddenEmployer, jobBoard } from './page/page-words.data.ts'
import { judgeText } from './page/posting-likeness.ts'
import { postingLines } from './posting-items.ts'
import { workTypeNamed } from './posting-terms.ts'
import { statedOf } from './read-posting.ts'
import { readPlaces } from './written-places.ts'

/** Reads a text into the job form's fields (features/jobs/jobs: rules, or the model of the settings). */
export type ReadText = (text: string) => Promise<{ engine: Engine; fields: ExtractedJobFields }>

export type FoundJob = {
  fields: ExtractedJobFields
  engine: Engine
  validThrough: Date | undefined
  /** Offices that the posting names, in its order. */
  offices: string[]
}

/** Longest description that the job form takes, longest text that is read, and longest text of data that may be cut. Characters. */
const [maxDescription, maxRead, maxSummary] = [30_000, 50_000, 600]

/**
 * The job form's fields of a posting that a page or a platform states. Fields that it leaves out are read from its own
 * text, or from the page's text if theirs is cut off. A field that neither states is absent.
 *
 * @throws PageError `malformed` for a posting that asks for too much work.
 */
export async function fieldsOfStated(posting: StatedPosting, read: ReadText): Promise<FoundJob> {
  const plain = (html: string | undefined) => withPageBudget((budget) => htmlToText(html ?? '', budget).trim())
  const [title = '', stated = ''] = [posting.title, posting.firm].map((html) => plain(html).slice(0, 300))
  const firm = stated.replace(companyCode, '')
  const entries = (html: string | undefined) => plainEntries(postingLines(plain(html)).items.map(({ text }) => text))
  const description = describe(posting, plain)
  const { places, isRemote } = readPlaces(posting.places ?? [])
  const offices = places.flatMap(({ city, name }) => (city === null ? [] : [name]))
  const [location] = offices
  const head = [`Job title: ${title}`, ...(location ? [`Location: ${location}`] : [])].join('\n')
  // A known firm's name isn't a place: "Beaumont Reyes PLLC" is not in Texas.
  const whole = `${above(posting, description)}\n\n${description}`
  const text = firm === '' ? whole : whole.replaceAll(firm, 'The firm')
  const { engine, fields } = await read(`${head}\n${text}`.slice(0, maxRead))
  return {
    engine,
    offices,
    validThrough: posting.validThrough,
    fields: statedOf({
      ...fields,
      title,
      // Firm and place in the text count only where the posting itself names none.
      firmName: hiddenEmployer.test(firm)
        ? undefined
        : withForm(firmOf(firm, posting.page, fields.firmName ?? posting.page?.firm), posting.page?.shown),
      location: location ?? placeInText(fields, { places, isRemote }, posting.places),
      ...termsOf(posting, fields),
      isRemote: posting.isRemote ?? (isRemote || fields.isRemote),
      requirements: entries(posting.qualifications) ?? fields.requirements,
      benefits: entries(posting.benefits) ?? fields.benefits,
      description,
    }),
  }
}

/** Maximum number of lines above a description that may state facts about the job, and of characters in such a line. */
const [maxAbove, maxLine] = [12, 120]

/** The short lines above the description on the page: "Salary: $90,000 – $110,000". */
function above({ page }: StatedPosting, description: string): string {
  const at = page?.text.indexOf(description.split('\n', 1)[0]?.slice(0, 60) ?? '') ?? -1
  const lines = at > 0 ? (page?.text.slice(0, at).split('\n') ?? []) : []
  return lines
    .filter(({ length }) => length > 0 && length <= maxLine)
    .slice(-maxAbove)
    .join('\n')
}

/** The employer that the data name, if the page shows the first words of the name. A board, or a company behind the firm, isn't it. */
function firmOf(firm: string, page: StatedPosting['page'], inText: string | undefined) {
  const shown = page && ` ${plainWords(`${page.name} ${page.text}`).replaceAll(' and ', ' ')} `
  const isShown = !shown || (!jobBoard.test(firm) && shown.includes(` ${firmKey(firm).split(' ', 2).join(' ')} `))
  return (isShown ? firm : inText) || firm || inText
}

/** The place in a posting's text, unless the posting states a city that isn't known here: "Springvale, VIC, AU". */
const placeInText = ({ location }: ExtractedJobFields, known: ReturnType<typeof readPlaces>, stated: string[] = []) =>
  known.isRemote || known.places.length > 0 || !stated.some((place) => place.includes(',')) ? location : undefined

/** Pay and work type from the posting's fields, or else from its text. For years of experience the text comes first. */
function termsOf({ salary, employmentTypes, monthsOfExperience: months }: StatedPosting, fields: ExtractedJobFields) {
  const pay = inDollars(salary)
  return {
    ...(pay ? { salaryMin: pay.min ?? undefined, salaryMax: pay.max ?? undefined } : {}),
    workType: (employmentTypes ?? []).flatMap((type) => workTypeNamed(type) ?? [])[0] ?? fields.workType,
    yearsExperienceMin: fields.yearsExperienceMin ?? (months === undefined ? undefined : Math.floor(months / 12)),
  }
}

/** Puts a page's name above its text, because the name may state the title and the employer. */
export const withName = (name: string, text: string): string => `${name}\n\n${text.slice(0, maxRead)}`.trim()

/**
 * The job form's fields for a page that states them only as text. Text that has no job title and doesn't read like a posting
 * becomes the description, and no other field is filled in.
 */
export async function fieldsOfPage(
  { title, isTitle, firm, shown, name, text }: ReadPage,
  read: ReadText,
): Promise<FoundJob> {
  const isRead = title !== undefined || judgeText(text).isPosting
  const { engine, fields } = isRead ? await read(withName(name, text)) : { engine: 'rules' as const, fields: {} }
  const description = (title !== undefined && text.startsWith(title) ? text.slice(title.length) : text).trim()
  return {
    engine,
    offices: [],
    validThrough: undefined,
    fields: statedOf({
      ...fields,
      title: isTitle ? title : longer(fields.title, title),
      firmName: isRead ? withForm(fuller(fields.firmName, firm), shown) : undefined,
      description: description.slice(0, maxDescription),
    }),
  }
}

/** The employer that a text names, or the name that the page has for it: that of the text may be cut short. */
const fuller = (inText: string | undefined, onPage: string | undefined) =>
  inText === undefined || ` ${onPage} `.includes(` ${inText} `) ? onPage : inText

/** Words before a title that aren't part of it. */
const announcing = /^(?:now |we are )?(?:apply|careers?|hiring|job|join|new|open(?:ing)?|position|vacancy|wanted)\b/i

/** The title that a text names, or a heading that has the same words in their order and more: "Civil Rights Staff Attorney". */
function longer(inText: string | undefined, heading: string | undefined): string | undefined {
  if (inText === undefined || heading === undefined) return inText ?? heading
  const [words, all] = [plainWords(inText).split(' '), plainWords(heading).split(' ')]
  let behind = 0
  const isIn = words.every((word) => (behind = all.indexOf(word, behind) + 1) > 0)
  return isIn && behind === all.length && words.length < all.length && !announcing.test(heading) ? heading : inText
}

/** An employer with the legal form that the page gives it somewhere: "Acme", "Acme Solicitors LLP". */
const withForm = (firm: string | undefined, shown = '') => firm && withLegalForm(firm, shown)

/** The description with the parts that the posting states beside it; many sites repeat them in it. */
function describe(posting: StatedPosting, plain: (html: string | undefined) => string): string {
  const whole = plain(posting.description)
  const parts = { Responsibilities: plain(posting.responsibilities), Qualifications: plain(posting.qualifications) }
  const beside = Object.entries(parts).flatMap(([heading, text]) =>
    text === '' || whole.includes(text.slice(0, 60)) ? [] : [`${heading}\n${text}`],
  )
  const own = [whole, ...beside].filter(Boolean).join('\n\n').slice(0, maxDescription).trim()
  // A page has the whole text where its data have a line of it.
  const { text: shown } = posting.page ?? { text: '' }
  return own.length < maxSummary && shown.length > own.length * 2 ? shown.slice(0, maxDescription) : own
}
