import { readBio } from '#worker/reading/person/read-bio.ts'
import { pageOf, type FoundPage } from './people-addresses.ts'

/**
 * The person whom a page is about that leads to nobody else, named for reading it. The firm may have the name of its only
 * lawyer, so it doesn't count.
 *
 * @throws PageError `malformed` for a page that asks for too much work.
 */
export function personAlone(html: string, url: string): FoundPage | undefined {
  const read = readBio(html, { url, firm: '', host: new URL(url).host.replace(/^www\./, '') })
  // A name that only the page's title has may be the firm's.
  return 'bio' in read && read.paths.name !== 'title' ? pageOf(url, { label: read.bio.name }) : undefined
}
