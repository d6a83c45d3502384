import { setNonce } from 'get-nonce'

/**
 * The nonce of this document, from `<meta name="csp-nonce">`; undefined if the page has none (tests, the development
 * server). Our policy refuses style elements without it.
 */
export function cspNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const meta = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')
  // Browsers hide the content of `nonce` attributes, not of `content`; the meta element uses either.
  return meta?.content || meta?.nonce || undefined
}

/**
 * Hands the nonce to the scroll lock behind dialogs and menus (react-remove-scroll writes a style element and asks
 * get-nonce for it). Call once, before the first render.
 */
export function installCspNonce(): void {
  const nonce = cspNonce()
  if (nonce) setNonce(nonce)
}
