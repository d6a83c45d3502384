import { knownHeading } from './headings.ts'
import { anyOf, mentionsIn } from './words.ts'
import { credentials, notNames, particles, ranks } from './words.data.ts'

const smallWords: ReadonlySet<string> = new Set(particles.split('; '))
/** Small words of names; "Y" alone is an initial. */
const isParticle = (word: string): boolean => smallWords.has(word.toLowerCase()) && !/^\p{Lu}\.?$/u.test(word)
const rank = new RegExp(String.raw`^(?:${anyOf(ranks, 'iu').source}\.?\s+)+`, 'iu')
const credential = new RegExp(String.raw`(?:[\s,(]+${anyOf(credentials, 'iu').source}[.)]*)+$`, 'iu')
const notName = anyOf(notNames, 'iu')
const word = /^(?:[\p{L}\p{M}][\p{L}\p{M}.'’ʻ-]*|[“"(]\p{L}+(?: \p{L}+)?[”")])$/u
const capital = /^[“"(]?(?:[dlDL]['’])?(?:\p{Lu}|\p{Lo})/u

/** A name as it is written in a form, or undefined for anything else. */
export function asName(text: string): string | undefined {
  if (text.length > 90 || /[@\d/\\<>=]/.test(text)) return undefined
  // "VELUSHAN.B" is two words.
  const whole = text.trim().replace(/(?<=\p{L}{3})\.(?=\p{Lu}\b)/u, ' ')
  const bare = whole
    .replace(rank, '')
    .replace(credential, '')
    .replace(/[\s,]+$/, '')
  if (bare.length < 4 || bare.length > 60 || knownHeading(bare) || notName.test(bare)) return undefined
  // "Doe, Jane" is Jane Doe; "Jane Doe, Jr." stays.
  const turned = bare.replace(/^(\p{L}[\p{L}'’ -]*),\s+(?!(?:jr|sr|ii|iii|iv)\b)(\p{L}[\p{L}'’. -]*)$/iu, '$2 $1')
  const words = turned.replaceAll(',', ' ').match(/[“"(][^”")]*[”")]|\S+/g) ?? []
  const own = words.filter((one) => !isParticle(one))
  if (
    own.length < 2 ||
    words.length > 6 ||
    !words.every((one) => word.test(one)) ||
    !own.every((one) => capital.test(one))
  )
    return undefined
  const isOther = mentionsIn(turned).some(
    ({ kind, text: part }) => /^(?:place|practiceArea|firm)$/.test(kind) && part.length >= turned.length - 3,
  )
  return isOther ? undefined : withoutCapitals(words).join(' ')
}

/** Words of a name in capitals, or of a family name alone ("Wei ZHANG"), as one writes them. */
function withoutCapitals(words: readonly string[]): string[] {
  const isLoud = (one: string) => /^\P{Ll}*$/u.test(one.replace(/^(?:Mc|Mac|O['’])/, '')) || isParticle(one)
  const isShouting = words.some((one) => one.length > 2) && words.every((one) => isLoud(one))
  return words.map((one) => {
    if (/^(?:II|III|IV|VI?)\.?$/.test(one) || /^(?:\p{Lu}\.?)+$/u.test(one.length < 3 || one.includes('.') ? one : ''))
      return one
    if (!isShouting && !(words.length < 5 && /^\p{Lu}{3,}(?:[-'’]\p{Lu}+)*$/u.test(one))) return one
    if (isParticle(one) && one.length < 4 && !/^(?:al|el|ben|mac|san|st)$/i.test(one)) return one.toLowerCase()
    const lower = one
      .toLowerCase()
      .replaceAll(/(^|[-'’("“])(\p{L})/gu, (_, sign: string, letter: string) => sign + letter.toUpperCase())
    return lower.replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
  })
}
