// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exclusively } from './prepare.mjs'
import { Complaint, root, run } from './process.mjs'

/** Everything the build reads: whole folders, except for tests. */
const inputs = [
  'worker',
  'web',
  'contract',
  'public',
  'scripts/pdf-fonts.mjs',
  'scripts/pdf-fonts-plugin.ts',
  'vite.config.ts',
  'wrangler.toml',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]

/**
 * The files under some paths, sorted, tests left out. A path that isn't there adds nothing.
 * @param {string} base
 * @param {string[]} paths relative to base
 * @returns {string[]} relative to base, with /
 */
export function filesUnder(base, paths) {
  /** @type {string[]} */
  const found = []
  const visit = (/** @type {string} */ path) => {
    const stat = statSync(join(base, path), { throwIfNoEntry: false })
    if (stat?.isDirectory()) {
      for (const name of readdirSync(join(base, path))) visit(`${path}/${name}`)
    } else if (stat && !/\.test\.[a-z]+$/.test(path)) found.push(path)
  }
  for (const path of paths) visit(path)
  return found.sort()
}

/**
 * A fingerprint of what the build reads: names and contents, so that neither a checkout nor a touch fools it.
 * @param {string} base
 * @param {string[]} paths
 */
export function contentsHash(base, paths) {
  const hash = createHash('sha256')
  for (const path of filesUnder(base, paths)) {
    const contents = readFileSync(join(base, path))
    hash.update(`${path}\0${contents.length}\0`).update(contents)
  }
  return hash.digest('hex')
}

/**
 * Fingerprint of the build's output: names, sizes and times. It changes when someone builds manually.
 * @param {string} base
 * @param {string[]} paths
 */
export function outputsHash(base, paths) {
  const hash = createHash('sha256')
  for (const path of filesUnder(base, paths)) {
    const { size, mtimeMs } = statSync(join(base, path))
    hash.update(`${path}\0${size}\0${mtimeMs}\0`)
  }
  return hash.digest('hex')
}

/**
 * @param {string} base
 * @returns {string} the stamp that fits the sources and the build as they are now
 */
export function currentStamp(base) {
  return JSON.stringify({
    inputs: contentsHash(base, inputs),
    outputs: outputsHash(base, ['dist/client', 'dist/placet']),
  })
}

/**
 * Returns true when dist/ is the build of the current sources.
 * @param {string} base
 */
export function isBuilt(base) {
  const stamp = join(base, 'dist/.stamp')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === currentStamp(base)
}

/** Builds for production when the sources or the build changed since the last time. */
export async function build() {
  await exclusively('build', async () => {
    if (isBuilt(root)) return
    console.log('Building …')
    rmSync(join(root, 'dist'), { recursive: true, force: true })
    // A build says nothing of interest while it goes well.
    const { code, output } = await run('vite', ['build', '--logLevel', 'warn'], {
      output: 'keep',
      env: { NODE_ENV: 'production' },
    })
    if (code !== 0) {
      console.error(output)
      throw new Complaint(`The build failed: vite build ended with code ${code}; its output is above.`)
    }
    writeFileSync(join(root, 'dist/.stamp'), currentStamp(root))
  })
}
