import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { test } from 'vitest'
import { queryClient } from '#web/app/lib/query-client.ts'
import { UserTable } from './user-table.tsx'

test('shows an empty state without users', ({ expect }) => {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <UserTable users={[]} />
    </QueryClientProvider>,
  )
  expect(markup).toContain('No users found')
  expect(markup).not.toContain('<table')
})
