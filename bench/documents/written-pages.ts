import { readdirSync, readFileSync } from 'node:fs'
import type { FirmPerson, FirmSite } from '#worker/reading/person/labelled/firm-site.fixture.ts'
import { htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import type { ComposedPosting } from './compose-posting.fixture.ts'
import { factsOf } from './written-postings.ts'
import { truthOf } from './written-files.ts'

/** A job page that somebody wrote: what it is, the job that it states, or the titles of the jobs that it lists. */
export type WrittenPage = {
  id: string
  address: string
  kind: 'job' | 'list' | 'other'
  truth: ComposedPosting['truth'] | undefined
  jobs: string[]
  html: string
}

const documentsIn = (folder: URL, mark: RegExp): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split(mark).slice(1))

/** Words that are labeled in the text of a page. */
const labeled = /⟦\w+ ([^⟦⟧]*)⟧/g

/** Job pages that others wrote with labels (bench/written/README.md). All of them are held out of training. */
export const writtenPages = (): WrittenPage[] =>
  documentsIn(new URL('../written/pages/', import.meta.url), /^@@ /m).map((document) => {
    const [about = '', stated = '', ...lines] = document.split('\n')
    const [id = '', address = ''] = about.split(' | ')
    const { kind = 'other', jobs = '', ...truth } = truthOf(stated)
    return {
      id,
      address,
      kind: kind as WrittenPage['kind'],
      truth: kind === 'job' ? factsOf(truth) : undefined,
      jobs: jobs === '' ? [] : jobs.split(' | '),
      html: lines.join('\n').replaceAll(labeled, '$1'),
    }
  })

const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)

function personOf(line: string): FirmPerson {
  const [written = '', title = '', email, city] = line.split(';').map((part) => part.trim())
  // A name is stored without its degrees and honors.
  const name = written.replaceAll(/^(?:(?:Hon|Dr|Prof)\. )+|,? \(Ret\.\)$|, Ph\.D\.$/g, '')
  const words = name.replace(/,? (?:Jr\.?|Sr\.?|I{2,3}|IV)$/, '').split(' ')
  return {
    name,
    first: words[0] ?? '',
    last: words.at(-1) ?? '',
    slug: '',
    title,
    email: orNull(email),
    phone: null,
    city: orNull(city?.split(',')[0]),
    state: '',
    area: '',
    bio: '',
  }
}

/** Firm sites that others wrote, with the people on them. All of them are held out of training. */
export const writtenSites = (): FirmSite[] =>
  documentsIn(new URL('../written/sites/', import.meta.url), /^@@ site /m).map((document) => {
    const [head = '', ...parts] = document.split(/^@@ page /m)
    const [about = '', , ...people] = head.trim().split('\n')
    const [build = '', home = ''] = about.split(' | ')
    const { host } = new URL(home.trim())
    const pages = Object.fromEntries(
      parts.map((part) => {
        const { pathname, search } = new URL(part.slice(0, part.indexOf('\n')).trim(), home)
        return [pathname + search, part.slice(part.indexOf('\n') + 1)]
      }),
    )
    return {
      build,
      firm: '',
      host,
      pages,
      people: people.map(personOf),
      answer({ pathname, search }) {
        const path = decodeURIComponent(pathname) + search
        if (path === '/robots.txt') return { body: 'User-agent: *\nAllow: /\n', type: 'text/plain' }
        const html = pages[path] ?? pages[path.replace(/(.)\/$/, '$1')] ?? pages[`${path}/`]
        return html === undefined ? undefined : htmlAnswer(html)
      },
    }
  })
