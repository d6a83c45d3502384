import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, urlset, xml } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  doctype,
  each,
  handwritten,
  part,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const deltaPeople = `
Priyanka Subramaniam | Shareholder | San Francisco, CA | psubramaniam | 415.555.0111 | Wage & Hour Class Actions; PAGA Defense | J.D./UC Hastings College of the Law/2006; B.A./University of California, Davis/2002 | California | - | She defends employers from Redding to San Diego.
Joaquin Fierro | Shareholder | Phoenix, AZ | jfierro | 602.555.0122 | Water Law; Native American Law; Land Use & Zoning | J.D./Sandra Day O'Connor College of Law at Arizona State University/1999/Order of the Coif; B.S./Northern Arizona University/1995 | Arizona; New Mexico | Hon. Raymond Begay, Supreme Court of the Navajo Nation | Water has been his subject for twenty-five years.
Mary Catherine Doyle-Hubbard | Associate | San Francisco, CA | mdoyle-hubbard | 415.555.0133 | Class Actions | J.D./Santa Clara University School of Law/2018; B.A./Gonzaga University/2014 | California | - | She second-chaired three trials in two years.
Liang "Leo" Zhao | Patent Agent | Boise, ID | lzhao | 208.555.0144 | Semiconductors; Patent Prosecution | Ph.D./Boise State University/2014; B.S./Zhejiang University/2008 | - | - | He read physics before he read claims.
Stephanie St. Cloud | Shareholder & Practice Group Chair | Boise, ID | sstcloud | 208.555.0155 | Agribusiness | J.D./University of Idaho College of Law/1996; B.S./Washington State University/1993 | Idaho; Washington; Oregon | - | Growers trust her.
Ebenezer Quarshie | Of Counsel | Phoenix, AZ | equarshie | 602.555.0166 | Municipal Law; Eminent Domain | J.D./University of Arizona James E. Rogers College of Law/1984; B.A./Morehouse College/1981 | Arizona | - | Cities have asked him for advice since 1984.
Hannah Weiss | Associate | San Francisco, CA | - | 415.555.0177 | Privacy & Data Security | J.D./Stanford Law School/2022; B.A./Brown University/2018 | California | Judge Teresa Villanueva, U.S. District Court for the Northern District of California | She joined the firm from chambers.
Dale Kimball | Director of Marketing | Boise, ID | dkimball | 208.555.0188 | - | B.A./University of Utah/2001 | - | - | Dale tells the firm's story.`

