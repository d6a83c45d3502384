import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer, items } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  doctype,
  each,
  handwritten,
  part,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const garnetPeople = `
Charlotte Beaumont-Ngata | Partner, Chair of the ESG Practice | Seattle, WA | beaumontc | 206.555.0117 | Environmental; Climate Disclosure | J.D./University of Washington School of Law/2002; B.A./Whitman College/1997 | Washington; Hawaii | - | Charlotte helps boards say what is so.
Ahmad Rezaei | Partner | Portland, OR | rezaeia | 503.555.0128 | Patent Litigation; Semiconductors; ITC Section 337 | J.D./Lewis & Clark Law School/2004; M.S./Portland State University/1999; B.S./Sharif University of Technology/1996 | Oregon; California | Hon. Judith Flanagan, U.S. Court of Appeals for the Federal Circuit | Ahmad built chips before he argued over them.
Lily Tanaka-Brooks | Associate | Seattle, WA | tanakabrooksl | 206.555.0139 | Video Games & Esports | J.D./Seattle University School of Law/2020; B.F.A./Rhode Island School of Design/2014 | Washington | - | Lily draws in depositions.
Stewart McAllister | Managing Shareholder | Anchorage, AK | mcallisters | 907.555.0140 | Fisheries; Maritime | J.D./Gonzaga University School of Law/1990; B.A./University of Alaska Anchorage/1986 | Alaska; Washington | - | Stewart has offices where the boats are.
Rosalind Achebe | Counsel | Portland, OR | acheber | 503.555.0151 | Renewable Energy | J.D./University of Oregon School of Law/2011; B.A./Reed College/2006 | Oregon | Judge Harold Minter, Oregon Court of Appeals | Rosalind sites wind farms.
Frank Dellarosa | Partner | Seattle, WA | dellarosaf | 206.555.0162 | Construction Defects; Surety | J.D./Willamette University College of Law/1989; B.S./Oregon State University/1984 | Washington; Idaho | - | Frank was a carpenter.
Jun Ho Baek | Associate | Seattle, WA; Portland, OR | baekj | 206.555.0173 | Technology Transactions | J.D./University of Southern California Gould School of Law/2018; B.A./Seoul National University/2012 | Washington | - | Jun Ho writes short contracts.
Teresa Wolff | Chief Financial Officer | Seattle, WA | wolfft | 206.555.0184 | - | M.B.A./University of Washington Foster School of Business/2003; B.A./Western Washington University/1995 | - | - | Teresa keeps the books.`

