// @ts-check
// The cron triggers of wrangler.toml for a local server: Cloudflare ticks them in production, nothing does here.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.mjs'

/** @returns {string[]} the expressions of `crons` in wrangler.toml */
export function cronExpressions(toml = readFileSync(join(root, 'wrangler.toml'), 'utf8')) {
  const list = /^crons\s*=\s*\[([^\]]*)\]/m.exec(toml)?.[1] ?? ''
  return [...list.matchAll(/"([^"]+)"/g)].map(([, expression]) => expression ?? '')
}

/**
 * Returns true when an expression includes a minute. Supports what Placet uses: numbers, `*`, steps and lists.
 * @param {string} expression five fields, UTC
 * @param {Date} minute
 */
export function isDue(expression, minute) {
  const values = [
    minute.getUTCMinutes(),
    minute.getUTCHours(),
    minute.getUTCDate(),
    minute.getUTCMonth() + 1,
    minute.getUTCDay(),
  ]
  const fields = expression.trim().split(/\s+/)
  return (
    fields.length === 5 &&
    fields.every((field, at) =>
      field.split(',').some((part) => {
        const [range, step] = part.split('/')
        if (range !== '*') return Number(range) === values[at]
        return step === undefined || (values[at] ?? 0) % Number(step) === 0
      }),
    )
  )
}

/**
 * Ticks the crons of a local server at the start of every minute that names them, until the process ends.
 * @param {string} url
 * @param {readonly string[]} expressions
 */
export function runCrons(url, expressions) {
  const next = () => 60_000 - (Date.now() % 60_000)
  const tick = () => {
    const minute = new Date()
    for (const expression of expressions.filter((one) => isDue(one, minute))) {
      fetch(`${url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(expression)}`).then(
        (response) => response.arrayBuffer(),
        () => undefined, // the server is stopping
      )
    }
    setTimeout(tick, next()).unref()
  }
  setTimeout(tick, next()).unref()
}
