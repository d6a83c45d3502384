// Builds of firm sites that were written to be read once before anything was mended: their first figures are in docs/reading.md.
import { all, each, page, text, type Build, type FirmPerson } from './firm-site-kit.fixture.ts'

const mail = (one: FirmPerson) => `<a href="mailto:${one.email}">${one.email}</a>`
const lead =
  'We have tried cases in every county of the state and answer the phone ourselves. Ask us what it will cost before you hire us.'

const nav = (links: Record<string, string>) =>
  `<ul class="menu">${Object.entries(links)
    .map(([h, n]) => `<li class="menu-item"><a href="${h}">${n}</a></li>`)
    .join('')}</ul>`

const divi: Build = ({ firm, people }) => {
  const menu = {
    '/': 'Home',
    '/our-firm/': 'Our Firm',
    '/areas-of-practice/': 'Areas of Practice',
    '/contact/': 'Contact',
  }
  const shell = (t: string, body: string) =>
    page(
      `${t} | ${firm}`,
      `<div id="page-container"><header id="main-header"><div class="container"><div class="logo_container"><a href="/"><img src="/l.png" alt="${text(firm)}" id="logo"></a></div><div id="et-top-navigation">${nav(menu)}</div></div></header><div id="et-main-area"><div id="main-content">${body}</div><footer id="main-footer"><div id="footer-bottom"><div id="footer-info">${text(firm)} | 100 Main Street, Dayton, OH | (888) 555-0100</div></div></footer></div></div>`,
    )
  const member = (o: FirmPerson, i: number) =>
    `<div class="et_pb_column et_pb_column_1_3 et_pb_column_${i}"><div class="et_pb_module et_pb_team_member et_pb_team_member_${i} clearfix et_pb_bg_layout_light"><div class="et_pb_team_member_image et-waypoint et_pb_animation_off"><img src="/${i}.jpg" alt="${text(o.name)}"></div><div class="et_pb_team_member_description"><h4 class="et_pb_module_header">${text(o.name)}</h4><p class="et_pb_member_position">${o.title}</p><div><p>${text(o.bio)}</p><p>Direct: ${o.phone}</p></div><ul class="et_pb_member_social_links"><li><a href="mailto:${o.email}" class="et_pb_font_icon"><span>Email</span></a></li></ul></div></div></div>`
  return {
    pages: {
      '/': shell('Home', `<h1>Lawyers for hard days</h1><p>${lead}</p>`),
      '/our-firm/': shell(
        'Our Firm',
        `<div class="et_pb_section"><div class="et_pb_row"><div class="et_pb_text"><h1>Our Firm</h1><p>${lead}</p></div></div><div class="et_pb_row">${all(people, member)}</div></div><div class="et_pb_section"><h2>What clients say</h2>${['Sarah Milton', 'John Peters', 'Diane Cole'].map((n) => `<div class="et_pb_module et_pb_testimonial"><div class="et_pb_testimonial_description"><p>They listened, they fought, and they called back every time.</p><span class="et_pb_testimonial_author">${n}</span><p class="et_pb_testimonial_meta"><span class="et_pb_testimonial_position">Client</span></p></div></div>`).join('')}</div>`,
      ),
      '/contact/': shell('Contact', '<h1>Contact</h1><form><input name="a"></form>'),
      '/areas-of-practice/': shell(
        'Areas of Practice',
        '<h1>Areas of Practice</h1><ul><li>Family Law</li><li>Probate</li></ul>',
      ),
    },
    shown: () => ({ city: 'Dayton' }),
  }
}

/** A site of one lawyer, whose name is on another kind of page each time. */
const loneLawyer =
  (at: number): Build =>
  ({ people: [o] }) => {
    if (!o) return { pages: {} }
    const firm =
      [
        `Law Office of ${o.name}`,
        `${o.last} Law, PLLC`,
        `The ${o.last} Law Firm`,
        `${o.name}, Attorney at Law`,
        `${o.last} Legal`,
        `${o.last} & Associates`,
        `Law Offices of ${o.first} ${o.last}`,
        `${o.last} Injury Law`,
      ][at] ?? ''
    const foot = `<footer><p>${text(firm)} · 12 Court Square, ${o.city}, ${o.state} · ${o.phone} · ${mail(o)}</p><p>© 2026 All rights reserved. Attorney advertising.</p></footer>`
    const facts = `<p>${text(o.bio)}</p><h3>Education</h3><ul><li>J.D., Boston College Law School, 2009</li></ul><h3>Bar admissions</h3><ul><li>Ohio</li></ul>`
    const kinds: [path: string, title: string, body: string][] = [
      ['about', 'Attorney at Law', `<h1>About ${text(o.name)}</h1><p class="role">Attorney at Law</p>`],
      [
        'attorney-profile',
        'Founding Attorney',
        `<h1>Attorney Profile</h1><h2>${text(o.name)}</h2><h4>Founding Attorney</h4>`,
      ],
      [
        'meet-us',
        'Owner and Trial Attorney',
        `<h1>Meet ${text(o.name)}</h1><p><strong>Owner and Trial Attorney</strong></p>`,
      ],
      [
        'about-us',
        'Principal Attorney',
        `<h1>About the Firm</h1><p>${lead}</p><h2>${text(o.name)}</h2><p>Principal Attorney</p>`,
      ],
      [
        '',
        'Founder',
        `<h1>Wills and trusts made plain</h1><p>${lead}</p><h2>Meet ${text(o.name)}</h2><h4>Founder</h4>`,
      ],
      ['our-attorney', 'Managing Attorney', `<h1>${text(o.name)}</h1><h3>Managing Attorney</h3>`],
      ['biography', 'Attorney', `<h2>Biography</h2><p><b>${text(o.name)}, Esq.</b>, Attorney</p>`],
      [
        'bio',
        'Trial Lawyer',
        `<div class="hero"><h1>Injured? We can help.</h1></div><h2>${text(o.name)} – Trial Lawyer</h2>`,
      ],
    ]
    const [path = '', title = '', body = ''] = kinds[at] ?? []
    const shell = (name: string, inner: string) =>
      page(
        `${name} - ${firm}`,
        `<header><a href="/" class="brand">${text(firm)}</a><nav><a href="/">Home</a> <a href="/${path}">${path || 'about'}</a> <a href="/practice-areas">Practice Areas</a> <a href="/contact">Contact</a></nav></header><main>${inner}</main>${foot}`,
      )
    return {
      firm,
      people: [o],
      pages: {
        '/': shell('Home', `<h1>Clear counsel</h1><p>${lead}</p>`),
        [`/${path}`]: shell(path || 'Home', body + facts),
        '/practice-areas': shell(
          'Practice Areas',
          '<h1>Practice Areas</h1><ul><li>Probate</li><li>Wills and Trusts</li></ul>',
        ),
        '/contact': shell('Contact', '<h1>Contact</h1>'),
      },
      // The firm's number counts as the lawyer's, because nobody else works there.
      shown: () => ({ title }),
    }
  }

