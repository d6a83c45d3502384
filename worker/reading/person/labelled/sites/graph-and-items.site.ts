import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const marchmontPeople = `
Florence Marchmont | Chair | Philadelphia, PA | florence.marchmont | 215.555.2161 | Corporate Governance; Mergers & Acquisitions | J.D./University of Pennsylvania Carey Law School/1990; A.B./Bryn Mawr College/1987 | Pennsylvania; Delaware | - | Florence counsels boards in a crisis.
Kaveh Tehrani | Partner | Wilmington, DE | kaveh.tehrani | 302.555.2162 | Chancery Litigation; Fiduciary Disputes | J.D./Widener University Delaware Law School/2005; B.S./University of Delaware/2001 | Delaware | Vice Chancellor Mortimer Shaw, Delaware Court of Chancery | Kaveh has tried sixty cases to the Court of Chancery.
Ottoline Sale | Partner | Philadelphia, PA | ottoline.sale | 215.555.2163 | Museums & Cultural Institutions; Tax-Exempt Organizations | J.D./Temple University Beasley School of Law/2002; M.A./Courtauld Institute of Art/1997 | Pennsylvania; New Jersey | - | Ottoline borrows paintings.
Gideon Asher-Katz | Senior Associate | Philadelphia, PA | gideon.asherkatz | 215.555.2164 | Bankruptcy | J.D./Rutgers Law School/2015; B.A./Yeshiva University/2011 | Pennsylvania; New Jersey | Hon. Ruth Abelson, U.S. Bankruptcy Court for the District of New Jersey | Gideon reads first-day motions for fun.
Philomena Grady | Associate | Wilmington, DE | philomena.grady | 302.555.2165 | Alternative Entities | J.D./Villanova University Charles Widger School of Law/2021; B.A./University of Scranton/2017 | Delaware; Pennsylvania | - | Philomena forms entities by the dozen.
Enzo di Matteo | Of Counsel | Philadelphia, PA | enzo.dimatteo | 215.555.2166 | Zoning; Historic Preservation | J.D./Dickinson School of Law/1981; B.Arch./Drexel University/1976 | Pennsylvania | - | Enzo was an architect.
Bettina Stroud | Director of Pro Bono | Philadelphia, PA | bettina.stroud | 215.555.2167 | Pro Bono | J.D./Temple University Beasley School of Law/2006; B.A./Oberlin College/2002 | Pennsylvania | - | Bettina finds a lawyer for everyone.
Hieronymus Tan | Associate | Philadelphia, PA | hieronymus.tan | 215.555.2168 | Private Funds; Investment Advisers | J.D./Georgetown University Law Center/2020; B.Com./McGill University/2015 | Pennsylvania; New York | - | Hieronymus files Form ADV.`

