// Builds of firm sites that vary where position and office are: each was read once before anything was mended for it, and its first
// figures are in docs/reading.md.
import { all, each, page, text, type Build, type FirmPerson } from './firm-site-kit.fixture.ts'

const lead =
  'We advise companies, towns and families in matters large and small. Call us before you sign, and we will tell you plainly what we think of it.'
const mail = (o: FirmPerson) => `<a href="mailto:${o.email}">${o.email}</a>`
/** People with the positions and towns of a build, in turn. */
const as = (people: FirmPerson[], titles: readonly string[], towns: readonly (readonly [string, string])[]) =>
  people.map((o, i) => {
    const [city, state] = towns[i % towns.length] ?? ['', '']
    return { ...o, title: titles[i % titles.length] ?? '', city, state }
  })
const slug = (o: FirmPerson) => o.city?.toLowerCase().replaceAll(' ', '-')
const schools = ['University of Michigan Law School', 'Boston College Law School', 'Howard University School of Law']
const school = (i: number) => `J.D., ${schools[i % 3]}, ${1999 + i}`
const ranks = [
  'Shareholder',
  'Chair, Tax Group',
  'Special Counsel',
  'Of Counsel',
  'Member',
  'Law Clerk',
  'Managing Director',
  'Associate',
  'Co-Chair, Real Estate Practice',
  'Senior Counsel',
]
const offices = [
  ['Denver', 'CO'],
  ['Boise', 'ID'],
  ['Salt Lake City', 'UT'],
] as const
const facts = (i: number) =>
  `<h2>Education</h2><ul><li>J.D., ${schools[i % 3]}, ${2001 + i}</li><li>B.A., Oberlin College</li></ul><h2>Bar Admissions</h2><ul><li>${['Colorado', 'Idaho', 'Utah'][i % 3]}</li></ul>`

/** A ribbon above the name says the position, the line of the number says the office. */
const ribbon: Build = ({ firm, people: given }) => {
  const people = as(given, ranks, offices)
  const shell = (t: string, body: string) =>
    page(
      `${t} | ${firm}`,
      `<div class="site-head"><a href="/">${text(firm)}</a><ul><li><a href="/our-lawyers/">Our Lawyers</a></li><li><a href="/what-we-do/">What We Do</a></li></ul></div><div class="site-body">${body}</div><div class="site-end"><p>${text(firm)}</p><p>Denver &nbsp; Boise &nbsp; Salt Lake City</p><p>Attorney advertising. Prior results do not guarantee a similar outcome.</p></div>`,
    )
  return {
    people,
    pages: {
      '/': shell('Home', `<h1>Counsel for the Mountain West</h1><p>${lead}</p>`),
      '/what-we-do/': shell('What We Do', '<h1>What We Do</h1><ul><li>Tax</li><li>Real Estate</li></ul>'),
      '/our-lawyers/': shell(
        'Our Lawyers',
        `<h1>Our Lawyers</h1><ul>${all(people, (o) => `<li><a href="/our-lawyers/${o.slug}/">${text(o.name)}</a></li>`)}</ul>`,
      ),
      ...each(
        people,
        (o) => `/our-lawyers/${o.slug}/`,
        (o, i) =>
          shell(
            o.name,
            `<div class="intro"><div class="ribbon"><span>${o.title}</span></div><h1>${text(o.name)}</h1><ul class="reach"><li>${mail(o)}</li><li>${o.city} ${o.phone}</li></ul></div><div class="copy"><p>${text(o.bio)}</p>${facts(i)}</div>`,
          ),
      ),
    },
  }
}

