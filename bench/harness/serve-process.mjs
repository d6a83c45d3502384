// @ts-check
// The process that startServer() starts: it serves with the options that it is sent, and ends with its parent.
import { servePlacet } from '../../scripts/serve.mjs'

/** @typedef {Parameters<typeof servePlacet>[0]} Options */

process.once('message', (options) => {
  void (async () => {
    const served = await servePlacet(/** @type {Options} */ (options))
    const stop = () => void served.stop().finally(() => process.exit(0))
    process.on('SIGTERM', stop)
    process.on('disconnect', stop)
    process.send?.({ url: served.url, inspector: served.inspector?.href })
  })().catch((error) => {
    console.error(error)
    process.exit(1)
  })
})
