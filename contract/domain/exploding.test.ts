import { expect, test } from 'vitest'
import { firmMask } from './firm-mask.ts'
import { growthOf, lengths } from './growth.fixture.ts'

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

/** `npm run test:long` reads longer texts. */
const length = import.meta.env['TEST_LONG'] === '1' ? lengths.long : lengths.quick

readers.push({ label: 'the mask of a firm', read: firmMask('Stone & Field LLP') })

test('readers of text take time in proportion to its length', () => {
  expect(readers.length).toBeGreaterThan(100)
  const exploding = readers.flatMap(({ label, read }) => {
    const growth = growthOf(read, length)
    return growth ? [`${label}: ${growth}`] : []
  })
  expect(exploding).toEqual([])
}, 300_000)
