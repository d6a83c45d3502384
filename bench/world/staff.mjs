// @ts-check
import { inserter, worldEnd } from './rows.mjs'

/** Accounts in all, and how many of them carry candidates. */
const [accounts, carrying] = [1000, 40]

/**
 * A thousand partners with the demo's password; forty of them have candidates, so that a list of one partner is a long one.
 * @param {import('./rows.mjs').Database} db
 * @returns {number[]} the ids of the forty
 */
export function addStaff(db) {
  const { password } = /** @type {{ password: string }} */ (
    db.prepare("SELECT password FROM users WHERE email = 'partner@placet.test'").get()
  )
  const add = inserter(db, 'users', ['name', 'email', 'password', 'role', 'status', 'created_at'])
  for (let n = 0; n < accounts; n++) {
    add([`Bench Partner ${n}`, `bench-${n}@placet.test`, password, 'partner', 'active', worldEnd - 1000 * n])
  }
  add.done()
  const found = db.prepare("SELECT id FROM users WHERE email LIKE 'bench-%' ORDER BY id LIMIT ?").all(carrying)
  return found.map(({ id }) => Number(id))
}
