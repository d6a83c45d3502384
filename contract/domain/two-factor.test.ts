import { test } from 'vitest'
import { appCode, recoveryAlphabet, recoveryCodeLength, shownRecoveryCode, signInCode } from './two-factor.ts'

test('accepts a code however it is grouped, and nothing else', ({ expect }) => {
  expect(signInCode.parse(' 123 456 ')).toBe('123456')
  expect(signInCode.parse('7kq2m-xw4rt')).toBe('7KQ2MXW4RT')
  expect(signInCode.parse(shownRecoveryCode('7KQ2MXW4RT'))).toBe('7KQ2MXW4RT')
  expect(signInCode.parse(recoveryAlphabet.slice(0, recoveryCodeLength))).toHaveLength(recoveryCodeLength)
  expect(signInCode.parse(recoveryAlphabet.slice(-recoveryCodeLength))).toHaveLength(recoveryCodeLength)
  for (const typed of ['', '12345', '1234567', '12345a', '0KQ2MXW4RT', '1'.repeat(100), 5]) {
    expect(signInCode.safeParse(typed).error?.issues[0]?.message).toBe(
      'Enter the 6-digit code from your app, or a recovery code',
    )
  }
})

test('setting up takes a code of the app only', ({ expect }) => {
  expect(appCode.parse('123 456')).toBe('123456')
  expect(appCode.safeParse('7KQ2M-XW4RT').error?.issues[0]?.message).toBe('Enter the 6-digit code from your app')
})
