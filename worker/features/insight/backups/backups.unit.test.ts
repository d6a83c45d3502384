import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backupKeys, DamagedObject, nameOf, pack, seal, unpack, unseal } from './backup-format.ts'
import { keySet } from './key-set.ts'
import { keptBackups } from './retention.ts'
import { chunkEnd, firstChunk, nextRead } from './row-chunks.ts'

const day = 24 * 3600_000

test('keeps the newest backup of 7 days, 4 weeks and 12 months', () => {
  const now = Date.parse('2026-12-31T07:00:00Z')
  const daily = Array.from({ length: 500 }, (_, n) => ({ at: new Date(now - n * day) }))
  const kept = [...keptBackups(daily)].map(({ at }) => at.toISOString().slice(0, 10)).sort()
  expect(kept.join(' ')).toBe(
    '2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30 2026-07-31 2026-08-31 2026-09-30 2026-10-31 ' +
      '2026-11-30 2026-12-13 2026-12-20 2026-12-25 2026-12-26 2026-12-27 2026-12-28 2026-12-29 2026-12-30 2026-12-31',
  )
})

test('keeps the newest backup in any case, and never more than 23', () => {
  const times = fc.array(fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }), {
    minLength: 1,
    maxLength: 300,
  })
  fc.assert(
    fc.property(times, (all) => {
      const backups = all.map((at) => ({ at }))
      const kept = keptBackups(backups)
      expect(kept.size).toBeLessThanOrEqual(23)
      const newest = Math.max(...all.map((at) => at.getTime()))
      expect([...kept].some(({ at }) => at.getTime() === newest)).toBe(true)
    }),
  )
})

test('opens an object only with its key, at its path, and unchanged', async () => {
  const keys = await backupKeys('a backup key of a test, long enough')
  const text = 'Łukasz 王小明 🙂\n'.repeat(1000)
  const sealed = await seal(keys, 'rows/a', await pack(text))
  expect(await unpack('rows/a', await unseal(keys, 'rows/a', sealed))).toBe(text)
  const other = await backupKeys('another key that is long enough too')
  const changed = sealed.map((byte, at) => (at === 40 ? byte ^ 1 : byte))
  for (const [key, path, bytes] of [
    [other, 'rows/a', sealed],
    [keys, 'rows/b', sealed],
    [keys, 'rows/a', changed],
    [keys, 'rows/a', sealed.slice(0, 20)],
    [keys, 'rows/a', new Uint8Array()],
  ] as const) {
    await expect(unseal(key, path, bytes)).rejects.toThrow(DamagedObject)
  }
  expect(await nameOf(keys, text)).toBe(await nameOf(keys, text))
  expect(await nameOf(other, text)).not.toBe(await nameOf(keys, text))
  expect(keys.folder).not.toBe(other.folder)
})

/** Cuts rows of a table into chunks; each chunk as its first and last row number. */
function cut(rows: readonly { row: number; characters: number }[]): string[] {
  const chunks: string[] = []
  let start = firstChunk
  let [first, characters] = [rows[0]?.row ?? 0, 0]
  for (const [at, { row, characters: more }] of rows.entries()) {
    characters += more
    const next = rows[at + 1]?.row
    const end = next === undefined ? undefined : chunkEnd(start, { row, next, characters })
    if (!end && next !== undefined) continue
    chunks.push(`${first}-${row}`)
    if (end) start = end
    first = next ?? 0
    characters = 0
  }
  return chunks
}

test('leaves most chunks of a table alone where rows change, come or go', () => {
  const rows = Array.from({ length: 50_000 }, (_, n) => ({ row: n + 1, characters: 800 + ((n * 7919) % 700) }))
  const before = cut(rows)
  expect(before.length).toBeGreaterThan(100)
  const changed = rows
    .filter(({ row }) => row !== 20_000)
    .map((one) => (one.row === 7 ? { ...one, characters: 300_000 } : one))
    .concat({ row: 50_001, characters: 900 })
  const same = cut(changed).filter((chunk) => before.includes(chunk))
  expect(before.length - same.length).toBeLessThan(8)
})

test('ends chunks of long and of scattered rows by their size', () => {
  const huge = Array.from({ length: 40 }, (_, n) => ({ row: n + 1, characters: 700_000 }))
  expect(cut(huge).length).toBeGreaterThanOrEqual(20)
  const scattered = Array.from({ length: 3000 }, (_, n) => ({ row: n * 1_000_003, characters: 1000 }))
  expect(cut(scattered).length).toBeGreaterThan(2)
  expect(nextRead(50, 50 * 100)).toBe(200)
  expect(nextRead(2000, 2000 * 20_000)).toBe(52)
  expect(nextRead(50, 50 * 3_000_000)).toBe(1)
})

test('remembers keys over a save, numbers as bits', () => {
  const keys = keySet()
  for (let n = 1; n <= 100_000; n += 2) keys.add(n)
  keys.add('a text')
  const stored = JSON.stringify(keys.stored())
  expect(stored.length).toBeLessThan(40_000)
  const again = keySet(JSON.parse(stored) as ReturnType<typeof keys.stored>)
  expect([1, 2, 99_999, 100_001, 'a text', 'another'].map((key) => again.has(key))).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ])
})
