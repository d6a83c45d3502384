// Labels of the lines of pages whose facts are known.
import { around } from '#worker/reading/document/html/parse-html.ts'
import type { Line } from '#worker/reading/person/page-lines.ts'
import type { PageLabel } from '#worker/reading/person/label-page.ts'
import { asciiOf, type Degree, type Someone } from '#worker/reading/person/labelled/population.fixture.ts'

export type KnownFacts = Pick<
  Someone,
  'title' | 'offices' | 'areas' | 'education' | 'bars' | 'clerkships' | 'name' | 'phone'
>

const letters = (text: string) =>
  asciiOf(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
const joined = (text: string) => text.replaceAll(' ', '')
const holds = (whole: string, part: string) => part !== '' && ` ${whole} `.includes(` ${part} `)
const cityOf = (office: string) => office.split(',')[0] ?? ''

/** Marks of composed pages: what is within is of someone else. Features don't see them. */
const isOfOthers = ({ attributes }: Line['element']) => attributes['data-gold'] === 'other'

/** Labels that each line may have; none where nothing is known of it. @param isPartly Degrees and admissions aren't known. */
export function labelsOfPage(lines: readonly Line[], at: number, facts: KnownFacts, isPartly = false): PageLabel[][] {
  const rows = new Map<Line['row'], string>()
  for (const { row, text } of lines) rows.set(row, `${rows.get(row) ?? ''} ${letters(text)}`)
  const found = lines.map((line, index): PageLabel[] => {
    if (isOfOthers(line.element) || around(line.element, isOfOthers)) return ['other', 'prose']
    const text = index === at ? line.text.replace(facts.name, '').replace(/^[\s,|–—-]+/, '') : line.text
    return labelsOf(line, text, rows.get(line.row) ?? '', facts)
  })
  const labels = withEntries(lines, withHeads(lines, found), facts)
  if (!isPartly) return labels
  return labels.map((own, index) => (own[0] === 'other' && mayBeFact.test(lines[index]?.text ?? '') ? [] : own))
}

/** Texts that may be a degree or an admission, of people of whom none are known. */
const mayBeFact =
  /\b(?:university|college|school|J\.D|B\.A|LL\.?B|bar|admitted|19\d\d|20\d\d)\b|^(?:Colorado|Idaho|Utah|[A-Z]\p{L}+(?: \p{Lu}\p{L}+)?)$/iu

const longest = 120

function labelsOf({ text: shown, level }: Line, text: string, row: string, facts: KnownFacts): PageLabel[] {
  const own = letters(text)
  if (own === '') return ['other']
  if (shown.length > 60 && isSentence(text)) return ['prose']
  if (digitsOf(text).length >= 9) return labelsOfNumber(text, facts)
  return factsOfLine({ text, own, row, level }, facts)
}

type OwnLine = { text: string; own: string; row: string; level: number }

function factsOfLine({ text, own, row, level }: OwnLine, facts: KnownFacts): PageLabel[] {
  const title = letters(facts.title)
  const isTitle = text.length < longest && isPosition(own, title, row)
  if (isTitle && own.startsWith(title)) return ['title']
  const labels: PageLabel[] = [...(isTitle ? (['title'] as const) : []), ...factLabels(own, level, facts)]
  const isOffice = text.length < longest && isOfCity(own, facts)
  if (isOffice && labels.every((one) => /^(?:bar|title)$/.test(one))) labels.push('office')
  if (labels.length === 0 && text.length > longest) return ['prose', 'other']
  return labels.length === 0 || (level === 1 && own !== title) ? ['other'] : labels
}

const isSentence = (text: string) => letters(text).split(' ').length > 6 && /[.!?]["”]?$/.test(text)

function labelsOfNumber(text: string, { phone }: KnownFacts): PageLabel[] {
  if (digitsOf(text) === digitsOf(phone ?? '')) return ['phone']
  return text.length < 60 ? ['other'] : ['prose']
}

const isOfCity = (own: string, { offices }: KnownFacts): boolean =>
  offices.some((office) => holds(own, letters(cityOf(office))))

/** The position, with little behind it, or a piece of it on its row. */
const isPosition = (own: string, title: string, row: string): boolean =>
  own === title ||
  (own.startsWith(`${title} `) && own.length < title.length + 30) ||
  (holds(title, own) && holds(row, title))

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

function factLabels(own: string, level: number, facts: KnownFacts): PageLabel[] {
  const [areas, clerkships, bars] = [facts.areas, facts.clerkships, facts.bars].map((list) => list.map(letters))
  const tests: readonly (readonly [PageLabel, boolean | undefined])[] = [
    ['area', areas && (areas.includes(own) || covered(own, areas) > 0.6)],
    ['clerkship', clerkships?.some((one) => holds(own, one) || (own.length > 10 && holds(one, own)))],
    [
      'bar',
      bars?.some((one) => holds(own, one)) &&
        (besideBar.test(restOf(own, bars ?? [])) || covered(own, bars ?? []) > 0.6),
    ],
    ['education', facts.education.some((one) => isOfDegree(own, level, one))],
  ]
  return tests.flatMap(([label, isIt]) => (isIt ? [label] : []))
}

function isOfDegree(own: string, level: number, { degree, school, year, honor }: Degree): boolean {
  const [plain, taught] = [letters(degree), letters(school)]
  if (holds(own, taught) || own === plain || (honor && own === letters(honor)) || own === String(year)) return true
  if (level > 0) return false
  const isDated = year !== null && holds(own, String(year)) && joined(own).startsWith(joined(plain))
  return isDated || holds(own, plain)
}

/** A text without the parts that it holds. */
const restOf = (text: string, parts: readonly string[]): string =>
  parts.reduce((rest, part) => ` ${rest} `.replace(` ${part} `, ' ').trim(), text)

/** Words beside the name of a bar. */
const besideBar =
  /^(?:(?:the|of|in|to|and|a|at|law|state|bars?|court|supreme|practice|admitted|licensed|member|society|called|since|active|inactive|qualified|as|solicitor|barrister|advocate|attorney|attorneys|year|commonwealth|number|no|association|retired|avocat|avocate|rechtsanwalt|(?:19|20)?\d\d|[a-z])(?: |$))*$/

/** Share of a text that parts are. */
const covered = (text: string, parts: readonly string[]): number =>
  parts.filter((part) => holds(text, part)).reduce((sum, part) => sum + part.length + 1, 0) / text.length

const heads: readonly (readonly [PageLabel, RegExp])[] = [
  [
    'bar',
    /\b(?:admissions?|admitted|bars?|licen[sc]\w*|jurisdictions?|qualified|called|barreau\w*|zulassung\w*|audience|state)\b/i,
  ],
  ['office', /\b(?:offices?|locations?|contact|based|bureau|standort|oficinas?|chambers|city)\b/i],
  [
    'area',
    /\b(?:practi[cs]es?|areas?|services|expertise|focus|capabilit\w+|speciali\w+|works? (?:on|in)|fields?|does?)\b/i,
  ],
  ['education', /\b(?:educat\w+|schools?|academic\w*|degrees?|studied|stud\w+|formation|ausbildung|universit\w+)\b/i],
  ['clerkship', /\b(?:clerk\w*)\b/i],
  ['title', /\b(?:title|position|role)\b/i],
]

/** Of several labels the one that the heading above names. */
function withHeads(lines: readonly Line[], labels: readonly PageLabel[][]): PageLabel[][] {
  let head = ''
  return lines.map(({ text, level, isBold }, at) => {
    const own = labels[at] ?? []
    if ((level > 0 || isBold) && text.length < 60) head = text
    if (own.length < 2) return own
    if (own.includes('education') && /\b(?:university|college|school)\b/i.test(text)) return ['education']
    const named = heads.find(([, pattern]) => pattern.test(head))?.[0]
    if (named && own.includes(named)) return [named]
    return own.includes('office') && own.includes('bar') && /,\s*[A-Z]{2}\b/.test(text) ? ['office'] : own
  })
}

/** Honors, and years within entries of education; offices that are one of many. */
function withEntries(lines: readonly Line[], labels: PageLabel[][], facts: KnownFacts): PageLabel[][] {
  const isEducation = (at: number) => labels[at]?.includes('education') ?? false
  const isYearAlone = (text: string, at: number) => /^\d{4}$/.test(text) && !isEducation(at - 1) && !isEducation(at + 1)
  const isOffice = (at: number) => [at - 1, at + 1].every((index) => !isOtherCity(lines[index]?.text ?? '', facts))
  return lines.map(({ text, level, item }, at) => {
    const own = labels[at] ?? []
    const isOfEntry = isEducation(at + 1) || (item !== undefined && lines[at - 1]?.item === item)
    if (own[0] === 'other' && level === 0 && isEducation(at - 1) && isOfEntry) return ['education', 'other']
    if (own.length !== 1) return own
    if (own[0] === 'education') return isYearAlone(text, at) ? ['other'] : own
    return own[0] !== 'office' || isOffice(at) ? own : ['other']
  })
}

/** A city alone that isn't the person's. */
const isOtherCity = (text: string, { offices }: KnownFacts): boolean =>
  /^\p{Lu}[\p{L} .]{2,25}(?:, [A-Z]{2})?$/u.test(text) &&
  !offices.some((office) => text.includes(cityOf(office))) &&
  knownCities.has(cityOf(text))

/** Cities of the people of all labeled sites. */
export const knownCities = new Set<string>()
