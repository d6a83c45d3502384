import type { interviews } from '#worker/features/candidates/interviews/interviews.table.ts'
import type { DemoApplication } from './demo-applications.ts'

const settings = [
  { minutes: 45, round: 'First round', place: null, videoUrl: 'https://meet.example.com/first-round' },
  { minutes: 60, round: 'Partner interview', place: '28 Liberty Street, 31st floor', videoUrl: null },
  { minutes: 30, round: 'Phone screen', place: 'By phone', videoUrl: null },
] as const

const guests = ['Judge Amy Poole', 'Nathan Voss', 'Clara Hale'] as const

/** Details of the interviews that have a date: length, place or link, and who interviews. */
export const demoInterviews = (applications: readonly DemoApplication[]): (typeof interviews.$inferInsert)[] =>
  applications.flatMap(({ row, owner }, at) => {
    if (!row.interviewDate) return []
    const setting = settings[at % settings.length] ?? settings[0]
    return [
      {
        applicationId: row.id,
        startsAt: row.interviewDate,
        ...setting,
        interviewers: [
          { userId: owner.id, name: owner.name },
          ...(at % 2 === 0 ? [{ userId: null, name: guests[at % guests.length] ?? guests[0] }] : []),
        ],
        createdBy: owner.id,
        createdAt: row.updatedAt,
      },
    ]
  })
