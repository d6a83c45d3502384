import { createApp } from './app.ts'
import { makeDeps } from './deps.ts'
import { receiveEmail } from './features/candidates/inbound-mail/receive-email.service.ts'
import { consume, consumeDead, type Messages } from './tasks/consume.ts'
import { runCron } from './tasks/cron.ts'
import { cronJobs, tasks } from './tasks/registry.ts'

const { hono } = createApp()

export default {
  fetch: (request, env, ctx) => hono.fetch(request, env, ctx),
  queue: async (batch, env, ctx) => {
    const work = batch.queue.endsWith('-dead') ? consumeDead : consume
    const run = async (messages: Messages) => {
      const deps = makeDeps(env, ctx)
      try {
        await work(deps, tasks, messages)
      } finally {
        await deps.browserPages.close()
      }
    }
    // Reading mostly waits. The platform hands over one message an invocation; the local server hands over all that wait,
    // because it runs one batch at a time.
    if (batch.queue.endsWith('-reads')) await Promise.all(batch.messages.map((one) => run({ messages: [one] })))
    else await run(batch)
  },
  email: (message, env, ctx) => receiveEmail(makeDeps(env, ctx), message),
  scheduled: (controller, env, ctx) => runCron(makeDeps(env, ctx), cronJobs, controller.cron),
} satisfies ExportedHandler<Cloudflare.Env>
