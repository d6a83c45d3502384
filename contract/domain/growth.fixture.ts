// Node's, where unit tests run; this folder's own types name none.
declare const process: { threadCpuUsage: () => { user: number; system: number } }

/** CPU time of this thread in milliseconds, without other work of the machine. */
const workedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Pieces whose long runs make a badly written expression backtrack: they nearly match what patterns repeat. */
export const hostilePieces = [
  ' ',
  '\n',
  '\t\n ',
  'a',
  'A ',
  '0',
  '1,',
  '-',
  '.',
  ',',
  '$1',
  '$100,000 - ',
  '(',
  '[',
  '{"a":',
  '<',
  '<a ',
  '<div>',
  '<!--',
  '<h3>Education</h3><p>JD</p>',
  '<p><b>Bar admissions:</b> NY</p>',
  '</',
  '&lt;',
  '&',
  '"',
  '\\"',
  '@',
  'a@a.',
  'a.',
  'a [at] ',
  '/',
  '/*',
  '%2e',
  'http://',
  'https://a.a/',
  'New York, ',
  'Associate and ',
  'J.D. ',
  '2010 - ',
  '5+ years ',
  '• ',
  '§',
  'é',
  '😀',
  '\u00A0',
  'Law & ',
] as const

const runOf = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** Shorter times don't matter, however they grow. Milliseconds. */
const unnoticed = 100
/** Four times the text takes four times the time in a linear read and sixteen times in a quadratic one; the limit is between. */
export const maxGrowth = 9

export const lengths = { quick: 10_000, long: 100_000 } as const

function timeOf(read: (text: string) => unknown, text: string): number {
  const start = workedMs()
  try {
    read(text)
  } catch {
    // Not a reader of text, or one that refuses it: either way it has ended.
  }
  return workedMs() - start
}

/**
 * The shortest of three runs, because garbage collection and compiling only add time.
 *
 * @param enough A time below which further runs can't change the verdict.
 * @param known Time of an earlier run.
 */
function leastTimeOf(read: (text: string) => unknown, text: string, enough = unnoticed, known = Infinity): number {
  let least = known
  for (let run = 0; run < 3 && least >= enough; run++) least = Math.min(least, timeOf(read, text))
  return least
}

/**
 * Factor by which a text takes longer than a shorter one, in the best of three attempts. 0 for a time that nobody notices.
 */
export function growthFrom(read: (text: string) => unknown, short: string, long: string): number {
  let known = timeOf(read, long)
  if (known < unnoticed) return 0
  let least = Infinity
  for (let attempt = 0; attempt < 3 && least > maxGrowth; attempt++) {
    const time = Math.max(leastTimeOf(read, short), 1)
    // The long text is read again only while its time looks out of proportion.
    const enough = Math.max(time * maxGrowth, unnoticed)
    least = Math.min(least, leastTimeOf(read, long, enough, known) / time)
    known = Infinity
  }
  return least
}

/**
 * Compares the times for hostile texts of one length and a quarter of it, so the machine's speed doesn't matter.
 *
 * @param length Characters.
 * @returns A sentence about the first text whose time grows faster than its length; undefined without one.
 */
export function growthOf(read: (text: string) => unknown, length: number): string | undefined {
  for (const piece of hostilePieces) {
    for (const frame of [(run: string) => run, (run: string) => `x${run}!`]) {
      const growth = growthFrom(read, frame(runOf(piece, length / 4)), frame(runOf(piece, length)))
      if (growth > maxGrowth)
        return `${JSON.stringify(piece)} again and again: four times the text takes ${growth.toFixed(1)} times the time`
    }
  }
  return undefined
}
