import { parsePlace } from '#contract/domain/us-states.ts'
import type { DemoJob } from './demo-jobs.ts'
import { firms, formerEmployers } from './firms.ts'
import { contentOf } from './practice-content.ts'
import type { Random } from './random.ts'
import { addressName } from './transliterate.ts'

/** An applicant who does not exist. */
export type Person = {
  name: string
  email: string
  phone: string
  linkedin: string | null
  location: string
  area: string
  jdYear: number
  years: number
  bigFirmYears: number
  lastTitle: string
  lastFirm: string
  formerFirm: string
  school: string
  college: string
  bars: string[]
  expectedSalary: number | null
  hasPortableBook: boolean
  /** Dollars a year that would follow, 0 without a portable book. */
  bookValue: number
  needsVisa: boolean
  preference: string
  language: string
  resumeKind: 'pdf' | 'docx'
}

const names =
  'Amara Okonkwo, Łukasz Żółć, José Ramírez, Zoë Castellanos, Søren Lindqvist, Siobhán Ní Bhriain, Nguyễn Minh Anh, Priya Raghunathan, Marcus Whitfield, Hannah Goldfarb, DeShawn Pettigrew, Élodie Marchand, Kenji Watanabe, Fatima Al-Sayed, Grace Law, Björn Halvorsen, Chloe Pemberton, Rafael Quiñones, Mei Xuan Tan, Tobias Krüger, Aaliyah Freeman, Connor Mulvaney, Yael Rosenzweig, Diego Echeverría, Anjali Deshpande, Emeka Nwosu, Ingrid Sørensen, Patrick Gallagher, Leilani Kahananui, Václav Novotný, Ruth Abernathy, Omar Benjelloun, Katarzyna Wójcik, Samuel Adeyemi, Lucía Fernández, Daniel Cho, Margaret Thistlewood, Ahmet Yıldız, Nadia Petrović, Jamal Richardson, Caroline Beaumont, Arjun Mehrotra, Sofía Villaseñor, Ethan Brockway, Thandiwe Mokoena, Michael Santangelo, Oksana Shevchenko, Renée Thibodeaux, Harper Lindgren, Vikram Subramanian, Isabel Corrêa, Jonah Feldstein, Naomi Takahashi, Brendan Fitzsimmons, Latoya Simmons, Đorđe Marković, Emily Stratton, Carlos Menéndez, Hye-jin Park, Simone Delacroix, Gabriel Önder, Victoria Ashcombe, Tariq Mahmood, Anneliese Böhm, Kwame Boateng, Rosa Montefiore, Nathaniel Cross, Shira Ben-Ami, Juan Pablo Arango, Maëlle Rousseau, Timothy Kowalczyk, Ifeoma Eze, Charlotte Wainwright, Mateo Iglesias, Deepika Nair, Stephen Hargrove, Zuzana Horáková, Malik Jefferson, Eleanor Finchley, Wei Zhang, Francesca Bellini, Oluwaseun Bankole, Jessica Trumbull, Héctor Zúñiga, Aoife Brannigan, Rohan Kulkarni, Bridget Sandoval, Andrzej Żak, Kimberly Tso, Maximilian Vogt, Esperanza Galindo, Philip Achterberg, Noura Haddadin, Jordan Blackwood, Camille Fournier, Rebecca Stoltzfus, Ibrahim Diallo, Alina Ionescu, Trevor Langston, Paloma Ibáñez, David Ben-Shahar, Yuki Morimoto, Monique Lafleur, Sean O’Halloran, Gwendolyn Price, Arturo Peña, Lindsay Hofstetter, Tunde Afolabi, Agnieszka Lis, Christopher Yoon, Miriam Katzenberg, Elif Şahin, Wesley Drummond, Ana Beatriz Couto, Julian Mercer, Kavita Srinivasan, Ryan Castleberry, Astrid Møller, Desmond Clarke, Valentina Ríos, Peter Szymański, Sunita Bhatt, Olivia Marsden, Hassan Raza, Claire Duquesne, Terrence Holloway, Ngozi Umeh, Benjamin Strauss, Marisol Vega, Andrew Kimathi'.split(
    ', ',
  )

