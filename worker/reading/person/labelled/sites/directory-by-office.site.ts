import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { type Plan, related } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import { cityOf, escaped, frame, htmlAnswer, phoneAs } from '#worker/reading/person/labelled/site-kit.fixture.ts'

export const offices: Plan = {
  at: 6,
  key: 'directory-by-office',
  firm: 'Garrick Osei LLP',
  host: 'garrickosei.example',
  structure: 'directory by a form of offices, addresses in data attributes, several offices',
  folder: '/team',
  withEmail: (first, last) => `${last}${first.slice(0, 1)}`,
  bio: (person, plan, people) =>
    frame(
      plan,
      person.name,
      `<div class="wrapper"><div class="bio-header"><div class="bio-name">${escaped(person.shown)}</div><div class="bio-role">${escaped(person.title)}</div>
<ul class="bio-offices">${person.offices
        .map(
          (office) => markup`
        <li><a href="/locations/${office.length}">${escaped(cityOf(office))}</a>
        ${person.phone ? ` <span class="tel">${phoneAs(person.phone, '(617) 555-1234')}</span>` : ''}</li>
      `,
        )
        .join('')}</ul>
${person.email ? `<a class="js-mail" href="#" data-user="${person.email.split('@')[0]}" data-domain="${plan.host}">Send an e-mail</a>` : ''}</div>
<div class="bio-text"><p>${escaped(person.bio)}</p></div><div class="bio-practices"><div class="heading">Practices</div>${person.areas.map((area) => `<div><a href="/practices/${area.length}">${escaped(area)}</a></div>`).join('')}</div>
<div class="bio-education"><div class="heading">Education</div>${person.education
        .map(
          (one) => markup`
        <div class="degree"><div>${escaped(one.school)}</div><div>${one.degree}
        ${one.year ? ` ${one.year}` : ''}</div>${one.honor ? `<div>${one.honor}</div>` : ''}</div>
      `,
        )
        .join('')}</div>
${person.bars.length > 0 ? `<div class="bio-admissions"><div class="heading">Admissions</div><div>${person.bars.join(' | ')}</div></div>` : ''}${person.clerkships.length > 0 ? `<div class="bio-clerkships"><div class="heading">Clerkships</div>${person.clerkships.map((one) => `<div>${escaped(one)}</div>`).join('')}</div>` : ''}</div>
${related(people, person, plan.folder)}`,
      plan.folder,
    ),
  more(url, { plan, people }) {
    if (url.pathname !== '/team') return undefined
    const office = url.searchParams.get('office')
    const all = [...new Set(people.flatMap((one) => one.offices))]
    const shown = office
      ? people.filter((one) => one.offices.includes(all[Number(office) - 1] ?? ''))
      : people.slice(0, 4)
    return htmlAnswer(
      frame(
        plan,
        'Team',
        markup`
          <h1>Our Team</h1><form action="/team" method="get"><select name="office">
          <option value="">All offices</option>
          ${all.map((one, at) => `<option value="${at + 1}">${escaped(one)}</option>`).join('')}</select>
          <button>Search</button></form>
          ${shown.map((one) => `<a class="card" href="/team/${one.slug}"><img src="/x.jpg"><h4>${escaped(one.name)}</h4><p>${escaped(one.title)}</p></a>`).join('')}
        `,
        plan.folder,
      ),
    )
  },
}
