import { expect, test } from 'vitest'
import { readTab, recordTabs } from './record-tabs.ts'

const tabOf = (query: string) => readTab(new URLSearchParams(query))

test('opens the tab that the address names', () => {
  for (const tab of recordTabs) expect(tabOf(`selected=5&tab=${tab}`)).toBe(tab)
})

test('opens the first tab for an unknown name or none', () => {
  for (const query of ['selected=5', 'tab=', 'tab=Messages', 'tab=__proto__', 'tab=<b>']) {
    expect(tabOf(query)).toBe('overview')
  }
})

test('opens the messages for a link to a message, whatever tab it names', () => {
  expect(tabOf('selected=5&messageId=9')).toBe('messages')
  expect(tabOf('selected=5&messageId=9&tab=activity')).toBe('messages')
})
