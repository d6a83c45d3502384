import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { byTag, find, findAll, parseHtml, textOf, type Element } from '#worker/reading/document/html/parse-html.ts'
import { addressOnly, type JobPlatform } from './platform.ts'
import type { Posting } from '#worker/reading/posting/online-posting.ts'
import { fullUrl } from '#worker/reading/posting/field-values.ts'
import { dateOf, placesOf } from '#worker/reading/posting/field-values.ts'
import { malformed } from './answer-fields.ts'

/**
 * viRecruit (vi by Aderant): a whole list as one table. Locator: the address of `RecDefault.aspx`. Most postings have no
 * page of their own, so they are named by what they say and link to the list.
 */
export const virecruit: JobPlatform = {
  hosts: ['viglobalcloud.com'],
  everyMs: 2_000,
  isOneAnswer: true,
  listUrl: addressOnly,
  async *list(reading) {
    const { text, url } = await reading.read(reading.locator)
    const postings = withPageBudget((budget) => {
      const page = parseHtml(text, budget)
      const table = find(page, ({ attributes }) => /(?:gridviewList|dataGridMain)$/i.test(attributes['id'] ?? ''))
      if (!table) {
        // Without openings the page keeps its form and leaves out the table.
        if (/viRecruit|__VIEWSTATE/i.test(text)) return []
        throw malformed()
      }
      return findAll(table, byTag('tr')).flatMap((row) => {
        const posting = postingIn(row, url, reading.now)
        return posting ? [posting] : []
      })
    })
    if (postings.length > 0) yield postings
  },
}

function postingIn(row: Element, page: string, now: Date): Posting | undefined {
  const heading = find(row, byTag('h4'))
  const title = textOf(heading)
  if (!title) return undefined
  const said = (label: RegExp) => {
    const line = findAll(row, byTag('h5')).find((candidate) => label.test(textOf(candidate)))
    const value = line && textOf(find(line, byTag('span')))
    return (
      value ||
      textOf(line)
        .replace(label, '')
        .replace(/^[\s:]+/, '') ||
      undefined
    )
  }
  const places = (said(/^(?:Office|Location)s?/i) ?? '').split(/\s*[;|]\s*/)
  const area = said(/^Practice (?:Area|Group)/i)
  const posted = said(/^(?:Date )?Posted/i)
  const deadline = dateOf(said(/^(?:Application )?Deadline/i))
  if (deadline && deadline.getTime() + 24 * 3600_000 < now.getTime()) return undefined
  const own = findAll(row, byTag('a'))
    .map(({ attributes }) => fullUrl(attributes['href'], page))
    .find((href) => href && /RecJobView|JobID=/i.test(href))
  return {
    id: own ?? [title, places.join(), posted ?? ''].join(' | '),
    title,
    url: own ?? page,
    places: placesOf(...places),
    postedAt: dateOf(posted),
    validThrough: deadline,
    description: area && `Practice area: ${area}`,
  }
}
