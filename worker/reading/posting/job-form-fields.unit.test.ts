import { test } from 'vitest'
import { fieldsOfStated, type ReadText } from './job-form-fields.ts'

const read: ReadText = async () => ({ engine: 'rules', fields: { location: 'Melbourne, FL' } })

test.for([
  ['Springvale, VIC, AU', undefined],
  ['Columbus, OH', 'Columbus, OH'],
  ['Main office', 'Melbourne, FL'],
  ['Remote, US', 'Melbourne, FL'],
] as const)(
  'takes no city of the text where a page states another place: %s',
  async ([place, location], { expect }) => {
    const posting = { title: 'Counsel', description: 'Our Melbourne team meets weekly.', places: [place] }
    expect((await fieldsOfStated(posting, read)).fields.location).toBe(location)
  },
)
