import type { Element } from '#worker/reading/document/html/page-tree.ts'

/** An email address within a text. */
export const email = /[a-z0-9][a-z0-9._%+'-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,24}/gi

/** One part of a decoded address on its way. */
export const plausible = (text: string): string | undefined => {
  const [found] = text.match(email) ?? []
  return found?.toLowerCase().replace(/^['.]+/, '')
}
export const backwards = (text: string) => [...text].reverse().join('')

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
export function fromAttributes({ attributes }: Element): string[] {
  const found = fromParts(attributes)
  for (const [name, value] of Object.entries(attributes)) found.push(...fromAttribute(name, value))
  return found.filter((one) => one !== undefined)
}

/** `data-user="jane" data-domain="firm.com"`, also written backwards. */
function fromParts(attributes: Element['attributes']): (string | undefined)[] {
  const of = (names: readonly string[]) => names.map((name) => attributes[`data-${name}`]).find((value) => value)
  const user = of(userNames)
  const domain = of(domainNames)
  const tld = of(['tld', 'suffix', 'ext', 'part3'])
  if (!user || !domain || user.includes('@')) return []
  const ending = tld && !domain.includes('.') ? `.${tld.replace(/^\./, '')}` : ''
  const host = `${domain}${ending}`.replace(/^@/, '')
  return [plausible(`${user}@${host}`), plausible(`${backwards(user)}@${backwards(host)}`)]
}

const userNames = [
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
]
const domainNames = ['domain', 'host', 'd', 'server', 'email-domain', 'after', 'site', 'at', 'second', 'part2']

function fromAttribute(name: string, value: string): (string | undefined)[] {
  const found: (string | undefined)[] = []
  if (name === 'data-cfemail') found.push(decodeCfEmail(value))
  if (!name.startsWith('data-') && name !== 'onclick' && name !== 'title' && name !== 'aria-label') return found
  const asIs = plausible(value)
  const turned = plausible(backwards(value))
  found.push(asIs && turned && isTurnedRound(asIs, turned) ? turned : asIs, ...decodeSpelled(value))
  if (turned && !asIs && ending.test(turned)) found.push(turned)
  return /mail|enc|contact|addr|href|obf|rev|link/.test(name)
    ? [...found, ...encodedIn(name, value, { asIs, turned })]
    : found
}

/** Readings of a value whose attribute's name says that it is, or may be, an encoded address. */
function encodedIn(
  name: string,
  value: string,
  { asIs, turned }: { asIs: string | undefined; turned: string | undefined },
): (string | undefined)[] {
  const rotated = plausible(rot13(value))
  const isRotated = !asIs || /enc|rot|obf|cipher/.test(name)
  return [base64(value), asIs ? undefined : turned, isRotated ? rotated : undefined]
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
export function fromScript(code: string): string[] {
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
