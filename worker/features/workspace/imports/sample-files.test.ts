import { expect, test } from 'vitest'
import type { ImportDetail, ImportRow } from '#contract/api/workspace/imports.ts'
import type { ImportKind } from '#contract/domain/imports.ts'
import { presetColumns } from '#contract/domain/import-presets.ts'
import { call, signedIn, testDeps } from '#worker/test/api.ts'
import firms from '../../../../docs/import/1-firms.csv?raw'
import contacts from '../../../../docs/import/2-contacts.csv?raw'
import people from '../../../../docs/import/3-candidates-bullhorn.csv?raw'
import jobs from '../../../../docs/import/4-jobs.csv?raw'
import submissions from '../../../../docs/import/5-submissions.csv?raw'
import { checkImport, runImport } from './run-import.service.ts'

const deps = () => testDeps({ now: () => new Date() })

test('the sample files can be imported in their order, without a problem', async () => {
  const as = await signedIn('admin')
  const files: readonly [kind: ImportKind, csv: string, rows: number][] = [
    ['firms', firms, 4],
    ['contacts', contacts, 4],
    ['candidates', people, 8],
    ['jobs', jobs, 3],
    ['submissions', submissions, 4],
  ]
  for (const [kind, csv, rows] of files) {
    const read = await call('POST', `/api/imports?kind=${kind}&name=sample.csv`, { as, raw: csv })
    const { id, headers, columns: guessed } = await read.json<ImportDetail>()
    const columns = kind === 'candidates' ? presetColumns('bullhorn', kind, headers) : guessed
    await call('POST', `/api/imports/${id}/check`, { as, body: { columns, source: 'Bullhorn' } })
    await checkImport(deps(), id)
    await call('POST', `/api/imports/${id}/run`, { as })
    await runImport(deps(), id)
    const { counts } = await (await call('GET', `/api/imports/${id}`, { as })).json<ImportDetail>()
    const bad = await call('GET', `/api/imports/${id}/rows?verdict=bad`, { as })
    const problems = (await bad.json<{ items: ImportRow[] }>()).items.flatMap((row) => row.problems)
    expect({ kind, problems }).toEqual({ kind, problems: [] })
    expect({ kind, ...counts }).toMatchObject({ kind, new: rows, added: rows, bad: 0, possible: 0 })
  }
})
