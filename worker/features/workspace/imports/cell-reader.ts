import { cleanLine } from '#contract/domain/plain-text.ts'
import type { z } from '#contract/zod.ts'

export type FieldProblem = { field: string; message: string }
type Option<Value extends string> = { value: Value; label: string }

/** Sentences about a firm that isn't in the directory, by the field that names it. */
export const unknownFirm = {
  firm: 'No firm in the directory has this name. Import the firm first.',
  firmId: 'No firm in the directory has this ID. Import the firm first.',
} as const

const yes = new Set(['yes', 'y', 'true', '1', 'x'])
const no = new Set(['no', 'n', 'false', '0'])
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Texts of a cell with several, without repeats. */
export const listIn = (cell: string): string[] =>
  [...new Set(cell.split(/[;|\n]/).map(cleanLine))].filter((text) => text !== '')

/** Reads the cells of a row by their fields and collects the problems of all of them. */
export function cellReader(cells: Readonly<Record<string, string | undefined>>) {
  const problems: FieldProblem[] = []
  const report = (field: string, message: string): null => {
    problems.push({ field, message })
    return null
  }
  const text = (field: string): string => cells[field]?.trim() ?? ''
  return {
    problems,
    report,
    text,
    /** True if a column of the file fills the field. */
    hasColumn: (field: string): boolean => cells[field] !== undefined,
    /** A line; null for an empty cell. */
    line: (field: string, max: number): string | null => {
      const value = cleanLine(text(field))
      if (value.length > max) return report(field, `Use at most ${max} characters.`)
      return value === '' ? null : value
    },
    /** A value by the rules of a schema; null for an empty cell. */
    parsed: <T extends z.ZodType>(field: string, value: unknown, schema: T): z.output<T> | null => {
      if (text(field) === '') return null
      const { data, error } = schema.safeParse(value)
      return error ? report(field, error.issues[0]?.message ?? 'This isn’t valid.') : data
    },
    /** Null for an empty cell. */
    yesOrNo: (field: string): boolean | null => {
      const word = text(field).toLowerCase()
      if (word === '') return null
      return yes.has(word) || no.has(word) ? yes.has(word) : report(field, 'Use yes or no.')
    },
    /** One of several values, by the value or its name on screen; null for an empty cell. */
    oneOf: <Value extends string>(field: string, options: readonly Option<Value>[]): Value | null => {
      if (text(field) === '') return null
      const given = plain(text(field))
      const found = options.find(({ value, label }) => plain(value) === given || plain(label) === given)
      return found?.value ?? report(field, `Use one of these: ${options.map(({ label }) => label).join(', ')}.`)
    },
  }
}

/** The name of a person in one column or two; empty if it is missing. */
export const nameIn = ({ line }: Pick<ReturnType<typeof cellReader>, 'line'>, max: number): string =>
  line('name', max) ?? [line('firstName', 100), line('lastName', 100)].filter(Boolean).join(' ')
