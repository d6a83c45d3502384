type AnswerBody = { title?: string; message?: string; issues?: { path: string; message: string }[] }

/** Sends fields as JSON while the form's button rests. `isSent` is false for a refusal, and when nothing came back. */
export async function sendJson(
  form: HTMLFormElement,
  address: string,
  fields: object,
): Promise<{ isSent: boolean; body: AnswerBody }> {
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (submit) submit.disabled = true
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  }).catch(() => undefined)
  if (submit) submit.disabled = false
  const body = ((await answer?.json().catch(() => undefined)) ?? {}) as AnswerBody
  return { isSent: answer?.ok === true, body }
}

/** Problems of a refused form, by field. */
export const problemsOf = ({ issues = [] }: AnswerBody): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message]))

/** Shows each error under its field and focuses the first. @returns True when there is an error. */
export function showErrors(form: HTMLFormElement, errors: Record<string, string>): boolean {
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

/** Shows a sentence about the form's progress. */
export function say(form: HTMLFormElement, text: string): void {
  const status = form.querySelector('[data-status]')
  if (status) status.textContent = text
}
