import { halloranPeople, lumenPeople, redfernPeople, stanhopePeople } from './ninth-people.fixture.ts'
import { brackenSite, kestrelSite, marchmontSite, odellSite } from './ninth-more.fixture.ts'
import { escaped, htmlAnswer, type LabelledSite } from './site-kit.fixture.ts'
import {
  asEntities,
  each,
  handwritten,
  hexHidden,
  part,
  peopleAmong,
  sitemap,
  unseenSite,
  type UnseenPlan,
} from './unseen-kit.fixture.ts'

const field = (name: string, label: string, list: readonly string[]) =>
  part(
    list,
    `<div class="field field--name-field-${name} field--type-entity-reference field--label-above"><div class="field__label">${label}</div><div class="field__items">${each(list, (one) => `<div class="field__item">${one}</div>`)}</div></div>`,
  )
const halloran: UnseenPlan = {
  key: 'paragraphs',
  firm: 'Halloran Pike LLP',
  host: 'halloranpike.example',
  structure:
    'fields and paragraphs of a system, labels that are no headings, addresses hidden by a network, colleagues',
  people: handwritten('halloranpike.example', halloranPeople),
  path: ({ slug }) => `/people/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en" dir="ltr" prefix="og: https://ogp.me/ns#"><head><meta charset="utf-8"><link rel="canonical" href="https://www.halloranpike.example/"><meta name="Generator" content="Drupal 10 (https://www.drupal.org)"><meta property="og:site_name" content="Halloran Pike LLP"><title>${escaped(title)} | Halloran Pike LLP</title></head><body class="path-node"><a href="#main-content" class="visually-hidden focusable skip-link">Skip to main content</a><div class="layout-container"><header role="banner"><div class="region region-header"><div id="block-sitebranding" class="block"><a href="/" rel="home">Halloran Pike</a></div><nav role="navigation"><h2 class="visually-hidden">Main navigation</h2><ul class="menu"><li class="menu-item"><a href="/people">People</a></li><li class="menu-item"><a href="/practices">Practices</a></li><li class="menu-item"><a href="/offices">Offices</a></li></ul></nav></div></header><main role="main"><a id="main-content" tabindex="-1"></a><div class="layout-content"><div class="region region-content"><div data-drupal-messages-fallback class="hidden"></div>${inner}</div></div></main><footer role="contentinfo"><div class="region region-footer"><p>Boston 617.555.2100 | New York 212.555.2100</p><p><a href="/cdn-cgi/l/email-protection#${hexHidden('info@halloranpike.example')}">Contact us</a></p></div></footer></div></body></html>`,
  bio(person, people) {
    const hidden = (email: string | null) =>
      `<a href="/cdn-cgi/l/email-protection#${hexHidden(email ?? '')}"><span class="__cf_email__" data-cfemail="${hexHidden(email ?? '', 0x91)}">[email&#160;protected]</span></a>`
    const colleagues = people.filter((one) => one !== person).slice(0, 3)
    return `<article about="/people/${person.slug}" class="node node--type-professional node--view-mode-full"><div class="node__content"><h1 class="page-title"><span class="field field--name-title field--type-string field--label-hidden">${escaped(person.shown)}</span></h1><div class="field field--name-field-position field--type-string field--label-hidden field__item">${escaped(person.title)}</div>
<div class="field field--name-field-offices field--label-hidden field__items">${each(person.offices, (office, at) => `<div class="field__item"><div class="paragraph paragraph--type--office-contact"><div class="field field--name-field-office"><a href="/offices/${office.startsWith('B') ? 'boston' : 'new-york'}">${office.split(',')[0]}</a></div><div class="field field--name-field-phone field__item">${at === 0 ? person.phone : office.startsWith('B') ? '617.555.2100' : '212.555.2100'}</div></div></div>`)}</div><div class="field field--name-field-email field--label-hidden">${hidden(person.email)}</div><div class="field field--name-field-vcard"><a href="/sites/default/files/vcards/${person.slug}.pdf">Print bio</a></div>
<div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item"><p>${escaped(person.bio)}</p></div>${field('practices', 'Practices', person.areas.map(escaped))}
${part(person.education, `<div class="field field--name-field-education field--type-entity-reference-revisions field--label-above"><div class="field__label">Education</div><div class="field__items">${each(person.education, (one) => `<div class="field__item"><div class="paragraph paragraph--type--education paragraph--view-mode--default"><div class="field field--name-field-school field__item">${escaped(one.school)}</div><div class="field field--name-field-degree field__item">${one.degree}</div>${part(one.honour, `<div class="field field--name-field-honors field__item">${one.honour}</div>`)}<div class="field field--name-field-year field__item">${one.year}</div></div></div>`)}</div></div>`)}${field(
      'admissions',
      'Admissions',
      person.bars.map((bar, at) => `${bar} (${1990 + at * 7})`),
    )}${field('clerkships', 'Clerkships', person.clerkships.map(escaped))}${field('languages', 'Languages', ['French', 'Irish'])}</div></article>
<div class="views-element-container block"><h2>Related Professionals</h2><div class="view view-related-professionals"><div class="view-content">${each(colleagues, (one) => `<div class="views-row"><div class="views-field views-field-title"><a href="/people/${one.slug}">${escaped(one.name)}</a></div><div class="views-field views-field-field-position">${escaped(one.title)}</div><div class="views-field views-field-field-phone">${one.phone}</div><div class="views-field">${hidden(one.email)}</div></div>`)}</div></div></div>`
  },
  others: [
    [
      '/practices/investment-funds',
      'Investment Funds',
      '<p>Funds on both coasts.</p><h2>Chairs</h2><p>Róisín Halloran, Partner</p>',
    ],
    ['/offices/boston', 'Boston', '<p>200 State Street, Boston, MA 02109</p><p>T 617.555.2100 F 617.555.2199</p>'],
    [
      '/insights/hope-for-hospitals',
      'Hope for Hospitals',
      '<p>By Hope Justice and Anjou St. Clair</p><p>May 4, 2026</p>',
    ],
    ['/people', 'People', '<form><label>Name</label><input></form><p>129 results</p>'],
    ['/people/alumni', 'Alumni', '<p>Once a colleague, always one.</p>'],
    [
      '/careers/laterals',
      'Lateral Attorneys',
      '<h2>Education</h2><p>J.D. from an accredited school.</p><h2>Contact</h2><p>Recruiting Manager, 617.555.2150</p>',
    ],
  ],
  other: (heading, body) =>
    `<article class="node node--type-page node--view-mode-full"><h1 class="page-title"><span>${escaped(heading)}</span></h1><div class="clearfix text-formatted field field--name-body">${body}</div></article>`,
  more: sitemap,
}

