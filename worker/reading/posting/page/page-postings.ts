import { isLawFirmName, isLegalTitle } from '#worker/reading/lexicon/legal-titles.ts'
import { normalize } from '#worker/reading/lexicon/tokens.ts'
import { lineText } from '#worker/reading/document/document-lines.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import {
  byTag,
  find,
  findAll,
  htmlToText,
  linesOf,
  parseHtml,
  textOf,
} from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { roleWords } from '#worker/reading/posting/name-words.data.ts'
import { statedPosting, type PostingDetail, type StatedPosting } from '#worker/reading/posting/online-posting.ts'
import { postingsIn } from './linked-postings.ts'
import { jobPostingsOf, statePostings } from './page-data-postings.ts'
import { looksLikePosting } from './posting-likeness.ts'
import { leastText, mainOf, readableLines, readableText } from './readable-text.ts'
import { severalOpenings, withoutRelated } from './several-openings.ts'

/** Facts of jobs on a page, of the most certain kind only. */
export type PageFinding =
  /** Its data: structured, or its program's own. */
  | { kind: 'stated'; postings: StatedPosting[] }
  /** Its words. */
  | { kind: 'read'; page: ReadPage }
  /** Links to jobs, and no job. */
  | { kind: 'links'; postings: StatedPosting[] }
  /** Text that isn't known to be a job. */
  | { kind: 'text'; text: string; site?: string | undefined }
  | { kind: 'closed' }
  /** Little that a reader would see: its scripts draw the page. */
  | { kind: 'shell'; text: string }
  /** No text. */
  | { kind: 'nothing' }

/** `isTitle` where heading and name of the page agree on the title; `site` is a name that may be the employer's. */
export type ReadPage = {
  title: string
  isTitle: boolean
  firm: string | undefined
  site: string | undefined
  text: string
}

/** Below this a page without data is an empty shell that its scripts fill. Characters. */
const shellText = 500
/** A page that says less than this says nothing, whatever it is made of. Characters. */
const noText = 40
/** Facts of one job among several, and of the words a page shares about itself. */
const leastShared = 80
const closedWords =
  /\b(?:no longer (?:accepting applications|available|open|active)|(?:position|job|role|posting|opening) (?:has been|is|was) (?:now )?(?:filled|closed|removed|expired)|(?:job|posting|requisition|position) (?:has )?expired|not accepting applications|job not found)\b/i

/** Checks whether a short text says that the job is gone. */
const isClosed = (text: string): boolean => text.length < 3_000 && closedWords.test(text)

/**
 * Reads a page in the order of what can be trusted: structured data, the program's data, words, links.
 *
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export function pageFinding(html: string, address: string): PageFinding {
  return withPageBudget((budget) => findingIn(parseHtml(html, budget), address))
}

function findingIn(page: Element, address: string): PageFinding {
  const stated = jobPostingsOf(page)
  if (stated.length > 0) return { kind: 'stated', postings: ownOf(page, stated, address) }
  const inState = statePostings(page, address)
  if (inState.length > 0) return { kind: 'stated', postings: inState }

  const text = readableText(page)
  const all = readableLines(page)
  const lines = withoutRelated(all)
  const several = severalOpenings(mainOf(page), lines)
  if (several.length > 1) {
    const firm = namesOf(page).find(isLawFirmName)
    return { kind: 'stated', postings: several.map((one) => statedPosting({ ...one, id: one.title, firm })) }
  }
  if (isClosed(text)) return { kind: 'closed' }
  const headings = lines.filter(({ level }) => level > 0 && level < 5).toSorted((a, b) => a.level - b.level)
  const read = readPage(
    page,
    text,
    headings.map((line) => lineText(line).replaceAll('\t', ' ')),
  )
  const isPosting = looksLikePosting(text, read?.title)
  if (read && isPosting && text.length >= leastText) return { kind: 'read', page: read }
  // Links to other jobs below a job of its own make no list.
  const links = isPosting && lines.length < all.length ? [] : postingsIn(page, address)
  if (links.length > 0) return { kind: 'links', postings: links.map(statedPosting) }
  const isShell = text.length < noText || (text.length < shellText && hasProgram(page))
  return isShell ? { kind: 'shell', text } : asText(text, siteIn(page, text))
}

/** Of the postings that a page states its own, if its heading or its address names one; else all. */
function ownOf(page: Element, stated: readonly StatedPosting[], address: string): StatedPosting[] {
  const path = (url: string | undefined) => URL.parse(url ?? '', address)?.pathname
  const headings = new Set(findAll(page, byTag('h1')).map((heading) => textOf(heading).toLowerCase()))
  const byAddress = stated.filter(({ url }) => url !== undefined && path(url) === path(address))
  const byHeading = stated.filter(({ title }) => headings.has(htmlToText(title, page.budget).trim().toLowerCase()))
  return [byAddress, byHeading].find(({ length }) => length === 1) ?? [...stated]
}

