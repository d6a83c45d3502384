// Node's, where unit tests run; this folder's own types name none.
declare const process: { threadCpuUsage: () => { user: number; system: number } }

/** Time that this thread has worked, in milliseconds: what else the machine does is not in it. */
const workedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What makes a badly written expression try again and again: long runs, nearly matched, of what patterns repeat. */
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

/** Below this nobody notices, however the time grows. Milliseconds. */
const unnoticed = 100
/** Four times the text in four times the time is straight reading, in sixteen times trying again; between them lies this. */
const mostGrowth = 9

export const lengths = { quick: 10_000, long: 100_000 } as const

/** The shortest of a few runs: collecting garbage and compiling only add to the time. */
function timeOf(read: (text: string) => unknown, text: string, runs: number): number {
  let best = Infinity
  for (let run = 0; run < runs; run++) {
    const start = workedMs()
    try {
      read(text)
    } catch {
      // Not a reader of text, or one that refuses it: either way it has ended.
    }
    best = Math.min(best, workedMs() - start)
    if (best < unnoticed) break
  }
  return best
}

/**
 * Reads hostile texts of one length and of a quarter of it and compares their times, so that no speed of a machine decides.
 *
 * @param length Characters.
 * @returns The first text for which the time grows faster than the text, in words; undefined where none does.
 */
export function growthOf(read: (text: string) => unknown, length: number): string | undefined {
  for (const piece of hostilePieces) {
    for (const frame of [(run: string) => run, (run: string) => `x${run}!`]) {
      const long = frame(runOf(piece, length))
      if (timeOf(read, long, 1) < unnoticed) continue
      const short = frame(runOf(piece, length / 4))
      for (let attempt = 0; ; attempt++) {
        const growth = timeOf(read, long, 3) / Math.max(timeOf(read, short, 3), 1)
        if (growth <= mostGrowth) break
        if (attempt === 2) {
          return `${JSON.stringify(piece)} again and again: four times the text takes ${growth.toFixed(1)} times the time`
        }
      }
    }
  }
  return undefined
}
