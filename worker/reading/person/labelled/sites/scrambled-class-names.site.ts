import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const thackerayPeople = `
Ng, Wei Jie=Wei Jie Ng | Partner | San Francisco | wei-jie.ng | +1.415.555.2221 | Venture Capital; Emerging Companies | J.D./UC Berkeley School of Law/2007; B.S./University of Illinois Urbana-Champaign/2003 | California | - | Wei Jie invests time before money.
Thackeray, Lucinda P.=Lucinda P. Thackeray | Partner | Palo Alto | lucinda.thackeray | +1.650.555.2222 | Patent Litigation; Trade Secret Litigation | J.D./Stanford Law School/1994; B.S./California Institute of Technology/1990 | California; District of Columbia | Hon. Waldo Emmerich, U.S. Court of Appeals for the Federal Circuit | Lucinda tries patent cases.
de Groot, Hendrika=Hendrika de Groot | Counsel | Brussels | hendrika.degroot | +32.2.555.2223 | EU Competition; Foreign Subsidies | LL.M./King's College London/2006; LL.M./Leiden University/2004 | Brussels; Netherlands | - | Hendrika notifies in Brussels.
Okoro, Chukwuemeka=Chukwuemeka Okoro | Associate | Palo Alto | chukwuemeka.okoro | +1.650.555.2224 | Licensing; Life Sciences Transactions | J.D./Duke University School of Law/2020; Ph.D./Duke University/2017; B.S./Xavier University of Louisiana/2011 | California; North Carolina | - | Chukwuemeka folded proteins.
St. John-Rivers, Tabitha=Tabitha St. John-Rivers | Associate | San Francisco | tabitha.stjohnrivers | +1.415.555.2225 | Climate Tech; Carbon Markets | J.D./University of Oregon School of Law/2021; B.A./Middlebury College/2016 | California; Oregon | - | Tabitha measures what trees hold.
Bell, Alexander, IV=Alexander Bell IV | Partner | San Francisco | alexander.bell | +1.415.555.2226 | Telecommunications; Spectrum | J.D./Georgetown University Law Center/1999; A.B./Brown University/1995 | California; District of Columbia | - | Alexander does not make telephones.
Moss, Kateri=Kateri Moss | Chief Talent Officer | Palo Alto | kateri.moss | +1.650.555.2227 | - | M.S./University of San Francisco/2005; B.A./Mills College/1999 | - | - | Kateri hires.
Lam, Phuong-Anh=Phuong-Anh Lam | Senior Counsel | Brussels | phuonganh.lam | +32.2.555.2228 | Data Protection | LL.M./College of Europe/2012; LL.B./University of Nottingham/2010 | Ireland; Brussels | Clerk to Advocate General Nils Aagaard, Court of Justice of the European Union | Phuong-Anh answers regulators.`

const cls = (name: string) => `class="Bio_${name}__${name.length}xY${name.charCodeAt(0)}"`

export const thackeray: WrittenPlan = {
  key: 'scrambled-class-names',
  firm: 'Thackeray Bell & Moss LLP',
  host: 'thackeraybell.example',
  structure:
    'class names of a compiler, headings that are styled blocks, last names first, an address behind a notice, a bar that repeats',
  people: handwritten('thackeraybell.example', thackerayPeople),
  path: ({ slug }) => `/lawyers/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} | Thackeray Bell &amp; Moss</title></head>
      <body><div id="root"><div class="Shell_top__9a"><a href="/">TBM</a><div class="Shell_menu__2b">
      <a href="/lawyers">Lawyers</a><a href="/work">Work</a><a href="/places">Places</a></div></div>${inner}
      <div class="Shell_bottom__1c"><div>San Francisco +1.415.555.2200</div>
      <div>Palo Alto +1.650.555.2200</div><div>Brussels +32.2.555.2200</div>
      <div>© 2026 Thackeray Bell &amp; Moss LLP</div></div></div></body></html>
    `,
  bio(person, people) {
    const contact = `<a href="/email-notice?to=${encodeURIComponent(person.email ?? '')}">${person.email}</a>`
    const facts = (label: string, list: readonly string[]) =>
      part(
        list,
        markup`
          <div ${cls('panel')}><button ${cls('panelButton')} aria-expanded="false">${label}</button><div ${cls('panelBody')} hidden>
          ${each(list, (one) => `<div ${cls('line')}>${one}</div>`)}</div></div>
        `,
      )
    return markup`
      <div ${cls('sticky')}><span>${escaped(person.name)}</span><span>${escaped(person.title)}</span></div>
      <div ${cls('hero')}><div ${cls('name')}>${escaped(person.shown)}</div><div ${cls('role')}>
      ${escaped(person.title)}</div><div ${cls('where')}>${person.offices[0]}</div><div ${cls('reach')}>
      ${person.phone}</div><div ${cls('reach')}>${contact}</div></div><div ${cls('copy')}><p>
      ${escaped(person.bio)}</p><p>A recent matter: a $90 million round for a company in Austin, Texas.</p>
      </div>${facts('Focus Areas', person.areas.map(escaped))}
      ${facts(
        'Education',
        person.education.map((one) => `${one.degree}, ${escaped(one.school)}, ${one.year}`),
      )}
      ${facts('Admissions', person.bars)}${facts('Clerkships', person.clerkships.map(escaped))}
      ${facts('Recognition', ['The Recorder, Leaders in Tech Law, 2024', 'Super Lawyers, Northern California, 2019-2026'])}
      <div ${cls('others')}><div ${cls('othersTitle')}>Works with</div>
      ${each(
        people.filter((one) => one !== person).slice(3, 6),
        (one) =>
          `<a ${cls('otherCard')} href="/lawyers/${one.slug}"><div>${escaped(one.name)}</div><div>${escaped(one.title)}</div><div>${one.phone}</div></a>`,
      )}
      </div>
    `
  },
  others: [
    ['/work/spectrum', 'Spectrum', '<p>Alexander Bell IV leads the team.</p>'],
    ['/lawyers', 'Lawyers', '<p>Bell, Alexander, IV</p><p>de Groot, Hendrika</p>'],
    ['/places/brussels', 'Brussels', '<p>Rue de la Loi 200 +32.2.555.2200</p>'],
    ['/read/carbon-counting', 'Carbon, Counting', '<p>St. John-Rivers, Tabitha</p>'],
    ['/read/moss-on-hiring', 'Moss on Hiring', '<p>An interview.</p>'],
    ['/work/venture-capital', 'Venture Capital', '<p>Four hundred rounds.</p>'],
  ],
  other: (heading, body) =>
    `<div ${cls('hero')}><div ${cls('name')}>${escaped(heading)}</div></div><div ${cls('copy')}>${body}</div>`,
  more: sitemap,
}
