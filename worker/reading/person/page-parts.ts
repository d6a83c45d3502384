import { byTag, findAll, linesOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { emailOf } from './contact.ts'
import { feetOf } from './offices.ts'
import { judgePerson } from './is-person.ts'
import { canonicalAddress } from './page-address.ts'
import { removeFurniture } from './furniture.ts'
import { headingOf, namePathOf, titlePartsOf, type Heading } from './page-heading.ts'
import { linesOfPage, mainOf, type Line } from './page-lines.ts'
import { isPeopleAddress } from './person-address.ts'
import { emailFits, readName, type PersonName } from './person-name.ts'
import type { PageOf } from './read-bio.ts'
import { removeOthers } from './remove-others.ts'
import type { StatedPerson } from './stated-fields.ts'
import { statedPersons } from './stated-person.ts'
import { bareTitle, isTitle, rankOf, titleFrom } from './titles.ts'
import { unseenFacts } from './unseen-facts.ts'
import { marksOf } from './topics.ts'
import { showVisibleText } from './visible-text.ts'

/** A page without what is not about its person, and the person that its data and its markup state. */
export type PageParts = {
  page: Element
  from: PageOf
  /** Feet of the page and addresses on it. */
  foot: readonly Element[]
  /** Links that lead to the page, from the home page on. */
  trail: readonly string[]
  /** Parts of the titles that the page gives itself. */
  titles: readonly string[]
  /** Facts of a person of this name that its markup has and no line shows. */
  unseen: (name: string) => ReturnType<typeof unseenFacts>
  main: Element
  lines: readonly Line[]
  heading: Heading & { path?: string }
  inMarkup: StatedPerson | undefined
  inState: StatedPerson | undefined
  /** Structured data of either kind, markup before the data of scripts. */
  structured: StatedPerson | undefined
}

export function partsOf(page: Element, from: PageOf): PageParts {
  const furniture = new Set(from.site?.furniture)
  const foot = feetOf(page)
  const trail = findAll(page, (one) => /\bbreadcrumbs?\b/.test(marksOf(one))).flatMap((one) =>
    linesOf(one).split(/\n+(?:- )?|\s*[»›>/|]\s*/),
  )
  removeFurniture(page, furniture)
  const main = mainOf(page)
  showVisibleText(main)
  const all = linesOfPage(main)
  const namePath = from.site?.paths.name ?? undefined
  const named = headingOf(page, all, { ...from, namePath }, leadsToOther(from.url))
  removeOthers(main, (text) => text.includes(named.text), leadsToOther(from.url))
  const lines = linesOfPage(main)
  const heading = { ...named, at: lines.findIndex(({ text }) => text === all[named.at]?.text) }
  const { inMarkup, inState } = statedPersons(page, heading.text, from)
  const unseen = (name: string) => unseenFacts([...findAll(page, byTag('meta')), main], name)
  const titles = titlePartsOf(page, from.site)
  return {
    page,
    from,
    foot,
    trail,
    titles,
    unseen,
    main,
    lines,
    heading,
    inMarkup,
    inState,
    structured: inMarkup ?? inState,
  }
}

/** The parts of a record, which is about its person alone. */
export function partsOfRecord(body: Element, name: PersonName, from: PageOf, foot: readonly Element[]): PageParts {
  showVisibleText(body)
  const lines = linesOfPage(body)
  const at = lines.findIndex(({ text }) => readName(text)?.key === name.key || text.includes(name.name))
  const heading = { text: lines[at]?.text.startsWith(name.name) ? name.name : (lines[at]?.text ?? name.name), at }
  return {
    page: body,
    from,
    foot,
    trail: [],
    titles: [],
    unseen: () => ({ title: null, office: null }),
    main: body,
    lines,
    heading,
    inMarkup: undefined,
    inState: undefined,
    structured: undefined,
  }
}

/** The text that names the person: the heading, or structured data where the heading isn't a name. */
export function nameTextOf({ structured, heading }: PageParts): string {
  const isInData = structured && judgePerson(structured.name, { isStructured: true }).isPerson
  return isInData && !readName(heading.text) ? structured.name : heading.text
}

export function titleTextOf(
  { from, lines, heading, inMarkup, inState, trail, titles, unseen }: PageParts,
  nameText: string,
  name: PersonName | undefined,
): string | undefined {
  const own = name?.name ?? nameText
  return (
    inMarkup?.title ??
    titleFrom(lines, heading.at, own) ??
    [
      bareTitle(textAt(lines, from.site?.paths.title)),
      inState?.title,
      ...trail.map(rankOf),
      unseen(own).title,
      from.card?.title,
      ...titles.filter(isTitleOfTab),
    ].find((title) => title) ??
    undefined
  )
}

/** A position in the title of a tab; "Dallas Injury Lawyer" is for search engines. */
const isTitleOfTab = (text: string): boolean => isTitle(text) && !/\b(?:attorneys?|lawyers?)\b/i.test(text)

/** The text where other pages of the site have a fact, whatever its words are; empty where there isn’t one, or are several. */
export function textAt(lines: readonly Line[], path: string | null | undefined): string {
  const own = path ? lines.filter((line) => namePathOf(line.element) === path) : []
  const text = own[0]?.text ?? ''
  return own.length <= 1 && text.length < 80 && !/[\d:]/.test(text) ? text : ''
}

export const emailIn = (
  { from, main, foot, structured }: PageParts,
  name: PersonName | undefined,
): string | undefined =>
  fitting(structured?.email, name) ??
  emailOf(main, name, from.host) ??
  foot.map((part) => emailOf(part, name, from.host)).find((email) => email && name && emailFits(email, name))

/** Checks whether a link leads to the page of another person. */
function leadsToOther(from: string) {
  const own = canonicalAddress(from)
  return ({ attributes: { href = '' }, ...link }: Element): boolean => {
    const url = URL.parse(href, from)
    if (!url || !isPeopleAddress(url.href) || canonicalAddress(url.href) === own) return false
    return !/\.vcf|vcard/i.test(href) && !/^(?:#|mailto|tel|javascript)/i.test(href) && link.tag === 'a'
  }
}

const fitting = (email: string | undefined, name: PersonName | undefined) =>
  email && name && /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(email) && !/^(?:info|contact|office|mail)@/i.test(email)
    ? email
    : undefined
