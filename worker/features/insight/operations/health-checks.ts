import type { Deps } from '#worker/deps.ts'
import { readUsage } from '#worker/features/identity/intelligence/intelligence.service.ts'
import { hasSiteOrigin, notConfigured } from '#worker/features/identity/mails/mails.service.ts'
import { backupHealth } from '#worker/features/insight/backups/backups.service.ts'
import type { HealthCheck } from './operations.service.ts'

/** Checks of the features for the operations page. A feature adds its own here. */
export const healthChecks: readonly HealthCheck<Deps>[] = [
  {
    name: 'File storage',
    read: async ({ files }) => {
      await files.head('health-check')
      return { isWell: true, sentence: 'Working.' }
    },
  },
  {
    name: 'Email',
    read: async (deps) => {
      const { mailer, mails } = deps
      const { queued, failed, kept } = await mails.counts()
      // Not a fault: the outbox and every email say that no service is set up.
      if (!mailer)
        return { isWell: true, sentence: `No email service is set up. ${kept} emails are waiting in the outbox.` }
      if (!(await hasSiteOrigin(deps))) {
        const where = 'Set it under Settings → Brand and contact, then send the waiting emails from the outbox.'
        return {
          isWell: false,
          sentence: `Emails with links are waiting because this site's address isn't set. ${where}`,
        }
      }
      const [lastFailed, lastSent] = await Promise.all([mails.newest('failed'), mails.newest('sent')])
      // Until an email gets through again, every other one fails for the same reason.
      if (lastFailed?.reason?.startsWith(notConfigured) && (lastSent?.createdAt ?? 0) <= lastFailed.createdAt) {
        const refused = lastFailed.reason.slice(notConfigured.length)
        return {
          isWell: false,
          sentence: `${mailer.name} isn’t set up to send: “${refused}”. Fix it there, then send the failed emails again from the outbox.`,
        }
      }
      const sentence = `Sent through ${mailer.name}: ${queued} on their way, ${failed} failed in the last six months.`
      return { isWell: failed === 0, sentence }
    },
  },
  {
    name: 'Job sources',
    read: async ({ jobSources }) => {
      const on = (await jobSources.list()).filter(({ isEnabled, needsKey }) => isEnabled && !needsKey)
      const bad = on.filter(({ health }) => ['failing', 'blocked', 'gone'].includes(health)).length
      const read = on.filter(({ health }) => health === 'ok').length
      // A few sites are always down. If most are, the fault is probably ours.
      return {
        isWell: bad * 2 <= on.length,
        sentence: `${on.length} switched on: ${read} read, ${bad} failed on the last attempt.`,
      }
    },
  },
  { name: 'Backups', read: backupHealth },
  {
    name: 'Intelligence',
    read: async (deps) => {
      const { engine, model, callsToday, dailyCap, rows } = await readUsage(deps)
      if (engine === 'rules') return { isWell: true, sentence: 'Using the built-in rules; no model is set up.' }
      const [calls, failures] = rows.slice(0, 5).reduce(([a, b], row) => [a + row.calls, b + row.failures], [0, 0])
      return {
        isWell: failures * 2 <= calls,
        sentence: `${model ?? 'A model'}: ${callsToday} of ${dailyCap} calls today. The built-in rules take over if it doesn’t respond.`,
      }
    },
  },
]
