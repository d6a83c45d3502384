import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const solanoPeople = `
Inés Solano Pardo | Principal | San Diego, CA | isolano | +1 619 555 2431 | Cross-Border Real Estate; Maquiladora Operations | J.D./University of San Diego School of Law/2002; Lic./Universidad Autónoma de Baja California/1997 | California; Mexico | - | Inés works on both sides of the fence.
Devon Ashcroft-Wu | Principal | San Diego, CA | dashcroft-wu | +1 619 555 2432 | Biotech Collaborations; Patent Licensing | J.D./Stanford Law School/2009; Ph.D./UC San Diego/2004 | California | Hon. Ione Carver, U.S. Court of Appeals for the Federal Circuit | Devon sequenced phage.
Marguerita O'Dowd | Counsel | Carlsbad, CA | modowd | +1 760 555 2433 | Golf & Resorts; Trademark | J.D./California Western School of Law/1998; B.A./Loyola Marymount University/1994 | California; Nevada | - | Marguerita plays to a nine.
Kenji Alvarado | Associate | San Diego, CA | kalvarado | +1 619 555 2434 | Wage & Hour; Class Actions | J.D./UCLA School of Law/2021; B.A./UC Riverside/2016 | California | - | Kenji counts minutes.
Freya Lindholm | Senior Associate | Carlsbad, CA | flindholm | +1 760 555 2435 | Medical Devices; FDA | J.D./Thomas Jefferson School of Law/2014; M.S./Karolinska Institutet/2009 | California | - | Freya files 510(k)s.`

export const solano: WrittenPlan = {
  key: 'fact-cards',
  firm: 'Solano Ashcroft LLP',
  host: 'solanoashcroft.example',
  structure:
    'a list of facts with icons that are words, the person’s own number after two of the firm, a modal with a form',
  // The court is listed among the states, as on many pages.
  people: handwritten('solanoashcroft.example', solanoPeople).map((person) => ({
    ...person,
    bars: [...person.bars, 'U.S. District Court, Southern District of California'],
  })),
  path: ({ slug }) => `/professionals/${slug}.html`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} :: Solano Ashcroft LLP</title></head>
      <body><div class="wrap"><div class="hdr"><a href="/"><img src="/logo.svg" alt="Solano Ashcroft LLP"></a>
      <ul class="hdr-nav"><li><a href="/professionals/">Professionals</a></li><li>
      <a href="/practices/">Practices</a></li><li><a href="/contact/">Contact</a></li></ul></div>${inner}
      <div class="ftr"><span>San Diego +1 619 555 2400</span><span>Carlsbad +1 760 555 2400</span>
      <span>© 2026</span></div></div></body></html>
    `,
  bio: (person) =>
    markup`
      <div class="bio"><div class="bio-top"><h1>${escaped(person.shown)}</h1><div class="bio-role">
      ${escaped(person.title)}</div></div><ul class="bio-facts"><li><i class="material-icons">place</i> ${escaped(person.offices[0] ?? '')}
      </li><li><i class="material-icons">phone</i> Main +1 619 555 2400</li><li>
      <i class="material-icons">print</i> Fax +1 619 555 2499</li><li>
      <i class="material-icons">phone</i> Direct ${person.phone}</li><li>
      <i class="material-icons">email</i> <a href="mailto:${person.email?.replace('@', '%40')}">Email</a></li>
      </ul><div class="bio-text"><p>${escaped(person.bio)}</p></div><div class="bio-block">
      <div class="bio-block-title">Practices</div><ul>
      ${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul></div><div class="bio-block">
      <div class="bio-block-title">Education</div><ul>
      ${each(person.education, (one) => `<li>${escaped(one.school)}<br>${one.degree}<br>Class of ${one.year}</li>`)}
      </ul></div><div class="bio-block"><div class="bio-block-title">Bar Admissions</div><ul>
      ${each(person.bars, (bar) => `<li>${bar}</li>`)}
      <li>U.S. District Court, Southern District of California</li></ul></div>
      ${part(person.clerkships, `<div class="bio-block"><div class="bio-block-title">Judicial Clerkship</div><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul></div>`)}
      </div><div class="modal" role="dialog"><h4>Before you send</h4>
      <p>E-mail makes no attorney-client relationship. Write to intake@solanoashcroft.example instead.</p>
      </div>
    `,
  others: [
    ['/practices/wage-hour.html', 'Wage & Hour', '<p>Kenji Alvarado</p>'],
    ['/professionals/', 'Professionals', '<p>All</p>'],
    ['/contact/carlsbad.html', 'Carlsbad', '<p>+1 760 555 2400</p>'],
    ['/alerts/freya-lindholm-on-510k.html', 'Freya Lindholm on the 510(k)', '<p>May 2026</p>'],
    ['/practices/golf-resorts.html', 'Golf & Resorts', '<p>Fore.</p>'],
  ],
  other: (heading, body) => `<div class="bio"><div class="bio-top"><h1>${escaped(heading)}</h1></div>${body}</div>`,
  more: sitemap,
}
