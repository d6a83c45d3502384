import { expect, test } from 'vitest'
import { adminScreens } from './admin-screens.ts'

test('loads every screen of the admin page', async () => {
  for (const load of Object.values(adminScreens)) expect((await load()).Component).toBeTypeOf('function')
}, 60_000)
