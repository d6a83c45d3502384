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

  const transport: Transport = async (address, init) => {
    const url = new URL(address)
    asked.push(url)
    if (url.origin !== 'https://api.search.brave.com' || url.pathname !== '/res/v1/web/search') {
      complaints.push(`asked ${address}`)
      return error(404, 'RESOURCE_NOT_FOUND', 'Not found')
    }
    const complaint = complaintOf(url, init)
    if (complaint !== undefined) {
      complaints.push(complaint)
      return error(422, 'VALIDATION', complaint)
    }
    if (new Headers(init.headers).get('X-Subscription-Token') !== given.key) {
      return error(401, 'SUBSCRIPTION_TOKEN_INVALID', 'The provided subscription token is invalid.')
    }
    return answerWith(answers.shift() ?? 'web', url, given.pages)
  }
  return { transport, asked, complaints }
}

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

/** The rule that a request breaks, as the interface names it; undefined for a valid one. */
const complaintOf = (url: URL, init: RequestInit): string | undefined =>
  headerComplaint(init) ?? parameterComplaint(url.searchParams)

function headerComplaint({ method = 'GET', headers: given }: RequestInit): string | undefined {
  const headers = new Headers(given)
  if (method !== 'GET') return `method ${method}`
  if (!/application\/json|\*\/\*/.test(headers.get('Accept') ?? '')) return 'Accept'
  return headers.has('X-Subscription-Token') ? undefined : 'header x-subscription-token: field required'
}

function parameterComplaint(parameters: URLSearchParams): string | undefined {
  const unknown = [...parameters.keys()].find((name) => !allowed.has(name))
  if (unknown !== undefined) return `parameter ${unknown}`
  const q = parameters.get('q') ?? ''
  if (q === '' || q.length > 400 || q.trim().split(/\s+/).length > 50) return `q: ${q.length}`
  const { count, offset } = rangeOf(parameters)
  if (!isWithin(count, 1, 20)) return `count ${count}`
  if (!isWithin(offset, 0, 9)) return `offset ${offset}`
  return /^[a-z]{2}$/i.test(parameters.get('country') ?? 'us') ? undefined : 'country'
}

const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

const rangeOf = (parameters: URLSearchParams) => ({
  count: Number(parameters.get('count') ?? 20),
  offset: Number(parameters.get('offset') ?? 0),
})

const limit = { 'X-RateLimit-Limit': '1, 15000', 'X-RateLimit-Policy': '1;w=1, 15000;w=2592000' }

function answerWith(kind: BraveAnswer, url: URL, pages: readonly WebPage[]): Response | Promise<Response> {
  switch (kind) {
    case 'limited':
      return error(429, 'RATE_LIMITED', 'Request rate limit exceeded for plan.', {
        ...limit,
        'X-RateLimit-Remaining': '0, 14523',
        'X-RateLimit-Reset': '1, 1419704',
      })
    case 'used up':
      return error(429, 'QUOTA_LIMITED', 'Quota exceeded for plan.', { ...limit, 'Retry-After': '1419704' })
    case 'broken':
      return error(500, 'INTERNAL', 'Internal server error')
    case 'malformed':
      return json(200, { type: 'search', web: { results: [{ link: 'https://example.com' }] } })
    case 'hangs':
      return new Promise<Response>(() => {})
    case 'web':
      return resultsPage(url, pages)
  }
}

function resultsPage(url: URL, pages: readonly WebPage[]): Response {
  const { count, offset } = rangeOf(url.searchParams)
  const results = pages.slice(offset * count, (offset + 1) * count)
  return json(
    200,
    {
      type: 'search',
      query: {
        original: url.searchParams.get('q'),
        show_strict_warning: false,
        is_navigational: false,
        country: 'us',
        bad_results: false,
        should_fallback: false,
        more_results_available: pages.length > (offset + 1) * count && offset < 9,
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

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
