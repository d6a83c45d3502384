// Sites of invented law firms in many builds, with what a reader sees of each person: how well people are found and read.
import type { FirmPerson, FirmSite } from '#worker/reading/person/labelled/firm-site.fixture.ts'
import { htmlAnswer, urlset, xml } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import { heldOutBuilds } from './firm-builds-held-out.fixture.ts'
import { builderBuilds } from './firm-builds-builders.fixture.ts'
import { oldHeldOutBuilds } from './firm-builds-held-out-old.fixture.ts'
import { factBuilds } from './firm-builds-facts.fixture.ts'
import { laterBuilds } from './firm-builds-later.fixture.ts'
import { recentBuilds } from './firm-builds-recent.fixture.ts'
import { knownBuilds } from './firm-builds.fixture.ts'
import { familyNames, givenNames, isHeldOutWord, towns } from './people-words.ts'
import type { Build } from './firm-site-kit.fixture.ts'
import { makeRandom, type Random } from './random.ts'

const titles = ['Partner', 'Partner', 'Associate', 'Of Counsel', 'Senior Associate', 'Managing Partner', 'Shareholder']
const staffTitles = ['Paralegal', 'Office Administrator', 'Legal Assistant']
const areas = ['Probate', 'Zoning', 'Family Law', 'Maritime Law', 'Tax', 'Employment Law', 'Water Law', 'Appeals']
const firmEndings = ['LLP', 'P.C.', 'PLLC', 'Law Group', '& Associates', 'Attorneys at Law', 'Law Offices']

const asciiOf = (name: string) =>
  name
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')

function peopleOf(random: Random, host: string, isHeldOut: boolean): FirmPerson[] {
  const given = givenNames.filter((name) => isHeldOutWord(name) === isHeldOut)
  const family = familyNames.filter((name) => isHeldOutWord(name) === isHeldOut)
  const cities = [random.pick(towns), random.pick(towns), random.pick(towns)]
  const people = new Map<string, FirmPerson>()
  const count = 8 + random.below(7)
  while (people.size < count) {
    const [first, last] = [random.pick(given), random.pick(family)]
    const [plainFirst, plainLast] = [asciiOf(first).replaceAll(' ', ''), asciiOf(last).replaceAll(' ', '')]
    if ([...people.values()].some((one) => one.last === last || one.first === first)) continue
    const middle = random.chance(0.25) ? ` ${'ABCDEGHJKLMR'[random.below(12)]}.` : ''
    const town = random.pick(cities)
    const title = random.pick(random.chance(0.15) ? staffTitles : titles)
    const area = random.pick(areas)
    people.set(last, {
      name: `${first}${middle} ${last}`,
      first,
      last,
      slug: `${plainFirst}-${plainLast}`,
      title,
      email: `${plainFirst.slice(0, 1)}${plainLast}@${host}`,
      phone: `(${200 + random.below(700)}) 555-0${100 + random.below(99)}`,
      city: town.city,
      state: town.state,
      area,
      bio: `${first} has handled ${area.toLowerCase()} matters for twelve years, before agencies and in court. Clients of ${last} are families, towns and companies that expect a plain answer and a call back on the same day.`,
    })
  }
  return [...people.values()]
}

function siteOf(build: string, make: Build, at: number, isHeldOut: boolean): FirmSite {
  const random = makeRandom((isHeldOut ? 5_000 : 100) + at * 31)
  const names = [random.pick(familyNames), random.pick(familyNames)]
  const firm = `${names[0]} ${random.chance(0.5) ? '& ' : ''}${names[1]} ${firmEndings[at % firmEndings.length]}`
  const host = `www.${asciiOf(names[0] ?? '').replaceAll(' ', '')}${at}.example`
  const own = host.slice(4)
  const given = peopleOf(random, own, isHeldOut)
  const made = make({ firm, host: own, people: given, random })
  const { pages, sitemap, shown, answers } = made
  const isOnPages = (text: string) => Object.values(pages).some((html) => html.includes(text))
  const people = (made.people ?? given).map((person) => ({
    ...person,
    phone: isOnPages(person.phone ?? '') ? person.phone : null,
    ...shown?.(person),
  }))
  return {
    build,
    firm: made.firm ?? firm,
    host,
    pages,
    people,
    answer(url) {
      const path = decodeURIComponent(url.pathname) + url.search
      if (path === '/robots.txt') return { body: 'User-agent: *\nAllow: /\n', type: 'text/plain' }
      if (path === '/sitemap.xml' && sitemap) return xml(urlset(sitemap.map((one) => `https://${host}${one}`)))
      const answer = answers?.[path]
      if (answer) return answer
      const html = pages[path] ?? pages[path.replace(/(.)\/$/, '$1')]
      return html === undefined ? undefined : htmlAnswer(html)
    },
  }
}

/** The generated sites; held-out builds and names are in no training and no rule was made on them. */
export const firmSites = (isHeldOut: boolean): FirmSite[] =>
  Object.entries(
    isHeldOut
      ? { ...heldOutBuilds, ...oldHeldOutBuilds, ...laterBuilds, ...recentBuilds, ...factBuilds, ...builderBuilds }
      : knownBuilds,
  ).map(([build, make], at) => siteOf(build, make, at, isHeldOut))
