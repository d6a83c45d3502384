// @ts-check
// `npm run provision -- [--env NAME] [--location weur] [--email in.agency.example]`: makes what an installation needs on Cloudflare
// (D1, R2, KV, queues, secrets, the way of email to it) and writes the ids to wrangler.toml. What is there already is kept, so it can be run again.
import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { reachCloudflare } from './cloudflare-api.mjs'
import { routeEmail } from './email-routing.mjs'
import { environmentBlock, withIds } from './provision-config.mjs'
import { install, useOwnNode } from './prepare.mjs'
import { Complaint, main, run, runWithInput } from './process.mjs'
import { keyNames } from './rotation.mjs'

/** @typedef {(args: string[], input?: string) => Promise<{ code: number, output: string }>} Wrangler */

/**
 * @param {object} given
 * @param {Wrangler} given.wrangler
 * @param {string} given.file wrangler.toml
 * @param {string} [given.env] an installation beside production
 * @param {string} [given.location] hint for where the database is to be
 * @param {Record<string, string | undefined>} [given.secrets] to put beside SECRET_KEY; empty ones are left out
 * @param {string} [given.email] domain whose email the Worker takes
 * @param {Record<string, string | undefined>} [given.environment]
 * @param {(sentence: string) => void} [given.say]
 * @throws {Complaint} with what wrangler said
 */
export async function provision({
  wrangler,
  file,
  env,
  location,
  email,
  secrets = {},
  environment = process.env,
  say = () => undefined,
}) {
  const { readInstallation } = await import('./installation.mjs')
  const must = async (/** @type {string} */ what, /** @type {string[]} */ args, /** @type {string} */ input = '') => {
    const { code, output } = await wrangler(args, input)
    if (code !== 0) throw new Complaint(`${what} failed; wrangler says:\n${output.trim()}`)
    return output
  }
  if ((await wrangler(['whoami'])).code !== 0) {
    throw new Complaint('Not signed in to Cloudflare: `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.')
  }
  if (env) addEnvironment(file, env)
  const wanted = readInstallation(env, file)

  const findDatabase = async () => {
    const list = /** @type {{ name: string, uuid: string }[]} */ (
      jsonIn(await must('Listing the databases', ['d1', 'list', '--json']))
    )
    return list.find(({ name }) => name === wanted.database.name)?.uuid
  }
  /** Makes what is missing, and reports it. @param {string} kind @param {string} name @param {boolean} isThere @param {string[]} args */
  const ensure = async (kind, name, isThere, args) => {
    if (!isThere) await must(`Making the ${kind}`, args)
    say(`${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${name}: ${isThere ? 'there' : 'made'}`)
  }
  /** @param {string} kind @param {string} name @param {() => Promise<string | undefined>} find @param {string[]} args */
  const ensureListed = async (kind, name, find, args) => {
    const known = await find()
    await ensure(kind, name, known !== undefined, args)
    const id = known ?? (await find())
    if (!id) throw new Complaint(`The ${kind} ${name} was made, and is not in the list. Please run this again.`)
    return id
  }
  const answers = async (/** @type {string[]} */ args) => (await wrangler(args)).code === 0

  const databaseId = await ensureListed('database', wanted.database.name, findDatabase, [
    'd1',
    'create',
    wanted.database.name,
    ...(location ? ['--location', location] : []),
  ])
  const hasBucket = await answers(['r2', 'bucket', 'info', wanted.bucket, '--json'])
  await ensure('bucket', wanted.bucket, hasBucket, ['r2', 'bucket', 'create', wanted.bucket])

  const namespace = `${wanted.worker}-sessions`
  const findNamespace = async () => {
    const list = /** @type {{ title: string, id: string }[]} */ (
      jsonIn(await must('Listing the KV namespaces', ['kv', 'namespace', 'list']))
    )
    return list.find(({ title }) => title === namespace)?.id
  }
  const makeNamespace = ['kv', 'namespace', 'create', namespace]
  const sessionsId = await ensureListed('KV namespace', namespace, findNamespace, makeNamespace)

  for (const queue of wanted.queues)
    await ensure('queue', queue, await answers(['queues', 'info', queue]), ['queues', 'create', queue])

  save(file, withIds(readFileSync(file, 'utf8'), env, { databaseId, sessionsId }))
  say('wrangler.toml: has the ids')

  const listed = await wrangler(['secret', 'list', '--format', 'json', ...wanted.flags])
  // Before the first deploy there is no Worker to hold secrets; putting one makes it.
  const have =
    listed.code === 0 ? /** @type {{ name: string }[]} */ (jsonIn(listed.output)).map(({ name }) => name) : []
  const all = { SECRET_KEY: randomBytes(32).toString('base64url'), ...secrets }
  for (const [name, value] of Object.entries(all)) {
    if (!value) continue
    // A second SECRET_KEY would void what the first one has signed and encrypted; after a rotation it has another name.
    const held = have.includes(name) ? name : name === 'SECRET_KEY' && keyNames(have).at(-1)
    if (held) {
      say(`Secret ${held}: there`)
      continue
    }
    await must(`Setting the secret ${name}`, ['secret', 'put', name, ...wanted.flags], `${value}\n`)
    say(`Secret ${name}: set`)
  }
  // The secret has made the Worker, which a rule can name from then on.
  if (email !== undefined) {
    const { ask } = await reachCloudflare({ wrangler, environment })
    await routeEmail({ ask, domain: email.toLowerCase(), worker: wanted.worker, say })
  }
}

/**
 * Writes the block of an environment to wrangler.toml, unless it is there.
 * @param {string} file
 * @param {string} env
 * @throws {Complaint} for a name that isn't one
 */
function addEnvironment(file, env) {
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(env)) throw new Complaint('An environment is named in small letters and digits.')
  const before = readFileSync(file, 'utf8')
  if (!before.includes(`[env.${env}]`)) save(file, `${before.trimEnd()}\n\n${environmentBlock(before, env)}`)
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
      values = parseArgs({
        options: { env: { type: 'string' }, location: { type: 'string' }, email: { type: 'string' } },
      }).values
    } catch (error) {
      throw new Complaint(
        `${error instanceof Error ? error.message : String(error)}\nUsage: npm run provision -- [--env NAME] [--location HINT] [--email DOMAIN]`,
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
      ...(values.email === undefined ? {} : { email: values.email }),
    })
    console.log(
      `\nNext: set SITE_URL in wrangler.toml, then npm run deploy${values.env ? ` -- --env ${values.env}` : ''}`,
    )
  })
}
