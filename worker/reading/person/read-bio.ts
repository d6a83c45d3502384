import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import { findAll, linesOf, parseHtml, type Element } from '#worker/reading/document/html/parse-html.ts'
import { namePathOf } from '#worker/reading/document/html/repeated-records.ts'
import { admissionsOf, areasOf, clerkshipsOf, educationOf, firstFilled, jdYearOf } from './background.ts'
import { emailOf, phoneOf } from './contacts.ts'
import { judgePerson, type Context, type Verdict } from './is-person.ts'
import { labelPage, type PageLabel } from './label-page.ts'
import { citiesIn, feetOf, isCityLike, officeInFeet, officesOf, onlyCity, seatIn } from './offices.ts'
import { headingOf, partsOfTitles, titlesOf } from './page-heading.ts'
import { linesOfPage, mainOf, textAbout, textAt, withNameAlone, type Line } from './page-lines.ts'
import { marksOf, ownLink, removeFurniture, removeUnread } from './page-markup.ts'
import { statedPerson } from './people-in-data.ts'
import { isElsewhere } from './page-address.ts'
import { emailFits, readName, type PersonName } from './person-name.ts'
import { bareTitle, isLawyer, isTitle, rankOf, titleOf, unseenFacts, withCapitals } from './titles.ts'

type By = 'json-ld' | 'vcard' | 'page'

/** Facts that a page states about a person, with how each was read. */
export type Bio = ReturnType<typeof bioFrom>['bio']

export type ReadPage =
  | { verdict: Verdict & { isPerson: true }; bio: Bio; canonical: string | null; paths: FactPaths }
  | { verdict: Verdict & { isPerson: false }; heading: string; canonical: string | null }

/** Places of facts in the markup (`namePathOf`). Undefined for a fact that isn't on a line of the page. */
export type FactPaths<Missing = undefined> = Record<'name' | 'title' | 'city', string | Missing>

export type PageOf = {
  url: string
  firm: string
  /** Host of the firm without "www.". */
  host: string
  isPeopleAddress?: boolean
  /** The name that a listing shows for the page. */
  label?: string | null
  /** Facts that a listing shows, and the cities of the firm's offices. They fill in what the page leaves out. */
  card?: { title?: string; office?: string; seat?: string; email?: string }
  /** Facts that other pages of the site have taught. */
  site?: { paths: FactPaths<null>; furniture: readonly string[]; cities: readonly string[] } | undefined
}

/** One of several people on a page, with the headings of the group that the person is in: "Partners", "Denver". */
type PersonEntry = { name: PersonName; groups: readonly string[] }

/** The parts of a page or record that are about its person, and the other sources of facts about them. */
export type PageParts = ReturnType<typeof partsOf>

const textLimit = 3_000

/**
 * Reads the page of a person: what it shows, and the data in it. If it isn't about a person, the verdict says why. Pure.
 *
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export function readBio(html: string, from: PageOf): ReadPage {
  return withPageBudget((budget) => {
    const page = parseHtml(html, budget)
    const parts = partsOf(page, from)
    const { heading, stated } = parts
    const named = readName(heading.text)
    const name = named ?? stated?.name
    const canonical = ownLink(page, from.url, ({ attributes }) => attributes['rel'] === 'canonical')
    const read = name && bioFrom(parts, name)
    const context = read ? contextOf(parts, read.bio) : {}
    const verdict = judgePerson(named ? heading.text : (name?.name ?? heading.text), context)
    if (verdict.isPerson && read) return { verdict, ...read, canonical }
    return { verdict: { isPerson: false, reason: verdict.reason }, heading: heading.text, canonical }
  })
}

/** Splits a page about one person into its parts. Takes the elements that aren't about the person out of the page. */
export function partsOf(page: Element, from: PageOf) {
  const feet = feetOf(page)
  const trail = findAll(page, (one) => /\bbreadcrumbs?\b/.test(marksOf(one))).flatMap((one) =>
    linesOf(one).split(/\n+(?:- )?|\s*[»›>/|]\s*/),
  )
  removeFurniture(page, new Set(from.site?.furniture))
  const main = mainOf(page)
  removeUnread(main)
  const shown = linesOfPage(main)
  const titles = titlesOf(page)
  const heading = headingOf(page, shown, titles, from)
  /** The person whom the page's data describes, and the lines made of that data. */
  const stated = statedPerson(page, { ...from, heading: heading.text })
  const data = stated ? labelPage(linesOfPage(stated.body), 0) : []
  const lines = labelPage(withNameAlone(shown, heading), heading.at)
  /** The breadcrumbs and the parts of the titles of a page, or the headings of the group that a record is in. */
  const groups: readonly string[] = [...trail, ...partsOfTitles(titles)]
  return { page, from, main, lines, heading, stated, data, feet, groups }
}