/** A graph of nodes that name each other, and the page in nested items of its own. */
export const marchmont: WrittenPlan = {
  key: 'graph-and-items',
  firm: 'Marchmont Sale LLP',
  host: 'marchmontsale.example',
  structure:
    'a graph with the person by reference, nested items with the firm’s own number and mailbox, items of colleagues',
  people: handwritten('marchmontsale.example', marchmontPeople),
  path: ({ slug }) => `/our-people/${slug}/`,
  head(person) {
    const id = `https://marchmontsale.example/our-people/${person.slug}/`
    return markup`
      <script type="application/ld+json">
      ${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'LegalService',
            '@id': 'https://marchmontsale.example/#firm',
            name: 'Marchmont Sale LLP',
            telephone: '215.555.2160',
            email: 'mail@marchmontsale.example',
            address: { '@type': 'PostalAddress', addressLocality: 'Philadelphia', addressRegion: 'PA' },
          },
          {
            '@type': 'ProfilePage',
            '@id': `${id}#page`,
            mainEntity: { '@id': `${id}#person` },
            isPartOf: { '@id': 'https://marchmontsale.example/#site' },
          },
          {
            '@type': ['Person', 'Attorney'],
            '@id': `${id}#person`,
            name: person.name,
            jobTitle: person.title,
            worksFor: { '@id': 'https://marchmontsale.example/#firm' },
            alumniOf: person.education.map(({ school }) => ({ '@type': 'CollegeOrUniversity', name: school })),
            knowsAbout: person.areas,
          },
        ],
      })}
      </script>
    `
  },
  page: (title, inner, head = '') =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Marchmont Sale</title>${head}</head>
      <body><header class="masthead"><a href="/">Marchmont Sale</a><button>Menu</button><nav>
      <a href="/our-people/">Our People</a><a href="/our-work/">Our Work</a></nav></header>${inner}
      <footer itemscope itemtype="https://schema.org/LegalService">
      <span itemprop="name">Marchmont Sale LLP</span><span itemprop="telephone">215.555.2160</span>
      <a itemprop="email" href="mailto:mail@marchmontsale.example">mail@marchmontsale.example</a></footer>
      </body></html>
    `,
  bio: (person, people) =>
    `<main><div class="profile" itemscope itemtype="https://schema.org/Person"><div class="profile__head"><p class="profile__kicker" itemprop="jobTitle">${escaped(person.title)}</p><h1 class="profile__name" itemprop="name">${escaped(person.shown)}</h1><div itemprop="worksFor" itemscope itemtype="https://schema.org/LegalService"><meta itemprop="name" content="Marchmont Sale LLP"/><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">${person.offices[0]?.split(', ')[0]}</span>, <abbr itemprop="addressRegion">${person.offices[0]?.split(', ')[1]}</abbr></div><span class="main">Main <span itemprop="telephone">215.555.2160</span></span></div><p>Direct <span itemprop="telephone">${person.phone}</span></p><p><a itemprop="email" href="mailto:${person.email?.toUpperCase()}">Email ${escaped(person.name.split(' ')[0] ?? '')}</a></p></div>
<div class="profile__text" itemprop="description"><p>${escaped(person.bio)}</p></div><div class="columns"><div>${part(person.areas, `<h6>Practices</h6><p>${each(person.areas, (area) => `<a href="/our-work/x" itemprop="knowsAbout">${escaped(area)}</a>`, '<br>')}</p>`)}</div><div><h6>Education</h6>${each(
      person.education,
      (one) => markup`
      <p itemprop="alumniOf" itemscope itemtype="https://schema.org/CollegeOrUniversity">
      <span itemprop="name">${escaped(one.school)}</span><br>${one.degree}<br>${one.year}</p>
    `,
    )}</div><div>${part(person.bars, `<h6>Bar Admissions</h6>${each(person.bars, (bar) => `<p>${bar}</p>`)}`)}${part(person.clerkships, `<h6>Clerkships</h6><p>${escaped(person.clerkships[0] ?? '')}</p>`)}<h6>Honors</h6><p>Chambers USA, Pennsylvania, 2019-2026</p></div></div></div><section><h5>You may also want to meet</h5>${each(
      people.filter((one) => one !== person).slice(2, 4),
      (one) =>
        markup`
          <div itemscope itemtype="https://schema.org/Person"><a href="/our-people/${one.slug}/" itemprop="url">
          <span itemprop="name">${escaped(one.name)}</span></a><span itemprop="jobTitle">${escaped(one.title)}
          </span><a itemprop="email" href="mailto:${one.email}">${one.email}</a><span itemprop="telephone">
          ${one.phone}</span></div>
        `,
    )}</section></main>`,
  others: [
    [
      '/our-work/chancery-litigation/',
      'Chancery Litigation',
      '<div itemscope itemtype="https://schema.org/Person"><span itemprop="name">Kaveh Tehrani</span><span itemprop="jobTitle">Partner</span></div>',
    ],
    ['/our-people/', 'Our People', '<p>Ninety lawyers.</p>'],
    ['/wilmington/', 'Wilmington', '<p>1000 North King Street</p>'],
    [
      '/news/philomena-grady-elected/',
      'Philomena Grady Elected to Bar Council',
      '<p itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Bettina Stroud</span></p>',
    ],
    ['/podcast/sale-of-the-century/', 'Sale of the Century', '<p>Host: Ottoline Sale</p>'],
    ['/our-people/emeritus/', 'Emeritus', '<p>Those who built the firm.</p>'],
  ],
  other: (heading, body) => `<main><h1>${escaped(heading)}</h1>${body}</main>`,
  more: sitemap,
}
