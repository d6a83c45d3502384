import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const wychePeople = `
Lucinda Wyche | Managing Partner | Charleston, SC | lwyche | 843.555.0151 | Historic Preservation; Hospitality | J.D./University of South Carolina School of Law/1996; B.A./College of Charleston/1993 | South Carolina | - | Lucinda has saved thirty houses.
Beauregard Tate, IV=Beauregard Tate IV | Partner | Greenville, SC | btate | 864.555.0152 | Automotive Suppliers; Incentives | J.D./Charleston School of Law/2008; B.S./Clemson University/2004 | South Carolina; Georgia | - | Beau brings plants to the Upstate.
Shanice Whitlock-Boyd | Associate | Charleston, SC | swhitlock-boyd | 843.555.0153 | Heirs’ Property; Land Loss | J.D./North Carolina Central University School of Law/2019; B.A./Claflin University/2015 | South Carolina; North Carolina | Hon. Alonzo Mays, U.S. District Court for the District of South Carolina | Shanice keeps land in families.
Emil Kasprzak | Associate | Greenville, SC | ekasprzak | 864.555.0154 | Textiles; Customs Duties | J.D./Elon University School of Law/2020; B.A./Wofford College/2016 | South Carolina | - | Emil reads tariff schedules.
Georgiana Pruitt | Special Counsel | Charleston, SC | gpruitt | 843.555.0155 | Port Operations; Admiralty | J.D./Tulane University Law School/2001; B.A./Sewanee: The University of the South/1997 | South Carolina; Louisiana | - | Georgiana boards before breakfast.
Tobias Gadsden | Partner | Charleston, SC | tgadsden | 843.555.0156 | Gullah Heritage; Nonprofits | J.D./Howard University School of Law/1999; B.A./South Carolina State University/1995 | South Carolina; District of Columbia | - | Tobias serves three churches.
Delphine Roark | Records Manager | Greenville, SC | droark | 864.555.0157 | - | B.A./Converse University/2000 | - | - | Delphine files.
Augustus Limehouse | Of Counsel | Charleston, SC | alimehouse | 843.555.0158 | Wills; Equity Courts | J.D./University of Virginia School of Law/1970; A.B./Princeton University/1967 | South Carolina | - | Augustus remembers the storm of 1959.`

export const wyche: WrittenPlan = {
  key: 'degrees-and-bars-in-one-list',
  firm: 'Wyche Gadsden Tate',
  host: 'wychegadsden.example',
  structure:
    'one list of labelled lines, position and office behind the name, letters turned by thirteen, a form for mail',
  people: handwritten('wychegadsden.example', wychePeople),
  path: ({ slug }) => `/bios/${slug}`,
  page: (title, inner) =>
    markup`
      <!doctype html><html><head><title>${escaped(title)} · Wyche Gadsden Tate</title></head><body>
      <div id="top"><a href="/">Wyche Gadsden Tate</a><ul><li><a href="/bios">Lawyers</a></li><li>
      <a href="/fields">Fields</a></li></ul></div><div id="page">${inner}</div>
      <div id="footer">Charleston 843.555.0100 &middot; Greenville 864.555.0100</div></body></html>
    `,
  bio: (person) =>
    markup`
      <h1>${escaped(person.shown)}</h1><h2>${escaped(person.title)} &bull; ${escaped((person.offices[0] ?? '').split(',')[0] ?? '')}
      </h2><p>${escaped(person.bio)}</p><ul class="facts"><li><em>Telephone</em> ${person.phone}</li><li>
      <em>E-mail</em> <a href="#" data-enc-email="${(person.email ?? '').replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97))}">show</a>
      </li>${part(person.areas, `<li><em>Fields</em> ${person.areas.map(escaped).join('; ')}</li>`)}<li>
      <em>Education</em> ${each(person.education, (one) => `${escaped(one.school)} (${one.degree}, ${one.year})`, '; ')}
      </li>
      ${part(person.bars, `<li><em>Admitted to the bar</em> ${each(person.bars, (bar, at) => `${bar} ${2001 + at}`, '; ')}</li>`)}
      ${part(person.clerkships, `<li><em>Clerk to</em> ${escaped(person.clerkships[0] ?? '')}</li>`)}<li>
      <em>Also</em> vestry, garden club, oysters</li></ul>
    `,
  others: [
    ['/fields/textiles', 'Textiles', '<p>Mills then and now.</p>'],
    ['/bios', 'Lawyers', '<p><a href="/bios/emil-kasprzak">Emil Kasprzak</a></p>'],
    ['/greenville', 'Greenville', '<p>55 Beattie Place, Greenville, SC 29601</p>'],
    ['/letters/augustus-limehouse-remembers', 'Augustus Limehouse Remembers', '<p>The storm took the steeple.</p>'],
    ['/bios/robert-smalls-fellows', 'Robert Smalls Fellows', '<p>Two each summer, from law schools of the state.</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}
