import { test } from 'vitest'
import { numberText } from './number-text.ts'

test.for([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1234567, '-1,234,567'],
  [1234.5, '1,234.5'],
  [0.12345, '0.123'],
] as const)('%d reads %s', ([value, text], { expect }) => expect(numberText(value)).toBe(text))
