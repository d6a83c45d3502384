// @ts-check
// `npm run provision -- [--env NAME] [--location weur]`: makes what an installation needs on Cloudflare (D1, R2, KV,
// queues, secrets) and writes the ids to wrangler.toml. What is there already is kept, so it can be run again.
import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { environmentBlock, withIds } from './provision-config.mjs'
import { install, useOwnNode } from './prepare.mjs'
import { Complaint, main, run, runWithInput } from './process.mjs'

/** @typedef {(args: string[], input?: string) => Promise<{ code: number, output: string }>} Wrangler */

/**
 * @param {object} given
 * @param {Wrangler} given.wrangler
 * @param {string} given.file wrangler.toml
 * @param {string} [given.env] an installation beside production
 * @param {string} [given.location] hint for where the database is to be
 * @param {Record<string, string | undefined>} [given.secrets] to put beside SECRET_KEY; empty ones are left out
 * @param {(sentence: string) => void} [given.say]
 * @throws {Complaint} with what wrangler said
 */
export async function provision({ wrangler, file, env, location, secrets = {}, say = () => undefined }) {
  const { readInstallation } = await import('./installation.mjs')
  const must = async (/** @type {string} */ what, /** @type {string[]} */ args, /** @type {string} */ input = '') => {
    const { code, output } = await wrangler(args, input)
    if (code !== 0) throw new Complaint(`${what} failed; wrangler says:\n${output.trim()}`)
    return output
  }
  if ((await wrangler(['whoami'])).code !== 0) {
    throw new Complaint('Not signed in to Cloudflare: `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.')
  }
  if (env && !/^[a-z][a-z0-9-]{0,30}$/.test(env))
    throw new Complaint('An environment is named in small letters and digits.')

  const before = readFileSync(file, 'utf8')
  const withBlock =
    env && !before.includes(`[env.${env}]`) ? `${before.trimEnd()}\n\n${environmentBlock(before, env)}` : before
  if (withBlock !== before) save(file, withBlock)
  const wanted = readInstallation(env, file)

  const findDatabase = async () => {
    const list = /** @type {{ name: string, uuid: string }[]} */ (
      jsonIn(await must('Listing the databases', ['d1', 'list', '--json']))
    )
    return list.find(({ name }) => name === wanted.database.name)?.uuid
  }
  let databaseId = await findDatabase()
  if (databaseId) say(`Database ${wanted.database.name}: there`)
  else {
    await must('Making the database', [
      'd1',
      'create',
      wanted.database.name,
      ...(location ? ['--location', location] : []),
    ])
    databaseId = await findDatabase()
    if (!databaseId)
      throw new Complaint(
        `The database ${wanted.database.name} was made, and is not in the list. Please run this again.`,
      )
    say(`Database ${wanted.database.name}: made`)
  }

  if ((await wrangler(['r2', 'bucket', 'info', wanted.bucket, '--json'])).code === 0)
    say(`Bucket ${wanted.bucket}: there`)
  else {
    await must('Making the bucket', ['r2', 'bucket', 'create', wanted.bucket])
    say(`Bucket ${wanted.bucket}: made`)
  }

  const namespace = `${wanted.worker}-sessions`
  const findNamespace = async () => {
    const list = /** @type {{ title: string, id: string }[]} */ (
      jsonIn(await must('Listing the KV namespaces', ['kv', 'namespace', 'list']))
    )
    return list.find(({ title }) => title === namespace)?.id
  }
  let sessionsId = await findNamespace()
  if (sessionsId) say(`KV namespace ${namespace}: there`)
  else {
    await must('Making the KV namespace', ['kv', 'namespace', 'create', namespace])
    sessionsId = await findNamespace()
    if (!sessionsId)
      throw new Complaint(`The KV namespace ${namespace} was made, and is not in the list. Please run this again.`)
    say(`KV namespace ${namespace}: made`)
  }

  for (const queue of wanted.queues) {
    if ((await wrangler(['queues', 'info', queue])).code === 0) say(`Queue ${queue}: there`)
    else {
      await must('Making the queue', ['queues', 'create', queue])
      say(`Queue ${queue}: made`)
    }
  }

  save(file, withIds(readFileSync(file, 'utf8'), env, { databaseId, sessionsId }))
  say('wrangler.toml: has the ids')

  const listed = await wrangler(['secret', 'list', '--format', 'json', ...wanted.flags])
  // Before the first deploy there is no Worker to hold secrets; putting one makes it.
  const have =
    listed.code === 0 ? /** @type {{ name: string }[]} */ (jsonIn(listed.output)).map(({ name }) => name) : []
  const all = { SECRET_KEY: randomBytes(32).toString('base64url'), ...secrets }
  for (const [name, value] of Object.entries(all)) {
    if (!value) continue
    // A second SECRET_KEY would void what the first one has signed and encrypted.
    if (have.includes(name)) {
      say(`Secret ${name}: there`)
      continue
    }
    await must(`Setting the secret ${name}`, ['secret', 'put', name, ...wanted.flags], `${value}\n`)
    say(`Secret ${name}: set`)
  }
}

/** wrangler may print a banner before its JSON. */
function jsonIn(/** @type {string} */ output) {
  const at = output.search(/^\s*[[{]/m)
  try {
    return /** @type {unknown} */ (JSON.parse(output.slice(Math.max(0, at))))
  } catch {
    throw new Complaint(`wrangler answered no list:\n${output.trim()}`)
  }
}

function save(/** @type {string} */ file, /** @type {string} */ text) {
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
}

if (process.argv[1]?.endsWith('provision.mjs')) {
  await main(async () => {
    let values
    try {
      values = parseArgs({ options: { env: { type: 'string' }, location: { type: 'string' } } }).values
    } catch (error) {
      throw new Complaint(
        `${error instanceof Error ? error.message : String(error)}\nUsage: npm run provision -- [--env NAME] [--location HINT]`,
      )
    }
    await install()
    await useOwnNode()
    const { configFile } = await import('./installation.mjs')
    const { secretSettings } = await import('./settings.mjs')
    await provision({
      wrangler: (args, input) =>
        input === undefined ? run('wrangler', args, { output: 'keep' }) : runWithInput('wrangler', args, input),
      file: configFile,
      secrets: Object.fromEntries(secretSettings.map((name) => [name, process.env[name]])),
      say: console.log,
      ...(values.env ? { env: values.env } : {}),
      ...(values.location ? { location: values.location } : {}),
    })
    console.log(
      `\nNext: set SITE_URL in wrangler.toml, then npm run deploy${values.env ? ` -- --env ${values.env}` : ''}`,
    )
  })
}
