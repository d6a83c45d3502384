// The people of the labeled sites. None of them lives; their names are of many origins, and the odd ones are meant.

/** A degree as its page tells it. */
export type Degree = { degree: string; school: string; year: number | null; honor: string | null }

/** Facts of a person as a human reader would write them down: the truth that reading is measured against. */
export type Someone = {
  /** As the page has it: "Ng, Wei", "Amara Okafor, Ph.D." */
  shown: string
  /** In reading order, without degrees. */
  name: string
  slug: string
  last: string
  title: string
  /** "Boston, MA", "London". */
  offices: string[]
  email: string | null
  phone: string | null
  areas: string[]
  education: Degree[]
  bars: string[]
  clerkships: string[]
  bio: string
}

/** As shown; behind "=" the name where it differs. */
const oddNames =
  `Ng, Wei=Wei Ng; Grace Law; Kevin Partner; K. J. Lee; Jean-Luc de la Fontaine III; Łukasz Wójcik; Siobhán Ní Bhriain;
Robert J. Ellison, Jr.; María José García Márquez; Amara Okafor, Ph.D.=Amara Okafor; D’Angelo Russell; Bo Li; Xu Wu; Rebecca Court;
Anneliese von der Heide; Sam Justice; Nguyen Van Thanh; Hope Hall; Chidi Ezeokoli; Søren Østergaard; Anh-Thu Tran; Will Banks;
Þóra Guðmundsdóttir; Katherine “Kate” Lowell=Katherine “Kate” Lowell; Sue Price; Michael St. John; Zoë Müller-Lyer; Ravi Sankaranarayanan;
Tiffany Field; Yusuf Abd al-Rahman; Mary Ann O’Brien; J. Fordham Whitcombe; Patience Counsel; Paul Bond II; Eun-ji Park; Ludovic Oyelaran;
Hannah Bishop; A. B. Chatterjee; Thomas Marsh IV; Imogen Judge; Giuseppe D’Amico; Nadezhda Kuznetsova; Chase Sterling; Ming-Na Hsu;
Brock Castle, Esq.=Brock Castle; Ines dos Santos; Young Kim; Adaeze Nwosu-Bright; Dr. Helga Brandt=Helga Brandt; Park Chambers; Tu Vo;
Samir Ben Youssef; Dominique Case; Laurence West; Oksana Rivers; Rajesh V. Iyer; María de los Ángeles Ruiz; Bram van ’t Hoff;
Cooper English; Winter Brooks; Kwabena Asante; Mei Page; Leonor Vaz de Carvalho; Deepa Rao; Joy Street; Per Lindqvist; Noor el-Amin;
Christian Church; Violet Stone; Ulrike Grünwald-Schäfer; Jesús Ortiz; Faith Parish; Gamal Noble; Sean O Riordain; Lin Hsin-yi;
Alexander Steele Jr.; Minh Duc Pham; Zeynep Yıldız; Aaron Day; Branwen ap Rhys; Tariq bin Rashid; Summer Fields; Lamar Wise, MBA=Lamar Wise;
Étienne Beauséjour; Constance Love; Florian Pope; Ikechukwu Obi; Priscilla Knight; Manuel de Sá; Ruth Bench; Nils af Ekenstam;
Otto Long; Yael Ben-Ami; Ottilie Power; Harshvardhan Singh Rathore; Marc-André Gold; Olu Adeyemi-King; Bettina Wills; Rosa Castro y León`
    .split(';')
    .map((one) => one.trim())

