import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped, htmlAnswer } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  peopleAmong,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const dovetailPeople = `
Jocasta Byrd | Owner | Savannah, GA | jocasta | (912) 555-2241 | Wills & Trusts; Probate | J.D./University of Georgia School of Law/2000; B.A./Agnes Scott College/1996 | Georgia; South Carolina | - | Jocasta makes house calls.
Rutherford Hale Dove | Partner | Savannah, GA | rutherford | (912) 555-2242 | Admiralty & Maritime; Longshore Claims | J.D./Mercer University School of Law/1998; B.S./Georgia Southern University/1994 | Georgia | - | Rutherford knows the pilots by name.
Temperance Okafor | Associate | Brunswick, GA | temperance | (912) 555-2243 | Landlord & Tenant | J.D./Georgia State University College of Law/2021; B.A./Spelman College/2017 | Georgia | - | Temperance keeps people housed.
Lonnie Sapp, Sr. | Senior Attorney | Brunswick, GA | lonnie | (912) 555-2244 | Criminal Defense; Traffic | J.D./John Marshall Law School/1983; B.S./Valdosta State University/1979 | Georgia; Florida | - | Lonnie was a deputy sheriff.
Marguerite Tison | Partner | Savannah, GA | marguerite | (912) 555-2245 | Historic Property; Zoning | J.D./Emory University School of Law/2004; M.F.A./Savannah College of Art and Design/1999 | Georgia | Hon. Dupree Lanier, U.S. District Court for the Southern District of Georgia | Marguerite saves porches.
Ashok Pillai | Associate | Savannah, GA | ashok | (912) 555-2246 | Franchise Law; Hospitality | J.D./University of South Carolina School of Law/2019; B.B.A./Georgia State University/2013 | Georgia; South Carolina | - | Ashok's family keeps motels.
Winsome Clarke | Office Manager | Savannah, GA | winsome | (912) 555-2247 | - | A.A.S./Savannah Technical College/2003 | - | - | Winsome signs for everything.
Crispin Tarver | Of Counsel | Brunswick, GA | crispin | (912) 555-2248 | Timberland; Easements | J.D./University of Georgia School of Law/1972; B.S.F./University of Georgia/1969 | Georgia | - | Crispin walks the lines.`

const backwards = (text: string) => [...text].reverse().join('')

/** Modules of a marketing suite, and an address that a style sheet turns round. */
export const dovetail: WrittenPlan = {
  key: 'rtl-obfuscated-email',
  firm: 'Byrd Dove & Tison',
  host: 'byrddovetison.example',
  structure:
    'modules of a marketing suite, facts as "Label: value" in one block each, an address turned round by style',
  people: handwritten('byrddovetison.example', dovetailPeople),
  path: ({ slug }) => `/about/${slug}`,
  page: (title, inner) =>
    markup`
      <!doctype html><html lang="en"><head><meta name="generator" content="HubSpot"><title>${escaped(title)}
      </title></head><body class="hs-content-id-1 hs-site-page page"><div class="header-container-wrapper">
      <div class="row-fluid"><span class="hs_cos_wrapper hs_cos_wrapper_type_logo"><a href="/">
      <img src="/l.png" alt="Byrd Dove &amp; Tison"></a></span><div class="custom-menu-primary"><ul><li>
      <a href="/about">About</a></li><li><a href="/services">Services</a></li></ul></div></div></div>
      <div class="body-container-wrapper">${inner}</div><div class="footer-container-wrapper">
      <span class="hs_cos_wrapper">Savannah &amp; Brunswick | (912) 555-2240</span>
      <span style="unicode-bidi:bidi-override;direction:rtl">${backwards('hello@byrddovetison.example')}
      </span></div></body></html>
    `,
  bio(person) {
    const module = (inner: string) =>
      markup`
        <div class="row-fluid"><div class="span12 widget-span widget-type-custom_widget">
        <div class="hs_cos_wrapper hs_cos_wrapper_widget hs_cos_wrapper_type_module">${inner}</div></div>
        </div>
      `
    return markup`
      ${module(`<div class="team-hero"><h1>Meet ${escaped(person.name.split(' ')[0] ?? '')}</h1></div>`)}
      ${module(markup`
        <div class="team-card"><h2>${escaped(person.shown)}</h2><p><em>${escaped(person.title)}</em></p><p>
        ${escaped(person.offices[0] ?? '')}</p><p>${person.phone}</p><p>
        <span style="unicode-bidi: bidi-override; direction: rtl;">${backwards(person.email ?? '')}</span></p>
        </div>
      `)}
      ${module(`<p>${escaped(person.bio)}</p>`)}
      ${module(
        markup`
        <p>${part(person.areas, `<b>Practice Areas</b>: ${each(person.areas, escaped, ' | ')}<br><br>`)}
        <b>Education</b>: ${each(person.education, (one) => `${escaped(one.school)}, ${one.degree} ${one.year}`, ' | ')}
        ${part(person.bars, `<br><br><b>Bar Admissions</b>: ${person.bars.join(' | ')}`)}
        ${part(person.clerkships, `<br><br><b>Clerkships</b>: ${escaped(person.clerkships[0] ?? '')}`)}<br>
        <br><b>Fun Fact</b>: Has been to Macon, Georgia 212 times.</p>
      `,
      )}
      ${module('<h3>Subscribe to our newsletter</h3><form><label>Email*</label><input></form>')}
    `
  },
  others: [
    ['/about', 'About', '<p>On the squares since 1981.</p>'],
    ['/services/timberland', 'Timberland', '<p>Crispin Tarver walks the lines.</p>'],
    ['/blog/meet-winsome', 'Meet Winsome', '<p>Our office manager turns sixty.</p>'],
    ['/brunswick', 'Brunswick', '<p>(912) 555-2249</p>'],
    ['/about/our-story', 'Our Story', '<p>Jocasta Byrd hung her shingle in 2000.</p>'],
    ['/thank-you', 'Thank You', '<p>We will call.</p>'],
  ],
  other: (heading, body) => `<div class="team-hero"><h1>${escaped(heading)}</h1></div>${body}`,
  more: (url, { pages }) =>
    url.pathname === '/about'
      ? htmlAnswer(
          dovetail.page(
            'About',
            markup`
              <h1>About</h1>
              ${each(
                peopleAmong(pages),
                ({ path, person }) => markup`
                <div class="team-tile"><a href="${path}"><img alt="${escaped(person.name)}" src="/p.jpg"></a>
                <h4>${escaped(person.name)}</h4><p>${escaped(person.title)}</p><a href="${path}">Read bio</a>
                </div>
              `,
              )}
            `,
          ),
        )
      : undefined,
}
