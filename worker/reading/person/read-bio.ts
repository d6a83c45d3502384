import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { findAll, linesOf, parseHtml } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import {
  admissionsIn,
  admissionsOf,
  clerkshipsIn,
  clerkshipsOf,
  educationIn,
  educationOf,
  jdYearOf,
} from './credentials.ts'
import { emailOf } from './emails.ts'
import { judgePerson, type Verdict } from './is-person.ts'
import { labeledAs, labelPage, titleOf, type LabeledLine, type PageLabel } from './label-page.ts'
import { areasOf } from './practice-areas.ts'
import { cityOfLine, feetOf, isCityLike, officeInFeet, officesOf, only } from './offices.ts'
import { headingOf, partsOfTitles, titlesOf, type Heading } from './page-heading.ts'
import { linesOfPage, mainOf, textAbout, textAt, withNameAlone, type Line } from './page-lines.ts'
import { canonicalOf, marksOf, namePathOf, removeFurniture, removeUnread, vcardOf } from './page-markup.ts'
import { statedPersons, type DataPerson } from './people-in-data.ts'
import { isElsewhere } from './person-address.ts'
import { emailFits, readName, type PersonName } from './person-name.ts'
import { phoneOf } from './phone.ts'
import { bareTitle, isLawyer, isTitle, rankOf, unseenFacts, unshouted } from './titles.ts'

type By = 'json-ld' | 'microdata' | 'vcard' | 'page'

/** Facts that a page states about a person, each with how it was read. */
export type Bio = {
  name: string
  nameKey: string
  title: string | null
  offices: string[]
  email: string | null
  phone: string | null
  practiceAreas: string[]
  education: string[]
  jdYear: number | null
  barAdmissions: string[]
  clerkships: string[]
  /** The beginning of the biography. */
  text: string
  isLawyer: boolean
  by: Partial<Record<'name' | 'title' | 'offices' | 'email' | 'phone' | 'practiceAreas' | 'education', By>>
  /** A vCard that the page links to, for what the page itself leaves out. */
  vcardUrl: string | null
}

export type ReadPage =
  | { verdict: Verdict & { isPerson: true }; bio: Bio; canonical: string | null; paths: FactPaths }
  | { verdict: Verdict & { isPerson: false }; heading: string; hasText: boolean; canonical: string | null }

/** Where a page has facts, as other pages of its site have them too; undefined for what is on no line of it. */
export type FactPaths = Record<'name' | 'title' | 'email' | 'phone' | 'city', string | undefined>

/** Facts about the site that a page is of. */
export type KnownSite = {
  paths: { name: string | null; title: string | null; city: string | null }
  titleEnd: string
  titleStart: string
  furniture: readonly string[]
  cities: readonly string[]
}

export type PageOf = {
  url: string
  firm: string
  /** Host of the firm without "www.". */
  host: string
  isPeopleAddress?: boolean
  /** The name that a listing shows for the page. */
  label?: string | null
  /** Facts that a listing shows, for what the page leaves out. */
  card?: { title: string | null; office: string | null }
  /** Facts that other pages of the site have taught. */
  site?: KnownSite | undefined
}

/** A page, or a record of one, without what is not about its person, and what states facts beside its lines. */
export type PageParts = {
  page: Element
  from: PageOf
  main: Element
  lines: readonly LabeledLine[]
  heading: Heading
  /** The person that its data states, and the lines of that. */
  stated?: DataPerson | undefined
  markup: readonly LabeledLine[]
  state: readonly LabeledLine[]
  feet: readonly Element[]
  /** Headings of the group that a record is in, or links that lead to a page from the home page on, and parts of its titles. */
  groups: readonly string[]
  titles: readonly string[]
}

const textLimit = 3_000

