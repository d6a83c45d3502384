import { ardentSite, dovetailSite, pellinoreSite, quarlesSite } from './tenth-more.fixture.ts'
import { carrascoPeople, hoskinsPeople, macphersonPeople, thackerayPeople } from './tenth-people.fixture.ts'
import { escaped, htmlAnswer, type LabelledSite } from './site-kit.fixture.ts'
import { each, handwritten, part, peopleAmong, sitemap, unseenSite, type UnseenPlan } from './unseen-kit.fixture.ts'

const hoskins: UnseenPlan = {
  key: 'shares-of-practice',
  firm: 'Hoskins Folsom Injury Lawyers',
  host: 'hoskinsfolsom.example',
  structure: 'a vendor’s template: shares of practice in percent, degrees below their schools, reviews, a form, a chat',
  people: handwritten('hoskinsfolsom.example', hoskinsPeople),
  path: ({ slug }) => `/attorneys/${slug}/`,
  page: (title, inner) =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} | Toledo, Ohio Personal Injury Attorney | Hoskins Folsom Injury Lawyers</title></head><body><div class="fl-header"><a class="fl-logo" href="/">Hoskins Folsom Injury Lawyers</a><div class="fl-cta">No fee unless we win: <span class="fl-phone">800-555-2200</span></div><ul class="fl-nav"><li><a href="/attorneys/">Attorneys</a></li><li><a href="/personal-injury/">Personal Injury</a></li><li><a href="/reviews/">Reviews</a></li></ul></div><div class="fl-body">${inner}</div><div class="fl-footer"><h3>Toledo Office</h3><p>One SeaGate<br>Toledo, OH 43604<br>Phone: 419-555-2200<br>Fax: 419-555-2299</p><h3>Findlay Office</h3><p>500 South Main Street<br>Findlay, OH 45840<br>Phone: 419-555-2250</p><p class="fl-email"><a href="mailto:help@hoskinsfolsom.example">Email Us</a></p></div></body></html>`,
  bio: (person) =>
    `<div class="fl-main"><h1>${escaped(person.name)}</h1><h2 class="fl-position">${escaped(person.title)}</h2><ul class="fl-contact"><li>Location: ${escaped(person.offices[0]?.replace('OH', 'Ohio') ?? '')}</li><li>Phone: ${person.phone}</li><li>Toll Free: 800-555-2200</li><li>Fax: 419-555-2299</li><li>Email: <a class="emailLink" href="mailto:${person.email}">Email Me</a></li></ul><p>${escaped(person.bio)}</p>
