import type { Context } from 'hono'
import { ConsentPage, type ConsentPageForm } from '#web/site/pages/consent.tsx'
import { countOpening } from '#worker/features/identity/signed-links/signed-links.service.ts'
import { answerPrivately, formFields, type PrivatePage } from '#worker/features/jobs/site/private-page.tsx'
import { callerAddress } from '#worker/http/caller.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv, Router } from '#worker/http/route.ts'
import { answerConsent, consentForm } from './consent-answer.service.ts'
import { openConsent, readConsentPage } from './consent-page.service.ts'

/** Mounts the page where a candidate agrees to a submission, declines it, or withdraws. Only a POST changes anything. */
export function consentPages({ hono }: Router): void {
  hono.get('/consent/:token', (c) =>
    answerPrivately(c, async () => {
      const link = await openConsent(c.var.deps, readerOf(c))
      const { view } = await readConsentPage(c.var.deps, link)
      await countOpening(c.var.deps, link, { method: c.req.method, agent: c.req.header('user-agent') })
      return pageOf(<ConsentPage view={view} />)
    }),
  )
  hono.post('/consent/:token', (c) => answerPrivately(c, () => answerForm(c)))
}

const readerOf = (c: Context<AppEnv>) => ({ token: c.req.param('token') ?? '', address: callerAddress(c) })

const pageOf = (body: PrivatePage['body']): PrivatePage => ({ title: 'Your consent', body })

/** Answers the form with the current state, or with the form, everything typed, and what is missing. */
async function answerForm(c: Context<AppEnv>): Promise<PrivatePage> {
  const { deps } = c.var
  const reader = readerOf(c)
  const link = await openConsent(deps, reader)
  const fields = await formFields(c)
  const parsed = consentForm.safeParse(fields)
  const again = async (problem: string): Promise<PrivatePage> => {
    const { view } = await readConsentPage(deps, link)
    const typed: ConsentPageForm = { prior: fields['prior'], priorText: fields['priorText'], answer: fields['answer'] }
    return { ...pageOf(<ConsentPage view={view} typed={typed} problem={problem} />), status: 400 }
  }
  if (!parsed.success) return again('Please choose an answer.')
  try {
    const origin = { ip: reader.address, agent: c.req.header('user-agent'), token: reader.token }
    const note = await answerConsent(deps, link, parsed.data, origin)
    const { view } = await readConsentPage(deps, link)
    return pageOf(<ConsentPage view={view} isAskedAgain={note === 'asked_again'} />)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'prior_contact_needed') throw error
    return again(error.message)
  }
}
