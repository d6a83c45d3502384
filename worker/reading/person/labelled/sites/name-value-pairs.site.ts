import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import type { Someone } from '#worker/reading/person/labelled/population.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

export const eastlakePeople = `
Bernard Eastlake | Chairman | Cleveland, OH | beastlake | 216.555.0151 | Mergers & Acquisitions; Corporate Governance | J.D./Case Western Reserve University School of Law/1982; B.A./Kenyon College/1979 | Ohio | - | Bernard counsels boards.
Lorena Zepeda-Hart | Partner | Columbus, OH | lzepeda-hart | 614.555.0152 | Public Law; Elections | J.D./The Ohio State University Moritz College of Law/2002; B.A./Ohio University/1998 | Ohio | Hon. Cyrus Bell, Supreme Court of Ohio | Lorena counts votes.
Muhammad Siddiq | Partner | Cleveland, OH | msiddiq | 216.555.0153 | Steel; Supply Chain | J.D./Cleveland-Marshall College of Law/2005; B.S./University of Akron/2000 | Ohio; Pennsylvania | - | Muhammad keeps mills running.
Petra Novak-Lind | Associate | Cincinnati, OH | pnovak-lind | 513.555.0154 | Consumer Products; Advertising | J.D./University of Cincinnati College of Law/2019; B.A./Miami University/2015 | Ohio; Kentucky | - | Petra clears claims.
Jerome Tolliver | Associate | Columbus, OH | jtolliver | 614.555.0155 | Education | J.D./Capital University Law School/2021; B.A./Wilberforce University/2016 | Ohio | - | Jerome advises school boards.
Faye Lindqvist-Moss | Of Counsel | Cincinnati, OH | flindqvist-moss | 513.555.0156 | Trusts & Estates | J.D./University of Michigan Law School/1978; B.A./Denison University/1975 | Ohio; Florida | - | Faye drafts for four generations.
Dov Rosenblatt | Partner | Cleveland, OH | drosenblatt | 216.555.0157 | Tax; ERISA | LL.M./Georgetown University Law Center/1996; J.D./University of Pittsburgh School of Law/1993 | Ohio; Pennsylvania | Judge Simone Archer, U.S. Tax Court | Dov reads the Code for pleasure.
Ashby Crane-Wu | Staff Attorney | Columbus, OH | acrane-wu | 614.555.0158 | eDiscovery | J.D./University of Dayton School of Law/2016; B.S./Wright State University/2012 | Ohio | - | Ashby finds the e-mail.`

const fact = (label: string, inner: string) =>
  `<div class="attribute"><span class="attribute-name">${label}:</span> <span class="attribute-value">${inner}</span></div>`

export const eastlake: WrittenPlan = {
  key: 'name-value-pairs',
  firm: 'Eastlake Siddiq & Moss',
  host: 'eastlakesiddiq.example',
  structure: 'pairs of names and values, a state in a script below, an address in base64, directory by letters',
  people: handwritten('eastlakesiddiq.example', eastlakePeople),
  path: ({ slug }) => `/professionals/detail.aspx?attorney=${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} | Professionals | Eastlake Siddiq & Moss</title>
      </head><body><div class="header"><div class="logo"><a href="/">Eastlake Siddiq & Moss</a></div>
      <div class="menu">
      <a href="/professionals">Professionals</a> <a href="/practices">Practices</a> <a href="/news">News</a>
      </div></div>${inner}<div class="footer">127 Public Square, Cleveland, OH 44114 | 216.555.0100</div>
      </body></html>
    `,
  bio: (person: Someone) =>
    markup`
      <div class="detail"><h1>${escaped(person.shown)}, Esq.</h1><h2>${escaped(person.title)}</h2>
      ${fact('Office', escaped(person.offices[0] ?? ''))}${fact('Direct Dial', person.phone ?? '')}
      ${fact('Main', '216.555.0100')}
      ${fact('Email', `<a class="enc" href="#" data-contact="${btoa(person.email ?? '')}">Click to reveal</a>`)}
      ${fact('Assistant', 'Mary Poe, 216.555.0102, <a href="mailto:mpoe@eastlakesiddiq.example">mpoe@eastlakesiddiq.example</a>')}
      ${fact('Practices', person.areas.map(escaped).join('; '))}
      ${fact('Education', person.education.map((one) => `${one.degree}, ${escaped(one.school)} (${one.year})`).join('; '))}
      ${part(person.bars, fact('Admitted', person.bars.join(' and ')))}
      ${part(person.clerkships, fact('Clerkship', escaped(person.clerkships[0] ?? '')))}
      ${fact('Languages', 'English')}<div class="text"><p>${escaped(person.bio)}</p></div></div>
      <script>var bio = {"related":[{"name":"Faye Lindqvist-Moss","email":"flindqvist-moss@eastlakesiddiq.example"}]};</script>
    `,
  others: [
    ['/practices/steel', 'Steel', '<p>Muhammad Siddiq, Partner, 216.555.0153</p>'],
    ['/professionals', 'Professionals', '<p>Choose a letter.</p>'],
    ['/news/dov-rosenblatt-tax-lawyer-of-the-year', 'Dov Rosenblatt Is Tax Lawyer of the Year', '<p>May 2026</p>'],
    ['/offices/cincinnati', 'Cincinnati', '<p>513.555.0100</p>'],
    ['/professionals/detail.aspx?attorney=unknown', 'Not Found', '<p>No such professional.</p>'],
  ],
  other: (heading, body) => `<div class="detail"><h1>${escaped(heading)}</h1>${body}</div>`,
  more(url, { pages }) {
    if (url.pathname !== '/professionals') return undefined
    const all = peopleAmong(pages)
    const letters = [...new Set(all.map(({ person }) => person.last.slice(0, 1)))].sort()
    const letter = url.searchParams.get('letter')
    return htmlAnswer(
      eastlake.page(
        'Professionals',
        markup`
          <h1>Professionals</h1><p>
          ${each(letters, (one) => `<a href="/professionals?letter=${one}">${one}</a> `)}</p>
          ${each(
            all.filter(({ person }) => letter && person.last.startsWith(letter)),
            ({ path, person }) => `<p><a href="${path}">${escaped(person.name)}</a> ${escaped(person.title)}</p>`,
          )}
        `,
      ),
    )
  },
}