${part(person.areas, `<h3>Areas of Practice</h3><ul>${each(person.areas, (area, at) => `<li>${[60, 40][at] ?? 0}% ${escaped(area)}</li>`)}</ul>`)}${part(person.bars, `<h3>Bar Admissions</h3><ul>${each(person.bars, (bar, at) => `<li>${bar}, ${1997 + at}</li>`)}</ul>`)}<h3>Education</h3><ul>${each(person.education, (one) => `<li>${escaped(one.school)}<ul><li>${one.degree} - ${one.year}</li><li>Major: Communications</li></ul></li>`)}</ul>${part(person.clerkships, `<h3>Past Positions</h3><ul><li>Bailiff and driver, 1974</li></ul><h3>Clerkships</h3><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul>`)}<h3>Professional Associations and Memberships</h3><ul><li>Ohio Association for Justice, 1998 - Present</li><li>Toledo Bar Association, Member</li></ul><h3>Languages</h3><ul><li>English</li></ul></div><div class="fl-side"><h3>Review: 5/5</h3><p>“They won my case in Lima, Ohio.” — Darnell P.</p><form><label>Name</label><input><label>Email</label><input></form></div>`,
  others: [
    ['/attorneys/', 'Attorneys', '<p>Meet the people who fight for you.</p>'],
    ['/reviews/', 'Reviews', '<p>“Bart Hoskins is the best.” — Wanda K.</p>'],
    ['/personal-injury/', 'Personal Injury', '<p>Call 800-555-2200.</p>'],
    ['/verdicts/estate-of-helen-moody/', 'Estate of Helen Moody', '<p>$2,400,000 for a fall.</p>'],
    ['/attorneys/why-choose-us/', 'Why Choose Us', '<h3>Education</h3><p>We teach adjusters.</p>'],
    ['/findlay/', 'Findlay', '<p>500 South Main Street</p>'],
  ],
  other: (heading, body) => `<div class="fl-main"><h1>${escaped(heading)}</h1>${body}</div>`,
  more: sitemap,
}

const two = (english: string, spanish: string) => `${english} / <span lang="es">${spanish}</span>`
const carrasco: UnseenPlan = {
  key: 'two-languages',
  firm: 'Carrasco Peña Corral, P.A.',
  host: 'carrascopena.example',
  structure: 'labels in two languages, a second biography in Spanish, offices with a number and a mailbox each',
  people: handwritten('carrascopena.example', carrascoPeople),
  path: ({ slug }) => `/abogados-attorneys/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en"><head><title>${escaped(title)} - Carrasco Peña Corral, P.A.</title><link rel="alternate" hreflang="es" href="/es"></head><body><header><div class="marca"><a href="/">Carrasco Peña Corral</a></div><nav><a href="/abogados-attorneys">${two('Attorneys', 'Abogados')}</a><a href="/areas">${two('Practice', 'Áreas')}</a></nav></header>${inner}<footer><div>Brickell: 801 Brickell Avenue, Miami, FL 33131 · (305) 555-2200 · brickell@carrascopena.example</div><div>Coral Gables: 2525 Ponce de Leon · (305) 555-2250 · gables@carrascopena.example</div></footer></body></html>`,
  bio: (person) =>
    `<main class="ficha"><h1>${escaped(person.shown)}</h1><p class="cargo">${escaped(person.title)}</p><table class="contacto"><tr><th>${two('Office', 'Oficina')}</th><td>${escaped(person.offices[0] ?? '')}</td></tr><tr><th>${two('Phone', 'Teléfono')}</th><td>${person.phone}</td></tr><tr><th>${two('Email', 'Correo')}</th><td>${person.email?.replace('@', ' @ ')}</td></tr></table><p>${escaped(person.bio)}</p><p lang="es">Trabaja con clientes de América Latina y los Estados Unidos desde 2003.</p>
${part(person.areas, `<h3>${two('Practice Areas', 'Áreas de Práctica')}</h3><ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul>`)}<h3>${two('Education', 'Educación')}</h3><ul>${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)} (${one.year})</li>`)}</ul>${part(person.bars, `<h3>${two('Bar Admissions', 'Colegiación')}</h3><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}</ul>`)}${part(person.clerkships, `<h3>${two('Clerkships', 'Pasantías Judiciales')}</h3><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul>`)}<h3>${two('Languages', 'Idiomas')}</h3><ul><li>Español</li><li>English</li><li>Français</li></ul></main>`,
  others: [
    ['/areas/inmigracion', 'Inmigración', '<p>Mireille Jean-Baptiste, Associate</p>'],
    ['/abogados-attorneys', 'Attorneys', '<p>Ocho personas.</p>'],
    ['/noticias/betty-corral-en-la-radio', 'Betty Corral en la Radio', '<p>Actualidad, mayo 2026</p>'],
    ['/oficinas/coral-gables', 'Coral Gables', '<p>(305) 555-2250</p>'],
    ['/testimonios/familia-restrepo', 'Familia Restrepo', '<p>“Nos ayudaron.”</p>'],
    ['/contacto', 'Contacto', '<p>brickell@carrascopena.example</p>'],
  ],
  other: (heading, body) => `<main class="ficha"><h1>${escaped(heading)}</h1>${body}</main>`,
  more: sitemap,
}

const cls = (name: string) => `class="Bio_${name}__${name.length}xY${name.charCodeAt(0)}"`
const thackeray: UnseenPlan = {
  key: 'scrambled-classes',
  firm: 'Thackeray Bell & Moss LLP',
  host: 'thackeraybell.example',
  structure:
    'class names of a compiler, headings that are styled blocks, last names first, an address behind a notice, a bar that repeats',
  people: handwritten('thackeraybell.example', thackerayPeople),
  path: ({ slug }) => `/lawyers/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Thackeray Bell &amp; Moss</title></head><body><div id="root"><div class="Shell_top__9a"><a href="/">TBM</a><div class="Shell_menu__2b"><a href="/lawyers">Lawyers</a><a href="/work">Work</a><a href="/places">Places</a></div></div>${inner}<div class="Shell_bottom__1c"><div>San Francisco +1.415.555.2200</div><div>Palo Alto +1.650.555.2200</div><div>Brussels +32.2.555.2200</div><div>© 2026 Thackeray Bell &amp; Moss LLP</div></div></div></body></html>`,
  bio(person, people) {
    const contact = `<a href="/email-notice?to=${encodeURIComponent(person.email ?? '')}">${person.email}</a>`
    const facts = (label: string, list: readonly string[]) =>
      part(
        list,
        `<div ${cls('panel')}><button ${cls('panelButton')} aria-expanded="false">${label}</button><div ${cls('panelBody')} hidden>${each(list, (one) => `<div ${cls('line')}>${one}</div>`)}</div></div>`,
      )
    return `<div ${cls('sticky')}><span>${escaped(person.name)}</span><span>${escaped(person.title)}</span></div><div ${cls('hero')}><div ${cls('name')}>${escaped(person.shown)}</div><div ${cls('role')}>${escaped(person.title)}</div><div ${cls('where')}>${person.offices[0]}</div><div ${cls('reach')}>${person.phone}</div><div ${cls('reach')}>${contact}</div></div><div ${cls('copy')}><p>${escaped(person.bio)}</p><p>A recent matter: a $90 million round for a company in Austin, Texas.</p></div>${facts('Focus Areas', person.areas.map(escaped))}${facts(
      'Education',
      person.education.map((one) => `${one.degree}, ${escaped(one.school)}, ${one.year}`),
    )}${facts('Admissions', person.bars)}${facts('Clerkships', person.clerkships.map(escaped))}${facts('Recognition', ['The Recorder, Leaders in Tech Law, 2024', 'Super Lawyers, Northern California, 2019-2026'])}<div ${cls('others')}><div ${cls('othersTitle')}>Works with</div>${each(
      people.filter((one) => one !== person).slice(3, 6),
      (one) =>
        `<a ${cls('otherCard')} href="/lawyers/${one.slug}"><div>${escaped(one.name)}</div><div>${escaped(one.title)}</div><div>${one.phone}</div></a>`,
    )}</div>`
  },
  others: [
    ['/work/spectrum', 'Spectrum', '<p>Alexander Bell IV leads the team.</p>'],
    ['/lawyers', 'Lawyers', '<p>Bell, Alexander, IV</p><p>de Groot, Hendrika</p>'],
    ['/places/brussels', 'Brussels', '<p>Rue de la Loi 200 +32.2.555.2200</p>'],
    ['/read/carbon-counting', 'Carbon, Counting', '<p>St. John-Rivers, Tabitha</p>'],
    ['/read/moss-on-hiring', 'Moss on Hiring', '<p>An interview.</p>'],
    ['/work/venture-capital', 'Venture Capital', '<p>Four hundred rounds.</p>'],
  ],
  other: (heading, body) =>
    `<div ${cls('hero')}><div ${cls('name')}>${escaped(heading)}</div></div><div ${cls('copy')}>${body}</div>`,
  more: sitemap,
}

const macpherson: UnseenPlan = {
  key: 'year-of-call',
  firm: 'MacPherson Munro LLP',
  host: 'macphersonmunro.example',
  structure:
    'a Canadian firm: year of call, letters before numbers, assistants with numbers and addresses of their own',
  people: handwritten('macphersonmunro.example', macphersonPeople),
  path: ({ slug }) => `/en/our-people/profile/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en-CA"><head><title>${escaped(title)} | Our People | MacPherson Munro LLP</title></head><body><header class="global"><a href="/en">MacPherson Munro LLP</a> <a href="/fr">Français</a><ul><li><a href="/en/our-people">Our People</a></li><li><a href="/en/expertise">Expertise</a></li></ul></header><div class="main-wrapper">${inner}</div><footer class="global"><ul><li>Toronto T 416.555.2200</li><li>Vancouver T 604.555.2200</li><li>Calgary T 403.555.2200</li><li>Montréal T 514.555.2200</li></ul></footer></body></html>`,
  bio: (person) =>
    `<ol class="crumbs"><li><a href="/en">Home</a></li><li><a href="/en/our-people">Our People</a></li><li>${escaped(person.name)}</li></ol><div class="person-intro"><h1>${escaped(person.shown)}</h1><p class="lead">${escaped(person.title)}</p><p class="lead">${person.offices[0]}</p></div><aside class="person-card"><p><abbr title="Telephone">T</abbr> ${person.phone}<br><abbr title="Facsimile">F</abbr> 416.555.2299<br><abbr title="Email">E</abbr> <a href="mailto:${person.email}">${person.email}</a></p><h4>Assistant</h4><p>Dorothy Plank<br><abbr title="Telephone">T</abbr> 416.555.2290<br><abbr title="Email">E</abbr> <a href="mailto:dplank@macphersonmunro.example">dplank@macphersonmunro.example</a></p>${part(person.bars, `<h4>Year of Call</h4><ul>${each(person.bars, (bar, at) => `<li>${bar}, ${1992 + at}</li>`)}</ul>`)}<h4>Education</h4><ul>${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)}, ${one.year}</li>`)}</ul>${part(person.areas, `<h4>Expertise</h4><ul>${each(person.areas, (area) => `<li><a href="/en/expertise/x">${escaped(area)}</a></li>`)}</ul>`)}${part(person.clerkships, `<h4>Clerkships</h4><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul>`)}</aside><div class="person-text"><h2>Overview</h2><p>${escaped(person.bio)}</p><h2>Recent mandates</h2><ul><li>A bank in Halifax in a $300 million facility (2024)</li><li>A mine in Nunavut</li></ul><h2>Rankings</h2><ul><li>Lexpert, Ontario, repeatedly recommended since 2012</li></ul></div>`,
  others: [
    ['/en/expertise/pipelines', 'Pipelines', '<p>Angus Roderick Munro T 403.555.2234</p>'],
    ['/en/our-people', 'Our People', '<p>Filter by office.</p>'],
    ['/en/offices/montreal', 'Montréal', '<p>1000, rue De La Gauchetière</p><p>T 514.555.2200</p>'],
    ['/en/news/fiona-macpherson-kc', 'Fiona MacPherson Named King’s Counsel', '<p>January 2026</p>'],
    [
      '/en/insights/pricing-of-intangibles',
      'Pricing of Intangibles',
      '<p>Pascal Tremblay-Roy and Marie-Ève Lachance</p>',
    ],
    ['/en/our-people/students', 'Students', '<p>Articling in Toronto. Education: second year.</p>'],
  ],
  other: (heading, body) =>
    `<div class="person-intro"><h1>${escaped(heading)}</h1></div><div class="person-text">${body}</div>`,
  more: (url, { pages }) =>
    url.pathname === '/en/our-people'
      ? htmlAnswer(
          macpherson.page(
            'Our People',
            `<h1>Our People</h1><table>${each(peopleAmong(pages), ({ path, person }) => `<tr><td><a href="${path}">${escaped(person.name)}</a></td><td>${escaped(person.title)}</td><td>${person.offices[0]}</td><td>${person.email}</td></tr>`)}</table>`,
          ),
        )
      : url.pathname === '/en'
        ? htmlAnswer(macpherson.page('Home', '<h1>Welcome</h1>'))
        : undefined,
}

/**
 * Structures of a tenth round, eight of them, as vendors, builders and firms abroad make them. Unseen (precision / recall): is a
 * person 1.00 / 0.87, name, e-mail and phone 1.00 / 1.00, title 0.98 / 0.98, offices 0.80 / 1.00, practice areas 1.00 / 0.85,
 * education 1.00 / 0.99, bar admissions 1.00 / 0.87, clerkships 0.89 / 0.89.
 */
export const tenthSites = (): LabelledSite[] =>
  [hoskins, carrasco, thackeray, macpherson, dovetailSite, pellinoreSite, ardentSite, quarlesSite].map(unseenSite)
