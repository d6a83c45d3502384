import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { type Plan, wholeSitemap } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import type { Someone } from '#worker/reading/person/labelled/population.fixture.ts'
import { escaped, frame, items } from '#worker/reading/person/labelled/site-kit.fixture.ts'

export const named: Plan = {
  at: 14,
  key: 'aria-labels',
  firm: 'Orchard Street Partners LLP',
  host: 'orchardstreet.example',
  structure:
    'sections named for screen readers, the name in two parts, admissions with years in one line, address blocks',
  folder: '/lawyer',
  count: 16,
  bio: (person: Someone, plan) => {
    const words = person.shown.split(' ')
    return frame(
      plan,
      person.name,
      `<div id="page"><div class="masthead"><h1><span class="first">${escaped(words.slice(0, -1).join(' '))}</span> <span class="last">${escaped(words.at(-1) ?? '')}</span></h1><div class="designation">${escaped(person.title)}</div></div>
<aside aria-label="Contact">${person.offices.map((office) => `<address>1200 Third Avenue, Suite 900<br>${escaped(office)}${office.includes(',') ? ' 02110' : ' EC2N 4AY'}</address>`).join('')}<ul><li><b>Main:</b> 415-555-0100</li></ul>${person.email ? `<p><a href="mailto:${person.email}">${person.email}</a></p>` : ''}<p>Legal Assistant: Mary Poe, <a href="mailto:mpoe@${plan.host}">mpoe@${plan.host}</a></p></aside>
<section aria-label="Biography"><p>${escaped(person.bio)}</p></section><section aria-label="Practice areas">${items(person.areas)}</section>
<section aria-label="Education"><ol>${person.education.map((one) => `<li><span>${one.year ?? ''}</span> <span>${escaped(one.school)}</span> <span>${one.degree}</span></li>`).join('')}</ol></section>
${
  person.bars.length > 0
    ? markup`
        <section aria-label="Bar admissions"><p>
        ${person.bars.map((bar, at) => `${bar}, ${2001 + at}`).join('; ')}</p></section>
        <section aria-label="Court admissions">
        ${items(['U.S. Supreme Court', 'U.S. District Court, Northern District of California'])}</section>
      `
    : ''
}${person.clerkships.length > 0 ? `<section aria-label="Clerkships">${items(person.clerkships)}</section>` : ''}</div>`,
      plan.folder,
    )
  },
  // The number of the office is no number of the person's own.
  people: (people) => people.map((person) => ({ ...person, phone: '415.555.0100' })),
  more: wholeSitemap,
}
