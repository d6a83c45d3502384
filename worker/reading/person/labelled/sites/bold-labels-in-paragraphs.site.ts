import { everyAddress, type Plan } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import { escaped, frame, htmlAnswer, phoneAs, urlset, xml } from '#worker/reading/person/labelled/site-kit.fixture.ts'

export const flat: Plan = {
  at: 9,
  key: 'bold-labels-in-paragraphs',
  firm: 'Juniper Row Law',
  host: 'juniperrow.example',
  structure: 'addresses without a folder, bold labels in paragraphs, address put together by a script',
  folder: '',
  bio: (person, plan) =>
    frame(
      plan,
      person.name,
      `<div class="sqs-block-content"><h2>${escaped(person.shown)}</h2><p><em>${escaped(person.title)}</em></p><p>${person.offices.map(escaped).join('<br>')}</p><p>${person.phone ? `p. ${phoneAs(person.phone, '617-555-1234')}<br>` : ''}f. 617-555-0009<br>
${person.email ? `<script>var u = "${person.email.split('@')[0]}"; var d = "${plan.host}"; document.write('<a href="mailto:' + u + '@' + d + '">' + u + '@' + d + '</a>');</script>` : ''}</p><p>${escaped(person.bio)}</p>
<p><strong>Practice Areas</strong><br>${person.areas.map(escaped).join('<br>')}</p><p><strong>Education</strong><br>${person.education.map((one) => escaped(`${one.degree} ${one.school}${one.year ? ` ${one.year}` : ''}`)).join('<br>')}</p>
${person.bars.length > 0 ? `<p><strong>Admitted to practice</strong><br>${person.bars.join('<br>')}</p>` : ''}${person.clerkships.length > 0 ? `<p><strong>Clerkships</strong><br>${person.clerkships.map(escaped).join('<br>')}</p>` : ''}</div>`,
      '/our-team',
    ),
  more(url, { origin, pages, plan, people }) {
    if (url.pathname === '/sitemap.xml') return xml(urlset([...everyAddress(pages, origin), `${origin}/our-team`]))
    if (url.pathname !== '/our-team') return undefined
    return htmlAnswer(
      frame(
        plan,
        'Our Team',
        `<h1>Our Team</h1>${people.map((one) => `<p><a href="/${one.slug}">${escaped(one.name)}</a></p>`).join('')}`,
        '/our-team',
      ),
    )
  },
}
