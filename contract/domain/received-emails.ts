/** Outcomes of an email that staff sent to Placet, as a screen says them. */
export const receivedResults = {
  taken: 'Taken',
  empty: 'No résumé was attached',
  full: 'The intake was full',
  unreadable: 'Couldn’t be read: too many or too deep parts',
  nobody: 'Named nobody outside the agency',
  undecided: 'Too many emails waited for a decision',
} as const
export type ReceivedResult = keyof typeof receivedResults

/** Reasons why a file of an email isn't in Intake. */
export const leftOutReasons = {
  type: 'not PDF, DOC or DOCX',
  size: 'larger than 5 MB',
  empty: 'empty',
  content: 'not what its name says',
  count: 'more than fifty in one email',
  full: 'the intake was full',
} as const
export type LeftOutReason = keyof typeof leftOutReasons

/** A file of an email that isn't in Intake. */
export type LeftOutFile = { name: string; reason: LeftOutReason }
