import { problemsOf, say, sendJson, showErrors } from './send-form.ts'

/** Closes the dialog a moment after the confirmation, unless it was opened again meanwhile. */
let closing: ReturnType<typeof setTimeout> | undefined

/** Opens the dialog from the footer's Feedback link. When sending fails, the typed text stays. */
export function feedbackDialog(): void {
  const button = document.querySelector('[data-feedback]')
  const dialog = document.querySelector<HTMLDialogElement>('#feedback-dialog')
  const form = dialog?.querySelector('form')
  if (!button || !dialog || !form) return
  button.setAttribute('role', 'button')
  button.addEventListener('click', (event) => {
    event.preventDefault()
    clearTimeout(closing)
    say(form, '')
    dialog.showModal()
  })
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form, dialog)
  })
}

async function send(form: HTMLFormElement, dialog: HTMLDialogElement): Promise<void> {
  const note = Object.fromEntries(new FormData(form)) as Record<string, string>
  const errors: Record<string, string> = {}
  if (!note.title?.trim()) errors.title = 'Title is required'
  if ((note.description?.trim().length ?? 0) < 10) errors.description = 'Please provide at least 10 characters'
  if (showErrors(form, errors)) return
  say(form, 'Sending…')
  const { isSent, body } = await sendJson(form, '/api/feedback', { ...note, status: 'open', priority: 'medium' })
  if (isSent) {
    form.reset()
    say(form, "Feedback Submitted! Thank you for your feedback. We'll review it and get back to you.")
    closing = setTimeout(() => dialog.close(), 2500)
    return
  }
  showErrors(form, problemsOf(body))
  say(form, `Submission Failed. ${body.message ?? 'Failed to submit feedback. Please try again.'}`)
}
