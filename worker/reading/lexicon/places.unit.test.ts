import { expect, test } from 'vitest'
import { readMentions } from './mentions.ts'
import { placeFit, placeNamed, type Place } from './places.ts'

const now = new Date('2026-06-15T15:00:00Z')
const places = (text: string, isProse = false) =>
  readMentions(text, { now, isProse }).flatMap((one) =>
    one.kind === 'place' ? one.places.map(({ name }) => name) : [],
  )

test.for([
  ['associate, Naperville, 100k', ['Naperville, IL']],
  ['naperville il', ['Naperville, IL']],
  ["Coeur d'Alene or Spokane", ["Coeur d'Alene, ID", 'Spokane, WA']],
  ['Cleveland Heights and Cleveland', ['Cleveland Heights, OH', 'Cleveland, OH']],
  ['any Texas city', ['Texas']],
  ['Columbia, South Carolina or Columbia, Missouri', ['Columbia, SC', 'Columbia, MO']],
  ['Portland Maine', ['Portland, ME']],
  ['Chicago, Ill.', ['Chicago, IL']],
  ['Vancouver WA', ['Vancouver, WA']],
  ['Vancouver BC', ['Vancouver, BC']],
  ['London, Ontario, Canada', ['London, ON']],
  ['London', ['London, England']],
  ['Leeds, UK', ['Leeds, England']],
  ['PDX or SEA', ['Portland, OR', 'Seattle, WA']],
  ['M&A, Zug (Switzerland), 4 years', ['Zug, Switzerland']],
  ['associate Glasgow, 3 years', ['Glasgow, Scotland']],
  ['Glasgow, KY', ['Glasgow, KY']],
  ['tax, Geneva or Zurich', ['Geneva, Switzerland', 'Zurich, Switzerland']],
  ['Birmingham', ['Birmingham, AL']],
  ['London or Birmingham', ['London, England', 'Birmingham, England']],
  ['in dublin or london', ['Dublin, Ireland', 'London, England']],
  ['British Columbia', ['British Columbia']],
  ['Quebec City', ['Quebec City, QC']],
  ['North Bay, Ontario', ['North Bay, ON']],
  ['Indiana, Ohio', ['Indiana', 'Ohio']],
  ['Portland Me', ['Portland, ME']],
  ['Maine, Augusta', ['Maine', 'Augusta, ME']],
  ['counsel at Paramount Pictures', []],
  ['gender: Male', []],
  ['Minny, OKC, ABQ or Big D', ['Minneapolis, MN', 'Oklahoma City, OK', 'Albuquerque, NM', 'Dallas, TX']],
] as const)('finds the places of “%s”', ([text, expected]) => {
  expect(places(text)).toEqual(expected)
})

test('takes no court, office, school, street, bar or degree for a place', () => {
  for (const text of [
    'clerk of the Southern District of Florida',
    'N.D. Cal. and E.D. Tex. trials',
    'Tenth Circuit',
    'Delaware Bankruptcy Court clerkship',
    'Texas Supreme Court',
    'University of Texas',
    'in the District Attorney’s Office',
    '14 Denver Avenue',
    'Boston College law',
    'M.S. in biology',
    'M.A. and a JD',
    'MD/JD',
    'lic. in PA, NJ and DE',
  ])
    expect([text, places(text)]).toEqual([text, []])
  expect(places('Smith & Jones, PA', true)).toEqual([])
  expect(places('Boston constructor', true)).toEqual(['Boston, MA'])
  expect(places('Boston, MA, JD 2018')).toEqual(['Boston, MA'])
  expect(places('Chicago immigration court attorney')).toEqual(['Chicago, IL'])
})

test('reads a small town in prose with its state, or behind “in” alone', () => {
  expect(places('We are located in Superior.', true)).toEqual(['Superior, WI'])
  expect(places('We are located in Aberdeen.', true)).toEqual([])
  expect(places('A clerk from Superior wins.', true)).toEqual(['Superior, WI'])
  expect(places('Superior writing skills', true)).toEqual([])
  expect(places('Our office is in Superior, CO.', true)).toEqual(['Superior, CO'])
})

test('compares a city of Canada with and without its province', () => {
  const fit = (wanted: string, job: string) => placeFit(placeNamed(wanted) as Place, placeNamed(job) as Place)
  expect(fit('Toronto', 'Toronto, ON')).toBe('same')
  expect(fit('Vancouver, WA', 'Vancouver, BC')).toBe('none')
})

test.for([
  ['Singapore', 'Singapore'],
  ['British Columbia', 'British Columbia'],
  ['Dubai, UAE', 'Dubai, United Arab Emirates'],
  ['Vancouver, British Columbia', 'Vancouver, BC'],
  ['St. Clair, PA', 'St. Clair, PA'],
  ['la verne, ca', 'La Verne, CA'],
] as const)('“%s” is the place %s in a text and as a name', ([text, name]) => {
  expect(places(text)).toEqual([name])
  expect(placeNamed(name)?.name).toBe(name)
})
