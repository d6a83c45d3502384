import { isLawFirmName, isLegalTitle } from '#worker/reading/lexicon/legal-titles.ts'
import { postingsIn } from './linked-postings.ts'
import { lineText } from '#worker/reading/document/document-lines.ts'
import { looksLikePosting } from './posting-likeness.ts'
import { jobPostingsOf } from './structured-postings.ts'
import { statedPosting, type StatedPosting } from '#worker/reading/posting/online-posting.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { byTag, find, findAll, htmlToText, parseHtml, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { leastText, mainOf, readableLines, readableText } from './readable-text.ts'
import { severalOpenings, withoutRelated, type Opening } from './several-openings.ts'
import { statePostings } from './program-postings.ts'

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

/** `site` is a name that may be the employer's. */
export type ReadPage = { title: string; firm: string | undefined; site: string | undefined; text: string }

/** Below this a page without data is an empty shell that its scripts fill. Characters. */
const shellText = 500
/** A page that says less than this says nothing, whatever it is made of. Characters. */
const noText = 40
/** Facts of one job among several, and of the words a page shares about itself. */
const leastShared = 80
const closedWords =
  /\b(?:no longer (?:accepting applications|available|open|active)|(?:position|job|role|posting|opening) (?:has been|is|was) (?:now )?(?:filled|closed|removed|expired)|(?:job|posting|requisition|position) (?:has )?expired|not accepting applications|job not found)\b/i

/** Checks whether a short text says that the job is gone. */
export const isClosed = (text: string): boolean => text.length < 3_000 && closedWords.test(text)

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
  const lines = readableLines(page)
  const several = severalOpenings(mainOf(page), withoutRelated(lines))
  if (several.length > 1) return { kind: 'stated', postings: openingsOf(page, several) }
  if (isClosed(text)) return { kind: 'closed' }
  const read = readPage(page, text)
  const isPosting = looksLikePosting(read ? `${read.title}\n${text}` : text)
  if (read && isPosting && text.length >= leastText) return { kind: 'read', page: read }
  // Links to other jobs below a job of its own make no list.
  const hasOwnJob = isPosting && withoutRelated(lines).length < lines.length
  const links = hasOwnJob ? [] : postingsIn(page, address)
  if (links.length > 0) return { kind: 'links', postings: links.map(statedPosting) }
  const isShell = text.length < noText || (text.length < shellText && hasProgram(page))
  return isShell ? { kind: 'shell', text } : asText(text, siteIn(page, text))
}

/** Of the postings that a page states its own, if its heading or its address names one; else all. */
function ownOf(page: Element, stated: readonly StatedPosting[], address: string): StatedPosting[] {
  if (stated.length < 2) return [...stated]
  const path = (url: string | undefined) => URL.parse(url ?? '', address)?.pathname
  const headings = new Set(findAll(page, byTag('h1')).map((heading) => textOf(heading).toLowerCase()))
  const byAddress = stated.filter(({ url }) => url !== undefined && path(url) === path(address))
  const byHeading = stated.filter(({ title }) => headings.has(htmlToText(title, page.budget).trim().toLowerCase()))
  return [byAddress, byHeading].find(({ length }) => length === 1) ?? [...stated]
}

/** Several jobs of one page as postings of the firm whose page it is. */
function openingsOf(page: Element, openings: readonly Opening[]): StatedPosting[] {
  const firm = namesOf(page).find(isLawFirmName)
  return openings.map((opening) => statedPosting({ ...opening, id: opening.title, firm }))
}

/** The text of a page where nothing better is known about it. */
export const asText = (text: string, site?: string): PageFinding =>
  text.length < noText ? { kind: 'nothing' } : { kind: 'text', text, site }

/**
 * Reads what an empty page says in the data for sharing its link (OpenGraph), as long as that is about a job. For when
 * there is no browser, or it draws nothing.
 */
export function sharedFinding(html: string): PageFinding | undefined {
  return withPageBudget((budget) => sharedIn(parseHtml(html, budget)))
}

function sharedIn(page: Element): PageFinding | undefined {
  const meta = metaOf(page)
  const text = meta('og:description') ?? meta('twitter:description') ?? meta('description') ?? ''
  const read = text.length >= leastShared ? readPage(page, text) : undefined
  return read && looksLikePosting(`${read.title}\n${text}`) ? { kind: 'read', page: read } : undefined
}

/** A page without a program has nothing that could draw more of it. */
const hasProgram = (page: Element): boolean =>
  findAll(page, byTag('script')).some(({ attributes }) => !/json|template/i.test(attributes['type'] ?? ''))

