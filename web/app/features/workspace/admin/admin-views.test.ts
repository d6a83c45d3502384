import { describe, expect, test } from 'vitest'
import { roles } from '#contract/domain/roles.ts'
import { editedJob } from '#web/app/paths.ts'
import { adminViews, askedView, viewsOf } from './admin-views.ts'

const asked = (query: string, role: 'admin' | 'partner') => {
  const found = askedView(new URLSearchParams(query), role)
  return found.kind === 'shown' ? found.view.value : found
}

describe('the view that an address asks for', () => {
  test('is the named one, for whom it is for', () => {
    expect(asked('view=candidates&selected=5', 'admin')).toBe('candidates')
    expect(asked('view=my-candidates', 'partner')).toBe('my-candidates')
  })

  test('of an admin is restricted for a partner, whatever it names', () => {
    for (const { value, roles: who } of adminViews) {
      if (!who.includes('partner')) expect(asked(`view=${value}`, 'partner')).toEqual({ kind: 'restricted' })
    }
  })

  test('of a partner is for an admin the list of all candidates', () => {
    expect(asked('view=my-candidates&selected=5', 'admin')).toEqual({ kind: 'moved', to: 'candidates' })
  })

  test('is the candidates when only a record is named', () => {
    expect(asked('selected=5', 'admin')).toBe('candidates')
    expect(asked('selected=5&view=', 'partner')).toBe('my-candidates')
  })

  test('that nobody built is the default', () => {
    for (const role of roles) {
      expect(asked('view=__proto__', role)).toEqual(asked('', role))
      expect(asked('view=Candidates', role)).toEqual(asked('', role))
    }
  })
})

test('no view is listed twice, and no key means two things to one person', () => {
  expect(new Set(adminViews.map(({ value }) => value)).size).toBe(adminViews.length)
  for (const role of roles) {
    const keys = viewsOf(role).flatMap(({ key }) => key ?? [])
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^[A-Z]$/)
  }
})

test('a hash names the job to edit, and nothing else does', () => {
  expect(editedJob('#edit-job-17')).toBe(17)
  for (const hash of ['', '#edit-job-', '#edit-job-x', '#edit-job-1x', '#edit-job--1', '#17']) {
    expect(editedJob(hash), hash).toBeUndefined()
  }
})

test('every listed screen can be loaded', async () => {
  for (const { load } of adminViews) expect((await load()).Component).toBeTypeOf('function')
}, 60_000)
