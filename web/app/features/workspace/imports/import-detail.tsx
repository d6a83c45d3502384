import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { importsApi, type ImportDetail as Detail } from '#contract/api/workspace/imports.ts'
import { importChoicesOf, importFields } from '#contract/domain/imports.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { ListState } from '#web/app/lib/list-state.tsx'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { buttonClass } from '#web/app/ui/button-class.ts'
import { Card } from '#web/app/ui/card.tsx'
import { ProgressBar } from '#web/app/ui/progress-bar.tsx'
import { SkeletonCards } from '#web/app/ui/skeleton.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { ColumnsStep } from './columns-step.tsx'
import { importQuery, isWorking, refreshImports } from './import-queries.ts'
import { importWords } from './import-words.ts'
import { ImportRows, RowList } from './import-rows.tsx'
import { ResumesStep } from './resumes-step.tsx'
import { useSendResumes } from './use-send-resumes.ts'

const rowsText = (count: number) => `${numberText(count)} ${count === 1 ? 'row' : 'rows'}`

/** An import at the step where it is: columns, check, run, report. */
export function ImportDetail({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(importQuery(id))
  return (
    <ListState
      list={query}
      rows={query.data ? [query.data] : []}
      pending={<SkeletonCards label="Reading the import" />}
      failure={{ title: 'The import couldn’t be loaded' }}
      empty={null}
    >
      {query.data ? <Step found={query.data} onClose={onClose} /> : null}
    </ListState>
  )
}

function Step({ found, onClose }: { found: Detail; onClose: () => void }) {
  const [isChoosing, setIsChoosing] = useState(false)
  if (isWorking(found)) return <Working found={found} />
  if (found.state === 'columns' || (found.state === 'checked' && isChoosing)) {
    return (
      <>
        {found.progress > 0 && found.state === 'columns' ? (
          <p className="text-sm">The check stopped before it ended. Start it again.</p>
        ) : null}
        <ColumnsStep found={found} onChecked={() => setIsChoosing(false)} />
        <Remove found={found} onRemoved={onClose} />
      </>
    )
  }
  if (found.state === 'checked') return <Checked found={found} onChange={() => setIsChoosing(true)} onClose={onClose} />
  return <Done found={found} />
}

const work = { checking: 'Checking rows', running: 'Importing', undoing: 'Undoing the import' } as const

function Working({ found: { state, progress, total } }: { found: Detail }) {
  return (
    <Card title={work[state as keyof typeof work]}>
      <ProgressBar
        label={work[state as keyof typeof work]}
        value={progress}
        max={total}
        detail={`${numberText(progress)} of ${rowsText(total)}`}
      />
      <p className="mt-3 text-sm text-ink-muted">
        You can leave this page. The work continues, and nothing is lost if it is interrupted.
      </p>
    </Card>
  )
}

/** Starts a step, and says why if it couldn't be started. */
function useStep(endpoint: typeof importsApi.run | typeof importsApi.undo, id: number) {
  return useMutation({ mutationFn: () => call(endpoint, { params: { id } }), onSettled: refreshImports })
}

function Checked({ found, onChange, onClose }: { found: Detail; onChange: () => void; onClose: () => void }) {
  const { counts } = found
  const words = importWords[found.kind]
  const run = useStep(importsApi.run, found.id)
  const resumes = useSendResumes(found.id)
  const hasStopped = found.progress < found.total
  const isNothing = !hasStopped && counts.new + counts.update + counts.chosen === 0
  return (
    <>
      <Card title={titleOf(hasStopped, isNothing)}>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure label={words.found} count={counts.new} />
          {importChoicesOf[found.kind].includes('update') ? (
            <Figure label="Records to fill" count={counts.update} />
          ) : null}
          <Figure label="Already on record" count={counts.same} />
          <Figure label="To decide" count={counts.possible} />
          <Figure label="Rows with problems" count={counts.bad} />
        </dl>
        <p className="mt-4 max-w-2xl text-sm text-ink-muted">
          {isNothing ? nothingText(found) : `${words.checked} ${updateText(found)}`.trim()}
        </p>
        {run.error ? (
          <p className="mt-3 text-sm text-danger">{sentenceOf(run.error, 'The import didn’t start.')}</p>
        ) : null}
        <p className="mt-4 flex flex-wrap gap-2">
          {isNothing ? null : (
            <Button variant="primary" isBusy={run.isPending} disabled={resumes.isBusy} onClick={() => run.mutate()}>
              {hasStopped ? 'Continue the import' : 'Import'}
            </Button>
          )}
          <Button onClick={onChange}>Change columns</Button>
          <Report id={found.id} />
          <Remove found={found} onRemoved={onClose} />
        </p>
      </Card>
      {counts.resumes > 0 ? <ResumesStep found={found} resumes={resumes} /> : null}
      <ImportRows key={found.state} found={found} />
    </>
  )
}

function titleOf(hasStopped: boolean, isNothing: boolean): string {
  if (hasStopped) return 'The import stopped before it ended'
  return isNothing ? 'Nothing to import' : 'Ready to import'
}

/** Sentence about the records that rows fill. */
function updateText({ kind, counts, overwrites }: Detail): string {
  if (!importChoicesOf[kind].includes('update') || counts.update + counts.possible === 0) return ''
  if (overwrites.length === 0) return 'Filling a record completes its empty fields and overwrites nothing.'
  const names = importFields[kind].filter(({ key }) => overwrites.includes(key)).map(({ label }) => label.toLowerCase())
  return `Filling a record completes its empty fields, and replaces ${new Intl.ListFormat('en-US').format(names)} where your file says something else.`
}

/** Advice for a file that brings nothing in. */
function nothingText({ counts }: Detail): string {
  if (counts.undecided > 0) return 'Every other row is on record or has a problem. Decide about the rows below.'
  if (counts.bad > 0)
    return 'Every other row is on record. Fix the rows with problems in your file, or change the columns.'
  return 'Every row is on record already, so this file would change nothing.'
}

function Done({ found }: { found: Detail }) {
  const [isAsking, setIsAsking] = useState(false)
  const undo = useStep(importsApi.undo, found.id)
  const { counts, state, undoUntil } = found
  const words = importWords[found.kind]
  return (
    <>
      <Card title={state === 'undone' ? 'The import was undone' : 'The import is done'}>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure label={words.added} count={counts.added} />
          {importChoicesOf[found.kind].includes('update') ? (
            <Figure label="Records filled" count={counts.filled} />
          ) : null}
          {counts.resumes > 0 && state === 'done' ? (
            <Figure label="Résumés added" count={found.receivedResumes} />
          ) : null}
          <Figure label="Rows left out" count={found.total - counts.added - counts.filled} />
          {state === 'undone' ? (
            <Figure label="Left as they are, because they have changed since" count={counts.kept} />
          ) : null}
        </dl>
        {undoUntil ? (
          <p className="mt-4 text-sm text-ink-muted">
            You can undo this import until <Time at={undoUntil} />. The report stays until then.
          </p>
        ) : null}
        <p className="mt-4 flex flex-wrap gap-2">
          <Report id={found.id} />
          {undoUntil ? <Button onClick={() => setIsAsking(true)}>Undo the import</Button> : null}
        </p>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title="Undo this import?"
          text={words.undo}
          confirmLabel="Undo the import"
          isBusy={undo.isPending}
          error={undo.error ? sentenceOf(undo.error, 'The undo didn’t start.') : undefined}
          onConfirm={() => undo.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
        />
      </Card>
      {state === 'undone' && counts.kept > 0 ? (
        <Card title="Left as they are">
          <p className="max-w-2xl text-sm text-ink-muted">These have changed since the import.</p>
          <RowList found={found} verdict="kept" />
        </Card>
      ) : null}
    </>
  )
}

const Figure = ({ label, count }: { label: string; count: number }) => (
  <div>
    <dd className="font-serif text-2xl tabular-nums">{numberText(count)}</dd>
    <dt className="text-sm text-ink-muted">{label}</dt>
  </div>
)

const Report = ({ id }: { id: number }) => (
  <a className={buttonClass()} href={endpointUrl(importsApi.report, { id })} download>
    Download report
  </a>
)

function Remove({ found, onRemoved }: { found: Detail; onRemoved: () => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(importsApi.remove, { params: { id: found.id } }),
    onSuccess: () => {
      onRemoved()
      void refreshImports()
    },
    onError: (error) =>
      toast({ title: 'Delete Failed', text: sentenceOf(error, 'The file wasn’t deleted.'), variant: 'destructive' }),
  })
  return (
    <Button variant="quiet" isBusy={isPending} onClick={() => mutate()}>
      Discard this file
    </Button>
  )
}
