// @ts-check
// `npm start`: from a fresh clone to the production build on http://127.0.0.1:8787. README.md lists the settings.
import { build } from './build.mjs'
import { cronExpressions, runCrons } from './crons.mjs'
import { ensureChromium, placeLauncher } from './chromium.mjs'
import { install, useOwnNode } from './prepare.mjs'
import { Complaint, main, whenStarterIsGone } from './process.mjs'
import { readWorkerSettings, serverSettings } from './settings.mjs'

await main(async () => {
  const settings = serverSettings(process.env)
  await install()
  await useOwnNode()

  /** @type {import('./serve.mjs').Served | undefined} */
  let served
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    // Should something hang, the end of this process makes the watchdog clear up.
    setTimeout(() => process.exit(1), 8000).unref()
    await served?.stop()
    process.exit(0)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void stop())
  whenStarterIsGone(() => void stop())

  const [chromium] = await Promise.all([offerChromium(), build()])
  if (!chromium) console.warn('Pages that need a browser to be read will fail until then; everything else works.')

  const { servePlacet } = await import('./serve.mjs')
  // A demo should not read hundreds of strangers' sites unasked. READ_SOURCES=on overrides this.
  const vars = { ...(settings.seed === 'demo' ? { READ_SOURCES: 'off' } : {}), ...readWorkerSettings() }
  const { serveDemoFirms } = await import('./demo-firms/serve.mjs')
  served = await servePlacet({ ...settings, vars, say: console.log, demoSites: serveDemoFirms })
  if (isStopping) {
    await served.stop()
    return
  }

  const { url } = served
  console.log(`\nJob board    ${url}/\nStaff area   ${url}/login`)
  if (served.hasDemoData) {
    console.log('Demo accounts (password placet-demo): admin@placet.test, partner@placet.test')
    console.log(`Demo review room of a client ${url}/review/demo-review-room-untouched-0000000000000000`)
    console.log('(its code by email is in Admin > Email Log)')
  }
  console.log(`Ready on ${url}`)
  if (served.hasDemoData) {
    const { makeDemoProfiles } = await import('./demo-profiles.mjs')
    // Printing them takes some seconds, and nobody waits for them.
    void makeDemoProfiles(url).catch((error) => console.warn(`The demo has no client profiles: ${error.message}`))
  }
  if (settings.runsCrons) runCrons(url, cronExpressions())
})

/** Only Browser Rendering needs Chromium, so a server starts without it. */
async function offerChromium() {
  try {
    const chromium = await ensureChromium()
    placeLauncher(chromium)
    return chromium
  } catch (error) {
    if (!(error instanceof Complaint)) throw error
    console.warn(error.message)
    return undefined
  }
}
