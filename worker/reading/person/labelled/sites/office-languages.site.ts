import { markup } from '#worker/reading/person/labelled/markup.fixture.ts'
import { escaped } from '#worker/reading/person/labelled/site-kit.fixture.ts'
import { type WrittenPlan, each, handwritten, sitemap } from '#worker/reading/person/labelled/written-site.fixture.ts'

const beaulacPeople = `
Clémentine Beaulac | Associée | Paris | cbeaulac | +33 1 55 55 25 01 | Droit fiscal; Fusions et acquisitions | Master 2/Université Paris-Dauphine/2004; LL.M./New York University School of Law/2006 | Paris; New York | - | Clémentine Beaulac conseille des groupes familiaux.
Friedrich von Hagen | Rechtsanwalt | Munich | fvonhagen | +49 89 5555 2502 | Patentrecht; Lizenzverträge | Dr. iur./Universität Heidelberg/2009 | Germany | - | Friedrich von Hagen führt Patentprozesse.
Montserrat Puig i Roca | Socia | Barcelona | mpuig | +34 93 555 2503 | Derecho laboral; Arbitraje | Licenciatura en Derecho/Universitat de Barcelona/2001 | Spain | - | Montserrat Puig asesora a empresas del sector químico.
Arnaud Lefèvre-Diop | Collaborateur | Paris | alefevre | +33 1 55 55 25 04 | Droit de la concurrence | Master 2/Université Paris-Saclay/2018 | Paris | - | Arnaud Lefèvre-Diop plaide devant la Commission.
Ulrike Sommerfeld | Partnerin | Munich | usommerfeld | +49 89 5555 2505 | Gesellschaftsrecht | LL.M./University of Edinburgh/2011; Dr. iur./Universität Passau/2010 | Germany; England and Wales | - | Ulrike Sommerfeld begleitet Gründer.`

const words = {
  Paris: ['Domaines de compétence', 'Formation', 'Barreaux', 'Langues', 'Français, anglais', 'Tél.'],
  Munich: ['Tätigkeitsschwerpunkte', 'Ausbildung', 'Zulassung', 'Sprachen', 'Deutsch, Englisch', 'Tel.'],
  Barcelona: ['Áreas de práctica', 'Formación académica', 'Colegiación', 'Idiomas', 'Español, catalán', 'Tel.'],
} as const

export const beaulac: WrittenPlan = {
  key: 'office-languages',
  firm: 'Beaulac von Hagen Puig',
  host: 'beaulacvonhagen.example',
  structure: 'each person in the language of the office: labels in French, German and Spanish',
  people: handwritten('beaulacvonhagen.example', beaulacPeople),
  path: ({ slug }) => `/people/${slug}`,
  page: (title, inner) =>
    markup`
      <!DOCTYPE html><html><head><title>${escaped(title)} | Beaulac von Hagen Puig</title></head><body>
      <header><a href="/">BHP</a><nav><a href="/people">People</a><a href="/offices">Offices</a></nav>
      </header><main>${inner}</main><footer><p>Mentions légales | Impressum | Aviso legal</p></footer></body>
      </html>
    `,
  bio(person) {
    const [areas, education, bars, languages, spoken, phone] =
      words[(person.offices[0] ?? 'Paris') as keyof typeof words]
    return markup`
      <h1>${escaped(person.shown)}</h1><p class="fonction">${escaped(person.title)}</p><p>${person.offices[0]}
      </p><p>${phone} ${person.phone}</p><p><a href="mailto:${person.email}">${person.email}</a></p><p>
      ${escaped(person.bio)}</p><h2>${areas}</h2><ul>
      ${each(person.areas, (area) => `<li>${escaped(area)}</li>`)}</ul><h2>${education}</h2><ul>
      ${each(person.education, (one) => `<li>${one.degree}, ${escaped(one.school)}, ${one.year}</li>`)}</ul>
      <h2>${bars}</h2><ul>${each(person.bars, (bar) => `<li>${bar}</li>`)}</ul><h2>${languages}</h2><p>
      ${spoken}</p>
    `
  },
  others: [
    ['/offices/munich', 'München', '<p>Maximilianstraße 1</p>'],
    ['/people', 'People', '<p>Paris, München, Barcelona</p>'],
    ['/news/arnaud-lefevre-diop', 'Arnaud Lefèvre-Diop rejoint l’équipe', '<p>Paris, mai 2026</p>'],
    ['/expertise/droit-fiscal', 'Droit fiscal', '<p>Clémentine Beaulac, Associée</p>'],
  ],
  other: (heading, body) => `<h1>${escaped(heading)}</h1>${body}`,
  more: sitemap,
}
