import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  format?: string
  minimum?: number
  exclusiveMinimum?: number
  minLength?: number
  minItems?: number
  default?: unknown
}

/** The JSON schema of what a caller sends; what JSON schema can't say (a refinement, a transform) is left open. */
const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

/** A plausible value for a schema: what a form would send. Refinements may still refuse it. */
export function sampleOf(schema: z.ZodType): unknown {
  return sample(schemaOf(schema))
}

function sample(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return sample(choices.find(({ type }) => type !== 'null') ?? choices[0] ?? {})
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object' || schema.properties) {
    const entries = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, sample(part)])
    return Object.fromEntries(entries)
  }
  if (type === 'array') return schema.items ? [sample(schema.items)] : []
  if (type === 'integer' || type === 'number') return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (schema.format === 'date-time') return '2026-11-24T14:00:00.000Z'
  if (schema.format === 'uri') return 'https://example.com/job'
  if (schema.format === 'email') return 'ann@example.com'
  return 'Ann Lee'.padEnd(schema.minLength ?? 0, ' x')
}

/** Every place in a sample that a caller could fill otherwise, as a path; lists by their first item. */
export function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : []
  const inner = Array.isArray(value)
    ? value.slice(0, 1).flatMap((item, at) => placesIn(item, [...path, at]))
    : Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]))
  return path.length > 0 ? [path, ...inner] : inner
}

/** A copy with another value at a path. */
export function withAt(value: unknown, [first, ...rest]: (string | number)[], other: unknown): unknown {
  if (first === undefined) return other
  if (Array.isArray(value)) return value.map((item: unknown, at) => (at === first ? withAt(item, rest, other) : item))
  const record = (value ?? {}) as Record<string, unknown>
  return { ...record, [first]: withAt(record[first], rest, other) }
}

/** The names of what an endpoint takes in its query. */
export const queryNames = ({ query }: Endpoint): string[] =>
  query ? Object.keys(schemaOf(query).properties ?? {}) : []

declare global {
  // Vite's own, which the Worker's types do not know; tests run through Vite. Only an interface merges.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ImportMeta {
    env: Record<string, string | undefined>
    glob: {
      <T>(pattern: string | readonly string[], options: { eager: true }): Record<string, T>
      <T>(pattern: string | readonly string[]): Record<string, () => Promise<T>>
    }
  }
}

const modules = import.meta.glob<Record<string, unknown>>('/contract/api/**/*.ts', { eager: true })

/** Every endpoint that any contract declares. */
export const declaredEndpoints: readonly Endpoint[] = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Api'))
  .flatMap(([, api]) => Object.values(api as Record<string, Endpoint>))