const looseData: Build = ({ firm, people }) => {
  const shell = (t: string, body: string) =>
    page(
      `${t} – ${firm}`,
      `<div class="top"><a href="/">${text(firm)}</a> <a href="/our-team.html">Our Team</a> <a href="/contact.html">Contact</a></div>${body}<div class="bottom">© 2026 ${text(firm)}</div>`,
    )
  return {
    pages: {
      '/': shell('Welcome', `<h1>Welcome</h1><p>${lead}</p>`),
      '/our-team.html': shell(
        'Our Team',
        `<h1>Our Team</h1><p>Click on a photograph to read more about a member of our team, or use the filters to find somebody by office. ${lead} ${lead} ${lead}</p><div id="teamGrid"></div><script>
  // team
  var members = [
    ${people.map((o: FirmPerson, i: number) => `{ id: ${i}, name: '${o.name.replaceAll("'", "\\'")}', role: '${o.title}', email: '${o.email}', phone: '${o.phone}', office: '${o.city}, ${o.state}', photo: 'img/${i}.jpg', active: true, bio: "${o.bio}" },`).join('\n    ')}
  ];
  members.forEach(function (m) { $('#teamGrid').append('<div class="m"><h3>' + m.name + '</h3><p>' + m.role + '</p></div>'); });
  </script>`,
      ),
    },
  }
}

const nineties: Build = ({ firm, people }) => {
  const shell = (t: string, body: string) =>
    `<html><head><title>${text(t)}</title></head><body bgcolor="#ffffff" link="#000080"><table width="780" border="0" cellspacing="0" cellpadding="0"><tr><td colspan="2"><img src="banner.gif" alt="${text(firm)}"></td></tr><tr><td width="140" valign="top"><img src="nav.gif" usemap="#nav" border="0"><map name="nav"><area shape="rect" coords="0,0,140,20" href="index.html" alt="Home"><area shape="rect" coords="0,20,140,40" href="attys.html" alt="Attorneys"><area shape="rect" coords="0,40,140,60" href="contact.html" alt="Contact Us"></map></td><td valign="top">${body}</td></tr></table></body></html>`
  const cell = (o: FirmPerson) =>
    `<td width="300" valign="top"><font face="Arial" size="2"><b>${text(o.name)}</b><br><i>${o.title}</i><br>${o.phone}<br><a href="mailto:${o.email}">${o.email}</a><br><a href="${o.slug.split('-')[1]}.html"><font size="1">[Biography]</font></a></font></td>`
  const rows = Array.from(
    { length: Math.ceil(people.length / 2) },
    (_, i) =>
      `<tr>${people
        .slice(i * 2, i * 2 + 2)
        .map(cell)
        .join('')}</tr>`,
  ).join('')
  return {
    pages: {
      '/': shell(firm, `<font size="4">${text(firm)}</font><p>${lead}`),
      '/index.html': shell(firm, `<p>${lead}`),
      '/contact.html': shell('Contact', '<p>100 Main Street'),
      '/attys.html': shell(
        'Attorneys',
        `<center><font size="5"><b>Our Attorneys</b></font></center><table cellpadding="6">${rows}</table>`,
      ),
      ...each(
        people,
        (o) => `/${o.slug.split('-')[1]}.html`,
        (o) =>
          shell(
            firm,
            `<font size="4" color="#000080"><b>${text(o.name)}</b></font><br><font size="2">${o.title}<p>${text(o.bio)}<p>Tel. ${o.phone}<br>${o.city}, ${o.state}<br>E-mail: ${mail(o)}</font>`,
          ),
      ),
    },
  }
}

