import { escaped, htmlAnswer } from './site-kit.fixture.ts'
import { ardentPeople, dovetailPeople, pellinorePeople, quarlesPeople } from './tenth-people.fixture.ts'
import { each, handwritten, part, peopleAmong, sitemap, type UnseenPlan } from './unseen-kit.fixture.ts'

const backwards = (text: string) => [...text].reverse().join('')
/** Modules of a marketing suite, and an address that a style sheet turns round. */
export const dovetailSite: UnseenPlan = {
  key: 'turned-by-style',
  firm: 'Byrd Dove & Tison',
  host: 'byrddovetison.example',
  structure:
    'modules of a marketing suite, facts as "Label: value" in one block each, an address turned round by style',
  people: handwritten('byrddovetison.example', dovetailPeople),
  path: ({ slug }) => `/about/${slug}`,
  page: (title, inner) =>
    `<!doctype html><html lang="en"><head><meta name="generator" content="HubSpot"><title>${escaped(title)}</title></head><body class="hs-content-id-1 hs-site-page page"><div class="header-container-wrapper"><div class="row-fluid"><span class="hs_cos_wrapper hs_cos_wrapper_type_logo"><a href="/"><img src="/l.png" alt="Byrd Dove &amp; Tison"></a></span><div class="custom-menu-primary"><ul><li><a href="/about">About</a></li><li><a href="/services">Services</a></li></ul></div></div></div><div class="body-container-wrapper">${inner}</div><div class="footer-container-wrapper"><span class="hs_cos_wrapper">Savannah &amp; Brunswick | (912) 555-2240</span><span style="unicode-bidi:bidi-override;direction:rtl">${backwards('hello@byrddovetison.example')}</span></div></body></html>`,
  bio(person) {
    const module = (inner: string) =>
      `<div class="row-fluid"><div class="span12 widget-span widget-type-custom_widget"><div class="hs_cos_wrapper hs_cos_wrapper_widget hs_cos_wrapper_type_module">${inner}</div></div></div>`
    return `${module(`<div class="team-hero"><h1>Meet ${escaped(person.name.split(' ')[0] ?? '')}</h1></div>`)}${module(`<div class="team-card"><h2>${escaped(person.shown)}</h2><p><em>${escaped(person.title)}</em></p><p>${escaped(person.offices[0] ?? '')}</p><p>${person.phone}</p><p><span style="unicode-bidi: bidi-override; direction: rtl;">${backwards(person.email ?? '')}</span></p></div>`)}${module(`<p>${escaped(person.bio)}</p>`)}${module(
      `<p>${part(person.areas, `<b>Practice Areas</b>: ${each(person.areas, escaped, ' | ')}<br><br>`)}<b>Education</b>: ${each(person.education, (one) => `${escaped(one.school)}, ${one.degree} ${one.year}`, ' | ')}${part(person.bars, `<br><br><b>Bar Admissions</b>: ${person.bars.join(' | ')}`)}${part(person.clerkships, `<br><br><b>Clerkships</b>: ${escaped(person.clerkships[0] ?? '')}`)}<br><br><b>Fun Fact</b>: Has been to Macon, Georgia 212 times.</p>`,
    )}${module('<h3>Subscribe to our newsletter</h3><form><label>Email*</label><input></form>')}`
  },
  others: [
    ['/about', 'About', '<p>On the squares since 1981.</p>'],
    ['/services/timberland', 'Timberland', '<p>Crispin Tarver walks the lines.</p>'],
    ['/blog/meet-winsome', 'Meet Winsome', '<p>Our office manager turns sixty.</p>'],
    ['/brunswick', 'Brunswick', '<p>(912) 555-2249</p>'],
    ['/about/our-story', 'Our Story', '<p>Jocasta Byrd hung her shingle in 2000.</p>'],
    ['/thank-you', 'Thank You', '<p>We will call.</p>'],
  ],
  other: (heading, body) => `<div class="team-hero"><h1>${escaped(heading)}</h1></div>${body}`,
  more: (url, { pages }) =>
    url.pathname === '/about'
      ? htmlAnswer(
          dovetailSite.page(
            'About',
            `<h1>About</h1>${each(peopleAmong(pages), ({ path, person }) => `<div class="team-tile"><a href="${path}"><img alt="${escaped(person.name)}" src="/p.jpg"></a><h4>${escaped(person.name)}</h4><p>${escaped(person.title)}</p><a href="${path}">Read bio</a></div>`)}`,
          ),
        )
      : undefined,
}

