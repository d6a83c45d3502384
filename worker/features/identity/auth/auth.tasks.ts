import { z } from 'zod'
import { task } from '#worker/tasks/task.ts'
import { forgottenPasswordTask, sendForgottenLink } from './password-reset.service.ts'

/** Sends the link that somebody who forgot a password asked for. Without a user there is nobody to send it to. */
export const forgottenPasswordTaskRun = task({
  name: forgottenPasswordTask,
  payload: z.object({ userId: z.number().nullable(), key: z.string() }),
  run: (deps, payload) => sendForgottenLink(deps, payload),
})
