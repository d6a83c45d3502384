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

test('a search says "none" of what it looked through only, and goes on when asked', ({ expect }) => {
  expect(drawn({ pagesRead: 1 })).toContain('Looking through older matches...')
  expect(drawn({ pagesRead: 8, isFetching: true })).toContain('Looking through older matches...')
  const paused = drawn({ pagesRead: 8 })
  expect(paused).toContain('No applications found among the newest matches')
  expect(paused).toContain('Look further')
  expect(drawn({ pagesRead: 3, hasFailed: true })).toContain('Older matches could not be read')
})
