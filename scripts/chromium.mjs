// @ts-check
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { Complaint, root, run } from './process.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const headlessShell = 'chromium-headless-shell'
const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Marks our launcher, so that it is renewed when Chromium moves, and a real Chrome is never overwritten. */
const launcherMark = '# Placet: starts the installed Chromium'

/**
 * @param {Record<string, string | undefined>} environment
 * @returns {string | undefined} the Chromium to use: CHROMIUM_PATH, or the first found on PATH
 * @throws {Complaint} when CHROMIUM_PATH names no program
 */
export function findChromium(environment) {
  const named = environment['CHROMIUM_PATH']
  if (named) {
    if (isProgram(named)) return named
    throw new Complaint(`CHROMIUM_PATH is ${named}, but there is no program there.`)
  }
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean)
  const places = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macPaths]
  return places.find(isProgram)
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * Finds Chromium, or installs it where we are root and apt-get is there.
 * @returns {Promise<string>} its path
 * @throws {Complaint} that says what to do
 */
export async function ensureChromium() {
  const found = findChromium(process.env)
  if (found) return found
  const advice = 'Install Chromium (Debian, Ubuntu: apt-get install chromium) or name one in CHROMIUM_PATH.'
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Complaint(`No Chromium was found. ${advice}`)
  }
  console.log('Installing Chromium (apt-get install chromium) …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await run('apt-get', ['update', '-qq'], { output: 'keep', env })
  const installed = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    output: 'keep',
    env,
  })
  const path = findChromium(process.env)
  if (path) return path
  console.error(updated.output + installed.output)
  throw new Complaint(`No Chromium was found, and apt-get could not install it (see above). ${advice}`)
}

/**
 * Chromium without a window system and a PDF viewer, from the package chromium-headless-shell: the same engine for three
 * quarters of the CPU time.
 * @param {Record<string, string | undefined>} environment
 * @returns {string | undefined} the first one found on PATH
 */
export function findHeadlessShell(environment) {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, headlessShell)).find(isProgram)
}

/** Installs the headless shell where we are root and apt-get is there. Without it the tests use Chromium, and take longer. */
export async function ensureHeadlessShell() {
  if (findHeadlessShell(process.env) || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', headlessShell], {
    output: 'keep',
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/**
 * Where the local Browser Rendering looks for its Chrome: in wrangler's cache, under the build that miniflare names.
 * @param {{ build: string, cache: string, arch: string }} place cache: the user's cache folder (XDG_CACHE_HOME)
 */
export function launcherPath({ build, cache, arch }) {
  const platform = arch === 'arm64' ? 'linux_arm' : 'linux'
  return join(cache, '.wrangler', 'chrome', `${platform}-${build}`, 'chrome-linux64', 'chrome')
}

/**
 * @param {string} source miniflare's code
 * @returns {string | undefined} the build of Chrome that it asks for
 */
export function chromeBuild(source) {
  return /BROWSER_VERSION = "([\d.]+)"/.exec(source)?.[1]
}

/**
 * A script that starts the installed Chromium. As root Chromium refuses to run inside its sandbox.
 * @param {string} chromium
 */
export function launcherText(chromium) {
  const quoted = `'${chromium.replaceAll("'", String.raw`'\''`)}'`
  return `#!/bin/sh
${launcherMark}, because the build that local Browser Rendering would download may be out of reach.
[ "$(id -u)" = 0 ] && set -- --no-sandbox "$@"
exec ${quoted} "$@"
`
}

/**
 * Puts the launcher where local Browser Rendering finds it, unless a Chrome is there already. Only on Linux: elsewhere
 * the download is what wrangler makes of it.
 * @param {string} chromium
 * @returns {string | undefined} where the launcher is, when it is ours
 */
export function placeLauncher(chromium) {
  if (process.platform !== 'linux') return undefined
  const build = chromeBuild(readFileSync(join(root, 'node_modules/miniflare/dist/src/index.js'), 'utf8'))
  if (!build) return undefined
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache')
  const path = launcherPath({ build, cache, arch: process.arch })
  const text = launcherText(chromium)
  if (existsSync(path)) {
    // A real Chrome is megabytes of ELF: the size identifies our launcher before it is read.
    const kept = statSync(path).size < 4096 ? readFileSync(path, 'utf8') : ''
    if (!kept.includes(launcherMark)) return undefined
    if (kept === text) return path
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  chmodSync(path, 0o755)
  // Without this mark miniflare takes one failed start for a broken download and deletes the folder.
  writeFileSync(join(dirname(dirname(path)), '.miniflare-install-complete'), '')
  return path
}
