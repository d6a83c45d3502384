/** Lets the browser save a file that was created or read on the page. */
export function saveFile({ blob, name }: { blob: Blob; name: string }): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has the file by then. If the URL is revoked any sooner, Safari saves nothing.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
