import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { type Plan, related } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import { escaped, frame, htmlAnswer, phoneAs } from '#worker/reading/person/labelled/site-kit.fixture.ts'

export const nested: Plan = {
  at: 10,
  key: 'nested-lists',
  firm: 'Kestrel & Vane',
  host: 'kestrelvane.example',
  structure: 'lists in lists with places, degrees and honors on lines of their own; page of people by letter folders',
  folder: '/our-attorneys',
  pathOf: ({ slug }) => `/our-attorneys/${slug}/`,
  bio: (person, plan, people) =>
    frame(
      plan,
      person.name,
      `<div id="main" role="main"><h1>${escaped(person.shown)}</h1><div class="attorney-title">${escaped(person.title)}</div><div class="attorney-contact"><div>Location: ${person.offices.map(escaped).join('; ')}</div>${person.phone ? `<div>Phone: ${phoneAs(person.phone, '617-555-1234')}</div>` : ''}<div>Fax: 617-555-0009</div>${
        person.email
          ? markup`
        <div>Email: <a href="javascript:void(0)" onclick="location.href='mai'+'lto:'+'${person.email.split('@')[0]}'+'@'+'${plan.host}'">click here</a>
        </div>
      `
          : ''
      }</div>
<p>${escaped(person.bio)}</p><h3>Areas of Practice</h3><ul>${person.areas.map((area, at) => `<li>${at > 0 ? '' : `${40 + at}% `}${escaped(area)}</li>`).join('')}</ul>
<h3>Education</h3><ul>${person.education
        .map(
          (one) => markup`
        <li><strong>${escaped(one.school)}</strong>, ${one.school.includes('Texas') ? 'Texas' : 'United States'}
        <ul><li>${one.degree}${one.year ? ` - ${one.year}` : ''}</li>
        ${one.honor ? `<li>Honors: ${one.honor}</li>` : ''}</ul></li>
      `,
        )
        .join('')}</ul>
${person.bars.length > 0 ? `<h3>Bar Admissions</h3><ul>${person.bars.map((bar, at) => `<li>${bar}, ${1995 + at}</li>`).join('')}</ul>` : ''}${
        person.clerkships.length > 0
          ? markup`
        <h3>Past Employment Positions</h3><ul><li>Kestrel &amp; Vane, Summer Associate</li></ul>
        <h3>Judicial Clerkships</h3><ul>
        ${person.clerkships.map((one) => `<li>${escaped(one)}, 2001 - 2002</li>`).join('')}</ul>
      `
          : ''
      }</div>${related(people, person, plan.folder)}`,
      plan.folder,
    ),
  more(url, { plan, people }) {
    const letter = /^\/our-attorneys(?:\/letter\/([a-z]))?\/?$/.exec(url.pathname)
    if (!letter) return undefined
    const letters = [...new Set(people.map(({ slug }) => slug.split('-').at(-1)?.slice(0, 1) ?? 'a'))].sort()
    const shown = people.filter(({ slug }) =>
      slug
        .split('-')
        .at(-1)
        ?.startsWith(letter[1] ?? letters[0] ?? 'a'),
    )
    return htmlAnswer(
      frame(
        plan,
        'Attorneys',
        markup`
          <div role="main"><h1>Attorneys</h1><p>
          ${letters.map((one) => `<a href="/our-attorneys/letter/${one}">${one.toUpperCase()}</a>`).join(' ')}
          </p>
          ${shown.map((one) => `<p><a href="/our-attorneys/${one.slug}/">${escaped(one.name)}</a> ${escaped(one.title)}</p>`).join('')}
          </div>
        `,
        plan.folder,
      ),
    )
  },
}
