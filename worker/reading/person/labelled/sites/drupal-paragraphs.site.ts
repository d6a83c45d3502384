import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  hexHidden,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const halloranPeople = `
Róisín Halloran | Partner, Co-Chair of Funds | Boston, MA; New York, NY | rhalloran | 617.555.2101 | Investment Funds; Private Credit; ESG Advisory | J.D./Boston University School of Law/2001/cum laude; A.B./Dartmouth College/1997 | Massachusetts; New York | - | Róisín forms funds for sponsors on both coasts.
Thaddeus O. Pike, Jr. | Senior Partner | Boston, MA | tpike | 617.555.2102 | Trusts & Estates | J.D./Harvard Law School/1974; A.B./Harvard College/1971 | Massachusetts; Maine | Hon. Lucien Marchand, U.S. Court of Appeals for the First Circuit | Thaddeus has drafted for five generations of one family.
Wei Ng | Associate | New York, NY | wng | 212.555.2103 | Capital Markets; Derivatives | J.D./Fordham University School of Law/2021; B.Sc./National University of Singapore/2016 | New York | - | Wei prices risk and then writes it down.
Margarethe van der Linden | Counsel | Boston, MA | mvanderlinden | 617.555.2104 | Executive Compensation; Employee Benefits | LL.M./Boston University School of Law/2010; J.D./Suffolk University Law School/2008; B.A./Wellesley College/2003 | Massachusetts | - | Margarethe reads plan documents to the end.
DeShawn Mercer | Partner | New York, NY; Boston, MA | dmercer | 212.555.2105 | White Collar Defense; Internal Investigations | J.D./Columbia Law School/2004; B.A./Morehouse College/2001 | New York; New Jersey | Judge Inez Corrado, U.S. District Court for the Eastern District of New York | DeShawn was a federal prosecutor for nine years.
Hope Justice | Associate | Boston, MA | hjustice | 617.555.2106 | Healthcare Transactions | J.D./Northeastern University School of Law/2020; B.S./Tufts University/2014 | Massachusetts; Rhode Island | - | Hope was a hospital administrator.
Cornelius Bakker | Chief Information Officer | Boston, MA | cbakker | 617.555.2107 | - | M.S./Worcester Polytechnic Institute/1999; B.S./University of Massachusetts Amherst/1995 | - | - | Cornelius keeps the lights on.
Anjou St. Clair | Staff Attorney | New York, NY | astclair | 212.555.2108 | eDiscovery; Privacy | J.D./Brooklyn Law School/2013; B.F.A./Pratt Institute/2007 | New York | - | Anjou reviews in three languages.
Ezekiel Frost | Associate | Boston, MA | efrost | 617.555.2109 | Patent Litigation; Semiconductors | J.D./Suffolk University Law School/2022; Ph.D./Massachusetts Institute of Technology/2017; B.S./Cornell University/2011 | Massachusetts | - | Ezekiel grew crystals.`

const field = (name: string, label: string, list: readonly string[]) =>
  part(
    list,
    markup`
      <div class="field field--name-field-${name} field--type-entity-reference field--label-above">
      <div class="field__label">${label}</div><div class="field__items">
      ${each(list, (one) => `<div class="field__item">${one}</div>`)}</div></div>
    `,
  )

