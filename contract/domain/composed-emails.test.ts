import { expect, test } from 'vitest'
import { z } from '#contract/zod.ts'
import {
  composedEmail,
  defaultEmailTemplates,
  emailTemplates,
  fieldProblem,
  placeholderValues,
  withPlaceholders,
} from './composed-emails.ts'

const email = z.object(composedEmail)

test('a field that does not exist is named in a sentence', () => {
  expect(fieldProblem('Hi { First  Name }, about {job title}')).toBeNull()
  expect(fieldProblem('We pay {salary}')).toMatch(/^\{salary\} isn’t a field\. You can use \{first name\}, /)
  expect(email.safeParse({ subject: 'Hi {link}', body: 'Text' }).error?.issues[0]?.path).toEqual(['subject'])
})

test('a subject with a line break in it is refused', () => {
  for (const subject of ['Hello\r\nBcc: x@evil.example', 'a\nb', 'a\u2028b', ' ']) {
    expect(email.safeParse({ subject, body: 'Text' }).success).toBe(false)
  }
})

test('fields become placeholders of one word', () => {
  expect(withPlaceholders('Hi {First name}, {job title} {}')).toBe('Hi {first_name}, {job_title} {}')
  const values = { 'first name': 'Ann' } as Parameters<typeof placeholderValues>[0]
  expect(placeholderValues(values)).toEqual({ first_name: 'Ann' })
})

test('ships valid templates', () => {
  expect(emailTemplates.parse(defaultEmailTemplates)).toEqual(defaultEmailTemplates)
})
