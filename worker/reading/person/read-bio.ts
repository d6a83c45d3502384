import { textsBelow } from './topics.ts'
import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { parseHtml } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import {
  admissionsOf,
  clerkshipsOf,
  educationIn,
  educationOf,
  isJurisdiction,
  jdYearOf,
  jurisdictionsIn,
} from './credentials.ts'
import { emailOf } from './emails.ts'
import { judgePerson, type Verdict } from './is-person.ts'
import { labeledAs, type PageLabel } from './label-page.ts'
import { practiceAreasOf } from './practice-areas.ts'
import { officesOf } from './offices.ts'
import { canonicalOf, vcardOf } from './own-addresses.ts'
import { partsOf, partsOfRecord, titleIn, unlistedOffice, type PageParts } from './page-parts.ts'
import { namePathOf } from './page-heading.ts'
import { isPeopleAddress } from './person-address.ts'
import { emailFits, readName, type PersonName } from './person-name.ts'
import { phoneOf } from './phone.ts'
import { isLevel } from './titles.ts'

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
  const { lines, heading, inMarkup, inState } = parts
  const stated = inMarkup ?? inState
  const canonical = canonicalOf(page, from.url)
  const isInData = stated && !readName(heading.text) && judgePerson(stated.name, { isStructured: true }).isPerson
  const nameText = isInData ? stated.name : heading.text
  const name = readName(nameText)
  const shown = factsShown(parts, nameText, name)
  const isListed = name !== undefined && readName(from.label ?? '')?.key === name.key
  const credentials = [shown.education, shown.bars, inState?.education, inState?.bars]
  const verdict = judgePerson(nameText, {
    isStructured: stated !== undefined,
    isPeopleAddress: from.isPeopleAddress ?? false,
    email: shown.email,
    title: shown.title,
    firm: isListed ? '' : from.firm,
    isListed,
    hasCredentials: credentials.some((one) => one !== undefined && one.length > 0),
    isLikeOthers: heading.path !== undefined && heading.path === from.site?.paths.name,
    isElsewhere: isElsewhere(from.url),
    isPage: true,
  })
  if (!verdict.isPerson) return { verdict, heading: heading.text, hasText: lines.length > 4, canonical }
  const bio = factsOf(parts, verdict.name, shown)
  return { verdict, bio, canonical, paths: pathsOf(parts, bio) }
}

/** Reads the part of a page that is about one of several people, whose name is known. */
export function readRecordBio(body: Element, name: PersonName, from: PageOf, feet: readonly Element[]): ReadPage {
  const parts = partsOfRecord(body, name, from, feet)
  const verdict = { isPerson: true as const, reason: 'A person: one of several on a page of the firm’s people.', name }
  const bio = factsOf(parts, name, factsShown(parts, name.name, name))
  return { verdict, bio, canonical: null, paths: pathsOf(parts, bio) }
}

type ShownFacts = ReturnType<typeof factsShown>

