/** One line of JSON per event. Never an email, a name, a token or a person's text: ids, codes, routes and times. */
export type Log = (event: string, fields?: Record<string, string | number | boolean | null | undefined>) => void

/** A log whose every line carries the same fields, a request id for example. */
export const logWith =
  (common: Record<string, string>, write: (line: string) => void = console.log): Log =>
  (event, fields) =>
    write(JSON.stringify({ event, ...common, ...fields }))
