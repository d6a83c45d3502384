import { BudgetExceeded, type ReadingBudget } from '#worker/reading/budget.ts'
import { parseJson } from '#worker/reading/json.ts'

/**
 * Parses JSON as pages write it: with comments, CDATA marks, trailing commas, control characters, raw line breaks in
 * texts and invalid escapes, all of which occur in JSON-LD; and as minifiers leave an object: bare names, single
 * quotes, `!0` for true. Returns undefined for text that still can't be parsed.
 */
export function parseLenientJson(written: string, budget: ReadingBudget): unknown {
  const bare = written
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .trim()
  const parsed = tryParse(bare, budget)
  if (parsed === tooMuch) return undefined
  const found = parsed ?? tryParse(mended(bare, budget), budget)
  return found === tooMuch ? undefined : found
}

/** Has more values than the page may still have: mending it would not help. */
const tooMuch = Symbol()

function tryParse(json: string, budget: ReadingBudget): unknown {
  try {
    return parseJson(json, budget)
  } catch (error) {
    return error instanceof BudgetExceeded ? tooMuch : undefined
  }
}

/** Mends in one pass over the text, so that its time grows with the length only. */
function mended(json: string, budget: ReadingBudget): string {
  budget.spend('steps', 4 * json.length)
  // In pieces: a text that grows letter by letter takes thirty times its length until it is read.
  const out: string[] = []
  for (let at = 0; at < json.length;) {
    const { text, end } = pieceAt(json, at)
    out.push(text)
    at = end
  }
  return out.join('')
}

/** Replacement for a piece of the text, and the index where the next piece begins. */
type Piece = { text: string; end: number }

function pieceAt(json: string, at: number): Piece {
  const letter = json[at] as string
  const next = json[at + 1] ?? ''
  if (letter === '"' || letter === "'") return quotedAt(json, at)
  if (letter === '!' && /[01]/.test(next)) return { text: next === '0' ? 'true' : 'false', end: at + 2 }
  if (/[a-z_$]/i.test(letter) && !/[\d.]/.test(json[at - 1] ?? '')) return wordAt(json, at)
  const left = leftOutAt(json, at)
  if (left !== undefined) return { text: '', end: left }
  return { text: letter < ' ' ? ' ' : letter, end: at + 1 }
}

/** The end of a comment or a trailing comma; undefined for anything else. */
function leftOutAt(json: string, at: number): number | undefined {
  if (json.startsWith('/*', at)) return endOf(json, '*/', at)
  if (json.startsWith('//', at)) return endOf(json, '\n', at)
  return json[at] === ',' && /^\s*[}\]]/.test(json.slice(at + 1, at + 200)) ? at + 1 : undefined
}

function endOf(json: string, closer: string, at: number): number {
  const end = json.indexOf(closer, at)
  return end < 0 ? json.length : end + closer.length
}

/** A text in either kind of quotes, which JSON has in double quotes. */
function quotedAt(json: string, from: number): Piece {
  const quote = json[from] as string
  const out = ['"']
  for (let at = from + 1; at < json.length;) {
    const letter = json[at] as string
    if (letter === '\\') {
      const { text, end } = escapeAt(json, at)
      out.push(text)
      at = end
      continue
    }
    at++
    if (letter === quote && endsText(json, at - 1)) {
      out.push('"')
      return { text: out.join(''), end: at }
    }
    if (letter === '"') out.push('\\"')
    else if (letter < ' ') out.push(letter === '\n' ? '\\n' : ' ')
    else out.push(letter)
  }
  return { text: out.join(''), end: json.length }
}

/** An escape that JSON has too, or its nearest; a backslash that begins none is itself escaped. */
function escapeAt(json: string, at: number): Piece {
  const next = json[at + 1] ?? ''
  const [, hex] = /^x([\da-f]{2})/i.exec(json.slice(at + 1, at + 4)) ?? []
  if (hex) return { text: `\\u00${hex}`, end: at + 4 }
  if (next === "'") return { text: next, end: at + 2 }
  const isEscape = /["\\/bfnrt]/.test(next) || /^u[\da-f]{4}/i.test(json.slice(at + 1, at + 6))
  return isEscape ? { text: `\\${next}`, end: at + 2 } : { text: '\\\\', end: at + 1 }
}

/** A bare word: a name, a constant, or a variable whose value isn't known here. */
function wordAt(json: string, at: number): Piece {
  const word = bareWord(json, at)
  const end = at + word.length
  const isName = /^\s*:/.test(json.slice(end, end + 39))
  if (isName) return { text: JSON.stringify(word), end }
  const text = /^(?:true|false|null)$/.test(word) ? word : 'null'
  return { text, end: word === 'void' && json.startsWith(' 0', end) ? end + 2 : end }
}

function bareWord(json: string, from: number): string {
  let end = from
  while (end < json.length && /[\w$]/.test(json[end] as string)) end++
  return json.slice(from, end)
}

/** A quote ends a text where JSON continues: before `,`, `:`, `}`, `]` or the end. */
const endsText = (json: string, at: number) => /^\s*(?:[,:}\]]|$)/.test(json.slice(at + 1, at + 60))
