import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { parseHtml } from '#worker/reading/document/html/parse-html.ts'
import { addedElement, type Element } from '#worker/reading/document/html/page-tree.ts'
import { admissionsOf, clerkshipsOf, educationIn, educationOf, jdYearOf, jurisdictionsIn } from './credentials.ts'
import { judgePerson, type Verdict } from './is-person.ts'
import { practiceAreasOf } from './practice-areas.ts'
import { officeInFeet, officesOf } from './offices.ts'
import { canonicalOf, vcardOf } from './own-addresses.ts'
import type { Line } from './page-lines.ts'
import {
  emailIn,
  hasCredentialsInState,
  nameTextOf,
  partsOf,
  partsOfRecord,
  titleTextOf,
  type PageParts,
} from './page-parts.ts'
import { linesAbout } from './sections.ts'
import { namePathOf } from './page-heading.ts'
import { isPeopleAddress } from './person-address.ts'
import { readName, type PersonName } from './person-name.ts'
import { phoneOf } from './phone.ts'
import type { StatedPerson } from './stated-person.ts'
import { isTitle } from './titles.ts'

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
  paths: { name: string | null; title: string | null }
  titleEnd: string
  titleStart: string
  furniture: readonly string[]
  city: string | null
}

export type PageOf = {
  url: string
  firm: string
  /** Host of the firm without "www.". */
  host: string
  isPeopleAddress?: boolean
  /** The name that a listing shows for the page. */
  label?: string | null
  /** Facts that other pages of the site have taught. */
  site?: KnownSite | undefined
}

const textLimit = 3_000

/**
 * Reads the page of a person: structured data first (JSON-LD, microdata), then what the page shows. Pure; gives the reason
 * why a page shows no person.
 *
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export function readBio(html: string, from: PageOf): ReadPage {
  return withPageBudget((budget) => bioOf(parseHtml(html, budget), from))
}

function bioOf(page: Element, from: PageOf): ReadPage {
  const parts = partsOf(page, from)
  const { lines, heading, structured } = parts
  const canonical = canonicalOf(page, from.url)
  const nameText = nameTextOf(parts)
  const name = readName(nameText)
  const education = educationOf(linesAbout(lines, 'education'))
  const bars = admissionsOf(linesAbout(lines, 'admissions'))
  const title = titleTextOf(parts, nameText, name) ?? null
  const email = emailIn(parts, name) ?? null
  const isListed = name !== undefined && readName(from.label ?? '')?.key === name.key
  const verdict = judgePerson(nameText, {
    isStructured: structured !== undefined,
    isPeopleAddress: from.isPeopleAddress ?? false,
    email,
    title,
    firm: isListed ? '' : from.firm,
    isListed,
    hasCredentials: education.length > 0 || bars.length > 0 || hasCredentialsInState(parts),
    isLikeOthers: heading.path !== undefined && heading.path === from.site?.paths.name,
    isElsewhere: isElsewhere(from.url),
    isPage: true,
  })
  if (!verdict.isPerson) return { verdict, heading: heading.text, hasText: lines.length > 4, canonical }
  const bio = factsOf(parts, verdict.name, { nameText, title, email, education, bars })
  return { verdict, bio, canonical, paths: pathsOf(parts, bio) }
}

/** Reads the part of a page that is about one of several people, whose name is known. */
export function readRecordBio(body: Element, name: PersonName, from: PageOf, feet: readonly Element[]): ReadPage {
  const parts = partsOfRecord(body, name, from, feet)
  const { lines } = parts
  const education = educationOf(linesAbout(lines, 'education'))
  const bars = admissionsOf(linesAbout(lines, 'admissions'))
  const title = titleTextOf(parts, name.name, name) ?? null
  const email = emailIn(parts, name) ?? null
  const verdict = { isPerson: true as const, reason: 'A person: one of several on a page of the firm’s people.', name }
  const bio = factsOf(parts, name, { nameText: name.name, title, email, education, bars })
  return { verdict, bio, canonical: null, paths: pathsOf(parts, bio) }
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

const firstFilled = <T>(...lists: (readonly T[] | undefined)[]): readonly T[] =>
  lists.find((list) => list !== undefined && list.length > 0) ?? []

type ReadFacts = {
  nameText: string
  title: string | null
  email: string | null
  education: readonly string[]
  bars: readonly string[]
}

function factsOf(
  parts: PageParts,
  name: PersonName,
  { nameText, title: titleText, email, education, bars }: ReadFacts,
): Bio {
  const { page, from, main, lines, heading, inState, structured } = parts
  const text = textAbout(lines, structured, name)
  const practiceAreas = practiceAreasOf(lines, structured, main)
  const shownOffices = officesOf(lines, structured, heading.at, main)
  const office = from.site?.city ?? officeInFeet(parts.foot)
  const offices = shownOffices.length === 0 && office ? [office] : shownOffices
  const shownEducation = education.length > 0 ? education : educationIn(textLinesOf(lines))
  const schools = [...firstFilled(shownEducation, inState?.education, structured?.education)]
  const barsInState = bars.length > 0 ? [] : admissionsOf((inState?.bars ?? []).map((bar) => asLine(bar, page)))
  const barAdmissions = [...firstFilled(bars, barsInState, admissionsIn(text, lines))]
  const title = titleText ? unshouted(titleText.replaceAll(/\s+/g, ' ').trim()).slice(0, 160) : null
  const phone = phoneOf(main, lines, heading.at) ?? structured?.phone ?? null
  return {
    name: name.name,
    nameKey: name.key,
    title,
    offices,
    email,
    phone,
    practiceAreas,
    education: schools,
    jdYear: jdYearOf(schools),
    barAdmissions,
    clerkships: clerkshipsIn(parts, text),
    text: text.slice(0, textLimit),
    isLawyer: isLawyer(title, schools, barAdmissions),
    by: sourcesOf(structured, { nameText, title, email, phone, isEducationShown: shownEducation.length > 0 }),
    vcardUrl: vcardOf(page, from.url),
  }
}

const textLinesOf = (lines: readonly Line[]): string[] =>
  lines.filter(({ level }) => level === 0).map(({ text }) => text)

const clerkshipsIn = ({ page, lines, inState }: PageParts, text: string): string[] =>
  clerkshipsOf(
    firstFilled(
      linesAbout(lines, 'clerkships'),
      inState?.clerkships.map((one) => asLine(one, page)),
    ),
    text,
    textLinesOf(lines).filter((line) => line.length < 400),
  )

/** The source of each fact: structured data or the text of the page. */
function sourcesOf(
  structured: StatedPerson | undefined,
  read: Pick<Bio, 'title' | 'email' | 'phone'> & { nameText: string; isEducationShown: boolean },
): Bio['by'] {
  const by = (isStructured: boolean | undefined): By => (structured && isStructured ? structured.by : 'page')
  return {
    name: by(read.nameText === structured?.name),
    ...(read.title ? { title: by(Boolean(structured?.title)) } : {}),
    ...(read.email ? { email: by(structured?.email === read.email) } : {}),
    ...(read.phone ? { phone: by(structured?.phone === read.phone) } : {}),
    offices: 'page',
    practiceAreas: 'page',
    education: by(!read.isEducationShown),
  }
}

/** A text that is on no line of the page. */
const asLine = (text: string, { budget }: Element): Line => ({
  text,
  level: 0,
  topic: undefined,
  place: undefined,
  item: undefined,
  element: addedElement('p', { children: [text], parent: null, budget }),
})

/** Where sites keep what isn't a person: news, events, practices, offices. */
const isElsewhere = (url: string): boolean =>
  !isPeopleAddress(url) &&
  /\/(?:news\w*|press\S*?|events?|insights?|blogs?|podcasts?|webinars?|publications?|alerts?|articles?|careers?|jobs?|practices?|practice-areas?|services|industries|capabilit\w+|offices?|locations?|matters|resources|media|video\w*|awards?|topics?|expertise|sectors?|areas?|journal|stories|results|verdicts|testimonials?|case-stud\w+)\//i.test(
    URL.parse(url)?.pathname ?? '',
  )

