// @ts-check
// The production build in a process of its own, whose log nobody reads: what is measured shares no thread with it.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { servePlacet } from '../scripts/serve.mjs'

/** @typedef {Parameters<typeof servePlacet>[0]} Options */

/**
 * Serves the build in dist/ on a free port of 127.0.0.1.
 * @param {Omit<Options, 'port' | 'say'>} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} once it answers
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
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
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
