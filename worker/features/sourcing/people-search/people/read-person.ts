import type { BrowserPages } from '#worker/platform/browser/browser-pages.ts'
import { PageError } from '#worker/reading/page-error.ts'
import type { PoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { readBio, type Bio, type PageOf, type ReadPage } from '#worker/reading/person/read-bio.ts'
import { personInVcard } from '#worker/reading/person/people-in-data.ts'
import { emailFits, readName } from '#worker/reading/person/person-name.ts'
import { readRecord } from '#worker/reading/site/page-people.ts'
import { looksDrawn } from '#worker/reading/site/listings.ts'

/**
 * Reads the page of a person: as it is sent, drawn in a browser where scripts make it, and the vCard that it links to for what
 * the page leaves out.
 *
 * @param page.record The record of a page of several people that is read.
 * @param page.needsBrowser The site is known to draw its pages by script.
 * @throws PageError where the page can't be read.
 */
export async function readPerson(
  deps: { politeFetch: PoliteFetch; browserPages: BrowserPages },
  page: PageOf & { needsBrowser: boolean; record?: string | undefined },
): Promise<{ read: ReadPage; wasDrawn: boolean; requests: number }> {
  let requests = 1
  let wasDrawn = false
  const draw = async () => {
    requests++
    wasDrawn = true
    await deps.politeFetch.waitFor(page.url)
    return readHtml(await deps.browserPages.html(page.url), page)
  }
  let read: ReadPage
  if (page.needsBrowser) read = await draw()
  else {
    const { text } = await deps.politeFetch(page.url)
    read = readHtml(text, page)
    if ((!read.verdict.isPerson || isBare(read)) && looksDrawn(text)) {
      const drawn = await draw().catch((error: unknown) => {
        if (error instanceof PageError && read.verdict.isPerson) return read
        throw error
      })
      wasDrawn = drawn !== read
      read = drawn
    }
  }
  if ('bio' in read && read.bio.vcardUrl && (!read.bio.email || !read.bio.phone)) {
    requests++
    await fromVcard(deps, read.bio)
  }
  return { read, wasDrawn, requests }
}

/** Reads the person of a page, or of one record of it. @throws PageError `malformed`. */
export const readHtml = (html: string, page: PageOf & { record?: string | undefined }): ReadPage =>
  page.record === undefined ? readBio(html, page) : readRecord(html, page.record, page)

/** Nothing of the person is on the page itself; a position may be the directory's. */
const isBare = (read: ReadPage): boolean => 'bio' in read && !read.bio.email && read.bio.text === ''

/** Fills in what only the vCard says; one that can't be read costs nothing. */
async function fromVcard(deps: { politeFetch: PoliteFetch }, bio: Bio): Promise<void> {
  if (!bio.vcardUrl) return
  try {
    const card = personInVcard((await deps.politeFetch(bio.vcardUrl)).text)
    const name = readName(bio.name)
    if (!name || readName(card.name ?? '')?.parts.at(-1) !== name.parts.at(-1)) return
    if (!bio.email && card.email && emailFits(card.email, name)) {
      bio.email = card.email
      bio.by.email = 'vcard'
    }
    if (!bio.phone && card.phone) {
      bio.phone = card.phone
      bio.by.phone = 'vcard'
    }
    bio.title ??= card.title ?? null
  } catch (error) {
    if (!(error instanceof PageError)) throw error
  }
}
