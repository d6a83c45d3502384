import { type Plan, wholeSitemap } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import { escaped, frame, items, phoneAs } from '#worker/reading/person/labelled/site-kit.fixture.ts'

const degrees: Record<string, string> = {
  'J.D.': 'J.D.',
  'LL.M.': 'LL.M.',
  'LL.B.': 'LL.B.',
  'B.A.': 'B.A.',
  'B.S.': 'B.S.',
}

export const prose: Plan = {
  at: 12,
  key: 'small-firm-prose',
  firm: 'Mossman Keene',
  host: 'mossmankeene.example',
  structure: 'a small firm that tells everything in sentences, title within the heading',
  folder: '/our-team',
  count: 16,
  bio: (person, plan) =>
    frame(
      plan,
      person.name,
      `<div class="content"><h1>${escaped(person.shown)}, ${escaped(person.title)}</h1><p>${person.email ? `<a href="mailto:${person.email}">${person.email}</a>` : ''} ${person.phone ? phoneAs(person.phone, '(617) 555-1234') : ''}<br>${person.offices.map(escaped).join('<br>')}</p><p>${escaped(person.bio)}</p>
<p>${escaped(person.last)}’s practice areas include:</p>${items(person.areas)}<p>${person.education.map((one) => `${escaped(person.last)} received a ${degrees[one.degree] ?? ''} from ${escaped(one.school)}${one.year ? ` in ${one.year}` : ''}.`).join(' ')}
${person.bars.length > 0 ? ` ${escaped(person.last)} is admitted to practice in ${person.bars.join(' and ')}.` : ''}${person.clerkships.length > 0 ? ` Before joining the firm, ${escaped(person.last)} clerked for the ${escaped((person.clerkships[0] ?? '').replace(/^the /, ''))}.` : ''}</p></div>`,
      plan.folder,
    ),
  more: wholeSitemap,
}