export const delta: WrittenPlan = {
  key: 'headless-cms',
  firm: 'Delta Marsh & Orrin',
  host: 'deltamarsh.example',
  structure:
    'drawn on the server by a script framework with hashed classes, addresses written backwards, the state repeated below',
  people: handwritten('deltamarsh.example', deltaPeople),
  path: ({ slug }) => `/our-people/${slug}`,
  page: (title, inner, head = '') =>
    doctype(
      `${title} – Delta Marsh & Orrin`,
      head,
      markup`
        <body><div id="__next"><div class="Layout_root__x91Za"><header class="Header_root__1aQ">
        <a class="Header_logo__q2" href="/">Delta Marsh</a><button>Menu</button></header>${inner}
        <footer class="Footer_root__77s"><div>San Francisco</div><div>Phoenix</div><div>Boise</div>
        <a href="/privacy">Privacy</a></footer></div></div></body>
      `,
    ),
  bio(person) {
    const state = {
      props: {
        pageProps: {
          preview: false,
          entry: {
            sys: { id: '4kQ', contentType: { sys: { id: 'person' } } },
            fields: {
              slug: person.slug,
              fullName: person.shown,
              level: { fields: { label: person.title } },
              offices: person.offices.map((office) => ({
                fields: { city: office.split(', ')[0], mainPhone: '415.555.0100' },
              })),
              directDial: person.phone,
              capabilities: person.areas.map((label) => ({
                fields: { label, related: [{ fields: { label: 'Appellate' } }] },
              })),
            },
          },
        },
      },
      page: '/our-people/[slug]',
      buildId: 'Zk2',
    }
    const block = (label: string, inner: string) =>
      `<div class="Block_root__9sK"><h2 class="Block_title__0a">${label}</h2>${inner}</div>`
    return `<main class="Bio_root__a81"><section class="Bio_hero__kk2"><div class="Bio_heroText__p0"><h1>${escaped(person.shown)}</h1><p class="Bio_level__3f">${escaped(person.title)}</p><p class="Bio_office__b2">${each(person.offices, escaped, ' &amp; ')}</p>
<div class="Bio_contact__l1">${part(person.phone, `<a href="tel:${person.phone}">D: ${person.phone}</a>`)}<a href="tel:415.555.0100">M: 415.555.0100</a>${part(person.email, `<span class="Bio_mail__rev" style="unicode-bidi:bidi-override;direction:rtl">${[...(person.email ?? '')].reverse().join('')}</span>`)}</div></div></section>
<section class="Bio_body__c3"><p>${escaped(person.bio)}</p><p>Before law school ${escaped(person.last)} taught in a public school.</p></section>
${part(person.areas, block('Focus', `<div class="Tags_root__1">${each(person.areas, (area) => `<a class="Tags_tag__2" href="/focus/x">${escaped(area)}</a>`)}</div>`))}
${block(
  'Education',
  each(
    person.education,
    (one) =>
      markup`
        <div class="Edu_row__1"><div class="Edu_school__2">${escaped(one.school)}</div>
        <div class="Edu_degree__3">${one.degree}${one.year ? `, ${one.year}` : ''}</div>
        ${one.honor ? `<div class="Edu_note__4">${escaped(one.honor)}</div>` : ''}</div>
      `,
  ),
)}
${part(person.bars, block('Admitted In', `<ul class="List_root__8">${each(person.bars, (bar, at) => `<li>${bar} <span class="List_year__9">${2002 + at}</span></li>`)}</ul>`))}
${part(
  person.clerkships,
  block(
    'Clerkships',
    markup`
      <ul class="List_root__8">
      ${each(person.clerkships, (one) => `<li>Judicial Law Clerk, ${escaped(one)} <span class="List_year__9">2010-2011</span></li>`)}
      </ul>
    `,
  ),
)}
${block('News', '<a class="Card_root__4" href="/news/x"><span>Jun 2026</span>Shareholders Speak at Water Summit</a>')}</main><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`
  },
  others: [
    ['/our-people/alumni', 'Alumni', '<p>Once at Delta, always at Delta.</p><p>alumni@deltamarsh.example</p>'],
    [
      '/our-people',
      'Our People',
      '<div class="Grid_root__1"><a class="Card_root__4" href="/our-people/hannah-weiss"><span>Hannah Weiss</span><span>Associate</span></a><a class="Card_root__4" href="/our-people/dale-kimball"><span>Dale Kimball</span><span>Director of Marketing</span></a></div>',
    ],
    [
      '/focus/water-law',
      'Water Law',
      '<p>Rights, compacts and drought.</p><h2>Our Water Lawyers</h2><a class="Card_root__4" href="/our-people/joaquin-fierro"><span>Joaquin Fierro</span><span>Shareholder</span><span>602.555.0122</span></a>',
    ],
    [
      '/news/shareholders-speak',
      'Shareholders Speak at Water Summit',
      '<time>June 2, 2026</time><p>Joaquin Fierro and Stephanie St. Cloud spoke in Yuma.</p>',
    ],
    [
      '/events/cle-day',
      'CLE Day 2026',
      '<p>Phoenix, September 9, 2026</p><h2>Faculty</h2><p>Ebenezer Quarshie, Of Counsel</p><p>Joaquin Fierro, Shareholder</p>',
    ],
    [
      '/careers/meet-hannah',
      'Meet Hannah: Life as an Associate',
      '<p>“I wanted trials. I got three.”</p><p>Hannah Weiss, Associate, San Francisco</p>',
    ],
  ],
  other: (heading, body) => `<main class="Page_root__d0"><h1>${escaped(heading)}</h1>${body}</main>`,
  more(url, { pages, origin }) {
    return url.pathname === '/sitemap.xml' ? xml(urlset(pages.map(({ path }) => origin + path))) : undefined
  },
}
