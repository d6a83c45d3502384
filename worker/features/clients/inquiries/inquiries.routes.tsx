import type { Context } from 'hono'
import { inquiriesApi, inquiryBody, inquiryColumns } from '#contract/api/clients/inquiries.ts'
import { inquiryReceived, inquiryTopics } from '#contract/domain/inquiries.ts'
import { InquiryPage } from '#web/site/pages/inquiry.tsx'
import { answerPrivately, formFields, oneThing } from '#worker/features/jobs/site/private-page.tsx'
import { readSettings } from '#worker/features/identity/settings/settings.service.ts'
import { callerAddress } from '#worker/http/caller.ts'
import { AppError } from '#worker/http/errors.ts'
import { listCsv } from '#worker/http/list-csv.ts'
import { route, type AppEnv, type Router } from '#worker/http/route.ts'
import { presentInquiry } from './inquiries.present.ts'
import { changeInquiry, pageInquiries, sendInquiry } from './inquiries.service.ts'

/** Mounts the inquiry form, as JSON for the page's script and as a page for browsers without it, and the list for staff. */
export function inquiriesRoutes(router: Router): void {
  route(router, inquiriesApi.send, { access: 'public', status: 201 }, async ({ deps, body, c }) => {
    await sendInquiry(deps, body, callerAddress(c))
    return { success: true as const, ...inquiryReceived((await readSettings(deps)).siteAnswerTime) }
  })
  route(router, inquiriesApi.page, { access: 'staff' }, async ({ deps, actor, query }) => {
    const page = await pageInquiries(deps, actor, query)
    return { ...page, items: page.items.map(presentInquiry) }
  })
  route(router, inquiriesApi.csv, { access: 'staff' }, ({ deps, actor, query }) =>
    listCsv(deps, actor, {
      name: 'Inquiries',
      columns: inquiryColumns,
      read: async (place) => {
        const { items, nextCursor } = await pageInquiries(deps, actor, { ...query, ...place })
        return { items: items.map(presentInquiry), nextCursor }
      },
    }),
  )
  route(router, inquiriesApi.change, { access: 'staff' }, async ({ deps, actor, params, body }) =>
    presentInquiry(await changeInquiry(deps, actor, params.id, body)),
  )
  router.hono.get('/inquiry', (c) =>
    answerPrivately(c, async () => {
      const topic = topicOf(c.req.query('about'))
      return { title: 'Write to us in confidence', body: <InquiryPage values={topic ? { topic } : {}} /> }
    }),
  )
  router.hono.post('/inquiry', (c) => answerPrivately(c, () => answerForm(c)))
}

const topicOf = (text: string | undefined) => inquiryTopics.find((each) => each === text)

/** Answers the plain form: with what happens next, or with the form again, everything typed, and why it wasn't sent. */
async function answerForm(c: Context<AppEnv>) {
  const fields = await formFields(c)
  const parsed = inquiryBody.safeParse(fields)
  const { topic, ...typed } = fields
  const chosen = topicOf(topic)
  const values = { ...typed, ...(chosen ? { topic: chosen } : {}) }
  if (!parsed.success) {
    const problems = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
    const body = <InquiryPage values={values} problems={problems} />
    return { status: 400 as const, title: 'Please check your message', body }
  }
  try {
    await sendInquiry(c.var.deps, parsed.data, callerAddress(c))
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 429) throw error
    const body = <InquiryPage values={values} refusal={error.message} />
    return { status: 429 as const, headers: error.headers, title: 'Your message wasn’t sent', body }
  }
  const { title, message } = inquiryReceived((await readSettings(c.var.deps)).siteAnswerTime)
  return oneThing(title, message)
}
