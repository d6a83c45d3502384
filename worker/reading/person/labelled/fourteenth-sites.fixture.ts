import { ashgrovePeople, blackmorePeople, cascadiaPeople, dunhavenPeople } from './fourteenth-people.fixture.ts'
import { escaped, htmlAnswer, type LabelledSite } from './site-kit.fixture.ts'
import { each, handwritten, part, peopleAmong, sitemap, unseenSite, type UnseenPlan } from './unseen-kit.fixture.ts'

const ashgrove: UnseenPlan = {
  key: 'solicitors',
  firm: 'Ashgrove Rhydderch LLP',
  host: 'ashgroverhydderch.example',
  structure:
    'solicitors: a bar of facts below a picture, "Get in touch", qualifications with years of admission, people’s folder with pages of teams',
  people: handwritten('ashgroverhydderch.example', ashgrovePeople),
  path: ({ slug }) => `/our-people/${slug}`,
  page: (title, inner) =>
    `<!doctype html><html lang="en-GB"><head><title>${escaped(title)} | Ashgrove Rhydderch LLP</title></head><body><div class="cookie-banner"><p>We use cookies</p><button>Accept</button></div><header class="c-header"><a href="/" class="c-header__logo">Ashgrove Rhydderch</a><nav class="c-nav"><a href="/our-people">Our people</a><a href="/for-you">For you</a><a href="/for-business">For business</a></nav></header><main id="main">${inner}</main><footer class="c-footer"><div class="c-footer__col"><h4>Bristol</h4><p>1 Queen Square<br>+44 117 496 2600</p></div><div class="c-footer__col"><h4>Cardiff</h4><p>2 Cathedral Road<br>+44 29 2049 2600</p></div><p>Authorised and regulated by the Solicitors Regulation Authority, number 600000.</p></footer></body></html>`,
  bio: (person) =>
    `<div class="c-profile-hero"><div class="c-profile-hero__img"></div><div class="c-profile-hero__body"><p class="c-breadcrumb"><a href="/our-people">Our people</a> / ${escaped(person.name)}</p><h1 class="c-profile-hero__title">${escaped(person.shown)}</h1><p class="c-profile-hero__sub">${escaped(person.title)}</p></div></div><div class="c-bar"><div class="c-bar__item"><span class="u-sr">Office</span>${person.offices[0]}</div><div class="c-bar__item"><span class="u-sr">Phone</span><a href="tel:${person.phone?.replaceAll(' ', '')}">${person.phone}</a></div><div class="c-bar__item"><span class="u-sr">Email</span><a href="mailto:${person.email}">${person.email}</a></div></div><div class="c-cols"><div class="c-cols__main"><p>${escaped(person.bio)}</p><h2>What clients say</h2><blockquote>“Unfailingly kind.” Chambers UK, 2024</blockquote></div><div class="c-cols__side">${part(person.areas, `<h3>Areas of expertise</h3><ul>${each(person.areas, (area) => `<li><a href="/for-you/x">${escaped(area)}</a></li>`)}</ul>`)}${part(person.education, `<h3>Education</h3><ul>${each(person.education, (one) => `<li>${escaped(one.school)}, ${one.degree} (${one.year})</li>`)}</ul>`)}${part(person.bars, `<h3>Admitted</h3><ul>${each(person.bars, (bar, at) => `<li>Solicitor, ${bar}, ${1998 + at}</li>`)}</ul>`)}<h3>Get in touch</h3><form><label>Your name</label><input></form></div></div>`,
  others: [
    ['/our-people/wills-team', 'Wills Team', '<p>Head: Honor Ashgrove, Partner. wills@ashgroverhydderch.example</p>'],
    [
      '/our-people/trainee-stories',
      'Trainee Stories',
      '<p>Zeinab Warsi, Trainee Solicitor</p><h2>Education</h2><p>University of the West of England</p>',
    ],
    ['/our-people', 'Our people', '<p>Sixty.</p>'],
    ['/for-you/conveyancing', 'Conveyancing', '<p>Barnaby Winterton-Cole</p>'],
    ['/news/will-power', 'Will Power', '<p>By Honor Ashgrove</p>'],
    ['/bristol', 'Bristol', '<p>1 Queen Square</p>'],
    ['/testimonials/grace-hopper-trust', 'Grace Hopper Trust', '<p>“Unfailingly kind.”</p>'],
  ],
  other: (heading, body) =>
    `<div class="c-profile-hero"><h1 class="c-profile-hero__title">${escaped(heading)}</h1></div><div class="c-cols">${body}</div>`,
  more: sitemap,
}

