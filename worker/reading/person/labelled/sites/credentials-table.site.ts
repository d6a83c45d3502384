import { type Plan, wholeSitemap } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import { escaped, frame, items } from '#worker/reading/person/labelled/site-kit.fixture.ts'

export const rows: Plan = {
  at: 17,
  key: 'credentials-table',
  firm: 'Redfern Stavely LLP',
  host: 'redfernstavely.example',
  structure: 'a table of credentials, letters behind the name, the assistant’s address first',
  folder: '/attorneys',
  count: 14,
  pathOf: ({ slug }) => `/attorneys/profile.cfm?name=${slug}`,
  bio: (person, plan) => {
    const row = (label: string, inner: string) =>
      inner === '' ? '' : `<tr><th scope="row">${label}</th><td>${inner}</td></tr>`
    return frame(
      plan,
      person.name,
      `<section class="intro"><h1>${escaped(person.shown)}, Esq.</h1><p class="role">${escaped(person.title)}</p></section>
<table class="profile"><tbody>${row('Assistant', `Mary Poe: <a href="mailto:mpoe@${plan.host}">mpoe@${plan.host}</a>`)}${row('Contact', `${person.phone ? `${person.phone}<br>` : ''}${person.email ? `<a href="mailto:${person.email}">${person.email}</a>` : ''}`)}${row(
        'Office',
        person.offices.map((office) => `<a href="/locations/x">${escaped(office)}</a>`).join('<br>'),
      )}${row('Practice Groups', items(person.areas))}${row(
        'Education',
        items(person.education.map((one) => `${one.school}, ${one.degree}${one.year ? `, ${one.year}` : ''}`)),
      )}${row('Admissions', items(person.bars.map((bar, at) => `${bar} (${2003 + at})`)))}${row('Clerkship', person.clerkships.map(escaped).join('<br>'))}${row('Affiliations', 'American Bar Association')}</tbody></table><p>${escaped(person.bio)}</p>`,
      plan.folder,
    )
  },
  more: wholeSitemap,
}
