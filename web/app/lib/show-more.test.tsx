import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ShowMore } from './show-more.tsx'

const shown = (list: Partial<Parameters<typeof ShowMore>[0]['list']>) =>
  renderToStaticMarkup(
    <ShowMore
      failed="The next tasks could not be loaded."
      list={{
        hasNextPage: true,
        isFetchingNextPage: false,
        isFetchNextPageError: false,
        error: null,
        fetchNextPage: vi.fn(),
        ...list,
      }}
    />,
  )

test('a list that goes on can be asked for more, one that has ended shows nothing', () => {
  expect(shown({})).toContain('Show more')
  expect(shown({})).not.toContain('role="alert"')
  expect(shown({ hasNextPage: false })).toBe('')
})

test('a next page that could not be read says so, and can be asked for again', () => {
  const failed = shown({ isFetchNextPageError: true, error: new TypeError('Failed to fetch') })
  expect(failed).toMatch(/role="alert"[^>]*>[^<]+<\/p>.*Show more/s)
})
