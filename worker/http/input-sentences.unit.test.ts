import { test } from 'vitest'
import { declaredEndpoints, placesIn, sampleOf, withAt } from '#worker/test/contracts.ts'
import { z } from '#contract/zod.ts'

/** Values that fields refuse: wrong kinds, empty, too long, too many, too big, options that don't exist. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  '',
  'no-such-option',
  '2026-99-99',
  'x'.repeat(30_000),
  -1,
  1.5,
  1e300,
  Number.NaN,
  true,
  [],
  [null],
  Array.from({ length: 3000 }, () => 'x'),
  {},
  { surprise: 1 },
]

/** The validator's own words, which are for programmers. */
const raw =
  /^Invalid (input|option|string|number|key|element|discriminator|union|value|date|ISO|URL|UUID)|\bexpected\b|\breceived\b|Too (small|big)|Unrecognized|Invalid email address$|undefined|NaN|\[object/

const isSentence = (message: string) => /^[A-Z0-9“‘]/.test(message) && message.includes(' ') && message.length <= 200

test('every endpoint refuses invalid input with a sentence', ({ expect }) => {
  const bad = new Set<string>()
  let refusals = 0
  for (const { method, path, body, query } of declaredEndpoints) {
    for (const schema of [body, query]) {
      if (!schema || schema === 'stream') continue
      const sample = sampleOf(schema)
      const inputs = [...wrongValues, withAt(sample, ['noSuchField'], 1)]
      for (const place of placesIn(sample)) inputs.push(...wrongValues.map((wrong) => withAt(sample, place, wrong)))
      for (const input of inputs) {
        for (const { path: at, message } of schema.safeParse(input).error?.issues ?? []) {
          refusals++
          if (raw.test(message) || !isSentence(message)) bad.add(`${method} ${path} ${at.join('.')}: ${message}`)
        }
      }
    }
  }
  expect([...bad]).toEqual([])
  expect(refusals).toBeGreaterThan(5000)
})

test.for([
  [z.object({ title: z.string() }), {}, 'Title is required'],
  [z.object({ salaryMin: z.number() }), { salaryMin: '1' }, 'Salary min must be a number'],
  [z.object({ workType: z.enum(['a', 'b']) }), { workType: 'c' }, 'Please choose one of the options for work type'],
  [z.object({ linkedinUrl: z.url() }), { linkedinUrl: 'x' }, 'LinkedIn URL must be a web address that begins with'],
  [z.object({ ids: z.array(z.number()).max(2) }), { ids: [1, 2, 3] }, 'IDs must have at most 2 entries'],
  [z.object({ ids: z.array(z.number()) }), { ids: [1, 'x'] }, 'IDs, entry 2, must be a number'],
  [z.object({ limit: z.int().max(1000) }), { limit: 1001 }, 'Limit must be at most 1,000'],
  [z.strictObject({ a: z.number() }), { a: 1, x: 2 }, 'This form has no field called “x”'],
  [z.object({ note: z.string().max(1) }), { note: 'xx' }, 'Note must be at most 1 character long'],
  [z.object({ a: z.number() }), 'text', 'The request must be a group of named fields'],
] as const)('a refusal names the field (%#)', ([schema, input, sentence], { expect }) => {
  expect(schema.safeParse(input).error?.issues[0]?.message).toContain(sentence)
})

test('no schema makes code from text', ({ expect }) => {
  expect(z.config().jitless).toBe(true)
})
