// @ts-check
// The way of an email to the Worker: MX and SPF records of a domain, and the zone's rule for addresses without one of their
// own. A rule for one address isn't enough, because each user's addresses differ.
import { Complaint } from './process.mjs'

/** @typedef {import('./cloudflare-api.mjs').Ask} Ask */
/** @typedef {{ enabled: boolean, actions: { type: string, value?: string[] }[] }} Rule */

/**
 * Sends all email to a domain to the Worker. What is there already is kept, so it can be run again.
 * @param {object} given
 * @param {Ask} given.ask
 * @param {string} given.domain one that has no mailboxes
 * @param {string} given.worker which exists
 * @param {(sentence: string) => void} given.say
 * @throws {Complaint} for a domain of another account, and where the zone's other email already goes somewhere
 */
export async function routeEmail({ ask, domain, worker, say }) {
  if (!isDomain(domain)) throw new Complaint(`${domain} isn’t a domain. One looks like in.agency.example.`)
  const zone = await zoneOf(ask, domain)
  if (!zone) throw new Complaint(`${domain} belongs to no zone of this account. Add the domain to Cloudflare first.`)
  const rule = await catchAll(ask, zone.id)
  // Before anything is made: it would take the email of someone else's addresses.
  if (rule.enabled && !isDropped(rule) && !leadsTo(rule, worker)) {
    throw new Complaint(
      `Email to ${zone.name} without a rule of its own goes to ${targetOf(rule)}. Placet needs that rule: use a domain whose zone has no mailboxes, or change the rule in Cloudflare’s dashboard (Email Routing, Routing rules).`,
    )
  }
  const path = `/zones/${zone.id}/email/routing`
  const hasRecords = await recordsAreSet(ask, zone.id, domain)
  if (!hasRecords) {
    await refuseOtherMailServer(ask, zone.id, domain)
    await ask(`${path}/dns`, { method: 'POST', body: { name: domain } })
  }
  say(`MX and SPF records of ${domain}: ${hasRecords ? 'there' : 'made'}`)
  const isRouted = rule.enabled && leadsTo(rule, worker)
  if (!isRouted) {
    const actions = [{ type: 'worker', value: [worker] }]
    const body = { name: 'Email to Placet', enabled: true, matchers: [{ type: 'all' }], actions }
    await ask(`${path}/rules/catch_all`, { method: 'PUT', body })
  }
  say(`Email to ${domain} leads to ${worker}: ${isRouted ? 'there' : 'made'}`)
}

/**
 * Finds what keeps email to a domain from the Worker.
 * @param {{ ask: Ask, domain: string, worker: string }} given
 * @returns {Promise<string | undefined>} a sentence; undefined if nothing does
 */
export async function emailRoutingProblem({ ask, domain, worker }) {
  const zone = await zoneOf(ask, domain)
  if (!zone) return `${domain} belongs to no zone of this account, so emails to it bounce.`
  if (!(await recordsAreSet(ask, zone.id, domain))) return `${domain} has no MX and SPF records of Email Routing.`
  const rule = await catchAll(ask, zone.id)
  if (!rule.enabled || isDropped(rule)) return `No rule sends email to ${domain} to ${worker}.`
  return leadsTo(rule, worker) ? undefined : `Email to ${domain} goes to ${targetOf(rule)}, not to ${worker}.`
}

const isDomain = (/** @type {string} */ name) =>
  name.length <= 253 && /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/.test(name)

/**
 * The zone of a domain: its own, or that of a domain above it.
 * @param {Ask} ask
 * @param {string} domain
 * @returns {Promise<{ id: string, name: string } | undefined>}
 */
async function zoneOf(ask, domain) {
  const labels = domain.split('.')
  for (let at = 0; at < labels.length - 1; at++) {
    const name = labels.slice(at).join('.')
    const [found] = /** @type {{ id: string, name: string }[]} */ (
      await ask(`/zones?name=${encodeURIComponent(name)}`)
    ).filter((zone) => zone.name === name)
    if (found) return found
  }
  return undefined
}

/** @param {Ask} ask @param {string} zoneId @returns {Promise<Rule>} */
const catchAll = (ask, zoneId) => ask(`/zones/${zoneId}/email/routing/rules/catch_all`)

const leadsTo = (/** @type {Rule} */ { actions }, /** @type {string} */ worker) =>
  actions.length === 1 && actions[0]?.type === 'worker' && actions[0].value?.[0] === worker
const isDropped = (/** @type {Rule} */ { actions }) => actions.every(({ type }) => type === 'drop')
const targetOf = (/** @type {Rule} */ { actions }) =>
  actions.map(({ type, value = [] }) => (type === 'worker' ? `the Worker ${value[0]}` : value.join(', '))).join(', ')

/** @param {Ask} ask @param {string} zoneId @param {string} domain @returns {Promise<{ content?: string }[]>} */
const mxOf = (ask, zoneId, domain) => ask(`/zones/${zoneId}/dns_records?type=MX&name=${encodeURIComponent(domain)}`)

const isOurs = (/** @type {{ content?: string }} */ { content = '' }) => /\.mx\.cloudflare\.net\.?$/i.test(content)

/** @param {Ask} ask @param {string} zoneId @param {string} domain */
async function recordsAreSet(ask, zoneId, domain) {
  const records = await mxOf(ask, zoneId, domain)
  return records.length > 0 && records.every(isOurs)
}

/** Its mailboxes would lose their email. @param {Ask} ask @param {string} zoneId @param {string} domain */
async function refuseOtherMailServer(ask, zoneId, domain) {
  const other = (await mxOf(ask, zoneId, domain)).find((record) => !isOurs(record))
  if (other) {
    throw new Complaint(
      `Email to ${domain} goes to ${other.content}. Use a subdomain without mailboxes, such as in.${domain}.`,
    )
  }
}
