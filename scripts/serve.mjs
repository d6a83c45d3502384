// @ts-check
// The production build in workerd, on this machine.
//
// Miniflare is given the built Worker directly. `wrangler dev` and `unstable_startWorker` would put a second workerd
// with a proxy Worker in front of it, bundle again, and take three to four seconds instead of one to start; wrangler is
// asked only to translate the built wrangler.json into Miniflare's options, so bindings, assets, `_headers` and queues
// stay as it reads them.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Log, LogLevel, Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { modulesOf } from './local-entry.mjs'
import { persistencePath } from './local-state.mjs'
import { prepareToServe } from './prepare-serve.mjs'
import { Complaint, collectGarbage, root } from './process.mjs'
import { localSecrets } from './settings.mjs'

/**
 * @typedef {object} Served
 * @property {string} url its origin, without a final slash
 * @property {boolean} hasDemoData whether the demo accounts are in the database
 * @property {URL} [inspector] where V8's inspector answers, if it was asked for
 * @property {() => Promise<void>} stop ends workerd and every Chromium it started; may be called again
 */

/**
 * Migrates and seeds the state folder, then serves the build in dist/ on 127.0.0.1.
 * @param {object} options
 * @param {number} options.port 0 takes a free one
 * @param {string} options.stateDir absolute path
 * @param {'demo' | 'none'} options.seed
 * @param {Record<string, string>} [options.vars] settings for the Worker, over those of wrangler.toml
 * @param {(sentence: string) => void} [options.say]
 * @param {string} [options.buildDir] where the build is
 * @param {(options: { stateDir: string }) => Promise<{ firms: { site: string }[], stop: () => Promise<void> }>} [options.demoSites]
 *   starts the sites of the demo firms, with demo data alone; the Worker may read their origins
 * @param {string} [options.entry] a module that wraps the Worker's own, which is `./index.js` beside it: for benches
 * @param {Record<string, string>} [options.modules] code of modules beside that entry, by file name
 * @param {import('./prepare-serve.mjs').Prepared} [options.prepared] what the preparation of another server with this build and
 *   a state as ready as this one gave: it is left out then
 * @param {boolean} [options.inspect] whether V8's inspector is there, on a free port of this machine
 * @returns {Promise<Served>} once the Worker answers
 * @throws {Complaint} when the port is taken or the Worker does not come up
 */