/**
 * Reads the page of a person: what it shows, and the data in it. Pure; gives the reason why a page shows no person.
 *
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export function readBio(html: string, from: PageOf): ReadPage {
  return withPageBudget((budget) => bioOf(parseHtml(html, budget), from))
}

/** The parts of a page that is about one person. */
export function partsOf(page: Element, from: PageOf): PageParts {
  const feet = feetOf(page)
  const groups = findAll(page, (one) => /\bbreadcrumbs?\b/.test(marksOf(one))).flatMap((one) =>
    linesOf(one).split(/\n+(?:- )?|\s*[»›>/|]\s*/),
  )
  removeFurniture(page, new Set(from.site?.furniture))
  const main = mainOf(page)
  removeUnread(main)
  const shown = linesOfPage(main)
  const titles = titlesOf(page, from.site)
  const heading = headingOf(page, shown, titles, from)
  const { inMarkup, inState } = statedPersons(page, { heading: heading.text, url: from.url, firm: from.firm })
  const [markup, state] = [inMarkup, inState].map((one) => (one ? labelPage(linesOfPage(one.body), 0) : []))
  return {
    page,
    from,
    main,
    lines: labelPage(withNameAlone(shown, heading), heading.at),
    heading,
    stated: inMarkup ?? inState,
    markup: markup ?? [],
    state: state ?? [],
    feet,
    groups,
    titles: partsOfTitles(titles),
  }
}

/** The parts of a record, which is about its person alone. */
export function partsOfRecord(main: Element, name: PersonName, from: PageOf, feet: readonly Element[] = []): PageParts {
  const shown = linesOfPage(main)
  const at = shown.findIndex(
    ({ text }, index) =>
      text.includes(name.name) ||
      [text, `${text} ${shown[index + 1]?.text}`].some((one) => readName(one)?.key === name.key),
  )
  const first = shown[at]?.text ?? name.name
  const heading = { text: first.startsWith(name.name) ? name.name : first, at }
  const lines = labelPage(withNameAlone(shown, heading), at)
  return { page: main, from, main, lines, heading, markup: [], state: [], feet, groups: [], titles: [] }
}

function bioOf(page: Element, from: PageOf): ReadPage {
  const parts = partsOf(page, from)
  const { lines, heading, stated } = parts
  const name = readName(heading.text) ?? stated?.name
  const facts = factsOf(parts, name)
  const isListed = name !== undefined && readName(from.label ?? '')?.key === name.key
  const canonical = canonicalOf(page, from.url)
  const verdict = judgePerson(name && !readName(heading.text) ? name.name : heading.text, {
    isStructured: stated !== undefined,
    isPeopleAddress: from.isPeopleAddress ?? false,
    email: facts.email,
    title: facts.title,
    firm: isListed ? '' : from.firm,
    isListed,
    hasCredentials: facts.hasCredentials,
    isLikeOthers: heading.path !== undefined && heading.path === from.site?.paths.name,
    isElsewhere: isElsewhere(from.url),
    isPage: true,
  })
  if (!verdict.isPerson) return { verdict, heading: heading.text, hasText: lines.length > 4, canonical }
  return { verdict, ...bioFrom(parts, verdict.name, facts), canonical }
}

/**
 * Reads the part of a page that is about one of several people, whose name is known.
 *
 * @param record.groups Headings of the group that the person is in: "Partners", "Denver".
 */
export function readRecordBio(
  body: Element,
  { name, groups }: { name: PersonName; groups: readonly string[] },
  from: PageOf,
  feet: readonly Element[],
) {
  const parts = { ...partsOfRecord(body, name, from, feet), groups }
  const verdict = { isPerson: true as const, reason: 'A person: one of several on a page of the firm’s people.', name }
  return { verdict, ...bioFrom(parts, name, factsOf(parts, name)), canonical: null }
}

const firstFilled = <T>(lists: readonly (readonly T[])[]): T[] => [...(lists.find((list) => list.length > 0) ?? [])]

/** Facts in lines with a label, of the first of the page, its program's data and its markup's data that has any. */
const statedAs = ({ lines, state, markup }: PageParts, label: PageLabel, read: (lines: LabeledLine[]) => string[]) =>
  firstFilled([lines, state, markup].map((some) => read(labeledAs(some, label))))
const textsIn = (lines: readonly Line[]): string[] => lines.map(({ text }) => text)

/** Facts that lines state, on the page or in its data. */
function factsOf(parts: PageParts, name: PersonName | undefined) {
  const { from, main, lines, state, markup, feet } = parts
  // "(at)" may be a piece of its own.
  const rows = [...Map.groupBy(lines, ({ row }) => row).values()].map((row) => textsIn(row).join(' '))
  const email = () => emailOf(main, [...rows, ...textsIn([...lines, ...markup, ...state])], name, from.host)
  const inFeet = () =>
    feet.map((one) => emailOf(one, [], name, from.host)).find((one) => one && name && emailFits(one, name))
  const education = statedAs(parts, 'education', educationOf)
  const bars = statedAs(parts, 'bar', (some) => admissionsOf(textsIn(some)))
  return {
    title: titleIn(parts, name?.name ?? parts.heading.text),
    email: email() ?? inFeet() ?? null,
    education,
    bars,
    hasCredentials: education.length > 0 || bars.length > 0,
  }
}