/** The position is behind the name in the heading; the one office is in the last lines of every page. */
const behindName: Build = ({ firm, people: given }) => {
  const people = as(
    given,
    [
      'Shareholder',
      'Of Counsel',
      'Associate',
      'Chair, Litigation Department',
      'Special Counsel',
      'Firm Administrator',
      'Member',
      'President',
    ],
    [['Tulsa', 'OK']],
  )
  const shell = (t: string, body: string) =>
    page(
      `${t} – ${firm}`,
      `<section id="top"><a href="/"><img src="/logo.png" alt="${text(firm)}"></a><a href="/attorneys">Attorneys</a><a href="/news-and-notes">News &amp; Notes</a></section>${body}<section id="bottom"><p>${text(firm)}</p><p>15 East Fifth Street, Suite 1200<br>Tulsa, Oklahoma 74103</p><p>918.555.0100</p></section>`,
    )
  return {
    people,
    pages: {
      '/': shell('Home', `<h1>Since 1948</h1><p>${lead}</p>`),
      '/news-and-notes': shell('News', `<h1>News &amp; Notes</h1><p>Firm Welcomes Two Associates</p>`),
      '/attorneys': shell(
        'Attorneys',
        `<h1>Attorneys</h1>${all(people, (o) => `<div class="entry"><h3><a href="/attorneys/${o.slug}">${text(o.name)}</a></h3></div>`)}`,
      ),
      ...each(
        people,
        (o) => `/attorneys/${o.slug}`,
        (o, i) =>
          shell(
            o.name,
            `<section class="bio"><h1>${text(o.name)}${i % 2 ? ' — ' : ', '}${o.title}</h1><p>Direct ${o.phone} &nbsp; ${mail(o)}</p><p>${text(o.bio)}</p>${facts(i)}<h2>News</h2><p>${text(o.first)} ${text(o.last)} Named Member of State Bar Tax Council</p></section>`,
          ),
      ),
    },
  }
}

/** British, with the rank in the trail of links above the name and the office as a link. */
const trail: Build = ({ people: given }) => {
  const firm = 'Harcourt Bellamy LLP'
  const people = as(
    given,
    [
      'Partner',
      'Legal Director',
      'Managing Associate',
      'Consultant',
      'Solicitor',
      'Trainee Solicitor',
      'Senior Associate',
    ],
    [
      ['Leeds', ''],
      ['Birmingham', ''],
      ['Glasgow', ''],
    ],
  )
  const plural = (t: string) => (t === 'Consultant' ? 'Consultants' : `${t}s`)
  const shell = (t: string, body: string) =>
    page(
      `${t} | ${firm}`,
      `<header><a class="logo" href="/">${firm}</a><nav><a href="/people/">People</a><a href="/sectors/">Sectors</a><a href="/offices/">Offices</a></nav></header><main>${body}</main><footer><ul><li><a href="/offices/leeds/">Leeds</a></li><li><a href="/offices/birmingham/">Birmingham</a></li><li><a href="/offices/glasgow/">Glasgow</a></li></ul><p>${firm} is authorised and regulated by the Solicitors Regulation Authority.</p></footer>`,
    )
  return {
    firm,
    people,
    pages: {
      '/': shell('Home', `<h1>Advice that travels</h1><p>${lead}</p>`),
      '/offices/': shell('Offices', '<h1>Offices</h1><p>Leeds, Birmingham, Glasgow</p>'),
      '/people/': shell(
        'People',
        `<h1>People</h1><ul>${all(people, (o) => `<li><a href="/people/${o.slug}/">${text(o.name)}</a></li>`)}</ul>`,
      ),
      ...each(
        people,
        (o) => `/people/${o.slug}/`,
        (o, i) =>
          shell(
            o.name,
            `<ol class="breadcrumb"><li><a href="/">Home</a></li><li><a href="/people/">People</a></li><li><a href="/people/?rank=${i % 7}">${plural(o.title)}</a></li><li>${text(o.name)}</li></ol><h1>${text(o.name)}</h1><p><a href="/offices/${slug(o)}/">${o.city}</a></p><p>T: ${o.phone}<br>E: ${mail(o)}</p><p>${text(o.bio)}</p><h2>Education</h2><p>LLB, University of Durham, ${2000 + i}</p><h2>Admissions</h2><p>England and Wales, ${2003 + i}</p>`,
          ),
      ),
    },
  }
}

