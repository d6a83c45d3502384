import robotsParser from 'robots-parser'
import { PageError } from '#worker/reading/page-error.ts'
import type { FetchHostsRepo, HostRules } from './fetch-hosts.repo.ts'
import type { Fetched, SafeFetch, SafeFetchOptions } from './safe-fetch.ts'

/** The name that robots.txt may call us by. */
export const robotName = 'placet'
/** Between two requests to one host where nobody asks for more. Milliseconds. */
export const politeEveryMs = 1_000
/** RFC 9309 2.4: a copy of robots.txt is not used for longer than a day. */
const robotsMaxAgeMs = 24 * 3600_000
/** Time before a host whose robots.txt could not be read is asked again. */
const robotsDownMs = 30 * 60_000
/** RFC 9309 2.5: at least 500 KiB of robots.txt are parsed. */
const robotsMaxLength = 512 * 1024
/** A site that asks for more than this between two requests is not read. */
const maxDelayMs = 60_000
/** Longest wait for a slot before the caller is asked to come back. */
const maxWaitMs = 90_000
/** Wait after a 429 without Retry-After. */
const defaultBlockSeconds = 15 * 60

export type PoliteFetchOptions = SafeFetchOptions & {
  /** At least this long between two requests to the host, when robots.txt asks for no more. */
  everyMs?: number
}

export type PoliteFetch = {
  /**
   * Reads an address as a guest does: robots.txt is kept to, requests to one host follow each other at a pace (over all
   * Workers), and after a 429 the host is left alone.
   *
   * @throws PageError; `robots` where the site asks not to be read, `too_many` while it wants to be left alone.
   */
  (url: string, options?: PoliteFetchOptions): Promise<Fetched>
  /** Waits for the pace and robots.txt of an address that something else (a browser) is about to open. */
  waitFor: (url: string, everyMs?: number) => Promise<void>
  /** Sitemaps that the host's robots.txt names. */
  sitemaps: (url: string) => Promise<string[]>
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** @param options.sleep Waits; tests pass their own. */
export function makePoliteFetch(options: {
  safeFetch: SafeFetch
  hosts: FetchHostsRepo
  now: () => Date
  sleep?: (ms: number) => Promise<void>
}): PoliteFetch {
  const { safeFetch, hosts, now, sleep = pause } = options
  /** Rules of this invocation's hosts, so that each page of a site doesn't ask the database for them. */
  const known = new Map<string, HostRules>()

  const polite = async (address: string, { everyMs, ...request }: PoliteFetchOptions = {}): Promise<Fetched> => {
    const url = parsed(address)
    await waitFor(url, everyMs)
    try {
      return await safeFetch(address, request)
    } catch (error) {
      if (error instanceof PageError && error.status === 429) {
        const seconds = error.retryAfterSeconds ?? defaultBlockSeconds
        await hosts.block(url.origin, new Date(now().getTime() + seconds * 1000))
      }
      throw error
    }
  }

  async function waitFor(url: URL, everyMs = politeEveryMs): Promise<void> {
    const rules = await rulesOf(url)
    if (rules.isRobotsDown) {
      throw new PageError('server', 'The site’s robots.txt couldn’t be read, so we’re skipping it for now.')
    }
    const robots = robotsParser(new URL('/robots.txt', url).href, rules.robots ?? '')
    if (robots.isAllowed(url.href, robotName) === false) {
      throw new PageError('robots', 'The site asks programs not to read this page (robots.txt).')
    }
    const delayMs = (robots.getCrawlDelay(robotName) ?? 0) * 1000
    if (delayMs > maxDelayMs) {
      throw new PageError('robots', 'The site asks for more than a minute between two requests (robots.txt).')
    }
    await takeSlot(url.origin, Math.max(everyMs, delayMs))
  }

  async function takeSlot(origin: string, everyMs: number): Promise<void> {
    const asked = now()
    const { at, blockedUntil } = await hosts.takeSlot(origin, asked, everyMs)
    if (blockedUntil && blockedUntil > asked) {
      const retryAfterSeconds = Math.ceil((blockedUntil.getTime() - asked.getTime()) / 1000)
      throw new PageError('too_many', 'The site asked us to come back later, and it’s too soon.', {
        retryAfterSeconds,
      })
    }
    const wait = at.getTime() - asked.getTime()
    if (wait > maxWaitMs) throw new PageError('too_many', 'We’re reading too much from this site right now.')
    if (wait > 0) await sleep(wait)
  }

  async function rulesOf(url: URL): Promise<HostRules> {
    const kept = known.get(url.origin) ?? (await hosts.rules(url.origin))
    const age = now().getTime() - (kept?.robotsReadAt?.getTime() ?? 0)
    if (kept?.robotsReadAt && age < (kept.isRobotsDown ? robotsDownMs : robotsMaxAgeMs)) {
      known.set(url.origin, kept)
      return kept
    }
    await takeSlot(url.origin, politeEveryMs)
    const { robots, problem } = await readRobots(url)
    const rules: HostRules = { robots, isRobotsDown: problem !== undefined, robotsReadAt: now() }
    await hosts.saveRules(url.origin, rules)
    known.set(url.origin, rules)
    // The first caller learns about the problem with the site.
    if (problem) throw problem
    return rules
  }

  async function readRobots(url: URL): Promise<{ robots: string; problem?: PageError }> {
    try {
      const { text, contentType } = await safeFetch(new URL('/robots.txt', url).href)
      // Many sites answer every unknown address with a page, which holds no rules.
      return { robots: /html/i.test(contentType) ? '' : text.slice(0, robotsMaxLength) }
    } catch (error) {
      if (!(error instanceof PageError)) throw error
      if (error.kind === 'address') throw error
      // RFC 9309 2.3.1: 4xx is "there isn't one"; 5xx and no answer is "nothing is allowed". 429 is a site under load.
      const isNone = error.status !== undefined && error.status < 500 && error.status !== 429
      const isOdd = error.kind === 'content_type' || error.kind === 'too_large' || error.kind === 'redirect'
      return isNone || isOdd ? { robots: '' } : { robots: '', problem: error }
    }
  }

  return Object.assign(polite, {
    waitFor: (address: string, everyMs?: number) => waitFor(parsed(address), everyMs),
    async sitemaps(address: string) {
      const url = parsed(address)
      const { robots } = await rulesOf(url)
      return robotsParser(new URL('/robots.txt', url).href, robots ?? '').getSitemaps()
    },
  })
}

function parsed(address: string): URL {
  const url = URL.parse(address)
  if (!url) throw new PageError('address', 'Enter a full URL that starts with https://.')
  return url
}
