import { isClosed } from './page-postings.ts'
import { mainOf } from './readable-text.ts'
import { jobPostingsOf } from './structured-postings.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { linesOf, parseHtml } from '#worker/reading/document/html/parse-html.ts'
import type { Element } from '#worker/reading/document/html/page-tree.ts'
import type { PostingDetail } from '#worker/reading/posting/online-posting.ts'

/** @throws PageError `malformed` for a page that asks for too much work. */
export function detailOfPage(html: string): PostingDetail {
  return withPageBudget((budget) => detailIn(parseHtml(html, budget)))
}

function detailIn(page: Element): PostingDetail {
  const [posting] = jobPostingsOf(page)
  if (posting) {
    const { description, places, salary, postedAt, validThrough, isRemote, responsibilities, qualifications } = posting
    return {
      description: [description, responsibilities, qualifications].filter(Boolean).join('\n') || undefined,
      ...(places?.length ? { places } : {}),
      salary,
      postedAt,
      validThrough,
      ...(isRemote === undefined ? {} : { isRemote }),
    }
  }
  const text = linesOf(mainOf(page))
  return isClosed(text) ? 'closed' : { description: text.slice(0, 30_000) || undefined }
}