/** Nothing but sentences say the position and the office. */
const sentences: Build = ({ firm, people: given }) => {
  const titles = [
    'Of Counsel',
    'Shareholder',
    'Senior Associate',
    'Member',
    'Special Counsel',
    'Partner',
    'Associate',
    'Counsel',
  ]
  const people = as(given, titles, [
    ['Denver', 'CO'],
    ['Omaha', 'NE'],
    ['Kansas City', 'MO'],
  ])
  const said = (o: FirmPerson, i: number) => {
    const t = o.title.toLowerCase()
    const an = /^[ao]/.test(t) ? 'an' : 'a'
    return (
      [
        `${o.name} is ${t.endsWith('counsel') ? t : `${an} ${t}`} in the firm’s ${o.city} office.`,
        `As ${an} ${t} in our ${o.city} office, ${o.name} helps clients buy, build and sell.`,
        `${o.name} practices from the ${o.city} office, where ${o.first} is ${an} ${t}.`,
        `${o.name}, ${an} ${t} based in ${o.city}, has tried forty cases to verdict.`,
        `A ${t} with the firm, ${o.name} joined the ${o.city} office in 2012.`,
      ][i % 5] ?? ''
    )
  }
  const shell = (t: string, body: string) =>
    page(
      `${t} :: ${firm}`,
      `<div id="hd"><a href="/">${text(firm)}</a> <a href="/professionals/">Professionals</a> <a href="/services/">Services</a></div><div id="bd">${body}</div><div id="ft">Denver | Omaha | Kansas City<br>© 2026 ${text(firm)}</div>`,
    )
  return {
    people,
    pages: {
      '/': shell('Home', `<h1>${text(firm)}</h1><p>${lead}</p>`),
      '/services/': shell('Services', '<h1>Services</h1><p>Zoning, Probate, Appeals</p>'),
      '/professionals/': shell(
        'Professionals',
        `<h1>Professionals</h1><p>${all(people, (o) => `<a href="/professionals/${o.slug}.html">${text(o.name)}</a><br>`)}</p>`,
      ),
      ...each(
        people,
        (o) => `/professionals/${o.slug}.html`,
        (o, i) =>
          shell(
            o.name,
            `<h1>${text(o.name)}</h1><p>${mail(o)}<br>${o.phone}</p><p>${text(said(o, i))} ${text(o.bio)}</p>${facts(i)}`,
          ),
      ),
    },
  }
}

/** Cells of a table, with cities as people call them. */
const cells: Build = ({ firm, people: given }) => {
  const towns = [
    ['New York', 'NYC'],
    ['Los Angeles', 'L.A.'],
    ['Washington', 'D.C.'],
    ['San Francisco', 'S.F.'],
  ] as const
  const people = as(
    given,
    [
      'Member',
      'Partner and Co-Head of Private Funds',
      'Counsel',
      'Law Clerk (Not Yet Admitted)',
      'Managing Director, Client Service',
      'Practice Group Leader, Antitrust',
      'Associate',
      'Partner Emeritus',
    ],
    towns,
  )
  const shell = (t: string, body: string) =>
    page(
      `${firm} | ${t}`,
      `<div class="bar"><a href="/">${text(firm)}</a> | <a href="/team.php">Team</a> | <a href="/contact.php">Contact</a></div>${body}<p class="tiny">© ${text(firm)} 2026</p>`,
    )
  return {
    people,
    pages: {
      '/': shell('Home', `<h1>Deals and disputes</h1><p>${lead}</p>`),
      '/contact.php': shell('Contact', '<h1>Contact</h1><p>NYC, L.A., D.C., S.F.</p>'),
      '/team.php': shell(
        'Team',
        `<h1>Team</h1><table>${all(people, (o) => `<tr><td><a href="/team.php?id=${o.slug}">${text(o.name)}</a></td></tr>`)}</table>`,
      ),
      ...each(
        people,
        (o) => `/team.php?id=${o.slug}`,
        (o, i) =>
          shell(
            o.name,
            `<h1>${text(o.name)}</h1><table class="card"><tr><td>Works as</td><td>${o.title}</td></tr><tr><td>Sits in</td><td>${o.state}</td></tr><tr><td>Call</td><td>${o.phone}</td></tr><tr><td>Write</td><td>${mail(o)}</td></tr><tr><td>Law school</td><td>J.D., ${schools[i % 3]}</td></tr><tr><td>Bar</td><td>New York</td></tr></table><p>${text(o.bio)}</p>`,
          ),
      ),
    },
  }
}

