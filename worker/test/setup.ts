import { afterEach, beforeEach, expect } from 'vitest'
import { platform } from './platform.ts'
import { prepareStorage } from './storage.ts'

// Every test starts with empty storage and a migrated database.
beforeEach(async () => {
  await prepareStorage()
  platform.clear()
})

// Also when the Worker survived the error that the platform would have thrown.
afterEach(() => expect(platform.takeViolations(), 'limits of the platform').toEqual([]))
