import type { ReadingBudget } from '#worker/reading/budget.ts'
import { parseLenientJson } from '#worker/reading/lenient-json.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import type { Element } from '#worker/reading/document/html/parse-html.ts'
import { byTag, codeOf, find, findAll, parseHtml, textOf } from '#worker/reading/document/html/parse-html.ts'
import { canonicalAddress, slugOf } from '#worker/reading/person/page-address.ts'
import { furtherPages, isPaging, linksOf, type FurtherPages, type PageLink } from './page-links.ts'
import { readName } from '#worker/reading/person/person-name.ts'
import { isClear, judgePerson } from '#worker/reading/person/is-person.ts'
import { cardOf, peopleOn, recordAddress, type PagePerson } from './page-people.ts'
import { pageOf, peopleAmong, type FoundPage } from './people-addresses.ts'

/** Findings on a directory page: pages of people, people who are only on this page, and further pages of the directory. */
export type ListingLinks = { people: FoundPage[]; records: FoundPage[] } & FurtherPages

/** Words of links and addresses that lead to the people of a firm, in several languages. */
const peopleWords =
  /\b(?:people|attorneys?|lawyers?|professionals?|teams?|partners|associates|of ?counsel|bios?|directory|who we are|staff|profiles?|members of the firm|solicitors|barristers|meet (?:us|our)|leadership|abogad[oa]s|equipo|avocats|anw[aä]lte)\b/i
/** Words of links that have such a word but lead elsewhere: "Attorney Login", "Join Our Team". */
const elsewhereWords =
  /\b(?:careers?|jobs?|join|login|log in|news|blog|events?|insights?|practices?|areas?|services|why|hire|resources|referrals?|fees?|faqs?|reviews?|testimonials?|results|advertising|client|find an? .* near)\b/i
export const wordsOf = (text: string) => text.replaceAll(/[-_/]+|(?<=\p{Ll})(?=\p{Lu})/gu, ' ').trim()
export const namesPeople = (text: string): boolean =>
  text.length < 60 && peopleWords.test(text) && !elsewhereWords.test(text)

/**
 * The people on a directory page, and the further pages that it leads to.
 *
 * @param at The page's own address; further pages are those beside it.
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export const listingLinks = (html: string, at: string): ListingLinks =>
  withPageBudget((budget) => linksIn(pageOfAnswer(html, budget), at))

const isData = (text: string): boolean => /^\s*[[{]/.test(text)

/** Parses a page, or the JSON that a directory's script loads, which may hold pieces of HTML. */
function pageOfAnswer(text: string, budget: ReadingBudget): Element {
  if (!isData(text)) return parseHtml(text, budget)
  const data = parseLenientJson(text, budget)
  const markup = Object.values(data ?? {}).filter((one) => typeof one === 'string')
  const script = `<script type="application/json">${text.replaceAll('</', '<\\/')}</script>`
  return parseHtml(script + markup.join(''), budget)
}

/** Cost of judging whether a link leads to a person. In operators of the reading budget. */
const operatorsPerLink = 10

function linksIn(page: Element, at: string): ListingLinks {
  const [links, here, own] = [linksOf(page, at), new URL(at), canonicalAddress(at)]
  const isOther = ({ key, url, text }: PageLink) =>
    key !== own && url.pathname + url.search !== '/' && !isPaging(url, here) && text.trim().length !== 1
  page.budget.spend('operators', operatorsPerLink * links.length)
  const linked = links.filter(isOther).map(({ url, text }) => pageOf(url.href, { label: text }))
  const people = new Map(peopleAmong(linked).map((page) => [page.urlKey, page]))
  const labels = new Set([...people.values()].flatMap(({ label }) => (label ? [readName(label)?.key] : [])))
  const isDirectory = [textOf(find(page, byTag('h1'))), wordsOf(slugOf(here.pathname))].some(namesPeople)
  const shown = peopleOn(page, at)
  // On a directory, several names at one place in the markup are people, even if nothing is beside them, and so are clear names in
  // headings. Elsewhere a name is one of the people if most names at its place are known.
  const atPlace = Map.groupBy(shown, ({ path }) => path)
  const isAmongOthers = ({ path, name }: PagePerson) => {
    const [alike, isHead] = [atPlace.get(path) ?? [], /^h[2-6]\b/.test(path)]
    const isMost = alike.filter(({ isKnown }) => isKnown).length * 2 > alike.length
    const isHere = isDirectory ? alike.length > 1 || (isHead && isClear(name)) : isMost
    return isHere && judgePerson(name.name, { isPeopleAddress: true }).isPerson
  }
  const owners = shown.flatMap((person) =>
    person.url === undefined ? [] : [{ person, found: pageOf(person.url, { label: person.name.name }) }],
  )
  for (const { found } of owners) people.set(found.urlKey, found)
  const records = shown
    .filter(({ url, isUnsure, name }) => (url === undefined ? !labels.has(name.key) : isUnsure))
    .filter((person) => person.isKnown || isAmongOthers(person))
  const rest = links.filter(({ key }) => !people.has(key))
  const further = furtherPages(page, rest, at)
  // This comes last, because it moves the cards out of the page.
  for (const { found, person } of owners) found.card = cardOf(person, page, at)
  return { people: [...people.values()], records: records.map((one) => recordAddress(one, at)), ...further }
}

/** Checks whether a page is drawn by its scripts: it has almost no text, and it has scripts. */
export function looksDrawn(html: string): boolean {
  if (isData(html)) return false
  return withPageBudget((budget) => {
    const page = parseHtml(html, budget)
    const isProgram = (script: Element) => Boolean(script.attributes['src']) || codeOf(script).length > 200
    return textOf(find(page, byTag('body')) ?? page).length < 300 && findAll(page, byTag('script')).some(isProgram)
  })
}
