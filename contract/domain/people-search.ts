import { z } from '#contract/zod.ts'
import { numberText } from './number-text.ts'
import { cleanLine } from './plain-text.ts'

/** The titles that the form offers. */
export const peopleJobTitles = ['Associate', 'Attorney', 'Partner', 'Chair', 'Managing', 'Senior Attorney'] as const

export const peopleQueryStatuses = ['pending', 'completed', 'failed'] as const
export type PeopleQueryStatus = (typeof peopleQueryStatuses)[number]

export const peopleQueryStatusLabels = {
  pending: 'Searching...',
  completed: 'Completed',
  failed: 'Failed',
} as const satisfies Record<PeopleQueryStatus, string>

export const scrapingStatuses = ['pending', 'scraped', 'failed', 'not_attempted'] as const
export type ScrapingStatus = (typeof scrapingStatuses)[number]

/** Badges about the reading of a profile. A profile that nobody requested has none. */
export const scrapingStatusLabels = {
  pending: 'Scraping...',
  scraped: 'Scraped',
  failed: 'Scraping failed',
  not_attempted: null,
} as const satisfies Record<ScrapingStatus, string | null>

/** Where people are looked for; the first needs no key. */
export const peopleProviders = ['directory', 'brave'] as const
export type PeopleProviderName = (typeof peopleProviders)[number]

export const peopleProviderLabels = {
  directory: 'Firms’ own directories',
  brave: 'Web search (Brave)',
} as const satisfies Record<PeopleProviderName, string>

/** The difference of a person from the previous run of a saved search. */
export const personNews = ['new', 'changed_firm', 'changed_title'] as const
export type PersonNews = (typeof personNews)[number]

export const personNewsLabels = {
  new: 'New',
  changed_firm: 'Changed firm',
  changed_title: 'Changed title',
} as const satisfies Record<PersonNews, string>

export const peopleSearchLimits = {
  /** Characters of a place, of one word or title, of a whole list of them. */
  location: 120,
  word: 80,
  list: 600,
  /** Words of a list; what is beyond is refused. */
  words: 12,
  /** Profiles read by one request. */
  scraped: 100,
} as const

/** Interval at which results are requested while a search or the reading of profiles is under way. Milliseconds. */
export const peoplePollMs = 5_000

/** The words of a comma-separated text: cleaned, without blanks, each once whatever its letter case. */
export function splitWords(text: string | null | undefined): string[] {
  const words = new Map<string, string>()
  for (const part of (text ?? '').split(/[,;\n]/)) {
    const word = cleanLine(part)
    if (word !== '' && !words.has(word.toLowerCase())) words.set(word.toLowerCase(), word)
  }
  return [...words.values()]
}

/** Words as one text; a comma inside of one would make two of it. */
export const joinWords = (words: readonly string[]): string => words.map((word) => word.replaceAll(',', ' ')).join(', ')

const list = (text: string, ctx: z.RefinementCtx): string[] => {
  const words = splitWords(text)
  if (words.length > peopleSearchLimits.words) {
    ctx.addIssue({ code: 'custom', message: `Please use at most ${peopleSearchLimits.words} words` })
  }
  if (words.some((word) => word.length > peopleSearchLimits.word)) {
    ctx.addIssue({ code: 'custom', message: `Please use at most ${peopleSearchLimits.word} characters for each word` })
  }
  return words
}

const optionalList = z
  .string()
  .max(peopleSearchLimits.list, `Please use at most ${peopleSearchLimits.list} characters`)
  .nullish()
  .transform((text, ctx) => list(text ?? '', ctx))

const keywordNeeded = 'At least one keyword is required'

/** The body of a search: lists are comma-separated texts, absent ones ask for nothing. */
export const peopleSearchBody = z.object({
  location: z
    .string({ error: 'Location must be at least 2 characters' })
    .transform(cleanLine)
    .pipe(
      z
        .string()
        .min(2, 'Location must be at least 2 characters')
        .max(peopleSearchLimits.location, `Please use at most ${peopleSearchLimits.location} characters`),
    ),
  keywords: z
    .string({ error: keywordNeeded })
    .max(peopleSearchLimits.list, `Please use at most ${peopleSearchLimits.list} characters`)
    .transform(list)
    .pipe(z.array(z.string()).min(1, keywordNeeded)),
  jobTitle: optionalList,
  excludeWords: optionalList,
  /** Firms’ own directories when it is absent. */
  provider: z.enum(peopleProviders).optional(),
})
/** A parsed search, with lists as arrays. */
export type PeopleSearchCriteria = z.output<typeof peopleSearchBody>

