import { easternDay } from '#contract/domain/eastern-time.ts'
import type { firmAgreements } from '#worker/features/clients/agreements/agreements.table.ts'
import type { firmEvents } from '#worker/features/jobs/firms/firms.table.ts'
import type { firmLimits } from '#worker/features/clients/off-limits/off-limits.table.ts'
import { admins, partners } from './accounts.ts'
import type { Calendar } from './calendar.ts'
import { demoBrand } from './demo-extras.ts'
import type { StoredFile } from './demo-files.ts'
import { firms } from './firms.ts'
import { paperTypes, printPaper, type Paper } from './paper.ts'

type Terms = Omit<typeof firmAgreements.$inferInsert, 'firmId' | 'validFrom'>

const standard: Terms = {
  feeBps: 2_500,
  feeBase: ['salary'],
  invoiceOn: 'start',
  termsDays: 30,
  guaranteeDays: 90,
  guaranteeKind: 'prorated',
  guaranteeSteps: [],
  seniority: [],
}
const lower: Terms = { ...standard, feeBps: 2_000, guaranteeDays: 60, guaranteeKind: 'full' }
const withBonus: Terms = { ...standard, feeBps: 2_250, feeBase: ['salary', 'guaranteed_bonus'], ownershipMonths: 12 }

/** Place of a firm in `firms`, its terms, and the days ago from which and through which they hold. */
const agreements: readonly (readonly [firm: number, terms: Terms, from: number, through?: number])[] = [
  [0, standard, 300],
  [1, standard, 250, -115],
  [2, lower, 240],
  [3, withBonus, 200],
  [5, standard, 190, -20],
  [6, { ...standard, minimumFeeCents: 4_000_000 }, 180],
  [7, lower, 170],
  [8, standard, 420, 55],
  [10, { ...standard, invoiceOn: 'acceptance', termsDays: 14 }, 160],
  [11, withBonus, 150],
  [12, { ...standard, seniority: ['partner', 'senior-partner', 'of-counsel'] }, 140],
  [
    15,
    {
      ...standard,
      guaranteeKind: 'steps',
      guaranteeSteps: [
        { untilDay: 30, bps: 10_000 },
        { untilDay: 60, bps: 5_000 },
        { untilDay: 90, bps: 2_500 },
      ],
    },
    130,
  ],
]

/** The id of the main office of a firm: offices are numbered in the order of the firms. */
const mainOffice = (firm: number) => 1 + firms.slice(0, firm).reduce((sum, { offices }) => sum + offices.length, 0)

/** Twelve agreements; one has lapsed, and one ends in twenty days. */
const demoAgreements = (calendar: Calendar): (typeof firmAgreements.$inferInsert)[] =>
  agreements.map(([firm, terms, from, through]) => ({
    ...terms,
    firmId: firm + 1,
    signedOn: easternDay(calendar.at(from + 7)),
    validFrom: easternDay(calendar.at(from)),
    validTo: through === undefined ? null : easternDay(calendar.at(through)),
    createdBy: admins[0]?.id ?? null,
    createdAt: calendar.at(from, '10:30'),
    updatedAt: calendar.at(from, '10:30'),
  }))

/** Places of the agreements whose signed document was uploaded. */
const signed = [0, 2]

/** Signed documents of two agreements, and their files. */
export async function demoAgreementFiles(
  calendar: Calendar,
): Promise<{ rows: ReturnType<typeof demoAgreements>; files: StoredFile[] }> {
  const files: StoredFile[] = []
  const rows = await Promise.all(
    demoAgreements(calendar).map(async (row, at) => {
      const firm = firms[row.firmId - 1]
      if (!signed.includes(at) || !firm) return row
      const bytes = await printPaper(paperOf(firm.name, row), 'pdf')
      const documentKey = `agreements/${at + 1}_${'demo'.repeat(8)}.pdf`
      files.push({ key: documentKey, bytes, contentType: paperTypes.pdf })
      return { ...row, documentKey, documentName: 'Fee agreement, signed.pdf', documentBytes: bytes.byteLength }
    }),
  )
  return { rows, files }
}

const paperOf = (firm: string, { feeBps, guaranteeDays, signedOn, termsDays }: Terms): Paper => ({
  title: 'Fee agreement',
  author: demoBrand.brandName,
  subtitle: `Between ${demoBrand.brandName} and ${firm}`,
  sections: [
    {
      heading: 'Fee',
      lines: [
        `The firm pays ${feeBps / 100}% of the first year’s base salary of each attorney whom the agency introduces and the firm hires.`,
        `Invoices are sent when the attorney starts and are payable within ${termsDays} days.`,
      ],
    },
    {
      heading: 'Guarantee',
      lines: [`If the attorney leaves within ${guaranteeDays} days of the start, the fee is refunded as agreed.`],
    },
    { heading: 'Signed', lines: [`${signedOn ?? ''}, for ${firm} and for ${demoBrand.brandName}`] },
  ],
})

type Rows = {
  agreements: readonly ReturnType<typeof demoAgreements>[number][]
  limits: readonly (typeof firmLimits.$inferInsert)[]
}

/** Entries of the logs of firms about their agreements and limits, and a note. */
export function demoTermsEvents({ agreements, limits }: Rows, calendar: Calendar): (typeof firmEvents.$inferInsert)[] {
  const actorId = admins[0]?.id ?? null
  return [
    ...agreements.flatMap(({ firmId, createdAt, documentName }) => [
      { firmId, actorId, kind: 'agreement_added', createdAt },
      ...(documentName ? [{ firmId, actorId, kind: 'document_added', detail: documentName, createdAt }] : []),
    ]),
    ...limits.flatMap(({ firmId, officeId, createdAt }) => {
      const city = officeId ? firms[(firmId ?? 0) - 1]?.offices[0]?.split(',')[0] : null
      return firmId ? [{ firmId, actorId, kind: 'limit_added', detail: city ?? null, createdAt }] : []
    }),
    {
      firmId: 1,
      actorId: partners[0]?.id ?? null,
      kind: 'note',
      detail: 'Rowena prefers calls before noon. Profiles go to her first, never to the practice heads.',
      createdAt: calendar.at(16, '15:35'),
    },
  ]
}

/** Three limits: a firm that is a client, an office that cools off for five more days, and one on request. */
export function demoLimits(calendar: Calendar): (typeof firmLimits.$inferInsert)[] {
  const setBy = admins[0]?.id ?? null
  const row = (from: number, limit: Omit<typeof firmLimits.$inferInsert, 'startsOn'>) => ({
    ...limit,
    startsOn: easternDay(calendar.at(from)),
    setBy,
    createdAt: calendar.at(from, '14:10'),
  })
  const inDays = (days: number) => easternDay(calendar.at(-days))
  return [
    row(120, { scope: 'firm', kind: 'client', firmId: 2, reason: 'The agreement forbids soliciting their people' }),
    row(178, {
      scope: 'office',
      kind: 'cool_off',
      firmId: 1,
      officeId: mainOffice(0),
      endsOn: inDays(5),
      reason: 'A senior associate started there',
    }),
    row(30, {
      scope: 'firm',
      kind: 'request',
      firmId: 9,
      endsOn: inDays(150),
      reason: 'Their managing partner asked us to pause',
    }),
  ]
}