const blackmore: UnseenPlan = {
  key: 'patent-boutique',
  firm: 'Blackmore & Pham-Reilly, PLLC',
  host: 'blackmorepham.example',
  structure:
    'letters before and after names, long cities, the patent office among the bars, technical papers with years and universities',
  people: handwritten('blackmorepham.example', blackmorePeople),
  path: ({ slug }) => `/professionals/${slug}-2/`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en-US"><head><title>${escaped(title)} | Blackmore &amp; Pham-Reilly</title></head><body class="wp-theme-astra"><div id="page" class="hfeed site"><header id="masthead" class="site-header"><div class="ast-builder-menu"><ul><li><a href="/professionals/">Professionals</a></li><li><a href="/technologies/">Technologies</a></li><li><a href="/contact/">Contact</a></li></ul></div></header><div id="content" class="site-content"><div class="ast-container"><div id="primary">${inner}</div></div></div><footer id="colophon" class="site-footer"><div class="footer-widget-area"><h2 class="widget-title">Research Triangle Park</h2><p>(919) 555-2600</p></div></footer></div></body></html>`,
  bio: (person) =>
    `<article class="professional"><h1 class="entry-title">${escaped(person.shown)}</h1><p class="prof-title">${escaped(person.title)}</p><p>${escaped(person.offices[0] ?? '')}<br>Tel: ${person.phone}<br>Fax: (919) 555-2699<br>Email: ${person.email?.replace('@', ' at ').replaceAll('.', ' dot ')}</p><p>${escaped(person.bio)}</p>${part(person.areas, `<h4>Technical Focus</h4><p>${person.areas.map(escaped).join(', ')}</p>`)}<h4>Education</h4><p>${person.education.map((one) => `${one.degree}, ${escaped(one.school)}, ${one.year}`).join('<br>')}</p>${part(person.bars, `<h4>Bar &amp; Court Admissions</h4><p>${person.bars.join('<br>')}</p>`)}${part(person.clerkships, `<h4>Judicial Clerkship</h4><p>${escaped(person.clerkships[0] ?? '')}</p>`)}<h4>Selected Papers</h4><p>“Kinase Selectivity,” J. Med. Chem., 1996 (with Stanford University)<br>“Claims That Hold,” University of Virginia Law School Symposium, 2018</p></article>`,
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
            `<h1>Professionals</h1>${each(peopleAmong(pages), ({ path, person }) => `<div class="pt-cv"><a href="${path}"><img src="/x.jpg" alt=""></a><h4><a href="${path}">${escaped(person.name)}</a></h4><div>${escaped(person.title)}</div></div>`)}`,
          ),
        )
      : undefined,
}

const cascadia: UnseenPlan = {
  key: 'all-on-their-own-terms',
  firm: 'Cascadia Collective Law',
  host: 'cascadiacollective.example',
  structure: 'a playful firm: emoji before facts, questions and answers, the name in a sentence below a first name',
  people: handwritten('cascadiacollective.example', cascadiaPeople),
  path: ({ slug }) => `/humans/${slug}`,
  page: (title, inner) =>
    `<!doctype html><html lang="en"><head><title>${escaped(title)} | Cascadia Collective Law</title><meta property="og:title" content="${escaped(title)}"></head><body><nav><a href="/">🌲 Cascadia Collective</a> <a href="/humans">Humans</a> <a href="/things-we-do">Things we do</a></nav>${inner}<footer>Made in Oregon · hello@cascadiacollective.example · 541.555.2620</footer></body></html>`,
  bio: (person) =>
    `<div class="human"><h1>${escaped(person.name)}</h1><h2>${escaped(person.title)}</h2><ul class="card"><li>📍 ${escaped(person.offices[0] ?? '')}</li><li>☎️ ${person.phone}</li><li>✉️ <a href="mailto:${person.email}">${person.email}</a></li></ul><p>${escaped(person.bio)}</p>${part(person.areas, `<h3>🛠 What I do</h3><ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul>`)}<h3>🎓 School</h3><ul>${each(person.education, (one) => `<li>${escaped(one.school)} · ${one.degree} · ${one.year}</li>`)}</ul>${part(person.bars, `<h3>⚖️ Licensed in</h3><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}</ul>`)}${part(person.clerkships, `<h3>👩‍⚖️ Clerked for</h3><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul>`)}<h3>🐶 Favorite dog</h3><ul><li>All of them, but mostly Portland, a beagle</li></ul></div>`,
  others: [
    ['/humans', 'Humans', '<p>And dogs.</p>'],
    ['/things-we-do/hemp', 'Hemp', '<p>Willa Cascade-Moore</p>'],
    ['/bend', 'Bend', '<p>By the river.</p>'],
    ['/blog/portland-is-a-beagle', 'Portland Is a Beagle', '<p>Kit Nakashima</p>'],
  ],
  other: (heading, body) => `<div class="human"><h1>${escaped(heading)}</h1>${body}</div>`,
  more: sitemap,
}

