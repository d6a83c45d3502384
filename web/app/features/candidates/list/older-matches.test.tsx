import { renderToStaticMarkup } from 'react-dom/server'
import { test } from 'vitest'
import { OlderMatches } from './older-matches.tsx'

const drawn = (state: { pagesRead: number; isFetching?: boolean; hasFailed?: boolean }) =>
  renderToStaticMarkup(
    <OlderMatches
      title="No applications found"
      isFetching={false}
      hasFailed={false}
      onMore={() => {}}
      onClear={() => {}}
      {...state}
    />,
  )

test('a search reports no matches only for the part it read, and continues on request', ({ expect }) => {
  expect(drawn({ pagesRead: 1 })).toContain('Searching older matches…')
  expect(drawn({ pagesRead: 8, isFetching: true })).toContain('Searching older matches…')
  const paused = drawn({ pagesRead: 8 })
  expect(paused).toContain('No applications found among the newest matches')
  expect(paused).toContain('Search older matches')
  expect(drawn({ pagesRead: 3, hasFailed: true })).toContain('Couldn’t load older matches')
})
