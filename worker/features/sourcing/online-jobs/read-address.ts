import { budgetFor } from '#worker/reading/budget.ts'
import { parseJson } from '#worker/reading/json.ts'
import type { BrowserPages } from '#worker/platform/browser/browser-pages.ts'
import { PageError } from '#worker/reading/page-error.ts'
import type { Fetched, SafeFetch } from '#worker/platform/safe-fetch/safe-fetch.ts'
import type { JobSourcesRepo } from '#worker/features/sourcing/job-sources/job-sources.repo.ts'
import type { StatedPosting } from '#worker/reading/posting/online-posting.ts'
import { asText, pageFinding, sharedFinding, type PageFinding } from '#worker/reading/posting/page/page-postings.ts'
import {
  platformPostingAt,
  platformPostingOn,
  readPlatformPosting,
  type PlatformPosting,
} from '#worker/features/sourcing/job-sources/posting-address.service.ts'

export type ReadAddressDeps = {
  now: () => Date
  safeFetch: SafeFetch
  browserPages: Pick<BrowserPages, 'html'>
  jobSources: Pick<JobSourcesRepo, 'nameOf'>
}

/** Content of an address, and the address after redirects. */
export type AddressFinding = { url: string; finding: PageFinding }

/** Limit of a board's whole answer, which may be larger than a page. Bytes. */
const maxBoardBytes = 8 * 1024 * 1024

/** Shorter text of a page that no browser has drawn is a request to turn on scripts. Characters. */
const minUndrawnText = 200

/**
 * Reads an address, most reliable source first: the platform's own interface, the page's structured data, its program's data,
 * its words; a page that scripts draw is opened in a browser.
 *
 * @throws PageError with a sentence when the address has no job.
 */
export async function readAddress(deps: ReadAddressDeps, address: string): Promise<AddressFinding> {
  const platform = platformPostingAt(address)
  const stated = platform && (await askPlatform(deps, platform))
  if (stated) return { url: address, finding: findingOf(stated) }

  const page = await deps.safeFetch(address)
  const direct = jsonFinding(page, deps.now())
  if (direct) return { url: page.url, finding: direct }
  const embedded =
    platformPostingOn(page.text, page.url) ?? (page.url === address ? undefined : platformPostingAt(page.url))
  const behind = embedded && (await askPlatform(deps, embedded))
  if (behind) return { url: page.url, finding: findingOf(behind) }

  const finding = pageFinding(page.text, page.url)
  if (finding.kind !== 'shell') return { url: page.url, finding }
  const drawn = await drawnFinding(deps, page.url)
  if (drawn.kind !== 'shell' && drawn.kind !== 'nothing' && drawn.kind !== 'text') {
    return { url: page.url, finding: drawn }
  }
  const whole = drawn.kind === 'shell' && finding.text.length >= minUndrawnText ? asText(finding.text) : drawn
  return { url: page.url, finding: sharedFinding(page.text) ?? whole }
}

const findingOf = (posting: StatedPosting | 'closed'): PageFinding =>
  posting === 'closed' ? { kind: 'closed' } : { kind: 'stated', postings: [posting] }

/**
 * Asks a platform's interface.
 *
 * @returns undefined when it gives no answer; the page itself may.
 * @throws PageError when a longer wait wouldn't help the person who waits.
 */
async function askPlatform(
  deps: ReadAddressDeps,
  { platform, api, board, pick }: PlatformPosting,
): Promise<StatedPosting | 'closed' | undefined> {
  try {
    const { text } = await deps.safeFetch(api, pick === undefined ? {} : { maxBytes: maxBoardBytes })
    const found = readPlatformPosting(parsed(text), pick, deps.now())
    if (!found || found === 'closed' || found.firm || !board) return found
    // The name that an admin gave the board's source.
    return { ...found, firm: await deps.jobSources.nameOf(platform, board) }
  } catch (error) {
    if (!(error instanceof PageError)) throw error
    if (error.kind === 'gone') return 'closed'
    if (error.kind === 'timeout') throw error
    return undefined
  }
}

/** Reads an address that answers with data: a platform's interface that someone has copied. */
function jsonFinding(page: Fetched, now: Date): PageFinding | undefined {
  if (!/json/i.test(page.contentType) && !/^\s*[{[]/.test(page.text)) return undefined
  const json = parsed(page.text)
  if (json === undefined) return undefined
  const found = readPlatformPosting(json, undefined, now)
  if (found) return findingOf(found)
  const data = page.text.replaceAll('</', '<\\/')
  const script = (type: string) => `<script type="application/${type}">${data}</script>`
  return pageFinding(script('ld+json') + script('json'), page.url)
}

function parsed(text: string): unknown {
  try {
    return parseJson(text, budgetFor('answer'))
  } catch {
    return undefined
  }
}

async function drawnFinding(deps: ReadAddressDeps, url: string): Promise<PageFinding> {
  try {
    const finding = pageFinding(await deps.browserPages.html(url), url)
    return finding.kind === 'shell' ? asText(finding.text) : finding
  } catch (error) {
    // Without a browser the page stays empty.
    if (error instanceof PageError && error.kind === 'network') return { kind: 'shell', text: '' }
    throw error
  }
}
