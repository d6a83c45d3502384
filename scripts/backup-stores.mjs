// @ts-check
// The two places a backup is made of or restored to: a local state folder, and the deployed installation by wrangler.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { explainingDamage, localFiles, openDatabaseFile } from './local-state.mjs'
import { Complaint, run } from './process.mjs'

/** @typedef {import('./backup-tables.mjs').Sql} Sql */

/**
 * @typedef {object} Files
 * @property {(known: string[]) => Promise<string[]>} keys of the stored files; `known` are those that the database names
 * @property {(key: string) => Promise<{ bytes: Uint8Array, contentType: string | null } | undefined>} get
 * @property {(key: string, bytes: Uint8Array, contentType: string | null) => Promise<void>} put
 */

/** @typedef {{ sql: Sql, files: Files }} Store */

/**
 * @param {import('./local-state.mjs').LocalState} state
 * @returns {Store}
 */
export function localStore({ db, files }) {
  return {
    sql: {
      maxJson: 400_000,
      readRows: 5000,
      all: async (sql) => (await db.prepare(sql).all()).results,
      write: async (statements) => {
        if (statements.length === 0) return
        await db.batch(
          statements.map(({ sql, json }) => (json === undefined ? db.prepare(sql) : db.prepare(sql).bind(json))),
        )
      },
    },
    files: {
      keys: async () => {
        /** @type {string[]} */
        const keys = []
        for (let cursor; ;) {
          const listed = await files.list(cursor === undefined ? {} : { cursor })
          keys.push(...listed.objects.map(({ key }) => key))
          if (!listed.truncated) return keys
          cursor = listed.cursor
        }
      },
      get: async (key) => {
        const object = await files.get(key)
        if (!object) return undefined
        return {
          bytes: new Uint8Array(await object.arrayBuffer()),
          contentType: object.httpMetadata?.contentType ?? null,
        }
      },
      put: async (key, bytes, contentType) => {
        await files.put(key, bytes, contentType ? { httpMetadata: { contentType } } : {})
      },
    },
  }
}

/**
 * The state folder as it is at this moment, read from its files: a snapshot that a running server neither notices nor
 * disturbs. For reading alone.
 * @param {string} stateDir
 * @param {(store: Store) => Promise<unknown>} use
 */
export async function withSnapshot(stateDir, use) {
  const { bucket, blobs } = localFiles(stateDir)
  await explainingDamage(stateDir, async () => {
    const db = openDatabaseFile(stateDir, { readOnly: true })
    const objects = existsSync(bucket) ? new DatabaseSync(bucket, { readOnly: true, timeout: 5000 }) : undefined
    try {
      // Everything below sees the database as of the first read, whatever is written meanwhile.
      db.exec('BEGIN')
      const find = objects?.prepare('SELECT blob_id AS blob, http_metadata AS meta FROM _mf_objects WHERE key = ?')
      const refuse = () => Promise.reject(new Error('A snapshot is only read.'))
      await use({
        sql: { maxJson: 400_000, readRows: 5000, all: async (sql) => db.prepare(sql).all(), write: refuse },
        files: {
          keys: async () =>
            (objects?.prepare('SELECT key FROM _mf_objects').all() ?? []).map((row) => String(row['key'])),
          get: async (key) => {
            const row = find?.get(key)
            const path = join(blobs, String(row?.['blob']))
            if (!row || !existsSync(path)) return undefined
            const { contentType } = /** @type {{ contentType?: string }} */ (JSON.parse(String(row['meta'])))
            return { bytes: new Uint8Array(readFileSync(path)), contentType: contentType ?? null }
          },
          put: refuse,
        },
      })
    } finally {
      objects?.close()
      db.close()
    }
  })
}

/**
 * @typedef {object} Remote
 * @property {string} bucket name of the R2 bucket
 * @property {string[]} flags for every command, `--env staging` for example
 * @property {(args: string[]) => Promise<{ code: number, output: string }>} [wrangler]
 */

/**
 * The deployed installation, one wrangler command a step. Slow and needs nothing but a login; for an installation with
 * very many files docs/operations.md names a faster way for those.
 * @param {Remote} remote
 * @returns {Store}
 */
export function remoteStore({ bucket, flags, wrangler = (args) => run('wrangler', args, { output: 'keep' }) }) {
  const call = async (/** @type {string[]} */ args) => {
    const { code, output } = await wrangler([...args, ...flags])
    return { isWell: code === 0, output }
  }
  const inFolder = async (/** @type {(folder: string) => Promise<unknown>} */ body) => {
    const folder = mkdtempSync(join(tmpdir(), 'placet-backup-'))
    try {
      return await body(folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return {
    sql: {
      // A statement on D1 may have 100 KB; quotes double, and other characters take up to four bytes.
      maxJson: 20_000,
      readRows: 500,
      all: async (sql) => {
        const { isWell, output } = await call(['d1', 'execute', 'DB', '--remote', '--json', '--yes', '--command', sql])
        const json = output.slice(output.indexOf('['))
        if (!isWell || !json.startsWith('[')) throw new Complaint(`The remote database could not be read:\n${output}`)
        return /** @type {{ results: Record<string, unknown>[] }[]} */ (JSON.parse(json))[0]?.results ?? []
      },
      write: async (statements) => {
        if (statements.length === 0) return
        await inFolder(async (folder) => {
          const file = join(folder, 'rows.sql')
          const literal = (/** @type {string} */ text) => `'${text.replaceAll("'", "''")}'`
          const text = statements
            .map(({ sql, json }) => (json === undefined ? sql : sql.replaceAll(/\?1?(?=\))/g, () => literal(json))))
            .join(';\n')
          writeFileSync(file, `${text};\n`, { mode: 0o600 })
          const { isWell, output } = await call(['d1', 'execute', 'DB', '--remote', '--yes', '--file', file])
          if (!isWell) throw new Complaint(`The remote database could not be written:\n${output}`)
        })
      },
    },
    files: {
      keys: async (known) => known,
      get: (key) =>
        /** @type {Promise<{ bytes: Uint8Array, contentType: null } | undefined>} */ (
          inFolder(async (folder) => {
            const file = join(folder, 'file')
            const { isWell, output } = await call([
              'r2',
              'object',
              'get',
              `${bucket}/${key}`,
              '--remote',
              '--file',
              file,
            ])
            if (isWell) return { bytes: new Uint8Array(readFileSync(file)), contentType: null }
            if (/does not exist|not found|10007|404/i.test(output)) return undefined
            throw new Complaint(`The file ${key} could not be read:\n${output}`)
          })
        ),
      put: async (key, bytes, contentType) => {
        await inFolder(async (folder) => {
          const file = join(folder, 'file')
          writeFileSync(file, bytes, { mode: 0o600 })
          const type = contentType ? ['--content-type', contentType] : []
          const { isWell, output } = await call([
            'r2',
            'object',
            'put',
            `${bucket}/${key}`,
            '--remote',
            '--force',
            '--file',
            file,
            ...type,
          ])
          if (!isWell) throw new Complaint(`The file ${key} could not be written:\n${output}`)
        })
      },
    },
  }
}
