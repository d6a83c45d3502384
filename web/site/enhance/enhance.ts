import { accountMenu } from './account-menu.ts'
import { liveBoard } from './live-board.ts'
import { feedbackDialog } from './feedback-dialog.ts'
import { inquiryForms } from './inquiry-form.ts'
import { jobPage } from './job-page.ts'
import { rememberSource } from './visit-source.ts'

// The pages work without this script, which only makes them faster to use.
accountMenu()
liveBoard()
jobPage()
feedbackDialog()
inquiryForms()
rememberSource()

/** Pages of the client application have no transitions, and a browser reports a transition to one as an error. */
const appPages = /^\/(?:admin|apply|login|home|people-search|search-history)\b/

addEventListener('pageswap', ({ viewTransition, activation }) => {
  const to = activation?.entry.url
  if (viewTransition && to && appPages.test(new URL(to).pathname)) viewTransition.skipTransition()
  handled(viewTransition)
})
addEventListener('pagereveal', ({ viewTransition }) => handled(viewTransition))

/** Ignores a transition that is cut short, for example by another click. */
function handled(transition: ViewTransition | null): void {
  const { ready, updateCallbackDone, finished } = transition ?? {}
  for (const step of [ready, updateCallbackDone, finished]) step?.catch(() => undefined)
}
