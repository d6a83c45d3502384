import { testDeps } from '#worker/test/api.ts'
import { jobs } from './jobs.table.ts'

type NewJob = typeof jobs.$inferInsert

let made = 0

/** Adds an open job; each is a day older than the one before, so the first is the newest. */
export async function addJob(given: Partial<NewJob> = {}): Promise<typeof jobs.$inferSelect> {
  const n = made++
  const shortId = [...String(n).padStart(4, '0')].map((digit) => 'abcdefghjk'[Number(digit)]).join('')
  const [row] = await testDeps()
    .db.insert(jobs)
    .values({
      shortId: `zzzz${shortId}`,
      title: 'Corporate Associate',
      firmName: 'Harlan & Wick LLP',
      location: 'Boston, MA',
      city: 'Boston',
      region: 'MA',
      seniority: 'associate',
      practiceArea: 'Corporate',
      description: 'Responsibilities include drafting. Qualifications: three years of experience.',
      postedDate: new Date(Date.UTC(2026, 5, 14) - n * 86_400_000),
      ...given,
    })
    .returning()
  if (!row) throw new Error('no row')
  // As a save through the application does.
  testDeps().publicPages.invalidateVersion()
  return row
}
