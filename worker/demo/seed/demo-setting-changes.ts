import type { settingChanges } from '#worker/features/identity/settings/settings.table.ts'
import { admins } from './accounts.ts'
import type { Calendar } from './calendar.ts'

/** Changes of settings by the demo agency's admins. What they left is in `demoBrand`, `demoSite` or the default. */
export function demoSettingChanges(calendar: Calendar): (typeof settingChanges.$inferInsert)[] {
  const [owner, other] = [admins[0]?.id ?? null, admins[1]?.id ?? null]
  const change = (key: string, from: unknown, to: unknown) => ({
    key,
    fromValue: JSON.stringify(from),
    toValue: JSON.stringify(to),
  })
  const hidden = (key: string) => ({ key, fromValue: null, toValue: null })
  return [
    { ...hidden('siteTeam'), changedBy: owner, changedAt: calendar.at(370, '10:12') },
    { ...hidden('siteTestimonials'), changedBy: owner, changedAt: calendar.at(370, '10:31') },
    {
      ...change('siteAnswerTime', '', 'by the end of the next business day'),
      changedBy: owner,
      changedAt: calendar.at(369, '09:05'),
    },
    { ...change('siteGuaranteeDays', 0, 90), changedBy: owner, changedAt: calendar.at(369, '09:05') },
    { ...change('registration', 'approval', 'open'), changedBy: owner, changedAt: calendar.at(352, '16:40') },
    { ...change('consentOpenDays', 7, 10), changedBy: other, changedAt: calendar.at(93, '11:20') },
    { ...change('defaultFeeBps', 2_250, 2_500), changedBy: owner, changedAt: calendar.at(61, '14:02') },
    { ...change('submissionGate', 'warn', 'block'), changedBy: other, changedAt: calendar.at(40, '09:48') },
    { ...change('submissionGate', 'block', 'warn'), changedBy: owner, changedAt: calendar.at(38, '17:15') },
    { ...change('consentOpenDays', 10, 7), changedBy: other, changedAt: calendar.at(24, '10:03') },
  ]
}
