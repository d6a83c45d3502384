import { expect, test } from 'vitest'
import type { Firm } from '#contract/api/clients/firms.ts'
import { fieldsOfFirm, firmForm, listsOfForm } from './firm-form.ts'

const firm = {
  name: 'Harrow & Vale LLP',
  kind: 'law_firm',
  isClient: true,
  website: null,
  amLawRank: 12,
  headcount: null,
  parent: null,
  domains: ['harrow.example', 'vale.example'],
  aliases: [{ id: 1, name: 'HV', kind: 'short' }],
  offices: [
    { id: 7, city: 'New York', state: 'NY', isMain: true },
    { id: 8, city: 'London', state: null, isMain: false },
  ],
  notes: null,
} as unknown as Firm

test('reads back what it was filled with', () => {
  const values = firmForm.parse(fieldsOfFirm(firm))
  expect(values).toMatchObject({ amLawRank: 12, headcount: null, website: null, domains: firm.domains })
  expect(listsOfForm(values, firm)).toEqual({
    aliases: [{ name: 'HV', kind: 'short' }],
    offices: [
      { id: 7, city: 'New York', state: 'NY', isMain: true },
      { id: 8, city: 'London', state: null, isMain: false },
    ],
  })
})

test('reads new lines of names and offices', () => {
  const values = firmForm.parse({
    ...fieldsOfFirm(firm),
    aliases: ' Old Name \n\nHV',
    offices: 'Paris, France\nNew York, NY',
  })
  expect(listsOfForm(values, firm)).toEqual({
    aliases: [
      { name: 'Old Name', kind: 'alias' },
      { name: 'HV', kind: 'short' },
    ],
    offices: [
      { city: 'Paris', state: 'France', isMain: true },
      { id: 7, city: 'New York', state: 'NY', isMain: false },
    ],
  })
})

test('refuses a rank that isn’t a number', () => {
  expect(firmForm.safeParse({ ...fieldsOfFirm(undefined), name: 'A', amLawRank: '1st' }).success).toBe(false)
})
