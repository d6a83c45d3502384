// @ts-check
// The people of three firms that do not exist, for the demo data: names of many origins, put together by rule.

/**
 * @typedef {object} DemoPerson
 * @property {string} name
 * @property {string} slug
 * @property {string} title
 * @property {string} office
 * @property {string} email
 * @property {string} phone
 * @property {string[]} areas
 * @property {string[]} education
 * @property {string[]} bars
 * @property {string | undefined} clerkship
 * @property {string} bio
 */

const names =
  `Amara Okafor;Benjamin Castellan;Wei Ng;Łukasz Zieliński;Sofia Marquez-Ruiz;Thomas Harlow;Priya Raman;Grace Law;
Kevin Partner;Jean-Luc de la Fontaine;Miriam Adler;Daniel O’Sullivan;Hannah Whitfield;Robert J. Ellison, Jr.;Yuki Tanaka;
Caroline van der Berg;Marcus Delacroix;Elena Petrova;Samuel Finch III;Rebecca Court;Omar Haddad;Laura Beaumont;Ian MacAllister;
Nadia Rahimi;Victor Almeida;Charlotte Reeves;Kwame Boateng;Julia Lindqvist;Peter Nowak;Aisha Bello;Christopher Vance;Mei Chen;
Andrew St. James;Isabel Fuentes;Jonathan Kessler;Tara Sandhu;Michael Brandt;Olivia Marsh;Desmond Achebe;Katherine Lowell;
Rafael Ortega;Emily Hargrove;Hiroshi Sato;Vanessa Cole;Patrick Donnelly;Leila Karimi;Simon Ashworth;Natalie Brooks;Diego Reyes;
Anne-Marie Dubois;Walter Grimes;Fatima Siddiqui;George Papadakis;Stephanie Lund;Arjun Mehta;Rachel Weiss;Connor Byrne;
Ingrid Solheim;Malcolm Pryor;Teresa Caldwell;Xavier Montoya;Helen Stavros;Nikhil Desai;Paula Kowalczyk;Edward Lancaster;
Bianca Ferraro;Jamal Whitaker;Susan Ito;Gregory Holt;Monique Baptiste;Alan Rosen;Dana Whitley`
    .split(/;\s*/)
    .map((name) => name.trim())

const schools = [
  'Harvard Law School',
  'Columbia Law School',
  'University of Michigan Law School',
  'New York University School of Law',
  'Georgetown University Law Center',
  'Boston College Law School',
  'University of Texas School of Law',
  'Fordham University School of Law',
]
const colleges = [
  'Brown University',
  'Boston University',
  'Rice University',
  'Howard University',
  'University of Wisconsin',
  'Cornell University',
  'Tulane University',
]
const areas = [
  ['Commercial Litigation', 'White Collar'],
  ['Mergers & Acquisitions', 'Private Equity'],
  ['Tax'],
  ['Employment Litigation', 'Labor & Employment'],
  ['Patent Litigation', 'Intellectual Property'],
  ['Real Estate', 'Land Use'],
  ['Banking & Finance', 'Bankruptcy & Restructuring'],
  ['Privacy & Cybersecurity', 'Technology Transactions'],
  ['Healthcare', 'Life Sciences'],
  ['Trusts & Estates'],
]
const titles = [
  'Partner',
  'Associate',
  'Senior Associate',
  'Partner',
  'Of Counsel',
  'Counsel',
  'Managing Partner',
  'Associate',
  'Senior Attorney',
  'Practice Chair, Litigation',
]
const offices = {
  'New York, NY': ['212', 'New York'],
  'Boston, MA': ['617', 'Massachusetts'],
  'Chicago, IL': ['312', 'Illinois'],
  'Austin, TX': ['512', 'Texas'],
  'San Francisco, CA': ['415', 'California'],
  'Washington, DC': ['202', 'District of Columbia'],
}

const plain = (/** @type {string} */ text) =>
  text
    .replaceAll(/[łŁ]/g, 'l')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’'.,]/g, '')

/** The firms, their ports' order being the order here. */
export const demoFirms = /** @type {const} */ ([
  {
    key: 'harlow-finch',
    name: 'Harlow Finch LLP',
    domain: 'harlowfinch.example',
    places: ['New York, NY', 'Boston, MA', 'Washington, DC'],
    from: 0,
    to: 30,
  },
  {
    key: 'marsh-okafor',
    name: 'Marsh Okafor LLP',
    domain: 'marshokafor.example',
    places: ['Chicago, IL', 'New York, NY'],
    from: 30,
    to: 60,
  },
  {
    key: 'castellan-reyes',
    name: 'Castellan Reyes PLLC',
    domain: 'castellanreyes.example',
    places: ['Austin, TX', 'San Francisco, CA'],
    from: 60,
    to: 72,
  },
])
/** @typedef {(typeof demoFirms)[number]} DemoFirm */

/**
 * @param {DemoFirm} firm
 * @returns {DemoPerson[]}
 */
export function peopleOf(firm) {
  return names.slice(firm.from, firm.to).map((name, at) => {
    const n = firm.from + at
    const office = /** @type {keyof typeof offices} */ (firm.places[n % firm.places.length])
    const [code, bar] = /** @type {[string, string]} */ (offices[office])
    const words = plain(name)
      .split(/\s+/)
      .filter((word) => !/^(?:jr|iii|j)$/.test(word))
    const practice = /** @type {string[]} */ (areas[n % areas.length])
    const title = /** @type {string} */ (titles[(n * 3) % titles.length])
    const year = 1992 + ((n * 5) % 30)
    const last = name
      .replace(/(?:,? Jr\.| III)$/, '')
      .split(' ')
      .at(-1)
    return {
      name,
      slug: words.join('-'),
      title,
      office,
      email: `${words[0]?.replaceAll('-', '')}.${words.at(-1)?.replaceAll('-', '')}@${firm.domain}`,
      phone: `(${code}) 555-${String(1000 + n * 37).slice(0, 4)}`,
      areas: practice,
      education: [
        `J.D., ${schools[n % schools.length]}, ${year}`,
        `B.A., ${colleges[n % colleges.length]}, ${year - 4}`,
      ],
      bars: n % 3 === 0 ? [bar, bar === 'New York' ? 'Connecticut' : 'New York'] : [bar],
      clerkship: n % 6 === 1 ? 'Hon. Ruth Calloway, U.S. District Court' : undefined,
      bio: `${last} advises companies and their boards on ${practice.join(' and ').toLowerCase()}, from the first question of a client to the last day of a closing or trial. Colleagues value a calm voice and plain advice.`,
    }
  })
}