/** Splits a record into its parts. All of it is about its person. */
export function partsOfRecord(main: Element, { name, groups }: PersonEntry, from: PageOf, feet: Element[]): PageParts {
  const shown = linesOfPage(main)
  const at = shown.findIndex(
    ({ text }, index) =>
      text.toLowerCase().includes(name.name.toLowerCase()) ||
      [text, `${text} ${shown[index + 1]?.text}`].some((one) => readName(one)?.key === name.key),
  )
  const heading = { text: name.name, at }
  const lines = labelPage(withNameAlone(shown, heading), at)
  return { page: main, from, main, lines, heading, stated: undefined, data: [], feet, groups }
}

/** Evidence for and against a page being about a person. */
function contextOf({ lines, data, heading, stated, from }: PageParts, { nameKey, email, title }: Bio): Context {
  const label = readName(from.label ?? '')
  const isListed = label?.key === nameKey
  const isOther = label?.hasGivenName && label.key.split(' ').every((part) => !nameKey.split(' ').includes(part))
  return {
    isStructured: stated !== undefined,
    isPeopleAddress: from.isPeopleAddress ?? false,
    email,
    title,
    firm: isListed ? '' : from.firm,
    isListed,
    isOther: isOther ?? false,
    hasCredentials: [...lines, ...data].some(({ label }) => label === 'education' || label === 'bar'),
    isLikeOthers: heading.path !== undefined && heading.path === from.site?.paths.name,
    isElsewhere: isElsewhere(from.url),
    isPage: true,
  }
}

/** Reads the part of a page that is about one of several people. */
export function readRecordBio(body: Element, person: PersonEntry, from: PageOf, feet: Element[]) {
  const { name } = person
  const verdict = { isPerson: true as const, reason: 'A person: one of several on a page of the firm’s people.', name }
  return { verdict, ...bioFrom(partsOfRecord(body, person, from, feet), name), canonical: null }
}

const textsIn = (lines: readonly Line[]): string[] => lines.map(({ text }) => text)

/** The email address on the page or in its data, else one in a footer that is made of the name, else the directory's. */
function emailIn({ main, data, feet, from: { host, card } }: PageParts, name: PersonName): string | null {
  const inFeet = feet.flatMap((one) => emailOf(one, [], name, host) ?? []).find((one) => emailFits(one, name))
  return emailOf(main, textsIn(data), name, host) ?? inFeet ?? card?.email ?? null
}

/** The position: in the data, else on a line, else in the rest of the page or in the directory. */
function titleIn(parts: PageParts, name: string): string | null {
  const { page, from, main, lines, heading, data, groups } = parts
  const title = [
    titleOf(data, 0, ''),
    titleOf(lines, heading.at, name),
    bareTitle(textAt(lines, from.site?.paths.title)),
    unseenFacts(page, main, name).title,
    from.card?.title,
    groups.map(rankOf).find((rank) => rank !== undefined),
    // A page title such as "Dallas Injury Lawyer" is written for search engines, and "Executive Team" is the name of a group.
    groups.find((text) => isTitle(text) && !/\b(?:attorneys?|lawyers?|team)\b/i.test(text)),
  ].find(Boolean)
  // "Partner, Poe Stone LLP"
  const own = title
    ?.split(/,\s+/)
    .filter((part) => firmKey(part) !== firmKey(from.firm) && seatIn([part], seatsOf(from)).length === 0)
  return own ? withCapitals(own.join(', ')).slice(0, 160) : null
}

