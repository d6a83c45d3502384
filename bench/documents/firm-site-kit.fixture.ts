import type { FirmPerson } from '#worker/reading/person/labelled/firm-site.fixture.ts'
import { escaped, type Answer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import type { Random } from './random.ts'

export type FirmPages = {
  /** Pages by path and query. */
  pages: Record<string, string>
  /** Paths that the sitemap names; undefined without a sitemap. */
  sitemap?: string[]
  /** Answers that are no pages, by path and query. */
  answers?: Record<string, Answer>
  /** The firm's name, where the build makes it. */
  firm?: string
  /** Those of the people whom the site shows, where it doesn't show all. */
  people?: FirmPerson[]
  /** Facts that the site shows of a person, where it doesn't show all. */
  shown?: (person: FirmPerson) => Partial<FirmPerson>
}
export type Build = (given: { firm: string; host: string; people: FirmPerson[]; random: Random }) => FirmPages

export const text = escaped
export type { FirmPerson }
/** A document with a title of its own. */
export const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>${head}</head><body>${body}</body></html>`
/** Pages of people by path. */
export const each = (
  people: readonly FirmPerson[],
  path: (person: FirmPerson) => string,
  html: (person: FirmPerson, at: number) => string,
): Record<string, string> => Object.fromEntries(people.map((person, at) => [path(person), html(person, at)]))
export const all = (people: readonly FirmPerson[], html: (person: FirmPerson, at: number) => string): string =>
  people.map((person, at) => html(person, at)).join('\n')
