import type { Someone } from './population.fixture.ts'
import { escaped, htmlAnswer, type LabelledSite } from './site-kit.fixture.ts'
import {
  beaulacPeople,
  crandallPeople,
  fallonPeople,
  glenmorePeople,
  harrowPeople,
} from './thirteenth-people.fixture.ts'
import { each, handwritten, part, peopleAmong, sitemap, unseenSite, type UnseenPlan } from './unseen-kit.fixture.ts'

const words = {
  Paris: ['Domaines de compétence', 'Formation', 'Barreaux', 'Langues', 'Français, anglais', 'Tél.'],
  Munich: ['Tätigkeitsschwerpunkte', 'Ausbildung', 'Zulassung', 'Sprachen', 'Deutsch, Englisch', 'Tel.'],
  Barcelona: ['Áreas de práctica', 'Formación académica', 'Colegiación', 'Idiomas', 'Español, catalán', 'Tel.'],
} as const
const beaulac: UnseenPlan = {
  key: 'own-languages',
  firm: 'Beaulac von Hagen Puig',
  host: 'beaulacvonhagen.example',
  structure: 'each person in the language of the office: labels in French, German and Spanish',
  people: handwritten('beaulacvonhagen.example', beaulacPeople),
  path: ({ slug }) => `/people/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} | Beaulac von Hagen Puig</title></head><body><header><a href="/">BHP</a><nav><a href="/people">People</a><a href="/offices">Offices</a></nav></header><main>${inner}</main><footer><p>Mentions légales | Impressum | Aviso legal</p></footer></body></html>`,
  bio(person) {
    const [areas, education, bars, languages, spoken, phone] =
      words[(person.offices[0] ?? 'Paris') as keyof typeof words]
    return `<h1>${escaped(person.shown)}</h1><p class="fonction">${escaped(person.title)}</p><p>${person.offices[0]}</p><p>${phone} ${person.phone}</p><p><a href="mailto:${person.email}">${person.email}</a></p><p>${escaped(person.bio)}</p><h2>${areas}</h2><ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul><h2>${education}</h2><ul>${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)}, ${one.year}</li>`)}</ul><h2>${bars}</h2><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}</ul><h2>${languages}</h2><p>${spoken}</p>`
  },
  others: [
    ['/offices/munich', 'München', '<p>Maximilianstraße 1</p>'],
    ['/people', 'People', '<p>Paris, München, Barcelona</p>'],
    ['/news/arnaud-lefevre-diop', 'Arnaud Lefèvre-Diop rejoint l’équipe', '<p>Paris, mai 2026</p>'],
    ['/expertise/droit-fiscal', 'Droit fiscal', '<p>Clémentine Beaulac, Associée</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}

const crandall: UnseenPlan = {
  key: 'tables-with-columns',
  firm: 'Crandall Moriarty & Ames',
  host: 'crandallmoriarty.example',
  structure: 'tables with columns for degrees and for admissions, courts in a table of their own, ranks in another',
  people: handwritten('crandallmoriarty.example', crandallPeople),
  path: ({ slug }) => `/attorneys/${slug}.aspx`,
  page: (title, inner) =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} | Crandall Moriarty &amp; Ames</title></head><body><div class="top"><a href="/">Crandall Moriarty &amp; Ames</a></div><div class="menu"><a href="/attorneys.aspx">Attorneys</a><a href="/services.aspx">Services</a><a href="/contact.aspx">Contact</a></div><div class="page">${inner}</div><div class="bottom">Providence 401-555-2500 | Newport 401-555-2550</div></body></html>`,
  bio: (person) =>
    `<div class="bio-header"><h1>${escaped(person.shown)}</h1><span class="pos">${escaped(person.title)}</span><span class="loc">${escaped(person.offices[0] ?? '')}</span><span class="num">D: ${person.phone} | F: 401-555-2599</span><span class="mail"><a href="mailto:${person.email}">E-mail ${escaped(person.name.split(' ')[0] ?? '')}</a></span></div><p>${escaped(person.bio)}</p>${part(person.areas, `<h4>Services</h4><table class="t">${each(person.areas, (area) => `<tr><td>${escaped(area)}</td></tr>`)}</table>`)}<h4>Education</h4><table class="t"><tr><th>Year</th><th>School</th><th>Degree</th></tr>${each(person.education, (one) => `<tr><td>${one.year}</td><td>${escaped(one.school)}</td><td>${one.degree}</td></tr>`)}</table>${part(person.bars, `<h4>Bar Admissions</h4><table class="t"><tr><th>Jurisdiction</th><th>Since</th><th>Status</th></tr>${each(person.bars, (bar, at) => `<tr><td>${bar}</td><td>${1999 + at}</td><td>Active</td></tr>`)}</table><h4>Court Admissions</h4><table class="t"><tr><th>Court</th><th>Since</th></tr><tr><td>U.S. District Court, District of Rhode Island</td><td>2001</td></tr></table>`)}${part(person.clerkships, `<h4>Clerkships</h4><table class="t"><tr><td>${escaped(person.clerkships[0] ?? '')}</td><td>2006-2007</td></tr></table>`)}<h4>Rankings</h4><table class="t"><tr><td>Best Lawyers, Massachusetts</td><td>2020</td></tr></table>`,
  others: [
    ['/services/offshore-wind.aspx', 'Offshore Wind', '<p>Oluwaseun Bright-Ames, Partner</p>'],
    ['/attorneys.aspx', 'Attorneys', '<p>Five.</p>'],
    ['/newport.aspx', 'Newport', '<p>401-555-2550</p>'],
    ['/news/kit-moriarty-commodore.aspx', 'Kit Moriarty Elected Commodore', '<p>June 2026</p>'],
  ],
  other: (heading, body) => `<div class="bio-header"><h1>${escaped(heading)}</h1></div>${body}`,
  more: (url, { pages }) =>
    url.pathname === '/attorneys.aspx'
      ? htmlAnswer(
          crandall.page(
            'Attorneys',
            `<h1>Attorneys</h1><table>${each(peopleAmong(pages), ({ path, person }) => `<tr><td><a href="${path}">${escaped(person.name)}</a></td><td>${escaped(person.title)}</td></tr>`)}</table>`,
          ),
        )
      : undefined,
}

