import type { Transport } from '#worker/platform/safe-fetch/safe-fetch.ts'

type WebPage = { title: string; url: string; description: string }
/** Response to the next request; `web` is a proper answer. */
export type BraveAnswer = 'web' | 'limited' | 'used up' | 'malformed' | 'hangs' | 'broken'

const allowed = new Set(
  `q country search_lang ui_lang count offset safesearch freshness text_decorations spellcheck result_filter units
  goggles extra_snippets summary operators`.split(/\s+/),
)

/**
 * The Brave web search interface as it is on the wire, strict about what it is asked: address, method, key, parameters and
 * their bounds. What breaks them is answered as the interface does, and noted in `complaints`.
 *
 * @param given.pages What the web holds, best first.
 * @param given.answers One for each request; proper answers when they run out.
 */
export function braveStandIn(given: { key: string; pages: readonly WebPage[]; answers?: BraveAnswer[] }) {
  const asked: URL[] = []
  const complaints: string[] = []
  const answers = [...(given.answers ?? [])]

  const error = (status: number, code: string, detail: string, headers: Record<string, string> = {}) =>
    json(
      status,
      {
        type: 'ErrorResponse',
        error: { id: crypto.randomUUID(), status, code, detail, meta: {} },
        time: 1_765_000_000,
      },
      headers,
    )
  const refuse = (code: string, detail: string) => {
    complaints.push(detail)
    return error(422, code, detail)
  }

  const transport: Transport = async (address, init) => {
    const url = new URL(address)
    asked.push(url)
    if (url.origin !== 'https://api.search.brave.com' || url.pathname !== '/res/v1/web/search') {
      complaints.push(`asked ${address}`)
      return error(404, 'RESOURCE_NOT_FOUND', 'Not found')
    }
    const headers = new Headers(init.headers)
    if ((init.method ?? 'GET') !== 'GET') return refuse('VALIDATION', `method ${init.method}`)
    if (!/application\/json|\*\/\*/.test(headers.get('Accept') ?? '')) return refuse('VALIDATION', 'Accept')
    const token = headers.get('X-Subscription-Token')
    if (token === null) return refuse('VALIDATION', 'header x-subscription-token: field required')
    if (token !== given.key)
      return error(401, 'SUBSCRIPTION_TOKEN_INVALID', 'The provided subscription token is invalid.')
    for (const name of url.searchParams.keys()) if (!allowed.has(name)) return refuse('VALIDATION', `parameter ${name}`)
    const q = url.searchParams.get('q') ?? ''
    if (q === '' || q.length > 400 || q.trim().split(/\s+/).length > 50) return refuse('VALIDATION', `q: ${q.length}`)
    const [count, offset] = [Number(url.searchParams.get('count') ?? 20), Number(url.searchParams.get('offset') ?? 0)]
    if (!Number.isInteger(count) || count < 1 || count > 20) return refuse('VALIDATION', `count ${count}`)
    if (!Number.isInteger(offset) || offset < 0 || offset > 9) return refuse('VALIDATION', `offset ${offset}`)
    if (!/^[a-z]{2}$/i.test(url.searchParams.get('country') ?? 'us')) return refuse('VALIDATION', 'country')

    const limit = { 'X-RateLimit-Limit': '1, 15000', 'X-RateLimit-Policy': '1;w=1, 15000;w=2592000' }
    const next = answers.shift() ?? 'web'
    if (next === 'limited') {
      return error(429, 'RATE_LIMITED', 'Request rate limit exceeded for plan.', {
        ...limit,
        'X-RateLimit-Remaining': '0, 14523',
        'X-RateLimit-Reset': '1, 1419704',
      })
    }
    if (next === 'used up') {
      return error(429, 'QUOTA_LIMITED', 'Quota exceeded for plan.', { ...limit, 'Retry-After': '1419704' })
    }
    if (next === 'broken') return error(500, 'INTERNAL', 'Internal server error')
    if (next === 'malformed') return json(200, { type: 'search', web: { results: [{ link: 'https://example.com' }] } })
    if (next === 'hangs') return new Promise<Response>(() => {})
    const results = given.pages.slice(offset * count, (offset + 1) * count)
    return json(
      200,
      {
        type: 'search',
        query: {
          original: q,
          show_strict_warning: false,
          is_navigational: false,
          country: 'us',
          bad_results: false,
          should_fallback: false,
          more_results_available: given.pages.length > (offset + 1) * count && offset < 9,
        },
        mixed: {
          type: 'mixed',
          main: results.map((_, index) => ({ type: 'web', index, all: false })),
          top: [],
          side: [],
        },
        web: {
          type: 'search',
          results: results.map((page) => ({
            ...page,
            is_source_local: false,
            is_source_both: false,
            language: 'en',
            family_friendly: true,
            type: 'search_result',
            subtype: 'generic',
            meta_url: { scheme: 'https', netloc: new URL(page.url).host, hostname: new URL(page.url).host, path: '' },
          })),
          family_friendly: true,
        },
      },
      { ...limit, 'X-RateLimit-Remaining': '1, 14523', 'X-RateLimit-Reset': '1, 1419704' },
    )
  }
  return { transport, asked, complaints }
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
