import { knownFirm } from '#worker/reading/lexicon/firm-kinds.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { datesIn } from './resume-dates.ts'
import { headingOf, type ResumeLine } from './resume-lines.ts'
import type { ResumeFacts } from '#contract/domain/resume-facts.ts'

type Contact = Pick<ResumeFacts, 'applicantName' | 'applicantEmail' | 'phoneNumber' | 'linkedinUrl' | 'location'>

const email = /(?<![a-z0-9])[a-z0-9][a-z0-9._%+'-]{0,63}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}/i
const linkedin = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[\w%.~-]*[\w%~-]\/?/i
const usPhone =
  /(?:\(\+1\)\s*|\+?1[\s.-]*)?(?:\(\d{3}\)\s*|\b\d{3}[\s./\u2011\u2013-]+)\d{3}[\s.\u2011\u2013-]+\d{4}\b(?:\s*(?:x|ext\.?)\s*\d{1,5})?|\b\d{10}\b/gi
const abroadPhone = /\+(?!1\b)\d{1,3}(?:[\s.()-]*\d){6,12}/g

/** Name, email, phone, LinkedIn address and place, as the head of a résumé states them. */
export function readContact(lines: readonly ResumeLine[], now: Date): Contact {
  const head = headOf(lines)
  const contact: Contact = {}
  const mail = firstMatch(head, email) ?? firstMatch(lines, email)
  if (mail) contact.applicantEmail = { ...mail, value: mail.value.toLowerCase() }
  const link = firstMatch(head, linkedin) ?? firstMatch(lines, linkedin)
  const name = nameIn(head, lines, `${mail?.value ?? ''} ${link?.value ?? ''}`)
  if (name) contact.applicantName = name
  if (link)
    contact.linkedinUrl = { ...link, value: /^https?:/i.test(link.value) ? link.value : `https://${link.value}` }
  const phone = phoneIn(head) ?? phoneIn(lines.filter(({ section }) => section === 'other' || section === 'header'))
  if (phone) contact.phoneNumber = phone
  const farAway = placeAbroad(head)
  const place =
    // "Toronto, Ontario, Canada": a town in a province is read as a whole.
    (farAway && farAway.quote.split(',').length > 2 ? farAway : undefined) ??
    placeIn(head, now) ??
    farAway ??
    placeIn(
      // "Atlanta, Georgia, United States", "Greater Boston": how profiles are exported.
      lines
        .slice(0, 40)
        .filter(
          ({ text, section }) =>
            section !== 'experience' &&
            section !== 'education' &&
            text.length < 60 &&
            /,\s*United States$|^Greater \p{Lu}/u.test(text),
        ),
      now,
    ) ??
    placeIn(
      lines.filter(({ text }) => /^\s*(?:location|address|based in|residence)\b/i.test(text)),
      now,
    )
  if (place) contact.location = place
  return contact
}

/** Lines before the first section, at most fifteen; contact blocks below a heading of their own count too. */
function headOf(lines: readonly ResumeLine[]): ResumeLine[] {
  const head = lines.slice(0, 15).filter(({ section, isBullet }) => section === 'header' && !isBullet)
  const contact = lines.filter(({ heading }) => /^(?:contact|personal)/i.test(heading)).slice(0, 8)
  const labelled = lines
    .slice(0, 25)
    .filter(({ text }) => /^(?:name|full name|e-?mail|phone|tel|mobile|cell|location|address|linkedin)\s*:/i.test(text))
  return [...new Set([...head, ...contact, ...labelled])]
}

function firstMatch(lines: readonly ResumeLine[], pattern: RegExp): { value: string; quote: string } | undefined {
  for (const { text } of lines) {
    const match = pattern.exec(text)
    if (match) return { value: match[0], quote: match[0] }
  }
  return undefined
}

function phoneIn(lines: readonly ResumeLine[]): { value: string; quote: string } | undefined {
  let best: { value: string; quote: string; rank: number } | undefined
  for (const { text } of lines) {
    for (const match of [...text.matchAll(usPhone), ...text.matchAll(abroadPhone)]) {
      const before = text.slice(Math.max(0, match.index - 12), match.index)
      // "+57 310 555 0142": the number abroad is the whole of it.
      if (/\+(?!1\b)\d{1,3}[\s.()-]*$/.test(before)) continue
      if (/(?:fax|facsimile|\bf)\s*[:.]?\s*$/i.test(before)) continue
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 10)
      if (/^\s*\(?(?:fax|f)\b/i.test(after)) continue
      const isOwn =
        /(?:mobile|cell|\bm|\bc)[a-z]*\s*[:.]?\s*$/i.test(before) ||
        /^\s*(?:\((?:mobile|cell|m|c)\)|(?:mobile|cell)\b(?!\s*[:.]?\s*[\d(+]))/i.test(after)
      const value = match[0].trim()
      const rank = isOwn ? 1 : 0
      if (!best || rank > best.rank) best = { value, quote: value, rank }
    }
  }
  return best && { value: best.value, quote: best.quote }
}

function placeIn(lines: readonly ResumeLine[], now: Date): { value: string; quote: string } | undefined {
  let second: { value: string; quote: string } | undefined
  for (const { text } of lines) {
    const line = text
      .replace(email, (all) => ' '.repeat(all.length))
      .replace(linkedin, (all) => ' '.repeat(all.length))
      // Where somebody would go.
      .replace(
        /(?<![\s(/|,;–—-])[\s(/|,;–—-]*\b(?:relocating|relocation|willing to|open to|will relocate|moving to|considering)\b.*/i,
        '',
      )
    // Sentences speak of other places than where somebody lives.
    if (line.length > 160 || /\b(?:admitted|licensed|relocat\w*|bar|clerk)\b/i.test(line)) continue
    if (datesIn(line).some(({ isRange }) => isRange)) continue
    for (const mention of readMentions(line, { now })) {
      if (mention.kind !== 'place') continue
      const place = mention.places[0]
      if (mention.places.length !== 1 || place?.city === undefined) continue
      // "South Boston, MA".
      const side = /(?<![\p{L}])(?:South|North|East|West|Upper|Lower) $/u.exec(line.slice(0, mention.start))?.[0] ?? ''
      const found = { value: side + place.name, quote: side + mention.text }
      if (/,|\d{5}|\s\p{Lu}{2}$/u.test(mention.text)) return found
      // A city alone: not as a part of a name, a street or a school ("Columbus Avenue").
      const after = line.slice(mention.end, mention.end + 14)
      if (
        !/^\s*(?:st|street|ave|avenue|road|rd|blvd|drive|dr|lane|ln|place|pl|university|college|law)\b/i.test(after)
      ) {
        const rest = line.replace(mention.text, '').replaceAll(/location|address|based in|area|metro|greater/gi, '')
        const isApart = rest.split(/[|•·,\t]/).some((part) => !/\p{L}/u.test(part)) || !/\p{L}/u.test(rest)
        if (isApart) second ??= found
      }
    }
  }
  return second
}

/** "Dublin, Ireland": a town that the vocabulary does not know, with its country. */
function placeAbroad(lines: readonly ResumeLine[]): { value: string; quote: string } | undefined {
  for (const { text } of lines) {
    const line = text.replace(
      /(?<![\s(/|,;–—-])[\s(/|,;–—-]*\b(?:relocating|relocation|willing to|open to|will relocate|moving to)\b.*/i,
      '',
    )
    if (line.length > 160 || /\b(?:admitted|licensed|bar|university|college|school)\b/i.test(line)) continue
    const match = abroad.exec(line)
    if (match?.[1] !== undefined && match[2] !== undefined)
      return { value: `${match[1]}, ${match[2]}`, quote: match[0] }
  }
  return undefined
}
const abroad =
  /(?<![\p{L}\d] )(\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]+|de|do|da|del|la|upon|on|am)){0,3})(?:,\s+(?:Ontario|Qu[eé]bec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|New South Wales|Victoria|Queensland|Maharashtra|Karnataka|Bavaria|ON|QC|BC|AB|NSW))?,\s+(Argentina|Australia|Austria|Belgium|Bermuda|Brazil|Bulgaria|Canada|Cayman Islands|Chile|China|Colombia|Costa Rica|Croatia|Cyprus|Czech Republic|Czechia|Denmark|Ecuador|Egypt|England|Estonia|Ethiopia|Finland|France|Germany|Ghana|Greece|Guatemala|Hungary|Iceland|India|Indonesia|Ireland|Israel|Italy|Jamaica|Japan|Jordan|Kazakhstan|Kenya|Kuwait|Latvia|Lebanon|Lithuania|Luxembourg|Malaysia|Malta|Mexico|Morocco|Netherlands|The Netherlands|New Zealand|Nigeria|Northern Ireland|Norway|Pakistan|Panama|Peru|Philippines|Poland|Portugal|Qatar|Romania|Rwanda|Saudi Arabia|Scotland|Serbia|Singapore|Slovakia|Slovenia|South Africa|South Korea|Korea|Spain|Sweden|Switzerland|Taiwan|Tanzania|Thailand|Tunisia|Turkey|Türkiye|UAE|U\.A\.E\.|Uganda|UK|U\.K\.|Ukraine|United Arab Emirates|United Kingdom|Uruguay|Venezuela|Vietnam|Wales)(?![\p{L}])/u

const particles =
  /^(?:de|del|della|da|das|do|dos|di|du|la|le|van|von|der|den|ter|ten|al|el|bin|ibn|ben|bint|abu|y|e|ní|ó|mac|af|av|zu|zur|st\.?|san)$/iu
const credentials =
  /[\s,]+(?:esq(?:uire)?\.?|j\.?d\.?(?=$|[\s,])|ll\.?\s?m\.?|ll\.?\s?b\.?|ph\.?\s?d\.?|m\.?b\.?a\.?|m\.?d\.?|c\.?p\.?a\.?|cipp(?:\/\w+)?|s\.?\s?j\.?\s?d\.?|ed\.?\s?d\.?|psy\.?d\.?|m\.?\s?p\.?\s?[ha]\.?|m\.?s\.?w\.?|b\.?s\.?n\.?|(?<=,\s*)(?:usaf?r?|usn|usmc|uscg|jagc|usar|r\.?\s?n\.?|a?cp|c?rp|p\.?\s?e\.?|n\.?p\.?|d\.?n\.?p\.?|cfa|cfe|cfp|pmp|cams|ccep|cip[mt]|cela|aep|acp|pls|ppl?s|m\.?s\.?|m\.?a\.?|b\.?a\.?|b\.?s\.?|dphil|m\.?phil|faia|sphr|shrm-\w+)|attorney(?: at law|-at-law)?|he\/him(?:\/his)?|she\/her(?:\/hers)?|they\/them)(?=$|[\s,)])\.?/giu
const notName =
  /\b(?:r[eé]sum[eé]|curriculum|vitae|cv|attorney|lawyer|counsel|partner|associate|address|street|avenue|road|suite|apt|phone|email|e-mail|linkedin|profile|summary|experience|education|objective|confidential|llp|llc|inc|university|college|school|law|firm|group|office|esquire|litigator|page|contact|bar|admitted|professional|legal|candidate|references|court|practice|tax|corporate|present|mobile|cell|juris|doctor|skills?|top|languages?|native|bilingual|fluent|certifications?|admitted|career|employment|work|history)\b/iu

/** The line of the head that reads as a person's name, rather one that the address spells. */
function nameIn(
  head: readonly ResumeLine[],
  lines: readonly ResumeLine[],
  address: string,
): { value: string; quote: string } | undefined {
  for (const { text } of head) {
    const label = /^(?:full )?name\s*:\s*(.+)$/i.exec(text)
    const name = label?.[1] === undefined ? undefined : asName(label[1])
    if (name) return { value: name, quote: label?.[1] ?? name }
  }
  const found = namesIn(head.slice(0, 8))
  // A sidebar may come before it: then it is the line that the address spells.
  return (
    found.find(({ value }) => isSpelt(value, address)) ??
    namesIn(lines.slice(0, 40)).find(({ value }) => isSpelt(value, address)) ??
    found[0]
  )
}

/** Checks whether an email address or a profile's holds somebody's family name. */
function isSpelt(name: string, address: string): boolean {
  const letters = (text: string) =>
    text
      .normalize('NFKD')
      .replaceAll(/[^\p{L}]/gu, '')
      .toLowerCase()
  const family = name.split(' ').findLast((word) => word.length > 2 && !/^[("“]|^(?:jr|sr|iii)\b/i.test(word))
  return family !== undefined && letters(family).length > 2 && letters(address).includes(letters(family))
}

function namesIn(lines: readonly ResumeLine[]): { value: string; quote: string }[] {
  const found: { value: string; quote: string }[] = []
  for (const { text } of lines) {
    const line = text.replace(/^(?:r[eé]sum[eé]|curriculum vitae|cv)\s*(?:of|:|-|–|—)?\s+/i, '')
    const closed = closedUp(line)
    for (const part of closed === line ? line.split(/\t|\s[|•·–—~*]\s|[|•·]|\s{2,}/) : [closed]) {
      const name = asName(part)
      if (name) found.push({ value: name, quote: part.trim() })
    }
  }
  return found
}

/** "J A N E   D O E": letters set apart, and words further apart, closed up again. */
function closedUp(line: string): string {
  const words = line.trim().split(/\t|\s{2,}/)
  const isSetApart = (word: string) =>
    /^(?:[\p{L}'’.-] ?)+$/u.test(word) && /^(?:[\p{L}]\.?|[\p{L}'’-](?: [\p{L}'’.-])+)$/u.test(word)
  if (words.length < 2 || !words.every(isSetApart) || !words.some((word) => word.length > 4)) return line
  return words.map((word) => word.replaceAll(' ', '')).join(' ')
}

/** A name as it is written in a form, or undefined for anything else. */
function asName(text: string): string | undefined {
  if (/[@\d/\\<>=]/.test(text.replaceAll(/(?:she|he|they)\/\w+(?:\/\w+)?|CIPP\/\w+/gi, ''))) return undefined
  let line = text
    .trim()
    .replaceAll(/\(\s*(?:she|he|they)\/[^)]*\)/gi, '')
    .trim()
  line = closedUp(line)
  if (isPlace(line)) return undefined
  line = line
    .replace(
      /^(?:(?:the )?hon(?:\.|orable)|dr\.?|prof\.?|professor|mr\.?|ms\.?|mrs\.?|mx\.?|(?:lt\.?|lieutenant)(?: (?:col\.?|colonel|commander|cmdr\.?))?|major|maj\.?|captain|capt\.?|colonel|col\.?|commander|cdr\.?|lcdr\.?|sergeant|sgt\.?|brigadier general)\s+/i,
      '',
    )
    .replace(/[\s,]*\((?:ret(?:ired|\.)?|esq\.?)\)$/i, '')
    .replace(/[\s,]+(?:ret(?:ired|\.))$/i, '')
    // "Nikhil Rao, Patent Attorney", "Jane Doe, Senior Counsel": what somebody is, behind the name.
    .replace(/,\s+(?:[\p{L}&-]{2,20} ){0,3}(?:attorney|counsel|lawyer|partner|associate|litigator)(?: at law)?$/iu, '')
  for (let before = ''; before !== line;) {
    before = line
    line = line.replace(credentials, '').trim().replace(/,$/, '').trim()
  }
  if (headingOf(line) || notName.test(line) || line.length < 4 || line.length > 60) return undefined
  const turned = /^(\p{L}[\p{L}'’ -]*),\s+(\p{L}[\p{L}'’. -]*)$/u.exec(line)
  if (turned?.[1] !== undefined && turned[2] !== undefined && !/^(?:jr|sr|ii|iii|iv)\.?$/i.test(turned[2]))
    line = `${turned[2]} ${turned[1]}`
  const words = line.replaceAll(',', ' ').split(/\s+/).filter(Boolean)
  if (words.length < 2 || words.length > 6) return undefined
  const isWord = (word: string) => /^[\p{L}\p{M}][\p{L}\p{M}.'’ʻ-]*$/u.test(word) || /^[“"(]\p{L}+[”")]$/u.test(word)
  if (!words.every(isWord)) return undefined
  if (
    !words.every((word) => /^[“"(]?(?:[dlDL]['’])?\p{Lu}/u.test(word) || /^\p{Lo}/u.test(word) || particles.test(word))
  )
    return undefined
  if (words.filter((word) => !particles.test(word)).length < 2 && !/^\p{Lu}/u.test(words[0] ?? '')) return undefined
  if (knownFirm(line) || isPlace(line)) return undefined
  const isShouting =
    words.some((word) => word.length > 2) &&
    !words.some((word) => /\p{Ll}/u.test(word) && !particles.test(word) && !/^(?:Mc|Mac|O)/.test(word))
  // "Wei ZHANG": only the family name in capitals.
  const isLoud = (word: string) =>
    isShouting || (words.length < 5 && /^\p{Lu}{3,}(?:[-'’]\p{Lu}+)*$/u.test(word) && !/^(?:III|VII)$/.test(word))
  return words.map((word) => (isLoud(word) ? calm(word) : word)).join(' ')
}

function isPlace(text: string): boolean {
  const mentions = readMentions(text, { now: new Date(0) })
  return mentions.some(
    ({ kind, text: part }) => (kind === 'place' || kind === 'practiceArea') && part.length >= text.length - 3,
  )
}

const calm = (word: string): string => {
  if (/^(?:II|III|IV|VI?)\.?$/.test(word) || /^(?:\p{Lu}\.)+$/u.test(word)) return word
  const lower = word
    .toLowerCase()
    .replaceAll(/(^|[-'’("“])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
  if (particles.test(word) && word.length <= 3 && !/^(?:Al|El|Ben|Mac|San|St)$/.test(lower))
    return word === word.toUpperCase() ? lower : word
  return lower.replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
}
