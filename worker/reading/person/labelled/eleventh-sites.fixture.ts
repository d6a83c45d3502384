import {
  abernathyPeople,
  bellflowerPeople,
  devereuxPeople,
  ironwoodPeople,
  larkPeople,
  montroyalPeople,
} from './eleventh-people.fixture.ts'
import { escaped, htmlAnswer, type LabelledSite } from './site-kit.fixture.ts'
import { each, handwritten, part, peopleAmong, sitemap, unseenSite, type UnseenPlan } from './unseen-kit.fixture.ts'

const abernathy: UnseenPlan = {
  key: 'microformats',
  firm: 'Abernathy Stowe PLC',
  host: 'abernathystowe.example',
  structure: 'a static site with a card of microformats, sections by their anchors, "@" as a picture of a word',
  people: handwritten('abernathystowe.example', abernathyPeople),
  path: ({ slug }) => `/who/${slug}/`,
  page: (title, inner) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="generator" content="Hugo 0.140"><title>${escaped(title)} :: Abernathy Stowe PLC</title></head><body><header class="h-x-site"><a class="u-url" href="/">Abernathy Stowe</a> <a href="/who/">Who</a> <a href="/what/">What</a> <a href="/where/">Where</a></header><main>${inner}</main><footer class="h-card"><span class="p-org">Abernathy Stowe PLC</span>, <span class="p-street-address">199 Main Street</span>, <span class="p-locality">Burlington</span>, <span class="p-tel">802-555-2300</span></footer></body></html>`,
  bio: (person) =>
    `<article class="h-card"><h1 class="p-name">${escaped(person.shown)}</h1><p><span class="p-job-title">${escaped(person.title)}</span>, <span class="p-locality">${escaped(person.offices[0]?.split(',')[0] ?? '')}</span>, <span class="p-region">VT</span></p><p><span class="p-tel">${person.phone}</span> / <span class="u-email">${person.email?.replace('@', '<span class="at" aria-label="at">(at)</span>')}</span></p><div class="p-note"><p>${escaped(person.bio)}</p></div><hr>
${part(person.areas, `<section id="practice"><header>Practice</header>${each(person.areas, (area) => `<span class="p-category">${escaped(area)}</span>`, ' ')}</section>`)}<section id="schools"><header>Schools</header>${each(person.education, (one) => `<div>${one.year} <b>${one.degree}</b> ${escaped(one.school)}</div>`)}</section>${part(person.bars, `<section id="bars"><header>Bars</header>${each(person.bars, (bar) => `<div>${bar}</div>`)}</section>`)}${part(person.clerkships, `<section id="clerkship"><header>Clerkship</header><div>${escaped(person.clerkships[0] ?? '')}</div></section>`)}<section id="off"><header>Off Hours</header><div>Camel’s Hump, 40 times</div></section></article>`,
  others: [
    ['/who/', 'Who', '<a href="/who/thu-trang-le/">Thu Trang Le</a>'],
    ['/what/zoning/', 'Zoning', '<p>Isaiah Penhallow</p>'],
    ['/where/montpelier/', 'Montpelier', '<p>10 State Street</p>'],
    ['/log/2026/03/captive-season/', 'Captive Season', '<p class="p-author h-card">Thu Trang Le</p>'],
    ['/who/hiring/', 'Hiring', '<section><header>Schools</header><div>Any</div></section>'],
  ],
  other: (heading, body) => `<article><h1>${escaped(heading)}</h1>${body}</article>`,
  more: (url, { pages }) =>
    url.pathname === '/who/'
      ? htmlAnswer(
          abernathy.page(
            'Who',
            `<h1>Who</h1><ul>${each(peopleAmong(pages), ({ path, person }) => `<li class="h-card"><a class="u-url p-name" href="${path}">${escaped(person.name)}</a></li>`)}</ul>`,
          ),
        )
      : undefined,
}

const montroyal: UnseenPlan = {
  key: 'initial-state',
  firm: 'Montroyal Vang LLP',
  host: 'montroyalvang.example',
  structure: 'an empty root with a store of entities by id, names in the store alone, colleagues among them',
  people: handwritten('montroyalvang.example', montroyalPeople),
  path: ({ slug }) => `/attorneys/${slug}`,
  page: (title, inner, head = '') =>
    `<!doctype html><html><head><title>${escaped(title)} | Montroyal Vang LLP</title></head><body><div id="app">${head ? '' : inner}</div>${head}<script src="/static/js/main.4f1.js"></script></body></html>`,
  head(person) {
    const all = montroyal.people
    const state = {
      router: { location: `/attorneys/${person.slug}` },
      ui: { menuOpen: false, locale: 'en' },
      entities: {
        offices: {
          1: { id: 1, city: 'Minneapolis', main_phone: '612.555.2300' },
          2: { id: 2, city: 'St. Paul', main_phone: '651.555.2300' },
        },
        attorneys: Object.fromEntries(
          [person, ...all.filter((one) => one !== person).slice(0, 2)].map((one) => [
            one.slug,
            {
              slug: one.slug,
              full_name: one.name,
              job_title: one.title,
              office_ids: [one.offices[0] === 'St. Paul' ? 2 : 1],
              office_names: one.offices,
              contact: { email_address: one.email, direct_phone: one.phone, fax: '612.555.2399' },
              ...(one === person
                ? {
                    bio_html: `<p>${escaped(one.bio)}</p>`,
                    practice_areas: one.areas.map((title) => ({ title, slug: 'x' })),
                    education: one.education.map((degree) => ({
                      school_name: degree.school,
                      degree_name: degree.degree,
                      graduation_year: String(degree.year),
                    })),
                    bar_admissions: one.bars,
                    judicial_clerkships: one.clerkships,
                    awards: ['Minnesota Super Lawyers, 2015-2026'],
                  }
                : {}),
            },
          ]),
        ),
      },
      currentAttorney: person.slug,
    }
    return `<script>window.__INITIAL_STATE__ = ${JSON.stringify(state).replaceAll('<', '\\u003c')};</script>`
  },
  bio: () => '',
  others: [
    ['/services/telemedicine', 'Telemedicine', '<p>Hodan Warsame, Associate</p>'],
    ['/attorneys', 'Attorneys', '<a href="/attorneys/mai-see-vang">Mai See Vang</a>'],
    ['/offices/st-paul', 'St. Paul', '<p>651.555.2300</p>'],
    ['/news/clifton-beaulieu-compacts', 'Clifton Beaulieu on Compacts', '<p>A talk.</p>'],
  ],
  other: (heading, body) => `<main><h1>${escaped(heading)}</h1>${body}</main>`,
  more: sitemap,
}

const lark: UnseenPlan = {
  key: 'first-person',
  firm: 'Lark Legal Help',
  host: 'larklegalhelp.example',
  structure: 'headings in the first person and as questions, buttons for phone and mail, a form with an office list',
  people: handwritten('larklegalhelp.example', larkPeople),
  path: ({ slug }) => `/meet/${slug}`,
  page: (title, inner) =>
    `<!doctype html><html lang="en"><head><title>Meet ${escaped(title)} – Lark Legal Help</title></head><body><nav class="sticky-nav"><a href="/">Lark Legal Help</a><a href="/meet">Meet us</a><a href="/help">How we help</a><a class="btn" href="tel:+12085552320">Call now</a></nav>${inner}<section class="contact-form"><h3>Tell us what happened</h3><form><input placeholder="Name"><select><option>Boise</option><option>Nampa</option><option>Meridian</option></select></form></section><footer>Boise (208) 555-2320 · <a href="mailto:help@larklegalhelp.example">help@larklegalhelp.example</a></footer></body></html>`,
  bio: (person) =>
    `<section class="hero"><h1>Hi, I’m ${escaped(person.name)}.</h1><p class="tagline">${escaped(person.title)} · ${escaped(person.offices[0] ?? '')}</p><p><a class="btn" href="tel:+1${person.phone?.replaceAll('-', '')}">Call ${escaped(person.name.split(' ')[0] ?? '')}</a> <a class="btn" href="mailto:${person.email}">Email ${escaped(person.name.split(' ')[0] ?? '')}</a></p></section><section><p>${escaped(person.bio)}</p>${part(person.areas, `<h2>What I do</h2><ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul>`)}<h2>Where I went to school</h2><ul>${each(person.education, (one) => `<li>${escaped(one.school)}, ${one.degree}, ${one.year}</li>`)}</ul>${part(person.bars, `<h2>Where I’m licensed</h2><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}</ul>`)}${part(person.clerkships, `<h2>Where I clerked</h2><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul>`)}<h2>What I do on weekends</h2><ul><li>Fish the Payette</li><li>Bake</li></ul></section>`,
  others: [
    ['/meet', 'Meet us', '<p>Five people.</p>'],
    ['/help/debt-defense', 'Debt Defense', '<p>Call Juniper.</p>'],
    ['/stories/starting-over-at-sixty', 'Starting Over at Sixty', '<p>Hi, I’m Carol.</p>'],
    ['/nampa', 'Nampa', '<p>By appointment.</p>'],
  ],
  other: (heading, body) => `<section class="hero"><h1>${escaped(heading)}</h1></section><section>${body}</section>`,
  more: (url, { pages }) =>
    url.pathname === '/meet'
      ? htmlAnswer(
          lark.page(
            'us',
            `<section class="hero"><h1>Meet us</h1></section>${each(peopleAmong(pages), ({ path, person }) => `<div class="tile"><h3>${escaped(person.name)}</h3><p>${escaped(person.title)}</p><a class="btn" href="${path}">Meet ${escaped(person.name.split(' ')[0] ?? '')}</a></div>`)}`,
          ),
        )
      : undefined,
}

const devereux: UnseenPlan = {
  key: 'chambers',
  firm: 'Devereux Row Chambers',
  host: 'devereuxrow.example',
  structure: 'chambers: year of call, clerks with addresses and numbers of their own, letters after names',
  people: handwritten('devereuxrow.example', devereuxPeople),
  path: ({ slug }) => `/barristers/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en-GB"><head><title>${escaped(title)} | Devereux Row Chambers</title></head><body><header><a href="/">Devereux Row</a><ul><li><a href="/barristers">Barristers</a></li><li><a href="/expertise">Expertise</a></li><li><a href="/clerks">Clerks</a></li></ul></header><main>${inner}</main><footer>Devereux Row Chambers, Temple, London EC4Y. 020 7946 2330. clerks@devereuxrow.example. Regulated by the Bar Standards Board.</footer></body></html>`,
  bio: (person) =>
    `<div class="profile-banner"><h1>${escaped(person.shown)}</h1><p class="role">${escaped(person.title)}</p>${part(person.bars, '<p class="call">Call: 1989 (England and Wales)</p>')}<dl class="contact"><dt>Chambers</dt><dd>London</dd><dt>Telephone</dt><dd>${person.phone}</dd><dt>Email</dt><dd><a href="mailto:${person.email}">${person.email}</a></dd></dl><div class="clerk"><h4>Contact my clerk</h4><p>Wayne Dobbs</p><p>020 7946 2339</p><p><a href="mailto:wdobbs@devereuxrow.example">wdobbs@devereuxrow.example</a></p></div></div><div class="tabs">${part(person.areas, `<div class="tab"><h3>Expertise</h3><ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul></div>`)}<div class="tab"><h3>Overview</h3><p>${escaped(person.bio)}</p></div>${part(person.education, `<div class="tab"><h3>Qualifications</h3><ul>${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)} (${one.year})</li>`)}</ul></div>`)}${part(person.bars, `<div class="tab"><h3>Admissions</h3><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}</ul></div>`)}${part(person.clerkships, `<div class="tab"><h3>Clerkships</h3><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul></div>`)}<div class="tab"><h3>Directories</h3><p>“A joy to work with.” Legal 500, 2025</p></div></div>`,
  others: [
    ['/barristers', 'Barristers', '<p>Forty members.</p>'],
    ['/expertise/art-law', 'Art Law', '<p>Philippa Devereux KC</p>'],
    ['/news/rohan-mukherjee-takes-silk', 'Rohan Mukherjee Takes Silk', '<p>March 2026</p>'],
    ['/clerks', 'Clerks', '<p>Wayne Dobbs 020 7946 2339</p>'],
    ['/pupillage', 'Pupillage', '<p>Two pupils each year.</p>'],
  ],
  other: (heading, body) => `<div class="profile-banner"><h1>${escaped(heading)}</h1></div>${body}`,
  more: sitemap,
}

const bellflower: UnseenPlan = {
  key: 'component-attributes',
  firm: 'Bellflower Arceneaux, APLC',
  host: 'bellflowerarceneaux.example',
  structure:
    'blocks of a content system: caption, eyebrow and value; numbers within a sentence; degrees over two lines',
  people: handwritten('bellflowerarceneaux.example', bellflowerPeople),
  path: ({ slug, last }) => `/professionals/${last.toLowerCase().replaceAll(/[^a-z]/g, '')}/${slug.split('-')[0]}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en"><head><title>${escaped(title)} - Professionals - Bellflower Arceneaux</title></head><body class="wp-singular professional-template"><header class="wp-block-group alignfull"><p class="wp-block-site-title"><a href="/">Bellflower Arceneaux</a></p><nav class="wp-block-navigation"><a href="/professionals/">Professionals</a><a href="/services/">Services</a></nav></header><main class="wp-block-group">${inner}</main><footer class="wp-block-group alignfull"><p>Baton Rouge 225-555-2340 · Lafayette 337-555-2340 · Fax 225-555-2399</p></footer></body></html>`,
  bio: (person, people) =>
    `<div class="wp-block-columns"><div class="wp-block-column"><p class="eyebrow">${escaped(person.title)}</p><h1 class="wp-block-post-title">${escaped(person.shown)}</h1><p class="has-small-font-size">${escaped(person.offices[0] ?? '')}. Reach ${escaped(person.name.split(' ')[0] ?? '')} at ${person.phone} (direct) or 225-555-2340 (main), or at <a href="mailto:${person.email}">${person.email}</a>.</p></div></div><div class="wp-block-group"><p>${escaped(person.bio)}</p></div><div class="wp-block-columns facts">${part(person.areas, `<div class="wp-block-column"><p class="eyebrow">Services</p>${each(person.areas, (area) => `<p><a href="/services/x/">${escaped(area)}</a></p>`)}</div>`)}<div class="wp-block-column"><p class="eyebrow">Education</p>${each(person.education, (one) => `<p>${escaped(one.school)}<br><em>${one.degree}, ${one.year}</em></p>`)}</div>${part(person.bars, `<div class="wp-block-column"><p class="eyebrow">Admitted</p>${each(person.bars, (bar) => `<p>${bar}</p>`)}</div>`)}${part(person.clerkships, `<div class="wp-block-column"><p class="eyebrow">Clerked for</p><p>${escaped(person.clerkships[0] ?? '')}</p></div>`)}<div class="wp-block-column"><p class="eyebrow">Named to</p><p>Louisiana Super Lawyers, 2018</p></div></div><div class="wp-block-query"><h2>Keep reading about our people</h2>${each(people.filter((one) => one !== person).slice(1, 4), (one) => `<div class="wp-block-post"><h3><a href="/professionals/x/y">${escaped(one.name)}</a></h3><p>${escaped(one.title)}, ${one.phone}, <a href="mailto:${one.email}">${one.email}</a></p></div>`)}</div>`,
  others: [
    ['/services/hurricane-claims/', 'Hurricane Claims', '<p>Ida, Laura, Francine.</p>'],
    ['/professionals/', 'Professionals', '<p>Filter</p>'],
    ['/lafayette/', 'Lafayette', '<p>337-555-2340</p>'],
    [
      '/2026/04/ledet-on-forced-heirs/',
      'Ledet on Forced Heirs',
      '<p class="wp-block-post-author-name">Octave Ledet, III</p>',
    ],
    ['/professionals/careers/summer/', 'Summer Associates', '<p class="eyebrow">Education</p><p>2L</p>'],
  ],
  other: (heading, body) => `<h1 class="wp-block-post-title">${escaped(heading)}</h1>${body}`,
  more: sitemap,
}

