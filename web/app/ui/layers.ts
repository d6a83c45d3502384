/**
 * Layers above the page: dialogs and the side panel. The topmost owns Esc, and each remembers what opened it, because
 * Radix returns the focus only to a trigger, and ours are opened by state, by a menu entry, or by code that was fetched.
 */

/** The element that had the focus before a layer opened, with enough context to find a substitute once it is gone. */
export type Opener = {
  element: HTMLElement | undefined
  /** Opener of the layer around `element`, used when that layer closes too. */
  within: Opener | undefined
  name: string
  ancestors: readonly Element[]
  /** Rows after its own, then rows before it, nearest first. */
  rows: readonly Element[]
  /** Index of `element` among the controls of its row. */
  place: number
}

type Layer = {
  content: HTMLElement
  opener: Opener
  onEscape: () => void
  /** Nothing below can be used while it is open. */
  isModal: boolean
}

const popperSelector = '[data-radix-popper-content-wrapper]'
const controlSelector =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]'
const rowSelector = 'tr, li, article, [role=row], [role=listitem]'
const headingSelector = 'h1, h2, h3, h4, [role=heading]'

const layers: Layer[] = []
let lastUsed: { element: HTMLElement; within: Opener | undefined } | undefined

/** Tracks the focus from the first import on. Clicks count too, because Safari doesn't focus a clicked button. */
export function followFocus(): void {
  document.addEventListener('focusin', remember, { capture: true })
  document.addEventListener('click', remember, { capture: true })
  window.addEventListener('keydown', escapeTopmost, { capture: true })
}

function remember({ target }: Event): void {
  if (!(target instanceof Element)) return
  const control = triggerOf(target) ?? target.closest<HTMLElement>(controlSelector)
  if (!control || control.closest(popperSelector)) return
  lastUsed = { element: control, within: layerAround(control) }
}

/** The button of the menu or list around a target. By the time a dialog closes, the menu itself is gone. */
function triggerOf(target: Element): HTMLElement | undefined {
  const surface = target.closest(popperSelector)?.querySelector('[id]')
  if (!surface) return undefined
  const opener = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(surface.id)}"]`)
  return opener ?? document.getElementById(surface.getAttribute('aria-labelledby') ?? '') ?? undefined
}

/** Records the last focused element. Called during the first render of the layer that it opened. */
export function markOpener(): Opener {
  const active = document.activeElement
  // A script may have moved the focus without the document having it.
  if (active && active !== document.body && active !== lastUsed?.element)
    remember({ target: active } as unknown as Event)
  // Looked up again: a field with autofocus gets the focus before its layer is registered.
  return openerFrom(lastUsed?.element, layerAround(lastUsed?.element) ?? lastUsed?.within)
}

const findLayer = (element: Element) => layers.findLast(({ content }) => content.contains(element))

const layerAround = (element: Element | undefined) => element && findLayer(element)?.opener

/** Context of a control for `returnFocus`, and the layer it is in. Menus and lists restore the focus themselves. */
export function openerAt(control: HTMLElement): { opener: Opener; layer: HTMLElement | undefined } | undefined {
  if (control.closest(popperSelector)) return undefined
  const layer = findLayer(control)
  return { opener: openerFrom(control, layer?.opener), layer: layer?.content }
}

function openerFrom(element: HTMLElement | undefined, within: Opener | undefined): Opener {
  const row = element?.closest(rowSelector)
  const siblings = row?.parentElement ? [...row.parentElement.children] : []
  const at = row ? siblings.indexOf(row) : -1
  return {
    element,
    within,
    name: element ? nameOf(element) : '',
    ancestors: element ? ancestorsOf(element) : [],
    rows: at < 0 ? [] : [...siblings.slice(at + 1), ...siblings.slice(0, at).toReversed()],
    place: row && element ? controlsIn(row).indexOf(element) : -1,
  }
}

