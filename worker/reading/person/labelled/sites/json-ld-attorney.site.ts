import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'
import { lyricPeople } from './profile-page-graph.site.ts'

export const joyce: WrittenPlan = {
  key: 'json-ld-attorney',
  firm: 'Joyce Lyric LLP',
  host: 'joycelyric.example',
  structure: 'structured data of type Attorney for the person, contact in a list with icons, facts in a grid of terms',
  people: handwritten('joycelyric.example', lyricPeople),
  path: ({ slug }) => `/people/${slug}`,
  head: (person) =>
    markup`
      <script type="application/ld+json">
      ${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Attorney', name: person.name, jobTitle: person.title, telephone: person.phone, parentOrganization: { '@type': 'LegalService', name: 'Joyce Lyric LLP' } })}
      </script>
    `,
  page: (title, inner, head = '') =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} | Joyce Lyric LLP</title>${head}</head><body>
      <header class="hdr"><a href="/">Joyce Lyric</a><nav><a href="/people">People</a>
      <a href="/practices">Practices</a></nav></header><main>${inner}</main><footer class="ftr">
      <p>New York, Paris, Los Angeles</p></footer></body></html>
    `,
  bio: (person) =>
    markup`
      <div class="person-header"><h1>${escaped(person.shown)}</h1><h2>${escaped(person.title)}</h2>
      <ul class="contact-list">
      ${each(person.offices, (office) => `<li><svg></svg><span>${escaped(office)}</span></li>`)}<li><svg>
      </svg><a href="tel:${person.phone?.replaceAll(' ', '')}">${person.phone}</a></li><li><svg></svg>
      <a href="mailto:${person.email}">${person.email}</a></li><li><svg></svg>
      <a href="/vcards/x.vcf">Download vCard</a></li></ul></div><div class="person-body"><p>
      ${escaped(person.bio)}</p></div><dl class="grid">
      ${part(person.areas, `<dt>Practices</dt>${each(person.areas, (area) => `<dd>${escaped(area)}</dd>`)}`)}
      <dt>Education</dt>
      ${each(person.education, (one) => `<dd>${escaped(one.school)}, ${one.degree} ${one.year}</dd>`)}
      ${part(person.bars, `<dt>Admissions</dt>${each(person.bars, (bar) => `<dd>${bar}</dd>`)}`)}
      ${part(person.clerkships, `<dt>Clerkships</dt>${each(person.clerkships, (one) => `<dd>${escaped(one)}</dd>`)}`)}
      <dt>Languages</dt><dd>English</dd><dd>French</dd></dl>
    `,
  others: [
    ['/practices/art-law', 'Art Law', '<p>Casper Willoughby, Counsel</p>'],
    ['/people', 'People', '<a href="/people/daniel-okuda">Daniel Okuda</a>'],
    ['/offices/los-angeles', 'Los Angeles', '<p>1 Wilshire</p>'],
    ['/news/portia-marchetti-joins', 'Portia Marchetti Joins as Partner', '<p>Los Angeles, May 2026</p>'],
    ['/events/royalty-night', 'Royalty Night', '<p>Host: Theodore Lyric</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}