/** Cards alone say the position, in the picture's text, and the office, in an attribute for filters. */
const cardsOnly: Build = ({ firm, people: given }) => {
  const people = as(given, ranks, offices)
  const shell = (t: string, body: string) =>
    page(
      `${t} | ${firm}`,
      `<header class="hdr"><a href="/">${text(firm)}</a><nav><a href="/who-we-are/">Who We Are</a></nav></header><main>${body}</main><footer><div><b>Denver</b><br>1 Broadway, Denver, CO 80203</div><div><b>Boise</b><br>9 Main Street, Boise, ID 83702</div><div><b>Salt Lake City</b><br>4 South Temple, Salt Lake City, UT 84101</div></footer>`,
    )
  return {
    people,
    pages: {
      '/': shell('Home', `<h1>Here when it counts</h1><p>${lead}</p>`),
      '/who-we-are/': shell(
        'Who We Are',
        `<h1>Who We Are</h1><div class="filters"><button data-filter="denver">Denver</button><button data-filter="boise">Boise</button><button data-filter="salt-lake-city">Salt Lake City</button></div><div class="grid">${all(people, (o) => `<article class="tile" data-office="${slug(o)}"><a href="/who-we-are/${o.slug}/"><img src="/p.jpg" alt="${text(o.name)}, ${o.title}"><h3>${text(o.name)}</h3></a></article>`)}</div>`,
      ),
      ...each(
        people,
        (o) => `/who-we-are/${o.slug}/`,
        (o, i) =>
          shell(o.name, `<h1>${text(o.name)}</h1><p>${mail(o)}</p><p>${o.phone}</p><p>${text(o.bio)}</p>${facts(i)}`),
      ),
    },
  }
}

/** The text of the portrait on the page says the position, a tag in the head the office. */
const portrait: Build = ({ firm, people: given }) => {
  const people = as(
    given,
    [
      'Special Counsel',
      'Shareholder',
      'Chair, Trusts and Estates',
      'Associate',
      'Of Counsel',
      'Law Clerk',
      'Managing Shareholder',
    ],
    [
      ['Austin', 'TX'],
      ['Houston', 'TX'],
      ['Tulsa', 'OK'],
    ],
  )
  const shell = (t: string, body: string, head = '') =>
    page(
      `${t} | ${firm}`,
      `<div class="mast"><a href="/">${text(firm)}</a><div class="links"><a href="/our-attorneys/">Our Attorneys</a><a href="/industries/">Industries</a></div></div><div class="main">${body}</div><div class="base">Austin &bull; Houston &bull; Tulsa</div>`,
      head,
    )
  return {
    people,
    pages: {
      '/': shell('Home', `<h1>Built for the long run</h1><p>${lead}</p>`),
      '/industries/': shell('Industries', '<h1>Industries</h1><p>Energy, Water, Rail</p>'),
      '/our-attorneys/': shell(
        'Our Attorneys',
        `<h1>Our Attorneys</h1>${all(people, (o) => `<a class="name" href="/our-attorneys/${o.slug}/">${text(o.name)}</a>`)}`,
      ),
      ...each(
        people,
        (o) => `/our-attorneys/${o.slug}/`,
        (o, i) =>
          shell(
            o.name,
            `<figure><img src="/${i}.jpg" alt="${text(o.name)}, ${o.title}"></figure><h1>${text(o.name)}</h1><p>${mail(o)}<br>${o.phone}</p><p>${text(o.bio)}</p><h3>Education</h3><p>J.D., ${schools[i % 3]}, ${2001 + i}</p><h3>Admissions</h3><p>Texas</p>`,
            `<meta name="office" content="${o.city}, ${o.state}">`,
          ),
      ),
    },
  }
}

