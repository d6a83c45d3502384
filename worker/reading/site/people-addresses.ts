import { canonicalAddress } from './page-address.ts'
import { givenNames } from '#worker/reading/person/given-names.ts'

/** Folders in which firms keep their people. */
const folder =
  'people|our-people|the-people|person|persons|attorneys?|our-attorneys|lawyers?|our-lawyers|professionals?|our-professionals|team|our-team|the-team|meet-the-team|meet-our-team|our-firm-team|team-members?|teammember|staff|staff-members?|bios?|biograph(?:y|ies)|attorney-bios?|attorney-profiles?|lawyer-profiles?|profiles?|partners|associates|counsel|shareholders|members|directory|attorneys-and-staff|attorneys-staff|lawyers-and-staff|people-directory|attorney-directory|who-we-are|experts|personnel|employees|principals|legal-team|legal-professionals|leadership|advocates|solicitors|barristers|clerks|abogad[oa]s|nuestros-abogados|nuestro-equipo|equipo|profesionales|socios|advogados|equipe|avocats|nos-avocats|anwaelte|anwalte|mitarbeiter'
// In one language or in two: "abogados-attorneys".
const inFolder = new RegExp(`(?:^|/)(?:${folder})(?:-(?:${folder}))?/(?!$)`, 'i')
const byQuery =
  /\/(?:attorney|attorneys|lawyer|people|person|bio|bios|profile|professional|team|staff)(?:[-_]?(?:detail|details|profile|bio|view|page))?(?:\.(?:aspx?|cfm|php|jsp|html?))?\?(?:[^#]*&)?(?:id|bio|attorney|attorneyid|person|personid|pid|name|slug|lawyer|member|emp|key|a|p)=[\w%+.-]+/i
/** Pages within those folders that show no person. */
const notPeople =
  /\/(?:page|p(?=\/\d)|letter|office|offices|location|locations|practice|practices|search|results|category|tag|feed|all|index|title|role|department|group|groups|alumni|diversity|news|careers|a-z|by-[\w-]+|filter|sort|vcard|print|pdf|publications|events|insights)(?:\/|$|\.)|\/[a-z]\/?$|\.(?:vcf|pdf|jpe?g|png|gif|svg|webp|docx?|xml|css|js|ics)$|\/(?:feed|rss|embed|amp|print)\/?$/i
/** The same site in other tongues. */
const otherTongue =
  /^\/(?:de|fr|es|it|pt|pt-br|zh|zh-hans|zh-cn|cn|ja|jp|ko|kr|ru|nl|pl|ar|he|tr|sv|da|no|fi|cs|hu|es-mx|fr-ca)\//i

/** Whether an address lies where a firm keeps the pages of single people. */
export function isPeopleAddress(address: string): boolean {
  const url = URL.parse(address)
  if (!url || otherTongue.test(url.pathname)) return false
  // "/people/jane-doe/index.html" is the folder.
  const whole = url.pathname.replace(/\/(?:index|default)\.(?:html?|php|aspx?|cfm|jsp)$/i, '/')
  const path = whole.replace(/\/+$/, '')
  if (notPeople.test(whole) || notPeople.test(path)) return byQuery.test(url.pathname + url.search)
  return inFolder.test(path) ? slugOf(path) !== '' : byQuery.test(url.pathname + url.search)
}

const slugOf = (path: string) =>
  (
    path
      .replace(/\/+$/, '')
      .replace(/\/(?:index|default)\.\w{3,4}$/i, '')
      .split('/')
      .at(-1) ?? ''
  ).replace(/\.(?:html?|php|aspx?|cfm|jsp)$/i, '')

/** Whether the last part of an address is written like a name: "jane-doe", "doe-jane-m", "jdoe" is not. */
export function hasNameSlug(address: string): boolean {
  const parts = slugOf(URL.parse(address)?.pathname ?? '')
    .toLowerCase()
    .split(/[-_.+]|%20/)
    .filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 6 || parts.some((part) => /\d/.test(part) && part.length > 4)) return false
  return parts.some((part) => givenNames.has(part))
}

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

export type FoundPage = { url: string; urlKey: string; label: string | null; lastmod: string | null }

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
  const all = [...unique.values()].filter(({ url }) => !otherTongue.test(new URL(url).pathname))
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
