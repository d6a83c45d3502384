import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const pennockPeople = `
Thalia Pennock | Member | Charleston, WV | tpennock | 304.555.2711 | Coal; Reclamation | J.D./West Virginia University College of Law/1998; B.S./Marshall University/1994 | West Virginia; Kentucky | - | Thalia closes mines.
Jedidiah Crow | Member | Morgantown, WV | jcrow | 304.555.2712 | Gas Leases; Title Opinions | J.D./Appalachian School of Law/2004; B.A./Fairmont State University/2000 | West Virginia; Pennsylvania; Ohio | Hon. Ruth Anne Sims, Supreme Court of Appeals of West Virginia | Jedidiah reads courthouse ledgers.
Soraya Haidari | Associate | Morgantown, WV | shaidari | 304.555.2713 | University Spinouts; Medical Staff | J.D./University of Pittsburgh School of Law/2021; M.P.H./Johns Hopkins University/2017 | West Virginia | - | Soraya advises hospitals.
Dale Ray Hutchins | Director of Finance | Charleston, WV | dhutchins | 304.555.2714 | - | B.B.A./University of Charleston/1999 | - | - | Dale Ray balances.`

export const pennock: WrittenPlan = {
  key: 'table-row-headers',
  firm: 'Pennock Crow PLLC',
  host: 'pennockcrow.example',
  structure:
    'a table with a head cell in each row, lists within cells, number and office in one cell, initials before the bio',
  people: handwritten('pennockcrow.example', pennockPeople),
  path: ({ slug }) => `/who/${slug}.php`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>Pennock Crow PLLC: ${escaped(title)}</title></head><body>
      <header id="h"><p><a href="/">Pennock Crow PLLC</a></p><nav>
      <a href="/who.php">Who we are</a> <a href="/what.php">What we do</a></nav></header><main>${inner}</main>
      <footer id="f"><p>Charleston 304.555.2700 &ndash; Morgantown 304.555.2750</p></footer></body></html>
    `,
  bio(person) {
    const row = (head: string, cell: string) => part(cell, `<tr><th scope="row">${head}</th><td>${cell}</td></tr>`)
    const list = (items: readonly string[]) => part(items, `<ul>${each(items, (one) => `<li>${one}</li>`)}</ul>`)
    return markup`
      <p class="monogram">
      ${person.name
        .split(' ')
        .map((word) => word[0])
        .join('')}</p><h1>
      ${escaped(person.shown)}</h1><p class="lede">${escaped(person.title)}</p><table><tbody>
      ${row('Find me', `${escaped(person.offices[0] ?? '')}<br>${person.phone}<br>${person.email?.replace('@', '&#64;')}`)}
      ${row('Practice', list(person.areas.map(escaped)))}
      ${row('Education', list(person.education.map((one) => `${one.degree} ${escaped(one.school)}, ${one.year}`)))}
      ${row('Bar', list(person.bars))}${row('Clerked for', list(person.clerkships.map(escaped)))}
      ${row('Off duty', list(['New River Gorge', 'Clay Center for the Arts, Charleston']))}</tbody></table><p>
      ${escaped(person.bio)}</p>
    `
  },
  others: [
    ['/who.php', 'Who We Are', '<p>Four of us.</p>'],
    ['/what/coal.php', 'Coal', '<p>Thalia Pennock</p>'],
    [
      '/what/gas-leases.php',
      'Gas Leases',
      '<table><tr><th scope="row">Ask</th><td>Jedidiah Crow, Member, 304.555.2712</td></tr></table>',
    ],
    ['/word/crow-on-ledgers.php', 'Crow on Ledgers', '<p>Jedidiah Crow</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: (url, { pages }) =>
    url.pathname === '/who.php'
      ? htmlAnswer(
          pennock.page(
            'Who We Are',
            markup`
              <h1>Who We Are</h1><ul>
              ${each(peopleAmong(pages), ({ path, person }) => `<li><a href="${path}"><b>${escaped(person.name)}</b> <i>${escaped(person.title)}</i></a></li>`)}
              </ul>
            `,
          ),
        )
      : undefined,
}
