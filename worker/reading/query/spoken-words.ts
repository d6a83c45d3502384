const ones = 'one two three four five six seven eight nine'.split(' ')
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const one = `(?:${ones.join('|')})`
const ten = `(?:${tens.join('|')})`
const below100 = `(?:${ten}(?:[\\s-]+${one})?|${teens.join('|')}|${one})`
const hundreds = new RegExp(
  `\\b(a|${one})[\\s-]+hundred(?:[\\s-]+(?:and[\\s-]+)?(${below100}))?(?=$|[\\s,.;:)+-])`,
  'gi',
)
/** "Two fifty", "one eighty-five": how hundreds of thousands are said. */
const short = new RegExp(`\\b(${one})[\\s-]+(${ten}(?:[\\s-]+five)?)(?=$|[\\s,.;:)+k-])(?![\\s-]+years?\\b)`, 'gi')
/** "Twenty nineteen", "twenty twenty-one". */
const year = new RegExp(
  `\\btwenty[\\s-]+(${teens.join('|')}|twenty(?:[\\s-]+${one})?)\\b(?![\\s-]+(?:thousand|years?)\\b)`,
  'gi',
)

function valueOf(words: string): number {
  return words
    .toLowerCase()
    .split(/[\s-]+/)
    .reduce((sum, word) => {
      if (word === 'a') return sum + 1
      if (ones.includes(word)) return sum + ones.indexOf(word) + 1
      if (teens.includes(word)) return sum + teens.indexOf(word) + 10
      return sum + (tens.indexOf(word) + 2) * 10
    }, 0)
}

/**
 * A query as it would have been typed: dictated numbers in figures ("two hundred fifty thousand", "one eighty k", "class of
 * twenty nineteen"), the head of a pasted mail without its "Re:", and the minus of a search box as a word ("-boutique"
 * beside quotation marks, "NOT partner").
 */
export function asTyped(query: string): string {
  return query
    .replace(/^(?:\s*(?:re|fwd?|subject|sub|aw|wg)\s*:)+/i, ' ')
    .replaceAll(/\b(?:attny|atny|attrny|att['’]y|attorny)(s?)\b/gi, 'attorney$1')
    .replaceAll(/\b(?:assc|asoc|asscs|assoiciate|assocaite)\b/gi, 'associate')
    .replaceAll(year, (_, rest: string) => `20${String(valueOf(rest)).padStart(2, '0')}`)
    .replaceAll(hundreds, (_, hundred: string, rest?: string) =>
      String(valueOf(hundred) * 100 + (rest === undefined ? 0 : valueOf(rest))),
    )
    .replaceAll(short, (_, hundred: string, rest: string) => String(valueOf(hundred) * 100 + valueOf(rest)))
    .replaceAll(/["”]\s.*/g, (rest) => rest.replaceAll(/(?<=\s)-(?=[\p{L}"“])/gu, 'not '))
}
