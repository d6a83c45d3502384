// @ts-check
// What a local server needs once before it starts. It happens in a process of its own that ends: wrangler, the seed and
// their garbage would keep 200 MB of a server's memory for as long as it runs.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Complaint } from './process.mjs'

/**
 * @typedef {object} ServePreparation
 * @property {string} stateDir absolute path
 * @property {'demo' | 'none'} seed
 * @property {string} configPath the built wrangler.json
 *
 * @typedef {Pick<ReturnType<typeof import('wrangler').unstable_getMiniflareWorkerOptions>, 'workerOptions' | 'externalWorkers'>
 *   & { hasDemoData: boolean }} Prepared
 *
 * @typedef {{ said: string } | { prepared: Prepared } | { failure: string, isComplaint: boolean }} PreparationMessage
 */

/**
 * Migrates and seeds the state folder, and has wrangler translate the built configuration.
 * @param {ServePreparation & { say?: ((sentence: string) => void) | undefined }} options
 * @returns {Promise<Prepared>}
 * @throws {Complaint | Error} as the work itself did
 */
export function prepareToServe({ say, ...given }) {
  const child = fork(fileURLToPath(import.meta.url), [], { execArgv: [], serialization: 'advanced' })
  return new Promise((resolve, reject) => {
    child.on('message', (/** @type {PreparationMessage} */ message) => {
      if ('said' in message) say?.(message.said)
      else if ('prepared' in message) resolve(message.prepared)
      else reject(message.isComplaint ? new Complaint(message.failure) : new Error(message.failure))
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => reject(new Error(`The preparation ended early (${signal ?? code}).`)))
    child.send(given)
  })
}

if (import.meta.main) {
  const report = (/** @type {PreparationMessage} */ message) =>
    new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve(undefined)))
  process.on('disconnect', () => process.exit(1))
  process.once('message', (/** @type {ServePreparation} */ { stateDir, seed, configPath }) => {
    void (async () => {
      try {
        const { prepareState } = await import('./seed.mjs')
        const { hasDemoData } = await prepareState({ stateDir, seed, say: (said) => void report({ said }) })
        process.env['WRANGLER_LOG'] ??= 'warn' // or it tells which .dev.vars it read, which is not what counts
        const { unstable_getMiniflareWorkerOptions: optionsOf } = await import('wrangler')
        const { workerOptions, externalWorkers } = optionsOf(configPath)
        await report({ prepared: { workerOptions, externalWorkers, hasDemoData } })
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error))
        const isComplaint = failure instanceof Complaint
        await report({ failure: isComplaint ? failure.message : (failure.stack ?? failure.message), isComplaint })
      }
      process.exit(0)
    })()
  })
}