/** Nothing but sentences. */
export const pellinoreSite: UnseenPlan = {
  key: 'sentences',
  firm: 'Pellinore Trent PLLC',
  host: 'pellinoretrent.example',
  structure: 'sentences alone: practice, school, admission and clerkship told in prose below a name',
  people: handwritten('pellinoretrent.example', pellinorePeople),
  path: ({ slug }) => `/lawyers/${slug}.html`,
  page: (title, inner) =>
    `<!DOCTYPE html><html><head><title>${escaped(title)}, Pellinore Trent PLLC</title></head><body><div id="top"><a href="/">Pellinore Trent PLLC</a></div><ul id="menu"><li><a href="/lawyers.html">Lawyers</a></li><li><a href="/work.html">Work</a></li></ul><div id="text">${inner}</div><div id="bottom">Nashville 615-555-2250, Memphis 901-555-2250</div></body></html>`,
  bio(person) {
    const [law, college] = person.education
    const mr = person.bio.split(' ').slice(0, 2).join(' ')
    const she = mr.startsWith('Ms') ? 'She' : 'He'
    const her = mr.startsWith('Ms') ? 'her' : 'his'
    return `<h1>${escaped(person.shown)}</h1><p>${escaped(person.title)}, ${escaped(person.offices[0]?.split(',')[0] ?? '')}<br>${person.phone}<br><a href="mailto:${person.email}">${person.email}</a></p><p>${escaped(person.bio)} ${she} focuses ${her} practice on ${person.areas.join(' and ').toLowerCase()}.</p><p>${mr} received ${her} J.D. from ${escaped(law?.school ?? '')} in ${law?.year} and ${her} ${college?.degree} from ${escaped(college?.school ?? '')} in ${college?.year}.${part(person.clerkships, ` After law school, ${she.toLowerCase()} clerked for ${escaped(person.clerkships[0] ?? '')}.`)} ${she} is admitted to practice in ${person.bars.join(' and ')}.</p><p>Away from the office, ${mr} coaches Little League in Franklin, Kentucky.</p>`
  },
  others: [
    ['/lawyers.html', 'Lawyers', '<p>Nashville and Memphis</p>'],
    ['/work.html', 'Work', '<p>Songs, hospitals, freight.</p>'],
    [
      '/notes/termination-rights.html',
      'Termination Rights',
      '<p>Gareth Pellinore is a partner. He received his J.D. from Vanderbilt in 1998.</p>',
    ],
    ['/memphis.html', 'Memphis', '<p>901-555-2250</p>'],
    ['/notes/zipporah-lyle-speaks.html', 'Zipporah Lyle Speaks at SHRM', '<p>June 2026</p>'],
    ['/privacy.html', 'Privacy', '<p>We keep little.</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}

const element = (name: string, title: string, list: readonly string[]) =>
  part(
    list,
    `<div class="cmp-contentfragment__element cmp-contentfragment__element--${name}"><dt class="cmp-contentfragment__element-title">${title}</dt>${each(list, (one) => `<dd class="cmp-contentfragment__element-value">${one}</dd>`)}</div>`,
  )
/** Fragments with titles and values, every number with an extension or a word of its own. */
export const ardentSite: UnseenPlan = {
  key: 'fragments',
  firm: 'Ardent Greer LLP',
  host: 'ardentgreer.example',
  structure: 'fragments of titles and values, main before direct, an extension, an assistant, data of the layer',
  people: handwritten('ardentgreer.example', ardentPeople),
  path: ({ slug }) => `/us/en/people/${slug[0]}/${slug}.html`,
  page: (title, inner) =>
    `<!DOCTYPE HTML><html lang="en-US"><head><meta charset="UTF-8"/><title>${escaped(title)}</title><meta name="template" content="bio-page"/></head><body class="page basicpage" id="page-1" data-cmp-data-layer-enabled><div class="root responsivegrid"><div class="aem-Grid"><header class="cmp-experiencefragment cmp-experiencefragment--header"><a href="/us/en.html">Ardent Greer LLP</a><nav class="cmp-navigation"><ul><li class="cmp-navigation__item"><a href="/us/en/people.html">People</a></li><li class="cmp-navigation__item"><a href="/us/en/services.html">Services</a></li></ul></nav></header><div class="container responsivegrid"><div class="cmp-container">${inner}</div></div><footer class="cmp-experiencefragment cmp-experiencefragment--footer"><div class="cmp-text"><p>Charlotte 704.555.2200. Raleigh 919.555.2200. Atlanta 404.555.2200.</p></div></footer></div></div></body></html>`,
  bio: (person) =>
    `<div class="title aem-GridColumn"><div class="cmp-title" data-cmp-data-layer='{"title-1":{"@type":"components/title","dc:title":"${person.name}"}}'><h1 class="cmp-title__text">${escaped(person.shown)}</h1></div></div><article class="cmp-contentfragment" data-cmp-contentfragment-model="bio"><h3 class="cmp-contentfragment__title">${person.slug}</h3><dl class="cmp-contentfragment__elements">${element('position', 'Position', [escaped(person.title)])}${element('location', 'Location', person.offices)}${element('mainPhone', 'Main', ['704.555.2200'])}${element('directPhone', 'Direct', [`${person.phone}`])}${element('mobile', 'Cell', ['980.555.2277'])}${element('fax', 'Fax', ['704.555.2299'])}${element('email', 'Email', [`<a href="mailto:${person.email}?body=Please%20note">${person.email?.replace('@', '<wbr>@')}</a>`])}${element('assistant', 'Assistant', ['Priscilla Knox, 704.555.2288'])}${element('services', 'Services', person.areas.map(escaped))}${element(
      'education',
      'Education',
      person.education.map((one) => `<p>${escaped(one.school)}, <i>${one.degree}</i>, ${one.year}</p>`),
    )}${element('barAdmissions', 'Bar Admissions', person.bars)}${element('clerkships', 'Clerkships', person.clerkships.map(escaped))}${element('awards', 'Awards', ['Business North Carolina Legal Elite, 2020', 'Georgia Super Lawyers Rising Star, 2018'])}</dl></article><div class="text"><div class="cmp-text"><p>${escaped(person.bio)}</p></div></div>`,
  others: [
    [
      '/us/en/services/data-centers.html',
      'Data Centers',
      '<div class="cmp-text"><p>Caspian Rhodes-Whitley, Associate</p></div>',
    ],
    ['/us/en/people.html', 'People', '<div class="cmp-list"></div>'],
    ['/us/en/offices/raleigh.html', 'Raleigh', '<p>919.555.2200</p>'],
    ['/us/en/news/thurgood-ames-named.html', 'Thurgood Ames Named to 40 Under 40', '<p>August 2026</p>'],
    ['/us/en/people/governance.html', 'Firm Governance', '<dl><dt>Chair</dt><dd>Ludlow Bastien</dd></dl>'],
    ['/us/en/insights/structured-finance-outlook.html', 'Structured Finance Outlook', '<p>Siegfried Albrecht</p>'],
  ],
  other: (heading, body) => `<div class="cmp-title"><h1 class="cmp-title__text">${escaped(heading)}</h1></div>${body}`,
  more: sitemap,
}

/** Degrees and bars under one heading, in one list. */
export const quarlesSite: UnseenPlan = {
  key: 'credentials-in-one',
  firm: 'Quarles Vos & Lindgren, P.C.',
  host: 'quarlesvos.example',
  structure:
    'one list for degrees and bars, practice as chips that link, a card of address lines with one number for all',
  people: handwritten('quarlesvos.example', quarlesPeople),
  path: ({ slug }) => `/team/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Quarles Vos &amp; Lindgren</title></head><body><header class="bar"><a class="bar__logo" href="/">QVL</a><a href="/team">Team</a><a href="/industries">Industries</a></header><main>${inner}</main><footer class="end"><div class="end__office"><strong>Des Moines</strong><br>666 Grand Avenue<br>515-555-2200</div><div class="end__office"><strong>Cedar Rapids</strong><br>222 Third Avenue SE<br>319-555-2200</div></footer></body></html>`,
  bio: (person) =>
    `<div class="who"><h1>${escaped(person.shown)} <small>${escaped(person.title)}</small></h1>${part(person.areas, `<p class="chips">${each(person.areas, (area) => `<a class="chip" href="/industries/${area.toLowerCase().replaceAll(/\W+/g, '-')}">${escaped(area)}</a>`)}</p>`)}<address>Quarles Vos &amp; Lindgren, P.C.<br>${person.offices[0]?.startsWith('D') ? '666 Grand Avenue, Suite 2000' : '222 Third Avenue SE'}<br>${escaped(person.offices[0] ?? '')} ${person.offices[0]?.startsWith('D') ? '50309' : '52401'}<br>Direct dial ${person.phone}<br>Fax 515-555-2299<br><a href="mailto:${person.email}">Email ${escaped(person.name)}</a></address></div><p>${escaped(person.bio)}</p>
<h2>Education &amp; Admissions</h2><ul>${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)}, ${one.year}</li>`)}${each(person.bars, (bar, at) => `<li>Admitted in ${bar}, ${2000 + at}</li>`)}</ul>${part(person.clerkships, `<h2>Before QVL</h2><ul><li>Judicial law clerk, ${escaped(person.clerkships[0] ?? '')}</li></ul>`)}<h2>Speaking</h2><ul><li>Iowa State Bar Association Annual Meeting, Ames, 2025</li><li>Drake University Law School, guest lecturer, 2023</li></ul>`,
  others: [
    ['/team', 'Team', '<p>Des Moines and Cedar Rapids.</p>'],
    ['/industries/school-law', 'School Law', '<p>Clementine Ash, Associate, 515-555-2275</p>'],
    ['/news/rudolph-van-zandt-fifty-years', 'Rudolph van Zandt: Fifty Years', '<p>Admitted in Iowa, 1974.</p>'],
    ['/industries/seed-patents', 'Seed Patents', '<p>Henrike Vos</p>'],
    ['/cedar-rapids', 'Cedar Rapids', '<p>222 Third Avenue SE</p>'],
    ['/careers/clerks', 'Law Clerks', '<p>Education: 2L.</p>'],
  ],
  other: (heading, body) => `<div class="who"><h1>${escaped(heading)}</h1></div>${body}`,
  more: sitemap,
}