/** "SENIOR ASSOCIATE" as one writes it; short words in capitals (IP, M&A) stay. */
const unshouted = (title: string) =>
  /\p{Ll}/u.test(title)
    ? title
    : title.replaceAll(/[\p{L}’']+/gu, (word, at: number) => {
        if (/^(?:OF|AND|THE|FOR|IN|TO)$/.test(word) && at > 0) return word.toLowerCase()
        return word.length < 3 && word !== 'OF' ? word : word.slice(0, 1) + word.slice(1).toLowerCase()
      })

function textAbout(lines: readonly Line[], structured: StatedPerson | undefined, name: PersonName): string {
  const paragraphs = lines
    .filter(({ text, level }) => level === 0 && text.length > 90 && /[.!?]/.test(text))
    .map(({ text }) => text)
  const last = name.name.split(' ').findLast((part) => !/^(?:Jr|Sr|[IVX]+)\.?,?$/.test(part)) ?? ''
  const start = paragraphs.findIndex((text) => text.includes(last.replace(/,$/, '')))
  const shown = paragraphs.slice(Math.max(0, start)).join('\n')
  return shown.length > 60 ? shown : (structured?.text ?? shown)
}

/** Admissions that are in a sentence, where no section lists them. */
function admissionsIn(text: string, lines: readonly Line[]): string[] {
  const sentences = [text, ...lines.filter(({ level }) => level === 0).map((line) => line.text)]
    .flatMap((part) => part.split(/(?<=[.!?])\s+(?=[A-Z])/))
    .filter((sentence) =>
      /\b(?:admitted (?:to (?:practice|the)|in)|licensed (?:to practice|in)|member of the (?:.* bar|bars? of)|bar admissions?:)/i.test(
        sentence,
      ),
    )
  return [...new Set(sentences.flatMap(jurisdictionsIn))]
}

function isLawyer(title: string | null, education: readonly string[], admissions: readonly string[]): boolean {
  if (title) {
    const kind = titleKind(title, { isLawFirm: true })
    if (kind === 'attorney') return true
    if (
      /\b(?:partner|associate|counsel|shareholder|member|principal|attorney|lawyer|chair|founder|fellow)\b/i.test(
        title,
      ) &&
      isTitle(title) &&
      admissions.length > 0
    )
      return true
    return (
      kind === 'other' &&
      admissions.length > 0 &&
      !/\b(?:manager|director of|officer|coordinator|specialist|assistant|analyst)\b/i.test(title)
    )
  }
  return admissions.length > 0 || education.some((entry) => /J\.?\s?D\.?|law/i.test(entry)) || education.length === 0
}