/** One line under the name has the position and, behind a comma, the office as people call it. */
const commaLine: Build = ({ firm, people: given }) => {
  const short: Record<string, string> = {
    Washington: 'Washington, D.C.',
    'New York': 'NYC',
    'Los Angeles': 'L.A.',
    Philadelphia: 'Philadelphia',
  }
  const people = as(
    given,
    ['Partner', 'Counsel', 'Senior Counsel', 'Associate', 'Member', 'Of Counsel', 'Special Counsel'],
    [
      ['Washington', 'DC'],
      ['New York', 'NY'],
      ['Los Angeles', 'CA'],
      ['Philadelphia', 'PA'],
    ],
  )
  const shell = (t: string, body: string) =>
    page(
      `${firm} — ${t}`,
      `<header><a href="/"><svg></svg></a><nav><a href="/bios/">Bios</a><a href="/matters/">Matters</a></nav></header><main>${body}</main><footer>© ${text(firm)}. Washington, D.C. · New York · Los Angeles · Philadelphia</footer>`,
    )
  return {
    people,
    pages: {
      '/': shell('Home', `<h1>Trials and appeals</h1><p>${lead}</p>`),
      '/matters/': shell('Matters', '<h1>Matters</h1><p>We won.</p>'),
      '/bios/': shell(
        'Bios',
        `<h1>Bios</h1><ul>${all(people, (o) => `<li><a href="/bios/${o.slug}">${text(o.last)}, ${text(o.name.slice(0, -o.last.length - 1))}</a></li>`)}</ul>`,
      ),
      ...each(
        people,
        (o) => `/bios/${o.slug}`,
        (o, i) =>
          shell(
            o.name,
            `<h1>${text(o.name)}</h1><p class="sub">${o.title}, ${short[o.city ?? '']}</p><p>${o.phone}, ${mail(o)}</p><p>${text(o.bio)}</p><dl><dt>Law school</dt><dd>${schools[i % 3]}</dd><dt>Bars</dt><dd>New York</dd></dl>`,
          ),
      ),
    },
  }
}

/** Cards under headings of offices say everything; pages have the biography alone, and all offices in their foot. */
const byOffice: Build = ({ firm, people: given }) => {
  const people = as(
    given,
    [
      'Managing Director',
      'Shareholder',
      'Chair, Health Care Group',
      'Of Counsel',
      'Associate',
      'Principal',
      'Director of Business Development',
    ],
    [
      ['Chicago', 'IL'],
      ['Milwaukee', 'WI'],
      ['Detroit', 'MI'],
    ],
  )
  const towns = ['Chicago', 'Milwaukee', 'Detroit']
  const shell = (t: string, body: string) =>
    page(
      `${t} · ${firm}`,
      `<div id="header"><a href="/" id="logo">${text(firm)}</a><ul id="menu"><li><a href="/directory/">Directory</a></li></ul></div><div id="content">${body}</div><div id="footer"><p>Chicago<br>20 Wacker Drive<br>Chicago, IL 60606</p><p>Milwaukee<br>8 Water Street<br>Milwaukee, WI 53202</p><p>Detroit<br>1 Woodward Avenue<br>Detroit, MI 48226</p></div>`,
    )
  return {
    people,
    pages: {
      '/': shell('Home', `<h1>Great lakes, great lawyers</h1><p>${lead}</p>`),
      '/directory/': shell(
        'Directory',
        `<h1>Directory</h1>${towns
          .map(
            (c) =>
              `<h2>${c}</h2><div class="row">${all(
                people.filter((o) => o.city === c),
                (o) =>
                  `<div class="col"><a href="/directory/${o.slug}/">${text(o.name)}</a><p>${o.title}</p><p>${o.phone}</p></div>`,
              )}</div>`,
          )
          .join('')}`,
      ),
      ...each(
        people,
        (o) => `/directory/${o.slug}/`,
        (o, i) =>
          shell(
            o.name,
            `<h1>${text(o.name)}</h1><p>${mail(o)}</p><p>${o.phone}</p><p>${text(o.bio)}</p><p>${text(o.first)} earned a J.D. from ${schools[i % 3]} and is admitted to practice in Illinois.</p>`,
          ),
      ),
    },
  }
}

