import { cleanLine } from '#contract/domain/plain-text.ts'
import { isLawFirmName, isLegalTitle } from '#worker/reading/lexicon/legal-titles.ts'
import { lineText } from '#worker/reading/document/document-lines.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { byTag, find, findAll, htmlToText, linesOf } from '#worker/reading/document/html/parse-html.ts'
import { parseHtml, textOf, type Element } from '#worker/reading/document/html/parse-html.ts'
import type { PostingDetail, StatedPosting } from '#worker/reading/posting/online-posting.ts'
import { jobPostingsOf, statePostings } from './page-data-postings.ts'
import { closedWords, notFirm, notTitles } from './page-words.data.ts'
import { judgeText } from './posting-likeness.ts'
import { mainOf, readableLines, readableText } from './readable-text.ts'
import { hasRole, postingsIn, severalOpenings, withoutRelated } from './page-openings.ts'

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

/**
 * `isTitle` if the heading and the page's name agree on the title. `name` is the page's name and its site's name, `firm` a law firm in it,
 * and `shown` all text of the page, with its menus and its footer.
 */
export type ReadPage = { isTitle: boolean; name: string; text: string } & {
  [K in 'title' | 'firm' | 'shown']?: string | undefined
}

/**
 * Minimum text of a page that is read as a job, of one that isn't an empty shell for its scripts, of one that says anything, and of
 * the description for link previews. Characters.
 */
const [leastText, shellText, noText, leastShared] = [200, 500, 40, 80]
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
  const lines = withoutRelated(readableLines(page))
  const text = readableText(lines)
  const headings = lines.filter(({ level }) => level > 0 && level < 5).toSorted((a, b) => a.level - b.level)
  const read = readPage(page, text, headings.map(lineText))
  const links = postingsIn(page, address)
  const list = statedIn(page, address, read) ?? openingsIn(page, read, links)
  if (list) return list
  if (isClosed(text)) return { kind: 'closed' }
  const { isPosting, sureTitle } = judgeText(text, read.title)
  const title = read.title ?? sureTitle
  // If the title is one of several links to other pages, this page lists jobs. A title in the page's name is its own.
  const isLinked = (one?: string) => one !== undefined && links.some((link) => link.title?.startsWith(one))
  const isListed = !read.isTitle && links.length > 2 && [title, sureTitle].some(isLinked)
  if (title !== undefined && isPosting && text.length >= leastText && !isListed)
    return { kind: 'read', page: { ...read, title } }
  if (links.length > 0) return { kind: 'links', postings: links }
  const isShell = text.length < noText || (text.length < shellText && findAll(page, byTag('script')).length > 0)
  return isShell ? { kind: 'shell', text } : asText(text, read.name)
}

/** The jobs in a page's data, a single one with the page around it. */
function statedIn(page: Element, address: string, read: ReadPage): PageFinding | undefined {
  const inMarkup = jobPostingsOf(page)
  const stated = inMarkup.length > 0 ? ownOf(page, inMarkup, address) : statePostings(page, address)
  const [only, ...others] = stated
  return only && { kind: 'stated', postings: others.length > 0 ? stated : [{ ...only, page: read }] }
}

/** Minimum text of several jobs, as a share of a page's text: a short list may be beside the page's own job. */
const leastListed = 0.2

/** Several jobs with their texts, or their links if their titles are links to their texts. */
function openingsIn(page: Element, read: ReadPage, links: StatedPosting[]): PageFinding | undefined {
  const several = severalOpenings(mainOf(page)).filter((one) => read.text.includes(one.title))
  const own = several.reduce((sum, { description }) => sum + description.length, 0)
  if (several.length < 2 || own < read.text.length * leastListed) return undefined
  const linked = new Set(links.map((one) => one.title))
  if (several.every((one) => linked.has(one.title))) return { kind: 'links', postings: links }
  return { kind: 'stated', postings: several.map((one) => ({ ...one, id: one.title, firm: read.firm })) }
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
  text.length < noText ? { kind: 'nothing' } : { kind: 'text', page: { isTitle: false, name, text } }

/**
 * Reads what an empty page says in the data for sharing its link (OpenGraph), as long as that is about a job. For when
 * there is no browser, or it draws nothing.
 */
export function sharedFinding(html: string): PageFinding | undefined {
  return withPageBudget((budget) => {
    const page = parseHtml(html, budget)
    const read = readPage(page, metaOf(page, 'og:description', 'twitter:description', 'description')[0] ?? '', [])
    const isJob = read.title !== undefined && read.text.length >= leastShared
    return isJob && judgeText(read.text, read.title).isPosting ? { kind: 'read', page: read } : undefined
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
  const isTitle = hasRole(first) && !notTitles.test(first) && names.some((name) => ` ${name}`.includes(` ${first}`))
  const title = [...headings.slice(0, 6), ...parts].find(
    (given) => isLegalTitle(given.slice(0, 160), { isLawFirm }) && !notTitles.test(given),
  )
  const [site = ''] = metaOf(page, 'og:site_name', 'application-name')
  const [name = ''] = names.toSorted((a, b) => b.length - a.length)
  const named = parts.filter((part) => !hasRole(part) && !notFirm.test(part))
  const shown = textOf(find(page, byTag('body')))
  const firm = named.find(isLawFirmName)
  const whole = name.includes(site) ? name : `${name} | ${site}`
  return { title: isTitle ? first : title, isTitle, firm, shown, name: whole, text }
}

/** The names of a page: its title element and its titles for link previews. */
const namesOf = (page: Element): string[] =>
  [textOf(findAll(page, byTag('title'))[0]), ...metaOf(page, 'og:title', 'twitter:title')].filter((name) => name !== '')

/** The parts of a name such as "Tax Associate | Careers | Acme LLP", and the whole name. */
const segments = (name: string): string[] => [
  ...name.split(/\s+(?:[|–—·»]|-{1,2}|::)\s+|:\s+|\s+at\s+(?=\p{Lu})/u),
  name,
]

/** Contents of the meta elements that have these names, in the order of the names. */
function metaOf(page: Element, ...names: readonly string[]): string[] {
  const all = findAll(page, byTag('meta')).map(({ attributes }) => attributes)
  return names.flatMap((name) => {
    const said = all.find(({ property, name: own }) => (property ?? own)?.toLowerCase() === name)?.['content']
    return cleanLine(htmlToText(said ?? '', page.budget)) || []
  })
}
