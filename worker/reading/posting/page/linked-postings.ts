import { isLegalTitle } from '#worker/reading/lexicon/legal-titles.ts'
import { jobPostingsOf } from './page-data-postings.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { around, byTag, find, findAll, parseHtml, textOf } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { fullUrl, placesOf } from '#worker/reading/posting/field-values.ts'

/** Link texts that are never a title. */
const notTitles =
  /^(?:apply(?: now| here)?|learn more|read more|view (?:job|details|position|all).*|details|more info.*|see (?:all|more).*|home|contact(?: us)?|careers?|search jobs|our (?:people|attorneys|lawyers)|attorneys?|lawyers?|partners?|people|professionals|associates?|law students?|lateral (?:attorneys|associates)|for (?:lawyers|attorneys|associates|partners)|(?:for )?(?:lawyers|attorneys|associates).*careers?)$/i
/** Paths of pages that are not postings: biographies, news, practices. "/careers/attorneys/12" is a posting. */
const notJobPaths =
  /^(?!.*\/(?:careers?|jobs?|openings?|positions?|opportunities|vacanc(?:y|ies))\/).*\/(?:people|attorneys?|lawyers?|professionals|our-team|team|bio|news|insights|practices?|events?|alerts?|blog|publications?)\//i

/**
 * Postings of a careers page whose format nobody knows: its structured data where it has any, else the links whose text (or
 * whose card's heading) is a title.
 *
 * @param wanted Only links whose address matches count, whatever their text says.
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export function postingsOfPage(html: string, url: string, wanted?: RegExp): Posting[] {
  return withPageBudget((budget) => postingsIn(parseHtml(html, budget), url, wanted))
}

export function postingsIn(page: Element, url: string, wanted?: RegExp): Posting[] {
  const stated = jobPostingsOf(page).map((posting): Posting => {
    const own = fullUrl(posting.url, url) ?? url
    const name = [posting.title, ...(posting.places ?? [])].join(' | ')
    return { ...posting, id: posting.id ?? (own === url ? name : own), url: own, firm: undefined }
  })
  if (stated.length > 0 && !wanted) return stated
  const found = new Map<string, Posting>()
  for (const link of findAll(page, byTag('a'))) {
    const href = fullUrl(link.attributes['href'], url)
    if (!href || found.has(href) || href.split('#')[0] === url.split('#')[0]) continue
    const title =
      (wanted?.test(href) ?? !notJobPaths.test(new URL(href).pathname))
        ? titleOf(link, wanted !== undefined)
        : undefined
    if (title)
      found.set(href, { id: href, title, url: href, places: placesOf(placeNear(link, title)), detailRef: href })
  }
  return [...found.values()]
}

/** A link's text, or the heading of the card that it is in, when that is a title. */
function titleOf(link: Element, isSurelyJob: boolean): string | undefined {
  const own = textOf(find(link, byTag('h1', 'h2', 'h3', 'h4', 'h5')) ?? link)
  const isUntitled = own === '' || notTitles.test(own)
  const said = isUntitled ? textOf(find(cardOf(link) ?? link, byTag('h2', 'h3', 'h4', 'h5', 'strong'))) : own
  const isTitle = said.length >= 4 && said.length <= 160 && !notTitles.test(said)
  return isTitle && (isSurelyJob || isLegalTitle(said)) ? said : undefined
}

/** Card of a link; an element with many links is a whole list, not a card. */
function cardOf(link: Element): Element | undefined {
  const card = around(link, byTag('li', 'tr', 'article', 'section')) ?? link.parent ?? undefined
  return card && findAll(card, byTag('a')).length <= 4 ? card : undefined
}

/** Attributes of the part of a card that holds its place. */
const ofPlace = ({ attributes }: Element): boolean =>
  ['class', 'data-th', 'headers'].some((name) => /location|office|city|place/i.test(attributes[name] ?? ''))

/** Place that the link's card states. */
function placeNear(link: Element, title: string): string | undefined {
  const card = cardOf(link)
  if (!card) return undefined
  const said = textOf(find(card, ofPlace)).replace(/^(?:locations?|offices?)\s*:?\s*/i, '')
  if (said && said.length <= 120 && !said.includes(title)) return said
  return /\b([A-Z][A-Za-z.]+(?: [A-Z][A-Za-z.]+){0,2}, [A-Z]{2})\b/.exec(textOf(card).replace(title, ' '))?.[1]
}