export const garnet: WrittenPlan = {
  key: 'icon-labels',
  firm: 'Garnet Pike P.S.',
  host: 'garnetpike.example',
  structure:
    'headings with icons, title over the name, address blocks with main, fax and direct numbers, an image for the e-mail',
  people: handwritten('garnetpike.example', garnetPeople),
  path: ({ slug }) => `/team-member/${slug}`,
  page: (title, inner, head = '') =>
    doctype(
      title === 'Home' ? 'Garnet Pike P.S.' : `${title} | Garnet Pike P.S. | Seattle, Portland, Anchorage`,
      head,
      markup`
        <body><nav class="navbar"><a class="navbar-brand" href="/">Garnet Pike</a><a href="/team">Team</a>
        <a href="/work">Work</a></nav>${inner}<section class="cta"><h2>Let’s talk</h2>
        <p>Call 206.555.0100 or write to hello@garnetpike.example</p></section>
        <footer>1201 Second Avenue, Seattle, WA 98101</footer></body>
      `,
    ),
  bio(person, people) {
    const heading = (icon: string, label: string) =>
      markup`
        <h3 class="icon-heading"><i class="fa fa-${icon}" aria-hidden="true"></i><svg viewBox="0 0 24 24">
        <title>${icon} icon</title><path d="M0 0"/></svg> ${label}</h3>
      `
    return `<section class="hero"><div class="hero__photo"><img src="/p.jpg" alt="Photo of ${escaped(person.name)}"></div><div class="hero__text"><div class="hero__role">${escaped(person.title)}</div><h1 class="hero__name">${escaped(person.shown)}</h1></div></section>
<div class="columns"><aside>${each(
      person.offices,
      (office, at) => markup`
      <address class="office"><strong>${office.split(',')[0]}</strong><br>${1201 + at} Second Avenue<br>Suite ${3000 + at}
      <br>${office} 98101<br>Main: 206.555.0100<br>Fax: 206.555.0101${at === 0 && person.phone ? `<br>Direct: ${person.phone}` : ''}
      </address>
    `,
    )}${part(
      person.email,
      markup`
      <a class="btn" href="mailto:${[...(person.email ?? '')].map((letter) => `&#${letter.charCodeAt(0)};`).join('')}">
      <img src="/mail.svg" alt="Send e-mail"></a>
    `,
    )}<a class="btn" href="https://www.linkedin.com/in/x">LinkedIn</a></aside>
<article><p class="lead">${escaped(person.bio)}</p>${part(person.areas, `${heading('scale', 'What I Do')}${items(person.areas)}`)}${heading('graduation-cap', 'Education &amp; Honors')}${items(person.education.map((one) => `${one.degree}, ${one.school}${one.year ? ` '${String(one.year)}` : ''}`.replace("'", '')))}
${part(person.bars, `${heading('gavel', 'Where I’m Admitted')}<p>${person.bars.join(', ')}</p>`)}${part(person.clerkships, `${heading('bench', 'Clerkships')}<p>${escaped(person.clerkships[0] ?? '')}</p>`)}${heading('star', 'Outside the Office')}<p>Skis, badly.</p></article></div>
<section class="more-team"><h2>More of the team</h2>${each(
      people.filter((one) => one !== person).slice(0, 3),
      (one) =>
        `<div class="tile"><a href="/team-member/${one.slug}"><div class="tile__role">${escaped(one.title)}</div><h3>${escaped(one.name)}</h3></a></div>`,
    )}</section>`
  },
  others: [
    [
      '/work/fisheries',
      'Fisheries',
      '<p>Quota, vessels, crews.</p><h3>Lead</h3><p>Stewart McAllister, Managing Shareholder, 907.555.0140</p>',
    ],
    ['/team', 'Team', '<div class="tile"><a href="/team-member/ahmad-rezaei"><h3>Ahmad Rezaei</h3></a></div>'],
    ['/offices/anchorage', 'Anchorage', '<address>880 H Street<br>Anchorage, AK 99501<br>Main: 907.555.0100</address>'],
    [
      '/notes/lily-on-loot-boxes',
      'Lily Tanaka-Brooks on Loot Boxes',
      '<p class="byline">Lily Tanaka-Brooks, May 2026</p><p>Chance is not always a game.</p>',
    ],
    [
      '/team-member/summer-associates',
      'Summer Associates',
      '<p>Ten weeks, two assignments a week. Education: a second-year law student.</p>',
    ],
    ['/events/ship-night', 'Ship Night', '<p>Anchorage, November 3</p><h3>Host</h3><p>Stewart McAllister</p>'],
  ],
  other: (heading, body) => `<section class="hero"><h1>${escaped(heading)}</h1></section><article>${body}</article>`,
  more(url, { pages, origin }) {
    if (url.pathname === '/team')
      return htmlAnswer(
        garnet.page(
          'Team',
          markup`
            <section class="hero"><h1>Team</h1></section>
            ${each(
              pages.filter(({ person }) => person),
              ({ path, person }) =>
                markup`
                <div class="tile"><a href="${path}"><img alt=""></a><div class="tile__role">
                ${escaped(person?.title ?? '')}</div><h3><a href="${origin}${path}">
                ${escaped(person?.name ?? '')}</a></h3></div>
              `,
            )}
          `,
        ),
      )
    return undefined
  },
}
