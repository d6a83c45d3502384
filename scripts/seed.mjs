// @ts-check
// Puts demo data into an empty local database: `node scripts/seed.mjs` in STATE_DIR, after migrating it. `npm start`
// and `npm run dev` do it automatically. It runs the TypeScript of worker/demo/seed/ as it is, in Node 24.
import { afterLoading, migrate, hasDemoData, isEmpty, withLocalState } from './local-state.mjs'
import { main } from './process.mjs'
import { serverSettings } from './settings.mjs'

/** @typedef {{ hashPassword: (password: string) => Promise<string> }} PasswordModule */
/** @typedef {import('./local-state.mjs').LocalState & { now: Date, hash: PasswordModule['hashPassword'] }} SeedTarget */
/** @typedef {{ seedDemo: (target: SeedTarget) => Promise<{ seeded: boolean }> }} SeedModule */

/**
 * Brings a state folder to where the server can start: migrated, and with demo data when it is empty and wanted.
 * @param {{ stateDir: string, seed: 'demo' | 'none', say?: (sentence: string) => void }} options
 * @returns {Promise<{ hasDemoData: boolean }>}
 */
export function prepareState({ stateDir, seed, say = () => undefined }) {
  return withLocalState(stateDir, async ({ db, files }) => {
    const applied = await migrate(db)
    if (applied.length > 0) say(`Migrated the local database (${applied.length} new).`)
    if (seed === 'demo' && (await isEmpty(db))) {
      say('Putting in demo data …')
      // Named at run time: the types of the Worker's world are not those of Node's.
      const seedModule = new URL('../worker/demo/seed/seed.ts', import.meta.url).href
      const { seedDemo } = /** @type {SeedModule} */ (await import(seedModule))
      const passwordModule = new URL('../worker/features/identity/auth/password.service.ts', import.meta.url).href
      const { hashPassword } = /** @type {PasswordModule} */ (await import(passwordModule))
      await afterLoading()
      await seedDemo({ db, files, now: new Date(), hash: hashPassword })
    }
    // The operations page counts from here: what was due while the machine was off isn't late.
    await db
      .prepare(
        `INSERT INTO cron_runs (job, started_at, ended_at) VALUES ('server.start', ?1, ?1)
         ON CONFLICT (job) DO UPDATE SET started_at = ?1, ended_at = ?1`,
      )
      .bind(Date.now())
      .run()
    return { hasDemoData: await hasDemoData(db) }
  })
}

if (import.meta.main) {
  await main(async () => {
    const { stateDir } = serverSettings(process.env)
    const state = await prepareState({ stateDir, seed: 'demo', say: console.log })
    console.log(state.hasDemoData ? 'The demo data is there.' : 'The database already holds data of its own.')
  })
}