const labelLines = (person: Someone) =>
  [
    `EDUCATION<br>${person.education.map((one) => `${escaped(one.school)}, ${one.degree} ${one.year}`).join('<br>')}`,
    ...(person.bars.length ? [`BAR ADMISSIONS<br>${person.bars.join('<br>')}`] : []),
    ...(person.clerkships.length ? [`CLERKSHIPS<br>${escaped(person.clerkships[0] ?? '')}`] : []),
    ...(person.areas.length ? [`PRACTICE AREAS<br>${person.areas.map(escaped).join('<br>')}`] : []),
    'PERSONAL<br>Skis at Mount Rose<br>Born in Winnemucca, Nevada',
  ].join('<br><br>')
const fallon: UnseenPlan = {
  key: 'capitals-between-breaks',
  firm: 'Fallon Whitehorse, Ltd.',
  host: 'fallonwhitehorse.example',
  structure: 'one paragraph with breaks, labels in capitals; a name over two lines with the title in the heading',
  people: handwritten('fallonwhitehorse.example', fallonPeople),
  path: ({ slug }) => `/team/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} — Fallon Whitehorse, Ltd.</title></head><body><header><a href="/">Fallon Whitehorse</a><nav><a href="/team">Team</a></nav></header><div class="content">${inner}</div><footer>Reno 775.555.2500 Elko 775.555.2550</footer></body></html>`,
  bio(person) {
    const [first = '', ...rest] = person.name.split(' ')
    return `<h1>${escaped(first)}<br>${escaped(rest.join(' '))}<br><small>${escaped(person.title)}</small></h1><p>${escaped(person.offices[0] ?? '')}<br><span>775</span>.<span>555</span>.<span>${person.phone?.slice(-4)}</span><br><a href="/contact?mailto=${encodeURIComponent(person.email ?? '')}" title="${person.email}">Write to ${escaped(first)}</a></p><p>${escaped(person.bio)}</p><p>${labelLines(person)}</p>`
  },
  others: [
    ['/team', 'Team', '<p>Reno and Elko.</p>'],
    ['/practice/water', 'Water', '<p>Aurora Whitehorse</p>'],
    ['/elko', 'Elko', '<p>775.555.2550</p>'],
    ['/team/summer-clerks', 'Summer Clerks', '<p>EDUCATION<br>Second year</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}

const glenmore: UnseenPlan = {
  key: 'data-above-all',
  firm: 'Glenmore Brekke LLP',
  host: 'glenmorebrekke.example',
  structure: 'an array of data: the person with credentials and a point of contact, the page itself with little',
  people: handwritten('glenmorebrekke.example', glenmorePeople),
  path: ({ slug }) => `/attorneys/${slug}`,
  head: (person) =>
    `<script type="application/ld+json">${JSON.stringify([
      {
        '@context': 'https://schema.org',
        '@type': 'LegalService',
        name: 'Glenmore Brekke LLP',
        telephone: '(612) 555-2500',
      },
      {
        '@context': 'https://schema.org',
        '@type': 'Person',
        givenName: person.name.split(' ')[0],
        familyName: person.name.split(' ').slice(1).join(' '),
        jobTitle: [person.title],
        contactPoint: { '@type': 'ContactPoint', email: person.email, telephone: person.phone },
        workLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: person.offices[0]?.split(', ')[0],
            addressRegion: 'MN',
          },
        },
        knowsAbout: person.areas,
        alumniOf: person.education.map(({ school, degree, year }) => ({
          '@type': 'EducationalOrganization',
          name: school,
          credentialCategory: degree,
          endDate: String(year),
        })),
      },
    ])}</script>`,
  page: (title, inner, head = '') =>
    `<!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Glenmore Brekke</title>${head}</head><body><header><a href="/">Glenmore Brekke</a><nav><a href="/attorneys">Attorneys</a></nav></header><main>${inner}</main><footer><p>Minneapolis · Duluth · (612) 555-2500</p></footer></body></html>`,
  bio: (person) =>
    `<h1>${escaped(person.shown)}</h1><p>${escaped(person.bio)} ${person.name.split(' ')[0]} is a member of the bar of ${person.bars.join(' and ')}.</p>${part(person.clerkships, `<p>Before joining the firm, ${person.name.split(' ')[0]} was a law clerk to the ${escaped(person.clerkships[0] ?? '')}.</p>`)}`,
  others: [
    ['/attorneys', 'Attorneys', '<p>Four.</p>'],
    ['/work/taconite', 'Taconite', '<p>Håkon Brekke</p>'],
    ['/duluth', 'Duluth', '<p>Canal Park</p>'],
    ['/writing/cabins-and-setbacks', 'Cabins and Setbacks', '<p>Cormac Dunleavy, Associate</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}

const harrow: UnseenPlan = {
  key: 'flex-of-columns',
  firm: 'Harrow Belfort, P.A.',
  host: 'harrowbelfort.example',
  structure:
    'two columns: labels in the one, contents in the other, matched by their place alone; buttons in headings that unfold',
  people: handwritten('harrowbelfort.example', harrowPeople),
  path: ({ slug }) => `/lawyers/${slug}/`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Harrow Belfort, P.A. | Baltimore</title></head><body><div class="site-header"><a class="brand" href="/">Harrow Belfort</a><div class="site-nav"><a href="/lawyers/">Lawyers</a><a href="/matters/">Matters</a></div></div><div class="site-main">${inner}</div><div class="site-footer"><p>Baltimore 410.555.2500</p><p>Annapolis 410.555.2550</p></div></body></html>`,
  bio: (person) =>
    `<div class="lawyer"><div class="lawyer__photo"><img src="/p.jpg" alt="Photograph of ${escaped(person.name)}"></div><div class="lawyer__intro"><h1 class="lawyer__name">${escaped(person.shown)}</h1><div class="lawyer__meta"><span>${escaped(person.title)}</span><span>${escaped(person.offices[0] ?? '')}</span></div><div class="lawyer__reach"><a href="tel:+1${person.phone?.replaceAll('.', '')}">${person.phone}</a><a href="mailto:${person.email}" aria-label="E-mail ${escaped(person.name)}"><svg></svg></a></div></div></div><div class="lawyer__text"><p>${escaped(person.bio)}</p></div>${each(
      [
        ['Practices', person.areas.map(escaped)],
        ['Education', person.education.map((one) => `${one.degree}, ${escaped(one.school)} <em>(${one.year})</em>`)],
        ['Admitted to Practice', person.bars],
        ['Judicial Clerkships', person.clerkships.map(escaped)],
        ['Boards', ['Maryland Historical Trust', 'Annapolis Maritime Museum']],
      ] as const,
      ([label, list], at) =>
        part(
          list,
          `<div class="fold"><h3 class="fold__head"><button type="button" aria-expanded="false" aria-controls="f${at}">${label}</button></h3><div class="fold__body" id="f${at}" style="display:none">${each(list, (one) => `<p>${one}</p>`)}</div></div>`,
        ),
    )}`,
  others: [
    ['/lawyers/', 'Lawyers', '<p>Four.</p>'],
    ['/matters/oyster-leases/', 'Oyster Leases', '<p>Ilse Van Dorn</p>'],
    ['/annapolis/', 'Annapolis', '<p>410.555.2550</p>'],
    ['/lawyers/pro-bono/', 'Pro Bono', '<p>Every lawyer, fifty hours.</p>'],
  ],
  other: (heading, body) => `<h1 class="lawyer__name">${escaped(heading)}</h1>${body}`,
  more: sitemap,
}

/**
 * Structures of a thirteenth round, five of them: bios in other languages, columns, breaks, data alone. Unseen (precision /
 * recall): is a person 1.00 / 0.96, name, offices, e-mail, phone and clerkships 1.00 / 1.00, title 1.00 / 0.77 (within the
 * heading, below a break), practice areas 1.00 / 0.82, education 1.00 / 0.85 (labels in other languages), bar admissions 0.85 /
 * 0.64 (those, and a column of how they stand).
 */
export const thirteenthSites = (): LabelledSite[] => [beaulac, crandall, fallon, glenmore, harrow].map(unseenSite)
