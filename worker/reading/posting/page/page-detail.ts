import { jobPostingsOf } from './structured-postings.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { byTag, find, linesOf, parseHtml } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import type { PostingDetail } from '#worker/reading/posting/online-posting.ts'
import { placesOf } from '#worker/reading/posting/field-values.ts'

const closedWords =
  /(?:no longer (?:accepting|available|open)|position (?:has been|is) (?:filled|closed)|(?:job|posting|requisition) (?:has )?(?:expired|is closed)|not accepting applications)/i

/** @throws PageError `malformed` for a page that asks for too much work. */
export function detailOfPage(html: string): PostingDetail {
  return withPageBudget((budget) => detailIn(parseHtml(html, budget)))
}

function detailIn(page: Element): PostingDetail {
  const [posting] = jobPostingsOf(page)
  if (posting) {
    const {
      description,
      places = [],
      salary,
      postedAt,
      validThrough,
      isRemote,
      responsibilities,
      qualifications,
    } = posting
    return {
      description: [description, responsibilities, qualifications].filter(Boolean).join('\n') || undefined,
      ...(places.length > 0 ? { places: placesOf(...places) } : {}),
      salary,
      postedAt,
      validThrough,
      ...(isRemote === undefined ? {} : { isRemote }),
    }
  }
  const text = linesOf(mainOf(page))
  if (text.length < 3_000 && closedWords.test(text)) return 'closed'
  return { description: text.slice(0, 30_000) || undefined }
}

/** The part of a page that it is about. */
export function mainOf(page: Element): Element {
  const main =
    find(page, ({ tag, attributes }) => tag === 'main' || attributes['role'] === 'main') ??
    find(page, ({ attributes }) => /job-?description|jobDescription|posting-?body/i.test(attributes['class'] ?? '')) ??
    find(page, byTag('article'))
  return main && linesOf(main).length > 200 ? main : (find(page, byTag('body')) ?? page)
}
