import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const ashgrovePeople = `
Honor Ashgrove | Partner and Head of Wills | Bristol | hashgrove | +44 117 496 2601 | Private Client; Court of Protection | LL.B./University of Exeter/1996 | England and Wales | - | Honor acts for landed families.
Iestyn Rhydderch | Solicitor | Cardiff | irhydderch | +44 29 2049 2602 | Planning; Renewables | LL.B./Swansea University/2015; LL.M./Cardiff University/2016 | England and Wales | - | Iestyn consents wind farms.
Mairead Nic Dhonnchaidh | Senior Associate | Bristol | mnicdhonnchaidh | +44 117 496 2603 | Employment; Equality | B.C.L./University College Dublin/2011 | Ireland; England and Wales | - | Mairead appears in tribunals.
Barnaby Winterton-Cole | Chartered Legal Executive | Cardiff | bwinterton-cole | +44 29 2049 2604 | Conveyancing | - | - | - | Barnaby completes on Fridays.
Zeinab Warsi | Trainee Solicitor | Bristol | zwarsi | +44 117 496 2605 | Private Client | LL.B./University of the West of England/2021 | - | - | Zeinab drafts attendance notes.`

export const ashgrove: WrittenPlan = {
  key: 'solicitors',
  firm: 'Ashgrove Rhydderch LLP',
  host: 'ashgroverhydderch.example',
  structure:
    'solicitors: a bar of facts below a picture, "Get in touch", qualifications with years of admission, people’s folder with pages of teams',
  people: handwritten('ashgroverhydderch.example', ashgrovePeople),
  path: ({ slug }) => `/our-people/${slug}`,
  page: (title, inner) =>
    markup`
      <!doctype html><html lang="en-GB"><head><title>${escaped(title)} | Ashgrove Rhydderch LLP</title></head>
      <body><div class="cookie-banner"><p>We use cookies</p><button>Accept</button></div>
      <header class="c-header"><a href="/" class="c-header__logo">Ashgrove Rhydderch</a><nav class="c-nav">
      <a href="/our-people">Our people</a><a href="/for-you">For you</a>
      <a href="/for-business">For business</a></nav></header><main id="main">${inner}</main>
      <footer class="c-footer"><div class="c-footer__col"><h4>Bristol</h4>
      <p>1 Queen Square<br>+44 117 496 2600</p></div><div class="c-footer__col"><h4>Cardiff</h4>
      <p>2 Cathedral Road<br>+44 29 2049 2600</p></div>
      <p>Authorised and regulated by the Solicitors Regulation Authority, number 600000.</p></footer></body>
      </html>
    `,
  bio: (person) =>
    markup`
      <div class="c-profile-hero"><div class="c-profile-hero__img"></div><div class="c-profile-hero__body">
      <p class="c-breadcrumb"><a href="/our-people">Our people</a> / ${escaped(person.name)}</p>
      <h1 class="c-profile-hero__title">${escaped(person.shown)}</h1><p class="c-profile-hero__sub">
      ${escaped(person.title)}</p></div></div><div class="c-bar"><div class="c-bar__item">
      <span class="u-sr">Office</span>${person.offices[0]}</div><div class="c-bar__item">
      <span class="u-sr">Phone</span><a href="tel:${person.phone?.replaceAll(' ', '')}">${person.phone}</a>
      </div><div class="c-bar__item"><span class="u-sr">Email</span><a href="mailto:${person.email}">
      ${person.email}</a></div></div><div class="c-cols"><div class="c-cols__main"><p>${escaped(person.bio)}
      </p><h2>What clients say</h2><blockquote>“Unfailingly kind.” Chambers UK, 2024</blockquote></div>
      <div class="c-cols__side">
      ${part(person.areas, `<h3>Areas of expertise</h3><ul>${each(person.areas, (area) => `<li><a href="/for-you/x">${escaped(area)}</a></li>`)}</ul>`)}
      ${part(person.education, `<h3>Education</h3><ul>${each(person.education, (one) => `<li>${escaped(one.school)}, ${one.degree} (${one.year})</li>`)}</ul>`)}
      ${part(person.bars, `<h3>Admitted</h3><ul>${each(person.bars, (bar, at) => `<li>Solicitor, ${bar}, ${1998 + at}</li>`)}</ul>`)}
      <h3>Get in touch</h3><form><label>Your name</label><input></form></div></div>
    `,
  others: [
    ['/our-people/wills-team', 'Wills Team', '<p>Head: Honor Ashgrove, Partner. wills@ashgroverhydderch.example</p>'],
    [
      '/our-people/trainee-stories',
      'Trainee Stories',
      '<p>Zeinab Warsi, Trainee Solicitor</p><h2>Education</h2><p>University of the West of England</p>',
    ],
    ['/our-people', 'Our people', '<p>Sixty.</p>'],
    ['/for-you/conveyancing', 'Conveyancing', '<p>Barnaby Winterton-Cole</p>'],
    ['/news/will-power', 'Will Power', '<p>By Honor Ashgrove</p>'],
    ['/bristol', 'Bristol', '<p>1 Queen Square</p>'],
    ['/testimonials/grace-hopper-trust', 'Grace Hopper Trust', '<p>“Unfailingly kind.”</p>'],
  ],
  other: (heading, body) =>
    `<div class="c-profile-hero"><h1 class="c-profile-hero__title">${escaped(heading)}</h1></div><div class="c-cols">${body}</div>`,
  more: sitemap,
}
