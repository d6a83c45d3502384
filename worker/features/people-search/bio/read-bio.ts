import { readMentions } from '#contract/domain/vocabulary/mentions.ts'
import { placeNamed } from '#contract/domain/vocabulary/places.ts'
import { titleKind } from '#contract/domain/legal-titles.ts'
import { find, findAll, parseHtml, textOf, byTag, type Element } from '#worker/platform/html/parse-html.ts'
import { admissionsOf, clerkshipsOf, educationIn, educationOf, jdYearOf, jurisdictionsIn } from './credentials.ts'
import { emailOf, phoneOf } from './contact.ts'
import { judgePerson, type Verdict } from './is-person.ts'
import { keepToPerson, linesAbout, linesOfPage, mainOf, marksOf, topicOf, type Line } from './page-lines.ts'
import { isPeopleAddress } from '#worker/features/people-search/directory/people-addresses.ts'
import { canonicalAddress } from '#worker/features/people-search/directory/page-address.ts'
import { readName, type PersonName } from './person-name.ts'
import { personInJsonLd, personInMarks, type StructuredPerson } from './structured-person.ts'
import { isLevel, isTitle, titleFrom } from './titles.ts'

type By = 'json-ld' | 'microdata' | 'vcard' | 'page'

/** What a page says of a person; each fact with how it was read. */
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
  | { verdict: Verdict & { isPerson: true }; bio: Bio }
  | { verdict: Verdict & { isPerson: false }; heading: string; hasText: boolean }

export type PageOf = {
  url: string
  firm: string
  /** Host of the firm without "www.". */
  host: string
  isPeopleAddress?: boolean
  /** The name that a listing shows for the page. */
  label?: string | null
}

const textLimit = 3_000

/**
 * Reads the page of a person: structured data first (JSON-LD, microdata), then what the page shows. Pure; says in words
 * why a page is none of a person.
 */
export function readBio(html: string, from: PageOf): ReadPage {
  const page = parseHtml(html)
  const main = mainOf(page)
  const all = linesOfPage(main)
  const named = headingOf(page, main, all, from)
  keepToPerson(main, (text) => text.includes(named.text), leadsToOther(from.url))
  const lines = linesOfPage(main)
  const heading = { ...named, at: lines.findIndex(({ text }) => text === all[named.at]?.text) }
  const structured = personInJsonLd(page, heading.text, from.firm) ?? marked(page, heading.text)
  const nameText =
    structured && judgePerson(structured.name, { isStructured: true }).isPerson && !readName(heading.text)
      ? structured.name
      : heading.text
  const name = readName(nameText)
  const education = educationOf(linesAbout(lines, 'education'))
  const bars = admissionsOf(linesAbout(lines, 'admissions'))
  const titleText = structured?.title ?? titleFrom(lines, heading.at, name?.name ?? nameText, page)
  const email =
    fitting(structured?.email, name) ??
    emailOf(main, name, from.host) ??
    (main.tag === 'body' ? undefined : emailNear(page, name, from.host))
  const verdict = judgePerson(nameText, {
    isStructured: structured !== undefined,
    isPeopleAddress: from.isPeopleAddress ?? false,
    email: email ?? null,
    title: titleText ?? null,
    firm: from.firm,
    hasCredentials: education.length > 0 || bars.length > 0,
    isElsewhere: isElsewhere(from.url),
  })
  if (!verdict.isPerson) return { verdict, heading: heading.text, hasText: lines.length > 4 }
  const own = verdict.name
  const text = textAbout(lines, structured, own)
  const areas = areasOf(lines, structured, main)
  const offices = officesOf(lines, structured, heading.at, main)
  const told =
    education.length > 0 ? [] : educationIn(lines.filter(({ level }) => level === 0).map((line) => line.text))
  const schools = education.length > 0 ? education : told.length > 0 ? told : (structured?.education ?? [])
  const admissions = bars.length > 0 ? bars : admissionsIn(text, lines)
  const title = titleText ? unshouted(titleText.replaceAll(/\s+/g, ' ').trim()).slice(0, 160) : null
  const phone = phoneOf(main, lines) ?? structured?.phone
  return {
    verdict,
    bio: {
      name: own.name,
      nameKey: own.key,
      title,
      offices,
      email: email ?? null,
      phone: phone ?? null,
      practiceAreas: areas,
      education: schools,
      jdYear: jdYearOf(schools),
      barAdmissions: admissions,
      clerkships: clerkshipsOf(linesAbout(lines, 'clerkships'), text),
      text: text.slice(0, textLimit),
      isLawyer: isLawyer(title, schools, admissions),
      by: {
        name: structured && nameText === structured.name ? structured.by : 'page',
        ...(title ? { title: structured?.title ? structured.by : 'page' } : {}),
        ...(email ? { email: structured?.email === email ? structured.by : 'page' } : {}),
        ...(phone ? { phone: phone === structured?.phone ? structured.by : 'page' } : {}),
        offices: 'page',
        practiceAreas: 'page',
        education: education.length > 0 || told.length > 0 ? 'page' : (structured?.by ?? 'page'),
      },
      vcardUrl: vcardOf(page, from.url),
    },
  }
}

