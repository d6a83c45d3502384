import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router'
import { publicJobsApi, type PublicJob } from '#contract/api/jobs/jobs.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { ApiError } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { pageTitle } from '#web/app/lib/brand.ts'
import { PublicLayout } from '#web/app/layouts/public-layout.tsx'
import { sourceOfThisVisit } from './visit-source.ts'
import { ApplyWizard } from './apply-wizard.tsx'
import { JobNotFound } from './job-not-found.tsx'

export type ExperienceField = ResponseOf<(typeof publicJobsApi)['experienceField']>

type Loaded = { found: true; job: PublicJob; experience: ExperienceField } | { found: false; isClosed: boolean }

/** Reads the job and the initial value of its experience field. An unknown or closed job is a result, not an error. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  // Now, while the address is still the one that the visitor arrived at.
  sourceOfThisVisit()
  const shortId = params['shortId'] ?? ''
  try {
    const job = await call(publicJobsApi.byShortId, { params: { shortId } })
    // Without the server's suggestion, the job's practice area is used.
    const experience = await call(publicJobsApi.experienceField, { params: { jobId: job.shortId } }).catch(() => ({
      experienceField: job.practiceArea,
      examples: [],
    }))
    return { found: true, job, experience }
  } catch (error) {
    // 400: the id is malformed.
    if (error instanceof ApiError && [400, 404, 410].includes(error.status)) {
      return { found: false, isClosed: error.status === 410 }
    }
    throw error
  }
}

/** The application wizard of one job. */
export function ApplyPage() {
  const loaded = useLoaderData<typeof loader>()
  const { shortId } = useParams()
  if (!loaded.found) {
    return (
      <PublicLayout>
        <title>{pageTitle(loaded.isClosed ? 'Position closed' : 'Job Not Found')}</title>
        <JobNotFound closedShortId={loaded.isClosed ? shortId : undefined} />
      </PublicLayout>
    )
  }
  return (
    <PublicLayout width="wide">
      <title>{pageTitle(`Apply: ${loaded.job.title}`)}</title>
      {/* The key gives another job a new form. */}
      <ApplyWizard key={shortId} job={loaded.job} experience={loaded.experience} />
    </PublicLayout>
  )
}
