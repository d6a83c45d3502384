// @ts-check
// Changes to the text of wrangler.toml that keep its comments.
import { Complaint } from './process.mjs'

/**
 * The tables of an installation beside production, with the same bindings under names of their own (wrangler inherits none of
 * them), no routes, and no reading of sources by cron.
 * @param {string} toml wrangler.toml
 * @param {string} env
 * @returns {string}
 */
export function environmentBlock(toml, env) {
  const top = toml.split(/^\[env\./m)[0] ?? ''
  /** Every table that is not inherited, as written at the top level. */
  const tables = [
    ...top.matchAll(
      /^(\[\[?)(vars|d1_databases|r2_buckets|kv_namespaces|queues\.producers|queues\.consumers|version_metadata|browser|send_email)(\]\]?)[^\n]*\n((?:(?!\[).*\n?)*)/gm,
    ),
  ]
  const blocks = tables.map(([, open, name, close, body = '']) => {
    const lines = body
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
      .map((line) =>
        line
          .replace(
            /^((?:database_name|bucket_name|queue|dead_letter_queue)\s*=\s*")([^"]+)"/,
            (_, key, value) => `${key}${ofEnvironment(String(value), env)}"`,
          )
          .replace(/^(database_id\s*=\s*)".*"/, '$1"00000000-0000-0000-0000-000000000000"')
          .replace(/^(id\s*=\s*)".*"/, '$1"00000000000000000000000000000000"')
          .replace(/^(SITE_URL\s*=\s*)".*?"(.*)$/, '$1""$2'),
      )
    // The sources are read once, by production.
    if (name === 'vars') lines.push('READ_SOURCES = "off"')
    return `${open}env.${env}.${name}${close}\n${lines.join('\n')}\n`
  })
  return `[env.${env}]\n# Routes are inherited unless set: without this line the environment would take over production's domain.\nroutes = []\n\n${blocks.join('\n')}`
}

/** "placet-tasks-dead" → "placet-staging-tasks-dead": the name of production, then the environment. */
function ofEnvironment(/** @type {string} */ name, /** @type {string} */ env) {
  const [first, ...rest] = name.split('-')
  return [first, env, ...rest].join('-')
}

/**
 * Puts the ids of the database and the sessions' namespace where they belong.
 * @param {string} toml
 * @param {string | undefined} env
 * @param {{ databaseId: string, sessionsId: string }} ids
 * @returns {string}
 */
export function withIds(toml, env, { databaseId, sessionsId }) {
  const prefix = env ? `env.${env}.` : ''
  const inTable = (
    /** @type {string} */ text,
    /** @type {string} */ table,
    /** @type {string} */ key,
    /** @type {string} */ value,
  ) => {
    const header = `[[${prefix}${table}]]`
    const at = text.indexOf(`\n${header}`)
    const end = at < 0 ? -1 : text.slice(at + header.length + 1).search(/^\[/m)
    const stop = end < 0 ? text.length : at + header.length + 1 + end
    const section = at < 0 ? '' : text.slice(at, stop)
    const line = new RegExp(`^(${key}\\s*=\\s*)".*?"`, 'm')
    if (!line.test(section)) throw new Complaint(`wrangler.toml has no ${key} under ${header}.`)
    return text.slice(0, at) + section.replace(line, `$1"${value}"`) + text.slice(stop)
  }
  return inTable(inTable(toml, 'd1_databases', 'database_id', databaseId), 'kv_namespaces', 'id', sessionsId)
}