const given =
  `James Olivia Marcus Danielle Ethan Sophia Victor Helen Nathan Priya Carlos Julia Andrew Mei Patrick Fatima Douglas
Rachel Hiroshi Elena Jonathan Lauren Kwame Ingrid Benjamin Shreya Gregory Camille Dmitri Allison Terrence Bianca Wesley Naomi Stuart
Yasmin Curtis Margaret Rohan Adele Lionel Hyun-woo Beatriz Clifford Thandiwe Randall Ilana Tobias Marguerite Desmond Pilar Emmett
Ngozi Everett Saoirse Quentin Leticia Anselm Devika Roscoe`.split(/\s+/)
const middle = ['', '', '', 'A.', 'M.', 'J.', '', 'Elise', 'T.', '', 'R.', '']
const family =
  `Abernathy Castellanos Donnelly Farkas Gupta Haverford Ito Jankowski Kessler Lindgren Montgomery Nakamura Oduya
Pritchard Quintero Rasmussen Schwartz Thornbury Underwood Vasquez Whitaker Xiong Yamada Zimmerman Ashdown Bellweather Corrigan Delacroix
Eisenberg Fitzsimmons Goldfarb Hollingsworth Ivanov Jorgensen Kapoor Leclerc Mbeki Nordstrom Ostrowski Petrakis Rosenthal Stavros
Tillman Urquhart Venkatesan Winslow Yoder Zapata Achterberg Brannigan Cheung Dressler Espinoza Feldman Grierson Hathaway Iglesias
Jablonski Kowalczyk Lombardi`.split(/\s+/)

const titles = [
  'Partner',
  'Associate',
  'Counsel',
  'Senior Associate',
  'Shareholder',
  'Of Counsel',
  'Partner',
  'Associate',
  'Special Counsel',
  'Member',
  'Managing Partner',
  'Senior Counsel',
  'Principal',
  'Partner and Co-Chair, Litigation Department',
  'Staff Attorney',
  'Partner',
  'Associate',
  'Chair, Tax Practice',
  'Knowledge Management Lawyer',
  'Office Managing Partner',
  'Chief Marketing Officer',
  'Senior Paralegal',
  'Patent Agent',
  'Director of Professional Development',
  'Founding Partner',
  'Discovery Attorney',
  'Senior Policy Advisor',
]
const areas = [
  'Commercial Litigation',
  'Mergers & Acquisitions',
  'Trusts, Estates & Wealth Planning',
  'Products Liability',
  'White Collar Defense & Government Investigations',
  'Real Estate',
  'ERISA',
  'Tax',
  'Labor & Employment',
  'Insurance Recovery',
  'Private Equity',
  'Public Finance',
  'Class Actions',
  'Intellectual Property',
  'Energy',
  'Privacy & Cybersecurity',
  'Appellate',
  'Bankruptcy & Restructuring',
  'Aviation',
  'Emerging Companies & Venture Capital',
  'Antitrust',
  'Life Sciences',
  'Construction',
  'Executive Compensation',
  'Sports',
  'International Arbitration',
]
const lawSchools = [
  'Harvard Law School',
  'University of Michigan Law School',
  'New York University School of Law',
  'Georgetown University Law Center',
  'Boston College Law School',
  'The University of Texas School of Law',
  'Fordham University School of Law',
  'Northwestern Pritzker School of Law',
  'UC Berkeley School of Law',
  'Washington University School of Law',
  'William & Mary Law School',
  'South Texas College of Law Houston',
]
const colleges = [
  'Brown University',
  'Pomona College',
  'Rice University',
  'Howard University',
  'University of Wisconsin-Madison',
  'Georgia Institute of Technology',
  'Texas A&M University',
  'University of North Carolina at Chapel Hill',
  'Smith College',
  'U.S. Naval Academy',
]
const abroad = ['University of Lagos', 'Universidad de los Andes', 'University of Oxford', 'Peking University']
const places: readonly (readonly [office: string, code: string, bar: string])[] = [
  ['New York, NY', '212', 'New York'],
  ['Boston, MA', '617', 'Massachusetts'],
  ['Washington, DC', '202', 'District of Columbia'],
  ['Chicago, IL', '312', 'Illinois'],
  ['Los Angeles, CA', '213', 'California'],
  ['Houston, TX', '713', 'Texas'],
  ['Charlotte, NC', '704', 'North Carolina'],
  ['Miami, FL', '305', 'Florida'],
  ['Denver, CO', '303', 'Colorado'],
  ['Richmond, VA', '804', 'Virginia'],
  ['London', '20', 'England and Wales'],
]
const judges = [
  'Hon. Ruth Calloway, U.S. Court of Appeals for the Ninth Circuit',
  'Hon. Miguel A. Santoro, U.S. District Court for the Southern District of New York',
  'Judge Eleanor Whitby, Supreme Court of Virginia',
  'Honorable Daniel K. Osei, U.S. Bankruptcy Court, District of Delaware',
]
const matters = [
  'advises boards and their companies through disputes that are settled quietly and those that are not',
  'represents lenders, sponsors and family businesses in the transactions that decide their next decade',
  'tries cases before juries and arbitrators, and has argued more than forty appeals',
  'counsels employers on what to write down, what to say, and when to do neither',
]