/** The number of people. */
export const peopleCount = names.length

const schools =
  'Fordham University, University of Michigan, Howard University, University of Texas, Georgetown University, Boston College, UCLA, Vanderbilt University, Emory University, University of Minnesota, University of Washington, Notre Dame, Temple University, University of Miami, Northwestern University, Columbia University, New York University, University of Virginia, Duke University, Tulane University'.split(
    ', ',
  )
const colleges =
  'Spelman College, Ohio State University, Rutgers University, University of Florida, Oberlin College, University of Arizona, Morehouse College, Cornell University, University of Wisconsin, Macalester College, Baylor University, Stony Brook University, Purdue University, San Diego State University, Howard University'.split(
    ', ',
  )
const languages = [
  'Spanish',
  'French',
  'Mandarin',
  'Portuguese',
  'Polish',
  'Korean',
  'Arabic',
  'Hindi',
  'German',
  'Hebrew',
] as const
const homes = [
  'New York, NY',
  'Brooklyn, NY',
  'Jersey City, NJ',
  'Chicago, IL',
  'Arlington, VA',
  'Oakland, CA',
  'Boston, MA',
  'Philadelphia, PA',
  'Dallas, TX',
  'Atlanta, GA',
  'Denver, CO',
  'Seattle, WA',
  'Miami, FL',
  'Minneapolis, MN',
] as const

function yearsFor(job: DemoJob, random: Random): number {
  const from = job.yearsExperienceMin ?? 2
  const to = job.yearsExperienceMax ?? from + 9
  return Math.max(1, random.int(from, to) + (random.chance(0.25) ? random.pick([-2, -1, 3, 5]) : 0))
}

function titleAfter(years: number, area: string): string {
  if (years >= 12) return `${area} Partner`
  if (years >= 8) return `${area} Counsel`
  return years >= 5 ? `Senior ${area} Associate` : `${area} Associate`
}

/** A person who is looking for work like the given job: same area, similar years, often its city. */
export function personFor(number: number, job: DemoJob, { random, year }: { random: Random; year: number }): Person {
  const name = names[number] as string
  const years = yearsFor(job, random)
  const bigFirmYears = random.chance(job.isBigLaw ? 0.75 : 0.4) ? random.int(1, years) : 0
  const [lastFirm, formerFirm] = random.some(
    [...formerEmployers, ...firms.map((firm) => firm.name)].filter((n) => n !== job.firmName),
    2,
  ) as [string, string]
  const title = contentOf(job.practiceArea).title
  const hasPortableBook = years >= 8 && random.chance(0.6)
  const location = random.chance(0.6) ? job.location : random.pick(homes)
  const salary = job.salaryMax ?? job.salaryMin ?? 240_000
  const address = addressName(name)
  return {
    name,
    email: `${address}@${random.pick(['example.com', 'example.org', 'example.net'])}`,
    phone: `(${random.pick(['212', '312', '415', '202', '617', '713', '305', '206'])}) 555-01${String(number % 100).padStart(2, '0')}`,
    linkedin: random.chance(0.75) ? `https://www.linkedin.com/in/placet-demo-${address.replaceAll('.', '-')}` : null,
    location,
    area: job.practiceArea,
    jdYear: Math.max(1980, year - years - random.int(0, 1)),
    years,
    bigFirmYears,
    lastTitle: titleAfter(years, title),
    lastFirm,
    formerFirm,
    school: random.pick(schools),
    college: random.pick(colleges),
    bars: [...new Set([parsePlace(location).region ?? 'NY', ...(random.chance(0.4) ? ['NY'] : [])])],
    expectedSalary: random.chance(0.85) ? Math.round((salary * (0.85 + random.next() * 0.3)) / 5000) * 5000 : null,
    hasPortableBook,
    bookValue: hasPortableBook ? random.int(4, 40) * 50_000 : 0,
    needsVisa: random.chance(0.08),
    preference: random.pick([
      'big_firm',
      'boutique',
      'in_house',
      'big_firm,boutique',
      'boutique,in_house',
      'big_firm,boutique,in_house',
    ]),
    language: random.pick(languages),
    resumeKind: number % 6 === 5 ? 'docx' : 'pdf',
  }
}
