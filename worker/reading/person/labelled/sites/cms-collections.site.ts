import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const lumenPeople = `
Noor Haddad-Blum (she/her)=Noor Haddad-Blum | Managing Attorney | Austin, TX | noor | (512) 555-2131 | Startup Counsel; SAFE Financings | J.D./The University of Texas School of Law/2011; B.B.A./The University of Texas at Austin/2006 | Texas; California | - | Noor has papered four hundred rounds.
Ravi Menon, Esq., CIPP/US=Ravi Menon | Senior Counsel | Austin, TX | ravi | (512) 555-2132 | Data Privacy; AI Governance | J.D./Santa Clara University School of Law/2012; B.Tech./Indian Institute of Technology Madras/2005 | California; Texas | - | Ravi wrote code for ten years.
Quinn Abelard (they/them)=Quinn Abelard | Associate Attorney | San Francisco, CA | quinn | (415) 555-2133 | Open Source; Software Licensing | J.D./UC Law San Francisco/2020; B.A./Reed College/2014 | California | - | Quinn maintains two packages.
Ulla Bergström, Ph.D.=Ulla Bergström | Patent Counsel | San Francisco, CA | ulla | (415) 555-2134 | Patent Prosecution; Biotechnology | J.D./Stanford Law School/2015; Ph.D./Karolinska Institutet/2008 | California | - | Ulla drafts what others cannot read.
Dashiell Roy | Of Counsel | Austin, TX | dashiell | (512) 555-2135 | Equity Compensation; Section 409A | LL.M./Georgetown University Law Center/2009; J.D./Tulane University Law School/2008; B.A./Rhodes College/2004 | Texas | - | Dashiell explains options to founders.
Marisela Bravo (ella)=Marisela Bravo | Operations Director | Austin, TX | marisela | (512) 555-2136 | - | M.B.A./St. Edward's University/2014; B.A./Texas State University/2008 | - | - | Marisela runs the firm.
Finn MacAllister | Associate Attorney | Austin, TX | finn | (512) 555-2137 | Trademark; Brand Protection | J.D./Baylor Law School/2021; B.A./Trinity University/2017 | Texas | Hon. Petra Long, Texas Third Court of Appeals | Finn clears names.
Seo-yeon Choi | Counsel | San Francisco, CA | seoyeon | (415) 555-2138 | Fintech; Money Transmission | J.D./UC Berkeley School of Law/2014; B.A./Yonsei University/2009 | California; New York | - | Seo-yeon has licensed twelve companies in fifty states.`

export const lumen: WrittenPlan = {
  key: 'cms-collections',
  firm: 'Lumen Oak Legal',
  host: 'lumenoak.example',
  structure:
    'collections of a design tool: no headings, hidden leftovers, rich text, pronouns, addresses put together by script',
  people: handwritten('lumenoak.example', lumenPeople),
  path: ({ slug }) => `/team/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html data-wf-page="65a" data-wf-site="65b"><head><meta charset="utf-8"/>
      <title>Lumen Oak Legal | ${escaped(title)}</title><meta content="Lumen Oak Legal | ${escaped(title)}" property="og:title"/>
      <meta content="Webflow" name="generator"/></head><body><div role="banner" class="navbar w-nav">
      <a href="/" class="brand w-nav-brand"><img src="/logo.svg" alt="Lumen Oak"/></a>
      <nav role="navigation" class="w-nav-menu"><a href="/team" class="w-nav-link">Team</a>
      <a href="/what-we-do" class="w-nav-link">What we do</a>
      <a href="/contact" class="w-nav-link">Say hello</a></nav></div>${inner}<div class="footer">
      <div class="footer-text">Austin · San Francisco</div>
      <a href="mailto:hi@lumenoak.example" class="footer-link">hi@lumenoak.example</a>
      <div class="footer-text">(512) 555-2130</div></div></body></html>
    `,
  bio: (person) =>
    `<div class="section"><div class="w-layout-blockcontainer container w-container"><div class="w-layout-grid bio-grid"><img src="/p.webp" alt="" class="headshot"/><div class="bio-top"><div class="heading-xl">${escaped(person.shown)}</div><div class="text-large">${escaped(person.title)}</div><div class="tag-row"><div class="tag">${escaped(person.offices[0] ?? '')}</div><div class="tag w-condition-invisible">New York, NY</div></div><div class="contact-row"><a href="#" class="js-mail" data-user="${person.email?.split('@')[0]}" data-domain="lumenoak.example">Email</a><div class="text-small">${person.phone}</div><div class="text-small w-condition-invisible">(000) 000-0000</div><a href="https://linkedin.com/in/x" class="link w-condition-invisible">LinkedIn</a></div></div></div><div class="rich-text-block w-richtext"><p>${escaped(person.bio)}</p><p>‍</p></div>
<div class="facts-grid">${part(
      person.areas,
      markup`
      <div class="fact"><div class="label-sm">Focus</div><div class="w-dyn-list">
      <div role="list" class="w-dyn-items">
      ${each(person.areas, (area) => `<div role="listitem" class="w-dyn-item"><div class="pill">${escaped(area)}</div></div>`)}
      </div></div></div>
    `,
    )}<div class="fact"><div class="label-sm">Education</div><div class="w-richtext"><p>${each(person.education, (one) => `${escaped(one.school)} (${one.degree}, ${one.year})`, '<br/>')}</p></div></div>${part(person.bars, `<div class="fact"><div class="label-sm">Admitted in</div><div class="w-richtext"><p>${person.bars.join(' · ')}</p></div></div>`)}<div class="fact${person.clerkships.length ? '' : ' w-condition-invisible'}"><div class="label-sm">Clerkships</div><div class="w-richtext"><p>${escaped(person.clerkships[0] ?? '')}</p></div></div><div class="fact"><div class="label-sm">Currently reading</div><div class="w-richtext"><p>The Power Broker, 1974</p></div></div></div></div></div><script>document.querySelectorAll('.js-mail').forEach(function(a){a.href='mailto:'+a.dataset.user+'@'+a.dataset.domain})</script>`,
  others: [
    [
      '/team',
      'Team',
      '<div class="w-dyn-list"><div class="w-dyn-items"><a href="/team/noor-haddad-blum">Noor Haddad-Blum</a></div></div>',
    ],
    ['/what-we-do', 'What we do', '<div class="pill">Trademark</div><div class="pill">Fintech</div>'],
    ['/what-we-do/safe-financings', 'SAFE Financings', '<p>Fixed fee.</p>'],
    [
      '/notes/quinn-on-copyleft',
      'Quinn on Copyleft',
      '<div class="text-small">By Quinn Abelard (they/them), Associate Attorney</div>',
    ],
    ['/contact', 'Say hello', '<div class="text-small">(512) 555-2130</div>'],
    ['/careers', 'Careers', '<div class="text-large">Associate Attorney</div><div class="tag">Austin, TX</div>'],
  ],
  other: (heading, body) => `<div class="section"><div class="heading-xl">${escaped(heading)}</div>${body}</div>`,
  more: sitemap,
}