/** British: position in small letters in the heading, the office in a sentence of its own. */
const based: Build = ({ people: given }) => {
  const firm = 'Strathmore Kerr'
  const people = as(
    given,
    [
      'Partner, Head of Private Client',
      'Senior Associate',
      'Consultant Solicitor',
      'Paralegal',
      'Legal Director',
      'Senior Solicitor',
      'Chief Operating Officer',
      'Trainee Solicitor',
    ],
    [
      ['Edinburgh', ''],
      ['Glasgow', ''],
      ['Aberdeen', ''],
    ],
  )
  const shell = (t: string, body: string) =>
    page(
      `${t} - ${firm}`,
      `<header class="top"><a href="/">${firm}</a><nav><a href="/our-team/">Our team</a><a href="/how-we-help/">How we help</a></nav></header>${body}<footer><p>${firm} is a trading name of ${firm} LLP, regulated by the Law Society of Scotland. Offices in Edinburgh, Glasgow and Aberdeen.</p></footer>`,
    )
  return {
    firm,
    people,
    pages: {
      '/': shell('Home', `<h1>Law, the Scottish way</h1><p>${lead}</p>`),
      '/how-we-help/': shell('How we help', '<h1>How we help</h1><p>Wills, farms, homes.</p>'),
      '/our-team/': shell(
        'Our team',
        `<h1>Our team</h1><div class="team">${all(people, (o) => `<a class="face" href="/our-team/${o.slug}/"><img src="/f.jpg" alt=""><span>${text(o.name)}</span></a>`)}</div>`,
      ),
      ...each(
        people,
        (o) => `/our-team/${o.slug}/`,
        (o, i) =>
          shell(
            o.name,
            `<main><h1>${text(o.name)}<small>${o.title}</small></h1><p>${text(o.first)} works from our ${o.city} office.</p><p>Email ${mail(o)}, call ${o.phone}.</p><p>${text(o.bio)}</p><h2>Qualifications</h2><ul><li>LLB, University of Aberdeen</li><li>Solicitor, Scotland, ${2000 + i}</li></ul></main>`,
          ),
      ),
    },
  }
}

/** A line with slashes: position, office, number. */
const slashes: Build = ({ firm, people: given }) => {
  const people = as(
    given,
    [
      'Of Counsel',
      'Shareholder',
      'Co-Managing Partner',
      'Associate',
      'Chair, Real Estate Group',
      'Member',
      'Staff Attorney',
    ],
    [
      ['Tampa', 'FL'],
      ['Mobile', 'AL'],
      ['Reading', 'PA'],
    ],
  )
  const shell = (t: string, body: string) =>
    page(
      `${t} | ${firm}`,
      `<div class="w1"><a href="/">${text(firm)}</a> / <a href="/lawyers/">Lawyers</a> / <a href="/work/">Work</a></div><div class="w2">${body}</div><div class="w3">Tampa / Mobile / Reading</div>`,
    )
  return {
    people,
    pages: {
      '/': shell('Home', `<h1>Plain talk</h1><p>${lead}</p>`),
      '/work/': shell('Work', '<h1>Work</h1><p>Roads, ports, hospitals.</p>'),
      '/lawyers/': shell(
        'Lawyers',
        `<h1>Lawyers</h1>${all(people, (o) => `<div class="x"><a href="/lawyers/${o.slug}">${text(o.name)}</a></div>`)}`,
      ),
      ...each(
        people,
        (o) => `/lawyers/${o.slug}`,
        (o, i) =>
          shell(
            o.name,
            `<h2>${text(o.name)}</h2><div>${o.title} / ${o.city} / ${o.phone} / ${mail(o)}</div><div><p>${text(o.bio)}</p><p><b>Education:</b> J.D., ${schools[i % 3]}</p><p><b>Bar:</b> Florida</p></div>`,
          ),
      ),
    },
  }
}

/** The rank is in the margin after the biography, the office in the address of the office page that the number is beside. */
const margin: Build = ({ firm, people: given }) => {
  const people = as(
    given,
    [
      'Shareholder',
      'Associate',
      'Of Counsel',
      'Practice Chair, Insurance',
      'Senior Attorney',
      'Retired Partner',
      'Special Counsel',
    ],
    [
      ['Boston', 'MA'],
      ['Providence', 'RI'],
      ['Hartford', 'CT'],
    ],
  )
  const shell = (t: string, body: string) =>
    page(
      `${t} | ${firm}`,
      `<div class="nav1"><a href="/">${text(firm)}</a><a href="/our-people/">Our People</a><a href="/thinking/">Thinking</a></div><div class="wrap">${body}</div><div class="legal">Boston, Providence, Hartford. © ${text(firm)}</div>`,
    )
  return {
    people,
    pages: {
      '/': shell('Home', `<h1>New England counsel</h1><p>${lead}</p>`),
      '/thinking/': shell('Thinking', '<h1>Thinking</h1><p>Three notes on leases</p>'),
      '/our-people/': shell(
        'Our People',
        `<h1>Our People</h1><ol>${all(people, (o) => `<li><a href="/our-people/${o.slug}/"><b>${text(o.name)}</b></a></li>`)}</ol>`,
      ),
      ...each(
        people,
        (o) => `/our-people/${o.slug}/`,
        (o, i) =>
          shell(
            o.name,
            `<div class="left"><h1>${text(o.name)}</h1><p>${text(o.bio)}</p><p>${text(o.first)} likes to sail.</p><h4>Education</h4><p>${school(i)}</p><h4>Bar Admissions</h4><p>Massachusetts</p></div><div class="right"><h5>Position</h5><p>${o.title}</p><h5>Reach ${text(o.first)}</h5><p>${mail(o)}</p><p><a href="/thinking/offices/${slug(o)}.html">${o.city}</a>: ${o.phone}</p></div>`,
          ),
      ),
    },
  }
}

