export type SummaryFacts = {
  name: string
  title: string | null
  firm: string
  offices: readonly string[]
  practiceAreas: readonly string[]
  education: readonly string[]
  barAdmissions: readonly string[]
  clerkships: readonly string[]
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** Two or three sentences about a person from the facts alone; nothing of the firm's own prose is copied. */
export function summarize(person: SummaryFacts): string {
  const [office] = person.offices
  const place = office ? ` in ${office}` : ''
  const first = `${person.name} ${positionOf(person.title)} ${person.firm}${place}.`
  const areas = person.practiceAreas.slice(0, 4)
  const [degree] = person.education
  const bars = person.barAdmissions.slice(0, 3)
  return [
    first,
    areas.length > 0 ? `Practice: ${listed(areas)}.` : '',
    degree ? `Education: ${degree.replace(/\.$/, '')}.` : '',
    bars.length > 0 ? `Admitted in ${listed(bars)}${person.barAdmissions.length > 3 ? ' and elsewhere' : ''}.` : '',
    person.clerkships.length > 0 ? 'Served as a law clerk.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** "is a senior associate at": the part of a sentence between a name and a firm. */
function positionOf(title: string | null): string {
  if (!title) return 'works at'
  // "Practice Chair, Litigation" is kept as written.
  if (title.includes(',')) return `is ${title}, at`
  const isRole = /^(?:chair|head|co-chair|of counsel|general counsel|managing)/i.test(title)
  const article = /^[aeiou]/i.test(title) ? 'an ' : 'a '
  return `is ${isRole ? '' : article}${lowered(title)} at`
}

/** "Senior Associate" within a sentence; words in capitals (IP, M&A) stay. */
const lowered = (title: string) =>
  title.replace(/^(?:\p{Lu}\p{Ll}+[\s-]?){1,2}(?=$|[,|/(]|\s)/u, (words) => words.toLowerCase())
