import { z } from 'zod'

type Json = Record<string, unknown>

/** Part of JSON Schema that structured outputs accept. zod checks bounds and patterns of the answer. */
const known = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'description',
])

/**
 * A schema as structured outputs want it: objects closed, every field required.
 *
 * @throws Error for a field that is optional: it must be nullable instead.
 */
export function strictSchema(schema: z.ZodType): Json {
  return strict(z.toJSONSchema(schema, { target: 'draft-7' }) as Json, '$')
}

function strict(node: Json, at: string): Json {
  const out: Json = {}
  for (const [key, value] of Object.entries(node)) {
    if (!known.has(key)) continue
    if (key === 'properties') {
      const fields = value as Record<string, Json>
      out['properties'] = Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, strict(field, `${at}.${name}`)]),
      )
      const required = new Set((node['required'] as string[] | undefined) ?? [])
      const optional = Object.keys(fields).find((name) => !required.has(name))
      if (optional !== undefined) throw new Error(`${at}.${optional} is optional; make it nullable`)
    } else if (key === 'items') out['items'] = strict(value as Json, `${at}[]`)
    else if (key === 'anyOf') out['anyOf'] = (value as Json[]).map((one) => strict(one, at))
    else out[key] = value
  }
  if (out['type'] === 'object') out['additionalProperties'] = false
  return out
}