/** One paragraph in capitals and small words; the card has the office in brackets. */
const brackets: Build = ({ firm, people: given }) => {
  const people = as(
    given,
    [
      'Partner',
      'Counsel',
      'Associate',
      'Managing Partner',
      'Head of Litigation',
      'Senior Paralegal',
      'Knowledge Counsel',
    ],
    [
      ['Dallas', 'TX'],
      ['Fort Worth', 'TX'],
    ],
  )
  const shell = (t: string, body: string) =>
    page(
      `${t} ~ ${firm}`,
      `<header><a href="/">${text(firm)}</a><nav><a href="/attorneys/">Attorneys</a></nav></header><main>${body}</main><footer>Dallas (214) 555-0100 &nbsp; Fort Worth (817) 555-0100</footer>`,
    )
  return {
    people,
    pages: {
      '/': shell('Home', `<h1>Texas through and through</h1><p>${lead}</p>`),
      '/attorneys/': shell(
        'Attorneys',
        `<h1>Attorneys</h1>${all(people, (o) => `<p><a href="/attorneys/${o.slug}/">${text(o.name)}</a> (${o.city})</p>`)}`,
      ),
      ...each(
        people,
        (o) => `/attorneys/${o.slug}/`,
        (o, i) =>
          shell(
            o.name,
            `<h1>${text(o.name)} <span>(${o.title})</span></h1><ul><li>Phone: ${o.phone}</li><li>Email: ${mail(o)}</li></ul><p>${text(o.bio)}</p><ul><li>${school(i)}</li><li>Admitted in Texas, ${2003 + i}</li></ul>`,
          ),
      ),
    },
  }
}

/** Chambers-like list of details with unusual labels. */
const labels: Build = ({ people: given }) => {
  const firm = 'Penrose Aldous LLP'
  const people = as(
    given,
    [
      'Equity Partner',
      'Salaried Partner',
      'Associate',
      'Solicitor Apprentice',
      'Practice Director',
      'Of Counsel',
      'Professional Support Lawyer',
    ],
    [
      ['Bristol', ''],
      ['Exeter', ''],
      ['London', ''],
    ],
  )
  const shell = (t: string, body: string) =>
    page(
      `${t} | ${firm}`,
      `<header><a href="/">${firm}</a><nav><a href="/people/">People</a></nav></header><main>${body}</main><footer>${firm} is registered in England and Wales. Registered office: 3 Quay House, Bristol BS1 4DJ</footer>`,
    )
  return {
    firm,
    people,
    pages: {
      '/': shell('Home', `<h1>Quietly good</h1><p>${lead}</p>`),
      '/people/': shell(
        'People',
        `<h1>People</h1>${all(people, (o) => `<div class="p"><a href="/people/${o.slug}/">${text(o.name)}</a></div>`)}`,
      ),
      ...each(
        people,
        (o) => `/people/${o.slug}/`,
        (o, i) =>
          shell(
            o.name,
            `<h1>${text(o.name)}</h1><div class="facts"><div><span>What</span><strong>${o.title}</strong></div><div><span>Where</span><strong>${o.city}</strong></div><div><span>Ring</span><strong>${o.phone}</strong></div><div><span>Write</span><strong>${mail(o)}</strong></div></div><p>${text(o.bio)}</p><h2>Education</h2><p>LLB, University of Exeter, ${1999 + i}</p><h2>Admitted</h2><p>England and Wales</p>`,
          ),
      ),
    },
  }
}

