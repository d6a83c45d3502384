import { PDFDocument } from 'pdf-lib'
import { keysOfContact } from '#worker/features/candidates/people/contact-columns.service.ts'
import type { intakeItems } from '#worker/features/candidates/intake/intake.table.ts'
import type { resumeReadings, resumes } from '#worker/features/candidates/resumes/resumes.table.ts'
import { readResume } from '#worker/reading/resume/read-resume.ts'
import { tidyResumeText } from '#worker/reading/resume/resume-lines.ts'
import { admins } from './accounts.ts'
import type { Calendar } from './calendar.ts'
import type { DemoApplication } from './demo-applications.ts'
import type { StoredFile } from './demo-files.ts'
import { paperText, paperTypes, printPaper } from './paper.ts'
import { resumeOf } from './papers.ts'
import type { Person } from './people.ts'

type DemoIntake = {
  files: StoredFile[]
  resumes: (typeof resumes.$inferInsert)[]
  readings: (typeof resumeReadings.$inferInsert)[]
  items: (typeof intakeItems.$inferInsert)[]
}

/** People whom nobody knows yet. Their careers are those of applicants. */
const newPeople = [
  ['Philippa Strand', 'philippa.strand@example.com', '(617) 555-0171'],
  ['Osei Mensah', 'osei.mensah@example.com', '(212) 555-0172'],
  ['Clara Vasquez-Hume', 'clara.vasquez-hume@example.com', '(312) 555-0173'],
  ['Niall Corrigan', 'niall.corrigan@example.com', '(415) 555-0174'],
] as const

const idOf = (n: number) => `demoIntake${String(n).padStart(22, '0')}`

/** Six résumés that wait in an admin's intake: four of new people, one of somebody on record, and a scan without text. */
export async function demoIntake({
  calendar,
  applications,
}: {
  calendar: Calendar
  applications: readonly DemoApplication[]
}): Promise<DemoIntake> {
  const made: DemoIntake = { files: [], resumes: [], readings: [], items: [] }
  const known = applications.map(({ person }) => person)
  const people: Person[] = newPeople.flatMap(([name, email, phone], n) => {
    const career = known[n * 7]
    return career ? [{ ...career, name, email, phone, linkedin: null }] : []
  })
  const wanted = [...people, ...known.slice(3, 4)]
  const at = calendar.at(1, '16:20')
  const ownerId = admins[0]?.id ?? 1
  const store = (n: number, name: string, bytes: Uint8Array) => {
    const id = idOf(n)
    const contentType = paperTypes.pdf
    made.files.push({ key: `resumes/${id}`, bytes, contentType })
    const file = { mimeType: contentType, fileSize: bytes.byteLength, storedAt: at, createdAt: at }
    made.resumes.push({ id, originalName: `${name}.pdf`, isFromStaff: true, ...file })
    return id
  }
  for (const [n, person] of wanted.entries()) {
    const paper = resumeOf(person, calendar.year)
    const resumeId = store(n, person.name, await printPaper(paper, 'pdf'))
    const text = tidyResumeText(paperText(paper))
    made.readings.push({ resumeId, state: 'read', text, facts: readResume(text, at), readAt: at })
    const keys = keysOfContact({ phone: person.phone, linkedinUrl: person.linkedin })
    made.items.push({
      ownerId,
      origin: 'drop',
      resumeId,
      state: 'ready',
      name: person.name,
      email: person.email.toLowerCase(),
      phone: person.phone,
      linkedinUrl: person.linkedin,
      ...keys,
      createdAt: at,
    })
  }
  const scan = await PDFDocument.create({ updateMetadata: false })
  scan.addPage([612, 792])
  const resumeId = store(wanted.length, 'Scan 0417', await scan.save({ useObjectStreams: false }))
  made.readings.push({ resumeId, state: 'no-text', text: null, facts: null, readAt: at })
  made.items.push({ ownerId, origin: 'drop', resumeId, state: 'unreadable', createdAt: at })
  return made
}
