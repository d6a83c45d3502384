// @ts-check
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findProgram } from './browsers.mjs'

test('finds a program on the path, and skips files that cannot be run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'placet-programs-'))
  try {
    writeFileSync(join(folder, 'firefox-esr'), '')
    expect(findProgram('firefox-esr', `/nowhere:${folder}`)).toBeUndefined()
    chmodSync(join(folder, 'firefox-esr'), 0o755)
    expect(findProgram('firefox-esr', `/nowhere::${folder}`)).toBe(join(folder, 'firefox-esr'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
