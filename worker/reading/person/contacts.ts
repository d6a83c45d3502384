import { decodeEntities } from '#worker/reading/document/html/entities.ts'
import type { Element } from '#worker/reading/document/html/parse-html.ts'
import { around, byTag, codeOf, findAll, linesOf, textOf } from '#worker/reading/document/html/parse-html.ts'
import { valuesOf } from './page-markup.ts'
import { emailFits, type PersonName } from './person-name.ts'

const number =
  /(?:\+?\d{1,3}[\s.-]?)?(?:\(\d{2,4}\)\s?|\b\d{2,4}[\s./-])\d{3,4}[\s.-]\d{3,4}(?:\s?(?:x|ext\.?|extension)\s?\d{1,6})?|\+\d{1,3}(?:[\s.-]?\(?\d{1,4}\)?){3,5}/gi
/** Number of the digits in a text. */
const digitsOf = (text: string): number => text.replaceAll(/\D/g, '').length

/** The numbers of a text that may be of phones. */
export const phonesIn = (text: string): string[] =>
  (text.match(number) ?? []).map((one) => one.trim()).filter((one) => digitsOf(one) >= 9 && digitsOf(one) <= 19)

/** An email address within a text. */
export const email = /[a-z0-9][a-z0-9._%+'-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}/gi
export const emailsIn = (text: string): string[] =>
  (text.replaceAll(/[＠﹫]/g, '@').match(email) ?? []).map((one) => one.toLowerCase().replace(againstSpam, ''))
/** A word in an address that a reader has to take out. */
const againstSpam = /[._-]?(?:no[._-]?spam|remove[._-]?(?:this|me))[._-]?(?!@?$)/

/** Mailboxes that several people share, and names of pictures. */
const shared =
  /^(?:info|contact|office|hello|mail|admin|webmaster|careers?|recruit(?:ing|ment)?|jobs?|hr|marketing|press|media|newsletter|support|inquir(?:y|ies)|enquir(?:y|ies)|general|reception|privacy|legal|events?|clients?|communications|subscribe|noreply|no-reply|example|you|name|firstname\S*|attorneys?|lawyers?|questions?|feedback|help|web|team|join|joinus|apply|rsvp|news|alumni|hiring|talent|billing|accounts|intake|consult(?:ation)?s?|firm|law|lawfirm|webinars?|ask|connect|clerks?)@|\.(?:png|jpe?g|gif|svg|webp)$/i

/** Restores spelled-out addresses: "jane.doe [at] firm (dot) com", "jane dot doe AT firm DOT com". */
const spelled = (text: string): string =>
  text
    .replaceAll(/ ?[[({<] ?(?:at|@) ?[\])}>] ?/gi, '@')
    .replaceAll(/ ?[[({<] ?(?:dot|\.|punkt|point) ?[\])}>] ?/gi, '.')
    .replaceAll(/(?<=[a-z0-9]) (?:at|\(at\)) (?=[a-z0-9-]{1,253}(?: ?\.| dot ))/gi, '@')
    .replaceAll(/(?<=[a-z0-9]) dot (?=[a-z0-9])/gi, '.')
    .replaceAll(/(?<=[a-z0-9]) @ (?=[a-z0-9])/gi, '@')

const backwards = (text: string): string => [...text].reverse().join('')

const rot13 = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + (/[a-m]/i.test(letter) ? 13 : -13)))

const base64 = (text: string): string =>
  /^(?:[a-z\d+/]{4})+(?:[a-z\d+/]{2}==|[a-z\d+/]{3}=)?$/i.test(text) ? atob(text) : ''

/** Decodes Cloudflare's email protection: hex bytes, each XORed with the first one. */
function hex(text: string): string {
  const [, digits = ''] = /(?:^|[^\da-f])((?:[\da-f]{2}){4,200})$/i.exec(text.slice(-401)) ?? []
  const [key = 0, ...rest] = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return String.fromCharCode(...rest.slice(0, 200).map((byte) => byte ^ key))
}

