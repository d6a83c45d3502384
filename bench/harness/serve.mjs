// @ts-check
// The production build in a process of its own, whose log nobody reads: what is measured shares no thread with it.
import { fork } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'
import { root } from '../../scripts/process.mjs'

/** @typedef {import('./serve-process.mjs').Options} Options */

/**
 * @typedef {object} Server
 * @property {string} url its origin, without a final slash
 * @property {string} stateDir folder of its data
 * @property {URL} [inspector] where V8's inspector answers, if it was asked for
 * @property {() => number} cpuSeconds processor time that workerd has used so far; 0 where the system does not tell
 * @property {() => { rss: number, own: number, peak: number }} memory of workerd in MB: now, the part that is not
 *   a file that the system could drop, and the peak
 * @property {() => { workerd: number, code: number, node: number }} processMemory MB that each process holds now: workerd,
 *   its program and libraries as a part of that, and the Node process around it
 * @property {() => Promise<void>} stop
 */

/** Limits are for one visitor; here one machine acts for thousands. No stranger's site is read. */
const vars = { RATE_LIMIT_FACTOR: '100000', READ_SOURCES: 'off' }
/** Imports nothing that `npm start` doesn't: its memory is measured too. */
const ownProcess = fileURLToPath(new URL('serve-process.mjs', import.meta.url))
const entry = fileURLToPath(new URL('../worker/entry.js', import.meta.url))

/** The simulated platform of the Worker's tests, as modules beside the entry. */
const simulation = ['worker/db/around-calls.ts', 'worker/test/simulated-platform.ts', 'worker/test/simulated-stores.ts']

/** @returns {Promise<Record<string, string>>} code by file name */
async function simulationModules() {
  const modules = simulation.map(async (path) => {
    const { code } = await transformWithOxc(readFileSync(join(root, path), 'utf8'), path)
    return [basename(path).replace(/\.ts$/, '.js'), code.replaceAll(/from "[^"]*\/([\w-]+)\.ts"/g, 'from "./$1.js"')]
  })
  return Object.fromEntries(await Promise.all(modules))
}

/**
 * Serves the build in dist/ on a free port of 127.0.0.1, behind the entry that answers the floors and meters D1.
 * @param {Pick<Options, 'stateDir'> & Partial<Options>} options
 * @returns {Promise<Server>} once it answers
 */
export async function startServer(options) {
  const child = fork(ownProcess, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.send({
    seed: 'none',
    entry,
    modules: await simulationModules(),
    ...options,
    vars: { ...vars, ...options.vars },
    port: 0,
  })
  /** @type {{ url: string, inspector?: string }} */
  const { url, inspector } = await new Promise((resolve, reject) => {
    child.once('message', resolve)
    void ended.then(() => reject(new Error('the server did not start')))
  })
  return {
    url,
    stateDir: options.stateDir,
    ...(inspector ? { inspector: new URL(inspector) } : {}),
    cpuSeconds: () => workersUnder(child.pid).reduce((sum, { ticks }) => sum + ticks, 0) / 100,
    memory() {
      const pids = workersUnder(child.pid).map(({ pid }) => pid)
      const sum = (/** @type {string} */ name) =>
        Math.round(pids.reduce((all, pid) => all + statusOf(pid, name), 0) / 1024)
      return { rss: sum('VmRSS'), own: sum('RssAnon'), peak: sum('VmHWM') }
    },
    processMemory() {
      const pids = workersUnder(child.pid).map(({ pid }) => pid)
      const mb = (/** @type {string[]} */ list, /** @type {string} */ name) =>
        Math.round(list.reduce((all, pid) => all + statusOf(pid, name), 0) / 1024)
      return { workerd: mb(pids, 'VmRSS'), code: mb(pids, 'RssFile'), node: mb([String(child.pid)], 'VmRSS') }
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The workerd processes that a process has started, with their processor time. @param {number | undefined} parent */
function workersUnder(parent) {
  /** @type {{ pid: string, ticks: number }[]} */
  const found = []
  if (parent === undefined || !existsSync('/proc/self/stat')) return found
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // "pid (name) state ppid …", user and system time being the 14th and 15th: count from the bracket.
      const [head, tail] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
      const fields = tail?.split(' ') ?? []
      if (head?.endsWith('(workerd') && Number(fields[1]) === parent) {
        found.push({ pid, ticks: Number(fields[11]) + Number(fields[12]) })
      }
    } catch {
      // It ended in between.
    }
  }
  return found
}

/** A figure of a process in kB. @param {string} pid @param {string} name */
function statusOf(pid, name) {
  try {
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
