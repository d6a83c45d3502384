import type { Answer } from './site-kit.fixture.ts'

/** A person as the site shows them; null for what it doesn't show. */
export type FirmPerson = {
  name: string
  first: string
  last: string
  slug: string
  title: string
  email: string | null
  phone: string | null
  city: string | null
  state: string
  area: string
  bio: string
}

/** A generated site in memory, and everybody whom it shows. */
export type FirmSite = {
  build: string
  firm: string
  host: string
  people: FirmPerson[]
  /** Its pages by their paths. */
  pages: Readonly<Record<string, string>>
  answer: (url: URL) => Answer | undefined
}
