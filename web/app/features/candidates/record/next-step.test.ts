import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'

const now = new Date('2027-03-10T15:00:00.000Z')
const followUp = (text: string, dueAt: string, doneAt: string | null = null) => ({ text, dueAt, doneAt })

test('names whichever comes first, the interview or an open follow-up', () => {
  const interviewDate = '2027-03-12T14:00:00.000Z'
  const [early, late] = [followUp('Call', '2027-03-11T13:00:00.000Z'), followUp('Write', '2027-03-20T13:00:00.000Z')]
  expect(nextStepOf({ interviewDate, followUps: [late], now })).toMatchObject({ kind: 'interview', at: interviewDate })
  expect(nextStepOf({ interviewDate, followUps: [late, early], now })).toMatchObject({ kind: 'followUp', text: 'Call' })
})

test('marks an open follow-up that is overdue', () => {
  const overdue = followUp('Call', '2027-03-01T13:00:00.000Z')
  expect(nextStepOf({ interviewDate: null, followUps: [overdue], now })).toMatchObject({
    text: 'Call',
    isOverdue: true,
  })
})

test('ignores an interview that has passed and follow-ups that are done', () => {
  const done = followUp('Call', '2027-03-11T13:00:00.000Z', '2027-03-09T13:00:00.000Z')
  expect(nextStepOf({ interviewDate: '2027-03-10T14:59:00.000Z', followUps: [done], now })).toBeNull()
  expect(nextStepOf({ interviewDate: null, followUps: null, now })).toBeNull()
})
