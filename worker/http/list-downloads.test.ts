import { expect, test } from 'vitest'
import { createApp } from '#worker/app.ts'

/** Lists of staff in pages that are no files, with the reason. */
const withoutFile: Readonly<Record<string, string>> = {
  'GET /api/intake/page': 'Waits for decisions. What is kept is in the list of people.',
  'GET /api/people-search/page': 'Lists searches. The results of each are a file.',
}

/** Every list that a screen shows page by page is at `…/page`. */
test('every list of staff can be downloaded as a file', () => {
  const { mounted } = createApp({ log: () => {} })
  const addresses = new Set(mounted.map(({ method, path }) => `${method} ${path}`))
  const lists = [...addresses].filter((address) => /^GET \/api\/(?!public\/).*\/page$/.test(address))
  expect(lists.length).toBeGreaterThan(8)
  const hasNoFile = lists.filter((address) => !addresses.has(address.replace(/\/page$/, '.csv')))
  expect(hasNoFile.toSorted()).toEqual(Object.keys(withoutFile).toSorted())
})
