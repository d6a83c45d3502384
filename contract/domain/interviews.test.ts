import { expect, test } from 'vitest'
import { z } from '#contract/zod.ts'
import { detailLines, durationText, interviewDetails, locationText, namesText, noDetails } from './interviews.ts'

const details = z.object(interviewDetails)

test('details of an interview are named as people do', () => {
  expect([15, 60, 90, 120, 100].map(durationText)).toEqual([
    '15 minutes',
    '1 hour',
    '1½ hours',
    '2 hours',
    '100 minutes',
  ])
  expect(namesText([{ name: 'Ann' }, { name: 'Bo' }, { name: 'Cy' }])).toBe('Ann, Bo and Cy')
  expect(locationText({ place: 'Room 4', videoUrl: 'https://meet.example.com/a' })).toBe(
    'Room 4 · https://meet.example.com/a',
  )
  expect(detailLines(noDetails)).toEqual(['1 hour'])
  expect(
    detailLines({
      round: 'First round',
      minutes: 45,
      place: 'Room 4',
      videoUrl: null,
      interviewers: [{ userId: null, name: 'Ann' }],
    }),
  ).toEqual(['First round, 45 minutes', 'Place: Room 4', 'With: Ann'])
})

test('a video link must be https, and blank details are cleared', () => {
  for (const videoUrl of ['http://meet.example.com', 'javascript:alert(1)', 'https://u@meet.example.com', 'meet']) {
    expect(details.safeParse({ videoUrl }).success).toBe(false)
  }
  expect(details.parse({ videoUrl: ' ', place: '', round: null })).toEqual({ videoUrl: null, place: null, round: null })
  expect(details.parse({})).toEqual({})
  expect(details.parse({ videoUrl: 'https://meet.example.com/a?b=1' }).videoUrl).toBe('https://meet.example.com/a?b=1')
  expect(details.safeParse({ minutes: 0 }).success).toBe(false)
})
