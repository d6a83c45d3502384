import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import type { Plan } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import { cityOf, escaped, frame, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'

const field = (name: string, list: readonly string[]): string =>
  list.length === 0
    ? ''
    : markup`
      <div class="field field--name-field-${name} field--type-string"><div class="field__items">
      ${list.map((one) => `<div class="field__item">${one}</div>`).join('')}</div></div>
    `

export const drupal: Plan = {
  at: 11,
  key: 'drupal-fields',
  firm: 'Larkspur Boone LLP',
  host: 'larkspurboone.example',
  structure: 'fields without headings, title and place on one line, e-mail by a form’s address, directory by pages',
  folder: '/professional',
  count: 16,
  bio: (person, plan, people) =>
    frame(
      plan,
      person.name,
      `<div class="region-content"><div id="block-page-title"><h1 class="page-title"><span class="field field--name-title">${escaped(person.shown)}</span></h1></div><main role="main"><article class="node node--type-professional">
<div class="node__meta">${escaped(person.title)} | ${person.offices.map((office) => escaped(cityOf(office))).join(' | ')}</div>
${field('telephone', person.phone ? [person.phone] : [])}${person.email ? field('email', [`<a href="/contact?to=${encodeURIComponent(person.email)}">Email</a>`]) : ''}${field('fax', ['617.555.0009'])}
<div class="field field--name-body"><p>${escaped(person.bio)}</p></div>${field('practice-areas', person.areas.map(escaped))}${field(
        'education',
        person.education.map((one) => escaped(`${one.degree}, ${one.school}${one.year ? ` (${one.year})` : ''}`)),
      )}${field('bar-admissions', person.bars)}${field('clerkships', person.clerkships.map(escaped))}</article>
<div class="view-related-professionals"><h3>Meet the team</h3>${people
        .slice(0, 3)
        .map(
          (one) =>
            `<div class="views-row"><a href="/professional/${one.slug}">${escaped(one.name)}</a><div>${escaped(one.title)}</div></div>`,
        )
        .join('')}</div></main></div>`,
      '/professionals',
    ),
  more(url, { plan, people }) {
    if (url.pathname !== '/professionals') return undefined
    const page = Number(url.searchParams.get('page') ?? 0)
    const rows = people.slice(page * 5, page * 5 + 5)
    return htmlAnswer(
      frame(
        plan,
        'Professionals',
        markup`
          <main><h1>Professionals</h1>
          ${rows
            .map(
              (one) => markup`
            <div class="views-row"><a href="/professional/${one.slug}"><img alt=""></a><h2>
            <a href="/professional/${one.slug}">${escaped(one.name)}</a></h2></div>
          `,
            )
            .join('')}
          <nav class="pager"><ul>
          ${[0, 1, 2, 3].map((at) => `<li><a href="?office=All&amp;page=${at}">${at + 1}</a></li>`).join('')}
          </ul></nav></main>
        `,
        '/professionals',
      ),
    )
  },
}
