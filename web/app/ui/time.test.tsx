import { renderToStaticMarkup } from 'react-dom/server'
import { test } from 'vitest'
import { Time } from './time.tsx'

const at = '2026-11-22T20:00:00.000Z'
const draw = (show?: 'moment' | 'day' | 'ago') =>
  renderToStaticMarkup(<Time at={at} {...(show ? { show } : {})} now={new Date('2026-11-22T22:10:00Z')} />)

test('names the zone of a time of day, in short forms on hover', ({ expect }) => {
  expect(draw()).toBe(`<time dateTime="${at}">Nov 22, 2026, 3:00 PM EST</time>`)
  expect(draw('day')).toBe(`<time dateTime="${at}" title="Nov 22, 2026, 3:00 PM EST">Nov 22, 2026</time>`)
  expect(draw('ago')).toBe(`<time dateTime="${at}" title="Nov 22, 2026, 3:00 PM EST">2 h ago</time>`)
})
