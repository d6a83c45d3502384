import { expect, test } from 'vitest'
import { roles } from '#contract/domain/roles.ts'
import { viewsOf } from '#web/app/lib/admin-views.ts'
import { shortcuts, type KeyContext } from './keys.ts'

const all = Object.values(shortcuts)

test.each<KeyContext>(['anywhere', 'list', 'record', 'intake'])(
  'gives each key one meaning in the context "%s"',
  (context) => {
    const keys = all
      .filter(({ contexts }) => contexts.some((one) => one === 'anywhere' || one === context))
      .map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  },
)

test.each(roles)('opens one view per letter after g for a %s', (role) => {
  const letters = viewsOf(role).flatMap(({ key }) => (key ? [key.toLowerCase()] : []))
  expect(new Set(letters).size).toBe(letters.length)
})

test('opens no view by a single key', () => {
  const singles = new Set(all.map(({ key }) => key.toLowerCase()))
  // A view's letter comes after g only, so it may be a single key elsewhere; g itself never is a view's letter.
  expect(singles.has('g')).toBe(true)
  for (const role of roles) expect(viewsOf(role).map(({ key }) => key)).not.toContain('G')
})
