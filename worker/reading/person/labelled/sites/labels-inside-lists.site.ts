import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { type Plan, wholeSitemap } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import { cityOf, escaped, frame, phoneAs } from '#worker/reading/person/labelled/site-kit.fixture.ts'

export const labelledLists: Plan = {
  at: 16,
  key: 'labels-inside-lists',
  firm: 'Quarry Hill LLP',
  host: 'quarryhill.example',
  structure: 'labels within the lists, title and place on one line, an address with a marked @, bars in full',
  folder: '/people',
  count: 14,
  pathOf: ({ slug }) => `/people/profile/${slug}`,
  bio: (person, plan, people) => {
    const list = (label: string, some: readonly string[]) =>
      some.length === 0
        ? ''
        : markup`
          <ul class="data-list"><li class="data-list__label">${label}</li>
          ${some.map((one) => `<li class="data-list__entry">${escaped(one)}</li>`).join('')}</ul>
        `
    const [local, domain] = (person.email ?? '').split('@')
    return frame(
      plan,
      person.name,
      `<div data-testid="profile"><h1 data-testid="profile-name">${escaped(person.shown)}</h1><h2>${escaped(person.title)} • ${person.offices.map((office) => escaped(cityOf(office))).join(' • ')}</h2>
<p>${person.phone ? `T: ${phoneAs(person.phone, '+1 617 555 1234')}` : ''} ${person.email ? `<span class="em">${local}<span>&#64;</span>${domain?.replaceAll('.', '&#46;')}</span>` : ''}</p><p>${escaped(person.bio)}</p>
${list('Practices', person.areas)}${list(
        'Education',
        person.education.map(
          (one) => `${one.degree.replaceAll('.', '')} ${one.school}${one.year ? ` ${one.year}` : ''}`,
        ),
      )}${list(
        'Bar Admissions',
        person.bars.map(barName),
      )}${list('Clerkships', person.clerkships)}${list('Languages', ['Spanish'])}</div><div class="carousel">${people
        .slice(2, 5)
        .map(
          (one) =>
            `<div><a href="/people/profile/${one.slug}"><img></a><a href="/people/profile/${one.slug}">${escaped(one.name)}</a><p>${one.email ?? ''}</p></div>`,
        )
        .join('')}</div>`,
      plan.folder,
    )
  },
  more: wholeSitemap,
}

function barName(bar: string) {
  if (bar === 'England and Wales') return bar
  return bar === 'District of Columbia' ? 'Bar of the District of Columbia' : `State of ${bar}`
}
