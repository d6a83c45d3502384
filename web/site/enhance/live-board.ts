import { salaryRangeText } from '#contract/domain/salary-range.ts'
import { rememberBoard } from './job-page.ts'

/** Delay between the last typed letter and the new list, in milliseconds. */
const restMs = 250

/**
 * The board without reloads: every change of the form fetches the page of its address and swaps in that page's list. The
 * form itself stays, so that focus and typed text are never lost.
 */
export function liveBoard(): void {
  const form = document.querySelector<HTMLFormElement>('[data-board-form]')
  if (!form) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  let isTyping = false
  rememberBoard()

  async function show(address: string, how: 'push' | 'replace' | 'none'): Promise<void> {
    const list = part('[data-results]')
    running?.abort()
    const mine = (running = new AbortController())
    if (how === 'push') history.pushState(null, '', address)
    if (how === 'replace') history.replaceState(null, '', address)
    list.setAttribute('aria-busy', 'true')
    try {
      const answer = await fetch(address, { signal: mine.signal })
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const focused = document.activeElement
      for (const name of ['[data-results]', '[data-count]', '[data-facets]']) {
        const [here, there] = [part(name), next.querySelector(name)]
        if (!there) throw new Error(name)
        here.replaceChildren(...there.childNodes)
      }
      // A choice that was replaced keeps the focus.
      if (focused instanceof HTMLSelectElement && !focused.isConnected)
        form?.querySelector<HTMLSelectElement>(`[name=${focused.name}]`)?.focus()
      const alert = next.querySelector<HTMLInputElement>('[data-alert-search]')
      if (alert) part('[data-alert-search]').setAttribute('value', alert.value)
      document.title = next.title
      rememberBoard()
    } catch {
      if (mine.signal.aborted) return
      const again = Object.assign(document.createElement('a'), { href: address, textContent: 'Try again' })
      again.dataset.boardLink = ''
      const text = Object.assign(document.createElement('div'), { className: 'notice' })
      text.setAttribute('role', 'alert')
      text.append(paragraph('Error loading jobs. Please try again later.'), paragraph(again))
      list.replaceChildren(text)
      part('[data-count]').textContent = ''
    }
    if (running === mine) list.removeAttribute('aria-busy')
  }

  const submit = () => {
    clearTimeout(timer)
    const address = addressOf(form)
    if (address !== location.pathname + location.search) void show(address, isTyping ? 'replace' : 'push')
  }
  const input = ({ target }: Event) => {
    salaryText(form)
    clearTimeout(timer)
    // The first letter of a burst adds an entry to the browser's history; the others replace it.
    timer = setTimeout(() => {
      submit()
      isTyping = target instanceof HTMLInputElement && target.type !== 'checkbox'
    }, restMs)
  }
  form.addEventListener('input', input)
  document.querySelector('[name=sort]')?.addEventListener('input', input)
  form.addEventListener('focusout', () => (isTyping = false))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submit()
  })

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-board-link]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    const isPage = link.closest('.paging') !== null
    clearTimeout(timer)
    isTyping = false
    void show(link.href, link.href === location.href ? 'none' : 'push').then(() => {
      fill(form)
      const target = part('[data-results]')
      target.tabIndex = -1
      target.focus({ preventScroll: true })
      if (isPage) part('.results-bar').scrollIntoView()
      return undefined
    })
  })
  addEventListener('popstate', () => {
    isTyping = false
    fill(form)
    void show(location.href, 'none')
  })
  salaryText(form)
}

function paragraph(content: string | Node): HTMLElement {
  const made = document.createElement('p')
  made.append(content)
  return made
}

/** An element that every board page contains. */
function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`the board has no ${selector}`)
  return found
}

/** The board's address for the form's values. Like the server, it leaves out values that filter nothing. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : ''
    const isIdle =
      text === '' ||
      (name === 'sort' && text === 'recent') ||
      (name === 'salaryMin' && text === '0') ||
      (name === 'salaryMax' && text === '500000')
    if (!isIdle) query.set(name, text)
  }
  const text = query.toString()
  return text ? `/jobs?${text}` : '/jobs'
}

/** Sets the form's fields to the address's values. */
function fill(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search)
  const idle: Record<string, string> = { salaryMin: '0', salaryMax: '500000', sort: 'recent' }
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = query.has(field.name)
    else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = query.get(field.name) ?? idle[field.name] ?? ''
    }
  }
  salaryText(form)
}

function salaryText(form: HTMLFormElement): void {
  const end = (name: string) => Number(form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value)
  part('[data-salary]').textContent = salaryRangeText(end('salaryMin'), end('salaryMax'))
}
