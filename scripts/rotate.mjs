// @ts-check
// `npm run rotate -- [--env NAME]`: sets a new secret beside SECRET_KEY; `--finish` deletes the earlier one once nothing needs it.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { install, useOwnNode } from './prepare.mjs'
import { Complaint, main, run, runWithInput } from './process.mjs'
import { keyNames, readRotation, reasonToWait } from './rotation.mjs'

/** @typedef {import('./rotation.mjs').Wrangler} Wrangler */

/**
 * Safe to repeat: it changes one thing, and a run that finds it done says so.
 * @param {object} given
 * @param {Wrangler} given.wrangler
 * @param {string[]} given.flags naming the installation
 * @param {boolean} [given.isFinal] delete the earlier secrets
 * @param {boolean} [given.isHurried] give up links sent before
 * @param {Date} [given.now]
 * @returns {Promise<string>} what was done
 * @throws {Complaint} when it can't be done yet
 */
export async function rotate({ wrangler, flags, isFinal = false, isHurried = false, now = new Date() }) {
  const must = async (/** @type {string} */ what, /** @type {string[]} */ args, input = '') => {
    const { code, output } = await wrangler([...args, ...flags], input)
    if (code !== 0) throw new Complaint(`${what} failed; wrangler says:\n${output.trim()}`)
    return output
  }
  const listed = await must('Listing the secrets', ['secret', 'list', '--format', 'json'])
  const names = [...listed.matchAll(/"name":\s*"([^"]+)"/g)].map(([, name = '']) => name)
  const newest = keyNames(names).at(-1)
  if (!newest) throw new Complaint('There is no SECRET_KEY yet: npm run provision')
  const rotation = await readRotation({ wrangler, flags, names })
  if (!isFinal) {
    if (rotation.earlier.length > 0)
      throw new Complaint(`${newest} takes over already. Finish that first: npm run rotate -- --finish`)
    const next = `SECRET_KEY_${Number(/_(\d+)$/.exec(newest)?.[1] ?? 1) + 1}`
    await must(`Setting ${next}`, ['secret', 'put', next], `${randomBytes(32).toString('base64url')}\n`)
    return `${next} takes over. The hourly job seals stored values with it; npm run doctor says when ${newest} may go.`
  }
  if (rotation.earlier.length === 0) return `${newest} is the only secret. Nothing to finish.`
  const reason = reasonToWait(rotation, now, { isHurried })
  if (reason) throw new Complaint(`Not yet. ${reason}`)
  for (const name of rotation.earlier) await must(`Deleting ${name}`, ['secret', 'delete', name])
  return `Deleted ${rotation.earlier.join(', ')}. ${newest} is the only secret.`
}

if (process.argv[1]?.endsWith('rotate.mjs')) {
  await main(async () => {
    let values
    try {
      values = parseArgs({
        options: { env: { type: 'string' }, finish: { type: 'boolean' }, now: { type: 'boolean' } },
      }).values
    } catch (error) {
      throw new Complaint(
        `${error instanceof Error ? error.message : String(error)}\nUsage: npm run rotate -- [--env NAME] [--finish [--now]]`,
      )
    }
    await install()
    await useOwnNode()
    const { readInstallation } = await import('./installation.mjs')
    const done = await rotate({
      wrangler: (args, input) =>
        input ? runWithInput('wrangler', args, input) : run('wrangler', args, { output: 'keep', env: { CI: 'true' } }),
      flags: readInstallation(values.env).flags,
      isFinal: values.finish === true,
      isHurried: values.now === true,
    })
    console.log(done)
  })
}