/** Facts that also say whether the page is of a person. */
function factsShown(parts: PageParts, nameText: string, name: PersonName | undefined) {
  const { from, main, foot, inMarkup, inState } = parts
  const stated = (inMarkup ?? inState)?.email
  const isOwn = name && stated && /^(?!(?:info|contact|office|mail)@)[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(stated)
  const inFoot = () =>
    foot.map((one) => emailOf(one, name, from.host)).find((one) => one && name && emailFits(one, name))
  return {
    nameText,
    title: titleIn(parts, name?.name ?? nameText) ?? null,
    email: (isOwn ? stated : (emailOf(main, name, from.host) ?? inFoot())) ?? null,
    education: educationOf(labeledAs(parts.lines, 'education')),
    bars: admissionsOf(textsAs(parts, 'bar')),
  }
}

const textsAs = ({ lines }: PageParts, label: PageLabel): string[] => labeledAs(lines, label).map(({ text }) => text)

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

const firstFilled = <T>(...lists: (readonly T[] | undefined)[]): T[] => [
  ...(lists.find((list) => list !== undefined && list.length > 0) ?? []),
]

const barHeading = /\b(?:bars?|admissions?|admitted|licens\w+|jurisdictions?)\b/i

function factsOf(parts: PageParts, name: PersonName, shown: ShownFacts): Bio {
  const { page, from, main, lines, inMarkup, inState } = parts
  const stated = inMarkup ?? inState
  const texts = lines.filter(({ level }) => level === 0).map((line) => line.text)
  const text = textAbout(texts, stated?.text, name)
  const degrees = firstFilled(shown.education, educationIn(texts))
  const education = firstFilled(degrees, inState?.education, stated?.education)
  const barsBelow = textsBelow(lines, barHeading, isJurisdiction)
  const bars = firstFilled(
    shown.bars,
    admissionsOf([...(inState?.bars ?? []), ...barsBelow]),
    admissionsIn([text, ...texts]),
  )
  const title = shown.title ? unshouted(shown.title.replaceAll(/\s+/g, ' ').trim()).slice(0, 160) : null
  const phone = phoneOf(main, lines, stated) ?? null
  return {
    name: name.name,
    nameKey: name.key,
    title,
    offices: firstFilled(officesOf(lines, parts.heading.at, stated), unlistedOffice(parts, name.name)),
    email: shown.email,
    phone,
    practiceAreas: practiceAreasOf(lines, stated),
    education,
    jdYear: jdYearOf(education),
    barAdmissions: bars,
    clerkships: clerkshipsOf(firstFilled(textsAs(parts, 'clerkship'), inState?.clerkships), [text, ...texts]),
    text: text.slice(0, textLimit),
    isLawyer: isLawyer(title, education, bars),
    by: sourcesOf(parts, { ...shown, title, phone }, degrees.length === 0),
    vcardUrl: vcardOf(page, from.url),
  }
}

/** The source of each fact: data, or the text of the page. */
function sourcesOf(
  { inMarkup, inState }: PageParts,
  { nameText, title, email, phone }: Pick<ShownFacts, 'nameText' | 'title' | 'email'> & { phone: string | null },
  isEducationStated: boolean,
): Bio['by'] {
  const stated = inMarkup ?? inState
  const by = (isStated: boolean): By => (stated && isStated ? stated.by : 'page')
  return {
    name: by(nameText === stated?.name),
    ...(title ? { title: by(stated?.title !== undefined) } : {}),
    ...(email ? { email: by(stated?.email === email) } : {}),
    ...(phone ? { phone: by(stated?.phone === phone) } : {}),
    offices: 'page',
    practiceAreas: 'page',
    education: by(isEducationStated),
  }
}

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

/** The paragraphs of the page, from the first one that names the person on. */
function textAbout(texts: readonly string[], stated: string | undefined, name: PersonName): string {
  const paragraphs = texts.filter((text) => text.length > 90 && /[.!?]/.test(text))
  const last = name.name.split(' ').findLast((part) => !/^(?:Jr|Sr|[IVX]+)\.?,?$/.test(part)) ?? ''
  const start = paragraphs.findIndex((text) => text.includes(last.replace(/,$/, '')))
  const shown = paragraphs.slice(Math.max(0, start)).join('\n')
  return shown.length > 60 ? shown : (stated ?? shown)
}

const admitted =
  /\b(?:admitted (?:to (?:practice|the)|in)|licensed (?:to practice|in)|member of the (?:.* bar|bars? of)|bar admissions?:).*/i
/** Admissions that are in a sentence, where no line lists them. */
function admissionsIn(texts: readonly string[]): string[] {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+(?=[A-Z])/))
    // Before it may be a school: "with a J.D. of the University of Texas, she is admitted in Ohio".
    .map((sentence) => admitted.exec(sentence)?.[0] ?? '')
  return [...new Set(sentences.flatMap(jurisdictionsIn))]
}

/** Lawyers by their title, or, of unusual titles, by a bar; staff by theirs, whatever else the page has. */
function isLawyer(title: string | null, education: readonly string[], bars: readonly string[]): boolean {
  if (!title) return bars.length > 0 || education.length === 0 || education.some((one) => /J\.?\s?D\.?|law/i.test(one))
  const kind = titleKind(title, { isLawFirm: true })
  const isStaff = /\b(?:manager|director of|officer|coordinator|specialist|assistant|analyst)\b/i.test(title)
  return kind === 'attorney' || (bars.length > 0 && (isLevel(title) || (kind === 'other' && !isStaff)))
}
