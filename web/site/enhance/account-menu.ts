/** Cookie that the server sets with the session; its presence means that someone is signed in. */
const hint = /(?:^|; )signed_in=1/

/** Replaces Login and Admin Access with the account menu for signed-in users. For visitors it makes no request. */
export function accountMenu(): void {
  const place = document.querySelector('[data-account]')
  if (!place || !hint.test(document.cookie)) return
  void fetch('/api/auth/me')
    .then((answer) => (answer.ok ? (answer.json() as Promise<{ email: string }>) : undefined))
    .then((user) => user && place.replaceChildren(...menu(user.email)))
    .catch(() => undefined)
}

function menu(email: string): Element[] {
  const button = element('button', { type: 'button', className: 'button outline account-name' })
  button.append(element('span', { textContent: email }))
  button.setAttribute('aria-expanded', 'false')
  button.setAttribute('aria-controls', 'account-menu')

  const panel = element('div', { id: 'account-menu', className: 'account-menu', hidden: true })
  const status = element('output', {})
  const out = element('button', { type: 'button', className: 'button quiet', textContent: 'Log Out' })
  panel.append(
    element('p', { textContent: 'Account' }),
    element('a', { href: '/admin', className: 'button quiet', textContent: 'Admin Dashboard' }),
    out,
    status,
  )

  const show = (isOpen: boolean) => {
    panel.hidden = !isOpen
    button.setAttribute('aria-expanded', String(isOpen))
  }
  button.addEventListener('click', () => show(Boolean(panel.hidden)))
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !panel.contains(target) && !button.contains(target)) show(false)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || panel.hidden) return
    show(false)
    button.focus()
  })
  out.addEventListener('click', () => void logOut(out, status))
  return [button, panel]
}

async function logOut(button: HTMLButtonElement, status: HTMLElement): Promise<void> {
  button.disabled = true
  button.textContent = 'Logging out...'
  const answer = await fetch('/api/auth/logout', { method: 'POST' }).catch(() => undefined)
  if (answer?.ok) return location.assign('/login')
  button.disabled = false
  button.textContent = 'Log Out'
  status.textContent = 'Logout failed. There was an error logging out. Please try again.'
}

function element<K extends keyof HTMLElementTagNameMap>(name: K, values: Partial<HTMLElementTagNameMap[K]>) {
  return Object.assign(document.createElement(name), values)
}
