import type { ResumeFacts } from '#contract/domain/resume-facts.ts'
import { placeNamed } from '#worker/reading/lexicon/places.ts'
import { email, linkedin } from './contact-patterns.ts'
import { hasLabel, namedIn } from './entries.ts'
import type { LabeledLine } from './label-lines.ts'
import { mentionsIn } from './words.ts'

type Contact = Pick<ResumeFacts, 'applicantEmail' | 'phoneNumber' | 'linkedinUrl' | 'location'>
type Stated = { value: string; quote: string }

/** Ways to write a phone number. */
const phoneForms = [
  // "+44 20 7946 0155", "(65) 9650 0466".
  String.raw`\+ ?(?!1\b)\d{1,3}(?:[\s.()-]*\d){6,12}|\(\d{2}\)\s?\d{4}[\s-]?\d{4}\b`,
  // "(212) 555-0117 ext. 4", "+1 617 555 0190".
  String.raw`(?:\(\+1\)\s*|\+?1[\s.-]*)?(?:\(\d{3}\)[\s-]*|\b\d{3}[\s./\u2011\u2013-]+)\d{3}[\s.\u2011\u2013-]+\d{4}\b(?:\s*(?:x|ext\.?)\s*\d{1,5})?`,
  // "2125550117", "07700 900123", "00919876543210".
  String.raw`\b(?:0\d{4}[ -]\d{6}|0?\d{10}|00\d{9,13})\b`,
  // "Contact No: 9171 0979".
  String.raw`(?<=\b(?:phone|tel|telephone|mobile|cell|contact|hp)\b[^\d\n]{0,12})(?:\(?\d{2}\)?[\s-]?)?\d{4}[\s-]?\d{4}\b`,
]
const phone = new RegExp(phoneForms.join('|'), 'gi')
/** Labels of a cell phone, before or after the number, and of a fax. */
const ownBefore = /(?:mobile|cell|\bm|\bc)[a-z]*\s*[:.]?\s*$/i
const ownBehind = /^\s*(?:\((?:mobile|cell|m|c)\)|(?:mobile|cell)\b(?!\s*[:.]?\s*[\d(+]))/i
const faxBefore = /(?:fax|facsimile|\bf)\s*[:.]?\s*$/i
/** Lines around somebody's name or address that may state where they live. */
const linesAround = 2
/** Least margin of a label that says a town is a part of something else. */
const minMargin = 5
/** Least margin of the label `other` that rules out a home: "Singapore citizen". */
const minOtherMargin = 100
const jobLabels = ['title', 'firm', 'school', 'degree', 'date', 'bar']

/** Email, phone, LinkedIn address and place of somebody, as the lines about them state it. */
export function readContact(lines: readonly LabeledLine[]): Contact {
  const own = lines.filter((line) => line.section === 'header' || line.section === 'other' || hasLabel(line, 'contact'))
  const mail = addressIn(lines, email)
  const link = addressIn(lines, linkedin)
  const number = phoneIn(own)
  const home = homeIn(lines)
  return {
    ...(mail ? { applicantEmail: { ...mail, value: mail.value.toLowerCase() } } : {}),
    ...(link ? { linkedinUrl: { ...link, value: link.value.replace(/^(?!https?:)/i, 'https://') } } : {}),
    ...(number ? { phoneNumber: number } : {}),
    ...(home ? { location: home } : {}),
  }
}

/** The first address in the lines. If only a link leads to it, such as "LinkedIn", the quote is the text of that line. */
function addressIn(lines: readonly LabeledLine[], pattern: RegExp): Stated | undefined {
  for (const [at, { text, links }] of lines.entries())
    for (const source of [text, ...links]) {
      const [value] = pattern.exec(source) ?? []
      if (value === undefined) continue
      const whole = source === text ? pattern.exec(continued(text, value, lines[at + 1]))?.[0] : undefined
      return { value: whole ?? value, quote: source === text ? value : text }
    }
  return undefined
}

/** A line, joined with the next one if a narrow column breaks its address there. */
function continued(text: string, value: string, next: LabeledLine | undefined): string {
  const isOpen = text.length > 14 && !wholeEmail.test(value)
  const rest = /linkedin/i.test(value) ? restOfName : restOfEmail
  return isOpen && rest.test(next?.text ?? '') ? text + next?.text : text
}
/** An email that needs nothing behind it. */
const wholeEmail = /\.(?:com|edu|gov|net|org|(?:ac|co|edu|gov|org)\.[a-z]{2})$/i
/** A longer word alone on a line is a word: "github". */
const [restOfName, restOfEmail] = [/^[a-z0-9-]{1,5}\/?$/, /^(?:[a-z0-9-]{1,5}|[a-z0-9-]{1,16}\.[a-z]{2,4})$/]

/** The first phone, a cell phone before others; no fax. */
function phoneIn(lines: readonly LabeledLine[]): Stated | undefined {
  const found = lines.flatMap(({ text }) =>
    [...text.matchAll(phone)].flatMap(({ 0: number, index }) => {
      const [before, behind] = [text.slice(Math.max(0, index - 12), index), text.slice(index + number.length)]
      const isOwn = ownBefore.test(before) || ownBehind.test(behind)
      return faxBefore.test(before) ? [] : [{ value: number.trim(), isOwn }]
    }),
  )
  const best = found.find(({ isOwn }) => isOwn) ?? found[0]
  return best && { value: best.value, quote: best.value }
}

/** Where the person lives: a place near the name or contact details, preferably one with a state or country. */
function homeIn(lines: readonly LabeledLine[]): Stated | undefined {
  const found = lines.flatMap((line, at) => {
    const around = lines.slice(Math.max(0, at - linesAround), at + linesAround + 1)
    const isBeside = around.some((one) => hasLabel(one, 'name', 'contact')) && !line.isBullet
    if (!isBeside || (line.section !== 'header' && hasLabel(line, ...jobLabels))) return []
    const labeled = namedIn(line, line.pieces, 'place').flatMap(({ text }): Stated[] => {
      // "Toronto, Ontario, Canada" is a town with its country.
      const place = placeNamed(text)
      return place?.city && !/^\P{L}*(?:apt|suite|unit|floor|male)\b|\d(?!\d*$)/iu.test(text)
        ? [{ value: place.name.replace(/^([^,]+),[^,]+,/, '$1,'), quote: text }]
        : []
    })
    const mentioned = mentionsIn(line.text.slice(0, maxLineLength)).flatMap((mention): Stated[] => {
      const place = mention.kind === 'place' && mention.places.length === 1 ? mention.places[0] : undefined
      const { label = '', margin = 0 } = line.pieces.find(({ end }) => end > mention.start) ?? {}
      const isOther = margin > (label === 'other' ? minOtherMargin : minMargin) && otherLabels.includes(label)
      return place?.city && !isOther ? [{ value: place.name, quote: mention.text }] : []
    })
    return labeled.length > 0 ? labeled : mentioned
  })
  return found.find(({ quote }) => /,|\s\p{Lu}{2}$/u.test(quote)) ?? found[0]
}
const otherLabels = ['name', 'other', ...jobLabels]

/** Longer lines speak of other places. */
const maxLineLength = 160
