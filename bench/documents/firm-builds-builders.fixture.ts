// Sites as firms have them made: with builders of sites, and as plain tables. Two rounds of five; each was read once before
// anything was mended for it.
import { all, each, page, text, type Build, type FirmPerson } from './firm-site-kit.fixture.ts'

const place = ({ city, state }: FirmPerson) => `${city}, ${state}`
const initials = ({ first, last }: FirmPerson) => `${first.slice(0, 1)}${last.slice(0, 1)}`

/** Collections with cards that are one link, and a template page with labels beside values. */
const webflow: Build = ({ firm, host, people }) => {
  const nav = `<div class="navbar w-nav"><a class="w-nav-brand" href="/">${text(firm)}</a><nav class="w-nav-menu"><a class="nav-link w-nav-link" href="/our-team">Our Team</a><a class="nav-link w-nav-link" href="/areas">What We Do</a><a class="button w-button" href="/contact">Free Consultation</a></nav></div>`
  const foot = `<section class="footer-light"><div class="container-6"><div class="footer-text">© ${text(firm)}. Attorney advertising.</div></div></section>`
  return {
    pages: {
      '/': page(firm, `${nav}<section class="hero"><h1>Steady counsel when it counts</h1></section>${foot}`),
      '/our-team': page(
        `Our Team — ${firm}`,
        `${nav}<section class="team-section"><h2 class="heading-3">The people behind the work</h2><div class="w-dyn-list"><div role="list" class="w-dyn-items w-row">${all(people, (person) => `<div role="listitem" class="w-dyn-item w-col w-col-4"><a href="/team-members/${person.slug}" class="team-card w-inline-block"><div class="team-photo" style="background-image:url(/p.jpg)"></div><div class="team-name">${text(person.name)}</div><div class="team-role">${person.title}</div><div class="team-arrow">View</div></a></div>`)}</div></div></section>${foot}`,
      ),
      ...each(
        people,
        ({ slug }) => `/team-members/${slug}`,
        (person) =>
          page(
            `${person.name} — ${firm}`,
            `${nav}<section class="bio-hero"><div class="w-layout-grid"><img class="bio-photo" alt=""><div class="bio-head"><h1 class="heading-name">${text(person.name)}</h1><div class="bio-role">${person.title}</div><div class="w-layout-grid facts"><div class="fact-label">Office</div><div class="fact-value">${place(person)}</div><div class="fact-label">Direct</div><a class="fact-value" href="tel:${person.phone}">${person.phone}</a><div class="fact-label">Email</div><a class="fact-value" href="mailto:${person.email}">${person.email}</a></div></div></div></section><section><div class="rich-text w-richtext"><p>${text(person.bio)}</p></div></section>${foot}`,
          ),
      ),
    },
    sitemap: ['/', '/our-team', ...people.map(({ slug }) => `/team-members/${slug}`)],
    shown: ({ email }) => ({ email: email ?? `info@${host}` }),
  }
}

/** One page of image and text blocks; the name is a heading, the rest one paragraph with breaks. */
const squarespace: Build = ({ firm, people }) => {
  const block = (person: FirmPerson) =>
    `<div class="row sqs-row"><div class="col sqs-col-4"><div class="sqs-block image-block"><div class="sqs-block-content"><figure><img alt="${person.slug}.jpg"></figure></div></div></div><div class="col sqs-col-8"><div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content"><h3 style="white-space:pre-wrap;">${text(person.name)}</h3><p class="" style="white-space:pre-wrap;"><em>${person.title}</em><br>${place(person)}<br>${person.phone}<br><a href="mailto:${person.email}">${person.email}</a></p><p>${text(person.bio)}</p></div></div></div></div></div><div class="sqs-block horizontalrule-block"><hr></div>`
  const head = `<header id="header"><div class="header-title"><a href="/">${text(firm)}</a></div><div class="header-nav-item"><a href="/attorneys-1">Attorneys</a></div><div class="header-nav-item"><a href="/practice">Practice</a></div></header>`
  return {
    pages: {
      '/': page(firm, `${head}<main><h2>Trusted since 1974.</h2></main>`),
      '/attorneys-1': page(
        `Attorneys — ${firm}`,
        `${head}<main id="page"><section class="page-section"><div class="sqs-layout"><h1>Attorneys</h1>${all(people, block)}</div></section></main><footer><p>${text(firm)}</p></footer>`,
      ),
    },
  }
}

