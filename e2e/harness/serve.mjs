// @ts-check
// A server of Placet for the end-to-end tests: the code of `npm start`, in a process of its own, so that a test can
// kill it the hard way; with demo data the demo firms are served beside it, as `npm start` does, unless others serve them already.
// Started with a channel to its parent it is that process.
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {import('../../scripts/demo-firms/serve.mjs').ServedFirms['firms'][number]} DemoFirm */

/**
 * @typedef {object} RunningPlacet
 * @property {string} url its origin, without a final slash
 * @property {string} stateDir
 * @property {() => string} log what it printed so far
 * @property {() => Promise<void>} stop ends it in good order and deletes the state folder if it was made here
 * @property {() => Promise<void>} kill ends it as a power cut would (SIGKILL); the state folder stays
 */

/**
 * Starts the build in dist/ on 127.0.0.1.
 * @param {object} [options]
 * @param {number} [options.port] 0, the default, takes a free one
 * @param {string} [options.stateDir] a fresh temporary folder when not given
 * @param {'demo' | 'none'} [options.seed] demo by default
 * @param {Record<string, string>} [options.vars] settings of the Worker
 * @param {import('../../scripts/prepare-serve.mjs').Prepared} [options.prepared] of a server with the same build, whose
 *   state this one copies
 * @param {DemoFirm[]} [options.demoFirms] demo firms that are served already, at the addresses that the state names
 * @returns {Promise<RunningPlacet>} once it answers
 */
export async function startPlacet({ port = 0, stateDir, seed = 'demo', vars = {}, prepared, demoFirms } = {}) {
  const folder = stateDir ?? mkdtempSync(join(tmpdir(), 'placet-e2e-'))
  const child = fork(fileURLToPath(import.meta.url), [], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    serialization: 'advanced',
  })
  let log = ''
  child.stdout?.on('data', (chunk) => (log += chunk))
  child.stderr?.on('data', (chunk) => (log += chunk))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.send({ port, stateDir: folder, seed, vars: { READ_SOURCES: 'off', ...vars }, prepared, demoFirms })
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(/** @type {{ url: string }} */ (message).url))
    void ended.then(() => reject(new Error(`Placet did not start:\n${log}`)))
  })

  const end = async (/** @type {'SIGTERM' | 'SIGKILL'} */ signal) => {
    child.kill(signal)
    await ended
    await untilSilent(url)
  }
  return {
    url,
    stateDir: folder,
    log: () => log,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      if (!stateDir) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @param {string} url */
async function untilSilent(url) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answers = await fetch(url, { signal: AbortSignal.timeout(1000) }).then(
      () => true,
      () => false,
    )
    if (!answers) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} still answers after its server ended`)
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  const { servePlacet } = await import('../../scripts/serve.mjs')
  const { serveDemoFirms } = await import('../../scripts/demo-firms/serve.mjs')
  /** @type {import('../../scripts/serve.mjs').Served | undefined} */
  let served
  const stop = async () => {
    await served?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('disconnect', () => void stop())
  process.once('message', (options) => {
    void (async () => {
      const { demoFirms, ...given } = /** @type {Parameters<typeof servePlacet>[0] & { demoFirms?: DemoFirm[] }} */ (
        options
      )
      const demoSites = demoFirms ? async () => ({ firms: demoFirms, stop: async () => {} }) : serveDemoFirms
      served = await servePlacet({ ...given, demoSites })
      process.send?.({ url: served.url })
    })().catch((error) => {
      console.error(error)
      process.exit(1)
    })
  })
}
