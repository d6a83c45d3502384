import type {
  firmAliases,
  firmEvents,
  firmOffices,
  firms as firmsTable,
} from '#worker/features/jobs/firms/firms.table.ts'
import type { firmContacts } from '#worker/features/clients/firm-contacts/firm-contacts.table.ts'
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

type FirmEventRow = typeof firmEvents.$inferInsert

/** Logs of firms in the order of time. What came of a firm before it was in the directory was entered with it. */
export function demoFirmEvents(rows: readonly FirmRow[], more: readonly FirmEventRow[]): FirmEventRow[] {
  const added = new Map(rows.map(({ id, createdAt }) => [id, createdAt]))
  const since = ({ firmId, createdAt }: FirmEventRow) =>
    new Date(Math.max(Number(added.get(firmId)), Number(createdAt)))
  return [
    ...rows.map(({ id, isVerified, createdBy, createdAt }) => ({
      firmId: id,
      actorId: createdBy ?? null,
      kind: isVerified ? 'added' : 'added_from_name',
      createdAt,
    })),
    ...more.map((event) => ({ ...event, createdAt: since(event) })),
  ].toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt))
}

const contactNames = [
  'Rowena Tarrant',
  'Idris Calloway',
  'Maude Fenwick',
  'Tobias Arkwright',
  'Lenore Pascal',
  'Hugo Stavros',
]

/** Two people of each firm: one recruits, one is a partner or does the accounts. */
export function demoFirmContacts(calendar: Calendar): (typeof firmContacts.$inferInsert)[] {
  return firms.flatMap(({ name }, at) =>
    [0, 1].map((place) => {
      const person = contactNames[(at * 2 + place) % contactNames.length] ?? ''
      const [first = '', last = ''] = person.toLowerCase().split(' ')
      return {
        firmId: at + 1,
        name: person,
        email: `${first}.${last}@${wordsOf(name).join('-')}.example`,
        phone: `(212) 555-01${String((at * 2 + place) % 100).padStart(2, '0')}`,
        title: place === 0 ? 'Recruiting Manager' : null,
        role: place === 0 ? ('recruiting' as const) : (['partner', 'billing'] as const)[at % 2],
        doNotMail: at === 11 && place === 1,
        isConfirmed: !(at === 3 && place === 1),
        createdAt: calendar.at(150 - at, '11:00'),
        updatedAt: calendar.at(150 - at, '11:00'),
      }
    }),
  )
}