/** A grid of absolutely placed boxes: each text is a box of its own with a made-up id, in the order of the drawing. */
const wixLike: Build = ({ firm, people }) => {
  const box = (id: string, html: string) =>
    `<div id="comp-${id}" class="HcOXKn SxM0TO QxJLC3 comp-${id} wixui-rich-text" data-testid="richTextElement">${html}</div>`
  const card = (person: FirmPerson, at: number) =>
    `<div id="comp-c${at}" class="comp-c${at} YzqVVZ wixui-repeater__item" role="listitem"><div class="MW5IWV"></div>${box(`n${at}`, `<h6 class="font_6 wixui-rich-text__text" style="font-size:20px"><span class="color_15">${text(person.name)}</span></h6>`)}${box(`t${at}`, `<p class="font_8 wixui-rich-text__text"><span>${person.title}</span></p>`)}${box(`o${at}`, `<p class="font_8 wixui-rich-text__text"><span>${place(person)}</span></p>`)}${box(`m${at}`, `<p class="font_8 wixui-rich-text__text"><a href="mailto:${person.email}">${person.email}</a></p>`)}<div class="comp-b${at} wixui-button"><a href="https://example.test/${person.slug}" target="_blank">LinkedIn</a></div></div>`
  const menu = `<div id="SITE_HEADER"><nav><ul><li><a href="/">Home</a></li><li><a href="/people-2">Our People</a></li><li><a href="/contact-4">Contact</a></li></ul></nav></div>`
  return {
    pages: {
      '/': page(firm, `${menu}<div id="PAGES_CONTAINER">${box('h1', `<h1 class="font_0">${text(firm)}</h1>`)}</div>`),
      '/people-2': page(
        `Our People | ${firm}`,
        `${menu}<div id="PAGES_CONTAINER">${box('x1', '<h2 class="font_2">Our People</h2>')}<div class="wixui-repeater" role="list">${all(people, card)}</div></div><div id="SITE_FOOTER">${box('f1', `<p class="font_9">©2026 by ${text(firm)}.</p>`)}</div>`,
      ),
    },
  }
}

/** Divi: rows of team-member modules that lead to pages with toggles. */
const divi: Build = ({ firm, people }) => {
  const head = `<div id="page-container"><header id="main-header"><nav id="top-menu-nav"><ul id="top-menu"><li class="menu-item"><a href="/">Home</a></li><li class="menu-item"><a href="/meet-the-team/">Meet the Team</a></li><li class="menu-item"><a href="/blog/">Blog</a></li></ul></nav></header><div id="et-main-area">`
  const module = (person: FirmPerson, at: number) =>
    `<div class="et_pb_column et_pb_column_1_3 et_pb_column_${at}"><div class="et_pb_module et_pb_team_member et_pb_team_member_${at} clearfix et_pb_bg_layout_light"><div class="et_pb_team_member_image et-waypoint"><img alt="${text(person.name)}"></div><div class="et_pb_team_member_description"><h4 class="et_pb_module_header"><a href="/${person.slug}/">${text(person.name)}</a></h4><p class="et_pb_member_position">${person.title}</p><div><p>Focuses on ${person.area.toLowerCase()}.</p></div></div></div></div>`
  return {
    pages: {
      '/': page(firm, `${head}<h1>${text(firm)}</h1></div></div>`),
      '/meet-the-team/': page(
        `Meet the Team - ${firm}`,
        `${head}<div class="et_pb_section"><div class="et_pb_row"><div class="et_pb_text_inner"><h1>Meet the Team</h1></div></div><div class="et_pb_row">${all(people, module)}</div></div></div></div>`,
      ),
      ...each(
        people,
        ({ slug }) => `/${slug}/`,
        (person) =>
          page(
            `${person.name} - ${firm}`,
            `${head}<article><div class="et_pb_section"><div class="et_pb_row"><div class="et_pb_module et_pb_text"><div class="et_pb_text_inner"><h2>${text(person.name)}</h2><h5>${person.title} | ${place(person)}</h5></div></div><div class="et_pb_module et_pb_blurb"><div class="et_pb_blurb_content"><span class="et-pb-icon">&#xe010;</span><div class="et_pb_blurb_container"><h4 class="et_pb_module_header"><span><a href="mailto:${person.email}">Send an email</a></span></h4></div></div></div><div class="et_pb_module et_pb_blurb"><div class="et_pb_blurb_container"><h4 class="et_pb_module_header"><span>${person.phone}</span></h4></div></div><div class="et_pb_module et_pb_toggle et_pb_toggle_open"><h5 class="et_pb_toggle_title">Profile</h5><div class="et_pb_toggle_content"><p>${text(person.bio)}</p></div></div></div></div></article></div></div>`,
          ),
      ),
    },
  }
}

