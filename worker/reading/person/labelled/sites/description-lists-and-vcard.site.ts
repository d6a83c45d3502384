import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { type Plan, related } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import { escaped, frame, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'

const quotedPrintable = (text: string) =>
  [...new TextEncoder().encode(text)]
    .map((byte) =>
      byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}` : String.fromCharCode(byte),
    )
    .join('')

export const vcard: Plan = {
  at: 2,
  key: 'description-lists-and-vcard',
  firm: 'Carroway Finch P.C.',
  host: 'carrowayfinch.example',
  structure: 'description lists, e-mail and phone in the vCard only, directory by pages',
  folder: '/attorneys',
  bio: (person, plan, people) =>
    frame(
      plan,
      person.name,
      `<article><h1>${escaped(person.shown)}</h1><p class="subtitle">${escaped(person.title)}</p><a class="btn" href="/vcards/${person.slug}.vcf">Download vCard</a>
<p>${escaped(person.bio)}</p><dl><dt>Location</dt><dd>${person.offices.map(escaped).join('</dd><dd>')}</dd><dt>Areas of Practice</dt>${person.areas.map((area) => `<dd>${escaped(area)}</dd>`).join('')}
<dt>Education</dt>${person.education.map((one) => `<dd>${escaped(`${one.school}, ${one.degree}${one.year ? ` (${one.year})` : ''}${one.honor ? `, ${one.honor}` : ''}`)}</dd>`).join('')}
${person.bars.length > 0 ? `<dt>Bar Admissions</dt><dd>${person.bars.join(', ')}</dd>` : ''}${person.clerkships.length > 0 ? `<dt>Clerkship</dt><dd>${person.clerkships.map(escaped).join('</dd><dd>')}</dd>` : ''}
<dt>Memberships</dt><dd>American Bar Association</dd></dl></article>${related(people, person, plan.folder)}`,
      plan.folder,
    ),
  more(url, { plan, people }) {
    const card = people.find(({ slug }) => url.pathname === `/vcards/${slug}.vcf`)
    if (card)
      return {
        type: 'text/vcard',
        body: `BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${quotedPrintable(card.last)};${quotedPrintable(card.name.split(' ')[0] ?? '')}\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${quotedPrintable(card.name)}\r\nORG:${plan.firm}\r\nTITLE:${card.title}\r\n${card.phone ? `TEL;WORK;VOICE:${card.phone}\r\n` : ''}TEL;WORK;FAX:617.555.0009\r\n${card.email ? `EMAIL;PREF;INTERNET:${card.email}\r\n` : ''}END:VCARD`,
      }
    if (url.pathname !== '/attorneys') return undefined
    const size = 6
    const page = Number(url.searchParams.get('page') ?? 0)
    const shown = people.slice(page * size, page * size + size)
    return htmlAnswer(
      frame(
        plan,
        'Attorneys',
        markup`
          <h1>Our Attorneys</h1>
          ${shown.map((one) => `<div class="row"><h3><a href="/attorneys/${one.slug}">${escaped(one.name)}</a></h3><p>${escaped(one.title)}</p></div>`).join('')}
          <ul class="pager">${page > 0 ? `<li><a href="?page=${page - 1}">‹ previous</a></li>` : ''}
          ${(page + 1) * size < people.length ? `<li><a href="?page=${page + 1}">next ›</a></li>` : ''}</ul>
        `,
        plan.folder,
      ),
    )
  },
}
