import type { Deps } from '#worker/deps.ts'
import { readUsage } from '#worker/features/identity/intelligence/intelligence.service.ts'
import { hasSiteOrigin, notConfigured } from '#worker/features/identity/mails/mails.service.ts'
import type { HealthCheck } from './operations.service.ts'

/** What the features say of themselves on the operations page; a feature adds its own check here. */
export const healthChecks: readonly HealthCheck<Deps>[] = [
  {
    name: 'File storage',
    read: async ({ files }) => {
      await files.head('health-check')
      return { isWell: true, sentence: 'Answers.' }
    },
  },
  {
    name: 'E-mail',
    read: async (deps) => {
      const { mailer, mails } = deps
      const { queued, failed, kept } = await mails.counts()
      // Without a service nothing is broken: the outbox says so, and so does every mail.
      if (!mailer)
        return { isWell: true, sentence: `No mail service is set up: ${kept} kept in the outbox, none sent.` }
      if (!(await hasSiteOrigin(deps))) {
        const where = 'Set it under Settings → Brand and contact, then send what was kept from the outbox.'
        return { isWell: false, sentence: `Mails with links are kept: this site's address isn't set. ${where}` }
      }
      const [lastFailed, lastSent] = await Promise.all([mails.newest('failed'), mails.newest('sent')])
      // Until a mail gets through again, every other one fails for the same reason.
      if (lastFailed?.reason?.startsWith(notConfigured) && (lastSent?.createdAt ?? 0) <= lastFailed.createdAt) {
        const refused = lastFailed.reason.slice(notConfigured.length)
        return {
          isWell: false,
          sentence: `${mailer.name} isn’t set up to send: “${refused}”. Fix it there, then send the failed emails again from the outbox.`,
        }
      }
      const sentence = `Sent through ${mailer.name}: ${queued} on their way, ${failed} failed in the last half year.`
      return { isWell: failed === 0, sentence }
    },
  },
  {
    name: 'Job sources',
    read: async ({ jobSources }) => {
      const on = (await jobSources.list()).filter(({ isEnabled, needsKey }) => isEnabled && !needsKey)
      const bad = on.filter(({ health }) => ['failing', 'blocked', 'gone'].includes(health)).length
      const read = on.filter(({ health }) => health === 'ok').length
      // Some site is always down; that most are says something about us.
      return {
        isWell: bad * 2 <= on.length,
        sentence: `${on.length} switched on: ${read} were read, ${bad} failed at their last try.`,
      }
    },
  },
  {
    name: 'Intelligence',
    read: async (deps) => {
      const { engine, model, callsToday, dailyCap, rows } = await readUsage(deps)
      if (engine === 'rules') return { isWell: true, sentence: 'The rules of the platform answer; no model is used.' }
      const [calls, failures] = rows.slice(0, 5).reduce(([a, b], row) => [a + row.calls, b + row.failures], [0, 0])
      return {
        isWell: failures * 2 <= calls,
        sentence: `${model ?? 'A model'}: ${callsToday} of ${dailyCap} calls today. The rules answer when it does not.`,
      }
    },
  },
]
