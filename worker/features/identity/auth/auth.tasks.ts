import { task } from '#worker/tasks/task.ts'
import { forgottenPasswordTask, sendForgottenLink } from './password-reset.service.ts'

/** Sends the link that somebody who forgot a password asked for. Without a user there is nobody to send it to. */
export const forgottenPasswordTaskRun = task({
  ...forgottenPasswordTask,
  run: (deps, payload) => sendForgottenLink(deps, payload),
})
