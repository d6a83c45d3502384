import type { ProfileChoices } from '#contract/domain/profiles.ts'

type ChoiceField = {
  name: keyof ProfileChoices
  label: string
  options: readonly { value: string; label: string }[]
}

const shown = { value: 'shown', label: 'Shown' }
const hidden = { value: 'hidden', label: 'Hidden' }
const firmOptions = [shown, { value: 'band', label: 'Band, “Am Law 50”' }, hidden]

/** Options for each fact of a profile. */
export const choiceFields: readonly ChoiceField[] = [
  { name: 'firm', label: 'Current firm', options: firmOptions },
  { name: 'earlierFirms', label: 'Earlier firms', options: firmOptions },
  { name: 'schools', label: 'Law school', options: [shown, { value: 'band', label: 'Band, “Top-14”' }, hidden] },
  {
    name: 'city',
    label: 'Location',
    options: [
      { value: 'city', label: 'City' },
      { value: 'metro', label: 'Metro area' },
      { value: 'state', label: 'State' },
      hidden,
    ],
  },
  {
    name: 'classYear',
    label: 'Class year',
    options: [{ value: 'year', label: 'Year' }, { value: 'level', label: 'Level only' }, hidden],
  },
  { name: 'bars', label: 'Bar admissions', options: [shown, hidden] },
  { name: 'practice', label: 'Practice', options: [shown, hidden] },
  { name: 'book', label: 'Portable book', options: [{ value: 'band', label: 'Range' }, hidden] },
  { name: 'pay', label: 'Pay expectation', options: [shown, hidden] },
]
