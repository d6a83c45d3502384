import { find, textOf } from '#worker/reading/document/html/parse-html.ts'
import { readName } from '#worker/reading/person/person-name.ts'
import { judgePerson } from '#worker/reading/person/is-person.ts'
import { isTitle } from '#worker/reading/person/titles.ts'
import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import { hasNameSlug, isPeopleAddress } from '#worker/reading/person/person-address.ts'
import { isPaging } from './directory-pages.ts'
import { withoutFragment, type PageLink } from './page-links.ts'
import { pageOf, type FoundPage } from './people-addresses.ts'

type NamedLink = PageLink & { isNamed: boolean }

/**
 * The pages of people that links of a directory lead to, by canonical address.
 *
 * @param at The directory's own address.
 */
export function peopleAmongLinks(links: readonly PageLink[], at: string): Map<string, FoundPage> {
  const own = canonicalAddress(at)
  const here = new URL(at)
  const named = links.map((link) => ({ ...link, ...nameOf(link) }))
  const folders = foldersOf(named)
  const people = new Map<string, FoundPage>()
  for (const link of named) {
    const key = canonicalAddress(link.url.href)
    if (key === own || link.url.pathname + link.url.search === '/' || isPaging(link.url, here) || /^[A-Z]$/i.test(link.text.trim())) continue
    if (!leadsToPerson(link, { folders, own }) && !isAmongNamed(link, folders)) continue
    const label = link.isNamed ? link.text : (people.get(key)?.label ?? null)
    people.set(key, pageOf(withoutFragment(link.url), { label }))
  }
  return people
}

/** Per folder of the site: links that show a name, and pages whose address ends with the name of their link. */
type Folders = { names: ReadonlyMap<string, number>; called: ReadonlyMap<string, ReadonlySet<string>> }

function foldersOf(links: readonly NamedLink[]): Folders {
  const names = new Map<string, number>()
  const called = new Map<string, Set<string>>()
  for (const { url, text, isNamed } of links) {
    const folder = folderOf(url)
    if (isNamed) names.set(folder, (names.get(folder) ?? 0) + 1)
    if (isCalledLike(url, text)) called.set(folder, (called.get(folder) ?? new Set()).add(url.pathname))
  }
  return { names, called }
}

/** Checks whether an address is one of people, and something on the page confirms it. */
function leadsToPerson({ url, isNamed }: NamedLink, { folders, own }: { folders: Folders; own: string }): boolean {
  if (!isPeopleAddress(url.href)) return false
  if (isNamed || hasNameSlug(url.href) || canonicalAddress(url.href).startsWith(`${own}/`)) return true
  return (folders.names.get(folderOf(url)) ?? 0) > 0 || folders.names.size === 0
}

/** "Sterling Fujimoto" among others whose pages are called like them. */
function isAmongNamed({ url, text, isNamed }: NamedLink, { names, called }: Folders): boolean {
  if (!isNamed && !isCalledLike(url, text)) return false
  const folder = folderOf(url)
  const count = names.get(folder) ?? 0
  return count >= 3 || (count === 2 && (called.get(folder)?.size ?? 0) >= 3)
}

const isName = (text: string) => readName(text) !== undefined && judgePerson(text).isPerson

/** Name that a link gives to the person it leads to: its text, the name within it beside a position, or the name on its card. */
function nameOf(link: PageLink): { text: string; isNamed: boolean } {
  const isShort = link.text.length < 200
  const part = isShort && find(link.element, (one) => textOf(one) !== link.text && isName(textOf(one)))
  const within = part ? textOf(part) : undefined
  if (within !== undefined && (!isName(link.text) || isTitle(link.text.replace(within, '').trim())))
    return { text: within, isNamed: true }
  const text = isName(link.text) ? link.text : (nameBeside(link) ?? link.text)
  return { text, isNamed: isName(text) }
}

/** The name on a card whose link says "Meet Amy" or "Read more", where the link's address is called like it. */
function nameBeside({ url, element }: PageLink): string | undefined {
  // An element with many children isn't a card; a long list is not read again for each of its links.
  let around = element.parent
  for (let up = 0; around && up < 4 && around.children.length <= 12 && textOf(around).length < 260; up++) {
    const heading = find(
      around,
      ({ tag, ...one }) => /^h[2-6]$/.test(tag) && readName(textOf({ tag, ...one })) !== undefined,
    )
    if (heading) return isCalledLike(url, textOf(heading)) ? textOf(heading) : undefined
    around = around.parent
  }
  return undefined
}

/** Checks whether an address ends with all parts of a name: "/sterling-fujimoto/". */
function isCalledLike(url: URL, text: string): boolean {
  const name = readName(text)
  const slug = lastPart(url.pathname).split(/[^a-z]+/)
  return name !== undefined && name.parts.every((part) => part.split('-').every((one) => slug.includes(one)))
}

const lastPart = (path: string) => (path.replace(/\/+$/, '').split('/').at(-1) ?? '').toLowerCase()

const folderOf = (url: URL): string => url.host + url.pathname.replace(/\/+$/, '').replace(/[^/]*$/, '')
