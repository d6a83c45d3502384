// @ts-check
// The production build in a process of its own, whose log nobody reads: what is measured shares no thread with it.
import { fork } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { servePlacet } from '../scripts/serve.mjs'

/** @typedef {Parameters<typeof servePlacet>[0]} Options */

/**
 * Serves the build in dist/ on a free port of 127.0.0.1.
 * @param {Omit<Options, 'port' | 'say'>} options
 * @returns {Promise<{ url: string, cpuSeconds: () => number, stop: () => Promise<void> }>} once it answers; `cpuSeconds`
 *   is the processor time that workerd has used so far, 0 where the system does not tell
 */
export async function startServer(options) {
  const child = fork(fileURLToPath(import.meta.url), [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.send({ ...options, port: 0 })
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(/** @type {{ url: string }} */ (message).url))
    void ended.then(() => reject(new Error('the server did not start')))
  })
  return {
    url,
    cpuSeconds: () => (child.pid === undefined ? 0 : cpuSecondsUnder(child.pid)),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Processor time of the workerd processes that a process has started. @param {number} parent */
function cpuSecondsUnder(parent) {
  if (!existsSync('/proc/self/stat')) return 0
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // "pid (name) state ppid …", user and system time being the 14th and 15th: count from the bracket.
      const [head, tail] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
      const fields = tail?.split(' ') ?? []
      if (head?.endsWith('(workerd') && Number(fields[1]) === parent) ticks += Number(fields[11]) + Number(fields[12])
    } catch {
      // It ended in between.
    }
  }
  return ticks / 100
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', (options) => {
    void (async () => {
      const served = await servePlacet(/** @type {Options} */ (options))
      const stop = () => void served.stop().finally(() => process.exit(0))
      process.on('SIGTERM', stop)
      process.on('disconnect', stop)
      process.send?.({ url: served.url })
    })().catch((error) => {
      console.error(error)
      process.exit(1)
    })
  })
}
