import { describe } from 'vitest'
import testSeconds from '../../../scripts/test-seconds.json'

/** Number of groups that share the test files: one for each numbered file beside this one. All run at a time. */
const groups = Object.keys(import.meta.glob('./*.test.ts')).length

/**
 * Runs one group of the Worker's test files in one isolate, each under its own name: to load the application takes a test file
 * longer than most of its tests do, and here a group loads it once. Tests share nothing either way (test/setup.ts).
 *
 * @param group from 1
 * @throws Error when the numbers have a gap, for then some files would not run
 */
export function runGroup(group: number): void {
  if (group > groups) throw new Error(`group ${group} of ${groups}: they are numbered from 1 without a gap`)
  const files = import.meta.glob(['/worker/**/*.test.{ts,tsx}', '!/worker/**/*.unit.test.ts', '!/worker/test/whole/*'])
  for (const name of groupsOf(Object.keys(files))[group - 1]?.names ?? []) {
    describe(name.slice(1), async () => {
      await files[name]?.()
    })
  }
}

/** Seconds of a test file that isn't in the list of slow ones. */
const usualSeconds = 2

/** Divides the files into groups that take about the same time: the longest first, each into the group with the least. */
function groupsOf(names: string[]) {
  const seconds: Record<string, number> = testSeconds
  const secondsOf = (name: string) => seconds[name.slice(1)] ?? usualSeconds
  const divided = Array.from({ length: groups }, () => ({ names: [] as string[], seconds: 0 }))
  for (const name of names.toSorted((a, b) => secondsOf(b) - secondsOf(a) || (a < b ? -1 : 1))) {
    const least = divided.reduce((a, b) => (b.seconds < a.seconds ? b : a))
    least.names.push(name)
    least.seconds += secondsOf(name)
  }
  return divided
}
