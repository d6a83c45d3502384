import type { Context } from 'hono'
import { applicationSources } from '#contract/domain/application-sources.ts'
import { jdYearBounds } from '#contract/domain/jd.ts'
import type { TypedApplication } from '#contract/domain/typed-application.ts'
import { ApplicationSentPage, ApplyFormPage } from '#web/site/pages/apply-form.tsx'
import { JobClosedPage } from '#web/site/pages/job.tsx'
import { JobNotFoundPage } from '#web/site/pages/not-found.tsx'
import {
  experienceFieldOf,
  openPublicJob,
  presentPublicJob,
  similarJobs,
} from '#worker/features/jobs/jobs/board.service.ts'
import { jobByShortId } from '#worker/features/jobs/jobs/jobs.service.ts'
import { listPracticeAreas } from '#worker/features/jobs/practice-areas/practice-areas.service.ts'
import { answerPrivately, type PrivatePage } from '#worker/features/jobs/site/private-page.tsx'
import { callerAddress } from '#worker/http/caller.ts'
import { AppError, badRequest } from '#worker/http/errors.ts'
import type { AppEnv, Router } from '#worker/http/route.ts'
import { emptyForm, readForm, sendForm } from './apply-form.service.ts'

type C = Context<AppEnv>

/** Mounts the application form for browsers without JavaScript: one page, with the résumé as a part of its POST. */
export function applyFormRoutes({ hono }: Router): void {
  hono.get('/apply/:shortId/form', (c) =>
    answerPrivately(c, () =>
      unlessClosed(c, async () => {
        const { deps } = c.var
        await openPublicJob(deps, shortIdOf(c))
        const { experienceField } = await experienceFieldOf(deps, shortIdOf(c))
        const source = applicationSources.find((one) => one === c.req.query('source')) ?? ''
        const { typed } = emptyForm(deps.ids.secretId(), deps.now(), { experienceField, source })
        return formPage(c, { typed, errors: {} })
      }),
    ),
  )
  hono.post('/apply/:shortId/form', (c) =>
    answerPrivately(c, () =>
      unlessClosed(c, async () => {
        const { deps } = c.var
        const shortId = shortIdOf(c)
        const job = await openPublicJob(deps, shortId)
        const form = readForm(await partsOf(c), deps.ids.secretId())
        const outcome = await sendForm(deps, { form, shortId, address: callerAddress(c) })
        if (!('email' in outcome)) return formPage(c, outcome)
        const similar = await similarJobs(deps, job)
        const sent = { job: presentPublicJob(job), email: outcome.email, similar, now: deps.now() }
        return { title: 'Application submitted', body: <ApplicationSentPage {...sent} /> }
      }),
    ),
  )
}

const shortIdOf = (c: C) => c.req.param('shortId') ?? ''

type FormState = {
  status?: PrivatePage['status']
  typed: TypedApplication
  errors: Record<string, string>
  problem?: string
}

async function formPage(c: C, { status = 200, ...state }: FormState): Promise<PrivatePage> {
  const { deps } = c.var
  const shortId = shortIdOf(c)
  const job = presentPublicJob(await openPublicJob(deps, shortId))
  const [areas, { examples }] = await Promise.all([listPracticeAreas(deps), experienceFieldOf(deps, shortId)])
  // The job's own areas first.
  const practiceAreas = new Set([job.practiceArea, ...job.additionalAreas, ...areas.map(({ label }) => label)])
  const { min, max } = jdYearBounds(deps.now())
  const facts = { job, examples, jdYears: { min, max }, practiceAreas: [...practiceAreas].filter(Boolean) }
  return {
    status,
    title: `Apply: ${job.title}`,
    body: ({ brand }) => <ApplyFormPage {...facts} {...state} brandName={brand.brandName} />,
  }
}

/** Shows the page of a closed or unknown position where there is no open one. */
async function unlessClosed(c: C, make: () => Promise<PrivatePage>): Promise<PrivatePage> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof AppError) || (error.status !== 404 && error.status !== 410)) throw error
    const { deps } = c.var
    const job = error.status === 410 ? await jobByShortId(deps, shortIdOf(c)) : undefined
    if (!job) return { status: 404, title: 'Job Not Found', body: <JobNotFoundPage /> }
    const similar = await similarJobs(deps, job)
    const closed = { now: deps.now(), practiceArea: job.practiceArea, similar }
    return { status: 410, title: 'Position closed', body: <JobClosedPage {...closed} /> }
  }
}

/** The parts of the form. @throws AppError 400 for a body that isn't a form, or was cut off. */
async function partsOf(c: C): Promise<FormData> {
  try {
    return await c.req.raw.formData()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const message = 'Your application didn’t arrive completely, so nothing was sent. Go back and submit it again.'
    throw badRequest('invalid_input', message)
  }
}
