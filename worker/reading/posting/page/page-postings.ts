import { cleanLine } from '#contract/domain/plain-text.ts'
import { isLawFirmName, isLegalTitle } from '#worker/reading/lexicon/legal-titles.ts'
import { normalize } from '#worker/reading/lexicon/tokens.ts'
import { lineText } from '#worker/reading/document/document-lines.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import type { Element } from '#worker/reading/document/html/parse-html.ts'
import { byTag, findAll, htmlToText, linesOf, parseHtml, textOf } from '#worker/reading/document/html/parse-html.ts'
import { roleWords } from '#worker/reading/posting/name-words.data.ts'
import type { PostingDetail, StatedPosting } from '#worker/reading/posting/online-posting.ts'
import { jobPostingsOf, statePostings } from './page-data-postings.ts'
import { looksLikePosting } from './posting-likeness.ts'
import { mainOf, readableLines, readableText } from './readable-text.ts'
import { postingsIn, severalOpenings, withoutRelated } from './page-openings.ts'

/** Kinds of findings on a page. Only the most certain one is returned. */
export type PageFinding =
  /** Its data: structured, or its program's own. */
  | { kind: 'stated'; postings: StatedPosting[] }
  /** Its words. */
  | { kind: 'read'; page: ReadPage }
  /** Links to jobs, and no job. */
  | { kind: 'links'; postings: StatedPosting[] }
  /** Text that isn't known to be a job. */
  | { kind: 'text'; page: ReadPage }
  | { kind: 'closed' }
  /** Little that a reader would see: its scripts draw the page. */
  | { kind: 'shell'; text: string }
  /** No text. */
  | { kind: 'nothing' }

/** `isTitle` if the heading and the page's name agree on the title. `name` is the page's name and its site's name. */
export type ReadPage = { title: string | undefined; isTitle: boolean; name: string; text: string }

/** Minimum text of a page that is read as a job. Characters. */
const leastText = 200
/** Below this a page without data is an empty shell that its scripts fill. Characters. */
const shellText = 500
/** A page that says less than this says nothing, whatever it is made of. Characters. */
const noText = 40
/** Minimum length of the description that a page provides for link previews. Characters. */
const leastShared = 80
/** "Open until the position is filled" and "The position is filled through an agency" say nothing of the kind. */
const closedWords =
  /\b(?:no longer (?:accepting applications|available|open|active)|(?<!\b(?:until|till|when|once|before|if|after) (?:(?:the|this|a) )?)(?:position|job|role|posting|opening) (?:has been|is|was) (?:now )?(?:filled|closed|removed|expired)(?! (?:by|through|on|via|as|with|from)\b)|(?:job|posting|requisition|position) (?:has )?expired|not accepting applications|job not found)\b/i

/** Checks whether a short text says that the job is gone. */
const isClosed = (text: string): boolean => text.length < 3_000 && closedWords.test(text)

/**
 * Reads a page in the order of what can be trusted: structured data, the program's data, words, links.
 *
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export const pageFinding = (html: string, address: string): PageFinding =>
  withPageBudget((budget) => findingIn(parseHtml(html, budget), address))

function findingIn(page: Element, address: string): PageFinding {
  const stated = jobPostingsOf(page)
  if (stated.length > 0) return { kind: 'stated', postings: ownOf(page, stated, address) }
  const inState = statePostings(page, address)
  if (inState.length > 0) return { kind: 'stated', postings: inState }

  const all = readableLines(page)
  const lines = withoutRelated(all)
  const several = severalOpenings(mainOf(page))
  if (several.length > 1) {
    const firm = namesOf(page).flatMap(segments).find(isLawFirmName)
    return { kind: 'stated', postings: several.map((one) => ({ ...one, id: one.title, firm })) }
  }
  const text = readableText(lines)
  if (isClosed(text)) return { kind: 'closed' }
  const headings = lines.filter(({ level }) => level > 0 && level < 5).toSorted((a, b) => a.level - b.level)
  const read = readPage(page, text, headings.map(lineText))
  const isPosting = looksLikePosting(text, read.title)
  if (read.title !== undefined && isPosting && text.length >= leastText) return { kind: 'read', page: read }
  // Links to other jobs below a job of its own make no list.
  const links = isPosting && lines.length < all.length ? [] : postingsIn(page, address)
  if (links.length > 0) return { kind: 'links', postings: links }
  const isShell = text.length < noText || (text.length < shellText && findAll(page, byTag('script')).length > 0)
  return isShell ? { kind: 'shell', text } : asText(text, read.name)
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
export const asText = (text: string, name = ''): PageFinding =>
  text.length < noText ? { kind: 'nothing' } : { kind: 'text', page: { title: undefined, isTitle: false, name, text } }

/**
 * Reads what an empty page says in the data for sharing its link (OpenGraph), as long as that is about a job. For when
 * there is no browser, or it draws nothing.
 */
export function sharedFinding(html: string): PageFinding | undefined {
  return withPageBudget((budget) => {
    const page = parseHtml(html, budget)
    const read = readPage(page, metaOf(page, 'og:description', 'twitter:description', 'description')[0] ?? '', [])
    const isJob = read.title !== undefined && read.text.length >= leastShared
    return isJob && looksLikePosting(read.text, read.title) ? { kind: 'read', page: read } : undefined
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
    const { places, salary, postedAt, validThrough, isRemote } = posting
    const parts = [posting.description, posting.responsibilities, posting.qualifications].filter(Boolean)
    return { description: parts.join('\n') || undefined, places, salary, postedAt, validThrough, isRemote }
  })
}

/** Reads a page that has only text. One of its headings or a part of its name may be a job title. */
function readPage(page: Element, text: string, lines: readonly string[]): ReadPage {
  const [headings, names] = [lines.map(cleanLine), namesOf(page)]
  const parts = names.flatMap(segments)
  const isLawFirm = parts.some(isLawFirmName)
  // A heading that is also in the page's name is the title, even one that `isLegalTitle` doesn't recognize.
  const [first = ''] = headings
  const isTitle = hasRole(first) && names.some((name) => ` ${name}`.includes(` ${first}`))
  const title = [...headings.slice(0, 6), ...parts].find((given) => isLegalTitle(given.slice(0, 160), { isLawFirm }))
  const [site = ''] = metaOf(page, 'og:site_name', 'application-name')
  const [name = ''] = names.toSorted((a, b) => b.length - a.length)
  return { title: isTitle ? first : title, isTitle, name: name.includes(site) ? name : `${name} | ${site}`, text }
}

const hasRole = (text: string): boolean => !roleWords.isDisjointFrom(new Set(normalize(text).split(/[^a-z]+/)))

/** The names of a page: its title element and its titles for link previews. */
const namesOf = (page: Element): string[] =>
  [textOf(findAll(page, byTag('title'))[0]), ...metaOf(page, 'og:title', 'twitter:title')].filter((name) => name !== '')

/** The parts of a name such as "Tax Associate | Careers | Acme LLP", and the whole name. */
const segments = (name: string): string[] => [...name.split(/\s+(?:[|–—·»-]|::)\s+|:\s+/), name]

/** Contents of the meta elements that have these names, in the order of the names. */
function metaOf(page: Element, ...names: readonly string[]): string[] {
  const all = findAll(page, byTag('meta')).map(({ attributes }) => attributes)
  return names.flatMap((name) => {
    const said = all.find(({ property, name: own }) => (property ?? own)?.toLowerCase() === name)?.['content']
    return cleanLine(htmlToText(said ?? '', page.budget)) || []
  })
}