const widget = (type: string, inner: string) =>
  `<div class="elementor-element elementor-widget elementor-widget-${type}" data-element_type="widget"><div class="elementor-widget-container">${inner}</div></div>`
const redfern: UnseenPlan = {
  key: 'widgets',
  firm: 'Redfern Vale Law',
  host: 'redfernvale.example',
  structure: 'widgets of a page builder, second-rank headings, an accordion, the fax first, addresses as entities',
  people: handwritten('redfernvale.example', redfernPeople),
  path: ({ slug }) => `/attorney/${slug}/`,
  head: (person) =>
    `<script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'WebPage',
          '@id': `https://redfernvale.example/attorney/${person.slug}/`,
          name: `${person.name} - Redfern Vale Law`,
          datePublished: '2024-02-01T10:00:00+00:00',
          breadcrumb: { '@id': '#breadcrumb' },
        },
        {
          '@type': 'BreadcrumbList',
          '@id': '#breadcrumb',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home' },
            { '@type': 'ListItem', position: 2, name: person.name },
          ],
        },
        {
          '@type': ['Organization', 'LegalService'],
          name: 'Redfern Vale Law',
          telephone: '303.555.2110',
          email: 'hello@redfernvale.example',
        },
        { '@type': 'Person', '@id': '#/schema/person/1', name: 'webmaster', image: { caption: 'webmaster' } },
      ],
    })}</script>`,
  page: (title, inner, head = '') =>
    `<!DOCTYPE html><html lang="en-US"><head><meta charset="UTF-8"><title>${escaped(title)} - Redfern Vale Law</title><meta property="og:title" content="${escaped(title)} - Redfern Vale Law">${head}</head><body class="elementor-default elementor-page"><div data-elementor-type="header" class="elementor elementor-location-header"><div class="elementor-section">${widget('heading', '<p class="elementor-heading-title">Call us: <a href="tel:3035552110">303.555.2110</a></p>')}${widget('nav-menu', '<ul class="elementor-nav-menu"><li><a href="/attorneys/">Our Attorneys</a></li><li><a href="/family-law/">Family Law</a></li><li><a href="/criminal-defense/">Criminal Defense</a></li></ul>')}</div></div>${inner}<div data-elementor-type="footer" class="elementor elementor-location-footer">${widget('heading', '<h4 class="elementor-heading-title">Denver Office</h4>')}${widget('text-editor', '<p>1600 Broadway, Denver, CO 80202<br>303.555.2110</p>')}${widget('heading', '<h4 class="elementor-heading-title">Fort Collins Office</h4>')}${widget('text-editor', '<p>419 Canyon Ave, Fort Collins, CO 80521<br>970.555.2110</p>')}</div></body></html>`,
  bio(person) {
    const mail = asEntities(person.email ?? '')
    const item = (icon: string, inner: string) =>
      `<li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"><i aria-hidden="true" class="${icon}"></i></span><span class="elementor-icon-list-text">${inner}</span></li>`
    const tab = (title: string, inner: string) =>
      part(
        inner,
        `<div class="elementor-accordion-item"><div class="elementor-tab-title" role="button"><span class="elementor-accordion-icon"></span><a class="elementor-accordion-title" tabindex="0">${title}</a></div><div class="elementor-tab-content elementor-clearfix" role="region">${inner}</div></div>`,
      )
    return `<div data-elementor-type="single-post" class="elementor elementor-location-single attorney type-attorney"><section class="elementor-section"><div class="elementor-column">${widget('image', '<img src="/p.jpg" alt="">')}${widget('icon-list', `<ul class="elementor-icon-list-items">${item('fas fa-fax', 'F: 303.555.2199')}${item('fas fa-phone', `O: ${person.phone}`)}${item('fas fa-mobile', 'M: 720.555.2188')}${item('fas fa-envelope', `<a href="${asEntities('mailto:')}${mail}">${mail}</a>`)}${item('fas fa-map-marker', escaped(person.offices[0] ?? ''))}</ul>`)}</div><div class="elementor-column">${widget('theme-post-title', `<h2 class="elementor-heading-title elementor-size-default">${escaped(person.shown)}</h2>`)}${widget('heading', `<h5 class="elementor-heading-title">${escaped(person.title)}</h5>`)}${widget('text-editor', `<p>${escaped(person.bio)}</p>`)}${widget(
      'accordion',
      `<div class="elementor-accordion">${tab(
        'Areas of Focus',
        part(person.areas, `<ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul>`),
      )}${tab('Education', `<p>${each(person.education, (one) => `${one.degree} – ${escaped(one.school)}, ${one.year}`, '<br>')}</p>`)}${tab('Bar Admissions', part(person.bars, `<p>${each(person.bars, (bar) => `State of ${bar}`.replace('State of District', 'District'), '<br>')}</p>`))}${tab('Judicial Clerkships', part(person.clerkships, `<p>${each(person.clerkships, (one) => `Law Clerk to ${escaped(one)}`)}</p>`))}${tab('Outside the Office', '<p>Skiing in Steamboat Springs; reading Kent Haruf.</p>')}</div>`,
    )}</div></section><section class="elementor-section">${widget('heading', '<h3 class="elementor-heading-title">Schedule a Consultation</h3>')}${widget('form', '<form><input placeholder="Your name"><input placeholder="Your email"></form>')}</section></div>`
  },
  others: [
    ['/attorneys/', 'Our Attorneys', '<p>Denver and Fort Collins.</p>'],
    ['/family-law/', 'Family Law', '<p>Ask Calliope Redfern. 303.555.2110</p>'],
    ['/blog/who-keeps-the-dog/', 'Who Keeps the Dog?', '<p>Posted by Gus Vale, Partner, on May 3, 2026</p>'],
    ['/testimonials/maria-l/', 'Maria L.', '<p>“They answered each call.”</p>'],
    ['/fort-collins/', 'Fort Collins', '<p>419 Canyon Ave<br>970.555.2110</p>'],
    ['/attorney/join-our-team/', 'Join Our Team', '<p>Paralegals wanted. hello@redfernvale.example</p>'],
  ],
  other: (heading, body) =>
    `<div data-elementor-type="wp-page" class="elementor">${widget('heading', `<h2 class="elementor-heading-title">${escaped(heading)}</h2>`)}${widget('text-editor', body)}</div>`,
  more: (url, { pages }) =>
    url.pathname === '/attorneys/'
      ? htmlAnswer(
          redfern.page(
            'Our Attorneys',
            `<div class="elementor"><h2>Our Attorneys</h2>${each(peopleAmong(pages), ({ path, person }) => `<figure class="wp-caption"><a href="https://redfernvale.example${path}"><img src="/p.jpg" alt="${escaped(person.name)}"></a><figcaption>${escaped(person.name)}</figcaption></figure>`)}</div>`,
          ),
        )
      : undefined,
}