const montreal: Build = ({ firm, people }) => {
  const towns = ['Montréal', 'Québec', 'Ottawa']
  const city = (o: FirmPerson) => ['Montreal', 'Quebec City', 'Ottawa'][people.indexOf(o) % 3] ?? null
  const shell = (lang: string, t: string, body: string, other: string) =>
    `<!doctype html><html lang="${lang}"><head><title>${text(t)} | ${text(firm)}</title><link rel="alternate" hreflang="${lang === 'fr' ? 'en' : 'fr'}" href="${other}"></head><body><header><a href="/${lang}/">${text(firm)}</a><nav>${lang === 'fr' ? '<a href="/fr/equipe/">Équipe</a> <a href="/fr/expertise/">Expertise</a>' : '<a href="/en/team/">Our Team</a> <a href="/en/expertise/">Expertise</a>'} <a href="${other}">${lang === 'fr' ? 'English' : 'Français'}</a></nav></header>${body}<footer>© ${text(firm)}</footer></body></html>`
  const fr: Record<string, string> = { Partner: 'Associé', Associate: 'Avocat', Paralegal: 'Technicienne juridique' }
  const list = (lang: string, f: string) =>
    all(
      people,
      (o) =>
        `<div class="membre"><a href="/${lang}/${f}/${o.slug}/"><h3>${text(o.name)}</h3><span>${lang === 'fr' ? (fr[o.title] ?? 'Avocat-conseil') : o.title}</span></a></div>`,
    )
  const bio = (lang: string, f: string, f2: string) =>
    each(
      people,
      (o) => `/${lang}/${f}/${o.slug}/`,
      (o) =>
        shell(
          lang,
          o.name,
          `<main><h1>${text(o.name)}</h1><p class="poste">${lang === 'fr' ? (fr[o.title] ?? 'Avocat-conseil') : o.title}</p><p class="bureau">${lang === 'fr' ? towns[people.indexOf(o) % 3] : city(o)}</p><p>${mail(o)} <a href="tel:${o.phone}">${o.phone}</a></p><p>${lang === 'fr' ? 'Membre du Barreau du Québec, plaide devant les tribunaux depuis douze ans et conseille des entreprises de toutes tailles.' : text(o.bio)}</p></main>`,
          `/${lang === 'fr' ? 'en' : 'fr'}/${f2}/${o.slug}/`,
        ),
    )
  return {
    pages: {
      '/': `<!doctype html><html><head><title>${text(firm)}</title></head><body><h1>${text(firm)}</h1><p><a href="/fr/">Français</a> <a href="/en/">English</a></p></body></html>`,
      '/fr/': shell(
        'fr',
        'Accueil',
        `<h1>Avocats</h1><p>Un cabinet au service des entreprises et des familles depuis 1952.</p>`,
        '/en/',
      ),
      '/en/': shell('en', 'Home', `<h1>Lawyers</h1><p>${lead}</p>`, '/fr/'),
      '/fr/equipe/': shell('fr', 'Équipe', `<h1>Équipe</h1>${list('fr', 'equipe')}`, '/en/team/'),
      '/en/team/': shell('en', 'Our Team', `<h1>Our Team</h1>${list('en', 'team')}`, '/fr/equipe/'),
      ...bio('fr', 'equipe', 'team'),
      ...bio('en', 'team', 'equipe'),
    },
    shown: (o: FirmPerson) => ({ city: city(o) }),
  }
}

const chambers: Build = ({ people }) => {
  const firm = 'Plowden Row Chambers'
  const isSilk = (o: FirmPerson) => people.indexOf(o) % 4 === 0
  const shell = (t: string, body: string) =>
    page(
      `${t} | ${firm}`,
      `<header class="masthead"><a href="/">${firm}</a><nav><a href="/barristers/">Barristers</a><a href="/clerks/">Clerks</a><a href="/areas/">Practice areas</a><a href="/contact/">Contact</a></nav></header>${body}<footer>Regulated by the Bar Standards Board. 4 Plowden Row, London EC4Y 9AA. DX 123. clerks@plowden.example</footer>`,
    )
  const call = (o: FirmPerson) => 1990 + people.indexOf(o) * 2
  return {
    firm,
    pages: {
      '/': shell('Home', `<h1>Excellence in advocacy</h1><p>${lead}</p>`),
      '/clerks/': shell('Clerks', '<h1>Our clerks</h1><p>Call the clerks room on 020 7946 0000.</p>'),
      '/barristers/': shell(
        'Barristers',
        `<h1>Barristers</h1><h2>King’s Counsel</h2><table class="barristers">${all(people.filter(isSilk), (o) => `<tr><td><a href="/barristers/profile/${o.slug}">${text(o.name)} KC</a></td><td>${call(o)}</td><td>2015</td></tr>`)}</table><h2>Juniors</h2><table class="barristers">${all(
          people.filter((o: FirmPerson) => !isSilk(o)),
          (o) =>
            `<tr><td><a href="/barristers/profile/${o.slug}">${text(o.name)}</a></td><td>${call(o)}</td><td></td></tr>`,
        )}</table>`,
      ),
      ...each(
        people,
        (o) => `/barristers/profile/${o.slug}`,
        (o) =>
          shell(
            o.name,
            `<div class="profile"><h1>${text(o.name)}${isSilk(o) ? ' KC' : ''}</h1><p class="call">Call: ${call(o)}${isSilk(o) ? ' | Silk: 2015' : ''}</p><p class="intro"><strong>Barrister</strong></p><p>${text(o.bio)}</p><p>Email: <a href="mailto:clerks@plowden.example">clerks@plowden.example</a></p></div>`,
          ),
      ),
    },
    shown: () => ({ title: 'Barrister', email: null, phone: null, city: 'London' }),
  }
}