/** Code with its character codes turned into letters, and with the strings that it concatenates joined, in one statement or several. */
const joinedCode = (code: string): string =>
  decodeEntities(code)
    .replaceAll('%40', '@')
    .replaceAll(/String\.fromCharCode\(([\d, ]{1,4000})\)/g, (_, list: string) =>
      JSON.stringify(String.fromCharCode(...list.split(',').map(Number))),
    )
    .replaceAll(/["'`]\s{0,9}(?:[+,]|;\s{0,99}(\w{1,99})\s?(?:=\s?\1\s?\+|\+=))\s{0,9}["'`]/g, '')

const joinedBackwards = (text: string): string => backwards(joinedCode(text)).replaceAll(/["'`]/g, ' ')
/** Undo the ways in which sites hide addresses from harvesters. */
const decoders = [spelled, backwards, rot13, base64, hex, joinedCode, joinedBackwards] as const

/** Longer attributes and scripts are not searched for an address. Characters. */
const maxEncoded = 5_000
/** Maximum number of texts that are decoded. A person's page has fewer that may hold an address. */
const maxTexts = 400
const mayBeEncoded = /@|%40|\W(?:at|dot)\W|^[\da-z+/=_#.-]{8,120}$|["'`]|fromCharCode/i

/** The code of a script, or of a click on another element. */
const codeIn = (element: Element): string =>
  element.tag === 'script' ? codeOf(element) : (element.attributes['onclick'] ?? '')

/** Texts of an element that may hold an address: its attributes, and its code. */
const textsIn = (element: Element): string[] =>
  [codeIn(element), ...valuesOf(element, withAddress)].filter((one) => one.length < maxEncoded)
const withAddress = /^(?:href|title|aria-label|data-.*)$/

/** Addresses split into two values: `data-user="jane" data-domain="firm.com"`, `user = "jane", domain = "firm.com"`; also backwards. */
function paired(element: Element): string[] {
  const code = codeIn(element).slice(0, maxEncoded)
  const literals = `${code}\n${joinedCode(code)}`.matchAll(/["'`]([^"'`\n]{1,80})["'`]/g).map(([, text = '']) => text)
  const given = [...valuesOf(element, /^data-/), ...literals].slice(0, 40)
  return [given, given.map(backwards)].flatMap((all) =>
    all.flatMap((box, at) => {
      const [host = '', end = ''] = all.slice(at + 1)
      const hosts = [...all.slice(Math.max(0, at - 2), at), host, end, `${host}.${end}`]
      return /^[\w.+-]{2,40}$/.test(box) ? hosts.flatMap((one) => emailsIn(`${box}@${one}`)) : []
    }),
  )
}

/** "Assistant: Mary Poe", "Media contact": an address beside such a word is someone else's. */
const ofOther = /\b(?:assistants?|secretary|press|media (?:contact|inquiries)|marketing contact)\b/i
function emailsOfOthers(element: Element): string[] {
  const found = textsIn(element).flatMap(emailsIn)
  const isOther = found.length > 0 && ofOther.test(textOf(around(element, byTag('tr', 'li', 'p', 'div'))).slice(0, 160))
  return isOther ? found : []
}

/**
 * The person's email address. It is decoded if the page hides it from harvesters, since the firm shows it to its readers. An address
 * made of the name comes first, then one at the firm. Any other counts only if it is the only one that is written plainly.
 *
 * @param main The part of the page that is about the person.
 * @param data Texts of the page's data.
 * @returns undefined if there is no address, or only a mailbox that several people share.
 */
export function emailOf(main: Element, data: readonly string[], name: PersonName, host: string): string | undefined {
  const elements = findAll(main, () => true)
  const shown = [...linesOf(main).split('\n'), ...data].map((text) => text.slice(0, maxEncoded))
  const texts = [...new Set([...elements.flatMap(textsIn), ...shown])]
  const isAtFirm = (one: string) => one.endsWith(`@${host}`)
  const isFree = (one: string) => !shared.test(one)
  const plain = [...new Set(texts.flatMap(emailsIn))].filter(isFree)
  const decoded = texts
    .filter((text) => mayBeEncoded.test(text))
    .slice(0, maxTexts)
    .flatMap((text) => decoders.flatMap((decode) => emailsIn(decode(text))))
  const found = [...plain, ...decoded, ...elements.flatMap(paired)].filter(isFree)
  const theirs = new Set(elements.flatMap(emailsOfOthers))
  const others = found.filter((one) => !theirs.has(one))
  const fitting = found.filter((one) => emailFits(one, name)).toSorted((one, other) => one.length - other.length)
  const only = others.find((one) => plain.length === 1 && plain.includes(one))
  const [atFirm, ...more] = new Set(others.filter(isAtFirm))
  return fitting.find(isAtFirm) ?? fitting[0] ?? (more.length === 0 ? atFirm : undefined) ?? only
}

/**
 * The person's phone number as the page writes it: from a line labeled as a phone number, or from a link. Otherwise the first number of
 * the page, if it has few.
 *
 * @param labeled Texts labeled as phone numbers, the surest first.
 * @param lines The lines of the part of the page that is about the person.
 */
export function phoneOf(main: Element, labeled: readonly string[], lines: readonly string[]): string | undefined {
  const shown = new Set(lines.flatMap((text, at) => (ofOthers.test(`${lines[at - 1]} ${text}`) ? [] : phonesIn(text))))
  return labeled.flatMap(phonesIn)[0] ?? inLinks(main)[0] ?? (shown.size <= maxNumbers ? [...shown][0] : undefined)
}

/** A page with more numbers than this lists those of all offices, so its first number needn't be the person's. */
const maxNumbers = 2
/** Words beside numbers that aren't the person's. */
const ofOthers = /\b(?:f|fax|facsimile|main|assistant|secretary|toll[ -]?free|call us|switchboard)\b/i

/** Numbers in the addresses of links whose text shows none: "Call me". */
const inLinks = (main: Element): string[] =>
  findAll(main, ({ attributes }) => /^(?:tel|callto|sms):/i.test(attributes['href'] ?? '')).flatMap((link) => {
    const text = (link.attributes['href'] ?? '').replace(/^\w+:(?:\/\/)?/, '').replaceAll('%20', ' ')
    return digitsOf(text) < 7 || phonesIn(textOf(link)).length > 0 ? [] : [text.trim()]
  })
