// @ts-check
import { DatabaseSync } from 'node:sqlite'
import { measure } from '../harness/measure.mjs'
import { note } from '../harness/results.mjs'
import { databaseFile } from '../world/world.mjs'

/** Staff whose bell asks every 30 seconds. */
const users = 1000
const everySeconds = 30

/** The bell of a thousand signed-in users, each with a session and unread notifications of their own. @param {import('../registry.mjs').Bench} bench */
export async function run({ serve, seconds }) {
  const server = await serve()
  const db = new DatabaseSync(databaseFile(server.stateDir), { readOnly: true })
  const userIds = db
    .prepare("SELECT id FROM users WHERE email LIKE 'bench-%' ORDER BY id LIMIT ?")
    .all(users)
    .map(({ id }) => Number(id))
  db.close()
  /** @type {string[]} */
  const cookies = []
  for (let from = 0; from < userIds.length; from += 100) {
    const answer = await fetch(`${server.url}/cdn-cgi/bench/sessions`, {
      method: 'POST',
      body: JSON.stringify({ userIds: userIds.slice(from, from + 100) }),
    })
    cookies.push(.../** @type {string[]} */ (await answer.json()))
  }
  const ask = (/** @type {string} */ path) => (/** @type {number} */ n) => ({
    path,
    headers: { Cookie: cookies[Math.abs(n) % cookies.length] ?? '' },
  })
  const figures = await measure(
    server,
    `${cookies.length.toLocaleString('en-US')} users in turn`,
    [
      { name: 'the bell asks', ask: ask('/api/notifications/unread') },
      { name: 'the bell is opened', ask: ask('/api/notifications') },
    ],
    { seconds: seconds * 3 },
  )
  const bell = figures.get('the bell asks')
  if (bell) {
    const needed = users / everySeconds
    note(
      `${users.toLocaleString('en-US')} users asking every ${everySeconds} s are ${needed.toFixed(0)} requests a second: ${((100 * needed) / bell.rps).toFixed(1)} % of what this one process answers.`,
    )
  }
}
