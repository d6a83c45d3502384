import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer, items } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

export const norlandPeople = `
Ingeborg Thorvaldsen | Principal | Milwaukee, WI | ithorvaldsen | 414.555.0111 | Distribution & Dealer Law; Beer & Spirits | JD/Marquette University Law School/2001; BA/Lawrence University/1997 | Wisconsin; Illinois | - | Ingeborg represents brewers in eleven states.
Luther Odom | Senior Counsel | Milwaukee, WI | lodom | 414.555.0112 | Public Pensions; School Finance | JD/University of Wisconsin Law School/1984; BS/Tuskegee University/1980 | Wisconsin | Hon. Clarice Fenton, Wisconsin Supreme Court | Luther wrote half of the statute he interprets.
Prudence Yang-Miller | Associate | Madison, WI | pyang-miller | 608.555.0113 | Dairy; Cooperatives | JD/University of Iowa College of Law/2021; BS/University of Wisconsin-Stevens Point/2017 | Wisconsin; Iowa | - | Prudence forms cooperatives.
Wolfgang Riedel | Patent Attorney | Madison, WI | wriedel | 608.555.0114 | Chemical Patents; Biotechnology | JD/Chicago-Kent College of Law/2009; PhD/Technical University of Munich/2003 | Illinois; Wisconsin | - | Wolfgang drafts in two languages.
Ladonna Petit | Paralegal | Milwaukee, WI | lpetit | 414.555.0115 | Public Pensions | AAS/Milwaukee Area Technical College/2006 | - | - | Ladonna keeps the filings in order.
Hugh MacNamara, Sr. | Retired Partner | Madison, WI | hmacnamara | 608.555.0116 | Trusts | LLB/University of Wisconsin Law School/1963; BA/Beloit College/1960 | Wisconsin | - | Hugh comes to lunch.
Zola Mbatha | Associate | Milwaukee, WI | zmbatha | 414.555.0117 | Employment Class Actions | JD/Notre Dame Law School/2022; BA/Grinnell College/2019 | Wisconsin | Hon. Marguerite Olsen, U.S. Court of Appeals for the Seventh Circuit | Zola came from chambers in Chicago.
Corwin Bell | Executive Director | Milwaukee, WI | cbell | 414.555.0118 | - | MBA/Carroll University/2000; BBA/University of Wisconsin-Whitewater/1994 | - | - | Corwin runs the firm.`

export const norland: WrittenPlan = {
  key: 'firm-as-heading',
  firm: 'Norland & Odom, S.C.',
  host: 'norlandodom.example',
  structure:
    'the firm is the first heading, parts that unfold (details), degrees without points, contact in the vCard alone',
  people: handwritten('norlandodom.example', norlandPeople),
  path: ({ slug }) => `/our-team/${slug}.php`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Norland &amp; Odom, S.C. | Milwaukee and Madison</title>
      </head><body><header class="container-fluid"><div class="row"><h1 class="logo">
      <a href="/">Norland &amp; Odom, S.C.</a></h1><ul class="nav nav-pills"><li>
      <a href="/our-team.php">Our Team</a></li><li><a href="/what-we-do.php">What We Do</a></li><li>
      <a href="/contact.php">Contact</a></li></ul></div></header><div class="container">${inner}</div>
      <footer class="container-fluid"><p>100 East Wisconsin Avenue, Milwaukee, WI 53202 / 414.555.0100</p>
      <p>22 East Mifflin Street, Madison, WI 53703 / 608.555.0100</p></footer></body></html>
    `,
  bio: (person) =>
    `<div class="row"><div class="col-md-3"><img class="img-fluid" src="/x.jpg" alt="${escaped(person.name)}"><p class="small"><a href="/vcard.php?person=${person.slug}" class="vcard-link">Add to contacts</a></p></div><div class="col-md-9"><h2>${escaped(person.shown)}</h2><h3 class="h5 text-muted">${escaped(person.title)}, ${each(person.offices, (office) => escaped(office.split(',')[0] ?? ''))}</h3><p>${escaped(person.bio)}</p>
<div class="facts">${part(person.areas, `<details open><summary>Practice</summary>${items(person.areas)}</details>`)}<details><summary>Education</summary><ul>${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)} (${one.year})</li>`)}</ul></details>${part(person.bars, `<details><summary>Bar admissions</summary><ul>${each(person.bars, (bar, at) => `<li>${bar} &ndash; ${1990 + at}</li>`)}</ul></details>`)}${part(person.clerkships, `<details><summary>Clerkships</summary><p>Judicial clerk to ${escaped(person.clerkships[0] ?? '')}</p></details>`)}<details><summary>Off the clock</summary><p>Curling, cheese, canoes.</p></details></div></div></div>`,
  others: [
    ['/what-we-do.php', 'What We Do', '<p>Beer, milk and pensions.</p>'],
    ['/what-we-do/beer-spirits.php', 'Beer & Spirits', '<p>Ask Ingeborg Thorvaldsen, Principal, 414.555.0111.</p>'],
    [
      '/our-team/summer-program.php',
      'Summer Program',
      '<p>Two students each year. Apply with a transcript. Education: J.D. candidates.</p>',
    ],
    [
      '/news/luther-odom-retires.php',
      'Luther Odom Retires From School Board',
      '<p>After twenty years Luther Odom, Senior Counsel, leaves the board.</p>',
    ],
    ['/offices/green-bay.php', 'Green Bay', '<p>By appointment. 920.555.0100</p>'],
    ['/community/united-way.php', 'United Way', '<p>We match each gift.</p>'],
  ],
  other: (heading, body) => `<h2>${escaped(heading)}</h2>${body}`,
  more(url, { pages }) {
    if (url.pathname === '/our-team.php')
      return htmlAnswer(
        norland.page(
          'Our Team',
          markup`
            <h2>Our Team</h2><div class="row">
            ${each(
              peopleAmong(pages),
              ({ path, person }) => markup`
              <div class="col-md-4"><a href="${path}"><img src="/x.jpg" alt=""></a><h4><a href="${path}">
              ${escaped(person.name)}</a></h4><p>${escaped(person.title)}</p></div>
            `,
            )}
            </div>
          `,
        ),
      )
    const person = norland.people.find(({ slug }) => slug === url.searchParams.get('person'))
    if (url.pathname !== '/vcard.php' || !person) return undefined
    return {
      type: 'text/vcard',
      body: `BEGIN:VCARD\r\nVERSION:3.0\r\nN:${person.last};${person.name.split(' ')[0]};;;\r\nFN:${person.name}\r\nORG:Norland & Odom\\, S.C.\r\nTITLE:${person.title}\r\nTEL;TYPE=FAX:414.555.0199\r\nTEL;TYPE=WORK,VOICE:${person.phone}\r\nEMAIL;TYPE=INTERNET:${person.email}\r\nADR;TYPE=WORK:;;100 East Wisconsin Avenue;${person.offices[0]?.split(', ')[0]};WI;53202;USA\r\nEND:VCARD\r\n`,
    }
  },
}