/** The office of somebody whose page has no line that states it: from the markup or the directory, else the firm's only office. */
function unlistedOffice({ page, main, lines, from, feet, groups }: PageParts, name: string): string[] {
  const inPlace = textAt(lines, from.site?.paths.city)
  const [seats, card] = [seatsOf(from), from.card?.office ?? '']
  const isOne = seats.length < 2
  return firstFilled([
    citiesIn([inPlace]),
    onlyCity(unseenFacts(page, main, name).places),
    seatIn([inPlace], seats),
    seatIn([card], seats),
    card === '' ? [] : [card],
    seatIn(groups, seats),
    onlyCity(groups),
    isOne && from.site?.cities.length === 1 ? from.site.cities : [],
    isOne ? officeInFeet(feet) : [],
    isCityLike(inPlace) ? [inPlace] : [],
    isOne ? seats : [],
  ])
}

/** The cities of the firm's offices. */
const seatsOf = ({ card }: PageOf): string[] => card?.seat?.split(' | ') ?? []

/** The facts, and their places in the markup. */
function bioFrom(parts: PageParts, name: PersonName) {
  const { page, from, main, lines, data, heading } = parts
  const texts = textsIn(lines.filter(({ level }) => level === 0))
  const text = textAbout(texts, name) || textsIn(data.filter(({ label }) => label === 'prose')).join('\n')
  const listed = (label: PageLabel) => [lines, data].map((some) => some.filter((line) => line.label === label))
  const numbers = listed('phone').flatMap((some) => some.toSorted((one, other) => other.margin - one.margin))
  const title = titleIn(parts, name.name)
  const education = educationOf(listed('education'), texts)
  const barAdmissions = admissionsOf(listed('bar'), [text, ...texts])
  const facts = {
    name: name.name,
    title,
    offices: firstFilled([
      officesOf(lines, heading.at, seatsOf(from)),
      officesOf(data, 0, seatsOf(from)),
      unlistedOffice(parts, name.name),
    ]),
    email: emailIn(parts, name),
    phone: phoneOf(main, textsIn(numbers), textsIn(lines)) ?? null,
    practiceAreas: areasOf(listed('area'), texts),
    education,
  }
  const sourceOf = (value: string): By => (data.some((line) => line.text.includes(value)) ? 'json-ld' : 'page')
  const by = Object.entries(facts).flatMap(([fact, value]) => {
    const [first] = [value].flat()
    return first ? [[fact, sourceOf(first)]] : []
  })
  const bio = {
    ...facts,
    nameKey: name.key,
    jdYear: jdYearOf(education),
    barAdmissions,
    clerkships: clerkshipsOf(listed('clerkship'), [text, ...texts]),
    /** The beginning of the biography. */
    text: text.slice(0, textLimit),
    isLawyer: isLawyer(title, education, barAdmissions),
    by: Object.fromEntries(by) as Partial<Record<keyof typeof facts, By>>,
    /** Address of a vCard that the page links to. It may state facts that the page leaves out. */
    vcardUrl: ownLink(page, from.url, ({ attributes: { href = '' } }) => /\.vcf\b|v-?card/i.test(href)),
  }
  return { bio, paths: pathsOf(parts, title, facts.offices) }
}

function pathsOf({ lines, heading }: PageParts, title: string | null, [office]: readonly string[]): FactPaths {
  const pathOf = (line: Line | undefined) => line && namePathOf(line.element)
  const lineWith = (text: string | null | undefined) => lines.find((one) => text && one.text.includes(text))
  return {
    name: heading.path ?? pathOf(lines[heading.at]),
    title: pathOf(lineWith(title)),
    city: pathOf(lineWith(office?.split(',')[0])),
  }
}