/** Where sites keep what is no person: news, events, practices, offices. */
const isElsewhere = (url: string): boolean =>
  !isPeopleAddress(url) &&
  /\/(?:news\w*|press\S*?|events?|insights?|blogs?|podcasts?|webinars?|publications?|alerts?|articles?|careers?|jobs?|practices?|practice-areas?|services|industries|capabilit\w+|offices?|locations?|matters|resources|media|video\w*|awards?|topics?)\//i.test(
    URL.parse(url)?.pathname ?? '',
  )

/** Whether a link leads to the page of another person. */
function leadsToOther(from: string) {
  const own = canonicalAddress(from)
  return ({ attributes: { href = '' }, ...link }: Element): boolean => {
    const url = URL.parse(href, from)
    if (!url || !isPeopleAddress(url.href) || canonicalAddress(url.href) === own) return false
    return !/\.vcf|vcard/i.test(href) && !/^(?:#|mailto|tel|javascript)/i.test(href) && link.tag === 'a'
  }
}

/** "SENIOR ASSOCIATE" as one writes it; short words in capitals (IP, M&A) stay. */
const unshouted = (title: string) =>
  /\p{Ll}/u.test(title)
    ? title
    : title.replaceAll(/[\p{L}’']+/gu, (word, at: number) => {
        if (/^(?:OF|AND|THE|FOR|IN|TO)$/.test(word) && at > 0) return word.toLowerCase()
        return word.length < 3 && word !== 'OF' ? word : word.slice(0, 1) + word.slice(1).toLowerCase()
      })

const fitting = (email: string | undefined, name: PersonName | undefined) =>
  email && name && /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(email) && !/^(?:info|contact|office|mail)@/i.test(email)
    ? email
    : undefined

/** The head of a page outside of `main` may hold the address; menus and footers hold the firm's. */
function emailNear(page: Element, name: PersonName | undefined, host: string): string | undefined {
  if (!name) return undefined
  const body = find(page, byTag('body'))
  const found = body && emailOf(body, name, host)
  return found &&
    found
      .split('@')[0]
      ?.replaceAll(/[^a-z]/g, '')
      .includes(name.parts.at(-1)?.replaceAll('-', '') ?? '!')
    ? found
    : undefined
}

function marked(page: Element, heading: string): StructuredPerson | undefined {
  const person = personInMarks(page)
  if (!person) return undefined
  const [one, two] = [readName(person.name), readName(heading)]
  return one && (!two || one.key === two.key || one.parts.at(-1) === two.parts.at(-1)) ? person : undefined
}

/**
 * The heading that names what the page is about: `h1`, or what stands for it.
 *
 * @returns `at` is its line, -1 where it stands outside of what the lines are of.
 */
function headingOf(page: Element, main: Element, lines: readonly Line[], from: PageOf): { text: string; at: number } {
  const at = (text: string) => lines.findIndex((line) => line.text === text)
  const headings = findAll(page, byTag('h1'))
  const tops = headings.map((element) => textOf(element)).filter((text) => text !== '' && text.length < 120)
  const named = headings
    .flatMap((element) => [ownText(element), textOf(element)])
    .map((text) => withoutTitle(text))
    .find((text) => text !== '' && text.length < 120 && readName(text))
  if (named) return { text: named, at: lines.findIndex(({ text }) => text.startsWith(named)) }
  const marks = findAll(main, (element) =>
    /\b(?:person|attorney|lawyer|bio|profile|professional|people|staff|member|full)-?name\b|\bp-name\b|\bfn\b/.test(
      marksOf(element),
    ),
  )
    .map((element) => textOf(element))
    .find((text) => text.length < 80 && readName(text))
  if (marks) return { text: marks, at: at(marks) }
  if (tops[0]) return { text: tops[0], at: at(tops[0]) }
  const second = lines.find((line) => line.level > 0 && line.level < 4)
  if (second && readName(second.text)) return { text: second.text, at: lines.indexOf(second) }
  const meta = findAll(
    page,
    ({ tag, attributes }) =>
      tag === 'meta' && /^(?:og|twitter):title$/.test(attributes['property'] ?? attributes['name'] ?? ''),
  )[0]?.attributes['content']
  const title = meta ?? textOf(find(page, byTag('title')))
  const first = title.split(/\s+[|–—•·:-]\s+|\s*\|\s*/).find((part) => readName(part))
  if (first) return { text: first, at: at(first) }
  if (from.label && readName(from.label)) return { text: from.label, at: at(from.label) }
  return { text: second?.text ?? title, at: 0 }
}

/** A heading without what stands in small beside the name: "<h1>Amy Wu <small>Partner</small></h1>". */
function ownText(heading: Element): string {
  const parts = heading.children.map((child) => (typeof child === 'string' ? child : ` ${textOf(child)} `))
  const kept = heading.children.map((child, at) =>
    typeof child !== 'string' && isTitle(textOf(child)) ? '' : (parts[at] ?? ''),
  )
  const text = kept.join('').replaceAll(/\s+/g, ' ').trim()
  return text === parts.join('').replaceAll(/\s+/g, ' ').trim() ? '' : text
}

/** "Amy Wu, Partner" is Amy Wu; "Counsel, Patience" stays. */
function withoutTitle(text: string): string {
  const parts = text.split(/\s*(?:,|\||\s[–—-]\s)\s*/)
  const first = parts.findIndex((part, at) => at > 0 && (part.includes(' ') ? isTitle(part) : isLevel(part)))
  return first > 0 && parts.slice(0, first).join(' ').includes(' ') ? parts.slice(0, first).join(', ') : text
}

const noItem =
  /^(?:view|see|show|read|learn|load|more|all|close|expand|back|download|print|share|practices?|industries|capabilities|services|experience|overview)\b(?:\s+(?:all|more|less|practices?|areas?))*$/i

function areasOf(lines: readonly Line[], structured: StructuredPerson | undefined, main: Element): string[] {
  const about = linesAbout(lines, 'practices')
  // What follows the list is no area.
  const isListed = about.some(({ item }) => item !== undefined)
  const found = about.flatMap(({ text, item }) => {
    if (isListed && item === undefined) return []
    const bare = text
      .replace(/^[-–•·*]\s*/, '')
      .replace(/^\d{1,3}\s?%\s*/, '')
      .trim()
    const parts = bare.split(/\s*[;|•·]\s*/)
    const isList = parts.length === 1 && item === undefined && (bare.match(/,/g)?.length ?? 0) > 1
    return isList ? bare.split(/\s*,\s*(?:and\s+)?/) : parts
  })
  const listed = found.filter(
    (text) =>
      text.length > 1 && text.length <= 80 && !/[.!?]$/.test(text) && !noItem.test(text) && topicOf(text) !== 'other',
  )
  const linked =
    listed.length > 0
      ? []
      : findAll(
          main,
          ({ tag, attributes }) =>
            tag === 'a' &&
            /\/(?:practices?|practice-areas?|capabilit\w+|services|expertise|areas-of-\w+)\/[^?#]+/i.test(
              attributes['href'] ?? '',
            ),
        )
          .map((link) => textOf(link))
          .filter((text) => text.length > 1 && text.length <= 80 && !noItem.test(text))
  const areas = listed.length > 0 ? listed : linked.length > 0 ? linked : (structured?.areas ?? [])
  return [...new Set(areas)].slice(0, 20)
}

/**
 * "Boston, MA" from "Boston", "One Federal Street, Boston, MA 02110", "Boston Office"; several from "Denver & Austin"; none
 * where no place is named. The last city of an address is the one that it lies in.
 */
function placesIn(text: string): string[] {
  const bare = inUsualCase(text.replaceAll(phoneLike, ' '))
    .replace(/\s+office$/i, '')
    .replace(/^[-–•·*]\s*/, '')
    .trim()
  if (bare === '' || bare.length > 160) return []
  const cities = readMentions(bare, { now: new Date(0) }).flatMap((mention) =>
    mention.kind === 'place' ? mention.places.filter((place) => place.city !== undefined).slice(0, 1) : [],
  )
  if (cities.length > 0) return (/\d/.test(bare) ? cities.slice(-1) : cities).map(({ name }) => name)
  const whole = bare.length < 40 ? placeNamed(bare) : undefined
  // "200 Clarendon Road, Springfield" is no city of that name.
  return whole?.city && !/[\d,]/.test(whole.city) ? [whole.name] : []
}

const phoneLike = /\+?[\d(][\d().\s-]{8,}\d/g
const inUsualCase = (text: string) =>
  /\p{Ll}/u.test(text)
    ? text
    : text.replaceAll(/\p{Lu}{3,}/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase())

function officesOf(
  lines: readonly Line[],
  structured: StructuredPerson | undefined,
  at: number,
  main: Element,
): string[] {
  const take = (texts: readonly string[]) => [
    ...new Set(texts.flatMap((text) => text.split(/\s*[|•·;]\s*|\s+\/\s+/)).flatMap(placesIn)),
  ]
  const listed = take(
    linesAbout(lines, 'offices')
      .slice(0, 12)
      .map(({ text }) => text),
  )
  if (listed.length > 0) return listed.slice(0, 6)
  const links = findAll(
    main,
    ({ tag, attributes }) =>
      tag === 'a' &&
      /\/(?:offices?|locations?|cities)\/[^?#]+|[?&](?:office|location)=/i.test(attributes['href'] ?? ''),
  )
  const linked = take(links.map((link) => textOf(link)).filter((text) => text.length < 60))
  if (linked.length > 0) return linked.slice(0, 6)
  const near = lines
    .slice(Math.max(0, at - 3), at + 14)
    .filter(
      ({ text, level, place }) =>
        text.length < 90 &&
        (level === 0 || level > 1) &&
        !['education', 'admissions', 'courts', 'clerkships', 'practices'].includes(place ?? ''),
    )
  const end = near.findIndex(({ level, topic }, i) => i > 3 && level > 1 && topic !== 'offices' && topic !== 'title')
  const close = take(
    near
      .slice(0, end < 0 ? undefined : end)
      .flatMap(({ text }) => text.split(/\s+[|–—•·/-]\s+/))
      .filter((text) => isPlaceLine(text)),
  )
  if (close.length > 0) return close.slice(0, 6)
  const said = take(structured?.places ?? [])
  return said.length > 0
    ? said.slice(0, 6)
    : take(lines.filter(({ text }) => /\b[A-Z]{2}\s+\d{5}\b/.test(text)).map(({ text }) => text)).slice(0, 3)
}

/** A short line that is a place and little else: "New York", "Boston, MA 02110", "Chicago Office". */
function isPlaceLine(text: string): boolean {
  const bare = inUsualCase(text.replaceAll(phoneLike, ' '))
    .replace(/\s+office$/i, '')
    .replace(/\s*\d{5}(?:-\d{4})?$/, '')
    .trim()
  if (bare.length < 3 || bare.length > 60) return false
  const known = readMentions(bare, { now: new Date(0) }).filter(({ kind }) => kind === 'place')
  if (known.reduce((sum, mention) => sum + mention.text.length, 0) >= bare.length * 0.7) return true
  return /,\s*[A-Z]{2}(?:\s+\d{5})?$/.test(text)
}

function textAbout(lines: readonly Line[], structured: StructuredPerson | undefined, name: PersonName): string {
  const paragraphs = lines
    .filter(({ text, level }) => level === 0 && text.length > 90 && /[.!?]/.test(text))
    .map(({ text }) => text)
  const last = name.name.split(' ').findLast((part) => !/^(?:Jr|Sr|[IVX]+)\.?,?$/.test(part)) ?? ''
  const start = paragraphs.findIndex((text) => text.includes(last.replace(/,$/, '')))
  const shown = paragraphs.slice(Math.max(0, start)).join('\n')
  return shown.length > 60 ? shown : (structured?.text ?? shown)
}

/** Admissions that stand in a sentence, where no section lists them. */
function admissionsIn(text: string, lines: readonly Line[]): string[] {
  const sentences = [text, ...lines.filter(({ level }) => level === 0).map((line) => line.text)]
    .flatMap((part) => part.split(/(?<=[.!?])\s+(?=[A-Z])/))
    .filter((sentence) =>
      /\b(?:admitted (?:to (?:practice|the)|in)|licensed (?:to practice|in)|member of the .* bar|bar admissions?:)/i.test(
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

function vcardOf(page: Element, url: string): string | null {
  const link = find(
    page,
    ({ tag, attributes }) =>
      tag === 'a' &&
      (/\.vcf(?:$|[?#])|vcard|v-card/i.test(attributes['href'] ?? '') ||
        /\bv-?card\b/i.test(attributes['class'] ?? '')),
  )
  const href = link?.attributes['href']
  if (!href || /^(?:javascript|data|mailto|#)/i.test(href)) return null
  const address = URL.parse(href, url)
  return address?.host === new URL(url).host ? address.href : null
}
