import { codeOf, findAll, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import { emailFits, plainText, type PersonName } from './person-name.ts'

const email = /[a-z0-9][a-z0-9._%+'-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}/gi
/** Mailboxes that are nobody's own. */
const shared =
  /^(?:info|contact|office|hello|mail|admin|webmaster|careers?|recruit(?:ing|ment)?|jobs?|hr|marketing|press|media|newsletter|support|inquir(?:y|ies)|enquir(?:y|ies)|general|reception|privacy|legal|events?|clients?|communications|subscribe|noreply|no-reply|example|you|name|firstname\S*|attorneys?|lawyers?|questions?|feedback|help|web|team|join|joinus|apply|rsvp|news|alumni|hiring|talent|billing|accounts|intake|consult(?:ation)?s?|firm|law|lawfirm|webinars?|ask|connect)$/i

/** One part of a decoded address on its way. */
const plausible = (text: string): string | undefined => {
  const [found] = text.match(email) ?? []
  return found?.toLowerCase().replace(/^['.]+/, '')
}
const backwards = (text: string) => [...text].reverse().join('')

/** Decodes an address that Cloudflare protects: hex, the first byte being the key of the others. */
export function decodeCfEmail(hex: string): string | undefined {
  if (!/^(?:[\da-f]{2}){4,}$/i.test(hex)) return undefined
  const bytes = hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  const [key = 0, ...rest] = bytes
  return plausible(String.fromCharCode(...rest.map((byte) => byte ^ key)))
}

/** "jane.doe [at] firm (dot) com", "jane dot doe AT firm DOT com". */
export function decodeSpelled(text: string): string[] {
  // One blank for each run of them first: an expression that may begin with a run begins again at each of its blanks.
  const plain = text.replaceAll(/\s+/g, ' ')
  const joined = plain
    .replaceAll(/ ?[[({<] ?(?:at|@) ?[\])}>] ?/gi, '@')
    .replaceAll(/ ?[[({<] ?(?:dot|\.|punkt|point) ?[\])}>] ?/gi, '.')
    .replaceAll(/(?<=[a-z0-9]) (?:at|AT|\(at\)) (?=[a-z0-9-]{1,253}(?: ?\.| (?:dot|DOT) ))/gi, '@')
    .replaceAll(/(?<=[a-z0-9]) (?:dot|DOT) (?=[a-z0-9])/gi, '.')
    .replaceAll(/(?<=[a-z0-9]) @ (?=[a-z0-9])/gi, '@')
  return joined === plain ? [] : (joined.match(email) ?? []).map((found) => found.toLowerCase())
}

const rot13 = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })

function base64(text: string): string | undefined {
  if (!/^[a-z0-9+/=_-]{8,120}$/i.test(text)) return undefined
  try {
    return plausible(atob(text.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return undefined
  }
}

/** Endings that addresses have: of "moc.wal@eod" and "doe@law.com" one is written backwards. */
const ending = /\.(?:com|net|org|law|legal|co|us|uk|eu|de|fr|ca|au|esq|lawyer|attorney|info|biz|edu|gov|example|test)$/
const isTurnedRound = (asIs: string, turned: string) => ending.test(turned) && !ending.test(asIs)

/** The addresses that data attributes of an element hold: whole, in two parts, in base64, reversed or rotated. */
function fromAttributes({ attributes }: Element): string[] {
  const of = (...names: string[]) => names.map((name) => attributes[`data-${name}`]).find((value) => value)
  const found: (string | undefined)[] = []
  const user = of(
    'user',
    'name',
    'local',
    'u',
    'mailbox',
    'email-user',
    'user-name',
    'before',
    'email-name',
    'account',
    'first',
    'part1',
  )
  const domain = of('domain', 'host', 'd', 'server', 'email-domain', 'after', 'site', 'at', 'second', 'part2')
  const tld = of('tld', 'suffix', 'ext', 'part3')
  if (user && domain && !user.includes('@')) {
    const host = `${domain}${tld && !domain.includes('.') ? `.${tld.replace(/^\./, '')}` : ''}`.replace(/^@/, '')
    found.push(plausible(`${user}@${host}`), plausible(`${backwards(user)}@${backwards(host)}`))
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'data-cfemail') found.push(decodeCfEmail(value))
    if (!name.startsWith('data-') && name !== 'onclick' && name !== 'title' && name !== 'aria-label') continue
    const asIs = plausible(value)
    const turned = plausible(backwards(value))
    found.push(asIs && turned && isTurnedRound(asIs, turned) ? turned : asIs, ...decodeSpelled(value))
    if (turned && !asIs && ending.test(turned)) found.push(turned)
    if (!/mail|enc|contact|addr|href|obf|rev|link/.test(name)) continue
    found.push(base64(value))
    if (turned && !asIs) found.push(turned)
    const rotated = plausible(rot13(value))
    if (rotated && (!asIs || /enc|rot|obf|cipher/.test(name))) found.push(rotated)
  }
  return found.filter((one) => one !== undefined)
}

/** Code with its letters written out: `\\x40`, `String.fromCharCode(64)`, and lists of pieces that it joins. */
const plainCode = (code: string): string =>
  code
    .replaceAll(/\\(?:x|u00)([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/&#64;|&commat;|%40/g, '@')
    .replaceAll(/String\.fromCharCode\(([\d, ]{1,600})\)/g, (_, list: string) =>
      JSON.stringify(String.fromCharCode(...list.split(',').map(Number))),
    )
    .replaceAll(
      /\[(\s{0,9}["'][^"'\n]{0,80}["'](?:\s{0,9},\s{0,9}["'][^"'\n]{0,80}["']){1,40})\s{0,9}\]\s?\.\s?(reverse\(\)\s?\.\s?)?join\(\s?["']([^"']{0,3})["']\s?\)/g,
      (_, list: string, turned: string | undefined, between: string) => {
        const pieces = [...list.matchAll(/["']([^"']*)["']/g)].map(([, piece = '']) => piece)
        return JSON.stringify((turned ? pieces.reverse() : pieces).join(between))
      },
    )
    .replaceAll(
      /["']([^"'\n]{3,80})["']\.replace\(\s?(?:["']([^"']{1,8})["']|\/([^/\n]{1,12})\/g?)\s?,\s?["']([@.])["']\s?\)/g,
      (_, text: string, plain: string | undefined, expression: string | undefined, by: string) =>
        JSON.stringify(text.replaceAll((plain ?? expression ?? '').replaceAll('\\', ''), by)),
    )

/** `'jane' + '@' + 'firm.com'` and `user = "jane"; domain = "firm.com"` in a script or handler. */
function fromScript(code: string): string[] {
  if (code.length > 5_000 || !/mail|@|domain|\\x40|fromCharCode|%40|&#64;/i.test(code)) return []
  const joined = plainCode(code).replaceAll(/["'`]\s{0,9}\+\s{0,9}["'`]/g, '')
  const found = (joined.match(email) ?? []).map((one) => one.toLowerCase())
  const value = (...names: string[]) =>
    new RegExp(`\\b(?:${names.join('|')})\\s*[:=]\\s*["'\`]([^"'\`]{1,80})["'\`]`, 'i').exec(code)?.[1]
  const user = value('user', 'username', 'name', 'local', 'u', 'part1', 'first', 'a', 'em')
  const domain = value('domain', 'host', 'd', 'part2', 'server', 'b', 'second')
  if (code.includes('znvygb')) found.push(...(rot13(joined).match(email) ?? []).map((one) => one.toLowerCase()))
  // "moc.mrif@eod" in code that turns it round.
  if (found.length === 0 && /\breverse\s?\(/.test(code))
    for (const [, literal = ''] of joined.matchAll(/["'`]([^"'`\n]{6,100})["'`]/g)) {
      const turned = plausible(backwards(literal))
      if (turned) found.push(turned)
    }
  const whole = user && domain ? plausible(`${user}@${domain.replace(/^@/, '')}`) : undefined
  return whole ? [...found, whole] : found
}

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
 * @returns undefined when there is none, or only a mailbox of the firm's.
 */
export function emailOf(main: Element, name: PersonName | undefined, host: string): string | undefined {
  const found: string[] = []
  const others: string[] = []
  const put = (...some: (string | undefined)[]) => {
    for (const one of some) if (one && !found.includes(one)) found.push(one)
  }
  for (const element of findAll(main, () => true)) {
    const { href = '' } = element.attributes
    const onward = decode(href)
    if (/^mailto:/i.test(href))
      put(plausible(onward.slice(7)) ?? decodeSpelled(onward.slice(7))[0] ?? plausible(backwards(onward.slice(7))))
    else if (/^javascript:/i.test(href)) put(...fromScript(onward))
    const protectedBy = /email-protection#([\da-f]+)/i.exec(href)?.[1]
    if (protectedBy) put(decodeCfEmail(protectedBy))
    if (/^mailto:/i.test(href) && isOfOther(element, name))
      others.push(...(onward.match(email) ?? []).map((one) => one.toLowerCase()))
    if (!protectedBy && /[?&](?:mailto|email|mail|to)=/i.test(href) && !/^mailto:/i.test(href)) put(plausible(onward))
    if (element.tag === 'script') put(...fromScript(codeOf(element)))
    if (element.attributes['onclick']) put(...fromScript(element.attributes['onclick']))
    if (element.tag !== 'script') put(...fromAttributes(element))
    const isTurned =
      /direction\s*:\s*rtl|unicode-bidi/i.test(element.attributes['style'] ?? '') ||
      /\b(?:rtl|reversed?|backwards?|flip)\b/i.test(
        `${element.attributes['class'] ?? ''} ${element.attributes['dir'] ?? ''}`,
      )
    if (isTurned) put(plausible(backwards(seenText(element).trim())))
  }
  const seen = seenText(main).replaceAll(/[＠﹫]/g, '@')
  for (const line of seen.split('\n')) {
    for (const match of line.matchAll(email)) {
      const before = line.slice(0, match.index)
      if (ofOther.test(before) && !plainText(before).includes(name?.parts.at(-1) ?? '!'))
        others.push(match[0].toLowerCase())
    }
  }
  put(...(seen.match(email) ?? []).map((one) => one.toLowerCase()), ...decodeSpelled(seen))
  for (const turned of seen.match(/[a-z]{2,24}\.[a-z0-9.-]+@[a-z0-9._-]+/gi) ?? []) {
    const read = plausible(backwards(turned))
    const isOwn = read?.endsWith(`@${host}`) ?? false
    if (isOwn || (read && name && emailFits(read, name))) put(read)
  }
  return best(
    found.filter((one) => !others.includes(one)),
    name,
    host,
  )
}

/** "Assistant: Mary Poe", "Media contact": an address that follows such a word is somebody else's. */
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
