/** Replaces a masked firm's name. */
export const confidential = 'Confidential'

/** Words that many firms' names share. Alone they identify no firm. */
const plainWords = new Set(
  (
    'and the for of llp llc lllp pllc pc pa pllp plc apc inc ltd co corp law legal firm group office offices partners partner ' +
    'associates associate counsel counselors attorney attorneys lawyers solicitors company corporate tax trial litigation ' +
    'trust trusts estate estates real family patent energy health healthcare labor employment insurance immigration capital ' +
    'national american global international general new north south east west boutique advisors services solutions united ' +
    'states city county bank finance securities private equity funds public media technology technologies life sciences ' +
    'environmental appellate antitrust bankruptcy criminal defense civil rights injury business commercial intellectual ' +
    'property global industries holdings university college'
  ).split(' '),
)

/** Email and web addresses. Any of them may lead to the firm. */
const addresses =
  /(?:https?:\/\/|www\.)[^\s<>"')]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w-])[\w-]+\.(?:com|law|legal|net|org|co|io|attorney|us|biz)\b(?:\/[^\s<>"')]*)?/gi

/**
 * Makes a function that removes the firm from a confidential job's text: the whole name, the name without "LLP", its leading
 * names, each distinctive word, initials such as "K&E", and every email and web address.
 *
 * Removes a word too many rather than too few: for Stone & Field LLP every capitalized "Stone" goes.
 */
export function firmMask(firmName: string): (text: string) => string {
  const known = masks.get(firmName)
  if (known) return known
  const mask = makeMask(firmName)
  if (masks.size >= maxMasks) masks.clear()
  masks.set(firmName, mask)
  return mask
}

/** Masks by firm: preparing the patterns of one takes longer than masking a job. */
const masks = new Map<string, (text: string) => string>()
const maxMasks = 300

function makeMask(firmName: string): (text: string) => string {
  const name = firmName.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  const bare = name.replace(
    /(?<![\s,])[\s,]+(?:l\.?l\.?l?\.?p\.?|p\.?l?\.?l\.?c\.?|p\.?c\.?|p\.?a\.?|l\.?l\.?c\.?|inc\.?|ltd\.?|a\.?p\.?c\.?)$/i,
    '',
  )
  const words = bare
    .split(/[\s,/&+–—-]+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ''))
  const distinctive = [...new Set(words.filter((word) => [...word].length > 2 && !plainWords.has(word.toLowerCase())))]
  const initials = words
    .filter((word) => /^\p{Lu}/u.test(word) && !plainWords.has(word.toLowerCase()))
    .map((word) => word[0])

  const anyCase = [...new Set([name, bare, bare.replaceAll('&', 'and'), bare.replaceAll(/ and /gi, ' & ')])]
    .filter((phrase) => [...phrase].length > 2 && !plainWords.has(phrase.toLowerCase()))
    .sort((a, b) => b.length - a.length)
  // Single words only as names are written, so that a plain "stone" or "young" in a sentence stays.
  const asWritten = distinctive.flatMap((word) => [capitalised(word), word.toUpperCase(), word])
  if (initials.length > 1 && /[&+]/.test(name))
    asWritten.push(`${initials[0]}&${initials[1]}`, `${initials[0]} & ${initials[1]}`)

  const patterns = [
    addresses,
    ...(anyCase.length > 0 ? [wordPattern(anyCase, 'giu')] : []),
    ...(asWritten.length > 0
      ? [
          wordPattern(
            [...new Set(asWritten)].sort((a, b) => b.length - a.length),
            'gu',
          ),
        ]
      : []),
  ]
  return (text) => {
    const masked = patterns.reduce((rest, pattern) => rest.replace(pattern, confidential), text.normalize('NFC'))
    // "Confidential, Confidential & Confidential LLP" is one firm.
    return masked.replaceAll(/Confidential(?:(?:\s*(?:,|&|\band\b|\/|-)\s*|\s+)Confidential)+/g, confidential)
  }
}

/** Matches the phrases as whole words, with any blanks and a following "LLP". */
function wordPattern(phrases: string[], flags: string): RegExp {
  const any = phrases.map((phrase) =>
    phrase.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`),
  )
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${any.join('|')})(?![\p{L}\p{N}])(?:,?\s+(?:LLP|LLC|PLLC|P\.C\.|PC|L\.L\.P\.)(?![\p{L}\p{N}]))?`,
    flags,
  )
}

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()