const stanhope: UnseenPlan = {
  key: 'renderings',
  firm: 'Stanhope Ellery LLP',
  host: 'stanhopeellery.example',
  structure: 'renderings in tabs, education as a table, direct, mobile, main and fax side by side, split addresses',
  people: handwritten('stanhopeellery.example', stanhopePeople),
  path: ({ slug, last }) => `/en/professionals/${last[0]?.toLowerCase()}/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Professionals | Stanhope Ellery LLP</title><meta name="VIcurrentDateTime" content="6"></head><body class="default-device bodyclass"><div id="wrapper"><header><div id="header" class="container-fluid"><div class="component navigation"><ul><li class="level1"><a href="/en/professionals">Professionals</a></li><li class="level1"><a href="/en/services">Services</a></li><li class="level1"><a href="/en/offices/paris">Paris</a></li></ul></div></div></header><main><div id="content" class="container-fluid">${inner}</div></main><footer><div id="footer"><div class="component rich-text"><p>Stanhope Ellery LLP is authorised and regulated. London +44 20 7946 2100</p></div></div></footer></div></body></html>`,
  bio(person, people) {
    const number = (label: string, value: string | null) =>
      part(
        value,
        `<div class="phone-item"><span class="label">${label}</span><span class="value">${value}</span></div>`,
      )
    const [local, host] = person.email?.split('@') ?? []
    const main: Record<string, string> = {
      London: '+44 20 7946 2100',
      'New York': '+1 212 555 2100',
      Paris: '+33 1 55 55 21 00',
      'Washington, D.C.': '+1 202 555 2100',
    }
    const tab = (title: string, inner: string) =>
      part(inner, `<div role="tabpanel" class="tab-pane" aria-label="${title}">${inner}</div>`)
    const contact = people.find((one) => one !== person)
    return `<div class="component bio-banner"><div class="component-content"><div class="field-fullname">${escaped(person.shown)}</div><div class="field-level">${escaped(person.title)}</div><div class="bio-offices">${each(person.offices, (office, at) => `<div class="bio-office"><div class="field-officename">${office}</div><div class="phones">${number('Main', main[office] ?? null)}${at === 0 ? number('Direct', person.phone) : ''}${at === 0 ? number('Mobile', '+44 7700 900 212') : ''}${number('Fax', (main[office] ?? '').replace(/00$/, '99'))}</div></div>`)}</div><div class="field-email"><span class="e-u">${local}</span><span class="e-a">@</span><span class="e-d">${host}</span></div></div></div>
<div class="component tabs"><ul class="nav-tabs" role="tablist"><li role="presentation"><a href="#t1">Overview</a></li><li role="presentation"><a href="#t2">Services</a></li><li role="presentation"><a href="#t3">Credentials</a></li></ul><div class="tab-content">${tab('Overview', `<div class="component rich-text"><p>${escaped(person.bio)}</p></div>`)}${tab('Services', part(person.areas, `<div class="link-list"><div class="list-title">Services</div><ul>${each(person.areas, (area) => `<li><a href="/en/services/x">${escaped(area)}</a></li>`)}</ul></div>`))}${tab('Credentials', `<div class="list-title">Education</div><table class="credentials"><thead><tr><th>Institution</th><th>Degree</th><th>Year</th></tr></thead><tbody>${each(person.education, (one) => `<tr><td>${escaped(one.school)}</td><td>${one.degree}</td><td>${one.year}</td></tr>`)}</tbody></table>${part(person.bars, `<div class="list-title">Bars and Qualifications</div><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}</ul>`)}${part(person.clerkships, `<div class="list-title">Clerkships</div><ul>${each(person.clerkships, (one) => `<li>${escaped(one)}</li>`)}</ul>`)}<div class="list-title">Memberships</div><ul><li>London Court of International Arbitration</li><li>American Society of International Law</li></ul>`)}</div></div>
<div class="component key-contact"><div class="list-title">Key contact</div><div class="field-fullname">${escaped(contact?.name ?? '')}</div><div class="field-level">${escaped(contact?.title ?? '')}</div><a href="mailto:${contact?.email}">${contact?.email}</a><a href="tel:${contact?.phone}">${contact?.phone}</a></div>`
  },
  others: [
    ['/en/services/heritage-property', 'Heritage Property', '<p>Roofs, follies, deer.</p>'],
    [
      '/en/offices/paris',
      'Paris',
      '<p>8 rue de la Paix</p><div class="phone-item"><span class="label">Main</span><span class="value">+33 1 55 55 21 00</span></div>',
    ],
    ['/en/professionals', 'Professionals', '<p>Search by name, office or service.</p>'],
    [
      '/en/news/imani-lockhart-appointed',
      'Imani Lockhart Appointed to Court Committee',
      '<p>Washington, June 2026. Imani Lockhart, Partner.</p>',
    ],
    [
      '/en/events/sanctions-breakfast',
      'Sanctions Breakfast',
      '<div class="key-contact"><div class="field-fullname">Yevgenia Markova</div><div class="field-level">Senior Associate</div><a href="mailto:events@stanhopeellery.example">events@stanhopeellery.example</a></div>',
    ],
    ['/en/careers/trainees', 'Training Contracts', '<p>Twelve seats each year.</p>'],
  ],
  other: (heading, body) =>
    `<div class="component page-banner"><div class="field-title">${escaped(heading)}</div></div><div class="component rich-text">${body}</div>`,
  more: sitemap,
}

