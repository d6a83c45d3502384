// @ts-check
// `npm run create-admin -- --email you@firm.example [--name "Your Name"] [--remote]`: makes the first admin, or gives
// an existing account the role and a new password. Local by default; --remote writes to the deployed database.
import { randomBytes, scryptSync } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install, useOwnNode } from './prepare.mjs'
import { Complaint, main, run } from './process.mjs'
import { serverSettings } from './settings.mjs'

const usage = 'Usage: npm run create-admin -- --email you@firm.example [--name "Your Name"] [--remote [--env NAME]]'

/**
 * @param {string[]} args
 * @returns {{ email: string, name: string, isRemote: boolean, env: string | undefined }} the email in lower case; the name is the part before
 *   the @ when none is given
 * @throws {Complaint}
 */
export function adminArguments(args) {
  let values
  try {
    values = parseArgs({
      args,
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        remote: { type: 'boolean', default: false },
        env: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new Complaint(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
  const email = values.email?.trim().toLowerCase()
  if (!email) throw new Complaint(usage)
  if (email.length > 254 || !/^[^\s@"'<>]+@[^\s@"'<>.]+(\.[^\s@"'<>.]+)+$/.test(email)) {
    throw new Complaint(`"${values.email}" is not an email address.`)
  }
  const name = values.name?.trim() || (email.split('@')[0] ?? email)
  if (values.env !== undefined && !values.remote) {
    throw new Complaint(`--env names an installation on Cloudflare: add --remote.\n${usage}`)
  }
  return { email, name, isRemote: values.remote, env: values.env }
}

/**
 * Why a password is refused: shorter than 6 characters or one of the most common, as the Worker refuses them too.
 * @param {string} password
 * @param {(password: string) => boolean} isCommon
 * @returns {string | undefined} a sentence
 */
export function passwordObjection(password, isCommon) {
  if (password.length < 6) return 'The password must have at least 6 characters.'
  if (isCommon(password)) return 'This password is among the most common ones. Choose another.'
  return undefined
}

/**
 * The hash as the Worker stores it: `scrypt$N$r$p$salt$hash`, base64url.
 * @param {string} password
 */
export function hashPassword(password) {
  const [N, r, p] = [32_768, 8, 3]
  const salt = randomBytes(16)
  const key = scryptSync(password.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 64 * 1024 * 1024 })
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * One statement for both cases. An existing account keeps its name; its sessions end, as its password changed. A second
 * one turns off its two-factor sign-in: this is the way back in for an only admin whose phone is lost.
 * @param {{ email: string, name: string, password: string }} admin password as a hash
 */
export function adminSql({ email, name, password }) {
  const text = (/** @type {string} */ value) => `'${value.replaceAll("'", "''")}'`
  return `INSERT INTO users (name, email, password, role, status) VALUES (${text(name)}, ${text(email)}, ${text(password)}, 'admin', 'active')
ON CONFLICT (lower(email)) WHERE deleted_at IS NULL DO UPDATE SET password = excluded.password, role = 'admin', status = 'active', session_epoch = session_epoch + 1;
DELETE FROM two_factor_secrets WHERE user_id = (SELECT id FROM users WHERE lower(email) = lower(${text(email)}) AND deleted_at IS NULL);`
}

/** Asks twice on the terminal, without showing what is typed. Without a terminal, or on an empty answer, makes one. */
async function choosePassword() {
  const { isCommonPassword } = await import('../worker/features/identity/auth/common-passwords.ts')
  if (process.stdin.isTTY) {
    for (;;) {
      const typed = await askHidden('Password (empty: one is made): ')
      if (typed === '') break
      const objection = passwordObjection(typed, isCommonPassword)
      if (objection) console.log(objection)
      else if ((await askHidden('Again: ')) === typed) return { password: typed, isMade: false }
      else console.log('The two differ.')
    }
  }
  return { password: randomBytes(15).toString('base64url'), isMade: true }
}

/**
 * @param {string} question
 * @returns {Promise<string>} the line, without its end
 */
function askHidden(question) {
  process.stdout.write(question)
  process.stdin.setRawMode(true)
  process.stdin.resume()
  process.stdin.setEncoding('utf8')
  return new Promise((resolve) => {
    let line = ''
    const read = (/** @type {string} */ chunk) => {
      for (const character of chunk) {
        if (character === '\u0003') process.exit(130) // Ctrl-C
        if (character === '\r' || character === '\n' || character === '\u0004') {
          process.stdin.off('data', read)
          process.stdin.setRawMode(false)
          process.stdin.pause()
          process.stdout.write('\n')
          resolve(line)
          return
        }
        line = character === '\u007f' || character === '\b' ? line.slice(0, -1) : line + character
      }
    }
    process.stdin.on('data', read)
  })
}

/**
 * Writes to the database of a state folder, also beside a running server and during its first start, which is waited for.
 * The write goes to the file in one short transaction: a second engine on the folder would lock the server out.
 * @param {string} sql
 * @param {string} email
 * @param {string} [stateDir]
 * @returns {Promise<boolean>} whether the account was there before
 * @throws {Complaint} when the database is damaged or busy
 */
export async function writeLocally(sql, email, stateDir = serverSettings(process.env).stateDir) {
  const { explainingDamage, localFiles, migrate, openDatabaseFile, pendingMigrations, whenPrepared, withLocalState } =
    await import('./local-state.mjs')
  return explainingDamage(stateDir, async () => {
    await whenPrepared(stateDir)
    if (!existsSync(localFiles(stateDir).database) || pendingMigrations(stateDir).length > 0)
      await withLocalState(stateDir, ({ db }) => migrate(db))
    const db = openDatabaseFile(stateDir)
    try {
      const before = db.prepare('SELECT 1 FROM users WHERE lower(email) = ?').get(email)
      db.exec(`BEGIN IMMEDIATE; ${sql}; COMMIT`)
      return before !== undefined
    } catch (error) {
      if (!(error instanceof Error) || !/locked|busy/i.test(error.message)) throw error
      throw new Complaint('The database is busy. Please run this again in a moment.')
    } finally {
      db.close()
    }
  })
}

/**
 * @param {string} sql
 * @param {string} email
 * @param {object} options
 * @param {string | undefined} options.env an installation beside production
 * @param {string} [options.file] wrangler.toml
 * @param {import('./provision.mjs').Wrangler} options.wrangler
 * @returns {Promise<boolean>} whether the account existed before
 * @throws {Complaint} when wrangler.toml has no such installation, or wrangler fails
 */
export async function writeRemotely(sql, email, { env, file, wrangler }) {
  const { configFile, readInstallation } = await import('./installation.mjs')
  const { flags } = readInstallation(env, file ?? configFile)
  const folder = mkdtempSync(join(tmpdir(), 'placet-admin-'))
  try {
    // In files, because every process of the machine can read a command line.
    const sqlFile = join(folder, 'admin.sql')
    writeFileSync(sqlFile, sql, { mode: 0o600 })
    const query = `SELECT count(*) AS found FROM users WHERE lower(email) = '${email.replaceAll("'", "''")}'`
    const execute = ['d1', 'execute', 'DB', '--remote', '--yes', ...flags]
    const before = await wrangler([...execute, '--json', '--command', query])
    if (before.code !== 0) throw new Complaint(`The remote database could not be read:\n${before.output}`)
    const { code, output } = await wrangler([...execute, '--file', sqlFile])
    if (code !== 0) throw new Complaint(`The remote database could not be written:\n${output}`)
    return !/"found":\s*0\b/.test(before.output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1]?.endsWith('create-admin.mjs')) {
  await main(async () => {
    const { email, name, isRemote, env } = adminArguments(process.argv.slice(2))
    await install()
    await useOwnNode()
    const { password, isMade } = await choosePassword()
    const sql = adminSql({ email, name, password: hashPassword(password) })
    const wrangler = (/** @type {string[]} */ args) => run('wrangler', args, { output: 'keep' })
    const wasThere = isRemote ? await writeRemotely(sql, email, { env, wrangler }) : await writeLocally(sql, email)
    console.log(
      wasThere
        ? `${email} was there already: it is an active admin now, with a new password, and is signed out everywhere.`
        : `${email} is an admin now.`,
    )
    if (isMade) console.log(`Password (shown this once): ${password}`)
  })
}
