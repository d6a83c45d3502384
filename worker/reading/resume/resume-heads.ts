import type { DateSpan } from './resume-dates.ts'

/** Contents of a line in a head. */
type Roles = {
  titles: number
  firms: number
  names: number
  judges: number
  dates: DateSpan[]
  isPlace: boolean
  hasTail: boolean
}
export type HeadLine = Roles & {
  text: string
  /** The line as written. */
  quote: string
  at: number
  heading: string
  /** A blank line comes before it. */
  startsBlock: boolean
  /** Text that describes work, or a heading, comes before it: no entry goes on over that. */
  isBarred: boolean
  /** The title comes before the firm. */
  isTitleFirst?: boolean
}
