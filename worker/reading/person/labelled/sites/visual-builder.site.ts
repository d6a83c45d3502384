import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const hartwellPeople = `
Sydney Houston | Partner | Miami, FL | shouston | +1 (305) 555.0134 | Aviation Finance; Yacht Transactions | J.D./University of Miami School of Law/2008/cum laude; B.A./Florida International University/2005 | Florida | - | Sydney has financed more jets than she has flown in.
Israel Cohen | Founding Partner | Miami, FL | icohen | +1 (305) 555.0135 | Hospitality; Real Estate Development | J.D./Benjamin N. Cardozo School of Law/1992; B.A./Yeshiva University/1989 | Florida; New York | - | Israel started the firm in a borrowed room.
María del Carmen Ruiz-Soto | Associate | San Juan, Puerto Rico | mruizsoto | +1 (787) 555.0136 | Tax Incentives | J.D./Universidad de Puerto Rico/2019/magna cum laude; B.B.A./Universidad del Sagrado Corazón/2015 | Puerto Rico | Hon. Gustavo Antonio Ledesma, U.S. District Court for the District of Puerto Rico | María knows the Incentives Code by heart.
Alex Morgan (they/them)=Alex Morgan | Associate | Miami, FL | amorgan | +1 (305) 555.0137 | Entertainment; Sports | J.D./Nova Southeastern University Shepard Broad College of Law/2021; B.S./University of Central Florida/2017 | Florida | - | Alex sings, and reads contracts of those who do.
Q. Xavier Lott | Of Counsel | Miami, FL | qlott | +1 (305) 555.0138 | Appeals | J.D./Stetson University College of Law/1985; B.A./Rollins College/1982 | Florida; Georgia | Judge Winifred Abel, Florida Supreme Court | Mr. Lott has argued two hundred appeals.
Thi Ha Nguyen | Immigration Specialist | Miami, FL | tnguyen | +1 (305) 555.0139 | Immigration | B.A./Miami Dade College/2012 | - | - | Thi Ha files on time.
Charlotte England | Senior Associate | San Juan, Puerto Rico | cengland | +1 (787) 555.0140 | Bankruptcy | J.D./Pontifical Catholic University of Puerto Rico/2014; B.A./Emory University/2010 | Puerto Rico; Florida | - | Charlotte restructures hospitals.
DeShawn McKinley | Partner | Miami, FL | dmckinley | +1 (305) 555.0141 | White Collar; Government Investigations | J.D./Florida A&M University College of Law/2006; B.S./Florida A&M University/2003 | Florida; District of Columbia | - | DeShawn was a prosecutor for nine years.`

export const hartwell: WrittenPlan = {
  key: 'visual-builder',
  firm: 'Hartwell Cohen',
  host: 'hartwellcohen.example',
  structure: 'boxes without headings, first and last name on lines of their own, comments within the address',
  people: handwritten('hartwellcohen.example', hartwellPeople),
  path: ({ slug }) => `/the-team/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html data-wf-page="6f" data-wf-site="5c"><head><meta charset="utf-8"/><title>
      ${escaped(title)}</title></head><body><div data-collapse="medium" class="navbar w-nav">
      <div class="w-container"><a href="/" class="brand w-nav-brand">HARTWELL COHEN</a>
      <div role="button" class="w-nav-button">Menu</div><nav role="navigation" class="w-nav-menu">
      <a href="/the-team" class="w-nav-link">The Team</a><a href="/practice" class="w-nav-link">Practice</a>
      </nav></div></div>${inner}<div class="section-foot"><div class="w-container">
      <div class="foot-text">801 Brickell Avenue, Miami, FL 33131 | +1 (305) 555.0100</div>
      <div class="foot-text">Calle Fortaleza 12, San Juan, PR 00901 | +1 (787) 555.0100</div>
      <div class="foot-text">© Hartwell Cohen 2026</div></div></div></body></html>
    `,
  bio(person) {
    const words = person.shown.split(' ')
    const cut = person.shown.includes('(') ? 2 : words.length
    const pair = (label: string, inner: string) =>
      `<div class="w-layout-grid fact"><div class="fact-label">${label}</div><div class="fact-value">${inner}</div></div>`
    return `<div class="section-person wf-section"><div class="w-container"><div class="w-row"><div class="w-col w-col-4"><img src="/p.jpg" alt="" class="portrait"/></div><div class="w-col w-col-8"><h1 class="display"><span>${escaped(words.slice(0, cut - 1).join(' '))}</span><br/><span>${escaped(words.slice(cut - 1).join(' '))}</span></h1><div class="subtitle">${escaped(person.title)}</div>
<div class="contact-line">T. ${person.phone}</div><div class="contact-line">${person.email?.replace('@', '<!-- keep -->@<!-- out -->')}</div></div></div>
<div class="rich w-richtext"><p>${escaped(person.bio)}</p><p>Outside the office there are children, dogs and a boat.</p></div>
${pair('Location', each(person.offices, escaped, '<br/>'))}${part(
      person.areas,
      pair(
        'Works on',
        each(person.areas, (area) => `<div class="pill">${escaped(area)}</div>`),
      ),
    )}${pair(
      'Studied',
      each(
        person.education,
        (one) => `${escaped(one.school)}<br/>${one.degree}${one.honor ? `, ${one.honor}` : ''} ${one.year}`,
        '<br/><br/>',
      ),
    )}${part(
      person.bars,
      pair(
        'Bar',
        each(person.bars, (bar, at) => `${bar}, admitted ${2009 + at}`, '<br/>'),
      ),
    )}${part(person.clerkships, pair('Clerked for', each(person.clerkships, escaped)))}${pair('Speaks', 'English<br/>Spanish')}</div></div>`
  },
  others: [
    ['/practice', 'Practice', '<p>Yachts, jets, hotels.</p>'],
    ['/practice/aviation-finance', 'Aviation Finance', '<p>Ask Sydney Houston, Partner, +1 (305) 555.0134.</p>'],
    [
      '/journal/hotel-florida',
      'Hotel Florida',
      '<div class="by">Israel Cohen</div><p>How a hotel of 1926 was bought twice in one day.</p>',
    ],
    ['/journal/martin-luther-king-day', 'Martin Luther King Day', '<p>The office is closed on January 18.</p>'],
    ['/the-team/join', 'Join Us', '<p>Write to join@hartwellcohen.example. Education: J.D.</p>'],
    ['/offices/san-juan', 'San Juan', '<p>Calle Fortaleza 12</p><p>María del Carmen Ruiz-Soto, Associate</p>'],
  ],
  other: (heading, body) => `<div class="section wf-section"><h1 class="display">${escaped(heading)}</h1>${body}</div>`,
  more: sitemap,
}
