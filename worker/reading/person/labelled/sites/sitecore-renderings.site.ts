import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const stanhopePeople = `
Perpetua Ellery | Partner | London; New York | perpetua.ellery | +44 20 7946 2121 | International Arbitration; Public International Law | B.C.L./University of Oxford/1996; B.A./University of Oxford/1994 | England and Wales; New York | - | Perpetua sits as arbitrator and appears before tribunals.
Yevgenia Markova | Senior Associate | New York | yevgenia.markova | +1 212 555 2122 | Sanctions; Export Controls | J.D./New York University School of Law/2015; B.A./Barnard College/2011 | New York | Judge Omar Tillery, U.S. Court of International Trade, 2015-2016 | Yevgenia reads the lists every morning.
Étienne d’Aubigny | Partner | Paris | etienne.daubigny | +33 1 55 55 21 23 | Mergers & Acquisitions; Private Equity | LL.M./Columbia Law School/2003; Maîtrise/Université Paris II Panthéon-Assas/2001 | Paris; New York | - | Étienne buys and sells vineyards for clients.
Obadiah Kerr | Counsel | Washington, D.C. | obadiah.kerr | +1 202 555 2124 | Antitrust; FTC Investigations | J.D./George Mason University Antonin Scalia Law School/2006; B.S./James Madison University/2002 | District of Columbia; Virginia | - | Obadiah served at the Federal Trade Commission.
Lady Anne Stanhope-Grey=Anne Stanhope-Grey | Consultant | London | anne.stanhopegrey | +44 20 7946 2125 | Heritage Property | M.A./University of Cambridge/1978 | England and Wales | - | Anne knows which roofs leak.
Tomasz Wiśniewski | Associate | London | tomasz.wisniewski | +44 20 7946 2126 | Banking & Finance; Leveraged Finance | LL.B./University of Warsaw/2014; LL.M./London School of Economics/2016 | England and Wales; Poland | - | Tomasz reads intercreditor agreements.
Imani Lockhart | Partner | Washington, D.C.; New York | imani.lockhart | +1 202 555 2127 | Government Contracts; Cybersecurity | J.D./University of Virginia School of Law/2002; B.S./U.S. Naval Academy/1993 | District of Columbia; Maryland | Hon. Francis Delacorte, U.S. Court of Federal Claims | Imani flew helicopters.
Bao Nguyen | Trainee Solicitor | London | bao.nguyen | +44 20 7946 2128 | Real Estate | LL.B./University of Bristol/2022 | - | - | Bao is in the third seat.`

export const stanhope: WrittenPlan = {
  key: 'sitecore-renderings',
  firm: 'Stanhope Ellery LLP',
  host: 'stanhopeellery.example',
  structure: 'renderings in tabs, education as a table, direct, mobile, main and fax side by side, split addresses',
  people: handwritten('stanhopeellery.example', stanhopePeople),
  path: ({ slug, last }) => `/en/professionals/${last[0]?.toLowerCase()}/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Professionals | Stanhope Ellery LLP</title>
      <meta name="VIcurrentDateTime" content="6"></head><body class="default-device bodyclass">
      <div id="wrapper"><header><div id="header" class="container-fluid"><div class="component navigation">
      <ul><li class="level1"><a href="/en/professionals">Professionals</a></li><li class="level1">
      <a href="/en/services">Services</a></li><li class="level1"><a href="/en/offices/paris">Paris</a></li>
      </ul></div></div></header><main><div id="content" class="container-fluid">${inner}</div></main><footer>
      <div id="footer"><div class="component rich-text">
      <p>Stanhope Ellery LLP is authorised and regulated. London +44 20 7946 2100</p></div></div></footer>
      </div></body></html>
    `,
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
    return `<div class="component bio-banner"><div class="component-content"><div class="field-fullname">${escaped(person.shown)}</div><div class="field-level">${escaped(person.title)}</div><div class="bio-offices">${each(
      person.offices,
      (office, at) => markup`
      <div class="bio-office"><div class="field-officename">${office}</div><div class="phones">
      ${number('Main', main[office] ?? null)}${at === 0 ? number('Direct', person.phone) : ''}
      ${at === 0 ? number('Mobile', '+44 7700 900 212') : ''}
      ${number('Fax', (main[office] ?? '').replace(/00$/, '99'))}</div></div>
    `,
    )}</div><div class="field-email"><span class="e-u">${local}</span><span class="e-a">@</span><span class="e-d">${host}</span></div></div></div>
<div class="component tabs"><ul class="nav-tabs" role="tablist"><li role="presentation"><a href="#t1">Overview</a></li><li role="presentation"><a href="#t2">Services</a></li><li role="presentation"><a href="#t3">Credentials</a></li></ul><div class="tab-content">${tab('Overview', `<div class="component rich-text"><p>${escaped(person.bio)}</p></div>`)}${tab(
      'Services',
      part(
        person.areas,
        markup`
      <div class="link-list"><div class="list-title">Services</div><ul>
      ${each(person.areas, (area) => `<li><a href="/en/services/x">${escaped(area)}</a></li>`)}</ul></div>
    `,
      ),
    )}${tab(
      'Credentials',
      markup`
      <div class="list-title">Education</div><table class="credentials"><thead><tr><th>Institution</th>
      <th>Degree</th><th>Year</th></tr></thead><tbody>
      ${each(person.education, (one) => `<tr><td>${escaped(one.school)}</td><td>${one.degree}</td><td>${one.year}</td></tr>`)}
      </tbody></table>
      ${part(person.bars, `<div class="list-title">Bars and Qualifications</div><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}</ul>`)}
      ${part(person.clerkships, `<div class="list-title">Clerkships</div><ul>${each(person.clerkships, (one) => `<li>${escaped(one)}</li>`)}</ul>`)}
      <div class="list-title">Memberships</div><ul><li>London Court of International Arbitration</li>
      <li>American Society of International Law</li></ul>
    `,
    )}</div></div>
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