/** The text of a page where nothing better is known about it. */
export const asText = (text: string, site?: string): PageFinding =>
  text.length < noText ? { kind: 'nothing' } : { kind: 'text', text, site }

/**
 * Reads what an empty page says in the data for sharing its link (OpenGraph), as long as that is about a job. For when
 * there is no browser, or it draws nothing.
 */
export function sharedFinding(html: string): PageFinding | undefined {
  return withPageBudget((budget) => {
    const page = parseHtml(html, budget)
    const text = metaOf(page, 'og:description', 'twitter:description', 'description')[0] ?? ''
    const read = text.length >= leastShared ? readPage(page, text, []) : undefined
    return read && looksLikePosting(text, read.title) ? { kind: 'read', page: read } : undefined
  })
}

/**
 * Details of one posting as its page states them.
 *
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export function detailOfPage(html: string): PostingDetail {
  return withPageBudget((budget) => {
    const page = parseHtml(html, budget)
    const [posting] = jobPostingsOf(page)
    const text = linesOf(mainOf(page))
    if (!posting) return isClosed(text) ? 'closed' : { description: text.slice(0, 30_000) || undefined }
    const { description, places, salary, postedAt, validThrough, isRemote, responsibilities, qualifications } = posting
    return {
      description: [description, responsibilities, qualifications].filter(Boolean).join('\n') || undefined,
      ...(places?.length ? { places } : {}),
      salary,
      postedAt,
      validThrough,
      ...(isRemote === undefined ? {} : { isRemote }),
    }
  })
}

/** A page without a program has nothing that could draw more of it. */
const hasProgram = (page: Element): boolean =>
  findAll(page, byTag('script')).some(({ attributes }) => !/json|template/i.test(attributes['type'] ?? ''))

/** A page of words is a job's when a heading or its name is a job's title. */
function readPage(page: Element, text: string, headings: readonly string[]): ReadPage | undefined {
  const names = namesOf(page)
  const isLawFirm = isLawFirmName(names[0] ?? '')
  const isTitle = (given: string) => given.length >= 4 && given.length <= 160 && isLegalTitle(given, { isLawFirm })
  const pageNames = pageTitles(page)
  // Where the first heading begins the page's name as well, its words may be new.
  const [first = ''] = headings
  const isNamed = hasRole(first) && first.length <= 160 && pageNames.some((name) => name.startsWith(first))
  const named = isNamed ? first : undefined
  const title =
    named ?? [...headings.slice(0, 6), ...pageNames.flatMap((name) => [...segments(name), name])].find(isTitle)
  if (title === undefined) return undefined
  const firm = nameInFull(
    names.find((name) => isLawFirmName(name) && !name.includes(title)),
    text,
  )
  const [description] = metaOf(page, 'og:description', 'description')
  const whole = text.length < leastText && description ? `${text}\n${description}` : text
  return { title, isTitle: isNamed, firm, site: siteIn(page, text), text: whole }
}

