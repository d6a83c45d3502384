import type { StatedPosting } from '#worker/reading/posting/online-posting.ts'
import type { JobPlatform, PostingAddress } from './platforms/platform.ts'
import { jobPlatforms } from './platforms/registry.ts'

/** A posting's address at its platform's interface, and the platform's name. */
export type PlatformPosting = PostingAddress & { platform: string }

function firstOf(find: (platform: JobPlatform) => PostingAddress | undefined): PlatformPosting | undefined {
  for (const [platform, module] of Object.entries(jobPlatforms)) {
    const found = find(module)
    if (found) return { ...found, platform }
  }
  return undefined
}

/**
 * The interface behind the page of a posting; undefined for other addresses, and for platforms whose pages carry their
 * data.
 */
export function platformPostingAt(address: string): PlatformPosting | undefined {
  const url = URL.parse(address)
  if (!url) return undefined
  const path = url.pathname.split('/').filter(Boolean)
  try {
    return firstOf(({ fromUrl }) => fromUrl?.(url, path))
  } catch {
    // A percent sign that doesn't begin an escape.
    return undefined
  }
}

/** The interface behind a firm's own page that shows a platform's posting. */
export function platformPostingOn(html: string, address: string): PlatformPosting | undefined {
  const url = URL.parse(address)
  return url ? firstOf(({ fromPage }) => fromPage?.(html, url)) : undefined
}

/** The names under which boards' answers identify their postings. */
const idNames = ['id', 'shortcode', 'slug', 'url', 'path']

/** One posting of a board's answer, with the board's name as its firm. */
function pickFrom(json: unknown, id: string): unknown {
  const board = json as Record<string, unknown> | null
  const items = [board, board?.['jobs'], board?.['data']].find(Array.isArray) as unknown[] | undefined
  const item = items?.find(
    (one) =>
      typeof one === 'object' &&
      one !== null &&
      idNames.some((name) => {
        const value = (one as Record<string, unknown>)[name]
        if (typeof value === 'number') return String(value) === id
        return typeof value === 'string' && (value === id || value.split(/[/?#]/).includes(id))
      }),
  )
  const firm = typeof board?.['name'] === 'string' ? { firm: board['name'] } : {}
  return item ? { ...firm, ...item } : undefined
}

/**
 * Reads a posting from an interface's answer. The platform is recognized by the shape, so that an interface's own address
 * is read too, on any host.
 *
 * @param pick Id of the posting, where the answer is a whole board.
 * @returns `closed` when the platform says so or its board no longer lists the posting; undefined for an unknown shape.
 */
export function readPlatformPosting(
  json: unknown,
  pick: string | undefined,
  now: Date,
): StatedPosting | 'closed' | undefined {
  const item = pick === undefined ? json : pickFrom(json, pick)
  if (item === undefined) return 'closed'
  for (const { posting } of Object.values(jobPlatforms)) {
    const found = posting?.(item, now)
    if (found) return found
  }
  return undefined
}
