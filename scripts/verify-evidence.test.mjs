// @ts-check
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root } from './process.mjs'
import { verifyChain, verifyJoins } from './verify-evidence.mjs'

const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
afterEach(() => rmSync(join(folder, 'evidence.json'), { force: true }))

const chain = 'c12:harrow & vale llp'

/** Three entries of a chain, made as docs/evidence.md says. */
function written() {
  /** @type {import('./verify-evidence.mjs').Entry[]} */
  const made = []
  for (const [minute, kind] of ['submission_added', 'submission_changed', 'submission_removed'].entries()) {
    const at = Date.UTC(2026, 5, 15, 15, minute)
    const body = JSON.stringify({ company: 'Harrow & Vale LLP', status: `Łukasz\n“${minute}”` })
    const previousHash = made.at(-1)?.hash ?? chain
    const hash = createHash('sha256').update(`${previousHash}\n${at}\n${kind}\n${body}`).digest('hex')
    made.push({ seq: minute + 1, at, kind, body, previousHash, hash, erasedAt: null })
  }
  return made
}

test('the script names a changed, missing or moved entry', () => {
  const [first, second, third] = written()
  if (!first || !second || !third) throw new Error('no entries')
  const changed = 'Entry 2 was changed after it was written.'
  for (const [entries, problems, remarks] of /** @type {const} */ ([
    [[first, second, third], [], []],
    [[first, { ...second, body: second.body?.replace('1', '2') ?? '' }, third], [changed], []],
    [[first, { ...second, at: 1 }, third], [changed], []],
    [[first, { ...second, kind: 'note' }, third], [changed], []],
    [[first, third], ['Entry 2 is missing.'], []],
    [[second, third], ['Entry 1 is missing.'], []],
    [[first, { ...third, seq: 2 }], ['Entry 2 doesn’t follow the entry before it.'], []],
    [
      [first, { ...second, body: null, erasedAt: Date.UTC(2026, 6, 1) }, third],
      [],
      ['Entry 2 was erased on 2026-07-01. Its fingerprint remains.'],
    ],
    [[first, { ...second, body: null }, third], [], ['The text of entry 2 isn’t in this file.']],
  ])) {
    expect(verifyChain({ chain, entries: [...entries] })).toEqual({ problems, remarks })
  }
})

test('the script compares the end of a chain that was joined', () => {
  const entries = written()
  const last = entries.at(-1)
  const joining = (/** @type {unknown} */ otherHash) => ({
    chain: 'c5:harrow vale',
    entries: entries.slice(0, 1).map((entry) => ({
      ...entry,
      kind: 'chain_joined',
      body: JSON.stringify({ otherChain: chain, otherHash, otherNumber: 3 }),
    })),
  })
  const other = { chain, entries }
  expect(verifyJoins(joining(last?.hash), [other])).toEqual({ problems: [], remarks: [] })
  expect(verifyJoins(joining(last?.hash), [])).toEqual({
    problems: [],
    remarks: [`Entry 1 names ${chain}, which isn’t in this file.`],
  })
  const problems = [`Entry 1 names entry 3 of ${chain}, which isn’t as it was.`]
  expect(verifyJoins(joining('other'), [other])).toEqual({ problems, remarks: [] })
  // Its end was cut off.
  expect(verifyJoins(joining(last?.hash), [{ chain, entries: entries.slice(0, 2) }])).toEqual({ problems, remarks: [] })
})

test('the script says which entry of a file was changed, and exits with 1', () => {
  const entries = written()
  const file = join(folder, 'evidence.json')
  const run = () => spawnSync(process.execPath, ['scripts/verify-evidence.mjs', file], { cwd: root, encoding: 'utf8' })
  const save = (/** @type {unknown} */ content) => writeFileSync(file, JSON.stringify(content))
  const whole = { format: 'placet-evidence-1', isComplete: true, chains: [{ chain, entries }] }
  save(whole)
  expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining(`${chain}: intact, 3 entries`) })
  const body = whole.chains[0]?.entries[1]?.body ?? ''
  writeFileSync(file, JSON.stringify(whole).replace(JSON.stringify(body), JSON.stringify(body.replace('1', '2'))))
  expect(run()).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('Entry 2 was changed after it was written.'),
  })
  save({ ...whole, format: 'other' })
  expect(run().status).toBe(2)
})

test('nothing but the eraser updates or deletes entries', () => {
  const wanted = String.raw`(update|delete)\(evidence\)|(update|delete from) evidence\b`
  const found = execFileSync('git', ['grep', '-lEi', '--untracked', wanted, '--', 'worker', 'bench', 'migrations'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = found
    .trim()
    .split('\n')
    .filter((path) => !path.endsWith('.test.ts'))
  expect(files).toEqual(['worker/features/candidates/candidate-rights/erased-evidence.ts'])
})