const modals: Build = ({ firm, people }) => {
  const shell = (t: string, body: string) =>
    page(
      t,
      `<nav class="navbar navbar-expand-lg"><a class="navbar-brand" href="/">${text(firm)}</a><div class="collapse navbar-collapse"><a class="nav-link" href="/attorneys.php">Attorneys</a><a class="nav-link" href="/practice.php">Practice Areas</a></div></nav>${body}<footer class="footer">© 2026 ${text(firm)}. All rights reserved.</footer>`,
    )
  return {
    pages: {
      '/': shell(firm, `<section class="hero"><h1>Results that matter</h1><p>${lead}</p></section>`),
      '/attorneys.php': shell(
        `Attorneys | ${firm}`,
        `<section class="container"><h1 class="text-center">Our Attorneys</h1><div class="row">${all(people, (o, i) => `<div class="col-md-4"><div class="card" data-bs-toggle="modal" data-bs-target="#bio${i}"><img class="card-img-top" src="/i${i}.jpg" alt=""><div class="card-body"><h5 class="card-title">${text(o.name)}</h5><p class="card-text">${o.title}</p></div></div></div>`)}</div></section>${all(people, (o, i) => `<div class="modal fade" id="bio${i}" tabindex="-1" aria-hidden="true"><div class="modal-dialog"><div class="modal-content"><div class="modal-header"><h4 class="modal-title">${text(o.name)}</h4><button type="button" class="btn-close" data-bs-dismiss="modal">×</button></div><div class="modal-body"><p>${text(o.bio)}</p><ul class="list-unstyled"><li><i class="fa fa-map-marker"></i> ${o.city}, ${o.state}</li><li><i class="fa fa-phone"></i> ${o.phone}</li><li><i class="fa fa-envelope"></i> ${mail(o)}</li></ul></div></div></div></div>`)}`,
      ),
    },
  }
}

const loadMore: Build = ({ firm, people }) => {
  const shell = (t: string, body: string) =>
    page(
      `${t} - ${firm}`,
      `<header role="banner"><a href="/">${text(firm)}</a><nav role="navigation"><a href="/professionals">Professionals</a><a href="/work">Our Work</a></nav></header><main role="main">${body}</main><footer role="contentinfo">Copyright 2026</footer>`,
    )
  const item = (o: FirmPerson) =>
    `<article class="pro-card"><a class="pro-card__link" href="/professionals/${o.slug}"><span class="pro-card__name">${text(o.name)}</span><span class="pro-card__role">${o.title}</span></a></article>`
  const rest = {
    people: people.slice(4).map((o: FirmPerson) => ({
      display_name: o.name,
      role: { label: o.title },
      permalink: `/professionals/${o.slug}`,
      email: o.email,
    })),
    total: people.length,
    next: null,
  }
  return {
    pages: {
      '/': shell('Home', `<h1>Law for builders</h1><p>${lead}</p>`),
      '/professionals': shell(
        'Professionals',
        `<h1>Professionals</h1><p>${lead}</p><div class="grid" data-total="${people.length}">${all(people.slice(0, 4), item)}</div><button class="js-load-more" data-endpoint="/api/professionals?offset=4&amp;limit=100">Show more</button>`,
      ),
      ...each(
        people,
        (o) => `/professionals/${o.slug}`,
        (o) =>
          shell(
            o.name,
            `<h1>${text(o.name)}</h1><dl><dt>Position</dt><dd>${o.title}</dd><dt>Office</dt><dd>${o.city}</dd><dt>Direct</dt><dd>${o.phone}</dd><dt>Email</dt><dd>${mail(o)}</dd></dl><p>${text(o.bio)}</p>`,
          ),
      ),
    },
    answers: { '/api/professionals?offset=4&limit=100': { body: JSON.stringify(rest), type: 'application/json' } },
  }
}

// Squarespace: list section with its context in an attribute.
const squarespace: Build = ({ firm, people }) => {
  const shell = (t: string, body: string) =>
    page(
      `${t} — ${firm}`,
      `<div id="siteWrapper"><header data-test="header" class="header"><div class="header-title-logo"><a href="/">${text(firm)}</a></div><div class="header-nav"><div class="header-nav-item"><a href="/about-1">About</a></div><div class="header-nav-item"><a href="/new-page-3">Attorneys</a></div></div></header><main id="page" role="main"><article class="sections">${body}</article></main><footer class="sections" id="footer-sections"><section class="page-section"><p>${text(firm)}</p><p>Attorney advertising</p></section></footer></div>`,
    )
  const items = people.map((o) => ({
    title: o.name,
    description: `<p><strong>${o.title}</strong></p><p>${text(o.bio)}</p><p><a href="mailto:${o.email}">${o.email}</a> | ${o.phone}</p>`,
    button: { buttonText: 'Make it', buttonLink: '#' },
    imageId: 'x1',
  }))
  const li = (o: FirmPerson) =>
    `<li class="list-item" data-is-card-enabled="false"><div class="list-item-media"><div class="list-item-media-inner"><img alt="" src="/i.jpg"></div></div><div class="list-item-content"><div class="list-item-content__text-wrapper"><h2 class="list-item-content__title">${text(o.name)}</h2><div class="list-item-content__description"><p class=""><strong>${o.title}</strong></p><p class="">${text(o.bio)}</p><p class="">${mail(o)} | ${o.phone}</p></div></div></div></li>`
  return {
    pages: {
      '/': shell('Home', `<section class="page-section"><h1>Counsel, plainly</h1><p>${lead}</p></section>`),
      '/about-1': shell('About', `<section class="page-section"><h2>About</h2><p>${lead}</p></section>`),
      '/new-page-3': shell(
        'Attorneys',
        `<section data-section-id="1" class="page-section user-items-list-section" data-current-context="${text(JSON.stringify({ userItems: items, styles: { imageFocalPoint: { x: 0.5 } } }))}"><div class="user-items-list"><ul class="user-items-list-item-container user-items-list-carousel">${all(people, li)}</ul></div></section>`,
      ),
    },
    shown: () => ({ city: null }),
  }
}

