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

const asWritten = (text: string): string => text

/**
 * Pieces of lenient JSON and their strict form; the first match wins. A quote ends a string if `,`, `:`, `}`, `]` or the
 * end of the text follows.
 */
const pieces: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/"(?:[^"\\]|\\[^]?|"(?!\s*(?:[,:}\]]|$)))*(?:"|$)/y, quoted],
  [/'(?:[^'\\]|\\[^]?|'(?!\s*(?:[,:}\]]|$)))*(?:'|$)/y, quoted],
  [/\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|<!--|-->|<!\[CDATA\[|\]\]>|,(?=\s*[}\]])/y, () => ''],
  [/!0/y, () => 'true'],
  [/!1/y, () => 'false'],
  [/[a-z_$][\w$]*(?=\s*:)/iy, (name) => `"${name}"`],
  [/true|false|null|-?\d[\d.]*(?:e[+-]?\d+)?/iy, asWritten],
  // A variable, whose value is unknown here.
  [/void 0|[a-z_$][\w$]*/iy, () => 'null'],
  [/[^]/y, asWritten],
]

/** Mends in one pass over the text, so that its time grows with the length only. */
function mended(json: string, budget: ReadingBudget): string {
  budget.spend('steps', 4 * json.length)
  // In pieces: a text that grows letter by letter takes thirty times its length until it is read.
  const out: string[] = []
  for (let at = 0; at < json.length;) {
    for (const [pattern, mend] of pieces) {
      pattern.lastIndex = at
      const [text] = pattern.exec(json) ?? []
      if (text === undefined) continue
      out.push(mend(text))
      at += text.length
      break
    }
  }
  return out.join('')
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
