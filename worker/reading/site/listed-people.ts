import { judgePerson } from '#worker/reading/person/is-person.ts'
import { canonicalAddress } from '#worker/reading/person/page-address.ts'
import { hasNameSlug, isPeopleAddress, slugOf } from '#worker/reading/person/person-address.ts'
import { readName } from '#worker/reading/person/person-name.ts'
import { isPaging } from './directory-pages.ts'
import { withoutFragment, type PageLink } from './page-links.ts'
import { pageOf, type FoundPage } from './people-addresses.ts'

/**
 * The pages of people that links of a directory lead to, by canonical address: addresses where sites keep people, and those of
 * a folder most of whose links are names or are called like names.
 *
 * @param at The directory's own address.
 */
export function peopleAmongLinks(links: readonly PageLink[], at: string): Map<string, FoundPage> {
  const own = canonicalAddress(at)
  const here = new URL(at)
  const candidates = links.flatMap((link) => {
    const { pathname, search } = link.url
    const key = canonicalAddress(link.url.href)
    const isOther =
      key !== own && pathname + search !== '/' && !isPaging(link.url, here) && link.text.trim().length !== 1
    return isOther ? [{ ...link, key, isNamed: judgePerson(link.text).isPerson, isCalled: isCalledLike(link) }] : []
  })
  const folders = Map.groupBy(candidates, ({ url }) => folderOf(url))
  const hasNames = candidates.some(({ isNamed }) => isNamed)
  const people = new Map<string, FoundPage>()
  for (const { url, key, text, isNamed, isCalled } of candidates) {
    const alike = folders.get(folderOf(url)) ?? []
    const names = countOf(alike.filter((one) => one.isNamed || one.isCalled))
    const isConfirmed = isNamed || hasNameSlug(url.href) || key.startsWith(`${own}/`) || names > 0 || !hasNames
    const isAmongNames = (isNamed || isCalled) && areNames(names, countOf(alike.filter((one) => one.isNamed)))
    if (!isAmongNames && !(isPeopleAddress(url.href) && isConfirmed)) continue
    people.set(key, pageOf(withoutFragment(url), { label: isNamed ? text : (people.get(key)?.label ?? null) }))
  }
  return people
}

const countOf = (links: readonly { key: string }[]): number => new Set(links.map(({ key }) => key)).size

/** "Contact Us" leads to an address of that name too. */
const areNames = (names: number, likely: number): boolean => names >= fewestNames && likely * 3 >= names

/** Fewer names in a folder may be news about them. */
const fewestNames = 3

/** Checks whether an address ends with all parts of the name that its link shows: "/sterling-fujimoto/". */
function isCalledLike({ url, text }: PageLink): boolean {
  const name = readName(text)
  const slug = slugOf(url.pathname)
    .toLowerCase()
    .split(/[^a-z]+/)
  return name !== undefined && name.parts.every((part) => part.split('-').every((one) => slug.includes(one)))
}

const folderOf = (url: URL): string => url.host + url.pathname.replace(/\/+$/, '').replace(/[^/]*$/, '')
