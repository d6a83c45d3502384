import { describe } from 'vitest'

/** Number of groups that share the test files: one for each numbered file beside this one. Even, because two run at a time. */
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
  const names = Object.keys(files).toSorted()
  for (const [n, name] of names.entries()) {
    if (n % groups !== group - 1) continue
    describe(name.slice(1), async () => {
      await files[name]?.()
    })
  }
}
