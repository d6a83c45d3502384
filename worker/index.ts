import { createApp } from './app.ts'
import { makeDeps } from './deps.ts'
import { consume, consumeDead } from './tasks/consume.ts'
import { runCron } from './tasks/cron.ts'
import { cronJobs, tasks } from './tasks/registry.ts'

const { hono } = createApp()

export default {
  fetch: (request, env, ctx) => hono.fetch(request, env, ctx),
  queue: async (batch, env, ctx) => {
    const work = batch.queue.endsWith('-dead') ? consumeDead : consume
    const deps = makeDeps(env, ctx)
    try {
      await work(deps, tasks, batch)
    } finally {
      await deps.browserPages.close()
    }
  },
  scheduled: (controller, env, ctx) => runCron(makeDeps(env, ctx), cronJobs, controller.cron),
} satisfies ExportedHandler<Cloudflare.Env>