/** Sentences in the first person, with the office in the second paragraph. */
const myself: Build = ({ firm, people: given }) => {
  const people = as(
    given,
    ['Shareholder', 'Associate', 'Of Counsel', 'Managing Member', 'Partner', 'Special Counsel'],
    [
      ['Richmond', 'VA'],
      ['Norfolk', 'VA'],
      ['Roanoke', 'VA'],
    ],
  )
  const shell = (t: string, body: string) =>
    page(
      `${t} - ${firm}`,
      `<div class="h"><a href="/">${text(firm)}</a> <a href="/meet-the-lawyers/">Meet the Lawyers</a></div>${body}<div class="f">Richmond • Norfolk • Roanoke</div>`,
    )
  const an = (t: string) => (/^[ao]/i.test(t) ? 'an' : 'a')
  return {
    people,
    pages: {
      '/': shell('Home', `<h1>Virginia lawyers</h1><p>${lead}</p>`),
      '/meet-the-lawyers/': shell(
        'Meet the Lawyers',
        `<h1>Meet the Lawyers</h1>${all(people, (o) => `<div><h3><a href="/meet-the-lawyers/${o.slug}/">${text(o.name)}</a></h3><p><a href="/meet-the-lawyers/${o.slug}/">Read more</a></p></div>`)}`,
      ),
      ...each(
        people,
        (o) => `/meet-the-lawyers/${o.slug}/`,
        (o, i) =>
          shell(
            o.name,
            `<h1>${text(o.name)}</h1><p>Since ${2004 + i} ${text(o.last)} has been ${o.title === 'Of Counsel' ? 'of counsel' : `${an(o.title)} ${o.title.toLowerCase()}`} at the firm. ${text(o.bio)}</p><p>You will find ${text(o.first)} in ${o.city}, most days with a dog.</p><p>${o.phone} | ${mail(o)}</p><h3>Education</h3><p>${school(i)}</p><h3>Licensed in</h3><p>Virginia</p>`,
          ),
      ),
    },
  }
}

/** Cards with rank and office on the back, in a list; pages with them in the tab's title. */
const tabTitle: Build = ({ firm, people: given }) => {
  const people = as(
    given,
    ['Partner', 'Of Counsel', 'Associate', 'Chair, Labor Department', 'Counsel', 'Law Clerk', 'Executive Director'],
    [
      ['Newark', 'NJ'],
      ['Trenton', 'NJ'],
      ['Philadelphia', 'PA'],
    ],
  )
  const shell = (t: string, body: string) =>
    page(
      t,
      `<header><a href="/">${text(firm)}</a><nav><a href="/team/">Team</a><a href="/results/">Results</a></nav></header><main>${body}</main><footer><p>Newark | Trenton | Philadelphia</p></footer>`,
    )
  return {
    people,
    pages: {
      '/': shell(firm, `<h1>Labor and delivery</h1><p>${lead}</p>`),
      '/results/': shell(`Results | ${firm}`, '<h1>Results</h1><p>$2 million verdict</p>'),
      '/team/': shell(
        `Team | ${firm}`,
        `<h1>Team</h1>${all(people, (o) => `<div class="flip"><div class="front"><img src="/a.jpg" alt=""></div><div class="back"><a href="/team/${o.slug}/">${text(o.name)}</a></div></div>`)}`,
      ),
      ...each(
        people,
        (o) => `/team/${o.slug}/`,
        (o, i) =>
          shell(
            `${o.name} - ${o.title} - ${o.city}, ${o.state} | ${firm}`,
            `<h1>${text(o.name)}</h1><p>${mail(o)} ${o.phone}</p><p>${text(o.bio)}</p><h2>Education</h2><p>${school(i)}</p><h2>Admissions</h2><p>New Jersey</p>`,
          ),
      ),
    },
  }
}

export const factBuilds: Record<string, Build> = {
  'ribbon above the name, office beside the number': ribbon,
  'position behind the name, one office at the end': behindName,
  'trail of links with the rank': trail,
  'sentences with position and office': sentences,
  'cells of a table, short names of cities': cells,
  'position and office on cards alone': cardsOnly,
  'text of the portrait, tag in the head': portrait,
  'position and office with a comma': commaLine,
  'cards under headings of offices': byOffice,
  'small letters in the heading, office in a sentence': based,
  'line with slashes': slashes,
  'position in the margin, office beside the number': margin,
  'position and office in brackets': brackets,
  'details under unusual labels': labels,
  'sentences of where somebody is found': myself,
  'position and office in the title of the tab': tabTitle,
}
