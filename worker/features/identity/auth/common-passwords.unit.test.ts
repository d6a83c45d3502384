import { test } from 'vitest'
import { commonPasswordCount, isCommonPassword } from './common-passwords.ts'

test('isCommonPassword knows three thousand passwords in any case', ({ expect }) => {
  expect(commonPasswordCount).toBe(3000)
  for (const common of ['123456', 'password', 'PassWord', 'qwerty', 'iloveyou'])
    expect(isCommonPassword(common)).toBe(true)
  for (const fine of ['placet-demo', 'correct horse battery', '', '__proto__'])
    expect(isCommonPassword(fine)).toBe(false)
})
