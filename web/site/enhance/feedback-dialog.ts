type ErrorBody = { message?: string; issues?: { path: string; message: string }[] }

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
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (submit) submit.disabled = true
  say(form, 'Sending…')
  const answer = await fetch('/api/feedback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...note, status: 'open', priority: 'medium' }),
  }).catch(() => undefined)
  if (submit) submit.disabled = false
  if (answer?.ok) {
    form.reset()
    say(form, "Feedback Submitted! Thank you for your feedback. We'll review it and get back to you.")
    closing = setTimeout(() => dialog.close(), 2500)
    return
  }
  const body = ((await answer?.json().catch(() => undefined)) ?? {}) as ErrorBody
  showErrors(form, Object.fromEntries((body.issues ?? []).map(({ path, message }) => [path, message])))
  say(form, `Submission Failed. ${body.message ?? 'Failed to submit feedback. Please try again.'}`)
}

/** Shows each error under its field and focuses the first. @returns True when there is an error. */
function showErrors(form: HTMLFormElement, errors: Record<string, string>): boolean {
  let first: HTMLElement | undefined
  for (const place of form.querySelectorAll<HTMLElement>('[data-error]')) {
    const name = place.dataset.error ?? ''
    const field = form.querySelector<HTMLElement>(`[name=${name}]`)
    place.textContent = errors[name] ?? ''
    field?.setAttribute('aria-invalid', String(name in errors))
    if (field && name in errors) first ??= field
  }
  first?.focus()
  return first !== undefined
}

function say(form: HTMLFormElement, text: string): void {
  const status = form.querySelector('[data-status]')
  if (status) status.textContent = text
}
