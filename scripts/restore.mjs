// @ts-check
// `npm run restore -- FOLDER [--remote] [--env NAME]`: puts a backup into an empty installation.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { backupArguments } from './backup-arguments.mjs'
import { install, useOwnNode } from './prepare.mjs'
import { Complaint, main, run } from './process.mjs'
import { serverSettings } from './settings.mjs'

const usage = 'Usage: npm run restore -- FOLDER [--remote] [--env NAME]'

await main(async () => {
  const { folder, isRemote, env } = backupArguments(process.argv.slice(2), usage)
  await install()
  await useOwnNode()
  const { readBackup } = await import('./backup-format.mjs')
  const { checkVersion, ownMigrations, restoreBackup } = await import('./backup-run.mjs')
  const { localStore, remoteStore } = await import('./backup-stores.mjs')
  const began = performance.now()
  const say = console.log
  const manifest = await readBackup(folder)
  say(`The backup of ${manifest.createdAt} is unharmed.`)
  checkVersion(manifest)

  if (isRemote) {
    const { readInstallation, remoteOf } = await import('./installation.mjs')
    const { migrateRemotely } = await import('./remote-migrations.mjs')
    const remote = remoteOf(env)
    if (ownMigrations().length !== manifest.migrations.length) {
      throw new Complaint(
        `The backup was made at ${manifest.migrations.at(-1)}. Restore it with the version that made it, then deploy this one.`,
      )
    }
    const wrangler = (/** @type {string[]} */ args) => run('wrangler', args, { output: 'keep' })
    const { database } = readInstallation(env)
    await migrateRemotely({ wrangler, flags: remote.flags, database: database.name })
    await restoreBackup(remoteStore(remote), folder, manifest, say)
  } else {
    const { stateDir } = serverSettings(process.env)
    const { migrate, persistencePath, withLocalState } = await import('./local-state.mjs')
    if (existsSync(persistencePath(stateDir))) {
      throw new Complaint(`${stateDir} holds an installation. Move it away, or name another folder with STATE_DIR.`)
    }
    // Beside it first: a restore that is cut off leaves nothing that looks like an installation.
    const beside = `${stateDir}.restoring`
    rmSync(beside, { recursive: true, force: true })
    await withLocalState(beside, async (state) => {
      await migrate(state.db, { upTo: manifest.migrations.at(-1) })
      await restoreBackup(localStore(state), folder, manifest, say)
      await migrate(state.db)
    })
    mkdirSync(stateDir, { recursive: true })
    renameSync(persistencePath(beside), persistencePath(stateDir))
    rmSync(beside, { recursive: true, force: true })
  }
  console.log(`Restored (${((performance.now() - began) / 1000).toFixed(1)} s). Everyone has to sign in again.`)
})
