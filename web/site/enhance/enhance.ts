import { accountMenu } from './account-menu.ts'
import { liveBoard } from './live-board.ts'
import { feedbackDialog } from './feedback-dialog.ts'
import { jobPage } from './job-page.ts'

// Everything here works without it: this makes the pages of strangers quicker to use, and nothing else.
accountMenu()
liveBoard()
jobPage()
feedbackDialog()
