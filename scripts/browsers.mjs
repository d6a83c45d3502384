// @ts-check
// The other engines that the end-to-end tests open the product in: Safari's (WebKitGTK, on a virtual display) and Firefox.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './process.mjs'

/**
 * @typedef {object} OtherBrowser
 * @property {'webkit' | 'firefox'} engine
 * @property {string[]} programs all of them are needed
 * @property {string[]} packages of Debian and Ubuntu that hold them
 */

/** @type {OtherBrowser[]} */
export const otherBrowsers = [
  { engine: 'webkit', programs: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
  { engine: 'firefox', programs: ['firefox-esr'], packages: ['firefox-esr'] },
]

/**
 * @param {string} program
 * @param {string} [path] folders to look in
 * @returns {string | undefined} where the program is
 */
export function findProgram(program, path = process.env['PATH'] ?? '') {
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/**
 * Looks for the other engines, and installs what is missing where we are root and apt-get is there.
 * @param {(sentence: string) => void} [say]
 * @returns {Promise<OtherBrowser['engine'][]>} the engines that can be used
 */
export async function ensureOtherBrowsers(say = console.log) {
  const missing = () => otherBrowsers.filter(({ programs }) => programs.some((program) => !findProgram(program)))
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = missing().flatMap((browser) => browser.packages)
    say(`Installing ${packages.join(', ')} …`)
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    // The list of packages is often missing on a new machine, and the update fails without harm where it may not be fetched.
    if (!hasPackageList()) await run('apt-get', ['update', '-qq'], { output: 'keep', env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { output: 'keep', env })
  }
  const absent = missing().map(({ engine }) => engine)
  for (const { engine, packages } of missing()) {
    say(
      `Not tested in ${engine}: ${packages.join(' and ')} are missing (Debian, Ubuntu: apt-get install ${packages.join(' ')}).`,
    )
  }
  return otherBrowsers.map(({ engine }) => engine).filter((engine) => !absent.includes(engine))
}

function hasPackageList() {
  try {
    return readdirSync('/var/lib/apt/lists').some((name) => name.includes('Packages'))
  } catch {
    return false
  }
}
