// @ts-check
// `npm run fetch-backup -- FOLDER [--of DATE] [--list]`: fetches a scheduled backup out of the bucket into a folder, from which
// `npm run restore` puts it into an empty installation.
import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { install, useOwnNode } from './prepare.mjs'
import { Complaint, main } from './process.mjs'
import { readWorkerSettings } from './settings.mjs'

const usage = 'Usage: npm run fetch-backup -- FOLDER [--of 2026-06-15T07:17] or npm run fetch-backup -- --list'

await main(async () => {
  let parsed
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: { of: { type: 'string' }, list: { type: 'boolean', default: false } },
    })
  } catch (error) {
    throw new Complaint(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
  const { values, positionals } = parsed
  if (values.list ? positionals.length > 0 : positionals.length !== 1) throw new Complaint(usage)
  await install()
  await useOwnNode()
  const { backupPlaceOf, fetchBackup, findBackups } = await import('./fetch-backup-run.mjs')
  const place = backupPlaceOf(readWorkerSettings())
  if (values.list) {
    const found = await findBackups(place)
    console.log(found.map(({ at }) => at.toISOString()).join('\n') || 'There is no backup under this key.')
    return
  }
  const [folder = ''] = positionals
  const began = performance.now()
  await fetchBackup(place, resolve(folder), { of: values.of, say: console.log })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `${folder} is whole (${seconds} s). It holds personal data: keep it safe.\nNow: npm run restore -- ${folder}`,
  )
})
