// @ts-check
// What the local server runs: the built Worker, behind an entry with the addresses that start a cron or bring an email.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './build.mjs'

/**
 * The modules of the built Worker, behind an entry of our own that answers `GET /cdn-cgi/handler/scheduled?cron=…` by
 * running that cron: this Miniflare has the address only as /cdn-cgi/local/scheduled. `POST /cdn-cgi/handler/email?from=…&to=…`
 * delivers the email of its body, as Email Routing would; a refusal answers 550 with its sentence.
 * @param {string} folder
 * @param {string} [ownEntry] the file of another entry
 * @param {Record<string, string>} [beside] code of modules beside it, by file name
 */
export function modulesOf(folder, ownEntry, beside = {}) {
  const entry = `import worker from './index.js'
export * from './index.js'
export default {
  ...worker,
  async fetch(request, env, context) {
    if (!request.url.includes('/cdn-cgi/handler/')) return worker.fetch(request, env, context)
    const url = new URL(request.url)
    if (url.pathname === '/cdn-cgi/handler/email' && request.method === 'POST') {
      const raw = await request.arrayBuffer()
      let refusal
      const message = {
        from: url.searchParams.get('from') ?? '',
        to: url.searchParams.get('to') ?? '',
        raw: new Response(raw).body,
        rawSize: raw.byteLength,
        setReject: (reason) => void (refusal = reason),
      }
      await worker.email(message, env, context)
      return refusal === undefined ? new Response('delivered') : new Response('550 ' + refusal, { status: 550 })
    }
    if (url.pathname !== '/cdn-cgi/handler/scheduled') return worker.fetch(request, env, context)
    const cron = url.searchParams.get('cron') ?? ''
    await worker.scheduled({ cron, scheduledTime: Date.now(), noRetry() {} }, env, context)
    return new Response('ok')
  },
}
`
  const types = /** @type {const} */ ({
    js: 'ESModule',
    mjs: 'ESModule',
    wasm: 'CompiledWasm',
    bin: 'Data',
    txt: 'Text',
  })
  /** @type {{ type: 'ESModule' | 'CompiledWasm' | 'Data' | 'Text', path: string, contents?: string }[]} */
  const modules = [
    {
      type: 'ESModule',
      path: join(folder, 'placet-local-entry.js'),
      contents: ownEntry ? readFileSync(ownEntry, 'utf8') : entry,
    },
  ]
  for (const [name, contents] of Object.entries(beside)) {
    modules.push({ type: 'ESModule', path: join(folder, name), contents })
  }
  for (const name of filesUnder(folder, ['.'])) {
    const path = join(folder, name)
    const type = types[/** @type {keyof typeof types} */ (path.split('.').at(-1) ?? '')]
    if (type) modules.push({ type, path })
  }
  return { rootPath: folder, modulesRoot: folder, modules }
}
