import { PageError } from '#worker/reading/page-error.ts'
import { withPageBudget } from '#worker/reading/document/html/page-budget.ts'
import { byTag, find, linesOf, parseHtml, textOf } from '#worker/reading/document/html/parse-html.ts'
import { noneWords, wallCode, wallTitle } from './wall-words.data.ts'

/** A page with a wall's code and this much text is a page with a form on it. Characters. */
const maxWallText = 2_000

/** Checks whether an answer is a wall that lets people through and no programs. */
export function isChallenge(html: string): boolean {
  return withPageBudget((budget) => {
    const page = parseHtml(html.slice(0, 200_000), budget)
    if (linesOf(page).length > maxWallText) return false
    return wallCode.test(html) || wallTitle.test(textOf(find(page, byTag('title'))))
  })
}

/** Checks whether a page's text states that there are no openings. */
export const saysNone = (html: string): boolean =>
  withPageBudget((budget) => noneWords.test(linesOf(parseHtml(html, budget))))

export const challenged = () =>
  new PageError('refused', 'The site asks every reader to prove to be a person, so it is left alone.')

export const emptyPage = () =>
  new PageError(
    'malformed',
    'The page held openings before, and none can be found on it now. Has it moved, or was it rebuilt?',
  )
