import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import { stateCode } from '#contract/domain/us-states.ts'
import { countries } from '#worker/reading/lexicon/city-names.data.ts'
import { isPlaceName, placeNamed, regionsOf } from '#worker/reading/lexicon/places.ts'
import { plainWords } from '#worker/reading/lexicon/tokens.ts'
import { email, linkedin } from './contact-patterns.ts'
import { hasLabel, namedIn } from './entries.ts'
import type { LabeledLine } from './label-lines.ts'
import { datesIn } from './resume-dates.ts'
import { mentionsIn } from './words.ts'

type Contact = Pick<ResumeFacts, 'applicantEmail' | 'phoneNumber' | 'linkedinUrl' | 'location'>
type Stated = { value: string; quote: string }

/** Forms of numbers that are phones wherever they are: "(212) 555-0117 ext. 4", "+44 20 7946 0155". */
const plainPhone =
  /(?:\(?\+?1\)?[\s.-]*)?(?:\(\s?\d{3}\s?\)[\s-]*|\b\d{3}[\s./\u2011–-]+)\d{3}[\s.\u2011–-]+\d{4}\b(?:\s*(?:x|ext\.?)\s*\d{1,5})?|\(?\+ ?(?!1\b)\d{1,3}(?:[\s.()-]*\d){6,12}/gi
/** Forms of numbers that are phones in contact data: "07700 900123", "9171 0979", "00919876543210"; not "2512.23677". */
const bareNumber = /(?<![\d.])\(?\b(?!\d+\.\d+(?![\d.]| \d))\d[\d ().·–-]{6,16}\d\b(?!@)/g
/** Labels before a phone: "Mobile No", "Contact:". */
const phoneBefore = /\b(?:phones?|mobile|mob|cell|tel(?:ephone)?|contact|hp)\b[a-z. ]{0,8}\W{0,4}$/i
/** Labels before and after the number of a cell phone, and before that of a fax. */
const cellBefore = /(?:mobile|cell|\bm\b|\bc\b|\bmob\b)[a-z ]{0,9}\s*[:.]?\s*$/i
const cellBehind = /^\s*(?:\((?:mobile|cell|m|c)\)|(?:mobile|cell)\b(?!\s*[:.]?\s*[\d(+]))/i
const faxBefore = /(?:fax|facsimile|\bf)\s*[:.]?\s*$/i
/** Labels of personal data that isn't where somebody lives: "Sex: Male", "Place of birth: Lyon". */
const otherLabel = /\b(?:sex|gender|born|birth|birthplace|nationality|citizenship)\b\P{L}*$/iu
/** Longest label before a place, and longest line: longer ones speak of other places. */
const [maxLabelLength, maxLineLength] = [40, 160]
/** Lines around somebody's name or address that may state where they live, and those that may in the header. */
const [linesAround, linesInHeader] = [2, 4]

/**
 * Email, phone, LinkedIn address and place of somebody, as the lines about them state it.
 *
 * @param name The line with the person's name.
 */
export function readContact(lines: readonly LabeledLine[], name: string | undefined): Contact {
  const mail = mailOf(lines, name)
  const [link] = addressesIn(lines, linkedin)
  const own = lines.filter((line) => line.section === 'header' || line.section === 'other' || hasLabel(line, 'contact'))
  const number = phoneIn(own)
  const quotes = [name, mail?.quote, link?.quote, number?.quote]
  const headers = lines.filter(({ section }) => section === 'header')
  const home = homeIn(lines, quotes, linesAround) ?? homeIn(headers, quotes, linesInHeader)
  return {
    ...(mail ? { applicantEmail: { ...mail, value: mail.value.toLowerCase() } } : {}),
    ...(link ? { linkedinUrl: { ...link, value: link.value.replace(/^(?!https?:)/i, 'https://') } } : {}),
    ...(number ? { phoneNumber: number } : {}),
    ...(home ? { location: home } : {}),
  }
}

/** The email that the name spells, or else the first one: that of an assistant may come before. */
function mailOf(lines: readonly LabeledLine[], name = ''): Stated | undefined {
  const mails = addressesIn(lines, email)
  const names = name.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return mails.find(({ value }) => names.some((one) => value.toLowerCase().includes(one))) ?? mails[0]
}

/** Addresses of one line, and links of it, that are looked at. */
const maxAddresses = 8

/** The addresses that lines state. If only a link leads to one, such as "LinkedIn", the quote is the text of its line. */
function addressesIn(lines: readonly LabeledLine[], pattern: RegExp): Stated[] {
  const all = new RegExp(pattern, 'gi')
  return lines.flatMap(({ text, links }, at) => {
    const known = links.slice(0, maxAddresses)
    const found = [joined(text, lines[at + 1]), ...known].flatMap((source) => source.match(all)?.slice(0, maxAddresses))
    return found.flatMap((value = '') => {
      // A column may break an address whose link is whole.
      const linked = known.find((link) => link.toLowerCase().includes(value.toLowerCase()))
      const whole = pattern.exec(linked ?? value)?.[0]
      return whole === undefined ? [] : [{ value: whole, quote: text.includes(value) ? value : text }]
    })
  })
}

/** Ends of lines that may break an address, and what continues each: more behind a sign, and little within a word. */
const broken = [
  [/@[\w-]+-$/, /^[a-z0-9-]{2,60}(?:\.[a-z0-9-]{2,24}){1,3}$/i],
  [
    /(?:[\w.+-]@(?:[\w-]+\.)?|linkedin\.com\/(?:in\/)?(?:[\w-]*-)?)$/i,
    /^(?:in\/)?[a-z0-9-]{2,60}(?:\.[a-z0-9-]{2,24}){0,3}\/?$/i,
  ],
  // A longer word alone is a word: "github".
  [/linkedin\.com\/in\/[\w-]+$/i, /^[a-z0-9-]{1,5}\/?$/],
  [
    /@[\w.-]{5,}(?<!\.(?:com|edu|gov|net|org|(?:ac|co|edu|gov|org)\.[a-z]{2}))$/i,
    /^(?:[a-z0-9-]{1,5}|[a-z0-9-]{1,16}\.[a-z]{2,4})$/,
  ],
] as const

/** A line together with the rest of its address, if the address breaks and a cell of the next line continues it. */
function joined(text: string, next: LabeledLine | undefined): string {
  const [, rest] = broken.find(([end]) => end.test(text)) ?? []
  return text + (next?.text.split('\t').find((cell) => rest?.test(cell)) ?? '')
}

/** The first phone, a cell phone before others; no fax. */
function phoneIn(lines: readonly LabeledLine[]): Stated | undefined {
  const found = lines.flatMap(({ text, pieces }) =>
    [plainPhone, bareNumber].flatMap((form) =>
      [...text.matchAll(form)].flatMap(({ 0: value, index }) => {
        const isPlain = form === plainPhone
        const [before, behind] = [text.slice(Math.max(0, index - 20), index), text.slice(index + value.length)]
        const isContact = phoneBefore.test(before) || pieces.find(({ end }) => end > index)?.label === 'contact'
        const isBare = isContact && value.replaceAll(/\D/g, '').length > 7 && datesIn(value).length === 0
        const worth = 2 * Number(isPlain) + Number(cellBefore.test(before) || cellBehind.test(behind))
        return (isPlain || isBare) && !faxBefore.test(before) ? [{ value: value.trim(), worth }] : []
      }),
    ),
  )
  const [best] = found.toSorted((a, b) => b.worth - a.worth)
  return best && { value: best.value, quote: best.value }
}

/** Where the person lives: a place near the name or contact details, preferably one with a state or country. */
function homeIn(lines: readonly LabeledLine[], quotes: (string | undefined)[], around: number): Stated | undefined {
  const rows = quotes.flatMap((quote) => {
    const at = lines.findIndex(({ text }) => quote !== undefined && text.includes(quote))
    return at < 0 ? [] : [at]
  })
  const isJob = (line: LabeledLine) => line.section !== 'header' && hasLabel(line, ...jobLabels)
  const beside = lines.filter((line, at) => !isJob(line) && rows.some((row) => Math.abs(row - at) <= around))
  const found = beside.flatMap((line) => {
    const isElse = (at: number) => otherLabel.test(line.text.slice(Math.max(0, at - maxLabelLength), at))
    const labeled = namedIn(line, line.pieces, 'place').flatMap(({ text }) =>
      isElse(line.text.indexOf(text)) ? [] : homesIn(withState(text, line.text)),
    )
    const text = withoutPostcode(line.text)
    const mentioned = (line.section === 'summary' ? [] : mentionsIn(text.slice(0, maxLineLength))).flatMap(
      (mention): Stated[] => {
        const [place, ...others] = mention.kind === 'place' && !isElse(mention.start) ? mention.places : []
        const { label = '' } = line.pieces.find(({ end }) => end > mention.start) ?? {}
        if (!place?.city || others.length > 0 || isOther(label, line, mention.text) || isInAddress(text, mention))
          return []
        // A place with its country stays as written: "Leeds, United Kingdom".
        const isAbroad = stateCode(place.region ?? '') === undefined && mention.text.includes(',')
        return [{ value: (isAbroad ? placeNamed(mention.text) : place)?.name ?? '', quote: mention.text }]
      },
    )
    return labeled.length > 0 ? labeled : mentioned
  })
  return found.find(({ quote }) => /,|\s\p{Lu}{2}(?: \d{5})?$/u.test(quote)) ?? found[0]
}

/** Checks whether a part of a text is in an address: of email, or of the web. */
const isInAddress = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /[@/.]\S*$/.test(text.slice(0, start)) || /^\S*[@/]|^\.[a-z]/i.test(text.slice(end))

/** A text without British postal codes; where no country is behind one, it is the United Kingdom. */
const withoutPostcode = (text: string): string =>
  text.replace(
    /,? \b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b(,? (?:England|Scotland|Wales|Northern Ireland|United Kingdom|UK|U\.K\.))?/,
    (_, country) => `, ${country?.replace(/^,? /, '') ?? 'United Kingdom'}`,
  )

/** A town with the state behind it, whatever that was taken for: bars and streets have names of states too. */
function withState(town: string, line: string): string {
  const [behind = '', state = ''] =
    /^, ([\p{L}. ]{2,20}?)(?= {2}|\s*(?:[^\p{L}. ]|$))/u.exec(line.split(town)[1] ?? '') ?? []
  return stateCode(state) === undefined ? town : town + behind
}

const countryNames = new Set(countries.map(plainWords))

/** The town that an address names, without its district and postal code: "Azaiba, Muscat, Oman", "Portland OR 97201". */
function homesIn(quote: string): Stated[] {
  const bare = withoutPostcode(quote)
    .replace(/,?[\s-]+\d[\d\s-]*$/, '')
    .replace(/ (?=\p{Lu}{2}$)/u, ', ')
  const parts = bare.split(/,\s*/).filter((part) => !/\d/.test(part))
  const isTown = (part: string) => regionsOf(part).length > 0 && stateCode(part) === undefined
  // "Recife, Brazil" isn't Brazil, Indiana.
  const town = parts.findIndex((part, at) => isTown(part) && (at === 0 || !countryNames.has(plainWords(part))))
  const { city, region = '', name = '' } = placeNamed(parts.slice(Math.max(0, town)).join(', ')) ?? {}
  const isKnown = isPlaceName(name) || countryNames.has(plainWords(region.replace(/^.*, /, '')))
  // "Toronto, Ontario, Canada" is a town with its country.
  return city === undefined || !isKnown ? [] : [{ value: name.replace(/^([^,]+),[^,]+,/, '$1,'), quote }]
}
/** Checks whether a label rules out a home. In the header, a city with its ZIP code is the home whatever its label. */
const isOther = (label: string, { section }: LabeledLine, town: string): boolean =>
  otherLabels.includes(label) && !(section === 'header' && /\d{5}$/.test(town))
const otherLabels = ['name', 'title', 'firm', 'school', 'degree', 'date', 'bar']
const jobLabels = otherLabels.slice(1)
