/** The agency's name, which the server writes into the page. Defaults to the product's name. */
export function brandName(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content || 'Placet'
}

/** The title of a screen as the browser's tab shows it: "Sign in | Placet Partners". */
export function pageTitle(screen: string): string {
  return `${screen} | ${brandName()}`
}
