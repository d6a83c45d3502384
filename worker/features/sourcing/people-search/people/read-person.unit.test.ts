import { expect, test } from 'vitest'
import type { BrowserPages } from '#worker/platform/browser/browser-pages.ts'
import type { PoliteFetch } from '#worker/platform/safe-fetch/polite-fetch.ts'
import { readPerson } from './read-person.ts'

const shell =
  '<title>Vale & Orr LLP</title><body><div id="root"></div><script type="module" src="/app.js"></script></body>'
const drawn = `<title>Amy Wu</title><body><div id="root"><main><h1>Amy Wu</h1><p>Partner</p><p>Austin, TX</p>
  <a href="mailto:amy.wu@vale.example">Email</a><h2>Education</h2><p>J.D., Yale Law School, 2009</p></main></div>
  <script type="module" src="/app.js"></script></body>`

const page = {
  url: 'https://vale.example/team/amy-wu',
  firm: 'Vale & Orr LLP',
  host: 'vale.example',
  isPeopleAddress: true,
  label: 'Amy Wu',
  card: { title: 'Partner' },
  needsBrowser: false,
}

function depsOf(sent: string) {
  const politeFetch = Object.assign(async () => ({ text: sent }), { waitFor: async () => {} })
  const browserPages = { html: async () => drawn }
  return { politeFetch: politeFetch as unknown as PoliteFetch, browserPages: browserPages as unknown as BrowserPages }
}

test('draws a page that is empty as sent, also if the directory says the position', async () => {
  const { read, wasDrawn } = await readPerson(depsOf(shell), page)
  expect(wasDrawn).toBe(true)
  expect(read).toMatchObject({ bio: { title: 'Partner', email: 'amy.wu@vale.example', offices: ['Austin, TX'] } })
})

test('reads a page that has its facts as it is sent', async () => {
  const { read, wasDrawn, requests } = await readPerson(depsOf(drawn), page)
  expect([wasDrawn, requests]).toEqual([false, 1])
  expect(read).toMatchObject({ bio: { email: 'amy.wu@vale.example' } })
})
