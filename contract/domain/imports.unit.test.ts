import { expect, test } from 'vitest'
import { columnsProblem, guessColumns } from './imports.ts'

test('recognizes the columns of Bullhorn’s export', () => {
  const headers = [
    'ID',
    'First Name',
    'Last Name',
    'Primary Email',
    'Mobile Phone',
    'Company Name',
    'Occupation',
    'State',
  ]
  const guessed = ['', 'firstName', 'lastName', 'email', 'phone', 'lastFirmName', 'lastJobTitle', 'region']
  expect(guessColumns('candidates', headers, [])).toEqual(guessed)
})

test('recognizes emails and profiles by their cells', () => {
  const samples = [
    ['Ann', 'ann@example.com', 'https://linkedin.com/in/ann'],
    ['Bo', '', 'linkedin.com/in/bo'],
  ]
  expect(guessColumns('candidates', ['Who', 'Reach', 'Web'], samples)).toEqual(['', 'email', 'linkedinUrl'])
})

test('guesses each field once', () => {
  expect(guessColumns('candidates', ['Email', 'Mail', 'Name'], [])).toEqual(['email', '', 'name'])
})

test('asks for a name and refuses a field that is filled twice', () => {
  expect(columnsProblem('candidates', ['email', ''])).toBe('Choose the column with the name.')
  expect(columnsProblem('candidates', ['name', 'email', 'email'])).toMatch(/same field/)
  expect(columnsProblem('candidates', ['lastName', ''])).toBeUndefined()
})
