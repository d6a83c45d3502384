import { expect, test } from 'vitest'
import { firmMask } from './firm-mask.ts'

/** What makes a badly written expression try again and again: long runs, nearly matched, of what patterns repeat. */
const pieces = [
  ' ',
  '\n',
  '\t\n ',
  'a',
  'A ',
  '0',
  '1,',
  '-',
  '.',
  ',',
  '$1',
  '$100,000 - ',
  '(',
  '[',
  '<',
  '<a ',
  '&lt;',
  '"',
  '@',
  'a@a.',
  'a.',
  'http://',
  'https://a.a/',
  'New York, ',
  'Associate and ',
  'J.D. ',
  '2010 - ',
  '5+ years ',
  '• ',
  '§',
  'é',
  '😀',
  '\u00A0',
  'Law & ',
] as const
const longest = 25_000
const hostile = pieces.flatMap((piece) => {
  const run = piece.repeat(Math.ceil(longest / piece.length)).slice(0, longest)
  return [run, `x${run}!`]
})
/** Far above what a straight reading of 25 kB needs, far below what trying again and again takes. Milliseconds. */
const patience = 1_000

const modules = import.meta.glob<Record<string, unknown>>(
  ['/contract/domain/**/*.ts', '!**/*.test.ts', '!**/*fixture*'],
  {
    eager: true,
  },
)
const isReader = (value: unknown): value is (text: string) => unknown =>
  typeof value === 'function' && value.length === 1
const hasParse = (value: unknown): value is { safeParse: (text: unknown) => unknown } =>
  typeof value === 'object' && value !== null && 'safeParse' in value

/** Every exported function of one argument, and every schema: whatever takes no text refuses it at once. */
const readers = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => {
    const label = `${file}: ${name}`
    if (isReader(value)) return [{ label, read: value }]
    if (hasParse(value)) return [{ label, read: (text: string) => value.safeParse(text) }]
    return []
  }),
)

readers.push({ label: 'the mask of a firm', read: firmMask('Stone & Field LLP') })

test('no text of 25 kB keeps a reader of text busy for long', () => {
  expect(readers.length).toBeGreaterThan(100)
  const slow: string[] = []
  for (const { label, read } of readers) {
    for (const text of hostile) {
      const start = performance.now()
      try {
        read(text)
      } catch {
        // Not a reader of text, or one that refuses it: either way it has ended.
      }
      const ms = performance.now() - start
      if (ms > patience) {
        slow.push(`${label}: ${Math.round(ms)} ms for ${JSON.stringify(text.slice(0, 20))}…`)
        break
      }
    }
  }
  expect(slow).toEqual([])
}, 120_000)
