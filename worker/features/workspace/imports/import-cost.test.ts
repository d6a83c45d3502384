import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { ImportDetail } from '#contract/api/workspace/imports.ts'
import { makeDeps } from '#worker/deps.ts'
import { call, signedIn } from '#worker/test/api.ts'
import { platform } from '#worker/test/platform.ts'
import { checkImport, runImport, undoImport } from './run-import.service.ts'

const rows = 500
const maxReadForRow = 70
const text =
  'Duties include drafting agreements and leading diligence. Qualifications: three years of experience and admission to the bar.'

const files = {
  candidates: ['First name,Last name,Email,Firm', (n: number) => `Ada,Row ${n},cost${n}@example.com,Firm ${n % 9} LLP`],
  // One title for all: firms alone tell the jobs apart.
  jobs: [
    'Title,Firm,Location,Practice area,Seniority,Description',
    (n: number) => `Tax Associate,Firm ${n} LLP,"Boston, MA",Tax,Associate,"${text} File ${n}."`,
  ],
} as const satisfies Record<string, readonly [string, (n: number) => string]>

/** Rows that a step of the queue reads until it has ended. */
async function readBy(step: typeof checkImport, id: number): Promise<number> {
  let sum = 0
  for (let isLeft = true; isLeft;) {
    const { env: bindings, meter } = platform.invocation<Cloudflare.Env>(env, { isMetered: true })
    isLeft = await step(makeDeps(bindings, createExecutionContext(), { log: () => {}, now: () => new Date() }), id)
    sum += meter.rowsRead
  }
  return sum
}

test.each(['candidates', 'jobs'] as const)('reads few rows for each row of a file of %s', async (kind) => {
  const as = await signedIn('admin')
  const [header, line] = files[kind]
  const raw = [header, ...Array.from({ length: rows }, (_, n) => line(n))].join('\n')
  const upload = await call('POST', `/api/imports?kind=${kind}`, { as, raw })
  const { id, columns }: ImportDetail = await upload.json()
  const post = (step: string, body: unknown) => call('POST', `/api/imports/${id}/${step}`, { as, body })
  const read: Record<string, number> = {}
  expect((await post('check', { columns })).status).toBe(202)
  read['check'] = await readBy(checkImport, id)
  expect((await post('run', {})).status).toBe(202)
  read['run'] = await readBy(runImport, id)
  expect((await post('undo', {})).status).toBe(202)
  read['undo'] = await readBy(undoImport, id)
  const found: ImportDetail = await (await call('GET', `/api/imports/${id}`, { as })).json()
  expect(found).toMatchObject({ state: 'undone', progress: rows, counts: { new: rows, added: rows, kept: 0 } })
  for (const [step, sum] of Object.entries(read)) expect(sum / rows, step).toBeLessThan(maxReadForRow)
})
