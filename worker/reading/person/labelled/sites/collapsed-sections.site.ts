import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, items } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'
import { brockwayPeople } from './h-cards.site.ts'

export const iver: WrittenPlan = {
  key: 'collapsed-sections',
  firm: 'Iver Teague PLLC',
  host: 'iverteague.example',
  structure: 'parts that unfold by target ids, icons for contact, the schools in bold above degrees and years',
  people: handwritten('iverteague.example', brockwayPeople),
  path: ({ slug }) => `/our-lawyers/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} | Iver Teague PLLC</title></head><body>
      <nav class="navbar navbar-expand-lg"><div class="container">
      <a class="navbar-brand" href="/">Iver Teague</a><ul class="navbar-nav"><li>
      <a class="nav-link" href="/our-lawyers">Our Lawyers</a></li><li>
      <a class="nav-link" href="/our-services">Our Services</a></li></ul></div></nav>${inner}
      <footer class="py-5 bg-dark"><div class="container"><p>2 West Second Street, Tulsa, OK 74103</p>
      <p>918-555-0100</p></div></footer></body></html>
    `,
  bio(person) {
    const fold = (id: string, label: string, inner: string) =>
      markup`
        <div class="accordion-item"><h2 class="accordion-header" id="h-${id}">
        <button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#c-${id}" aria-expanded="false" aria-controls="c-${id}">
        ${label}</button></h2><div id="c-${id}" class="accordion-collapse collapse" aria-labelledby="h-${id}">
        <div class="accordion-body">${inner}</div></div></div>
      `
    return markup`
      <section class="container"><div class="row"><div class="col-lg-4">
      <img class="rounded" src="/p.jpg" alt="${escaped(person.name)} portrait"><ul class="list-unstyled"><li>
      <i class="bi bi-geo-alt"></i> ${escaped(person.offices[0] ?? '')}</li><li><i class="bi bi-telephone">
      </i> <a href="tel:${person.phone}">${person.phone}</a></li><li><i class="bi bi-envelope">
      </i> <a href="mailto:${person.email}">Email ${escaped(person.name.split(' ')[0] ?? '')}</a></li></ul>
      </div><div class="col-lg-8"><h1 class="display-5">${escaped(person.shown)}</h1><p class="lead">
      ${escaped(person.title)}</p><p>${escaped(person.bio)}</p><div class="accordion" id="facts">
      ${fold('a', 'Practice Focus', items(person.areas))}
      ${fold('b', 'Education', `<ul>${each(person.education, (one) => `<li><strong>${escaped(one.school)}</strong><br>${one.degree}<br>${one.year}</li>`)}</ul>`)}
      ${fold('c', 'State Bar Admissions', items(person.bars))}
      ${part(person.clerkships, fold('d', 'Clerkships', items(person.clerkships)))}
      ${fold('e', 'Federal Courts', items(['U.S. District Court for the Northern District of Oklahoma']))}
      ${fold('f', 'Honors', items(['Oklahoma Super Lawyers Rising Stars, 2022']))}</div></div></div></section>
    `
  },
  others: [
    ['/our-services/royalties', 'Royalties', '<p>Nicholas Abernethy, Shareholder, 918-555-0121</p>'],
    ['/our-lawyers', 'Our Lawyers', '<a href="/our-lawyers/hung-pham">Hung Pham</a>'],
    ['/our-lawyers/join-us', 'Join Our Team', '<p>Two openings in Tulsa.</p>'],
    ['/news/orville-teague-turns-eighty', 'Orville Teague Turns Eighty', '<p>There was cake.</p>'],
    ['/offices/oklahoma-city', 'Oklahoma City', '<p>405-555-0100</p>'],
  ],
  other: (heading, body) =>
    `<section class="container"><h1 class="display-5">${escaped(heading)}</h1>${body}</section>`,
  more: sitemap,
}
