import { test } from 'vitest'
import { createUserBody, registerBody, signInProblem, signInBody } from './auth-rules.ts'
import { commonPasswordCount, isCommonPassword } from '#worker/features/identity/auth/common-passwords.ts'
import { cleanLine, cleanText } from './plain-text.ts'
import { defaultSettings, settingsPatch, settingsSchema } from './settings.ts'
import { isShortId, shortIdAlphabet, shortIdLength } from '#worker/platform/short-id.ts'

const messages = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message) ?? []

test('a short id is eight characters that nobody mixes up', ({ expect }) => {
  expect(shortIdLength).toBe(8)
  for (const character of shortIdAlphabet) expect(isShortId(character.repeat(8))).toBe(true)
  for (const bad of ['', 'abcdefg', 'abcdefghj', 'abcdefg0', 'ABCDEFGH', 'abcdefgl', 'abcdefg\n', "a' or 1=1"]) {
    expect(isShortId(bad), bad).toBe(false)
  }
})

test('text is cleaned of what cannot be printed and keeps what can', ({ expect }) => {
  expect(cleanLine('  Łukasz \t Żółć\n-Nguyễn\0 ')).toBe('Łukasz Żółć -Nguyễn')
  expect(cleanLine('abc\u202Efdp.exe\u0007')).toBe('abcfdp.exe')
  expect(cleanText('one\r\ntwo\rthree\n\n  four\u000B\u0000')).toBe('one\ntwo\nthree\n\n  four')
  expect(cleanText('half \uD83D character').isWellFormed()).toBe(true)
  expect(cleanLine('👩🏽‍⚖️ 王小明')).toBe('👩🏽‍⚖️ 王小明')
})

test('sign-in takes an address however it is typed', ({ expect }) => {
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

test('passwords are 6 to 256 characters', ({ expect }) => {
  const register = (password: unknown) => messages(registerBody.safeParse({ email: 'a@b.example', password }))
  expect(register('12345')).toEqual(['Password must be at least 6 characters'])
  expect(register(undefined)).toEqual(['Password must be at least 6 characters'])
  expect(register('x'.repeat(257))).toEqual(['Password must be at most 256 characters'])
  expect(register('x'.repeat(256))).toEqual([])
})

test('the login screen names the first thing that is wrong', ({ expect }) => {
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

test('a new user is a partner unless said otherwise', ({ expect }) => {
  const user = { name: ' Ann ', email: 'a@b.example', password: 'secret' }
  expect(createUserBody.parse(user)).toEqual({ ...user, name: 'Ann', role: 'partner' })
  expect(messages(createUserBody.safeParse({ ...user, name: ' \0', role: 'owner' }))).toEqual([
    'Name is required',
    'Please select a role',
  ])
})

test('three thousand common passwords are known, in any capitals', ({ expect }) => {
  expect(commonPasswordCount).toBe(3000)
  for (const common of ['123456', 'password', 'PassWord', 'qwerty', 'iloveyou'])
    expect(isCommonPassword(common)).toBe(true)
  for (const fine of ['placet-demo', 'correct horse battery', '', '__proto__'])
    expect(isCommonPassword(fine)).toBe(false)
})

test('settings start valid, and a change names only known keys', ({ expect }) => {
  expect(settingsSchema.parse(defaultSettings)).toEqual(defaultSettings)
  expect(defaultSettings.registration).toBe('approval')
  expect(settingsPatch.parse({ registration: 'open' })).toEqual({ registration: 'open' })
  expect(settingsPatch.parse({ siteUrl: 'https://jobs.example.com/ ' })).toEqual({
    siteUrl: 'https://jobs.example.com',
  })
  const bad = [
    { registration: 'everyone' },
    { brandName: ' ' },
    { brandEmail: 'x' },
    { surprise: 1 },
    { siteUrl: 'javascript:alert(1)' },
    { siteUrl: 'https://a.example/path' },
    { siteUrl: 'https://u:p@a.example' },
  ]
  for (const change of bad) expect(settingsPatch.safeParse(change).success, JSON.stringify(change)).toBe(false)
})