const hasRole = (text: string): boolean =>
  normalize(text)
    .split(/[^a-z]+/)
    .some((word) => roleWords.has(word))

/** The names of a page: for sharing, and in its tab. */
const pageTitles = (page: Element): string[] => [
  ...metaOf(page, 'og:title', 'twitter:title'),
  ...[textOf(find(page, byTag('title')))].filter((name) => name !== ''),
]

/** Names that the page gives its site: its own, and parts of its title. */
const namesOf = (page: Element): string[] =>
  [...metaOf(page, 'og:site_name', 'application-name'), ...pageTitles(page).flatMap(segments)].flatMap(
    (name) => siteName(name) ?? [],
  )

/** The name of the page's site, if its text has it too: it employs where the text names nobody. */
const siteIn = (page: Element, text: string): string | undefined =>
  namesOf(page).find(
    (name) => text.includes(name) && /^\p{Lu}/u.test(name) && !isLegalTitle(name) && !ofPage.test(name),
  )

/** Words of a page's title that name the page. */
const ofPage =
  /\b(?:jobs?|careers?|vacanc\w*|openings?|positions?|employment|opportunit\w*|details?|join|work|us|home)\b/i

/** "Tax Associate | Careers | Acme LLP" in its parts. */
const segments = (name: string): string[] => name.split(/\s+(?:[|–—·»-]|::)\s+|:\s+/).filter((part) => part !== '')

/** Contents of a page's meta elements of some names, in the order of the names. */
function metaOf(page: Element, ...names: readonly string[]): string[] {
  const said = new Map(
    findAll(page, byTag('meta'))
      .toReversed()
      .map(({ attributes }) => [(attributes['property'] ?? attributes['name'])?.toLowerCase(), attributes['content']]),
  )
  return names.flatMap(
    (name) =>
      htmlToText(said.get(name) ?? '', page.budget)
        .replace(/\s+/g, ' ')
        .trim() || [],
  )
}

/** Sites whose name says nothing about who employs. */
const boards =
  /^(?:indeed|linkedin|glassdoor|ziprecruiter|monster|simplyhired|careerbuilder|idealist|jooble|adzuna|talent|lawjobs|lawcrossing|goinhouse|greenhouse|lever|workday|ashby|workable|smartrecruiters|home|careers?|jobs?|wordpress)(?:\.com)?$/i

/** Words around a site's name: "Careers at", "… Jobs", "… is hiring". */
const aroundName =
  /\s*[|–—:-]?\s*\b(?:careers?(?: (?:site|portal|page))?|jobs?(?: board)?|job openings|recruiting|opportunities)\s*$|^\s*(?:careers?|jobs|work(?:ing)?)\s+(?:at|with)\s+|\s+(?:is|are) (?:hiring|seeking|looking for)\b.*$|\s+seeks\b.*$/gi

/** A site's name as the firm's: without "Careers" and its like. */
function siteName(name: string): string | undefined {
  const plain = name.replaceAll(aroundName, '').trim()
  return plain.length >= 3 && plain.length <= 100 && !boards.test(plain) ? plain : undefined
}

/** A legal form behind a name: "LLP", "P.C.". */
const legalForm = /^,? (?:L\.?L\.?P\b|P\.?L\.?L\.?C\b|L\.?L\.?C\b|P\.?C\b|P\.?A\b)\.?/

/** "Oxbow Legal" as the page writes it out somewhere: "Oxbow Legal PLLC". */
function nameInFull(name: string | undefined, text: string): string | undefined {
  if (!name) return undefined
  const ends = text.split(name).slice(1)
  const [whole] = ends.flatMap((behind) => legalForm.exec(behind)?.[0] ?? [])
  return whole?.includes('.P') || whole?.includes('.L') ? name + whole : name + (whole ?? '').replace(/\.$/, '')
}