function ancestorsOf(element: Element): Element[] {
  const above = element.parentElement
  return above && above !== document.documentElement ? [above, ...ancestorsOf(above)] : []
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim()

const controlsIn = (root: Element) => [...root.querySelectorAll<HTMLElement>(controlSelector)]

const isUsable = (element: HTMLElement | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && !element.matches(':disabled') && element.checkVisibility()

/** Adds a layer that has opened; returns a function that removes it. */
export function addLayer(layer: Layer): () => void {
  layers.push(layer)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
  }
}

/** True while a modal dialog is open; the shortcuts of the page below are off then. */
export const hasModalLayer = (): boolean => layers.some(({ isModal }) => isModal)

/**
 * Returns the focus to what opened a closed layer, or to the nearest substitute: the same control after a redraw,
 * the same control of the next row, the heading of the list, the main part of the page. A focus that has already moved
 * elsewhere on purpose (to a record, to the next dialog) stays there.
 */
export function returnFocus(opener: Opener, preferred?: HTMLElement | null): void {
  const active = document.activeElement
  if (active && active !== document.body) return
  const target = isUsable(preferred) ? preferred : successorOf(opener)
  if (!target) return
  focusOn(target)
  stayWhenRemoved(target)
}

function focusOn(target: HTMLElement): void {
  if (!target.matches(controlSelector)) target.tabIndex = -1
  target.focus({ preventScroll: target.matches(headingSelector) })
}

function successorOf(opener: Opener): HTMLElement | undefined {
  if (isUsable(opener.element)) return opener.element
  const remaining = opener.ancestors.filter(({ isConnected }) => isConnected)
  const drawnAgain =
    opener.name &&
    remaining
      .slice(0, 4)
      .flatMap(controlsIn)
      .find((control) => isUsable(control) && nameOf(control) === opener.name)
  if (drawnAgain) return drawnAgain
  const nextRow = opener.rows.find(({ isConnected }) => isConnected)
  const inRow = nextRow ? controlsIn(nextRow) : []
  const control = [inRow[opener.place], ...inRow].find(isUsable)
  if (control) return control
  const outer = opener.within && successorOf(opener.within)
  if (outer) return outer
  const headings = remaining.map((ancestor) => ancestor.querySelector<HTMLElement>(headingSelector))
  return headings.find((heading) => isUsable(heading)) ?? document.querySelector<HTMLElement>('main') ?? undefined
}

/** A deleted record may leave its list after its dialog has closed; then the focus moves again. */
function stayWhenRemoved(target: HTMLElement): void {
  const next = openerFrom(target, layerAround(target))
  const stop = () => {
    observer.disconnect()
    document.removeEventListener('focusin', stop, { capture: true })
    document.removeEventListener('pointerdown', stop, { capture: true })
  }
  const observer = new MutationObserver(() => {
    const isStillThere: boolean = isUsable(target)
    if (isStillThere) return
    stop()
    // A focused button that gets disabled keeps the focus for a moment.
    target.blur()
    returnFocus(next)
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', stop, { capture: true })
  document.addEventListener('pointerdown', stop, { capture: true })
}

/**
 * Esc closes the topmost layer, whatever else is on screen. Radix would send the key to what was drawn last, which may
 * be a toast. A menu or list above the layer goes first, and so does a control with its own use of Esc.
 */
function escapeTopmost(event: KeyboardEvent): void {
  const top = layers.at(-1)
  if (!top || event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  if (document.querySelector('[data-takes-escape]:focus-within')) return
  if ([...document.querySelectorAll(popperSelector)].some((popper) => isAbove(popper, top.content))) return
  event.preventDefault()
  event.stopPropagation()
  top.onEscape()
}

function isAbove(popper: Element, content: HTMLElement): boolean {
  // A tooltip hides when the focus leaves.
  if (popper.querySelector('[role=tooltip]')) return false
  return (content.compareDocumentPosition(popper) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
