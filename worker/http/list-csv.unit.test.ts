import { expect, test } from 'vitest'
import { peopleColumns } from '#contract/api/candidates/people.ts'
import { guessColumns, importFields } from '#contract/domain/imports.ts'
import type { CsvColumns } from '#contract/list-csv.ts'
import type { Deps } from '#worker/deps.ts'
import type { Actor } from './access.ts'
import { listCsv } from './list-csv.ts'

const columns: CsvColumns<{ name: string; score: number | null }> = [
  ['Name', (row) => row.name],
  ['Score', (row) => row.score],
]
const actor = { id: 7 } as Actor

function setUp(isSpent: () => boolean = () => false) {
  const logged: unknown[] = []
  /** Rows of each download that was noted; null until its end. */
  const noted: (number | null)[] = []
  const deps = {
    archives: {
      noteList: async () => noted.push(null),
      listDownloaded: async (id: number, rows: number) => void (noted[id - 1] = rows),
    } as unknown as Deps['archives'],
    budget: { queries: () => 0, isSpent },
    log: (event: string, fields?: object) => void logged.push({ event, ...fields }),
    now: () => new Date('2026-06-15T15:00:00.000Z'),
  }
  return { deps, logged, noted }
}

/** A list of so many rows that remembers how often it was asked. */
function listOf(count: number) {
  const asked: (string | undefined)[] = []
  const read = async ({ cursor, limit }: { cursor: string | undefined; limit: number }) => {
    asked.push(cursor)
    const from = Number(cursor ?? 0)
    const items = Array.from({ length: Math.min(limit, count - from) }, (_, at) => ({
      name: `Row ${from + at}`,
      score: -5,
    }))
    return { items, nextCursor: from + limit < count ? String(from + limit) : null }
  }
  return { asked, read }
}

test('writes every page once, with a byte order mark and one header', async () => {
  const { deps, logged, noted } = setUp()
  const { asked, read } = listOf(2_500)
  const answer = await listCsv(deps, actor, { name: 'Rows', columns, read })
  expect(answer.headers.get('Content-Disposition')).toContain('filename="Rows 2026-06-15.csv"')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
  expect(lines.length).toBe(2_501)
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['Name,Score', 'Row 0,-5', 'Row 2499,-5'])
  expect(asked).toEqual([undefined, '1000', '2000'])
  expect(logged).toEqual([
    { event: 'list.downloaded', list: 'Rows', userId: 7, rows: 2_500, isWhole: true, isCounted: true },
  ])
  expect(noted).toEqual([2_500])
})

test('reads no page before the browser takes it', async () => {
  const { deps, logged, noted } = setUp()
  const { asked, read } = listOf(5_000)
  const reader = (await listCsv(deps, actor, { name: 'Rows', columns, read })).body?.getReader()
  await reader?.read()
  expect(noted).toEqual([null])
  await reader?.cancel()
  expect(asked.length).toBeLessThan(3)
  expect(logged).toMatchObject([{ isWhole: false }])
})

test('says at its end that rows are missing when the queries are spent', async () => {
  const { deps, logged } = setUp(() => true)
  const text = await (await listCsv(deps, actor, { name: 'Rows', columns, read: listOf(1_001).read })).text()
  expect(text).toMatch(/Row 999,-5\r\nThis file ends after 1000 rows\./)
  expect(logged).toMatchObject([{ rows: 1_000, isWhole: false }])
})

test('is the header alone without rows, and makes no cell a formula', async () => {
  const { deps } = setUp()
  const empty = await listCsv(deps, actor, { name: 'Rows', columns, read: listOf(0).read })
  expect(await empty.text()).toBe('Name,Score\r\n')
  const read = async () => ({ items: [{ name: '=HYPERLINK("x")', score: null }], nextCursor: null })
  const text = await (await listCsv(deps, actor, { name: 'Rows', columns, read })).text()
  expect(text).toContain(`"'=HYPERLINK(""x"")",`)
})

test('names the columns of people as an import reads them', () => {
  const headers = peopleColumns.map(([header]) => header)
  const read = guessColumns('candidates', headers, []).filter((key) => key !== '')
  // Files are in the archive of everything, whose people.csv names them.
  const apart = ['firstName', 'lastName', 'location', 'resumeFile', 'externalId']
  expect(read.sort()).toEqual(
    importFields.candidates
      .map(({ key }) => key)
      .filter((key) => !apart.includes(key))
      .sort(),
  )
})