/** The form: like the body, with the titles as the list of what is ticked. */
export const peopleSearchForm = z.object({
  location: peopleSearchBody.shape.location,
  keywords: peopleSearchBody.shape.keywords,
  jobTitle: z.array(z.string()).optional(),
  excludeWords: peopleSearchBody.shape.excludeWords,
  provider: peopleSearchBody.shape.provider,
})

/** A search as it is sent. */
export type PeopleSearchInput = {
  location: string
  keywords: string
  jobTitle?: string
  excludeWords?: string
  provider?: PeopleProviderName
}

/** The form as it is sent: titles comma-joined, or absent when none is ticked. */
export function peopleSearchInput(form: z.output<typeof peopleSearchForm> | PeopleSearchCriteria): PeopleSearchInput {
  const { location, keywords, jobTitle = [], excludeWords, provider } = form
  return {
    location,
    keywords: joinWords(keywords),
    ...(jobTitle.length > 0 ? { jobTitle: joinWords(jobTitle) } : {}),
    ...(excludeWords.length > 0 ? { excludeWords: joinWords(excludeWords) } : {}),
    ...(provider === undefined || provider === 'directory' ? {} : { provider }),
  }
}

/** The stored form of a scheduled search: the body, cleaned, with its lists as texts again. */
export const savedPeopleSearch = peopleSearchBody.transform((criteria) => peopleSearchInput(criteria))

/** The pages that a search is about: firms' own pages of their people. */
const siteScope = '(site:*/people/* OR site:*/attorneys/* OR site:*/lawyers/* OR site:*/professionals/*)'

const quoted = (word: string) => `"${word.replaceAll('"', '')}"`

/**
 * The query as text, for the form and for the stored search: the site scope of people pages, the place,
 * each keyword as AND, titles as OR, each exclude word with a minus. Parts that are not filled in yet are left out.
 */
export function peopleSearchQuery(
  given: Pick<PeopleSearchCriteria, 'location' | 'keywords'> &
    Partial<Pick<PeopleSearchCriteria, 'jobTitle' | 'excludeWords'>>,
): string {
  const { location, keywords, jobTitle = [], excludeWords = [] } = given
  const [first, ...rest] = jobTitle.map(quoted)
  const titles = first === undefined ? [] : [rest.length === 0 ? first : `(${[first, ...rest].join(' OR ')})`]
  const wanted = [siteScope, ...(location.trim() === '' ? [] : [quoted(location.trim())])].join(' ')
  const all = [wanted, ...keywords.map(quoted), ...titles].join(' AND ')
  return [all, ...excludeWords.map((word) => `-${/\s/.test(word) ? quoted(word) : word}`)].join(' ')
}

type Progress = {
  firmsTotal: number
  firmsRead: number
  firmsFailed: number
  pagesRead: number
  peopleFound: number
}

const some = (count: number, one: string, many = `${one}s`) => `${numberText(count)} ${count === 1 ? one : many}`

/** The progress of a search as a sentence: "12 of 40 firms read, 320 pages, 87 people found". */
export function peopleProgressText(progress: Progress): string {
  const { firmsTotal, firmsRead, firmsFailed, pagesRead, peopleFound } = progress
  if (firmsTotal === 0) return 'Searching people we already know'
  const failed = firmsFailed > 0 ? ` (${firmsFailed} couldn’t be read)` : ''
  return `${firmsRead + firmsFailed} of ${some(firmsTotal, 'firm')} read${failed}, ${some(pagesRead, 'page')} read, ${some(peopleFound, 'person', 'people')} found`
}

export const peopleSearchSorts = [
  { value: 'best', label: 'Best match' },
  { value: 'name', label: 'Name, A to Z' },
  { value: 'firm', label: 'Firm, A to Z' },
  { value: 'location', label: 'Location, A to Z' },
] as const
export type PeopleSearchSort = (typeof peopleSearchSorts)[number]['value']

/** Longest reason why somebody is not to be contacted, in characters. */
export const doNotContactReasonMax = 500