// Wix: everything in rich text, name in two pieces of one heading.
const wix: Build = ({ firm, people }) => {
  const t = (s: string, cls = 'font_8') =>
    `<div class="wixui-rich-text" data-testid="richTextElement"><p class="${cls} wixui-rich-text__text"><span class="color_15 wixui-rich-text__text">${s}</span></p></div>`
  const shell = (ti: string, body: string) =>
    page(
      `${ti} | ${firm}`,
      `<div id="SITE_CONTAINER"><div id="site-root"><div id="masterPage"><header id="SITE_HEADER"><nav aria-label="Site"><ul><li><a data-testid="linkElement" href="/"><p>Home</p></a></li><li><a data-testid="linkElement" href="/our-team"><p>Our Team</p></a></li><li><a data-testid="linkElement" href="/contact"><p>Contact</p></a></li></ul></nav></header><main id="PAGES_CONTAINER">${body}</main><footer id="SITE_FOOTER">${t(`©2026 by ${text(firm)}. Proudly created with Wix.com`)}</footer></div></div></div>`,
    )
  return {
    pages: {
      '/': shell('Home', `<h1 class="font_0"><span>${text(firm)}</span></h1>${t(lead)}`),
      '/our-team': shell(
        'Our Team',
        `<div role="list">${all(people, (o) => `<div role="listitem" class="comp-lx"><div data-testid="imageX"><img alt="portrait" src="x.jpg"></div><div class="wixui-rich-text"><h3 class="font_3"><span style="font-weight:bold">${text(o.first)}<br>${text(o.name.slice(o.first.length + 1))}</span></h3></div>${t(o.title, 'font_7')}${t(`<a href="mailto:${o.email}?subject=Hello" target="_self">${o.email}</a>`)}${t(`Tel: ${o.phone}`)}${t(`${o.city} office`)}</div>`)}</div>`,
      ),
    },
  }
}

// Avada.
const avada: Build = ({ firm, people }) => {
  const shell = (t: string, body: string) =>
    page(
      `${t} - ${firm}`,
      `<div id="boxed-wrapper"><header class="fusion-header-wrapper"><div class="fusion-logo"><a class="fusion-logo-link" href="/"><img src="l.png" alt="${text(firm)} Logo"></a></div><nav class="fusion-main-menu"><ul class="fusion-menu"><li><a href="/"><span class="menu-text">Home</span></a></li><li><a href="/meet-the-team/"><span class="menu-text">Meet the Team</span></a></li></ul></nav></header><main id="main">${body}</main><div class="fusion-footer"><footer class="fusion-footer-widget-area"><h4 class="widget-title">Office Hours</h4><p>Monday to Friday, 9 to 5</p></footer></div></div>`,
    )
  return {
    pages: {
      '/': shell('Home', `<div class="fusion-text"><h1>Trusted since 1981</h1><p>${lead}</p></div>`),
      '/meet-the-team/': shell(
        'Meet the Team',
        `<div class="fusion-page-title-bar"><h1 class="entry-title">Meet the Team</h1></div>${all(people, (o) => `<div class="fusion-layout-column fusion_builder_column_1_3"><div class="fusion-person person fusion-person-left fusion-person-icon-top"><div class="person-shortcode-image-wrapper"><div class="person-image-container"><a href="/team/${o.slug}/"><img class="person-img" src="x.jpg" alt=""></a></div></div><div class="person-desc"><div class="person-author"><div class="person-author-wrapper"><span class="person-name">${text(o.name)}</span><span class="person-title">${o.title}</span></div><div class="fusion-social-networks"><a class="fusion-mail" href="mailto:${o.email?.replace('@', '&#064;')}" aria-label="Email"></a></div></div><div class="person-content fusion-clearfix">${text(o.bio)}</div></div></div></div>`)}`,
      ),
      ...each(
        people,
        (o) => `/team/${o.slug}/`,
        (o) =>
          shell(
            o.name,
            `<div class="post-content"><h2 class="fusion-title-heading">${text(o.name)}</h2><h3 class="fusion-title-heading">${o.title}</h3><div class="fusion-text"><p>${text(o.bio)}</p></div><div class="fusion-text"><p><i class="fa-phone fas"></i> ${o.phone}<br><i class="fa-envelope fas"></i> <a href="mailto:${o.email}">${o.email}</a><br><i class="fa-map"></i> ${o.city}, ${o.state}</p></div></div>`,
          ),
      ),
    },
  }
}

