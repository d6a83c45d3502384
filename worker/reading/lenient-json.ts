import { BudgetExceeded, type ReadingBudget } from '#worker/reading/budget.ts'
import { parseJson } from '#worker/reading/json.ts'

/**
 * Parses JSON as pages write it: with comments, CDATA marks, trailing commas, control characters, raw line breaks in
 * texts and invalid escapes, all of which occur in JSON-LD; and as minifiers leave an object: bare names, single
 * quotes, `!0` for true. Returns undefined for text that still can't be parsed.
 */
export function parseLenientJson(written: string, budget: ReadingBudget): unknown {
  return tryParse(written, budget) ?? tryParse(mended(written, budget), budget)
}

function tryParse(json: string, budget: ReadingBudget): unknown {
  try {
    return parseJson(json, budget)
  } catch (error) {
    if (error instanceof BudgetExceeded || error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Pieces of loose JSON. A quote ends a string if `,`, `:`, `}`, `]` or the end of the text follows. */
const pieces = new RegExp(
  [
    /(?<text>(?<quote>["'])(?:[^"'\\]+|\\[^]?|(?!\k<quote>)["']|\k<quote>(?!\s*(?:[,:}\]]|$)))*(?:\k<quote>|$))/,
    // Comments, other marks, and commas before a closing bracket.
    /\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|<!--|-->|<!\[CDATA\[|\]\]>|,(?=\s*[}\]])/,
    // A name, a number, true, false, null, or a variable.
    /(?<word>!0|!1|void 0|[\w$.+-]+)(?<colon>\s*:)?/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Mends in one pass over the text, so that its time grows with the length only. */
function mended(json: string, budget: ReadingBudget): string {
  budget.spend('steps', 4 * json.length)
  return json.replaceAll(pieces, (...found) => {
    const { text, word: bare = '', colon } = found.at(-1) as Record<string, string | undefined>
    if (text !== undefined) return quoted(text)
    return colon === undefined ? strictWord(bare) : `"${bare}"${colon}`
  })
}

/** The value of a bare word. That of a variable is unknown here. */
function strictWord(bare: string): string {
  if (bare.startsWith('!')) return String(bare === '!0')
  return bare === '' || /^(?:true|false|null|-?\d.*)$/.test(bare) ? bare : 'null'
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '' }

/** A string in either kind of quotes, as a JSON string. */
function quoted(text: string): string {
  const value = text.slice(1, -1).replaceAll(/\\(?:x([\da-f]{2})|u([\da-f]{4})|([^]))/gi, (...found) => {
    const [, byte, unit, letter = ''] = found as string[]
    const code = byte ?? unit
    return code === undefined ? (escapes[letter] ?? letter) : String.fromCharCode(Number.parseInt(code, 16))
  })
  return JSON.stringify(value)
}
