import { escaped, htmlAnswer, type LabelledSite } from './site-kit.fixture.ts'
import {
  kanePeople,
  northfoldPeople,
  ridgelinePeople,
  solanoPeople,
  tidewaterPeople,
  vantagePeople,
} from './twelfth-people.fixture.ts'
import { each, handwritten, part, peopleAmong, sitemap, unseenSite, type UnseenPlan } from './unseen-kit.fixture.ts'

const listing = (plan: () => UnseenPlan, path: string, row: (path: string, name: string, title: string) => string) =>
  ((url, { pages }) =>
    url.pathname === path
      ? htmlAnswer(
          plan().page(
            'People',
            `<h1>People</h1>${each(peopleAmong(pages), (one) => row(one.path, escaped(one.person.name), escaped(one.person.title)))}`,
          ),
        )
      : undefined) satisfies UnseenPlan['more']

const kane: UnseenPlan = {
  key: 'firm-like-a-person',
  firm: 'Law Offices of Jordan Kane',
  host: 'jordankanelaw.example',
  structure:
    'a firm that is called like its founder, who is the "Attorney" of its data on each page; years before degrees',
  people: handwritten('jordankanelaw.example', kanePeople),
  path: ({ slug }) => `/attorneys/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} - Law Offices of Jordan Kane</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Attorney","name":"Jordan Kane","telephone":"(518) 555-2400","email":"office@jordankanelaw.example","address":{"@type":"PostalAddress","addressLocality":"Albany","addressRegion":"NY"}}</script></head><body><div id="head"><p class="sitename">Law Offices of Jordan Kane</p><ul><li><a href="/attorneys">Attorneys</a></li><li><a href="/areas">Areas</a></li><li><a href="/contact">Contact</a></li></ul></div><div id="body">${inner}</div><div id="foot">Law Offices of Jordan Kane, 90 State Street, Albany, NY 12207. (518) 555-2400. Attorney Advertising.</div></body></html>`,
  bio: (person) =>
    `<h1>${escaped(person.shown)}</h1>${person.shown.includes('Paralegal') ? '' : `<h2>${escaped(person.title)}</h2>`}<p>${escaped(person.bio)}</p><h3>Contact</h3><p>${escaped(person.offices[0] ?? '')}<br>Direct (518)555-${person.phone?.slice(-4)}<br>Office (518) 555-2400 ext. 1${person.phone?.slice(-1)}<br>${person.email?.replace('@', '(at)').replace('.example', '(dot)example')}</p><h3>Education</h3><ul>${each(person.education, (one) => `<li>${one.year}: ${one.degree}, ${escaped(one.school)}</li>`)}</ul>${part(person.bars, `<h3>Admitted</h3><p>${person.bars.map((bar, at) => `${bar} (${1996 + at})`).join(', ')}</p>`)}${part(person.areas, `<h3>Areas of Practice</h3><ul>${each(person.areas, (area) => `<li><a href="/areas/x">${escaped(area)}</a></li>`)}</ul>`)}`,
  others: [
    ['/areas/zoning', 'Zoning', '<p>Boards, variances, appeals.</p>'],
    ['/attorneys', 'Attorneys', '<p>Six people.</p>'],
    ['/attorneys/in-memoriam', 'In Memoriam', '<p>Edward Kane, 1931-2015</p>'],
    ['/results/matter-of-kane', 'Matter of Kane', '<p>Third Department, 2019</p>'],
    ['/contact', 'Contact Jordan Kane', '<p>(518) 555-2400</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: listing(
    () => kane,
    '/attorneys',
    (path, name, title) => `<p><a href="${path}">${name}</a> ${title}</p>`,
  ),
}

const northfold: UnseenPlan = {
  key: 'copy-buttons',
  firm: 'Northfold Kincaid PLLC',
  host: 'northfoldkincaid.example',
  structure: 'utility classes alone, contact behind buttons that copy, two columns without a heading element',
  people: handwritten('northfoldkincaid.example', northfoldPeople),
  path: ({ slug }) => `/people/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en"><head><title>${escaped(title)} — Northfold Kincaid</title></head><body class="antialiased bg-white text-slate-900"><header class="sticky top-0 z-50 border-b"><div class="mx-auto max-w-7xl flex items-center justify-between"><a href="/" class="font-semibold">Northfold Kincaid</a><nav class="flex gap-6 text-sm"><a href="/people">People</a><a href="/expertise">Expertise</a></nav></div></header><main class="mx-auto max-w-7xl px-6">${inner}</main><footer class="border-t py-8 text-xs"><p>Seattle 206.555.2400</p><p>Boise 208.555.2400</p></footer></body></html>`,
  bio(person) {
    const box = (label: string, inner: string) =>
      part(
        inner,
        `<div class="py-6 border-t"><p class="text-xs uppercase tracking-wide text-slate-500">${label}</p><div class="mt-2 space-y-1">${inner}</div></div>`,
      )
    return `<div class="grid grid-cols-3 gap-12"><div class="col-span-1"><img class="rounded" src="/p.jpg" alt=""><p class="mt-4 text-3xl font-serif">${escaped(person.shown)}</p><p class="text-slate-600">${escaped(person.title)}</p><p class="text-slate-600">${person.offices[0]}</p><button class="mt-4 inline-flex" data-clipboard-text="${person.email}">Copy email</button><button class="inline-flex" data-clipboard-text="${person.phone}">${person.phone}</button></div><div class="col-span-2"><p class="text-lg">${escaped(person.bio)}</p>${box(
      'Expertise',
      each(person.areas, (area) => `<p>${escaped(area)}</p>`),
    )}${box(
      'Education',
      each(
        person.education,
        (one) =>
          `<p><span class="font-medium">${escaped(one.school)}</span> <span class="text-slate-500">${one.degree} ’${String(one.year).slice(2)}, conferred ${one.year}</span></p>`,
      ),
    )}${box(
      'Admissions',
      each(person.bars, (bar) => `<p>${bar}</p>`),
    )}${box(
      'Clerkships',
      each(person.clerkships, (one) => `<p>${escaped(one)}</p>`),
    )}${box('Outside of work', '<p>Volunteer, Portland Audubon</p><p>Rowing</p>')}</div></div>`
  },
  others: [
    ['/expertise/cloud-contracts', 'Cloud Contracts', '<p>Alasdair Kincaid, Partner</p>'],
    ['/people', 'People', '<p>Seattle and Boise</p>'],
    ['/people/culture', 'Culture', '<p>We row.</p>'],
    ['/journal/speedrunning-a-license', 'Speedrunning a License', '<p>Jiwoo Hahn</p>'],
    ['/boise', 'Boise', '<p>208.555.2400</p>'],
  ],
  other: (heading, body) => `<p class="mt-4 text-3xl font-serif">${escaped(heading)}</p>${body}`,
  more: sitemap,
}

const ridgeline: UnseenPlan = {
  key: 'one-paragraph-of-facts',
  firm: 'Ridgeline Roth, P.A.',
  host: 'ridgelineroth.example',
  structure: 'several degrees of a school in one entry, states by their codes, courts among the states',
  people: handwritten('ridgelineroth.example', ridgelinePeople),
  path: ({ slug }) => `/our-team/${slug}/`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en-US"><head><title>${escaped(title)} – Ridgeline Roth, P.A.</title></head><body><header id="masthead" class="site-header"><div class="site-branding"><p class="site-title"><a href="/">Ridgeline Roth, P.A.</a></p></div><nav id="site-navigation"><a href="/our-team/">Our Team</a></nav></header><div id="content" class="site-content">${inner}</div><footer id="colophon" class="site-footer"><div class="site-info">Asheville 828-555-2400 | Boone 828-555-2450</div></footer></body></html>`,
  bio(person) {
    const codes: Record<string, string> = { 'North Carolina': 'NC', Tennessee: 'TN', Virginia: 'VA' }
    return `<article class="team"><header class="entry-header"><h1 class="entry-title">${escaped(person.shown)}</h1></header><div class="entry-content"><p><strong>${escaped(person.title)}</strong> | ${escaped(person.offices[0] ?? '')} | t. ${person.phone} | e. <a href="mailto:${person.email}">${person.email}</a></p><p>${escaped(person.bio)}</p><h3>Practice</h3><p>${person.areas.map(escaped).join(' &bull; ')}</p><h3>Schools</h3><p>${each(person.education, (one) => `${escaped(one.school)} (${one.degree} ${one.year})`, '; ')}</p><h3>Licensed</h3><p>${person.bars.map((bar) => codes[bar]).join(', ')}</p>${part(person.clerkships, `<h3>Clerked for</h3><p>${escaped(person.clerkships[0] ?? '')}</p>`)}<h3>Belongs to</h3><p>Buncombe County Bar; Watauga Chamber of Commerce</p></div></article>`
  },
  others: [
    ['/our-team/', 'Our Team', '<p>In the mountains since 1979.</p>'],
    ['/practice/breweries/', 'Breweries', '<p>Harper St. James</p>'],
    ['/boone/', 'Boone', '<p>828-555-2450</p>'],
    ['/news/crisp-and-clear/', 'Crisp and Clear', '<p>Lettie Mae Crisp on Medicaid</p>'],
    ['/our-team/apply/', 'Apply', '<p>Send a transcript.</p>'],
  ],
  other: (heading, body) =>
    `<article><header class="entry-header"><h1 class="entry-title">${escaped(heading)}</h1></header>${body}</article>`,
  more: listing(
    () => ridgeline,
    '/our-team/',
    (path, name, title) => `<div class="card"><a href="${path}"><h4>${name}</h4><p>${title}</p></a></div>`,
  ),
}

const solano: UnseenPlan = {
  key: 'cards-of-facts',
  firm: 'Solano Ashcroft LLP',
  host: 'solanoashcroft.example',
  structure:
    'a list of facts with icons that are words, the person’s own number after two of the firm, a modal with a form',
  // The court stands among the states, as on many pages.
  people: handwritten('solanoashcroft.example', solanoPeople).map((person) => ({
    ...person,
    bars: [...person.bars, 'U.S. District Court, Southern District of California'],
  })),
  path: ({ slug }) => `/professionals/${slug}.html`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en"><head><title>${escaped(title)} :: Solano Ashcroft LLP</title></head><body><div class="wrap"><div class="hdr"><a href="/"><img src="/logo.svg" alt="Solano Ashcroft LLP"></a><ul class="hdr-nav"><li><a href="/professionals/">Professionals</a></li><li><a href="/practices/">Practices</a></li><li><a href="/contact/">Contact</a></li></ul></div>${inner}<div class="ftr"><span>San Diego +1 619 555 2400</span><span>Carlsbad +1 760 555 2400</span><span>© 2026</span></div></div></body></html>`,
  bio: (person) =>
    `<div class="bio"><div class="bio-top"><h1>${escaped(person.shown)}</h1><div class="bio-role">${escaped(person.title)}</div></div><ul class="bio-facts"><li><i class="material-icons">place</i> ${escaped(person.offices[0] ?? '')}</li><li><i class="material-icons">phone</i> Main +1 619 555 2400</li><li><i class="material-icons">print</i> Fax +1 619 555 2499</li><li><i class="material-icons">phone</i> Direct ${person.phone}</li><li><i class="material-icons">email</i> <a href="mailto:${person.email?.replace('@', '%40')}">Email</a></li></ul><div class="bio-text"><p>${escaped(person.bio)}</p></div><div class="bio-block"><div class="bio-block-title">Practices</div><ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul></div><div class="bio-block"><div class="bio-block-title">Education</div><ul>${each(person.education, (one) => `<li>${escaped(one.school)}<br>${one.degree}<br>Class of ${one.year}</li>`)}</ul></div><div class="bio-block"><div class="bio-block-title">Bar Admissions</div><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}<li>U.S. District Court, Southern District of California</li></ul></div>${part(person.clerkships, `<div class="bio-block"><div class="bio-block-title">Judicial Clerkship</div><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul></div>`)}</div><div class="modal" role="dialog"><h4>Before you send</h4><p>E-mail makes no attorney-client relationship. Write to intake@solanoashcroft.example instead.</p></div>`,
  others: [
    ['/practices/wage-hour.html', 'Wage & Hour', '<p>Kenji Alvarado</p>'],
    ['/professionals/', 'Professionals', '<p>All</p>'],
    ['/contact/carlsbad.html', 'Carlsbad', '<p>+1 760 555 2400</p>'],
    ['/alerts/freya-lindholm-on-510k.html', 'Freya Lindholm on the 510(k)', '<p>May 2026</p>'],
    ['/practices/golf-resorts.html', 'Golf & Resorts', '<p>Fore.</p>'],
  ],
  other: (heading, body) => `<div class="bio"><div class="bio-top"><h1>${escaped(heading)}</h1></div>${body}</div>`,
  more: sitemap,
}

const tidewater: UnseenPlan = {
  key: 'frames-of-tables',
  firm: 'Tidewater Holloman, P.C.',
  host: 'tidewaterholloman.example',
  structure:
    'tables for everything, labels in cells to the left, the address of each office in the side cell, comments in the e-mail',
  people: handwritten('tidewaterholloman.example', tidewaterPeople),
  path: ({ slug }) => `/attorneys/bio_${slug.replaceAll('-', '_')}.html`,
  page: (title, inner) =>
    `<html><head><title>Tidewater Holloman, P.C. - ${escaped(title)}</title></head><body bgcolor="#ffffff"><table width="800" align="center"><tr><td colspan="2"><a href="/index.html"><img src="/head.jpg" alt="Tidewater Holloman"></a></td></tr><tr><td width="180" valign="top"><p><a href="/attorneys.html">Attorneys</a></p><p><a href="/practice.html">Practice</a></p><p><font size="1">Norfolk Office<br>150 West Main Street<br>Norfolk, VA 23510<br>757.555.2400</font></p><p><font size="1">Richmond Office<br>1021 East Cary Street<br>Richmond, VA 23219<br>804.555.2400</font></p></td><td valign="top">${inner}</td></tr><tr><td colspan="2" align="center"><font size="1">Copyright 2026 Tidewater Holloman, P.C.</font></td></tr></table></body></html>`,
  bio(person) {
    const row = (label: string, inner: string) =>
      part(inner, `<tr><td valign="top"><b>${label}</b></td><td>${inner}</td></tr>`)
    return `<h1>${escaped(person.shown)}</h1><table class="bio">${row('Position', escaped(person.title))}${row('Office', escaped(person.offices[0] ?? ''))}${row('Telephone', person.phone ?? '')}${row('Facsimile', '757.555.2499')}${row('E-mail', `${person.email?.split('@')[0]}<!-- no robots -->@<!-- please -->${person.email?.split('@')[1]}`)}${row('Practice', person.areas.map(escaped).join('<br>'))}${row('Degrees', person.education.map((one) => `${one.degree}, ${escaped(one.school)}, ${one.year}`).join('<br>'))}${row('Bars', person.bars.join('<br>'))}${row('Clerkship', person.clerkships.map(escaped).join('<br>'))}${row('Memberships', 'Virginia State Bar<br>Norfolk & Portsmouth Bar Association')}</table><p>${escaped(person.bio)}</p>`
  },
  others: [
    ['/attorneys.html', 'Attorneys', '<p>Five of us.</p>'],
    ['/practice/admiralty.html', 'Admiralty', '<p>Jamila Prince</p>'],
    ['/news/prince_promoted.html', 'Prince Promoted', '<p>Jamila Prince is named associate.</p>'],
    ['/office_richmond.html', 'Richmond', '<p>804.555.2400</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: listing(
    () => tidewater,
    '/attorneys.html',
    (path, name, title) => `<p><a href="${path}">${name}</a>, ${title}</p>`,
  ),
}

const vantage: UnseenPlan = {
  key: 'number-for-each-office',
  firm: 'Vantage Briggs LLP',
  host: 'vantagebriggs.example',
  structure:
    'cards for each office with a number and a fax each, the own one marked by its place; related people with addresses',
  people: handwritten('vantagebriggs.example', vantagePeople),
  path: ({ slug }) => `/team/members/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Vantage Briggs</title></head><body><header><a href="/">Vantage Briggs</a><nav><a href="/team">Team</a><a href="/sectors">Sectors</a></nav></header><main>${inner}</main><footer><p>Attorney advertising. info@vantagebriggs.example</p></footer></body></html>`,
  bio(person, people) {
    const fax: Record<string, string> = { 'Chicago, IL': '312-555-2499', 'New York, NY': '212-555-2499' }
    const main: Record<string, string> = { 'Chicago, IL': '312-555-2400', 'New York, NY': '212-555-2400' }
    return `<section class="intro"><h1>${escaped(person.shown)}</h1><p class="position">${escaped(person.title)}</p></section><section class="office-cards">${each(person.offices, (office, at) => `<div class="office-card"><h3>${escaped(office.split(',')[0] ?? '')}</h3><p>F ${fax[office]}</p><p>P ${at === 0 ? person.phone : main[office]}</p></div>`)}<p class="mail">${person.email?.replace('@', '＠')}</p></section><section class="words"><p>${escaped(person.bio)}</p></section><section class="tabs"><details open><summary>Sectors and practices</summary><ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul></details><details><summary>Education and credentials</summary><ul>${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)}, ${one.year}</li>`)}</ul></details><details><summary>Bar admissions</summary><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}</ul></details>${part(person.clerkships, `<details><summary>Clerkships</summary><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul></details>`)}</section><aside class="works-with"><h3>Often works with</h3>${each(people.filter((one) => one !== person).slice(0, 2), (one) => `<div><a href="/team/members/${one.slug}">${escaped(one.name)}</a><p>${escaped(one.title)}</p><p>${one.email}</p><p>P ${one.phone}</p></div>`)}</aside>`
  },
  others: [
    ['/sectors/railroads', 'Railroads', '<p>Lowell Briggs, Jr.</p>'],
    ['/team', 'Team', '<p>Two offices.</p>'],
    ['/team/members/paralegal-team', 'Paralegal Team', '<p>Six paralegals. paralegals@vantagebriggs.example</p>'],
    ['/insights/clearing-season', 'Clearing Season', '<p>Marek Zielinski-Hart, Associate</p>'],
    ['/events/lunch-with-rhys-penhaligon', 'Lunch with Rhys Penhaligon', '<p>May 5, Chicago</p>'],
  ],
  other: (heading, body) => `<section class="intro"><h1>${escaped(heading)}</h1></section>${body}`,
  more: sitemap,
}

/**
 * Structures of a twelfth round, six of them: plain pages with one trap each. Unseen (precision / recall): is a person 0.97 /
 * 1.00, name, title, phone, practice areas, education and clerkships 1.00 / 1.00, offices 1.00 / 0.79 (a heading "Contact" above
 * them), e-mail 1.00 / 0.84 (a wide @), bar admissions 0.98 / 1.00.
 */
export const twelfthSites = (): LabelledSite[] =>
  [kane, northfold, ridgeline, solano, tidewater, vantage].map(unseenSite)