/** A table from an office program: a row of three cells for each person, position and office in one of them. */
const plainTable: Build = ({ firm, people }) => ({
  pages: {
    '/': page(
      firm,
      `<center><font size="6">${text(firm)}</font><br><a href="staff.htm">Attorneys and Staff</a> | <a href="map.htm">Map</a></center>`,
    ),
    '/staff.htm': page(
      'Attorneys and Staff',
      `<p align="center"><b><font size="5">Attorneys and Staff</font></b></p><table border="1" width="90%"><tbody><tr><td><b>Who</b></td><td><b>What and where</b></td><td><b>Reach</b></td></tr>${all(people, (person) => `<tr>\n<td width="30%"><font face="Arial">${text(person.name)}</font></td>\n<td width="35%"><font face="Arial">${person.title}<br>${place(person)}</font></td>\n<td><font face="Arial">${person.phone}<br><a href="mailto:${person.email}">${person.email}</a></font></td>\n</tr>`)}</tbody></table>`,
    ),
  },
})

/** Elementor: sections in columns, with icon lists for facts and a popup link; two sections of the same people by rank. */
const elementor: Build = ({ firm, people }) => {
  const head = `<header class="elementor elementor-12"><nav class="elementor-nav-menu--main"><ul class="elementor-nav-menu"><li><a class="elementor-item" href="/about-us/">About</a></li><li><a class="elementor-item" href="/attorney-profiles/">Attorney Profiles</a></li></ul></nav></header>`
  const widget = (kind: string, html: string) =>
    `<div class="elementor-element elementor-widget elementor-widget-${kind}"><div class="elementor-widget-container">${html}</div></div>`
  const column = (person: FirmPerson, at: number) =>
    `<div class="elementor-column elementor-col-50 elementor-element-${at}a"><div class="elementor-widget-wrap">${widget('image', `<a href="/attorney-profiles/${person.slug}/"><img alt=""></a>`)}${widget('heading', `<h2 class="elementor-heading-title elementor-size-default">${text(person.name)}</h2>`)}${widget('heading', `<p class="elementor-heading-title elementor-size-default">${person.title}</p>`)}${widget('button', `<a class="elementor-button" href="/attorney-profiles/${person.slug}/"><span class="elementor-button-text">Full profile</span></a>`)}</div></div>`
  return {
    pages: {
      '/': page(firm, `${head}<div class="elementor elementor-8"><h1>${text(firm)}</h1></div>`),
      '/attorney-profiles/': page(
        `Attorney Profiles - ${firm}`,
        `${head}<div class="elementor elementor-20"><section class="elementor-section">${widget('heading', '<h1 class="elementor-heading-title">Attorney Profiles</h1>')}</section><section class="elementor-section">${all(people, column)}</section></div>`,
      ),
      ...each(
        people,
        ({ slug }) => `/attorney-profiles/${slug}/`,
        (person) =>
          page(
            `${person.name} - ${firm}`,
            `${head}<div class="elementor elementor-31"><section class="elementor-section">${widget('theme-post-title', `<h1 class="elementor-heading-title">${text(person.name)}</h1>`)}${widget('text-editor', `<p>${person.title}</p>`)}${widget('icon-list', `<ul class="elementor-icon-list-items"><li class="elementor-icon-list-item"><span class="elementor-icon-list-icon"></span><span class="elementor-icon-list-text">${person.phone}</span></li><li class="elementor-icon-list-item"><span class="elementor-icon-list-text">${person.email}</span></li><li class="elementor-icon-list-item"><span class="elementor-icon-list-text">${place(person)}</span></li></ul>`)}${widget('text-editor', `<p>${text(person.bio)}</p>`)}</section></div>`,
          ),
      ),
    },
  }
}

/** Tiles that show initials and open a lightbox of the same page; name and position share one line there. */
const lightboxes: Build = ({ firm, people }) => {
  const head = `<div class="nav-wrap w-nav"><a href="/">${text(firm)}</a><a href="/firm/lawyers">Lawyers</a></div>`
  return {
    pages: {
      '/': page(firm, `${head}<h1 class="display-heading">${text(firm)}</h1>`),
      '/firm/lawyers': page(
        `Lawyers | ${firm}`,
        `${head}<div class="tiles">${all(people, (person, at) => `<a href="#bio-${at}" class="tile w-inline-block"><div class="tile-initials">${initials(person)}</div><div class="tile-name">${text(person.name)}</div></a>`)}</div>${all(people, (person, at) => `<div class="lightbox" id="bio-${at}" aria-hidden="true"><div class="lightbox-inner"><div class="lightbox-head"><strong>${text(person.name)}</strong>, ${person.title}</div><div class="lightbox-meta">${place(person)} · ${person.phone} · ${person.email}</div><p>${text(person.bio)}</p><a class="close" href="#">Close</a></div></div>`)}`,
      ),
    },
  }
}

