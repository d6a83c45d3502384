// @ts-check
// Follows "A new status" of CONTRIBUTING.md in a copy of the files that it names.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root, run } from './process.mjs'

const files = [
  'contract/domain/statuses.ts',
  'contract/domain/stages.ts',
  'contract/domain/status-truth.ts',
  'contract/domain/submission-statuses.ts',
  'worker/features/candidates/status-page/candidate-stages.ts',
  'worker/demo/seed/journeys.ts',
  'worker/demo/seed/random.ts',
]

/** @type {string} */
let copy
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'placet-status-'))
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'))
  const options = { ...compilerOptions, composite: false, incremental: false }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: files }))
  writeFileSync(join(copy, 'package.json'), '{ "type": "module", "imports": { "#contract/*": "./contract/*" } }')
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

/** @param {string} file @param {string} before @param {string} after */
function edit(file, before, after) {
  const text = readFileSync(join(copy, file), 'utf8')
  expect(text).toContain(before)
  writeFileSync(join(copy, file), text.replace(before, after))
}

/** Files that don't compile. */
async function complaints() {
  const { output } = await run('tsc', ['-p', copy, '--pretty', 'false', '--singleThreaded'], { output: 'keep' })
  return [...new Set(files.filter((file) => output.includes(`${file}(`)))]
}

/** Answers of the rules about a status. @param {string} status */
async function facts(status) {
  const script = `
    import * as statuses from './contract/domain/statuses.ts'
    import { stageOf } from './contract/domain/stages.ts'
    import { statusMovedBy } from './contract/domain/status-truth.ts'
    import { candidateStage } from './worker/features/candidates/status-page/candidate-stages.ts'
    const status = ${JSON.stringify(status)}
    const isIn = ({ statuses: list }) => list.includes(status)
    console.log(JSON.stringify({
      label: statuses.statusLabel(status, 'Brand'),
      tone: statuses.statusTone(status),
      columns: statuses.pipelineColumns.filter(isIn).map(({ key }) => key),
      groups: statuses.candidateGroups.filter(isIn).map(({ key }) => key),
      isActive: statuses.isActiveStatus(status),
      stage: stageOf(status),
      movedByHire: statusMovedBy('hired', status),
      shown: candidateStage(status).stage,
    }))`
  writeFileSync(join(copy, 'facts.mjs'), script)
  const answer = await run(process.execPath, ['--no-warnings', join(copy, 'facts.mjs')], { output: 'keep' })
  expect(answer.code, answer.output).toBe(0)
  return JSON.parse(answer.output)
}

const list = 'contract/domain/statuses.ts'

test('the compiler names the files where a new status is unknown', async () => {
  expect(await complaints()).toEqual([])
  edit(list, "  'interviewed',\n", "  'interviewed',\n  'second_interview',\n")
  expect(await complaints()).toEqual([list, ...files.slice(4, 6)])
}, 120_000)

test('a new status of the pipeline is known everywhere after the steps of CONTRIBUTING', async () => {
  edit(list, "  'interviewed',\n", "  'interviewed',\n  'second_interview',\n")
  edit(list, "inInterview: ['interviewed',", "inInterview: ['interviewed', 'second_interview',")
  edit(
    files[4] ?? '',
    '  interviewed: {',
    "  second_interview: { stage: 'Second interview', next: '…' },\n  interviewed: {",
  )
  edit(files[5] ?? '', '  interviewed: 14,', '  interviewed: 7,\n  second_interview: 7,')
  expect(await complaints()).toEqual([])
  expect(await facts('second_interview')).toEqual({
    label: 'Second interview',
    tone: 'interview',
    columns: ['in_interview'],
    groups: ['all', 'in_interview', 'not_rejected'],
    isActive: true,
    stage: 2,
    movedByHire: 'hired',
    shown: 'Second interview',
  })
}, 120_000)

test('a new status that ends the process is inactive and rejected everywhere', async () => {
  edit(list, "  'rejected_by_brand',\n]", "  'rejected_by_brand',\n  'rejected_by_court',\n]")
  edit(list, "'rejected_by_brand'],", "'rejected_by_brand', 'rejected_by_court'],")
  edit(files[4] ?? '', '  rejected_by_brand: ', '  rejected_by_court: notSelected,\n  rejected_by_brand: ')
  edit(files[5] ?? '', '  rejected_by_brand: 12,', '  rejected_by_brand: 6,\n  rejected_by_court: 6,')
  expect(await complaints()).toEqual([])
  expect(await facts('rejected_by_court')).toMatchObject({
    tone: 'rejected',
    columns: ['rejected'],
    groups: ['all', 'rejected'],
    isActive: false,
    stage: 6,
    movedByHire: null,
  })
}, 120_000)

test('CONTRIBUTING names every file of the path', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const path = text.slice(text.indexOf('**A new status**')).split('\n- ')[0] ?? ''
  for (const file of [list, ...files.slice(4, 6), 'npm run db:generate']) expect(path).toContain(file)
})
