// @ts-check

/**
 * Looks at an installation as a stranger would: it is up, the board and the login answer, a wrong address is a 404 and
 * nobody reads applications without an account.
 * @param {string} address
 * @param {object} [options]
 * @param {number} [options.patienceMs] how long the first answer may take to come: a deploy spreads within a minute
 * @param {{ worker: string, id: string }} [options.version] a version that only requests meet that name it
 * @param {typeof fetch} [options.get]
 * @returns {Promise<string[]>} what is wrong, a line each; empty when all is well
 */
export async function smokeTest(address, { patienceMs = 0, version, get = fetch } = {}) {
  const base = address.replace(/\/+$/, '')
  /** @type {{ path: string, status: number, holds?: string }[]} */
  const expected = [
    { path: '/api/health', status: 200, holds: '"status":"ok"' },
    { path: '/', status: 200, holds: '<h1' },
    { path: '/jobs', status: 200, holds: '<h1' },
    { path: '/login', status: 200, holds: '<script' },
    { path: '/sitemap.xml', status: 200, holds: '<urlset' },
    { path: '/no-such-page', status: 404, holds: 'Page Not Found' },
    { path: '/api/applications', status: 401 },
  ]
  /** @type {Record<string, string>} */
  const headers = version ? { 'Cloudflare-Workers-Version-Overrides': `${version.worker}="${version.id}"` } : {}
  const deadline = Date.now() + patienceMs
  for (;;) {
    const complaints = (
      await Promise.all(expected.map((one) => look(base, one, { get, headers, version: version?.id })))
    ).filter((line) => line !== '')
    if (complaints.length === 0 || Date.now() > deadline) return complaints
    await new Promise((resolve) => setTimeout(resolve, Math.min(3000, patienceMs / 10)))
  }
}

/**
 * @param {string} base
 * @param {{ path: string, status: number, holds?: string }} expected
 * @param {{ get: typeof fetch, headers: Record<string, string>, version: string | undefined }} options
 */
async function look(base, { path, status, holds }, { get, headers, version }) {
  try {
    const response = await get(base + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    const text = await response.text()
    const answered = response.headers.get('X-Version')
    if (version && path === '/api/health' && answered !== version)
      return `${path} is answered by ${answered ?? 'an unnamed version'} instead of ${version}`
    if (response.status !== status) return `${path} answers ${response.status} instead of ${status}`
    return holds && !text.includes(holds) ? `${path} answers without ${holds}` : ''
  } catch (error) {
    return `${path} does not answer (${error instanceof Error ? error.message : 'unknown'})`
  }
}
