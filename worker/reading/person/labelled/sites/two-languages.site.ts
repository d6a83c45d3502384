import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import {
  type WrittenPlan,
  each,
  handwritten,
  part,
  sitemap,
} from '#worker/reading/person/labelled/written-site.fixture.ts'

const carrascoPeople = `
Ximena Carrasco de Luna | Managing Partner | Miami, FL | xcarrasco | (305) 555-2211 | Foreign Investment; Real Estate | LL.M./University of Miami School of Law/2005; LL.B./Universidad Iberoamericana/2002 | Florida; Mexico | - | Ximena advises families who invest in Florida.
José Ignacio Peña y Sotomayor | Partner | Miami, FL | jipena | (305) 555-2212 | International Arbitration; Asset Recovery | J.D./Florida International University College of Law/2009; B.A./Universidad de Puerto Rico/2005 | Florida; Puerto Rico | - | José Ignacio finds what has been hidden.
Mireille Jean-Baptiste | Associate | Miami, FL | mjeanbaptiste | (305) 555-2213 | Immigration; Asylum | J.D./St. Thomas University Benjamin L. Crump College of Law/2018; B.A./Barry University/2013 | Florida | - | Mireille interprets for her own clients.
Rodrigo Ñáñez | Senior Associate | Coral Gables, FL | rnanez | (305) 555-2214 | Aviation Finance | J.D./University of Florida Levin College of Law/2014; B.S./Embry-Riddle Aeronautical University/2009 | Florida; New York | - | Rodrigo holds a pilot's licence.
Beatriz “Betty” Corral | Partner | Coral Gables, FL | bcorral | (305) 555-2215 | Tax Planning; Pre-Immigration Planning | LL.M./New York University School of Law/2001; J.D./Nova Southeastern University Shepard Broad College of Law/2000; B.Acc./Florida International University/1995 | Florida | - | Betty plans before anyone lands.
Leandro Vieira dos Anjos | Foreign Consultant | Miami, FL | lvieira | (305) 555-2216 | Brazilian Law; Commodities | LL.B./Universidade de São Paulo/2008 | Brazil | - | Leandro ships soy on paper.
Altagracia Mena | Paralegal | Miami, FL | amena | (305) 555-2217 | Immigration | A.S./Miami Dade College/2010 | - | - | Altagracia prepares each petition.
Tobias Keller-Ruiz | Associate | Coral Gables, FL | tkeller-ruiz | (305) 555-2218 | Yachts & Marine | J.D./Tulane University Law School/2021; B.A./University of Tampa/2016 | Florida; Louisiana | Hon. Vivian Prado, U.S. District Court for the Southern District of Florida | Tobias was a deckhand.`

const two = (english: string, spanish: string) => `${english} / <span lang="es">${spanish}</span>`

export const carrasco: WrittenPlan = {
  key: 'two-languages',
  firm: 'Carrasco Peña Corral, P.A.',
  host: 'carrascopena.example',
  structure: 'labels in two languages, a second biography in Spanish, offices with a number and a mailbox each',
  people: handwritten('carrascopena.example', carrascoPeople),
  path: ({ slug }) => `/abogados-attorneys/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html lang="en"><head><title>${escaped(title)} - Carrasco Peña Corral, P.A.</title>
      <link rel="alternate" hreflang="es" href="/es"></head><body><header><div class="marca">
      <a href="/">Carrasco Peña Corral</a></div><nav><a href="/abogados-attorneys">
      ${two('Attorneys', 'Abogados')}</a><a href="/areas">${two('Practice', 'Áreas')}</a></nav></header>
      ${inner}<footer>
      <div>Brickell: 801 Brickell Avenue, Miami, FL 33131 · (305) 555-2200 · brickell@carrascopena.example</div>
      <div>Coral Gables: 2525 Ponce de Leon · (305) 555-2250 · gables@carrascopena.example</div></footer>
      </body></html>
    `,
  bio: (person) =>
    `<main class="ficha"><h1>${escaped(person.shown)}</h1><p class="cargo">${escaped(person.title)}</p><table class="contacto"><tr><th>${two('Office', 'Oficina')}</th><td>${escaped(person.offices[0] ?? '')}</td></tr><tr><th>${two('Phone', 'Teléfono')}</th><td>${person.phone}</td></tr><tr><th>${two('Email', 'Correo')}</th><td>${person.email?.replace('@', ' @ ')}</td></tr></table><p>${escaped(person.bio)}</p><p lang="es">Trabaja con clientes de América Latina y los Estados Unidos desde 2003.</p>
${part(person.areas, `<h3>${two('Practice Areas', 'Áreas de Práctica')}</h3><ul>${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul>`)}<h3>${two('Education', 'Educación')}</h3><ul>${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)} (${one.year})</li>`)}</ul>${part(person.bars, `<h3>${two('Bar Admissions', 'Colegiación')}</h3><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}</ul>`)}${part(person.clerkships, `<h3>${two('Clerkships', 'Pasantías Judiciales')}</h3><ul><li>${escaped(person.clerkships[0] ?? '')}</li></ul>`)}<h3>${two('Languages', 'Idiomas')}</h3><ul><li>Español</li><li>English</li><li>Français</li></ul></main>`,
  others: [
    ['/areas/inmigracion', 'Inmigración', '<p>Mireille Jean-Baptiste, Associate</p>'],
    ['/abogados-attorneys', 'Attorneys', '<p>Ocho personas.</p>'],
    ['/noticias/betty-corral-en-la-radio', 'Betty Corral en la Radio', '<p>Actualidad, mayo 2026</p>'],
    ['/oficinas/coral-gables', 'Coral Gables', '<p>(305) 555-2250</p>'],
    ['/testimonios/familia-restrepo', 'Familia Restrepo', '<p>“Nos ayudaron.”</p>'],
    ['/contacto', 'Contacto', '<p>brickell@carrascopena.example</p>'],
  ],
  other: (heading, body) => `<main class="ficha"><h1>${escaped(heading)}</h1>${body}</main>`,
  more: sitemap,
}
