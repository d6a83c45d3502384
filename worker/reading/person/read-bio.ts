import { titleKind } from '#worker/reading/lexicon/legal-titles.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { find, parseHtml, byTag } from '#worker/reading/document/html/parse-html.ts'
import { addedElement, type Element } from '#worker/reading/document/html/page-tree.ts'
import { admissionsOf, clerkshipsOf, educationIn, educationOf, jdYearOf, jurisdictionsIn } from './credentials.ts'
import { emailOf } from './contact.ts'
import { judgePerson, type Verdict } from './is-person.ts'
import { practiceAreasOf } from './practice-areas.ts'
import { removeOthers } from './remove-others.ts'
import { officesOf } from './offices.ts'
import { headingOf } from './page-heading.ts'
import { linesOfPage, mainOf, type Line } from './page-lines.ts'
import { linesAbout } from './sections.ts'
import { showVisibleText } from './visible-text.ts'
import { isPeopleAddress } from './person-address.ts'
import { canonicalAddress } from './page-address.ts'
import { readName, type PersonName } from './person-name.ts'
import { phoneOf } from './phone.ts'
import { personInState } from './person-in-state.ts'
import { personInJsonLd, personInMarks, type StructuredPerson } from './structured-person.ts'
import { isTitle, titleFrom } from './titles.ts'

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
 * Reads the page of a person: structured data first (JSON-LD, microdata), then what the page shows. Pure; gives the reason
 * why a page shows no person.
 *
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export function readBio(html: string, from: PageOf): ReadPage {
  return withPageBudget((budget) => bioOf(parseHtml(html, budget), from))
}

function bioOf(page: Element, from: PageOf): ReadPage {
  const main = mainOf(page)
  showVisibleText(main)
  const all = linesOfPage(main)
  const named = headingOf(page, main, all, from, leadsToOther(from.url))
  removeOthers(main, (text) => text.includes(named.text), leadsToOther(from.url))
  const lines = linesOfPage(main)
  const heading = { ...named, at: lines.findIndex(({ text }) => text === all[named.at]?.text) }
  const inMarkup = personInJsonLd(page, heading.text, from.firm) ?? marked(page, heading.text)
  const stated = personInState(page, heading.text, from.url)
  const structured = inMarkup ?? stated
  const nameText =
    structured && judgePerson(structured.name, { isStructured: true }).isPerson && !readName(heading.text)
      ? structured.name
      : heading.text
  const name = readName(nameText)
  const education = educationOf(linesAbout(lines, 'education'))
  const bars = admissionsOf(linesAbout(lines, 'admissions'))
  const shownTitle = titleFrom(lines, heading.at, name?.name ?? nameText, page)
  const titleText =
    inMarkup?.title ?? (shownTitle && isOfSomebodyElse(shownTitle, name) ? undefined : shownTitle) ?? stated?.title
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
    hasCredentials: [education, bars, stated?.education ?? [], stated?.bars ?? []].some((some) => some.length > 0),
    isElsewhere: isElsewhere(from.url),
    isPage: true,
  })
  if (!verdict.isPerson) return { verdict, heading: heading.text, hasText: lines.length > 4 }
  const own = verdict.name
  const text = textAbout(lines, structured, own)
  const areas = practiceAreasOf(lines, structured, main)
  const offices = officesOf(lines, structured, heading.at, main)
  const inSentences =
    education.length > 0 ? [] : educationIn(lines.filter(({ level }) => level === 0).map((line) => line.text))
  const schools =
    [education, inSentences, stated?.education ?? [], structured?.education ?? []].find((some) => some.length > 0) ?? []
  const admissions =
    [bars, admissionsOf((stated?.bars ?? []).map((bar) => asLine(bar, page))), admissionsIn(text, lines)].find(
      (some) => some.length > 0,
    ) ?? []
  const title = titleText ? unshouted(titleText.replaceAll(/\s+/g, ' ').trim()).slice(0, 160) : null
  const phone = phoneOf(main, lines, heading.at) ?? structured?.phone
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
      clerkships: clerkshipsOf(
        [linesAbout(lines, 'clerkships'), (stated?.clerkships ?? []).map((one) => asLine(one, page))].find(
          (some) => some.length > 0,
        ) ?? [],
        text,
        lines.flatMap((line) => (line.level === 0 && line.text.length < 400 ? [line.text] : [])),
      ),
      text: text.slice(0, textLimit),
      isLawyer: isLawyer(title, schools, admissions),
      by: {
        name: structured && nameText === structured.name ? structured.by : 'page',
        ...(title ? { title: structured?.title ? structured.by : 'page' } : {}),
        ...(email ? { email: structured?.email === email ? structured.by : 'page' } : {}),
        ...(phone ? { phone: phone === structured?.phone ? structured.by : 'page' } : {}),
        offices: 'page',
        practiceAreas: 'page',
        education: education.length > 0 || inSentences.length > 0 ? 'page' : (structured?.by ?? 'page'),
      },
      vcardUrl: vcardOf(page, from.url),
    },
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

/** Checks whether a link leads to the page of another person. */
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

/** "Zoe Marsh, Trainee Solicitor" on a page that is not about Zoe Marsh. */
function isOfSomebodyElse(title: string, name: PersonName | undefined): boolean {
  const [, before = ''] = /^([^,]{4,40}), \S/.exec(title) ?? []
  if (before === '' || isTitle(before)) return false
  const verdict = judgePerson(before)
  return verdict.isPerson && verdict.name.hasGivenName && verdict.name.key !== name?.key
}

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

function textAbout(lines: readonly Line[], structured: StructuredPerson | undefined, name: PersonName): string {
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