/** The position: in data, on a line, or where only the rest of the page or the directory has it. */
function titleIn(parts: PageParts, name: string): string | null {
  const { page, from, main, lines, heading, markup, state, groups, titles } = parts
  const found = [
    () => titleOf(markup, 0, ''),
    () => titleOf(lines, heading.at, name),
    () => bareTitle(textAt(lines, from.site?.paths.title)),
    () => titleOf(state, 0, ''),
    () => unseenFacts(page, main, name).title,
    () => from.card?.title,
    () => groups.map(rankOf).find((rank) => rank !== undefined),
    // "Dallas Injury Lawyer" in the title of a tab is for search engines.
    () => titles.find((text) => isTitle(text) && !/\b(?:attorneys?|lawyers?)\b/i.test(text)),
  ]
  const title = found
    .values()
    .map((read) => read())
    .find(Boolean)
  return title ? unshouted(title.replaceAll(/\s+/g, ' ').trim()).slice(0, 160) : null
}

/** The office where no line of the page says it: in markup, in the directory, else the firm's only one. */
function unlistedOffice({ page, main, lines, from, feet, titles, groups }: PageParts, name: string): string[] {
  const inPlace = textAt(lines, from.site?.paths.city)
  const found = [
    isCityLike(inPlace) ? inPlace : undefined,
    only(unseenFacts(page, main, name).places.flatMap((text) => cityOfLine(text) ?? []))[0],
    from.card?.office,
    ...only([...groups, ...titles].flatMap((text) => cityOfLine(text) ?? [])),
    from.site?.cities.length === 1 ? from.site.cities[0] : undefined,
    officeInFeet(feet),
  ].find(Boolean)
  return found ? [found] : []
}

function bioFrom(parts: PageParts, name: PersonName, { title, email, education, bars }: ReturnType<typeof factsOf>) {
  const { page, from, main, lines, state, markup, heading, stated } = parts
  const data = [...state, ...markup]
  const texts = textsIn(lines.filter(({ level }) => level === 0))
  const text = textAbout(texts, name) || textsIn(data.filter((line) => line.label === 'prose')).join('\n')
  const degrees = firstFilled([education, educationIn(texts)])
  const admissions = firstFilled([bars, admissionsIn([text, ...texts])])
  const offices = firstFilled([officesOf(lines, heading.at), officesOf(data, 0), unlistedOffice(parts, name.name)])
  const clerkships = statedAs(parts, 'clerkship', (some) => clerkshipsOf(textsIn(some)))
  const bio: Bio = {
    name: name.name,
    nameKey: name.key,
    title,
    offices,
    email,
    phone: phoneOf(main, lines, data) ?? null,
    practiceAreas: areasOf([lines, state, markup]),
    education: degrees,
    jdYear: jdYearOf(degrees),
    barAdmissions: admissions,
    clerkships: firstFilled([clerkships, clerkshipsIn([text, ...texts])]),
    text: text.slice(0, textLimit),
    isLawyer: isLawyer(title, degrees, admissions),
    by: {},
    vcardUrl: vcardOf(page, from.url),
  }
  const isInData = (value: string | null) => value !== null && data.some((line) => line.text.includes(value))
  const by = (value: string | null): By => (stated && isInData(value) ? 'json-ld' : 'page')
  for (const fact of ['name', 'title', 'email', 'phone'] as const) if (bio[fact]) bio.by[fact] = by(bio[fact])
  for (const fact of ['offices', 'practiceAreas', 'education'] as const) bio.by[fact] = by(bio[fact][0] ?? null)
  return { bio, paths: pathsOf(parts, bio) }
}

function pathsOf({ lines, heading }: PageParts, { title, email, phone, offices }: Bio): FactPaths {
  const pathOf = (text: string | null | undefined) => {
    const line = text ? lines.find((one) => one.text.includes(text)) : undefined
    return line && namePathOf(line.element)
  }
  const own = lines[heading.at]
  return {
    name: heading.path ?? (own && namePathOf(own.element)),
    title: pathOf(title),
    email: pathOf(email),
    phone: pathOf(phone),
    city: pathOf(offices[0]?.split(',')[0]),
  }
}
