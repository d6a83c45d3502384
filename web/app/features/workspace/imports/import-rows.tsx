import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { importsApi, type ImportDetail, type ImportRow } from '#contract/api/workspace/imports.ts'
import {
  importChoicesOf,
  importVerdicts,
  type ImportChoice,
  type ImportKind,
  type ImportRowList,
  type ImportVerdict,
} from '#contract/domain/imports.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { usePagedQuery } from '#web/app/lib/paged-query.ts'
import { ShowMore } from '#web/app/lib/show-more.tsx'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/app/ui/button.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { Select } from '#web/app/ui/select.tsx'
import { SkeletonCards } from '#web/app/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/app/ui/tabs.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { importRowPages, refreshImports } from './import-queries.ts'
import { importWords } from './import-words.ts'

const labels = {
  new: 'New',
  update: 'Fills a record',
  same: 'On record',
  possible: 'To decide',
  bad: 'Problems',
} as const satisfies Record<ImportVerdict, string>

const choices = [
  { value: 'skip', label: 'Leave out' },
  { value: 'update', label: 'Fill the record' },
  { value: 'new', label: 'Add as new' },
] as const

/** The rows of a checked file by what will come of them; the first tab is one that needs attention. */
export function ImportRows({ found }: { found: ImportDetail }) {
  const [verdict, setVerdict] = useState<ImportVerdict>(() => {
    const first = (['possible', 'bad'] as const).find((name) => found.counts[name] > 0)
    return first ?? 'new'
  })
  const tabs = importVerdicts.map((value) => ({ value, label: labels[value], count: found.counts[value] }))
  return (
    <Tabs tabs={tabs} value={verdict} onValueChange={setVerdict} label="Rows">
      <TabPanel value={verdict}>
        <RowList key={verdict} found={found} verdict={verdict} />
      </TabPanel>
    </Tabs>
  )
}

function useDecide(id: number) {
  return useMutation({
    mutationFn: (body: { row?: number; choice: ImportChoice }) => call(importsApi.decide, { params: { id }, body }),
    onSettled: refreshImports,
    onError: (error) =>
      toast({ title: 'Update Failed', text: sentenceOf(error, 'Your decision wasn’t saved.'), variant: 'destructive' }),
  })
}

/** Rows of one list, with a choice where somebody has to decide. */
export function RowList({ found, verdict }: { found: ImportDetail; verdict: ImportRowList }) {
  const { list, rows } = usePagedQuery(importRowPages(found.id, verdict), ({ row }) => row)
  const { mutate, isPending } = useDecide(found.id)
  const mayDecide = verdict === 'possible' && found.state === 'checked'
  return (
    <div className="flex flex-col gap-3 pt-3">
      {mayDecide && found.counts.undecided > 0 ? (
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
          <span>{found.counts.undecided} undecided. Rows without a decision are left out.</span>
          {rows.some(({ target }) => target) && importChoicesOf[found.kind].includes('update') ? (
            <Button size="sm" isBusy={isPending} onClick={() => mutate({ choice: 'update' })}>
              Fill the records of all
            </Button>
          ) : null}
          <Button size="sm" isBusy={isPending} onClick={() => mutate({ choice: 'new' })}>
            Add all as new
          </Button>
        </div>
      ) : null}
      <ListState
        list={list}
        rows={rows}
        pending={<SkeletonCards label="Reading rows" />}
        failure={{ title: 'The rows couldn’t be loaded' }}
        empty={<EmptyState level={3} title="No rows" />}
      >
        <ul className="divide-y divide-rule border-y border-rule">
          {rows.map((row) => (
            <li key={row.row} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
              <span className="w-16 text-ink-muted tabular-nums">Row {row.row}</span>
              <div className="min-w-40 flex-1 wrap-anywhere">
                <span className="font-medium">{row.name ?? importWords[found.kind].noName}</span>
                {row.email ? <span className="text-ink-muted"> · {row.email}</span> : null}
                <About kind={found.kind} row={row} />
                {row.resume ? (
                  <span className="block text-ink-muted">
                    Résumé: {row.resume.file}
                    {row.resume.isReceived ? null : ' (no file yet)'}
                  </span>
                ) : null}
              </div>
              {mayDecide ? (
                <div className="w-44 max-sm:w-full">
                  <Select
                    aria-label={`Decision about row ${row.row}`}
                    options={choicesOf(found, row)}
                    value={row.choice ?? ''}
                    placeholder="Decide"
                    onValueChange={(choice) => mutate({ row: row.row, choice })}
                  />
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      </ListState>
      <ShowMore list={list} failed="The next rows couldn’t be loaded." />
    </div>
  )
}

/** Choices about a row: one that resembles no record can't fill one. */
const choicesOf = ({ kind }: ImportDetail, { target }: ImportRow) =>
  choices.filter(({ value }) => importChoicesOf[kind].includes(value) && (value !== 'update' || target !== null))

/** Where the record of a row is. Contacts and submissions have no page of their own. */
const targetPaths: Record<ImportKind, ((id: number) => string) | undefined> = {
  candidates: paths.person,
  firms: paths.firm,
  contacts: undefined,
  jobs: paths.jobEditor,
  submissions: undefined,
}

/** Problems of a row, or the record that it is about. */
function About({ kind, row: { problems, target } }: { kind: ImportKind; row: ImportRow }) {
  if (problems.length > 0) {
    return (
      <ul className="text-danger">
        {problems.map(({ column, message }) => (
          <li key={`${column} ${message}`}>
            {column}: {message}
          </li>
        ))}
      </ul>
    )
  }
  if (!target) return null
  const to = targetPaths[kind]
  return (
    <span className="block text-ink-muted">
      On record:{' '}
      {to ? (
        <Link className={linkClass()} to={to(target.id)}>
          {target.name}
        </Link>
      ) : (
        target.name
      )}
    </span>
  )
}
