import { inUsualCapitals } from '#worker/reading/lexicon/usual-capitals.ts'
import { knownHeading } from './headings.ts'
import { anyOf, mentionsIn } from './words.ts'
import { credentials, notNames, particles, ranks } from './words.data.ts'

const smallWords: ReadonlySet<string> = new Set(particles.split('; '))
const isParticle = (word: string): boolean => smallWords.has(word.toLowerCase())
const rank = new RegExp(String.raw`^(?:${anyOf(ranks, 'iu').source}\.?\s+(?:\(ret(?:ired|\.)?\)\s+)?)+`, 'iu')
const credential = new RegExp(String.raw`(?:[\s,(]+${anyOf(credentials, 'iu').source}[.)]*)+$`, 'iu')
const notName = anyOf(notNames, 'iu')
const word = /^(?:[\p{L}\p{M}][\p{L}\p{M}.'’ʻ-]*|[“"(]{1,2}\p{L}[\p{L}.]*(?: \p{L}+)?[”")]{1,2})$/u
const capital = /^[“"(]?(?:[dlDL]['’])?(?:\p{Lu}|\p{Lo})/u

/** Title of the document on the line of the name: "Jane Doe – Curriculum Vitae", "Résumé of Jane Doe". */
const documentTitle =
  /^(?:curriculum vitae|r[eé]sum[eé]|cv)(?: of |[\s:|–—-]+)|(?<![\s:|–—-])[\s:|–—-]+(?:curriculum vitae|r[eé]sum[eé]|cv)$/iu
const maxLength = 90

/**
 * A name as it is written in a form, or undefined for anything else.
 *
 * @param isSure The model is sure of it: the last of two words, initials aside, may be rare in names, as in "Jude Law".
 */
export function asName(text: string, isSure = false): string | undefined {
  if (text.length > maxLength) return undefined
  // "VELUSHAN.B" and "P.SARAVANAN" are two words.
  const bare = text
    .trim()
    .replaceAll(/\s?\.(?<=\p{L}{3}\s?\.)(?=\p{Lu})/gu, ' ')
    .replaceAll(/\.(?<=(?<!\p{L})\p{Lu}\.)(?=\p{Lu}\p{L}{2})/gu, '. ')
    .replace(documentTitle, '')
    .replace(rank, '')
    .replace(credential, '')
    .replace(/(?<=\p{L}{3})\.$|[\s,\]*~=_•]+$|^[\s[*~=_•]+/gu, '')
  const front = isSure ? bare.replace(/^(\S+(?:\s\p{Lu}\.?)?)\s\S+$/u, '$1') : bare
  if (bare.length < 4 || knownHeading(bare) || notName.test(front)) return undefined
  // "Doe, Jane" is Jane Doe; "Jane Doe, Jr." stays.
  const turned = bare.replace(/^(\p{L}[\p{L}'’ -]*),\s+(?!(?:jr|sr|ii|iii|iv)\b)(\p{L}[\p{L}'’. -]*)$/iu, '$2 $1')
  const words = turned.replaceAll(',', ' ').match(/[“"(]+[^”")]*[”")]+|\S+/g) ?? []
  const own = words.filter((one) => !isParticle(one) && !/^[“"(]/.test(one))
  const isName = words.every((one) => word.test(one)) && own.every((one) => capital.test(one))
  if (!isName || own.length < 2 || words.length > 6) return undefined
  const isOther = mentionsIn(turned).some(
    ({ kind, text: part }) => /^(?:place|practiceArea|firm)$/.test(kind) && part.length >= turned.length - 3,
  )
  return isOther ? undefined : withoutCapitals(words).join(' ')
}

const numeral = /^(?:II|III|IV|VI?)\.?$/

/** Words of a name in capitals, or of a family name alone ("Wei ZHANG"), as one writes them. */
function withoutCapitals(words: readonly string[]): string[] {
  const isLoud = (one: string) => /^\P{Ll}*$/u.test(one.replace(/^(?:Mc|Mac|O['’])/, '')) || isParticle(one)
  const isShouting = words.some((one) => one.length > 2) && words.every((one) => isLoud(one))
  return words.map((one) => {
    if (numeral.test(one) || /^(?![JS]R)(?:\p{Lu}\.?)+$/u.test(one.length < 3 || one.includes('.') ? one : ''))
      return one
    if (!isShouting && !(words.length < 5 && /^\p{Lu}{3,}(?:[-'’]\p{Lu}+)*$/u.test(one))) return one
    if (isParticle(one) && one.length < 4 && !/^(?:al|el|ben|mac|san|st)$/i.test(one)) return one.toLowerCase()
    return inUsualCapitals(one)
  })
}
