import { Ban, Copy, Ellipsis, ExternalLink, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { JobRow } from '#contract/api/jobs/jobs.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { paths } from '#web/app/paths.ts'
import { ConfirmDialog } from '#web/app/ui/alert-dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/app/ui/dropdown-menu.tsx'
import { IconButton } from '#web/app/ui/icon-button.tsx'
import { useDelete, useDuplicate, useOpenOrClose } from './job-changes.ts'

type JobActionsProps = {
  job: JobRow
  /** Called when the job is gone. */
  onDeleted?: () => void
}

/** The actions for a job besides editing. */
export function JobActions({ job, onDeleted }: JobActionsProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { change } = useOpenOrClose()
  const { duplicate } = useDuplicate()
  const remove = useDelete(() => {
    setIsAsking(false)
    onDeleted?.()
  })
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={`More actions for ${job.title}`} />}>
        {job.isActive ? (
          <MenuItem asChild>
            <a href={paths.site.job(job.shortId)} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden className="size-4 shrink-0" />
              View public page<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </MenuItem>
        ) : null}
        <MenuItem icon={Copy} onSelect={() => duplicate(job)}>
          Duplicate
        </MenuItem>
        {job.isActive ? (
          <MenuItem icon={Ban} onSelect={() => change('closed', [job.id])}>
            Close
          </MenuItem>
        ) : (
          <MenuItem icon={RotateCcw} onSelect={() => change('open', [job.id])}>
            {job.closedAt === null ? 'Publish' : 'Reopen'}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="danger" onSelect={() => setIsAsking(true)}>
          Delete
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(isOpen) => {
          setIsAsking(isOpen)
          remove.reset()
        }}
        title="Delete this job?"
        text={`${job.title} at ${job.firmName} will be removed from the board and this list. This can’t be undone.${applicationsText(job.applicants)}`}
        confirmLabel="Delete job"
        onConfirm={() => remove.mutate(job)}
        isBusy={remove.isPending}
        error={remove.error ? sentenceOf(remove.error, 'Failed to delete job') : undefined}
      />
    </>
  )
}

function applicationsText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' Its application will be kept.' : ` Its ${count} applications will be kept.`
}
