import { codeOf, findAll, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import {
  backwards,
  decodeCfEmail,
  decodeSpelled,
  email,
  fromAttributes,
  fromScript,
  plausible,
} from './hidden-emails.ts'
import { emailFits, plainText, type PersonName } from './person-name.ts'

/** Mailboxes that are nobody's own. */
const shared =
  /^(?:info|contact|office|hello|mail|admin|webmaster|careers?|recruit(?:ing|ment)?|jobs?|hr|marketing|press|media|newsletter|support|inquir(?:y|ies)|enquir(?:y|ies)|general|reception|privacy|legal|events?|clients?|communications|subscribe|noreply|no-reply|example|you|name|firstname\S*|attorneys?|lawyers?|questions?|feedback|help|web|team|join|joinus|apply|rsvp|news|alumni|hiring|talent|billing|accounts|intake|consult(?:ation)?s?|firm|law|lawfirm|webinars?|ask|connect|clerks?)$/i

const isHidden = ({ attributes }: Element) =>
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes['style'] ?? '') ||
  'hidden' in attributes ||
  attributes['aria-hidden'] === 'true'

const isBlock =
  /^(?:address|article|aside|br|dd|div|dl|dt|figure|footer|h[1-6]|header|li|main|nav|ol|p|section|table|td|th|tr|ul)$/

/** Text without what is hidden from readers: decoys within an address. */
function seenText(element: Element): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child
      if (isHidden(child) || child.tag === 'script' || child.tag === 'style') return ''
      return isBlock.test(child.tag) ? `\n${seenText(child)}\n` : seenText(child)
    })
    .join('')
}

/**
 * The email address of the person, however the page hides it from harvesters; the firm shows it to its readers.
 *
 * @param main The part of the page that is about the person.
 * @returns undefined when there isn't one, or only a mailbox of the firm's.
 */
export function emailOf(main: Element, name: PersonName | undefined, host: string): string | undefined {
  const elements = findAll(main, () => true)
  const seen = seenText(main).replaceAll(/[＠﹫]/g, '@')
  const others = new Set(elements.flatMap((element) => ofOthersInLink(element, name)))
  const found = new Set([...elements.flatMap(addressesIn), ...emailsIn(seen), ...decodeSpelled(seen)])
  return best(
    [...found].filter((one) => one !== undefined).filter((one) => !others.has(one)),
    name,
    host,
  )
}

const emailsIn = (text: string): string[] => (text.match(email) ?? []).map((one) => one.toLowerCase())

const isMailto = (href: string): boolean => /^mailto:/i.test(href)

/** The addresses that an element holds: in its link, its code, its attributes, or its text, written backwards. */
function addressesIn(element: Element): (string | undefined)[] {
  const { tag, attributes } = element
  const { href = '', onclick } = attributes
  return [
    ...fromLink(href),
    ...(tag === 'script' ? fromScript(codeOf(element)) : []),
    ...(onclick ? fromScript(onclick) : []),
    ...(tag === 'script' ? [] : fromAttributes(element)),
    ...(isTurned(attributes) ? [plausible(backwards(seenText(element).trim()))] : []),
  ]
}

function fromLink(href: string): (string | undefined)[] {
  const onward = decode(href)
  const protectedBy = /email-protection#([\da-f]+)/i.exec(href)?.[1]
  const hidden = protectedBy ? [decodeCfEmail(protectedBy)] : []
  if (isMailto(href)) {
    const address = onward.slice(7)
    return [plausible(address) ?? decodeSpelled(address)[0] ?? plausible(backwards(address)), ...hidden]
  }
  const code = /^javascript:/i.test(href) ? fromScript(onward) : []
  // A form for messages that has the address as a parameter.
  const isParameter = !protectedBy && /[?&](?:mailto|email|mail|to)=/i.test(href)
  return [...code, ...hidden, ...(isParameter ? [plausible(onward)] : [])]
}

/** Text that a style sheet turns round. */
const isTurned = (attributes: Element['attributes']): boolean =>
  /direction\s*:\s*rtl|unicode-bidi/i.test(attributes['style'] ?? '') ||
  /\b(?:rtl|reversed?|backwards?|flip)\b/i.test(`${attributes['class'] ?? ''} ${attributes['dir'] ?? ''}`)

const ofOthersInLink = (element: Element, name: PersonName | undefined): string[] => {
  const { href = '' } = element.attributes
  return isMailto(href) && isOfOther(element, name) ? emailsIn(decode(href)) : []
}

/** "Assistant: Mary Poe", "Media contact": an address that follows such a word is someone else's. */
const ofOther = /\b(?:assistants?|secretary|press|media (?:contact|inquiries)|marketing contact)\b[^\n]{0,50}$/i

function isOfOther(link: Element, name: PersonName | undefined): boolean {
  const last = name?.parts.at(-1) ?? ''
  const shown = textOf(link)
  for (
    let around = link.parent;
    around && /^(?:a|span|p|li|td|dd|tr|div|strong|b)$/.test(around.tag);
    around = around.parent
  ) {
    const text = textOf(around)
    if (text.length > 160) return false
    const before = text.slice(0, Math.max(0, text.indexOf(shown)))
    // Beside the person's own name the word is their position.
    if (ofOther.test(before)) return last === '' || !plainText(before).includes(last)
    if (around.tag === 'tr') return false
  }
  return false
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The address among several that is the person's own. */
function best(found: readonly string[], name: PersonName | undefined, host: string): string | undefined {
  const own = found.filter(
    (one) => !shared.test(one.split('@')[0] ?? '') && !/\.(?:png|jpe?g|gif|svg|webp|js|css)$/.test(one),
  )
  const domain = host.replace(/:\d+$/, '')
  const fitting = name ? own.filter((one) => emailFits(one, name)) : []
  const isFirm = (one: string) => one.endsWith(`@${domain}`)
  return fitting.find(isFirm) ?? fitting[0] ?? own.find(isFirm) ?? (own.length === 1 ? own[0] : undefined)
}