export const halloran: WrittenPlan = {
  key: 'drupal-paragraphs',
  firm: 'Halloran Pike LLP',
  host: 'halloranpike.example',
  structure:
    'fields and paragraphs of a system, labels that are no headings, addresses hidden by a network, colleagues',
  people: handwritten('halloranpike.example', halloranPeople),
  path: ({ slug }) => `/people/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en" dir="ltr" prefix="og: https://ogp.me/ns#"><head><meta charset="utf-8">
      <link rel="canonical" href="https://www.halloranpike.example/">
      <meta name="Generator" content="Drupal 10 (https://www.drupal.org)">
      <meta property="og:site_name" content="Halloran Pike LLP"><title>${escaped(title)} | Halloran Pike LLP</title>
      </head><body class="path-node">
      <a href="#main-content" class="visually-hidden focusable skip-link">Skip to main content</a>
      <div class="layout-container"><header role="banner"><div class="region region-header">
      <div id="block-sitebranding" class="block"><a href="/" rel="home">Halloran Pike</a></div>
      <nav role="navigation"><h2 class="visually-hidden">Main navigation</h2><ul class="menu">
      <li class="menu-item"><a href="/people">People</a></li><li class="menu-item">
      <a href="/practices">Practices</a></li><li class="menu-item"><a href="/offices">Offices</a></li></ul>
      </nav></div></header><main role="main"><a id="main-content" tabindex="-1"></a>
      <div class="layout-content"><div class="region region-content">
      <div data-drupal-messages-fallback class="hidden"></div>${inner}</div></div></main>
      <footer role="contentinfo"><div class="region region-footer">
      <p>Boston 617.555.2100 | New York 212.555.2100</p><p><a href="/cdn-cgi/l/email-protection#${hexHidden('info@halloranpike.example')}">Contact us</a>
      </p></div></footer></div></body></html>
    `,
  bio(person, people) {
    const hidden = (email: string | null) =>
      markup`
        <a href="/cdn-cgi/l/email-protection#${hexHidden(email ?? '')}">
        <span class="__cf_email__" data-cfemail="${hexHidden(email ?? '', 0x91)}">[email&#160;protected]</span>
        </a>
      `
    const colleagues = people.filter((one) => one !== person).slice(0, 3)
    return `<article about="/people/${person.slug}" class="node node--type-professional node--view-mode-full"><div class="node__content"><h1 class="page-title"><span class="field field--name-title field--type-string field--label-hidden">${escaped(person.shown)}</span></h1><div class="field field--name-field-position field--type-string field--label-hidden field__item">${escaped(person.title)}</div>
<div class="field field--name-field-offices field--label-hidden field__items">${each(
      person.offices,
      (office, at) => markup`
      <div class="field__item"><div class="paragraph paragraph--type--office-contact">
      <div class="field field--name-field-office"><a href="/offices/${office.startsWith('B') ? 'boston' : 'new-york'}">
      ${office.split(',')[0]}</a></div><div class="field field--name-field-phone field__item">
      ${at === 0 ? person.phone : mainNumber(office)}</div></div></div>
    `,
    )}</div><div class="field field--name-field-email field--label-hidden">${hidden(person.email)}</div><div class="field field--name-field-vcard"><a href="/sites/default/files/vcards/${person.slug}.pdf">Print bio</a></div>
<div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item"><p>${escaped(person.bio)}</p></div>${field('practices', 'Practices', person.areas.map(escaped))}
${part(
  person.education,
  markup`
      <div class="field field--name-field-education field--type-entity-reference-revisions field--label-above">
      <div class="field__label">Education</div><div class="field__items">
      ${each(
        person.education,
        (one) => markup`
        <div class="field__item">
        <div class="paragraph paragraph--type--education paragraph--view-mode--default">
        <div class="field field--name-field-school field__item">${escaped(one.school)}</div>
        <div class="field field--name-field-degree field__item">${one.degree}</div>
        ${part(one.honor, `<div class="field field--name-field-honors field__item">${one.honor}</div>`)}
        <div class="field field--name-field-year field__item">${one.year}</div></div></div>
      `,
      )}
      </div></div>
    `,
)}${field(
      'admissions',
      'Admissions',
      person.bars.map((bar, at) => `${bar} (${1990 + at * 7})`),
    )}${field('clerkships', 'Clerkships', person.clerkships.map(escaped))}${field('languages', 'Languages', ['French', 'Irish'])}</div></article>
<div class="views-element-container block"><h2>Related Professionals</h2><div class="view view-related-professionals"><div class="view-content">${each(
      colleagues,
      (one) => markup`
      <div class="views-row"><div class="views-field views-field-title"><a href="/people/${one.slug}">
      ${escaped(one.name)}</a></div><div class="views-field views-field-field-position">${escaped(one.title)}
      </div><div class="views-field views-field-field-phone">${one.phone}</div><div class="views-field">
      ${hidden(one.email)}</div></div>
    `,
    )}</div></div></div>`
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
    markup`
      <article class="node node--type-page node--view-mode-full"><h1 class="page-title"><span>
      ${escaped(heading)}</span></h1><div class="clearfix text-formatted field field--name-body">${body}</div>
      </article>
    `,
  more: sitemap,
}

/** The number of an office's reception. */
const mainNumber = (office: string) => (office.startsWith('B') ? '617.555.2100' : '212.555.2100')