/** Random numbers that repeat for the same seed. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 12345
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0
    return Math.abs(state ^ (state >>> 13)) % below
  }
}

export const asciiOf = (text: string): string =>
  text
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[þÞ]/g, 'th')
    .replaceAll(/[ðÐ]/g, 'd')
    .replaceAll(/[ıİ]/g, 'i')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()

const isSuffix = (word: string) => /^(?:jr\.?|sr\.?|ii|iii|iv)$/i.test(word)

/**
 * The people of one site.
 *
 * @param site Its number: no two sites have the same people.
 * @param options.withEmail How an address is made of a name.
 */
export function peopleOf(
  site: number,
  options: { count: number; domain: string; withEmail?: (first: string, last: string) => string },
): Someone[] {
  const next = numbersFrom(site + 1)
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T
  const odd = oddNames.slice(site * 7, site * 7 + 7)
  const { withEmail = (first, last) => `${first}.${last}` } = options
  return Array.from({ length: options.count }, (_, at) => {
    const written =
      odd[at] ??
      [
        given[(site * 13 + at * 7) % given.length],
        middle[(site + at) % middle.length],
        family[(site * 17 + at * 11) % family.length],
      ]
        .filter(Boolean)
        .join(' ')
    const [shown = '', name = shown] = written.split('=')
    const words = name
      .split(/\s+/)
      .map((word) => word.replace(/,$/, ''))
      .filter((word) => !isSuffix(word) && !/[“”]/.test(word))
    const local = (word: string) => asciiOf(word).replaceAll(/[^a-z]/g, '')
    const last = words.at(-1) ?? ''
    const place = places[(site + at * 3) % places.length] ?? (['New York, NY', '212', 'New York'] as const)
    const other = places[(site + at * 5 + 1) % (places.length - 1)] ?? place
    const title = titles[(site * 4 + at) % titles.length] ?? 'Partner'
    const isLawyer = !/Officer|Paralegal|Agent|Director|Advisor/.test(title)
    const year = 1978 + next(44)
    const isForeign = isLawyer && next(9) === 0
    const education: Degree[] = [
      ...(isForeign ? [{ degree: 'LL.M.', school: pick(lawSchools), year: year + 3, honor: null }] : []),
      ...(isLawyer && !isForeign
        ? [
            {
              degree: 'J.D.',
              school: pick(lawSchools),
              year: next(12) === 0 ? null : year,
              honor: next(3) === 0 ? 'magna cum laude' : null,
            },
          ]
        : []),
      isForeign
        ? { degree: 'LL.B.', school: pick(abroad), year, honor: null }
        : {
            degree: next(4) === 0 ? 'B.S.' : 'B.A.',
            school: pick(colleges),
            year: next(6) === 0 ? null : year - 3 - next(4),
            honor: next(4) === 0 ? 'with honors' : null,
          },
    ]
    const offices = next(6) === 0 && other[0] !== place[0] ? [place[0], other[0]] : [place[0]]
    const extra = next(3) === 0 && other[2] !== place[2] ? [other[2]] : []
    const subjects = [...new Set(Array.from({ length: 1 + next(4) }, () => pick(areas)))]
    const number = String(1000 + next(9000))
    return {
      shown,
      name,
      slug: words.map((word) => local(word)).join('-'),
      last,
      title,
      offices,
      email: next(14) === 0 ? null : `${withEmail(local(words[0] ?? ''), local(last))}@${options.domain}`,
      phone: next(12) === 0 ? null : phoneIn(place[1], number),
      areas: subjects,
      education,
      bars: isLawyer ? [...new Set([place[2], ...extra])] : [],
      clerkships: isLawyer && next(5) === 0 ? [pick(judges)] : [],
      bio: `${last} ${pick(matters)}. Clients come back for advice that fits on one page, and colleagues for the patience behind it.`,
    }
  })
}

const phoneIn = (areaCode: string, number: string) =>
  areaCode === '20' ? `+44 20 7946 ${number}` : `${areaCode}.555.${number}`
