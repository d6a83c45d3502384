import type { Feature } from '#worker/feature.ts'
import { everyFiveMinutes, hourly } from '#worker/tasks/cron.ts'
import { writeDigests } from './digest.service.ts'
import { followUpRulesRepo } from './follow-up-rules.repo.ts'
import { runFollowUpRules, notifyDueFollowUps } from './follow-up-rules.service.ts'
import { followUpsRepo } from './follow-ups.repo.ts'
import { followUpsRoutes } from './follow-ups.routes.ts'

const repos = { followUps: followUpsRepo, followUpRules: followUpRulesRepo }

export const followUpsFeature: Feature<typeof repos> = {
  routes: [followUpsRoutes],
  crons: [
    {
      name: 'mails.digest',
      title: 'Write digest emails',
      cron: everyFiveMinutes,
      run: async (deps) => void (await writeDigests(deps)),
    },
    {
      name: 'follow_ups.rules',
      title: 'Create automatic follow-ups',
      cron: hourly,
      run: async (deps) => {
        const made = await runFollowUpRules(deps)
        if (Object.values(made).some((count) => count > 0)) deps.log('follow_ups.made', made)
      },
    },
    {
      name: 'follow_ups.notify',
      title: 'Notify owners of due follow-ups',
      cron: everyFiveMinutes,
      run: async (deps) => {
        const notified = await notifyDueFollowUps(deps)
        if (notified > 0) deps.log('follow_ups.notified', { notified })
      },
    },
  ],
  repos,
}
