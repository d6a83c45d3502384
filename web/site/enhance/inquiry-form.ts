import { problemsOf, say, sendJson, showErrors } from './send-form.ts'

/** Sends inquiries without leaving the page. When sending fails, the typed text stays. */
export function inquiryForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-inquiry]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void send(form)
    })
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  showErrors(form, {})
  say(form, 'Sending…')
  const { isSent, body } = await sendJson(form, '/api/inquiries', Object.fromEntries(new FormData(form)))
  if (isSent) {
    showSent(form, body)
    return
  }
  showErrors(form, problemsOf(body))
  say(form, body.message ?? 'Your message couldn’t be sent, and nothing is lost. Please try again.')
}

/** Replaces the form by what happens next. */
function showSent(form: HTMLFormElement, { title = '', message = '' }: { title?: string; message?: string }): void {
  const sent = document.createElement('div')
  sent.className = 'inquiry-sent'
  sent.tabIndex = -1
  const heading = document.createElement('h3')
  heading.textContent = title
  const text = document.createElement('p')
  text.textContent = message
  sent.append(heading, text)
  form.replaceWith(sent)
  sent.focus()
}