/** A page of words is a job's when a heading or its name is a job's title. */
function readPage(page: Element, text: string): ReadPage | undefined {
  const meta = metaOf(page)
  const names = namesOf(page)
  const isLawFirm = isLawFirmName(names[0] ?? '')
  const isTitle = (given: string) => given.length >= 4 && given.length <= 160 && isLegalTitle(given, { isLawFirm })
  const headings = withoutRelated(readableLines(page))
    .filter(({ level }) => level > 0 && level < 5)
    .toSorted((a, b) => a.level - b.level)
    .map((line) => lineText(line).replaceAll('\t', ' '))
  const titles = [meta('og:title'), meta('twitter:title'), textOf(find(page, byTag('title')))].flatMap((name) =>
    name ? [...segments(name), name] : [],
  )
  const title = [...headings.slice(0, 6), ...titles].find(isTitle)
  if (title === undefined) return undefined
  const firm = nameInFull(
    names.find((name) => isLawFirmName(name) && !name.includes(title)),
    text,
  )
  const description = meta('og:description') ?? meta('description')
  const whole = text.length < leastText && description ? `${text}\n${description}` : text
  return { title, firm, site: siteIn(page, text), text: whole }
}

/** Names that the page gives its site: its own, and parts of its title. */
function namesOf(page: Element): string[] {
  const meta = metaOf(page)
  const title = meta('og:title') ?? ''
  return [
    meta('og:site_name'),
    meta('application-name'),
    ...segments(title),
    ...segments(textOf(find(page, byTag('title')))),
  ].flatMap((name) => siteName(name) ?? [])
}

/** The name of the page's site, if its text has it too: it employs where the text names nobody. */
const siteIn = (page: Element, text: string): string | undefined =>
  namesOf(page).find(
    (name) => text.includes(name) && /^\p{Lu}/u.test(name) && !isLegalTitle(name) && !ofPage.test(name),
  )

/** Words of a page's title that name the page. */
const ofPage =
  /\b(?:jobs?|careers?|vacanc\w*|openings?|positions?|employment|opportunit\w*|details?|join|work|us|home)\b/i

/** "Tax Associate | Careers | Acme LLP" in its parts. */
const segments = (name: string): string[] =>
  name
    .split(/\s+(?:[|–—·»-]|::)\s+|:\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

function metaOf(page: Element) {
  const metas = findAll(page, byTag('meta'))
  return (name: string): string | undefined => {
    const found = metas.find(({ attributes }) => (attributes['property'] ?? attributes['name'])?.toLowerCase() === name)
    const content = found?.attributes['content']?.trim()
    return content ? htmlToText(content, page.budget).replace(/\s+/g, ' ') : undefined
  }
}

/** Sites whose name says nothing about who employs. */
const boards =
  /^(?:indeed|linkedin|glassdoor|ziprecruiter|monster|simplyhired|careerbuilder|idealist|jooble|adzuna|talent|lawjobs|lawcrossing|goinhouse|greenhouse|lever|workday|ashby|workable|smartrecruiters|home|careers?|jobs?|wordpress)(?:\.com)?$/i

/** A site's name as the firm's: without "Careers" and its like. */
function siteName(name: string | undefined): string | undefined {
  const plain = name
    ?.replace(
      /\s*[|–—:-]?\s*\b(?:careers?(?: (?:site|portal|page))?|jobs?(?: board)?|job openings|recruiting|opportunities)\s*$/i,
      '',
    )
    .replace(/^\s*(?:careers?|jobs|work(?:ing)?)\s+(?:at|with)\s+/i, '')
    .replace(/\s+(?:is|are) (?:hiring|seeking|looking for)\b.*$|\s+seeks\b.*$/i, '')
    .trim()
  return plain && plain.length >= 3 && plain.length <= 100 && !boards.test(plain) ? plain : undefined
}

/** "Oxbow Legal" as the page writes it out somewhere: "Oxbow Legal PLLC". */
function nameInFull(name: string | undefined, text: string): string | undefined {
  if (!name) return undefined
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [whole] =
      /^,? (?:L\.?L\.?P\b|P\.?L\.?L\.?C\b|L\.?L\.?C\b|P\.?C\b|P\.?A\b)\.?/.exec(text.slice(at + name.length)) ?? []
    if (whole) return name + (whole.replaceAll('.', '').length + 1 < whole.length ? whole : whole.replace(/\.$/, ''))
  }
  return name
}
