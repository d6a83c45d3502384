/** Where a known platform gives a posting as data, from the address of its page. */
export type PlatformAddress = {
  /** The platform's own interface. */
  api: string
  /** The board whose sources carry this name: an admin may have said whose it is. */
  board?: { adapter: string; token: string }
  /** The interface answers the whole board: the posting of this id is meant. */
  pick?: string
}

type Rewrite = (url: URL, parts: string[]) => PlatformAddress | undefined

const enc = encodeURIComponent
const isHost = (url: URL, ...names: string[]) =>
  names.some((name) => url.hostname === name || url.hostname.endsWith(`.${name}`))

export const greenhouseJob = (token: string, id: string): PlatformAddress => ({
  api: `https://boards-api.greenhouse.io/v1/boards/${enc(token)}/jobs/${enc(id)}?pay_transparency=true`,
  board: { adapter: 'greenhouse', token },
})

const greenhouse: Rewrite = (url, parts) => {
  if (!isHost(url, 'greenhouse.io')) return undefined
  const query = url.searchParams
  if (parts[0] === 'embed') {
    const [token, id] = [query.get('for'), query.get('token') ?? query.get('gh_jid')]
    return token && id ? greenhouseJob(token, id) : undefined
  }
  const at = parts.indexOf('jobs')
  const [token, id] = [parts[at - 1], parts[at + 1] ?? query.get('gh_jid') ?? undefined]
  return at > 0 && token && id && /^\d+$/.test(id) ? greenhouseJob(token, id) : undefined
}

const lever: Rewrite = (url, [site, id]) =>
  /^jobs\.(?:eu\.)?lever\.co$/.test(url.hostname) && site && id
    ? {
        api: `https://${url.hostname.replace('jobs', 'api')}/v0/postings/${enc(site)}/${enc(id)}`,
        board: { adapter: 'lever', token: site },
      }
    : undefined

const ashby: Rewrite = (url, [name, id]) =>
  url.hostname === 'jobs.ashbyhq.com' && name && id
    ? {
        api: `https://api.ashbyhq.com/posting-api/job-board/${enc(decodeURIComponent(name))}?includeCompensation=true`,
        board: { adapter: 'ashby', token: decodeURIComponent(name) },
        pick: id,
      }
    : undefined

const workday: Rewrite = (url, parts) => {
  const isShared = isHost(url, 'myworkdaysite.com')
  if (!isShared && !isHost(url, 'myworkdayjobs.com')) return undefined
  if (parts[0] === 'wday') return { api: url.href }
  // A locale before the site ("en-US") is the page's, never the interface's.
  const path = parts.filter((part, at) => at > 0 || !/^[a-z]{2}-[A-Z]{2}$/.test(part))
  if (isShared && path[0] === 'recruiting') path.shift()
  const tenant = isShared ? path.shift() : url.hostname.split('.')[0]
  const at = path.findIndex((part) => part === 'job' || part === 'details')
  const site = path[at - 1]
  const rest = path.slice(at + 1).filter((part) => part !== 'apply')
  if (!tenant || !site || rest.length === 0) return undefined
  return { api: `${url.origin}/wday/cxs/${tenant}/${site}/job/${rest.join('/')}` }
}

const smartrecruiters: Rewrite = (url, [company, slug]) => {
  const id = /^\d{6,}/.exec(slug ?? '')?.[0]
  return /^(?:jobs|careers)\.smartrecruiters\.com$/.test(url.hostname) && company && id
    ? {
        api: `https://api.smartrecruiters.com/v1/companies/${enc(company)}/postings/${id}`,
        board: { adapter: 'smartrecruiters', token: company },
      }
    : undefined
}

const workable: Rewrite = (url, parts) => {
  const at = parts.indexOf('j')
  const [account, code] = [parts[at - 1], parts[at + 1]]
  return url.hostname === 'apply.workable.com' && at > 0 && account && code
    ? {
        api: `https://apply.workable.com/api/v1/widget/accounts/${enc(account)}?details=true`,
        board: { adapter: 'workable', token: account },
        pick: code,
      }
    : undefined
}

const label = (url: URL) => url.hostname.split('.')[0] ?? ''

const recruitee: Rewrite = (url, [o, slug]) =>
  isHost(url, 'recruitee.com') && o === 'o' && slug
    ? { api: `${url.origin}/api/offers/${enc(slug)}`, board: { adapter: 'recruitee', token: label(url) } }
    : undefined

const bamboohr: Rewrite = (url, parts) => {
  const id = parts.find((part) => /^\d+$/.test(part)) ?? url.searchParams.get('id')
  return isHost(url, 'bamboohr.com') && /^(?:careers|jobs)$/.test(parts[0] ?? '') && id
    ? { api: `${url.origin}/careers/${enc(id)}/detail`, board: { adapter: 'bamboohr', token: label(url) } }
    : undefined
}

const pinpoint: Rewrite = (url, parts) => {
  const at = parts.indexOf('postings')
  const id = parts[at + 1]
  return isHost(url, 'pinpointhq.com') && at >= 0 && id
    ? { api: `${url.origin}/postings.json`, board: { adapter: 'pinpoint', token: label(url) }, pick: id }
    : undefined
}

const oracle: Rewrite = (url, parts) => {
  const [site, id] = [parts[parts.indexOf('sites') + 1], parts[parts.indexOf('job') + 1]]
  if (!isHost(url, 'oraclecloud.com') || !parts.includes('sites') || !parts.includes('job') || !site || !id) {
    return undefined
  }
  const finder = `ById;Id="${id.replace(/[^\w-]/g, '')}",siteNumber=${site.replace(/[^\w-]/g, '')}`
  const api = new URL('/hcmRestApi/resources/latest/recruitingCEJobRequisitionDetails', url)
  api.search = `expand=all&onlyData=true&finder=${enc(finder)}`
  return { api: api.href }
}

const rewrites: readonly Rewrite[] = [
  greenhouse,
  lever,
  ashby,
  workday,
  smartrecruiters,
  workable,
  recruitee,
  bamboohr,
  pinpoint,
  oracle,
]

/**
 * The interface behind the page of a posting on a platform that has one; undefined for every other address, and for
 * platforms whose pages carry their data (ultipro, breezy, jobvite, icims, jibe, personio, rippling).
 */
export function platformAddress(address: string): PlatformAddress | undefined {
  const url = URL.parse(address)
  if (!url) return undefined
  const parts = url.pathname.split('/').filter(Boolean)
  try {
    return rewrites.map((rewrite) => rewrite(url, parts)).find(Boolean)
  } catch {
    // A percent sign that is no escape.
    return undefined
  }
}

/** A firm's own page that shows a Greenhouse posting: the board's name stands in the page, the posting's in the address. */
export function embeddedGreenhouse(html: string, address: string): PlatformAddress | undefined {
  const url = URL.parse(address)
  const id = url?.searchParams.get('gh_jid')
  const token = /greenhouse\.io\/embed\/job_(?:board|app)(?:\/js)?\?(?:[^"'\s]*&(?:amp;)?)?for=([\w-]+)/.exec(html)?.[1]
  return id && /^\d+$/.test(id) && token ? greenhouseJob(token, id) : undefined
}
