import { describe } from 'vitest'

/** How many runs share the test files: two at a time, so an even number. */
const groups = 8

/**
 * Runs one group of the Worker's test files in one isolate, each under its own name: to load the application takes a test file
 * longer than most of its tests do, and here a group loads it once. Tests share nothing either way (test/setup.ts).
 *
 * @param group from 1
 */
export function runGroup(group: number): void {
  const files = import.meta.glob(['/worker/**/*.test.{ts,tsx}', '!/worker/**/*.unit.test.ts', '!/worker/test/whole/*'])
  const names = Object.keys(files).toSorted()
  for (const [n, name] of names.entries()) {
    if (n % groups !== group - 1) continue
    describe(name.slice(1), async () => {
      await files[name]?.()
    })
  }
}