// A directory by letters that shows nothing before one is chosen; .aspx pages by number.
const letters: Build = ({ firm, people }) => {
  const id = (o: FirmPerson) => 300 + people.indexOf(o)
  const shell = (t: string, body: string) =>
    page(
      `${firm} : ${t}`,
      `<form id="aspnetForm" action="./"><input type="hidden" name="__VIEWSTATE" value="abc"><div id="header"><a href="/"><img src="/logo.gif" alt="Home"></a><div id="topnav"><a href="/our-people/">Our People</a> <a href="/our-practice/">Our Practice</a></div></div><div id="content">${body}</div><div id="footer">Copyright ${text(firm)}</div></form>`,
    )
  const l = (o: FirmPerson) => o.slug.split('-')[1]?.slice(0, 1).toUpperCase()
  const abc = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  const bar = `<div class="alpha">${abc.map((x) => (people.some((o: FirmPerson) => l(o) === x) ? `<a href="/our-people/?letter=${x}">${x}</a>` : x)).join(' | ')}</div>`
  const pages: Record<string, string> = {
    '/': shell('Home', `<h1>Welcome</h1><p>${lead}</p>`),
    '/our-people/': shell(
      'Our People',
      `<h1>Our People</h1><p>Please choose the first letter of a last name.</p>${bar}`,
    ),
  }
  for (const x of abc) {
    const own = people.filter((o: FirmPerson) => l(o) === x)
    if (own.length)
      pages[`/our-people/?letter=${x}`] = shell(
        'Our People',
        `<h1>Our People</h1>${bar}<table class="results"><tr><th>Name</th><th>Title</th><th>Office</th></tr>${all(own, (o) => `<tr><td><a href="/our-people/details.aspx?bio=${id(o)}">${text(o.last)}, ${text(o.name.slice(0, o.name.length - o.last.length - 1))}</a></td><td>${o.title}</td><td>${o.city}</td></tr>`)}</table>`,
      )
  }
  return {
    pages: {
      ...pages,
      ...each(
        people,
        (o) => `/our-people/details.aspx?bio=${id(o)}`,
        (o) =>
          shell(
            o.name,
            `<h1>${text(o.name)}</h1><div class="bio-title">${o.title}</div><table class="contact"><tr><td>Office</td><td>${o.city}</td></tr><tr><td>Phone</td><td>${o.phone}</td></tr><tr><td>E-mail</td><td><a href="javascript:mailTo('${o.email?.split('@')[0]}','${o.email?.split('@')[1]}')">Send e-mail</a></td></tr></table><p>${text(o.bio)}</p>`,
          ),
      ),
    },
    shown: () => ({ email: null }),
  }
}

// People only on the pages of the offices.
const offices: Build = ({ firm, people }) => {
  const cities = [...new Set(people.map((o) => o.city))] as string[]
  const slug = (c: string) => c.toLowerCase().replaceAll(' ', '-')
  const shell = (t: string, body: string) =>
    page(
      `${t} | ${firm}`,
      `<header><h1 class="site-title"><a href="/">${text(firm)}</a></h1><nav><a href="/locations/">Locations</a><a href="/services/">Services</a></nav></header><div class="content">${body}</div><footer>&copy; ${text(firm)}</footer>`,
    )
  const of = (c: string) => people.filter((o: FirmPerson) => o.city === c)
  return {
    pages: {
      '/': shell('Home', `<h2>Near you</h2><p>${lead}</p>`),
      '/services/': shell('Services', `<h2>Services</h2><ul><li>Probate</li><li>Family Law</li></ul>`),
      '/locations/': shell(
        'Locations',
        `<h2>Locations</h2><ul>${cities.map((c) => `<li><a href="/locations/${slug(c)}/">${c}</a></li>`).join('')}</ul>`,
      ),
      ...Object.fromEntries(
        cities.map((c) => [
          `/locations/${slug(c)}/`,
          shell(
            c,
            `<h2>${c}</h2><p>1 Main Street, ${c}, ${of(c)[0]?.state}</p><h3>Attorneys and staff in this office</h3>${all(of(c), (o) => `<div class="row-person"><strong>${text(o.name)}</strong>, <em>${o.title}</em><br>${o.phone} &middot; ${mail(o)}</div>`)}`,
          ),
        ]),
      ),
    },
  }
}

// Small-firm marketing platform: pages under about us, city in the title tag, no emails, form.
const scorpion: Build = ({ firm, people }) => {
  const shell = (t: string, body: string) =>
    page(
      t,
      `<header id="HeaderZone"><section class="header"><a class="logo" href="/"><img alt="${text(firm)}" src="/l.png"></a><a class="phone" href="tel:8885550199">888.555.0199</a><nav><ul><li><a href="/about-us/">About Us</a><ul><li><a href="/about-us/meet-our-attorneys/">Meet Our Attorneys</a></li><li><a href="/reviews/">Reviews</a></li></ul></li><li><a href="/practice-areas/">Practice Areas</a></li><li><a href="/contact-us/">Contact Us</a></li></ul></nav></section></header><main id="MainZone">${body}<section class="contact-form"><form id="Form_ContactV1"><h3>Contact Us Today</h3><fieldset><label>First Name</label><input><label>Last Name</label><input></fieldset></form></section></main><footer id="FooterZone"><div class="schema-info"><span>${text(firm)}</span><span>200 West Street, Suite 10</span><span>Reno, NV 89501</span></div><a href="/site-map/">Site Map</a></footer>`,
    )
  return {
    pages: {
      '/': shell(
        `Reno Attorneys | ${firm}`,
        `<section class="hero"><h1>Reno Trial Lawyers</h1><p>${lead}</p></section>`,
      ),
      '/about-us/': shell('About', `<h1>About Us</h1><p>${lead}</p>`),
      '/reviews/': shell(
        'Reviews',
        `<h1>Reviews</h1><div class="review"><p>“Great people.”</p><strong>Former Client</strong><em>Peter Marlow</em></div><div class="review"><p>“Best in town.”</p><em>Alice Brand</em></div>`,
      ),
      '/about-us/meet-our-attorneys/': shell(
        `Our Attorneys | ${firm}`,
        `<section class="staff-list"><h1>Meet Our Attorneys</h1><ul>${all(people, (o) => `<li><a class="staff-item" href="/about-us/meet-our-attorneys/${o.slug}-esq-/"><picture><img src="x.jpg" alt="${text(o.name)} Photo"></picture><strong class="title-style-4">${text(o.name)}</strong><span>${o.title}</span><span class="btn">Read Bio</span></a></li>`)}</ul></section>`,
      ),
      ...each(
        people,
        (o) => `/about-us/meet-our-attorneys/${o.slug}-esq-/`,
        (o) =>
          shell(
            `${o.name} | Reno ${o.title} | ${firm}`,
            `<section class="staff-profile"><aside><img src="x.jpg" alt="${text(o.name)}"></aside><article><h1>${text(o.name)} <em>${o.title}</em></h1><p>${text(o.bio)}</p><ul class="awards"><li>Super Lawyers 2024</li></ul></article><section class="other-staff"><h4>Meet the Rest of the Team</h4><ul>${all(people.filter((x: FirmPerson) => x !== o).slice(0, 4), (x) => `<li><a href="/about-us/meet-our-attorneys/${x.slug}-esq-/"><strong>${text(x.name)}</strong></a></li>`)}</ul></section></section>`,
          ),
      ),
    },
    shown: () => ({ email: null, city: 'Reno', phone: null }),
  }
}