const dunhaven: UnseenPlan = {
  key: 'long-bios',
  firm: 'Dunhaven Mott LLP',
  host: 'dunhavenmott.example',
  structure:
    'long biographies with other firms, schools, judges and cities in them; facts in a list below "At a glance"',
  people: handwritten('dunhavenmott.example', dunhavenPeople),
  path: ({ slug }) => `/lawyers/bio/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Lawyers | Dunhaven Mott LLP</title></head><body><header class="global-header"><a href="/">Dunhaven Mott</a><nav><a href="/lawyers">Lawyers</a><a href="/practices">Practices</a></nav></header><div class="wrap">${inner}</div><footer class="global-footer">Hartford 860-555-2600 Stamford 203-555-2600</footer></body></html>`,
  bio: (person) =>
    `<div class="bio-masthead"><h1>${escaped(person.shown)}</h1><div class="bio-masthead__title">${escaped(person.title)}</div><div class="bio-masthead__contact">${escaped(person.offices[0] ?? '')} <span class="sep">|</span> <a href="tel:${person.phone}">${person.phone}</a> <span class="sep">|</span> <a href="mailto:${person.email}">${person.email}</a></div></div><div class="bio-main"><p>${escaped(person.bio)} Before joining the firm, ${person.last} was an associate at Cravath in New York, taught at Columbia Law School in 2004, and worked for Senator Joan Bright in Washington, D.C., where Judge Paul Stein was a colleague.</p><p>A trustee of Trinity College since 2011, ${person.last} lives in West Hartford. The firm’s office in Boston closed in 1999.</p></div><div class="glance"><h2>At a glance</h2><dl>${part(person.areas, `<dt>Practices</dt><dd><ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul></dd>`)}<dt>Education</dt><dd><ul>${each(person.education, (one) => `<li>${escaped(one.school)}, ${one.degree}, ${one.year}</li>`)}</ul></dd><dt>Admissions</dt><dd><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}</ul></dd>${part(person.clerkships, `<dt>Clerkships</dt><dd><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul></dd>`)}<dt>Prior experience</dt><dd><ul><li>Associate, Cravath, New York, 2000-2004</li><li>Adjunct Professor, Columbia Law School, 2004</li></ul></dd></dl></div>`,
  others: [
    ['/practices/reinsurance', 'Reinsurance', '<p>Lucretia Mott-Sanders, Managing Partner</p>'],
    ['/lawyers', 'Lawyers', '<p>Browse.</p>'],
    ['/lawyers/bio/not-found', 'Biography Not Found', '<p>The lawyer may have left.</p>'],
    ['/stamford', 'Stamford', '<p>203-555-2600</p>'],
    ['/news/stella-kowalczyk-wins', 'Stella Kowalczyk Wins Award', '<p>Stamford, 2026</p>'],
  ],
  other: (heading, body) =>
    `<div class="bio-masthead"><h1>${escaped(heading)}</h1></div><div class="bio-main">${body}</div>`,
  more: sitemap,
}

/**
 * Structures of a fourteenth round, four of them: solicitors, a patent boutique, a playful firm, long biographies. Unseen
 * (precision / recall): is a person 0.90 / 1.00 (pages of teams among the people), name, e-mail, phone and practice areas 1.00 /
 * 1.00, title 1.00 / 0.89, offices 1.00 / 0.74, education 1.00 / 0.71 (pictures before labels), bar admissions 0.81 / 1.00 (a
 * bar of facts), clerkships 1.00 / 0.67.
 */
export const fourteenthSites = (): LabelledSite[] => [ashgrove, blackmore, cascadia, dunhaven].map(unseenSite)
