import { expect, test } from 'vitest'
import { isContactAction } from './contact-action.ts'

test('distinguishes actions that contact somebody from others', () => {
  for (const text of ['Call her', 'call Ann on Monday', 'Email the deal sheet', 'Text back', 'Reach out on LinkedIn'])
    expect([text, isContactAction(text)]).toEqual([text, true])
  for (const text of ['Do not call her', 'Read the bio', 'Check the text of the profile', 'Look at new matches'])
    expect([text, isContactAction(text)]).toEqual([text, false])
})
