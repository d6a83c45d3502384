// @ts-check
// `npm run rotate -- [--env NAME | --local]`: sets a new secret beside SECRET_KEY; `--finish` deletes the earlier one once
// nothing needs it.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { install, useOwnNode } from './prepare.mjs'
import { Complaint, main, run, runWithInput } from './process.mjs'
import { deployedSecrets, keyNames, localSecretPlace, nextNumber, readRotation, reasonToWait } from './rotation.mjs'
import { readWorkerSettings, serverSettings } from './settings.mjs'

/**
 * Safe to repeat: it changes one thing, and a run that finds it done says so.
 * @param {object} given
 * @param {import('./rotation.mjs').SecretPlace} given.place
 * @param {boolean} [given.isFinal] delete the earlier secrets
 * @param {boolean} [given.isHurried] give up links sent before
 * @param {Date} [given.now]
 * @returns {Promise<string>} what was done
 * @throws {Complaint} when it can't be done yet
 */
export async function rotate({ place, isFinal = false, isHurried = false, now = new Date() }) {
  const names = await place.names()
  const newest = keyNames(names).at(-1)
  if (!newest) throw new Complaint('There is no SECRET_KEY yet: npm run provision, or npm start on this machine')
  const rotation = await readRotation(place, names)
  if (!isFinal) {
    if (rotation.earlier.length > 0)
      throw new Complaint(`${newest} takes over already. Finish that first: npm run rotate -- --finish`)
    const next = `SECRET_KEY_${nextNumber(newest)}`
    await place.set(next, randomBytes(32).toString('base64url'))
    return `${next} takes over.${place.afterSetting} The hourly job seals stored values with it; npm run doctor says when ${newest} may go.`
  }
  if (rotation.earlier.length === 0) return `${newest} is the only secret. Nothing to finish.`
  const reason = reasonToWait(rotation, now, { isHurried })
  if (reason) throw new Complaint(`Not yet. ${reason}`)
  for (const name of rotation.earlier) await place.remove(name)
  return `Deleted ${rotation.earlier.join(', ')}. ${newest} is the only secret.`
}

if (process.argv[1]?.endsWith('rotate.mjs')) {
  await main(async () => {
    let values
    try {
      values = parseArgs({
        options: {
          env: { type: 'string' },
          local: { type: 'boolean' },
          finish: { type: 'boolean' },
          now: { type: 'boolean' },
        },
      }).values
    } catch (error) {
      throw new Complaint(
        `${error instanceof Error ? error.message : String(error)}\nUsage: npm run rotate -- [--env NAME | --local] [--finish [--now]]`,
      )
    }
    await install()
    await useOwnNode()
    const done = await rotate({
      place: values.local
        ? localSecretPlace(serverSettings(process.env).stateDir, readWorkerSettings())
        : await deployedPlace(values.env),
      isFinal: values.finish === true,
      isHurried: values.now === true,
    })
    console.log(done)
  })
}

/** @param {string | undefined} env an installation beside production */
async function deployedPlace(env) {
  const { readInstallation } = await import('./installation.mjs')
  return deployedSecrets({
    wrangler: (args, input) =>
      input ? runWithInput('wrangler', args, input) : run('wrangler', args, { output: 'keep', env: { CI: 'true' } }),
    flags: readInstallation(env).flags,
  })
}
