import type { documents } from '#worker/features/candidates/documents/documents.table.ts'
import type { resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import type { DocumentType } from '#contract/domain/document-types.ts'
import { addressName } from './transliterate.ts'
import type { Calendar } from './calendar.ts'
import type { DemoApplication } from './demo-applications.ts'
import { paperTypes, printPaper, type PaperKind } from './paper.ts'
import { documentOf, resumeOf } from './papers.ts'
import type { Random } from './random.ts'

/** The alphabet of server-made names (worker/platform/ids.ts). */
const nameAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz'

export type StoredFile = { key: string; bytes: Uint8Array; contentType: string }

export type DemoFiles = {
  files: StoredFile[]
  resumes: (typeof resumes.$inferInsert)[]
  documents: (typeof documents.$inferInsert & { id: number; uploadedAt: Date })[]
}

/** File types by kind of document; PDF for any other. */
const kindsOf: Readonly<Partial<Record<string, readonly [PaperKind, ...PaperKind[]]>>> = {
  other: ['txt', 'docx'],
  writing_sample: ['pdf', 'docx'],
}

const documentsOf = {
  transcript: 0.75,
  writing_sample: 0.6,
  recommendation_letter: 0.25,
  jd_certificate: 0.2,
  other: 0.3,
} as const satisfies Partial<Record<DocumentType, number>>

const originalNames = {
  transcript: 'Law School Transcript',
  writing_sample: 'Writing Sample',
  recommendation_letter: 'Recommendation',
  jd_certificate: 'JD Certificate',
  other: 'Deal Sheet',
} as const satisfies Record<keyof typeof documentsOf, string>

/**
 * A résumé for every application, which claims it, and documents for those who were asked for some. Sets `resumeId` of the
 * applications and adds to their events.
 */
export async function demoFiles({
  random,
  calendar,
  applications,
}: {
  random: Random
  calendar: Calendar
  applications: readonly DemoApplication[]
}): Promise<DemoFiles> {
  const made: DemoFiles = { files: [], resumes: [], documents: [] }
  const printed = new Map<string, Uint8Array>()
  const print = async (name: string, kind: PaperKind, paper: () => Parameters<typeof printPaper>[0]) => {
    const bytes = printed.get(`${name}.${kind}`) ?? (await printPaper(paper(), kind))
    printed.set(`${name}.${kind}`, bytes)
    return bytes
  }
  for (const { row, person, owner, journey, events } of applications) {
    const id = random.word(nameAlphabet, 32)
    const kind = person.resumeKind
    const bytes = await print(`resume ${person.email}`, kind, () => resumeOf(person, calendar.year))
    row.resumeId = id
    made.files.push({ key: `resumes/${id}`, bytes, contentType: paperTypes[kind] })
    made.resumes.push({
      id,
      originalName: `${addressName(person.name).replaceAll('.', '_')}_resume.${kind}`,
      mimeType: paperTypes[kind],
      fileSize: bytes.byteLength,
      storedAt: row.appliedAt,
      applicationId: row.id,
      claimedAt: row.appliedAt,
      createdAt: row.appliedAt,
    })

    const asked = journey.steps.find((step) => step.status === 'document_submission')
    if (!asked && (journey.appliedDaysAgo === 0 || !random.chance(0.25))) continue
    const given = Object.entries(documentsOf).filter(([, share]) => random.chance(share))
    for (const [type] of given as [keyof typeof documentsOf, number][]) {
      const kinds = kindsOf[type] ?? (['pdf'] as const)
      const documentKind: PaperKind = kinds.length > 1 ? random.pick(kinds) : kinds[0]
      const content = await print(`${type} ${person.email}`, documentKind, () =>
        documentOf(type, person, calendar.year),
      )
      const filename = `${random.word(nameAlphabet, 32)}.${documentKind}`
      const originalName = `${originalNames[type]} - ${person.name}.${documentKind}`
      // With the step that asks for documents, or in the hour after someone has applied.
      const step = asked && events.find((event) => event.kind === 'status' && event.to === 'document_submission')
      const uploadedAt = new Date((step?.createdAt ?? row.appliedAt).getTime() + (made.documents.length % 7) * 60_000)
      const isFromStaff = step !== undefined
      made.files.push({ key: `documents/${filename}`, bytes: content, contentType: paperTypes[documentKind] })
      made.documents.push({
        id: made.documents.length + 1,
        applicationId: row.id,
        filename,
        originalName,
        key: `documents/${filename}`,
        documentType: type,
        fileSize: content.byteLength,
        mimeType: paperTypes[documentKind],
        uploadedBy: isFromStaff ? owner.id : null,
        uploadedAt,
      })
      events.push({
        applicationId: row.id,
        actorId: isFromStaff ? owner.id : null,
        kind: 'document_added',
        from: null,
        to: originalName,
        createdAt: uploadedAt,
      })
    }
  }
  return made
}
