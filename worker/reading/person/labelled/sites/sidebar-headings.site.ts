import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { type Plan, wholeSitemap } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import { cityOf, escaped, frame, phoneAs } from '#worker/reading/person/labelled/site-kit.fixture.ts'

export const sidebar: Plan = {
  at: 18,
  key: 'sidebar-headings',
  firm: 'Tamarind Wolfe LLP',
  host: 'tamarindwolfe.example',
  structure: 'small headings in a sidebar, journals among the degrees, admissions with years in brackets',
  folder: '/our-professionals',
  count: 14,
  bio: (person, plan) =>
    frame(
      plan,
      person.name,
      `<main><header class="hero"><p class="eyebrow">${escaped(person.title)}</p><h1>${escaped(person.shown)}</h1><p>${person.offices.map((office) => escaped(cityOf(office))).join(' and ')}</p></header><div class="body"><p>${escaped(person.bio)}</p><p>${escaped(person.last)} was an adjunct professor at Boston University School of Law in 2011.</p></div>
<aside><h5>Contact</h5><p>${person.phone ? `Tel ${phoneAs(person.phone, '+1 617 555 1234')}<br>` : ''}${person.email ? `<a href="#" data-email="${[...person.email].reverse().join('')}">Email</a>` : ''}</p><h5>Practices &amp; Industries</h5>${person.areas.map((area) => `<p>${escaped(area)}</p>`).join('')}
<h5>Education</h5>${person.education
        .map(
          (one, at) => markup`
        <p>${escaped(one.school)} (${one.degree}${one.honor ? `, ${one.honor}` : ''}
        ${one.year ? `, ${one.year}` : ''})</p>
        ${at === 0 ? '<p>Articles Editor, Law Review</p>' : '<p>Phi Beta Kappa</p>'}
      `,
        )
        .join('')}
${person.bars.length > 0 ? `<h5>Bar</h5><p>${person.bars.map((bar, at) => `${bar} (${2004 + at})`).join(', ')}</p>` : ''}${person.clerkships.length > 0 ? `<h5>Clerkships</h5><p>Law clerk to ${escaped(person.clerkships[0] ?? '')}, 2009–2010</p>` : ''}<h5>Recognition</h5><p>Chambers USA, 2020–2026</p></aside></main>`,
      plan.folder,
    ),
  more: wholeSitemap,
}
