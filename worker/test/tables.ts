import { is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'

const modules = import.meta.glob<Record<string, unknown>>('/worker/{features,http,platform,tasks}/**/*.table.ts', {
  eager: true,
})

/** Every table of the Worker, found by its file name as drizzle.config.ts finds them. */
export const tables: SQLiteTable[] = [
  ...new Set(
    Object.values(modules).flatMap((module) => Object.values(module).filter((value) => is(value, SQLiteTable))),
  ),
]
