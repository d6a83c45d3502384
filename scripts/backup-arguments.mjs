// @ts-check
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Complaint } from './process.mjs'

/**
 * Reads what `npm run backup` and `npm run restore` were asked for.
 * @param {string[]} args
 * @param {string} usageLine
 */
export function backupArguments(args, usageLine) {
  let parsed
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { remote: { type: 'boolean', default: false }, env: { type: 'string' } },
    })
  } catch (error) {
    throw new Complaint(`${error instanceof Error ? error.message : String(error)}\n${usageLine}`)
  }
  const [folder, ...more] = parsed.positionals
  if (!folder || more.length > 0) throw new Complaint(usageLine)
  if (parsed.values.env && !parsed.values.remote) throw new Complaint(`--env goes with --remote.\n${usageLine}`)
  return { folder: resolve(folder), isRemote: parsed.values.remote, env: parsed.values.env }
}