// Unfolding entries, staff among them, and a wall of news on the same page.
const details: Build = ({ firm, people }) => {
  const shell = (t: string, body: string) =>
    page(
      `${t} · ${firm}`,
      `<header><p class="wordmark"><a href="/">${text(firm)}</a></p><nav><a href="/the-firm">The Firm</a><a href="/news">News</a></nav></header><main>${body}</main><footer><small>${text(firm)}, 9 Quay Street</small></footer>`,
    )
  return {
    pages: {
      '/': shell('Home', `<h1>Steady hands</h1><p>${lead}</p>`),
      '/news': shell('News', '<h1>News</h1><article><h2>Spring Gala Recap</h2><p>We danced.</p></article>'),
      '/the-firm': shell(
        'The Firm',
        `<h1>The Firm</h1><p>${lead}</p><h2>Who you will meet</h2>${all(people, (o) => `<details><summary>${text(o.name)} <span class="muted">${o.title}</span></summary><p>${text(o.bio)}</p><p>Office: ${o.city}</p><p>Call ${o.phone} or write to ${mail(o)}</p></details>`)}<h2>Recent news</h2><ul><li><a href="/news">Spring Gala Recap</a></li><li><a href="/news">New Office Opens</a></li></ul>`,
      ),
    },
  }
}
const webflow: Build = ({ firm, people }) => {
  const shell = (t: string, body: string) =>
    page(
      t,
      `<div class="navbar w-nav"><a class="brand w-nav-brand" href="/">${text(firm)}</a><nav class="nav-menu w-nav-menu"><a class="nav-link w-nav-link" href="/attorneys">Attorneys</a><a class="nav-link w-nav-link" href="/approach">Approach</a></nav></div>${body}<div class="footer"><div class="footer-text">© ${text(firm)}</div></div>`,
    )
  return {
    pages: {
      '/': shell(firm, `<div class="hero"><h1 class="hero-h1">Litigation, done right</h1><div>${lead}</div></div>`),
      '/attorneys': shell(
        `Attorneys | ${firm}`,
        `<div class="section"><h1>Attorneys</h1><div class="w-dyn-list"><div role="list" class="w-dyn-items">${all(people, (o) => `<div role="listitem" class="w-dyn-item"><a class="card w-inline-block" href="/attorney/${o.slug}"><img src="a.jpg" alt=""><div class="card-name">${text(o.name)}</div><div class="card-role">${o.title}</div></a></div>`)}</div></div></div>`,
      ),
      ...each(
        people,
        (o) => `/attorney/${o.slug}`,
        (o) =>
          shell(
            `${firm} | ${o.title} | ${o.name}`,
            `<div class="section w-container"><div class="eyebrow">${o.title}</div><h1 class="display">${text(o.name)}</h1><div class="grid"><div class="meta"><div class="meta-row"><div class="meta-label">Office</div><div class="meta-value">${o.city}, ${o.state}</div></div><div class="meta-row"><div class="meta-label">Phone</div><div class="meta-value">${o.phone}</div></div><div class="meta-row"><div class="meta-label">Email</div><a class="meta-value" href="mailto:${o.email}">${o.email}</a></div></div><div class="w-richtext"><p>${text(o.bio)}</p></div></div></div>`,
          ),
      ),
    },
  }
}
const blockEditor: Build = ({ firm, people }) => {
  const shell = (t: string, body: string) =>
    page(
      `${t} – ${firm}`,
      `<div class="wp-site-blocks"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/">${text(firm)}</a></p><nav class="wp-block-navigation"><ul><li><a href="/about/">About</a></li><li><a href="/about/our-lawyers/">Our Lawyers</a></li></ul></nav></header><main class="wp-block-group">${body}</main><footer class="wp-block-template-part"><p>Proudly powered by WordPress</p></footer></div>`,
    )
  return {
    pages: {
      '/': shell('Home', `<h1 class="wp-block-heading">Law for neighbors</h1><p>${lead}</p>`),
      '/about/': shell('About', `<h1>About</h1><p>${lead}</p>`),
      '/about/our-lawyers/': shell(
        'Our Lawyers',
        `<h1 class="wp-block-post-title">Our Lawyers</h1>${all(people, (o) => `<div class="wp-block-media-text"><figure class="wp-block-media-text__media"><img src="x.jpg" alt=""></figure><div class="wp-block-media-text__content"><p><strong>${text(o.name)}</strong>, ${o.title.toLowerCase()}, ${o.city} office. ${text(o.bio)} Reach ${text(o.first)} at ${mail(o)}.</p></div></div>`)}`,
      ),
    },
  }
}
const nextData: Build = ({ firm, people }) => {
  const data = {
    props: {
      pageProps: {
        page: {
          title: 'Team',
          sections: [
            { _type: 'hero', heading: 'Team' },
            {
              _type: 'teamGrid',
              members: people.map((o) => ({
                _id: `m${o.slug}`,
                name: o.name,
                jobTitle: o.title,
                slug: { current: o.slug },
                emailAddress: o.email,
                phoneNumber: o.phone,
                office: { _type: 'office', city: o.city },
              })),
            },
          ],
        },
      },
    },
    page: '/[slug]',
  }
  const shell = (t: string, body: string, d = '') =>
    `<!DOCTYPE html><html lang="en"><head><title>${text(t)}</title></head><body><div id="__next">${body}</div>${d}</body></html>`
  const head = `<header><a href="/">${text(firm)}</a><nav><a href="/team">Team</a><a href="/work">Work</a></nav></header>`
  return {
    pages: {
      '/': shell(firm, `${head}<main><h1>Quiet confidence</h1><p>${lead}</p></main>`),
      '/team': shell(
        `Team | ${firm}`,
        `${head}<main><h1>Team</h1><p>${lead}</p><div class="grid">${all(people.slice(0, 3), (o) => `<div class="css-1x"><p class="css-2y">${text(o.name)}</p><p class="css-3z">${o.title}</p></div>`)}</div><button>Show all</button></main>`,
        `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script>`,
      ),
    },
  }
}
const solicitors: Build = ({ people }) => {
  const firm = 'Marlow Fenn Solicitors'
  const cities = ['Leeds', 'Bristol', 'Manchester']
  const t = (o: FirmPerson) =>
    ['Partner', 'Solicitor', 'Senior Associate', 'Trainee Solicitor', 'Legal Director', 'Chartered Legal Executive'][
      people.indexOf(o) % 6
    ] ?? ''
  const c = (o: FirmPerson) => cities[people.indexOf(o) % 3] ?? ''
  const dial = (o: FirmPerson) => `0113 496 0${100 + people.indexOf(o)}`
  const shell = (ti: string, body: string) =>
    page(
      `${ti} | ${firm}`,
      `<div class="top"><a href="/"><img src="logo.svg" alt="${firm}"></a><ul><li><a href="/our-people/">Our people</a></li><li><a href="/services-for-you/">Services for you</a></li></ul></div>${body}<div class="foot"><p>${firm} is authorised and regulated by the Solicitors Regulation Authority. SRA number 123456.</p></div>`,
    )
  return {
    firm,
    pages: {
      '/': shell('Home', `<h1>Here for you</h1><p>${lead}</p>`),
      '/our-people/': shell(
        'Our people',
        `<h1>Our people</h1><ul class="people">${all(people, (o) => `<li><h2><a href="/our-people/${o.slug}/">${text(o.name)}</a></h2><p>${t(o)}</p><p>${c(o)}</p></li>`)}</ul>`,
      ),
      ...each(
        people,
        (o) => `/our-people/${o.slug}/`,
        (o) =>
          shell(
            o.name,
            `<div class="profile-head"><h1>${text(o.name)}</h1><h2>${t(o)}</h2></div><div class="profile-side"><p><strong>Office</strong> ${c(o)}</p><p><strong>Direct dial</strong> ${dial(o)}</p><p><strong>Email</strong> ${mail(o)}</p></div><div class="profile-text"><p>${text(o.bio)}</p><h3>Accreditations</h3><ul><li>Resolution</li></ul></div>`,
          ),
      ),
    },
    shown: (o: FirmPerson) => ({ title: t(o), city: c(o), phone: dial(o) }),
  }
}
const rowsByRank: Build = ({ firm, people }) => {
  const ranks = Object.entries(Object.groupBy(people, (o: FirmPerson) => o.title)).map(
    ([rank, some = []]) => [rank, some] as const,
  )
  const plural = (s: string) => (s.endsWith('Counsel') ? s : s.replace(/y$/, 'ie') + 's')
  const shell = (t: string, body: string) =>
    page(
      t,
      `<table class="layout"><tr><td class="nav"><a href="/">Home</a><br><a href="/lawyers.asp">Lawyers &amp; Staff</a><br><a href="/map.asp">Map</a></td><td class="body">${body}</td></tr></table><hr><center>${text(firm)} &bull; <a href="/map.asp">Directions</a></center>`,
    )
  return {
    pages: {
      '/': shell(firm, `<h2>${text(firm)}</h2><p>${lead}</p>`),
      '/map.asp': shell('Map', '<p>Map</p>'),
      '/lawyers.asp': shell(
        'Lawyers',
        `<h2>Lawyers and staff</h2>${ranks.map(([r, some]) => `<h3>${plural(r)}</h3><table border="1"><tr><th>Name</th><th>Telephone</th><th>E-mail</th><th>Office</th></tr>${all(some, (o) => `<tr><td>${text(o.last)}, ${text(o.name.slice(0, o.name.length - o.last.length - 1))}</td><td>${o.phone}</td><td>${mail(o)}</td><td>${o.city}</td></tr>`)}</table>`).join('')}`,
      ),
    },
  }
}

export const recentBuilds: Record<string, Build> = {
  'Divi with testimonials': divi,
  'data without quotes': looseData,
  'table of the 1990s with an image map': nineties,
  'French and English': montreal,
  barristers: chambers,
  modals: modals,
  'load more by API': loadMore,
  'list section with its data in an attribute': squarespace,
  'rich text and names in two lines': wix,
  'person elements of a theme': avada,
  'letters that show nothing first': letters,
  'people on pages of offices': offices,
  'marketing platform': scorpion,
  'unfolding entries': details,
  'collection of a site builder': webflow,
  'name and facts in one paragraph': blockEditor,
  'page data beyond what is shown': nextData,
  solicitors: solicitors,
  'tables by rank, family name first': rowsByRank,
  ...Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`one lawyer, page ${at + 1}`, loneLawyer(at)])),
}
