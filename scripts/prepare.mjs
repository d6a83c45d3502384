// @ts-check
// What every command does first on a fresh clone. Only node: modules, and nothing newer than Node 20.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Complaint, root, run, toolEnv, whenStarterIsGone } from './process.mjs'

const lockFile = join(root, 'package-lock.json')
const installedLock = join(root, 'node_modules', '.package-lock.json')
const installStamp = join(root, 'node_modules', '.placet-install')
const ownNode = join(root, 'node_modules', '.bin', 'node')

/** The toolchain needs Node 22; reading TypeScript without a build step, as the seed does, is settled in 24. */
const wantedNode = 24

/**
 * Returns true when node_modules fits package-lock.json.
 * @param {{ lockHash: string, stampedHash: string | undefined, lockTime: number, installTime: number | undefined }} facts
 *   hash of the lock file now and when we installed last; times in ms of the lock file and of npm's own record
 */
export function isInstalled({ lockHash, stampedHash, lockTime, installTime }) {
  if (installTime === undefined) return false
  if (stampedHash !== undefined) return stampedHash === lockHash
  return installTime >= lockTime
}

/** Installs the packages when they are missing or older than the lock file. */
export async function install() {
  await exclusively('install', async () => {
    const lockHash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
    const isDone = isInstalled({
      lockHash,
      stampedHash: existsSync(installStamp) ? readFileSync(installStamp, 'utf8') : undefined,
      lockTime: statSync(lockFile).mtimeMs,
      installTime: existsSync(installedLock) ? statSync(installedLock).mtimeMs : undefined,
    })
    if (!isDone) {
      console.log('Installing packages (npm ci) …')
      // npm ci refuses a lock file in which a registry that does not carry every platform's optional package left gaps;
      // npm install takes the same locked versions then, and with --no-save leaves the lock file alone.
      const first = await npm(['ci'])
      const last = first.code === 0 ? first : await npm(['install', '--no-save'])
      if (last.code !== 0) {
        console.error(first.output + last.output)
        throw new Complaint('The packages could not be installed: npm says why above. Is the registry in reach?')
      }
    }
    if (!isDone || !existsSync(installStamp)) writeFileSync(installStamp, lockHash)
  })
}

/**
 * @param {string[]} command
 * @returns {Promise<{ code: number, output: string }>}
 */
function npm(command) {
  // Development packages build and serve, whatever NODE_ENV says; `node` fetches its binary in an install script.
  const flags = ['--include=dev', '--ignore-scripts=false', '--no-audit', '--no-fund', '--loglevel=error']
  const path = process.env['npm_execpath']
  return path && /\.c?js$/.test(path)
    ? run(process.execPath, [path, ...command, ...flags], { output: 'keep' })
    : run('npm', [...command, ...flags], { output: 'keep' })
}

/**
 * Continues in the Node of node_modules when this one is too old: the same script with the same arguments, ended together.
 * Does not return in that case.
 */
export async function useOwnNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= wantedNode) return
  if (!existsSync(ownNode)) {
    if (major >= 22) return
    throw new Complaint(`Placet needs Node 22 or newer; this is ${process.version} and the packaged one is missing.`)
  }
  const child = spawn(ownNode, process.argv.slice(1), {
    env: toolEnv(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  whenStarterIsGone(() => child.kill('SIGTERM'))
  await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })
  process.exit(child.exitCode ?? 1)
}

/**
 * Does something that two commands started at once in one checkout must not do at the same time.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} body
 * @param {string} [what] how the wait for it is named on the terminal
 * @returns {Promise<T>}
 */
export async function exclusively(name, body, what = name) {
  const key = createHash('sha256').update(root).digest('hex').slice(0, 12)
  const folder = join(tmpdir(), `placet-${name}-${key}`)
  const owner = join(folder, 'pid')
  for (let hasWaited = false; ; hasWaited = true) {
    try {
      mkdirSync(folder)
      writeFileSync(owner, String(process.pid))
      break
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    }
    if (!isHeld(folder, owner)) rmSync(folder, { recursive: true, force: true })
    else {
      if (!hasWaited) console.log(`Waiting for another command to finish its ${what} …`)
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
  try {
    return await body()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} folder
 * @param {string} owner
 */
function isHeld(folder, owner) {
  try {
    const pid = readFileSync(owner, 'utf8')
    if (pid === String(process.pid)) return false
    process.kill(Number(pid), 0)
    return true
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'EPERM') return true
    // The folder is made a moment before its pid is written.
    if (code === 'ENOENT' && existsSync(folder)) return Date.now() - statSync(folder).mtimeMs < 2000
    return false
  }
}
