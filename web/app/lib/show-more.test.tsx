import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ShowMore } from './show-more.tsx'

const shown = (list: Partial<Parameters<typeof ShowMore>[0]['list']>) =>
  renderToStaticMarkup(
    <ShowMore
      failed="Couldn’t load more tasks."
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

test('offers the next page only while there is one', () => {
  expect(shown({})).toContain('Show more')
  expect(shown({})).not.toContain('role="alert"')
  expect(shown({ hasNextPage: false })).toBe('')
})

test('shows why the next page failed and offers it again', () => {
  const failed = shown({ isFetchNextPageError: true, error: new TypeError('Failed to fetch') })
  expect(failed).toMatch(/role="alert"[^>]*>[^<]+<\/p>.*Show more/s)
})
