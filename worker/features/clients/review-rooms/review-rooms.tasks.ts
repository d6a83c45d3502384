import { z } from 'zod'
import { everyFiveMinutes, hourly, type CronJob } from '#worker/tasks/cron.ts'
import { messageFor, sendMessages } from '#worker/tasks/outbox.ts'
import { task } from '#worker/tasks/task.ts'
import { mailAnswers } from './review-digest.service.ts'

export const mailReviewAnswers = task({
  name: 'review_rooms.digest',
  payload: z.object({ id: z.string() }),
  run: (deps, { id }) => mailAnswers(deps, id),
})

/** A tick takes so many; the next takes the rest. */
const digestsATick = 100

/** A room without candidates, because they were erased, says nothing after a day. */
const emptyMs = 24 * 3600_000

export const reviewCronJobs: readonly CronJob[] = [
  {
    name: 'review_rooms.digest',
    title: 'Email recruiters what clients answered in review rooms',
    cron: everyFiveMinutes,
    run: async (deps) => {
      const due = await deps.reviewRooms.toDigest(deps.now(), digestsATick)
      // No row of the outbox: a digest stays due until it is written, so the next tick finds it again.
      await sendMessages(
        deps.queue,
        due.map(({ id }) => messageFor(deps.ids, mailReviewAnswers, { id })),
      )
    },
  },
  {
    name: 'review_rooms.sweep',
    title: 'Delete review rooms whose candidates were erased',
    cron: hourly,
    run: (deps) => deps.reviewRooms.sweep(new Date(deps.now().getTime() - emptyMs)),
  },
]
