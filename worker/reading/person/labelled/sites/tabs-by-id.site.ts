import { type Plan, everyAddress, related } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import { escaped, frame, items, urlset, xml } from '#worker/reading/person/labelled/site-kit.fixture.ts'

export const tabs: Plan = {
  at: 8,
  key: 'tabs-by-id',
  firm: 'Ibarra Whitlock LLP',
  host: 'ibarrawhitlock.example',
  structure: 'tabs named by ids alone, education on one line, e-mail in base64',
  folder: '/bios',
  pathOf: ({ slug }) => `/bios/${slug}.html`,
  bio: (person, plan, people) =>
    frame(
      plan,
      person.name,
      `<div class="container"><div class="row"><div class="col-md-8"><h1>${escaped(person.shown)} <small>${escaped(person.title)}</small></h1><p>${person.offices.map((office) => escaped(office)).join(' / ')}${person.phone ? ` &bull; ${person.phone}` : ''}</p>
${person.email ? `<a class="mail" data-email="${btoa(person.email)}">E-mail me</a>` : ''}</div></div><ul class="nav nav-tabs"><li><a href="#overview">Overview</a></li><li><a href="#practices">Practices</a></li><li><a href="#credentials">Credentials</a></li></ul>
<div class="tab-content"><div class="tab-pane active" id="overview"><p>${escaped(person.bio)}</p></div><div class="tab-pane" id="practices">${items(person.areas)}</div>
<div class="tab-pane" id="credentials"><p><strong>Education:</strong> ${escaped(person.education.map((one) => `${one.school} (${one.degree}${one.honor ? ` ${one.honor}` : ''}${one.year ? ` ${one.year}` : ''})`).join('; '))}</p>
${person.bars.length > 0 ? `<p><strong>Bar Admissions:</strong> ${person.bars.join(' and ')}</p>` : ''}${person.clerkships.length > 0 ? `<p><strong>Clerkships:</strong> Law Clerk to ${escaped(person.clerkships[0] ?? '')} (1999-2000)</p>` : ''}</div></div></div>${related(people, person, plan.folder)}`,
      plan.folder,
    ),
  more: (url, { origin, pages }) =>
    url.pathname === '/sitemap.xml' ? xml(urlset(everyAddress(pages, origin))) : undefined,
}