const lumen: UnseenPlan = {
  key: 'collections',
  firm: 'Lumen Oak Legal',
  host: 'lumenoak.example',
  structure:
    'collections of a design tool: no headings, hidden leftovers, rich text, pronouns, addresses put together by script',
  people: handwritten('lumenoak.example', lumenPeople),
  path: ({ slug }) => `/team/${slug}`,
  page: (title, inner) =>
    `<!DOCTYPE html><html data-wf-page="65a" data-wf-site="65b"><head><meta charset="utf-8"/><title>Lumen Oak Legal | ${escaped(title)}</title><meta content="Lumen Oak Legal | ${escaped(title)}" property="og:title"/><meta content="Webflow" name="generator"/></head><body><div role="banner" class="navbar w-nav"><a href="/" class="brand w-nav-brand"><img src="/logo.svg" alt="Lumen Oak"/></a><nav role="navigation" class="w-nav-menu"><a href="/team" class="w-nav-link">Team</a><a href="/what-we-do" class="w-nav-link">What we do</a><a href="/contact" class="w-nav-link">Say hello</a></nav></div>${inner}<div class="footer"><div class="footer-text">Austin · San Francisco</div><a href="mailto:hi@lumenoak.example" class="footer-link">hi@lumenoak.example</a><div class="footer-text">(512) 555-2130</div></div></body></html>`,
  bio: (person) =>
    `<div class="section"><div class="w-layout-blockcontainer container w-container"><div class="w-layout-grid bio-grid"><img src="/p.webp" alt="" class="headshot"/><div class="bio-top"><div class="heading-xl">${escaped(person.shown)}</div><div class="text-large">${escaped(person.title)}</div><div class="tag-row"><div class="tag">${escaped(person.offices[0] ?? '')}</div><div class="tag w-condition-invisible">New York, NY</div></div><div class="contact-row"><a href="#" class="js-mail" data-user="${person.email?.split('@')[0]}" data-domain="lumenoak.example">Email</a><div class="text-small">${person.phone}</div><div class="text-small w-condition-invisible">(000) 000-0000</div><a href="https://linkedin.com/in/x" class="link w-condition-invisible">LinkedIn</a></div></div></div><div class="rich-text-block w-richtext"><p>${escaped(person.bio)}</p><p>‍</p></div>
<div class="facts-grid">${part(person.areas, `<div class="fact"><div class="label-sm">Focus</div><div class="w-dyn-list"><div role="list" class="w-dyn-items">${each(person.areas, (area) => `<div role="listitem" class="w-dyn-item"><div class="pill">${escaped(area)}</div></div>`)}</div></div></div>`)}<div class="fact"><div class="label-sm">Education</div><div class="w-richtext"><p>${each(person.education, (one) => `${escaped(one.school)} (${one.degree}, ${one.year})`, '<br/>')}</p></div></div>${part(person.bars, `<div class="fact"><div class="label-sm">Admitted in</div><div class="w-richtext"><p>${person.bars.join(' · ')}</p></div></div>`)}<div class="fact${person.clerkships.length ? '' : ' w-condition-invisible'}"><div class="label-sm">Clerkships</div><div class="w-richtext"><p>${escaped(person.clerkships[0] ?? '')}</p></div></div><div class="fact"><div class="label-sm">Currently reading</div><div class="w-richtext"><p>The Power Broker, 1974</p></div></div></div></div></div><script>document.querySelectorAll('.js-mail').forEach(function(a){a.href='mailto:'+a.dataset.user+'@'+a.dataset.domain})</script>`,
  others: [
    [
      '/team',
      'Team',
      '<div class="w-dyn-list"><div class="w-dyn-items"><a href="/team/noor-haddad-blum">Noor Haddad-Blum</a></div></div>',
    ],
    ['/what-we-do', 'What we do', '<div class="pill">Trademark</div><div class="pill">Fintech</div>'],
    ['/what-we-do/safe-financings', 'SAFE Financings', '<p>Fixed fee.</p>'],
    [
      '/notes/quinn-on-copyleft',
      'Quinn on Copyleft',
      '<div class="text-small">By Quinn Abelard (they/them), Associate Attorney</div>',
    ],
    ['/contact', 'Say hello', '<div class="text-small">(512) 555-2130</div>'],
    ['/careers', 'Careers', '<div class="text-large">Associate Attorney</div><div class="tag">Austin, TX</div>'],
  ],
  other: (heading, body) => `<div class="section"><div class="heading-xl">${escaped(heading)}</div>${body}</div>`,
  more: sitemap,
}

/**
 * Structures of a ninth round, eight of them, as the systems that firms run make them. Unseen (precision / recall): is a person
 * 1.00 / 0.91, name 0.98 / 0.98, title 1.00 / 0.75, offices 0.73 / 0.75, e-mail 1.00 / 0.88, phone 0.82 / 0.61, practice areas
 * and education 1.00 / 0.76, bar admissions 1.00 / 0.63, clerkships 1.00 / 0.69. Two sites made almost all of it: one that is
 * the data of a program alone, one within a form.
 */
export const ninthSites = (): LabelledSite[] =>
  [halloran, redfern, stanhope, lumen, brackenSite, kestrelSite, marchmontSite, odellSite].map(unseenSite)
