import { describe, expect, test } from 'vitest'
import { roles } from '#contract/domain/roles.ts'
import { editedJob } from '#web/app/paths.ts'
import { adminViews, askedView, viewsOf } from './admin-views.ts'

const asked = (query: string, role: 'admin' | 'partner') => {
  const found = askedView(new URLSearchParams(query), role)
  return found.kind === 'shown' ? found.view.value : found
}

describe('askedView', () => {
  test('shows the named view to its roles', () => {
    expect(asked('view=candidates&selected=5', 'admin')).toBe('candidates')
    expect(asked('view=my-candidates', 'partner')).toBe('my-candidates')
  })

  test('refuses admin views to partners', () => {
    for (const { value, roles: who } of adminViews) {
      if (!who.includes('partner')) expect(asked(`view=${value}`, 'partner')).toEqual({ kind: 'restricted' })
    }
  })

  test('leads admins from the partners’ list to all candidates', () => {
    expect(asked('view=my-candidates&selected=5', 'admin')).toEqual({ kind: 'moved', to: 'candidates' })
  })

  test('shows the candidates if only a record is named', () => {
    expect(asked('selected=5', 'admin')).toBe('candidates')
    expect(asked('selected=5&view=', 'partner')).toBe('my-candidates')
  })

  test('shows the default for an unknown view', () => {
    for (const role of roles) {
      expect(asked('view=__proto__', role)).toEqual(asked('', role))
      expect(asked('view=Candidates', role)).toEqual(asked('', role))
    }
  })
})

test('lists each view once, and each key once per role', () => {
  expect(new Set(adminViews.map(({ value }) => value)).size).toBe(adminViews.length)
  for (const role of roles) {
    const keys = viewsOf(role).flatMap(({ key }) => key ?? [])
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^[A-Z]$/)
  }
})

test('editedJob reads only a whole id from the hash', () => {
  expect(editedJob('#edit-job-17')).toBe(17)
  for (const hash of ['', '#edit-job-', '#edit-job-x', '#edit-job-1x', '#edit-job--1', '#17']) {
    expect(editedJob(hash), hash).toBeUndefined()
  }
})
