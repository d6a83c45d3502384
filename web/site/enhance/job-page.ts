const key = 'board'

/** Stores the board's address, so that a job page links back to the same filters and page. */
export function rememberBoard(): void {
  if (location.pathname === '/jobs') sessionStorage.setItem(key, location.pathname + location.search)
}

/** Links back to the board as it was. Share opens the device's share sheet, or copies the address without one. */
export function jobPage(): void {
  const back = document.querySelector<HTMLAnchorElement>('a[data-back]')
  const board = sessionStorage.getItem(key)
  if (back && board?.startsWith('/jobs')) back.href = board

  const share = document.querySelector<HTMLButtonElement>('[data-share]')
  const status = document.querySelector('[data-share-status]')
  if (!share || !status) return
  share.hidden = false
  share.addEventListener('click', () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
    const title = share.dataset.shareTitle ?? document.title
    const done = 'share' in navigator ? navigator.share({ title, url }) : copy(url, status)
    void done.catch((error: unknown) => {
      // Closing the share sheet isn't an error.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        status.textContent = `Copy this address: ${url}`
    })
  })
}

async function copy(url: string, status: Element): Promise<void> {
  await navigator.clipboard.writeText(url)
  status.textContent = 'Link copied'
}
