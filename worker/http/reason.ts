import { DrizzleQueryError } from 'drizzle-orm'

/** Longest reason that is kept. Letters. */
const longest = 300

const email = /[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+/g
const address = /(https?:\/\/[^\s/?#"'<>]+)[^\s"'<>]*/g

/** "insert resumes": enough to find the statement, without its values. */
const statementOf = (query: string): string =>
  [/^\s*(\w+)/.exec(query)?.[1], /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(query)?.[1]].filter(Boolean).join(' ')

/**
 * Why something failed, for the log, the operations page and the list of failed tasks: nothing that a person wrote. An error of
 * the database carries the values of its statement, one of JSON the beginning of the text, one of a mail service the address:
 * all of these are left out, and of a web address only the site is kept.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    return `${statementOf(error.query)}: ${reasonOf(error.cause)}`.slice(0, longest)
  }
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof SyntaxError) return 'a text that could not be parsed'
  return error.message
    .replaceAll(/near "[^"]*"/g, 'near "…"')
    .replaceAll(address, '$1/…')
    .replaceAll(email, '[email]')
    .slice(0, longest)
}

/** Where an error comes from: the frames of its stack. The lines above them are its message. Null where there aren't any. */
export function framesOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return frames.length > 0 ? frames.join('\n').slice(0, 2000) : null
}
