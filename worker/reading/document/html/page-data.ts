import type { ReadingBudget } from '#worker/reading/budget.ts'
import { byTag, codeOf, findAll, isDataName, walk, type Element } from './parse-html.ts'

/** Scripts longer than this are programs, not data. Characters. */
const maxScript = 1_500_000
/** Attributes shorter than this hold settings. Characters. */
const minAttributeLength = 120
const maxAttributes = 50

type DataSyntax = { assigned: RegExp; parse: (json: string, budget: ReadingBudget) => unknown }

/**
 * Reads the data that a page's own program holds: scripts of JSON (`__NEXT_DATA__`), variables (`window.__INITIAL_STATE__ = {…}`),
 * and attributes of its root (`<div data-page="{…}">`).
 *
 * @param options.assigned Finds what comes before the opening bracket of a variable's value; global.
 * @param options.parse Gives undefined for what it can't read. It pays from the page's budget.
 * @throws BudgetExceeded
 */
export function pageData(page: Element, { assigned, parse }: DataSyntax): unknown[] {
  const { budget } = page
  const inScripts = findAll(page, byTag('script')).flatMap((script) => {
    const code = codeOf(script)
    const { type = '' } = script.attributes
    if (code.length < 40 || code.length > maxScript) return []
    if (/json/i.test(type)) return [parse(code, budget)]
    let end = 0
    return [...code.matchAll(assigned)].flatMap((match) => {
      const from = match.index + match[0].length
      const json = from < end ? undefined : balanced(code, from, budget)
      end = Math.max(end, from + (json?.length ?? 0))
      return json === undefined ? [] : [parse(json, budget)]
    })
  })
  const inAttributes = walk(page)
    .flatMap(({ attributes }) => Object.entries(attributes))
    .filter(([name, { length }]) => isDataName(name) && length >= minAttributeLength && length <= maxScript)
    .filter(([, value]) => /^\s*[{[]/.test(value))
    .take(maxAttributes)
    .map(([, value]) => parse(value, budget))
  return [...inScripts, ...inAttributes].filter((state) => state !== undefined)
}

/**
 * The text from an opening bracket to the one that closes it, texts passed over.
 *
 * @throws BudgetExceeded
 */
function balanced(code: string, from: number, budget: ReadingBudget): string | undefined {
  let depth = 0
  for (let at = from; at < code.length; at++) {
    budget.spend('steps')
    const letter = code[at]
    if (letter === '"' || letter === "'" || letter === '`') {
      for (at++; at < code.length && code[at] !== letter; at++) if (code[at] === '\\') at++
    } else if (letter === '{' || letter === '[') depth++
    else if ((letter === '}' || letter === ']') && --depth === 0) return code.slice(from, at + 1)
  }
  return undefined
}
