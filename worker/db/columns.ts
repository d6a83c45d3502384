import { sql } from 'drizzle-orm'
import { integer } from 'drizzle-orm/sqlite-core'
import { customType } from 'drizzle-orm/sqlite-core'

/** SQLite's own row key as an integer id, which FTS tables can refer to. */
export const id = () => integer().primaryKey({ autoIncrement: true })

/** A moment, stored as UTC milliseconds since 1970; a Date in code. */
export const moment = () => integer({ mode: 'timestamp_ms' })

/** A moment that the database fills in when a row is made without it. */
export const createdMoment = () =>
  integer({ mode: 'timestamp_ms' })
    .notNull()
    .default(sql`(unixepoch('subsec') * 1000)`)

/** A yes/no, stored as 0/1. */
export const flag = () => integer({ mode: 'boolean' })

/** A list of texts, stored as a JSON array. Any other stored value reads as an empty list. */
export const textList = customType<{ data: string[]; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => {
    const parsed: unknown = JSON.parse(value)
    return Array.isArray(parsed) ? parsed.filter((item) => typeof item === 'string') : []
  },
})

/** A list of integers (ids), stored as a JSON array. */
export const idList = customType<{ data: number[]; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => {
    const parsed: unknown = JSON.parse(value)
    return Array.isArray(parsed) ? parsed.filter((item) => typeof item === 'number') : []
  },
})
