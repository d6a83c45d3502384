import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { ImportKind } from '#contract/domain/imports.ts'
import { presetColumns } from '#contract/domain/import-presets.ts'
import { signedIn } from '#worker/test/api.ts'
import { checkedImport, finishedImport, importRowsOf } from '#worker/test/imports.ts'
import firms from '../../../../docs/import/1-firms.csv?raw'
import contacts from '../../../../docs/import/2-contacts.csv?raw'
import people from '../../../../docs/import/3-candidates-bullhorn.csv?raw'
import jobs from '../../../../docs/import/4-jobs.csv?raw'
import submissions from '../../../../docs/import/5-submissions.csv?raw'

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
    const headers = parse(csv, { bom: true, to: 1 })[0] ?? []
    const columns = kind === 'candidates' ? { columns: presetColumns('bullhorn', kind, headers) } : {}
    const { id } = await checkedImport(as, kind, csv, { source: 'Bullhorn', ...columns })
    const { counts } = await finishedImport(as, id)
    const problems = (await importRowsOf(as, id, 'bad')).flatMap((row) => row.problems)
    expect({ kind, problems }).toEqual({ kind, problems: [] })
    expect({ kind, ...counts }).toMatchObject({ kind, new: rows, added: rows, bad: 0, possible: 0 })
  }
})
