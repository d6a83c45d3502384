import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import {
  hasNameSlug,
  isPeopleAddress,
  notPeople,
  otherLanguage,
  slugOf,
} from '#worker/reading/person/person-address.ts'

/** Two to five words of letters, none of which belongs into a title: how names are written in addresses. */
const isLikeNameSlug = (address: string): boolean => {
  const parts = slugOf((URL.parse(address)?.pathname ?? '').replace(/\/+$/, ''))
    .toLowerCase()
    .split(/[-_.]/)
  return (
    parts.length >= 2 &&
    parts.length <= 5 &&
    parts.every((part) => /^[a-z]{1,20}$/.test(part)) &&
    !parts.some((part) => titleWord.test(part))
  )
}
const titleWord =
  /^(?:and|the|of|for|in|to|on|at|with|how|why|what|new|law|legal|our|practice|practices|services|finance|litigation|tax|group|team|news|event|about|contact|office|rights|estate|property|employment|firm|joins|named|wins|update|alert|guide|policy|privacy|terms)$/

/** Facts that the directory shows of a person, for what their page leaves out. */
export type Card = { title: string | null; office: string | null }
export type FoundPage = { url: string; urlKey: string; label: string | null; lastmod: string | null; card?: Card }

/** The label that a page is kept with: its name, position and office, one a line. */
export const keptLabel = ({ label, card }: Pick<FoundPage, 'label' | 'card'>): string | null =>
  label === null || !card ? label : [label, card.title ?? '', card.office ?? ''].join('\n')

/** A kept label, as it was found. */
export function readLabel(kept: string | null): { label: string | null; card: Card } {
  const [label = null, title, office] = kept?.split('\n') ?? []
  return { label, card: { title: title || null, office: office || null } }
}

export const pageOf = (url: string, more: { label?: string | null; lastmod?: string | null } = {}): FoundPage => {
  const whole = new URL(url)
  whole.hash = ''
  return {
    url: whole.href,
    urlKey: canonicalAddress(whole.href),
    label: more.label ?? null,
    lastmod: more.lastmod ?? null,
  }
}

/**
 * The pages of people among addresses of a site: by where sites keep them, and, where no address tells, the folders most of
 * whose pages are called like people.
 */
export function peopleAmong(pages: readonly FoundPage[]): FoundPage[] {
  const unique = new Map(pages.map((page) => [page.urlKey, page]))
  const all = [...unique.values()].filter(({ url }) => !otherLanguage.test(new URL(url).pathname))
  const byFolder = new Map<string, FoundPage[]>()
  for (const page of all) {
    const key = folderOf(page.url)
    const list = byFolder.get(key) ?? []
    list.push(page)
    byFolder.set(key, list)
  }
  const found = all.filter(({ url }) => isPeopleAddress(url))
  const named = [...byFolder.values()].flatMap((list) => {
    const like = list.filter(({ url }) => hasNameSlug(url) && !notPeople.test(new URL(url).pathname))
    // Names of many origins: where some are known and all are of the same make, the others are names too.
    const alike = list.filter(({ url }) => isLikeNameSlug(url) && !notPeople.test(new URL(url).pathname))
    const areAllAlike = like.length >= 2 && alike.length >= 4 && alike.length === list.length
    if (areAllAlike && like.length >= list.length * 0.3) return alike
    return like.length >= 3 && like.length >= list.length * 0.6 ? like : []
  })
  const chosen =
    found.length >= 3 || found.length >= named.length ? [...found, ...named.filter(() => found.length < 3)] : named
  const keys = new Set(chosen.map(({ urlKey }) => urlKey))
  // "/people/jane-doe/publications" is a part of "/people/jane-doe".
  return [...new Map(chosen.map((page) => [page.urlKey, page])).values()].filter(({ urlKey }) => {
    const above = urlKey.replace(/\/[^/]*$/, '')
    return !keys.has(above)
  })
}

function folderOf(address: string): string {
  const { pathname, host } = new URL(address)
  return host + pathname.replace(/\/(?:index\.\w+)?$/i, '').replace(/[^/]*$/, '')
}
