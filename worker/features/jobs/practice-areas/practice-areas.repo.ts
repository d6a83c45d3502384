import { asc } from 'drizzle-orm'
import type { Database } from '#worker/db/client.ts'
import { practiceAreas } from './practice-areas.table.ts'

export type StoredPracticeArea = Pick<typeof practiceAreas.$inferSelect, 'value' | 'label'>

export type PracticeAreasRepo = ReturnType<typeof practiceAreasRepo>

export function practiceAreasRepo(db: Database) {
  const fields = { value: practiceAreas.value, label: practiceAreas.label }
  return {
    /** All, by label. */
    list: (): Promise<StoredPracticeArea[]> =>
      db.select(fields).from(practiceAreas).orderBy(asc(practiceAreas.label), asc(practiceAreas.id)),
    /** Adds one; undefined when its slug is taken. */
    async add(area: StoredPracticeArea): Promise<StoredPracticeArea | undefined> {
      const [row] = await db.insert(practiceAreas).values(area).onConflictDoNothing().returning(fields)
      return row
    },
  }
}
