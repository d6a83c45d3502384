import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { jobsApi, type JobRow } from '#contract/api/jobs/jobs.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { paths } from '#web/app/paths.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import { refreshJobs, refreshListsOfJobs } from './job-queries.ts'

const jobsText = (count: number) => `${count} ${count === 1 ? 'job' : 'jobs'}`

/** Opens or closes jobs, with Undo in the toast. */
export function useOpenOrClose(): { change: (to: 'open' | 'closed', ids: readonly number[]) => void; isBusy: boolean } {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ to, ids }: { to: 'open' | 'closed'; ids: readonly number[] }) =>
      call(to === 'open' ? jobsApi.reopen : jobsApi.close, { body: { ids: [...ids] } }),
    onSuccess: ({ changed }, { to }) => {
      refreshJobs()
      if (changed.length === 0) {
        toast({
          title: 'Nothing to change',
          text: to === 'open' ? 'They’re already open.' : 'They’re already closed.',
        })
        return
      }
      toast({
        title: 'Job Updated!',
        text: to === 'open' ? `${jobsText(changed.length)} open again.` : `${jobsText(changed.length)} closed.`,
        action: {
          label: 'Undo',
          onSelect: () => mutate({ to: to === 'open' ? 'closed' : 'open', ids: changed }),
        },
      })
    },
    onError: (error) =>
      toast({ title: 'Update Failed', text: sentenceOf(error, 'Failed to update job'), variant: 'destructive' }),
  })
  return { change: (to, ids) => mutate({ to, ids }), isBusy: isPending }
}

/** Creates an unpublished copy and opens it in the editor. */
export function useDuplicate(): { duplicate: (job: JobRow) => void; isBusy: boolean } {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: (job: JobRow) => call(jobsApi.duplicate, { params: { id: job.id } }),
    onSuccess: async (copy) => {
      refreshJobs()
      toast({ title: 'Job Created!', text: 'This copy isn’t public yet.' })
      await navigate(paths.jobEditor(copy.id))
    },
    onError: (error) =>
      toast({ title: 'Job Creation Failed', text: sentenceOf(error, 'Failed to create job'), variant: 'destructive' }),
  })
  return { duplicate: (job) => mutate(job), isBusy: isPending }
}

/** Deletes a job. */
export function useDelete(onDone: () => void) {
  return useMutation({
    mutationFn: (job: JobRow) => call(jobsApi.remove, { params: { id: job.id } }),
    onSuccess: (_, job) => {
      refreshListsOfJobs()
      toast({ title: 'Job Deleted!', text: `${job.title} at ${job.firmName} was removed from the board.` })
      onDone()
    },
    onError: (error) =>
      toast({ title: 'Delete Failed', text: sentenceOf(error, 'Failed to delete job'), variant: 'destructive' }),
  })
}
