import { endpoint } from '#contract/endpoint.ts'
import { applyBody, type ApplyBody } from '#contract/domain/application-form-rules.ts'
import { z } from '#contract/zod.ts'

type ApplyInput = z.input<ReturnType<typeof applyBody>>

/** The form's rules follow the calendar (latest graduation year), so they are made at the moment of parsing. */
const applyForm = z.custom<ApplyInput>().transform((value, context): ApplyBody => {
  const parsed = applyBody(new Date()).safeParse(value)
  if (parsed.success) return parsed.data
  for (const { path, message } of parsed.error.issues) {
    context.issues.push({ code: 'custom', path: [...path], message, input: value })
  }
  return z.NEVER
})

export const applyApi = {
  /** `jobId` is the job's number or its short id. The answer says nothing but that the application has arrived. */
  apply: endpoint('POST /api/public/jobs/:jobId/apply', {
    params: z.object({ jobId: z.string().max(20) }),
    body: applyForm,
    response: z.object({ success: z.literal(true), message: z.string() }),
  }),
}
