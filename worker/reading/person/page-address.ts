import { addressKey } from '#worker/reading/address-key.ts'
import { givenNames } from '#worker/reading/lexicon/given-names.data.ts'

/** Query parameters that don't tell pages apart: where a reader came from, the language, the print view. */
const tracking =
  /^(?:utm_\w+|gclid|fbclid|msclkid|mc_\w+|ref|referrer|source|src|trk|lang|language|locale|print|t|from)$/i

/**
 * Returns the key under which a page is known. Its path is in lower case, without a final slash or index file. Text that isn't an
 * address is its own key.
 */
export const canonicalAddress = (address: string): string =>
  addressKey(address, tracking, (path) => path.replace(/\/(?:index\.\w+)?$/i, '').toLowerCase())

/** Words in the names of folders where firms publish their people: "meet-our-attorneys", "lawyer-profiles". */
const nouns =
  'people|persons?|attorneys?|lawyers?|professionals?|team|teammember|members?|staff|bios?|biograph(?:y|ies)|profiles?|partners|associates|counsel|shareholders|directory|experts|personnel|employees|principals|leadership|advocates|solicitors|barristers|clerks|abogad[oa]s|equipo|profesionales|socios|advogados|equipe|avocats|anwaelte|anwalte|mitarbeiter'
const inFolder = new RegExp(
  `(?:^|/)(?:who-we-are|(?:(?:our|the|meet|your|firm|legal|and|nuestr[oa]s?|nos|find|${nouns})-)*(?:${nouns}))/(?!$)`,
  'i',
)
const byQuery =
  /\/(?:attorney|attorneys|lawyer|people|person|bio|bios|profile|professional|team|staff)(?:[-_]?(?:detail|details|profile|bio|view|page))?(?:\.(?:aspx?|cfm|php|jsp|html?))?\?(?:[^#]*&)?(?:id|bio|attorney|attorneyid|person|personid|pid|name|slug|lawyer|member|emp|key|a|p)=[\w%+.-]+/i
/** Pages in those folders that aren't about a person. */
const notPeople =
  /\/(?:page|p(?=\/\d)|letter|office|offices|location|locations|practice|practices|search|results|category|tag|feed|all|index|title|role|department|group|groups|alumni|diversity|news|careers|a-z|by-[\w-]+|filter|sort|vcard|print|pdf|publications|events|insights)(?:\/|$|\.)|\/[a-z]\/?$|\.(?:vcf|pdf|jpe?g|png|gif|svg|webp|docx?|xml|css|js|ics)$|\/(?:feed|rss|embed|amp|print)\/?$/i
/** Folders of a site's versions in other languages. */
const otherLanguage =
  /^\/(?:de|fr|es|it|pt|pt-br|zh|zh-hans|zh-cn|cn|ja|jp|ko|kr|ru|nl|pl|ar|he|tr|sv|da|no|fi|cs|hu|es-mx|fr-ca)\//i

/** Recognizes an address in a folder where firms publish the page of one person. Takes an absolute address. */
export function isPeopleAddress(address: string): boolean {
  const url = URL.parse(address)
  if (!url || otherLanguage.test(url.pathname)) return false
  // "/people/jane-doe/index.html" is the page of the folder "/people/jane-doe/".
  const path = url.pathname.replace(/\/(?:index|default)\.(?:html?|php|aspx?|cfm|jsp)$/i, '/')
  return (inFolder.test(path) && !notPeople.test(path)) || byQuery.test(url.pathname + url.search)
}

/** The last segment of a path. */
export const slugOf = (path: string): string => path.split('/').findLast((part) => part !== '') ?? ''

/** Recognizes an address whose last segment is written like a name: "jane-doe" or "doe-jane-m", but not "jdoe". */
export function hasNameSlug(address: string): boolean {
  const path = URL.parse(address)?.pathname ?? ''
  if (otherLanguage.test(path) || notPeople.test(path)) return false
  const parts = slugOf(path.toLowerCase().replaceAll('%20', '-')).match(/[^-_.+]+/g) ?? []
  return parts.length > 1 && parts.length < 7 && parts.some((part) => givenNames.has(part))
}

/** Checks whether an address is where sites keep other things than people: news, events, practices, offices. */
export const isElsewhere = (url: string): boolean =>
  !isPeopleAddress(url) && elsewhere.test(URL.parse(url)?.pathname ?? '')
const elsewhere =
  /\/(?:news\w*|press\S*?|events?|insights?|blogs?|podcasts?|webinars?|publications?|alerts?|articles?|careers?|jobs?|practices?|practice-areas?|services|industries|capabilit\w+|offices?|locations?|matters|resources|media|video\w*|awards?|topics?|expertise|sectors?|areas?|journal|stories|results|verdicts|testimonials?|case-stud\w+)\//i
