import { accountMenu } from './account-menu.ts'
import { liveBoard } from './live-board.ts'
import { feedbackDialog } from './feedback-dialog.ts'
import { jobPage } from './job-page.ts'
import { rememberSource } from './visit-source.ts'

// Everything here works without it: this makes the pages of strangers quicker to use, and nothing else.
accountMenu()
liveBoard()
jobPage()
feedbackDialog()
rememberSource()

/** Pages of the client application take no part in transitions, and a browser reports one that meets them as an error. */
const appPages = /^\/(?:admin|apply|login|home|people-search|search-history)\b/

addEventListener('pageswap', ({ viewTransition, activation }) => {
  const to = activation?.entry.url
  if (viewTransition && to && appPages.test(new URL(to).pathname)) viewTransition.skipTransition()
  handled(viewTransition)
})
addEventListener('pagereveal', ({ viewTransition }) => handled(viewTransition))

/** A transition that is cut short, by a next click for example, is nothing to report. */
function handled(transition: ViewTransition | null): void {
  const { ready, updateCallbackDone, finished } = transition ?? {}
  for (const step of [ready, updateCallbackDone, finished]) step?.catch(() => undefined)
}
