// @ts-check
// `npm run dev`: Vite with hot reload, over the same state folder as `npm start`.
import { spawn } from 'node:child_process'
import { Complaint, main, root, toolEnv, whenStarterIsGone } from './process.mjs'
import { ensureChromium, placeLauncher } from './chromium.mjs'
import { install, useOwnNode } from './prepare.mjs'
import { localSecrets, readWorkerSettings, serverSettings } from './settings.mjs'

await main(async () => {
  const { port, stateDir, seed } = serverSettings(process.env)
  await install()
  await useOwnNode()
  try {
    placeLauncher(await ensureChromium())
  } catch (error) {
    if (!(error instanceof Complaint)) throw error
    console.warn(error.message)
  }
  const { prepareState } = await import('./seed.mjs')
  const { hasDemoData } = await prepareState({ stateDir, seed, say: console.log })
  const { serveDemoFirms } = await import('./demo-firms/serve.mjs')
  const demo = hasDemoData ? await serveDemoFirms({ stateDir }) : undefined

  // wrangler and the Vite plugin read the Worker's settings from the environment only with this variable.
  /** @type {Record<string, string>} */
  const given = { ...(hasDemoData ? { READ_SOURCES: 'off' } : {}), ...readWorkerSettings() }
  const origins = [given['ALLOWED_PRIVATE_ORIGINS'], ...(demo?.firms.map(({ site }) => site) ?? [])]
  const settings = {
    ...localSecrets(stateDir, given),
    LOCAL_ORIGIN: `http://127.0.0.1:${port}`,
    ...given,
    ALLOWED_PRIVATE_ORIGINS: origins.filter(Boolean).join(','),
  }
  const env = toolEnv({ ...settings, STATE_DIR: stateDir, CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true' })
  const vite = spawn('vite', ['dev', '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = () => void vite.kill('SIGTERM')
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop)
  whenStarterIsGone(stop)
  try {
    return await new Promise((resolve, reject) => {
      vite.on('error', reject)
      vite.on('exit', (code) => resolve(code ?? 0))
    })
  } finally {
    await demo?.stop()
  }
})
