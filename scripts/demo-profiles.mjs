// @ts-check
// Client profiles of the demo data. They are made by the running server, as a recruiter makes them: only there are the
// fonts that they are printed with, the secret that seals their words, and the check of their bytes.

/** @typedef {{ name: string, kind: 'blind' | 'client', isRetired?: true }} DemoProfile */
/** @typedef {Record<string, unknown>} Body */
/** @typedef {{ id: number, kind: string, title: string, createdBy: string | null, retiredAt: string | null }} Profile */

/** @type {readonly DemoProfile[]} */
export const demoProfiles = [
  { name: 'Grace Law', kind: 'blind' },
  { name: 'Łukasz Żółć', kind: 'blind' },
  { name: 'Siobhán Ní Bhriain', kind: 'blind' },
  { name: 'Kenji Watanabe', kind: 'blind' },
  { name: 'Zoë Castellanos', kind: 'blind' },
  { name: 'Amara Okonkwo', kind: 'client' },
  { name: 'Marcus Whitfield', kind: 'client' },
  { name: 'Hannah Goldfarb', kind: 'client', isRetired: true },
]

/** Choices that the form starts from. A test holds them to contract/domain/profiles.ts. */
const shared = { classYear: 'year', bars: 'shown', practice: 'shown', book: 'band', pay: 'hidden' }
export const choicesOf = {
  client: { ...shared, firm: 'shown', earlierFirms: 'shown', schools: 'shown', city: 'city' },
  blind: { ...shared, firm: 'band', earlierFirms: 'band', schools: 'band', city: 'metro' },
}

/**
 * Makes the profiles on a server with demo data, each unless the demo account has made one of that person.
 * @param {string} url the server's origin
 * @returns {Promise<Profile[]>} those that were made
 * @throws {Error} when the server refuses one
 */
export async function makeDemoProfiles(url) {
  const { call, account } = await signedIn(url)
  /** @type {Profile[]} */
  const made = []
  for (const { name, kind, isRetired } of demoProfiles) {
    const { items } = await call('GET', `/api/candidates/page?q=${encodeURIComponent(name)}`)
    const found = items.find((/** @type {{ name: string }} */ person) => person.name === name)
    if (!found) continue
    const { applications } = await call('GET', `/api/candidates/${found.id}`)
    const applicationId = applications[0]?.id
    if (applicationId === undefined) continue
    const { items: earlier } = await call('GET', `/api/applications/${applicationId}/profiles`)
    if (earlier.some((/** @type {Profile} */ profile) => profile.createdBy === account)) continue
    const body = { kind, choices: choicesOf[kind], applicationId, words: [] }
    const profile = await call('POST', `/api/candidates/${found.id}/profiles`, body)
    made.push(isRetired ? await call('POST', `/api/profiles/${profile.id}/retire`) : profile)
  }
  return made
}

/**
 * Signs in with the demo account.
 * @param {string} url
 * @returns {Promise<{ account: string, call: (method: string, path: string, body?: Body) => Promise<any> }>}
 */
async function signedIn(url) {
  const headers = { Origin: url, 'Content-Type': 'application/json' }
  const entry = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'admin@placet.test', password: 'placet-demo' }),
  })
  if (!entry.ok) throw new Error(`the demo account can’t sign in: ${entry.status}`)
  const Cookie = entry.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const { name: account } = await entry.json()
  /** @type {(method: string, path: string, body?: Body) => Promise<any>} */
  const call = async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, Cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return { call, account }
}
