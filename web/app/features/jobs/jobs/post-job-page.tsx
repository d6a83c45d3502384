import { useState } from 'react'
import { useNavigate } from 'react-router'
import { jobsApi } from '#contract/api/jobs/jobs.ts'
import type { JobForm } from '#contract/domain/job-form-rules.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { paths } from '#web/app/paths.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import { FromAddress } from './from-address.tsx'
import { JobEditor } from './job-editor.tsx'
import type { JobFormReturn } from './job-fields.tsx'
import { emptyJob } from './job-form-values.ts'
import { practiceAreasQuery, refreshJobs } from './job-queries.ts'
import { PasteDescription } from './paste-description.tsx'

export function loader(): null {
  void queryClient.prefetchQuery(practiceAreasQuery)
  return null
}

/** Tools above the empty form that can fill it in. */
function importTools(form: JobFormReturn) {
  return (
    <>
      <FromAddress form={form} />
      <PasteDescription form={form} />
    </>
  )
}

/** A new job, public as soon as it is saved unless the form says otherwise. */
export function PostJobPage() {
  const navigate = useNavigate()
  const [values] = useState(() => emptyJob(new Date()))
  async function save(body: JobForm) {
    try {
      const job = await call(jobsApi.create, { body })
      refreshJobs()
      toast({
        title: 'Job Created!',
        text: job.isActive ? `${job.title} is on the board.` : `${job.title} is saved and not public yet.`,
        ...(job.isActive
          ? {
              action: {
                label: 'View',
                onSelect: () => window.open(paths.site.job(job.shortId), '_blank', 'noreferrer'),
              },
            }
          : {}),
      })
      // After the editor has cleared its draft.
      setTimeout(() => void navigate(paths.adminView('manage-jobs')), 0)
    } catch (error) {
      toast({ title: 'Job Creation Failed', text: sentenceOf(error, 'Failed to create job'), variant: 'destructive' })
      throw error
    }
  }
  return (
    <>
      <title>{pageTitle('Post Job')}</title>
      <h1 className="text-2xl">Post Job</h1>
      <p className="mb-4 text-sm text-ink-muted">Your draft is saved on this device until you post or discard it</p>
      <JobEditor
        values={values}
        submitLabel="Post job"
        onSave={(form) => save(form as JobForm)}
        helpers={importTools}
      />
    </>
  )
}
