import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { type Plan, everyAddress } from '#worker/reading/person/labelled/generated-site.fixture.ts'
import { escaped, frame, phoneAs, urlset, xml } from '#worker/reading/person/labelled/site-kit.fixture.ts'

export const microdata: Plan = {
  at: 1,
  key: 'microdata',
  firm: 'Bramwell Stone LLP',
  host: 'bramwellstone.example',
  structure: 'microdata Person with PostalAddress, one sitemap',
  folder: '/professionals',
  bio: (person, plan) =>
    frame(
      plan,
      person.name,
      `<div id="content" itemscope itemtype="https://schema.org/Person"><div class="hero"><h1 itemprop="name">${escaped(person.shown)}</h1>
<h2 itemprop="jobTitle">${escaped(person.title)}</h2>${person.offices
        .map(
          (office) =>
            markup`
              <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
              <span itemprop="streetAddress">200 Clarendon Road</span>, <span itemprop="addressLocality">
              ${office.split(', ')[0]}</span>
              ${office.includes(', ') ? `, <span itemprop="addressRegion">${office.split(', ')[1]}</span>` : ''}
              </div>
            `,
        )
        .join('')}
${person.phone ? `<span class="lbl">T</span> <span itemprop="telephone">${phoneAs(person.phone, '+1 617 555 1234')}</span>` : ''} <span class="lbl">F</span> <span itemprop="faxNumber">+1 617 555 0009</span>
${person.email ? `<a itemprop="email" href="mailto:${person.email}">Email ${escaped(person.last)}</a>` : ''}</div>
<div itemprop="description"><p>${escaped(person.bio)}</p></div>
<div class="sidebar"><h4>Practices</h4>${person.areas.map((area) => `<a href="/practices/${area.length}">${escaped(area)}</a><br>`).join('')}
<h4>Education</h4>${person.education
        .map(
          (one) => markup`
        <p><span itemprop="alumniOf">${escaped(one.school)}</span><br>${one.degree}
        ${one.year ? `, ${one.year}` : ''}${one.honor ? `, ${one.honor}` : ''}</p>
      `,
        )
        .join('')}
${person.bars.length > 0 ? `<h4>Bar &amp; Court Admissions</h4><p>${person.bars.join('<br>')}</p>` : ''}${person.clerkships.length > 0 ? `<h4>Clerkships</h4><p>${person.clerkships.map((one) => `Law Clerk, ${escaped(one)}`).join('<br>')}</p>` : ''}</div></div>`,
      plan.folder,
    ),
  more: (url, { origin, pages }) =>
    url.pathname === '/sitemap.xml' ? xml(urlset(everyAddress(pages, origin))) : undefined,
}
