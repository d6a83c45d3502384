import { test } from 'vitest'
import { createUserBody, registerBody, signInBody, signInProblem } from './auth-rules.ts'

const messages = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message) ?? []

test('sign-in accepts an address in any case and with spaces around it', ({ expect }) => {
  expect(signInBody.parse({ email: ' Ann@Firm.Example ', password: ' secret ' })).toEqual({
    email: 'ann@firm.example',
    password: ' secret ',
    rememberMe: false,
  })
  for (const email of ['', 'ann', 'ann@', 'a b@c.example', `${'a'.repeat(250)}@firm.example`, undefined, 5]) {
    expect(messages(signInBody.safeParse({ email, password: 'secret' }))).toContain(
      'Please enter a valid email address',
    )
  }
})

test('passwords have 6 to 256 characters', ({ expect }) => {
  const register = (password: unknown) => messages(registerBody.safeParse({ email: 'a@b.example', password }))
  expect(register('12345')).toEqual(['Password must be at least 6 characters'])
  expect(register(undefined)).toEqual(['Password must be at least 6 characters'])
  expect(register('x'.repeat(257))).toEqual(['Password must be at most 256 characters'])
  expect(register('x'.repeat(256))).toEqual([])
})

test('the login screen names the first problem', ({ expect }) => {
  const typed = { email: 'a@b.example', password: 'abcdef', confirmPassword: 'abcdef' }
  expect(signInProblem({ ...typed, password: '' }, 'sign-in')?.title).toBe('Missing Information')
  expect(signInProblem({ email: ' ', password: 'x' }, 'sign-in')?.text).toBe('Please fill in all fields')
  expect(signInProblem({ email: 'a@b.example', password: 'abcdef' }, 'register')?.title).toBe('Missing Information')
  expect(signInProblem({ ...typed, confirmPassword: 'abcdeg' }, 'register')?.title).toBe('Password Mismatch')
  expect(signInProblem({ ...typed, password: 'abc', confirmPassword: 'abc' }, 'register')?.title).toBe(
    'Password Too Short',
  )
  expect(signInProblem(typed, 'register')).toBeUndefined()
  expect(signInProblem({ email: 'a@b.example', password: 'abc' }, 'sign-in')).toBeUndefined()
})

test('a new user is a partner by default', ({ expect }) => {
  const user = { name: ' Ann ', email: 'a@b.example', password: 'secret' }
  expect(createUserBody.parse(user)).toEqual({ ...user, name: 'Ann', role: 'partner' })
  expect(messages(createUserBody.safeParse({ ...user, name: ' \0', role: 'owner' }))).toEqual([
    'Name is required',
    'Please select a role',
  ])
})
