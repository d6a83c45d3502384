// @ts-check
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chromeBuild, findChromium, findHeadlessShell, launcherPath, launcherText } from './chromium.mjs'

/** @type {string} */
let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "placet o'chromium-"))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** @param {string} name */
function program(name) {
  const path = join(folder, name)
  writeFileSync(path, '#!/bin/sh\nprintf "%s\\n" "$@"\n')
  chmodSync(path, 0o755)
  return path
}

test('puts the launcher where miniflare looks for its build of Chrome', () => {
  const place = { build: '126.0.6478.182', cache: '/home/ann/.cache' }
  expect(launcherPath({ ...place, arch: 'x64' })).toBe(
    '/home/ann/.cache/.wrangler/chrome/linux-126.0.6478.182/chrome-linux64/chrome',
  )
  expect(launcherPath({ ...place, arch: 'arm64' })).toContain('/linux_arm-126.0.6478.182/')
})

test('finds the build number in the installed miniflare', () => {
  expect(chromeBuild(readFileSync('node_modules/miniflare/dist/src/index.js', 'utf8'))).toMatch(/^\d+(\.\d+){3}$/)
  expect(chromeBuild('something else')).toBeUndefined()
})

test('passes every argument on, and disables the sandbox only for root', () => {
  const launcher = join(folder, 'chrome')
  writeFileSync(launcher, launcherText(program('chromium')))
  chmodSync(launcher, 0o755)
  const printed = execFileSync(launcher, ['--headless', 'a b', '$HOME'], { encoding: 'utf8' }).trim().split('\n')
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  expect(printed).toEqual([...sandbox, '--headless', 'a b', '$HOME'])
})

test('prefers CHROMIUM_PATH to PATH and requires a program there', () => {
  const found = program('chromium-browser')
  expect(findChromium({ PATH: folder })).toBe(found)
  const named = program('special')
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: named })).toBe(named)
  expect(() => findChromium({ PATH: folder, CHROMIUM_PATH: join(folder, 'gone') })).toThrow('no program there')
})

test('finds the headless shell on PATH, and nothing else in its place', () => {
  program('chromium')
  expect(findHeadlessShell({ PATH: folder })).toBeUndefined()
  const shell = program('chromium-headless-shell')
  expect(findHeadlessShell({ PATH: folder })).toBe(shell)
  expect(findChromium({ PATH: folder })).not.toBe(shell)
})
