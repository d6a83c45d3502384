// @ts-check
// Tests of properties try the same cases on every run, so that only a change can alter the outcome; `npm run test:long` (or
// TEST_LONG=1) tries others each time, and prints the seed of what fails.
import fc from 'fast-check'

if (!process.env['TEST_LONG']) fc.configureGlobal({ seed: 20_260_101 })
