import { z } from 'zod'
import { messageFor } from '#worker/tasks/outbox.ts'
import { task } from '#worker/tasks/task.ts'
import type { Deps } from '#worker/deps.ts'

/** Some milliseconds each; a run stays far below the time that a queue gives it. */
const applicationsAtOnce = 500
const stepsARun = 20

/** Goes on with a recount of the roll-ups. Twice at once is only twice the work. */
export const recountTask = task({
  name: 'analytics.recount',
  payload: z.object({}),
  run: async (deps) => {
    for (let step = 0; step < stepsARun; step++) {
      if (!(await deps.analytics.recount(applicationsAtOnce))) return
    }
    deps.enqueue([messageFor(deps.ids, recountTask, {})])
  },
})

/** Goes on with a recount that was cut off. */
export async function continueRecount(deps: Deps): Promise<void> {
  if (await deps.analytics.isRecounting()) deps.enqueue([messageFor(deps.ids, recountTask, {})])
}

/** Begins a recount when the roll-ups do not hold every application, which no ordinary use of the database leads to. */
export async function checkRollups(deps: Deps): Promise<void> {
  if ((await deps.analytics.isRecounting()) || (await deps.analytics.isComplete())) return
  deps.log('analytics.recount', {})
  await deps.analytics.beginRecount()
  deps.enqueue([messageFor(deps.ids, recountTask, {})])
}
