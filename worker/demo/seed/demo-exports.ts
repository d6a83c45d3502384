import type { archiveEvents, archives } from '#worker/features/workspace/archives/archives.table.ts'
import { admins } from './accounts.ts'
import type { Calendar } from './calendar.ts'

const archiveId = 'demo-archive-of-last-month'

/** An archive of everything that was downloaded last month and has expired, and lists that were downloaded since. */
export function demoExports(calendar: Calendar): {
  archives: (typeof archives.$inferInsert)[]
  events: (typeof archiveEvents.$inferInsert)[]
} {
  const [owner, other] = [admins[0]?.id ?? null, admins[1]?.id ?? null]
  const ended = calendar.at(28, '09:46')
  return {
    archives: [
      {
        id: archiveId,
        state: 'removed',
        reason: 'expired',
        total: 4_318,
        done: 4_318,
        rows: 4_011,
        files: 307,
        bytes: 48_250_112,
        startedBy: owner,
        startedAt: calendar.at(28, '09:42'),
        updatedAt: calendar.at(21, '10:05'),
        endedAt: ended,
      },
    ],
    events: [
      { archiveId, kind: 'requested', actorId: owner, createdAt: calendar.at(28, '09:42') },
      { archiveId, kind: 'finished', actorId: null, createdAt: ended },
      { archiveId, kind: 'downloaded', actorId: owner, createdAt: calendar.at(28, '10:10') },
      { archiveId, kind: 'removed', actorId: null, createdAt: calendar.at(21, '10:05') },
      {
        archiveId: '',
        kind: 'list',
        list: 'Candidates',
        rows: 160,
        actorId: other,
        createdAt: calendar.at(6, '14:31'),
      },
      { archiveId: '', kind: 'list', list: 'Firms', rows: 41, actorId: owner, createdAt: calendar.at(2, '11:08') },
    ],
  }
}