/** A list section: cards with title and description, where the description begins with position and office. */
const listSection: Build = ({ firm, people }) => {
  const head = `<header id="header"><a href="/">${text(firm)}</a><a href="/who-we-are">Who We Are</a></header>`
  return {
    pages: {
      '/': page(firm, `${head}<main><h1>${text(firm)}</h1></main>`),
      '/who-we-are': page(
        `Who We Are — ${firm}`,
        `${head}<main><section class="user-items-list-section"><ul class="user-items-list-item-container user-items-list-simple">${all(people, (person) => `<li class="list-item"><div class="list-item-media"><img class="list-image" alt="${text(person.name)}"></div><div class="list-item-content"><div class="list-item-content__text-wrapper"><h2 class="list-item-content__title">${text(person.name)}</h2><div class="list-item-content__description"><p><strong>${person.title} – ${place(person)}</strong></p><p>${text(person.bio)}</p><p>T ${person.phone} &nbsp; E ${person.email}</p></div></div></div></li>`)}</ul></section></main>`,
      ),
    },
    shown: ({ phone }) => ({ phone }),
  }
}

/** Blurbs with the name as the title and all facts in a list, under a heading for each office; pages say no office. */
const blurbsByOffice: Build = ({ firm, people }) => {
  const head = `<div id="page-container"><nav><ul><li><a href="/">Home</a></li><li><a href="/team-directory/">Team Directory</a></li></ul></nav>`
  const blurb = (person: FirmPerson) =>
    `<div class="et_pb_module et_pb_blurb"><div class="et_pb_blurb_content"><div class="et_pb_main_blurb_image"><a href="/team-directory/${person.slug}/"><img alt=""></a></div><div class="et_pb_blurb_container"><h4 class="et_pb_module_header"><a href="/team-directory/${person.slug}/">${text(person.name)}</a></h4><div class="et_pb_blurb_description"><p>${person.title}</p></div></div></div></div>`
  const offices = [...new Set(people.map(place))]
  return {
    pages: {
      '/': page(firm, `${head}<h1>${text(firm)}</h1></div>`),
      '/team-directory/': page(
        `Team Directory - ${firm}`,
        `${head}<h1>Team Directory</h1>${offices
          .map(
            (office) =>
              `<div class="et_pb_row"><div class="et_pb_text_inner"><h2>${office}</h2></div>${all(
                people.filter((person) => place(person) === office),
                blurb,
              )}</div>`,
          )
          .join('')}</div>`,
      ),
      ...each(
        people,
        ({ slug }) => `/team-directory/${slug}/`,
        (person) =>
          page(
            `${person.name} - ${firm}`,
            `${head}<div class="et_pb_row"><h1 class="entry-title">${text(person.name)}</h1><div class="et_pb_text_inner"><p><b>Phone:</b> ${person.phone}</p><p><b>Email:</b> ${person.email}</p><p>${text(person.bio)}</p></div></div></div>`,
          ),
      ),
    },
  }
}

/** Tables within tables: a cell for each person, three in a row, with a link in capitals to a page that is a table too. */
const nestedTables: Build = ({ firm, people }) => {
  const rows = people.flatMap((_, at) => (at % 3 === 0 ? [people.slice(at, at + 3)] : []))
  const cell = (person: FirmPerson) =>
    `<td valign="top"><table cellpadding="4"><tr><td><img src="/i/${person.slug}.gif"></td></tr><tr><td><a href="/bios/${person.last.toLowerCase().replaceAll(' ', '')}.html"><b>${text(person.name.toUpperCase())}</b></a></td></tr><tr><td><i>${person.title}</i></td></tr></table></td>`
  const top = `<table width="780"><tr><td><a href="/index.html">Home</a></td><td><a href="/lawyers.html">Our Lawyers</a></td></tr></table>`
  return {
    pages: {
      '/': page(firm, `${top}<p>${text(firm)}</p>`),
      '/lawyers.html': page(
        'Our Lawyers',
        `${top}<table>${rows.map((row) => `<tr>${all(row, cell)}</tr>`).join('')}</table>`,
      ),
      ...each(
        people,
        ({ last }) => `/bios/${last.toLowerCase().replaceAll(' ', '')}.html`,
        (person) =>
          page(
            firm,
            `${top}<table><tr><td width="200"><b>${text(person.name)}</b><br>${person.title}<br><br>${place(person)}<br>${person.phone}<br><a href="mailto:${person.email}">${person.email}</a></td><td><p>${text(person.bio)}</p></td></tr></table>`,
          ),
      ),
    },
  }
}

/** Builds of builders of sites, in two rounds. */
export const builderBuilds: Record<string, Build> = {
  'a collection of cards that are links (Webflow)': webflow,
  'blocks of picture and text on one page (Squarespace)': squarespace,
  'boxes with made-up classes (Wix)': wixLike,
  'team modules and toggles (Divi)': divi,
  'a plain table of three columns': plainTable,
  'columns of widgets and icon lists (Elementor)': elementor,
  'tiles of initials that open a lightbox': lightboxes,
  'a list section with one bold line': listSection,
  'blurbs under a heading for each office (Divi)': blurbsByOffice,
  'tables within tables with names in capitals': nestedTables,
}