const ironwood: UnseenPlan = {
  key: 'one-mailbox-for-all',
  firm: 'Ironwood Kempf, PLLC',
  host: 'ironwoodkempf.example',
  structure:
    'nobody has an address of their own: a mailbox for all with the name as the subject; numbers in links alone',
  people: handwritten('ironwoodkempf.example', ironwoodPeople),
  path: ({ slug }) => `/our-people/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html><head><title>${escaped(title)} | Ironwood Kempf</title></head><body><div class="topbar"><a href="/">Ironwood Kempf</a><a href="/our-people">Our people</a><a href="/matters">Matters</a><a href="tel:6025552350">602.555.2350</a></div>${inner}<div class="bottombar">Phoenix · Tucson · <a href="mailto:office@ironwoodkempf.example">office@ironwoodkempf.example</a></div></body></html>`,
  bio: (person) =>
    `<div class="bio-hd"><h1>${escaped(person.shown)}</h1><h3>${escaped(person.title)}, ${escaped(person.offices[0]?.split(',')[0] ?? '')}</h3><a class="ico-phone" href="tel:+1${person.phone?.replaceAll('.', '')}" title="Phone"></a><a class="ico-mail" href="mailto:office@ironwoodkempf.example?subject=${encodeURIComponent(`For ${person.name}`)}" title="E-mail"></a></div><div class="bio-bd"><p>${escaped(person.bio)}</p>${part(person.areas, `<h4>Focus</h4><p>${each(person.areas, escaped, ' / ')}</p>`)}<h4>Education</h4>${each(person.education, (one) => `<p>${escaped(one.school)} (${one.degree}, ${one.year})</p>`)}${part(person.bars, `<h4>Licensed in</h4><p>${person.bars.join(' / ')}</p>`)}${part(person.clerkships, `<h4>Clerkships</h4><p>${escaped(person.clerkships[0] ?? '')}</p>`)}</div>`,
  others: [
    ['/matters/gila-river', 'Gila River', '<p>A settlement of 2004.</p>'],
    ['/our-people', 'Our people', '<p>Phoenix and Tucson.</p>'],
    ['/tucson', 'Tucson', '<p>520.555.2350</p>'],
    ['/notes/mangoes-in-march', 'Mangoes in March', '<p>Citlali Moreno-Vance</p>'],
  ],
  other: (heading, body) => `<div class="bio-hd"><h1>${escaped(heading)}</h1></div><div class="bio-bd">${body}</div>`,
  more: sitemap,
}

/**
 * Structures of an eleventh round, six of them: static sites, stores of programs, small firms that talk, chambers. Unseen
 * (precision / recall): is a person, e-mail and phone 1.00 / 1.00, name 0.82 / 0.82, title 0.94 / 0.94, offices 1.00 / 0.67,
 * practice areas 0.83 / 0.70, education 1.00 / 0.84, bar admissions 0.76 / 0.85, clerkships 1.00 / 0.83.
 */
export const eleventhSites = (): LabelledSite[] =>
  [abernathy, montroyal, lark, devereux, bellflower, ironwood].map(unseenSite)
