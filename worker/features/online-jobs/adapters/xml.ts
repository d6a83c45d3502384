import { XMLParser } from 'fast-xml-parser'
import { decodeEntities } from '#worker/platform/html/entities.ts'
import { malformed } from './parts.ts'

/** Without entities: a document that declares its own could grow without end. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
})

/** XML as objects: texts as strings, attributes as `@name`. @throws FetchError `malformed`; also for a document type. */
export function parseXml(xml: string): Record<string, unknown> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml.slice(0, 4_096))) throw malformed()
  try {
    return parser.parse(xml) as Record<string, unknown>
  } catch {
    throw malformed()
  }
}

export const many = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === '' ? [] : [value]

export const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** The text of an element, CDATA or not, its character references replaced; undefined when it is empty. */
export function xmlText(value: unknown): string | undefined {
  const found = typeof value === 'string' ? value : inside(value, '#text')
  if (typeof found !== 'string' || found.trim() === '') return undefined
  return decodeEntities(found).trim()
}
