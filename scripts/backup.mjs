// @ts-check
// `npm run backup -- FOLDER [--remote] [--env NAME]`: copies a whole installation, database and files, into a folder.
import { backupArguments } from './backup-arguments.mjs'
import { install, useOwnNode } from './prepare.mjs'
import { main } from './process.mjs'
import { serverSettings } from './settings.mjs'

const usage = 'Usage: npm run backup -- FOLDER [--remote] [--env NAME]'

await main(async () => {
  const { folder, isRemote, env } = backupArguments(process.argv.slice(2), usage)
  await install()
  await useOwnNode()
  const { makeBackup } = await import('./backup-run.mjs')
  const { remoteStore, withSnapshot } = await import('./backup-stores.mjs')
  const began = performance.now()
  const say = console.log
  if (isRemote) {
    const { remoteOf } = await import('./installation.mjs')
    await makeBackup(remoteStore(remoteOf(env)), folder, { say })
  } else {
    await withSnapshot(serverSettings(process.env).stateDir, (store) => makeBackup(store, folder, { say }))
  }
  console.log(
    `${folder} is whole (${((performance.now() - began) / 1000).toFixed(1)} s). It holds personal data: keep it safe.`,
  )
})
