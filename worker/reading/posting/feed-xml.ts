import { XMLParser } from 'fast-xml-parser'
import { decodeEntities } from '#worker/reading/document/html/entities.ts'
import type { ReadingBudget } from '#worker/reading/budget.ts'
import { malformed } from './field-values.ts'

/** Without entities: a document that declares its own could grow without end. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
})

/** XML as objects: texts as strings, attributes as `@name`. @throws PageError `malformed`; also for a document type. */
export function parseXml(xml: string, budget: ReadingBudget): Record<string, unknown> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml.slice(0, 4_096))) throw malformed()
  try {
    countTags(xml, budget)
    return parser.parse(xml) as Record<string, unknown>
  } catch {
    throw malformed()
  }
}

/** The elements of a name: the parser gives one alone without a list. */
export function many(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === '' ? [] : [value]
}

export const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** The text of an element, CDATA or not, its character references replaced; undefined when it is empty. */
export function xmlText(value: unknown): string | undefined {
  const found = typeof value === 'string' ? value : inside(value, '#text')
  if (typeof found !== 'string' || found.trim() === '') return undefined
  return decodeEntities(found).trim()
}

/** The end of a comment, a CDATA section or a declaration that begins here. */
function closerAt(xml: string, at: number): string {
  if (xml.startsWith('<!--', at)) return '-->'
  return xml.startsWith('<![CDATA[', at) ? ']]>' : '>'
}

/** Longest tag and longest text outside of CDATA. The parser adds letter to letter, which takes 32 bytes for each. Characters. */
const maxRun = 500_000

/**
 * Counts elements and nesting before a tree of them is built: eight megabytes of `<a>` are two million objects.
 *
 * @throws BudgetExceeded
 */
export function countTags(xml: string, budget: ReadingBudget): void {
  budget.spend('bytes', xml.length)
  let depth = 0
  let runFrom = 0
  const endRun = (at: number) => {
    if (at - runFrom > maxRun) throw malformed()
    runFrom = at
  }
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) {
    endRun(at)
    const next = xml[at + 1]
    if (next === '/') depth--
    else if (next === '!' || next === '?') {
      const closer = closerAt(xml, at)
      const end = xml.indexOf(closer, at)
      // Elements that are never closed make the parser search the rest of the text for each of them.
      if (end < 0) throw malformed()
      at = end
      runFrom = end
    } else {
      budget.spend('items')
      const end = xml.indexOf('>', at)
      if (end < 0) throw malformed()
      endRun(end)
      if (xml[end - 1] !== '/') budget.atDepth(++depth)
    }
  }
  endRun(xml.length)
}
