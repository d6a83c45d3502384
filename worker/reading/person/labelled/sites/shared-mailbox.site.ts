import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const ironwoodPeople = `
Sterling Ironwood | Managing Member | Phoenix, AZ | - | 602.555.2351 | Water Rights; Mining | J.D./Arizona State University Sandra Day O'Connor College of Law/1995; B.S./Northern Arizona University/1991 | Arizona; Nevada | - | Sterling can name each aquifer.
Citlali Moreno-Vance | Member | Tucson, AZ | - | 520.555.2352 | Border Commerce; Produce | J.D./University of Arizona James E. Rogers College of Law/2004; B.A./University of Arizona/2000 | Arizona | Hon. Roberto Salcido, U.S. District Court for the District of Arizona | Citlali clears mangoes.
Haskie Begaye | Associate | Phoenix, AZ | - | 602.555.2353 | Indian Law; Renewable Energy | J.D./University of New Mexico School of Law/2019; B.A./Dartmouth College/2013 | Arizona; Navajo Nation | - | Haskie drafts leases for the sun.
Ursula Kempf | Of Counsel | Tucson, AZ | - | 520.555.2354 | Astronomy & Space Law; Research Contracts | J.D./University of Arizona James E. Rogers College of Law/1989; M.S./California Institute of Technology/1983 | Arizona; California | - | Ursula contracts for telescopes.
Rex Dunaway | Business Manager | Phoenix, AZ | - | 602.555.2355 | - | B.S./Grand Canyon University/2001 | - | - | Rex pays the bills.`

export const ironwood: WrittenPlan = {
  key: 'shared-mailbox',
  firm: 'Ironwood Kempf, PLLC',
  host: 'ironwoodkempf.example',
  structure:
    'nobody has an address of their own: a mailbox for all with the name as the subject; numbers in links alone',
  people: handwritten('ironwoodkempf.example', ironwoodPeople),
  path: ({ slug }) => `/our-people/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} | Ironwood Kempf</title></head><body>
      <div class="topbar"><a href="/">Ironwood Kempf</a><a href="/our-people">Our people</a>
      <a href="/matters">Matters</a><a href="tel:6025552350">602.555.2350</a></div>${inner}
      <div class="bottombar">Phoenix · Tucson · <a href="mailto:office@ironwoodkempf.example">office@ironwoodkempf.example</a>
      </div></body></html>
    `,
  bio: (person) =>
    markup`
      <div class="bio-hd"><h1>${escaped(person.shown)}</h1><h3>${escaped(person.title)}, ${escaped(person.offices[0]?.split(',')[0] ?? '')}
      </h3><a class="ico-phone" href="tel:+1${person.phone?.replaceAll('.', '')}" title="Phone"></a>
      <a class="ico-mail" href="mailto:office@ironwoodkempf.example?subject=${encodeURIComponent(`For ${person.name}`)}" title="E-mail">
      </a></div><div class="bio-bd"><p>${escaped(person.bio)}</p>
      ${part(person.areas, `<h4>Focus</h4><p>${each(person.areas, escaped, ' / ')}</p>`)}<h4>Education</h4>
      ${each(person.education, (one) => `<p>${escaped(one.school)} (${one.degree}, ${one.year})</p>`)}
      ${part(person.bars, `<h4>Licensed in</h4><p>${person.bars.join(' / ')}</p>`)}
      ${part(person.clerkships, `<h4>Clerkships</h4><p>${escaped(person.clerkships[0] ?? '')}</p>`)}</div>
    `,
  others: [
    ['/matters/gila-river', 'Gila River', '<p>A settlement of 2004.</p>'],
    ['/our-people', 'Our people', '<p>Phoenix and Tucson.</p>'],
    ['/tucson', 'Tucson', '<p>520.555.2350</p>'],
    ['/notes/mangoes-in-march', 'Mangoes in March', '<p>Citlali Moreno-Vance</p>'],
  ],
  other: (heading, body) => `<div class="bio-hd"><h1>${escaped(heading)}</h1></div><div class="bio-bd">${body}</div>`,
  more: sitemap,
}