export async function servePlacet({
  port,
  stateDir,
  seed,
  vars = {},
  say,
  buildDir = join(root, 'dist'),
  entry,
  modules = {},
  demoSites,
  prepared: given,
  inspect = false,
}) {
  await waitForPort(port)
  const ownPort = port || (await freePort())
  mkdirSync(stateDir, { recursive: true })
  const configPath = join(buildDir, 'placet/wrangler.json')
  const prepared = given ?? (await prepareToServe({ stateDir, seed, configPath, say }))
  const demo = prepared.hasDemoData ? await demoSites?.({ stateDir }) : undefined
  const allowed = [vars['ALLOWED_PRIVATE_ORIGINS'], ...sitesOf(demo)].filter(Boolean).join(',')

  // modulesRules would have wrangler look for modules; they are listed below.
  const { workerOptions, externalWorkers } = prepared
  const { modulesRules: _, ...options } = workerOptions
  widenBatches(options.queueConsumers)
  const { vars: ownVars = {} } = JSON.parse(readFileSync(configPath, 'utf8'))

  // workerd runs more than twenty isolates here, and each may let tens of MB of garbage lie (docs/decisions/0049-memory-of-the-local-server.md).
  process.env['MINIFLARE_WORKERD_V8_FLAGS'] ??= '--max-semi-space-size=2'
  const run = randomUUID()
  const tmpDir = join(tmpdir(), `placet-${run}`)
  mkdirSync(tmpDir)
  const watchdog = startWatchdog(run, tmpDir)
  // Miniflare takes its temporary folder from here when it is made; the browsers' profiles are in it.
  const restoreTmpDir = useTmpDir(tmpDir)
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: ownPort,
      ...(inspect ? { inspectorPort: 0 } : {}),
      cf: false, // no download of a sample `request.cf`
      logRequests: false, // the Worker writes its own
      unsafeTriggerHandlers: true,
      resourcePersistencePath: persistencePath(stateDir),
      resourceTmpPath: tmpDir,
      log: new Log(LogLevel.WARN),
      workers: [
        {
          ...options,
          ...modulesOf(dirname(configPath), entry, modules),
          // Named one by one: wrangler would also add what a `.dev.vars` copied beside an older build says.
          bindings: {
            ...ownVars,
            ...localSecrets(stateDir, vars),
            LOCAL_ORIGIN: `http://127.0.0.1:${ownPort}`,
            ...vars,
            ALLOWED_PRIVATE_ORIGINS: allowed,
          },
        },
        ...externalWorkers,
      ],
    }),
  )
  restoreTmpDir()
  /** @type {Promise<void> | undefined} */
  let stopping
  const end = async () => {
    try {
      await Promise.all([miniflare.dispose(), demo?.stop()])
    } finally {
      rmSync(tmpDir, { recursive: true, force: true })
      watchdog.end()
    }
  }
  const stop = () => (stopping ??= end())
  try {
    const ready = await miniflare.ready
    const url = ready.origin
    await waitForHealth(url)
    collectGarbage()
    const inspector = inspect ? new URL(`http://${(await miniflare.getInspectorURL()).host}`) : undefined
    return { url, hasDemoData: prepared.hasDemoData, ...(inspector ? { inspector } : {}), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * workerd and Chromium outlive a parent that is killed without notice. This shell waits for the end of our pipe to it
 * and then ends every process that carries the run's id: workerd in its environment, Chromium (which overwrites that)
 * in the path of its profile.
 * @param {string} run
 * @param {string} tmpDir what to delete then
 */
function startWatchdog(run, tmpDir) {
  const script = `
    read -r end && exit 0
    if [ -d /proc/self ]; then
      pids=$(grep -lsF "$1" /proc/[0-9]*/environ /proc/[0-9]*/cmdline | cut -d/ -f3 | sort -u)
    else
      pids=$(ps -axwwE -o pid=,command= | grep -F "$1" | awk '{ print $1 }')
    fi
    for pid in $pids; do [ "$pid" = "$$" ] || kill -9 "$pid"; done
    rm -rf "$2"`
  const environment = { ...process.env }
  delete environment['PLACET_RUN']
  const shell = spawn('/bin/sh', ['-c', script, 'placet-watchdog', run, tmpDir], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: environment,
    detached: true, // so that what kills our whole process group leaves it to do its work
  })
  shell.on('error', () => undefined)
  shell.stdin.on('error', () => undefined)
  // Neither it nor the pipe may keep a script alive that is done.
  shell.unref()
  const pipe = /** @type {import('node:net').Socket} */ (shell.stdin)
  pipe.unref()
  process.env['PLACET_RUN'] = run
  return { end: () => void pipe.end('done\n') }
}

/**
 * Waits up to five seconds for a port to be free: a server that was killed a moment ago may still be letting go.
 * @param {number} port
 */
async function waitForPort(port) {
  for (let attempt = 0; ; attempt++) {
    const code = await new Promise((resolve) => {
      const probe = createServer()
      probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)))
    })
    if (code === undefined) return
    if (code !== 'EADDRINUSE' || attempt === 20) {
      throw new Complaint(
        code === 'EADDRINUSE'
          ? `Port ${port} is in use. Stop what is using it, or choose another: PORT=8790 npm start`
          : `Port ${port} can't be used (${code}). Choose another: PORT=8790 npm start`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** Sets TMPDIR. @param {string} folder @returns {() => void} sets it back */
function useTmpDir(folder) {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  return () => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

/** Origins of the demo firms' sites. @param {{ firms: { site: string }[] } | undefined} demo */
const sitesOf = (demo) => demo?.firms.map(({ site }) => site) ?? []

/**
 * Lets one batch take every waiting lane. Miniflare hands out one batch of a queue at a time, so five lanes would wait for
 * the slowest of the five before them; the platform's queue runs batches beside each other.
 * @param {unknown} queueConsumers
 */
function widenBatches(queueConsumers) {
  const consumers = /** @type {Record<string, { maxBatchSize?: number }>} */ (queueConsumers ?? {})
  const reads = consumers['placet-reads']
  if (reads) reads.maxBatchSize = 100
}

/** A port that nobody listens on. */
async function freePort() {
  const probe = createServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = probe.address()
  await new Promise((resolve) => probe.close(() => resolve(undefined)))
  return typeof address === 'object' && address ? address.port : 0
}

/** @param {string} url */
async function waitForHealth(url) {
  const deadline = Date.now() + 20_000
  for (;;) {
    const response = await fetch(`${url}/api/health`).catch(() => undefined)
    const text = (await response?.text().catch(() => '')) ?? ''
    if (response?.ok) return
    if (Date.now() > deadline) {
      throw new Complaint(
        `The server started, but ${url}/api/health does not answer well. Its last words: ${text.slice(0, 500)}`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
