import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import type { Plan } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import { escaped, htmlAnswer, inOneLine, phoneAs } from '#worker/reading/person/labelled/site-kit.fixture.ts'

export const tables: Plan = {
  at: 3,
  key: 'tables-and-fonts',
  firm: 'Dunmore, Hale & Pratt',
  host: 'dunmorehale.example',
  structure: 'tables and fonts without a heading, .asp addresses, A to Z, addresses written backwards',
  folder: '/attorneys.asp',
  pathOf: (_, at) => `/bio.asp?id=${at + 101}`,
  bio: (person, plan) =>
    `<html><head><title>${plan.firm} - ${escaped(person.shown)}</title></head><body bgcolor=#ffffff><table width=760><tr><td colspan=2><a href="/">Home</a> <a href="/attorneys.asp">Attorneys</a> <a href="/contact.asp">Contact</a></td></tr>
<tr><td valign=top><img src="/p.jpg"></td><td><font size=4><b>${escaped(person.shown)}</b></font><br><font size=2><i>${escaped(person.title)}</i><br>${person.offices.map(escaped).join('<br>')}<br>
${person.phone ? `Direct: ${phoneAs(person.phone, '617-555-1234')}<br>` : ''}Fax: 617-555-0009<br>${person.email ? `E-mail: <span style="unicode-bidi:bidi-override; direction: rtl;">${[...person.email].reverse().join('')}</span>` : ''}</font></td></tr>
<tr><td colspan=2><font size=2>${escaped(person.bio)}</font></td></tr>
<tr><td><b>Areas of Practice:</b></td><td>${person.areas.map(escaped).join('<br>')}</td></tr>
<tr><td><b>Education:</b></td><td>${person.education.map((one) => escaped(inOneLine(one))).join('<br>')}</td></tr>
${person.bars.length > 0 ? `<tr><td><b>Admitted:</b></td><td>${person.bars.map((bar, at) => `${bar}, ${1990 + at}`).join('<br>')}</td></tr>` : ''}${person.clerkships.length > 0 ? `<tr><td><b>Clerkships:</b></td><td>${person.clerkships.map(escaped).join('<br>')}</td></tr>` : ''}
<tr><td colspan=2><font size=1>&copy; 2026 ${plan.firm}, 1 Beacon Way, Boston, MA 02108, 617-555-0100, mail@${plan.host}</font></td></tr></table></body></html>`,
  other: (heading, body, plan) =>
    markup`
      <html><head><title>${plan.firm} - ${escaped(heading)}</title></head><body><table><tr><td>
      <a href="/">Home</a></td></tr><tr><td><font size=4><b>${escaped(heading)}</b></font><br>${body}</td>
      </tr></table></body></html>
    `,
  more(url, { plan, people, pages }) {
    if (url.pathname !== '/attorneys.asp') return undefined
    const letter = url.searchParams.get('letter') ?? 'A'
    const letters = [...new Set(people.map(({ last }) => last.slice(0, 1).toUpperCase()))].sort()
    const shown = people.filter(({ last }) => last.slice(0, 1).toUpperCase() === letter)
    return htmlAnswer(
      markup`
        <html><head><title>${plan.firm} - Attorneys</title></head><body><table><tr><td>
        ${letters.map((one) => `<a href="attorneys.asp?letter=${one}">${one}</a>`).join(' | ')}</td></tr>
        ${shown
          .map(
            (one) =>
              markup`
              <tr><td><a href="${pages.find(({ person }) => person === one)?.path}">${escaped(one.last)}, ${escaped(one.name.replace(new RegExp(` ${one.last}.*$`), ''))}
              </a></td><td>${escaped(one.title)}</td></tr>
            `,
          )
          .join('')}
        </table></body></html>
      `,
    )
  },
}
