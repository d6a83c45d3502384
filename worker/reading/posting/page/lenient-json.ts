import { BudgetExceeded, type ReadingBudget } from '#worker/reading/budget.ts'
import { parseJson } from '#worker/reading/json.ts'

/**
 * JSON as pages write it: with comments, CDATA marks, trailing commas, control characters, raw line breaks in texts and
 * escapes that are none; and as programs write it: bare names, single quotes, `!0` for true. What still can't be read gives
 * undefined. (The traps that JSON-LD readers meet in the wild, and what minifiers leave of an object.)
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

/** One pass over the text, so that its time grows with its length only. */
function mended(json: string, budget: ReadingBudget): string {
  budget.spend('steps', 4 * json.length)
  // In pieces: a text that grows letter by letter takes thirty times its length until it is read.
  const out: string[] = []
  let quote = ''
  for (let at = 0; at < json.length; at++) {
    const letter = json[at] as string
    if (quote) {
      if (letter === '\\') {
        const next = json[at + 1] ?? ''
        const [, hex] = /^x([\da-f]{2})/i.exec(json.slice(at + 1, at + 4)) ?? []
        const isEscape = /["\\/bfnrt]/.test(next) || /^u[\da-f]{4}/i.test(json.slice(at + 1, at + 6))
        out.push(hex ? `\\u00${hex}` : next === "'" ? next : isEscape ? letter + next : '\\\\')
        at += hex ? 3 : isEscape || next === "'" ? 1 : 0
      } else if (letter === quote && endsText(json, at)) {
        quote = ''
        out.push('"')
      } else if (letter === '"') out.push('\\"')
      else if (letter < ' ') out.push(letter === '\n' ? '\\n' : ' ')
      else out.push(letter)
    } else if (letter === '"' || letter === "'") {
      quote = letter
      out.push('"')
    } else if (letter === '!' && /[01]/.test(json[at + 1] ?? '')) {
      out.push(json[++at] === '0' ? 'true' : 'false')
    } else if (/[a-z_$]/i.test(letter) && !/[\d.]/.test(json[at - 1] ?? '')) {
      const word = bareWord(json, at)
      at += word.length - 1
      const isName = /^\s*:/.test(json.slice(at + 1, at + 40))
      // What a variable holds is not known here.
      out.push(isName ? JSON.stringify(word) : /^(?:true|false|null)$/.test(word) ? word : 'null')
      if (word === 'void' && json.startsWith(' 0', at + 1)) at += 2
    } else if (json.startsWith('/*', at)) {
      const end = json.indexOf('*/', at)
      at = end < 0 ? json.length : end + 1
    } else if (json.startsWith('//', at)) {
      const end = json.indexOf('\n', at)
      at = end < 0 ? json.length : end
    } else if (letter === ',' && /^\s*[}\]]/.test(json.slice(at + 1, at + 200))) continue
    else out.push(letter < ' ' ? ' ' : letter)
  }
  return out.join('')
}

function bareWord(json: string, from: number): string {
  let end = from
  while (end < json.length && /[\w$]/.test(json[end] as string)) end++
  return json.slice(from, end)
}

/** A quote ends a text where JSON goes on: before `,`, `:`, `}`, `]` or the end. */
const endsText = (json: string, at: number) => /^\s*(?:[,:}\]]|$)/.test(json.slice(at + 1, at + 60))
