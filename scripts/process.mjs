// @ts-check
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The root of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const bin = join(root, 'node_modules', '.bin')

/** A failure that the person at the terminal can act on: printed as its sentence, without a stack. */
export class Complaint extends Error {}

/**
 * The environment for the tools of node_modules: they are found first, they run on the Node that runs us, and they
 * neither ask questions nor report usage.
 * @param {Record<string, string>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnv(extra = {}) {
  const path = [bin, dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter)
  return {
    ...process.env,
    PATH: path,
    WRANGLER_SEND_METRICS: 'false',
    NO_UPDATE_NOTIFIER: '1',
    ...extra,
  }
}

/**
 * Runs a tool of node_modules/.bin, or any program, to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ output?: 'show' | 'keep', env?: Record<string, string> }} [options] `keep` collects what it prints
 * @returns {Promise<{ code: number, output: string }>} its exit code (128 when a signal ended it) and what it printed
 */
export function run(command, args, { output = 'show', env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnv(env),
      stdio: output === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    const keep = (/** @type {string} */ chunk) => (text += chunk)
    // By the streams' own decoder: a chunk may end in the middle of a character.
    child.stdout?.setEncoding('utf8').on('data', keep)
    child.stderr?.setEncoding('utf8').on('data', keep)
    child.on('error', (error) => resolve({ code: 127, output: `${text}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 128, output: text }))
  })
}

/**
 * Runs a tool to its end with something to read, a secret for example: every process of
 * the machine can see a command line.
 * @param {string} command
 * @param {string[]} args
 * @param {string} input
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runWithInput(command, args, input) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: toolEnv(), stdio: ['pipe', 'pipe', 'pipe'] })
    let text = ''
    const keep = (/** @type {string} */ chunk) => (text += chunk)
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.stdin.on('error', () => undefined) // it may end without reading
    child.on('error', (error) => resolve({ code: 127, output: `${text}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 128, output: text }))
    child.stdin.end(input)
  })
}

/**
 * Runs the body of a script and turns a failure into a sentence and exit code 1.
 * @param {() => Promise<number | void>} body may answer the exit code
 */
export async function main(body) {
  try {
    const code = await body()
    if (typeof code === 'number') process.exitCode = code
  } catch (error) {
    console.error(error instanceof Complaint ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}

/**
 * Calls `gone` once when the process that started us has ended: the Node that re-executed us, or npm. A server must not outlive
 * them, or it would hold its port forever. A shell that merely ends after `… &` is not among them.
 * @param {() => void} gone
 */
export function whenStarterIsGone(gone) {
  let isReported = false
  const report = () => {
    if (isReported) return
    isReported = true
    gone()
  }
  if (process.connected) process.once('disconnect', report)
  if (!process.env['npm_lifecycle_event']) return
  // npm → sh → us, or npm → us: npm may be killed without notice, so the chain up to it is looked at every second.
  const parent = process.ppid
  const grandparent = parentOf(parent)
  const isUnderNpm = isNpm(parent) || isNpm(grandparent)
  if (!isUnderNpm) return
  const isIntact = isNpm(parent)
    ? () => process.ppid === parent
    : () => process.ppid === parent && parentOf(parent) === grandparent
  setInterval(() => {
    if (!isIntact()) report()
  }, 1000).unref()
}

/** @param {number | undefined} pid */
function isNpm(pid) {
  const file = `/proc/${pid}/comm`
  return pid !== undefined && existsSync(file) && readFileSync(file, 'utf8').startsWith('npm')
}

/**
 * @param {number} pid
 * @returns {number | undefined} the parent process, where /proc can tell
 */
function parentOf(pid) {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  try {
    // "pid (name) state ppid …": the name may hold spaces and brackets, so count from the last bracket.
    return Number(readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

/** Gives back what starting left: copies of the Worker's modules, a hundred megabytes that an idle process would keep. */
export function collectGarbage() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
