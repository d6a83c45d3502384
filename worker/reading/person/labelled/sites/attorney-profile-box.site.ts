import { type Plan, wholeSitemap } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import { escaped, frame, items, phoneAs } from '#worker/reading/person/labelled/site-kit.fixture.ts'

const zip = (office: string) => (office.includes(',') ? `${office} 60601` : `${office} EC2N 4AY`)

export const profile: Plan = {
  at: 15,
  key: 'attorney-profile-box',
  firm: 'Penhallow & Reyes, P.C.',
  host: 'penhallowreyes.example',
  structure: 'heading "Attorney Profile", the name in a box of lines, paragraphs of words parted by blanks',
  folder: '/Attorney-Profiles',
  count: 14,
  pathOf: ({ slug }) => `/Attorney-Profiles/${slug}.shtml`,
  bio: (person, plan) =>
    frame(
      plan,
      `${person.name} - Attorney Profile`,
      `<div id="contentColumn"><h1>Attorney Profile</h1><h2>${escaped(person.shown)}</h2><div class="box"><b>${escaped(person.shown)}</b><br>${escaped(person.title)}<br>${plan.firm.replace('&', '&amp;')}<br>${person.offices.map((office) => `10 Main Street, Suite 5<br>${escaped(zip(office))}`).join('<br>')}<br>${person.phone ? `Phone: ${phoneAs(person.phone, '617-555-1234')}<br>` : ''}Fax: 617-555-0009<br>${person.email ? `E-mail: <a href="mailto:${person.email}">E-mail Me</a>` : ''}</div>
<p>${escaped(person.bio)}</p><h3>Areas of Practice:</h3>${items(person.areas)}<h3>Education:</h3>${person.education.map((one) => `<p>${one.degree}&nbsp;&nbsp;${escaped(one.school)}${one.year ? `&nbsp;&nbsp;${one.year}` : ''}</p>`).join('')}
${person.bars.length > 0 ? `<h3>Bar Admissions:</h3>${person.bars.map((bar, at) => `<p>${bar}&nbsp;&nbsp;${1999 + at}</p>`).join('')}` : ''}${person.clerkships.length > 0 ? `<h3>Judicial Clerkships:</h3>${items(person.clerkships)}` : ''}<h3>Honors and Awards:</h3>${items(['Super Lawyers, 2019'])}<h3>Classes/Seminars:</h3><p>Contracts, Boston University, 2012</p></div>`,
      plan.folder,
    ),
  more: wholeSitemap,
}
