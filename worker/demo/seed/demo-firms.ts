import type {
  firmAliases,
  firmEvents,
  firmOffices,
  firms as firmsTable,
} from '#worker/features/jobs/firms/firms.table.ts'
import { firmKey } from '#worker/reading/lexicon/firm-names.ts'
import { admins } from './accounts.ts'
import type { Calendar } from './calendar.ts'
import { firms } from './firms.ts'

type FirmRow = typeof firmsTable.$inferInsert & { id: number }

/** Names that somebody typed and nobody has checked yet. */
const typedNames = ['Harrowgate & Stern', 'Larkspur Osey LLP', 'Quillmoor Partners', 'Northwind Legal Group'] as const

const isCompany = (kind: string) => kind === 'company'

/** Words of a name without the signs between them. */
const wordsOf = (name: string) => firmKey(name).split(' ')

/** The directory: the thirty employers of the demo jobs, and four typed names to verify. */
export function demoFirms(calendar: Calendar): FirmRow[] {
  const adminId = admins[0]?.id ?? null
  const known = firms.map((firm, at): FirmRow => ({
    id: at + 1,
    name: isCompany(firm.kind) ? firm.name : `${firm.name} LLP`,
    nameKey: firmKey(firm.name),
    kind: isCompany(firm.kind) ? 'company' : 'law_firm',
    amLawRank: firm.kind === 'big' ? 40 + at * 7 : null,
    website: `https://www.${wordsOf(firm.name).join('-')}.example`,
    domains: [`${wordsOf(firm.name).join('-')}.example`],
    isClient: at % 5 !== 4,
    isVerified: true,
    createdBy: adminId,
    createdAt: calendar.at(200 - at, '10:00'),
    updatedAt: calendar.at(200 - at, '10:00'),
  }))
  const typed = typedNames.map((name, at): FirmRow => ({
    id: known.length + at + 1,
    name,
    nameKey: firmKey(name),
    kind: 'law_firm',
    domains: [],
    isClient: false,
    isVerified: false,
    createdAt: calendar.at(9 - at * 2, '15:20'),
    updatedAt: calendar.at(9 - at * 2, '15:20'),
  }))
  return [...known, ...typed]
}

/** Two other names of each firm: the first word alone, and an older name. */
export function demoFirmAliases(): (typeof firmAliases.$inferInsert)[] {
  return firms.flatMap(({ name }, at) => {
    const [first = '', ...rest] = name.split(/ & | /)
    const former = [...rest.toReversed(), first].join(' & ')
    return [
      { firmId: at + 1, name: first, aliasKey: firmKey(first), kind: 'short' as const },
      { firmId: at + 1, name: former, aliasKey: firmKey(former), kind: 'former' as const },
    ]
  })
}

export function demoFirmOffices(): (typeof firmOffices.$inferInsert)[] {
  return firms.flatMap(({ offices }, at) =>
    offices.map((place, office) => {
      const [city = '', state = null] = place.split(', ')
      return { firmId: at + 1, city, state, isMain: office === 0 }
    }),
  )
}

export function demoFirmEvents(rows: readonly FirmRow[]): (typeof firmEvents.$inferInsert)[] {
  return rows.map(({ id, isVerified, createdBy, createdAt }) => ({
    firmId: id,
    actorId: createdBy ?? null,
    kind: isVerified ? 'added' : 'added_from_name',
    createdAt,
  }))
}
