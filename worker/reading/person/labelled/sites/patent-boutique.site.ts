import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const blackmorePeople = `
Dr. Lionel T. Blackmore, PhD, Esq.=Lionel T. Blackmore | Patent Partner | Research Triangle Park, NC | lblackmore | (919) 555-2611 | Small Molecules; Hatch-Waxman Litigation | J.D./University of North Carolina School of Law/2002; Ph.D./Duke University/1997; B.S./Clemson University/1992 | North Carolina; U.S. Patent and Trademark Office | Hon. Sharon Plage, U.S. Court of Appeals for the Federal Circuit | Lionel invalidates patents.
Anh Tuyet Pham-Reilly | Of Counsel | Durham, NC | apham-reilly | (919) 555-2612 | Plant Patents; Licensing | J.D./Wake Forest University School of Law/1999; M.S./North Carolina State University/1994 | North Carolina; U.S. Patent and Trademark Office | - | Anh Tuyet bred tomatoes.
Cole Younger Hatch | Associate | Durham, NC | chatch | (919) 555-2613 | Medical Imaging; Software Patents | J.D./Campbell University School of Law/2021; B.S.E./Duke University/2015 | North Carolina | - | Cole wrote firmware.
Ingeborg "Inge" Solheim | Patent Agent | Research Triangle Park, NC | isolheim | (919) 555-2614 | Antibodies | Ph.D./University of Bergen/2010 | U.S. Patent and Trademark Office | - | Inge drafts claims.
Maurice Tillery | Docketing Manager | Durham, NC | mtillery | (919) 555-2615 | - | B.A./North Carolina Central University/2003 | - | - | Maurice misses nothing.`

export const blackmore: WrittenPlan = {
  key: 'patent-boutique',
  firm: 'Blackmore & Pham-Reilly, PLLC',
  host: 'blackmorepham.example',
  structure:
    'letters before and after names, long cities, the patent office among the bars, technical papers with years and universities',
  people: handwritten('blackmorepham.example', blackmorePeople),
  path: ({ slug }) => `/professionals/${slug}-2/`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en-US"><head><title>${escaped(title)} | Blackmore &amp; Pham-Reilly</title>
      </head><body class="wp-theme-astra"><div id="page" class="hfeed site">
      <header id="masthead" class="site-header"><div class="ast-builder-menu"><ul><li>
      <a href="/professionals/">Professionals</a></li><li><a href="/technologies/">Technologies</a></li><li>
      <a href="/contact/">Contact</a></li></ul></div></header><div id="content" class="site-content">
      <div class="ast-container"><div id="primary">${inner}</div></div></div>
      <footer id="colophon" class="site-footer"><div class="footer-widget-area">
      <h2 class="widget-title">Research Triangle Park</h2><p>(919) 555-2600</p></div></footer></div></body>
      </html>
    `,
  bio: (person) =>
    markup`
      <article class="professional"><h1 class="entry-title">${escaped(person.shown)}</h1>
      <p class="prof-title">${escaped(person.title)}</p><p>${escaped(person.offices[0] ?? '')}<br>Tel: ${person.phone}
      <br>Fax: (919) 555-2699<br>Email: ${person.email?.replace('@', ' at ').replaceAll('.', ' dot ')}</p><p>
      ${escaped(person.bio)}</p>
      ${part(person.areas, `<h4>Technical Focus</h4><p>${person.areas.map(escaped).join(', ')}</p>`)}
      <h4>Education</h4><p>
      ${person.education.map((one) => `${one.degree}, ${escaped(one.school)}, ${one.year}`).join('<br>')}</p>
      ${part(person.bars, `<h4>Bar &amp; Court Admissions</h4><p>${person.bars.join('<br>')}</p>`)}
      ${part(person.clerkships, `<h4>Judicial Clerkship</h4><p>${escaped(person.clerkships[0] ?? '')}</p>`)}
      <h4>Selected Papers</h4>
      <p>“Kinase Selectivity,” J. Med. Chem., 1996 (with Stanford University)<br>“Claims That Hold,” University of Virginia Law School Symposium, 2018</p>
      </article>
    `,
  others: [
    ['/technologies/antibodies/', 'Antibodies', '<p>Ingeborg Solheim, Patent Agent</p>'],
    ['/professionals/', 'Professionals', '<p>Five.</p>'],
    [
      '/professionals/technical-advisors/',
      'Technical Advisors',
      '<p>Ph.D. holders, all.</p><h4>Education</h4><p>Many universities.</p>',
    ],
    ['/blog/hatch-waxman-turns-forty/', 'Hatch Waxman Turns Forty', '<p>Lionel T. Blackmore</p>'],
    ['/contact/', 'Research Triangle Park', '<p>(919) 555-2600</p>'],
  ],
  other: (heading, body) => `<article><h1 class="entry-title">${escaped(heading)}</h1>${body}</article>`,
  more: (url, { pages }) =>
    url.pathname === '/professionals/'
      ? htmlAnswer(
          blackmore.page(
            'Professionals',
            markup`
              <h1>Professionals</h1>
              ${each(
                peopleAmong(pages),
                ({ path, person }) => markup`
                <div class="pt-cv"><a href="${path}"><img src="/x.jpg" alt=""></a><h4><a href="${path}">
                ${escaped(person.name)}</a></h4><div>${escaped(person.title)}</div></div>
              `,
              )}
            `,
          ),
        )
      : undefined,
}
