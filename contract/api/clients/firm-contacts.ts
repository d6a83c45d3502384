import { endpoint } from '#contract/endpoint.ts'
import { contactRoleLabels, contactRoles } from '#contract/domain/firms.ts'
import { emailAddress, optionalLine, optionalText, requiredLine, textLimits } from '#contract/domain/plain-text.ts'
import type { CsvColumns } from '#contract/list-csv.ts'
import { z } from '#contract/zod.ts'
import { byId, done, idValue, isoMoment } from '#contract/api/common.ts'

const text = z.string().nullable()

/** A person at a firm. */
const firmContact = z.object({
  id: idValue,
  firmId: idValue,
  officeId: idValue.nullable(),
  name: z.string(),
  email: text,
  phone: text,
  title: text,
  role: z.enum(contactRoles),
  /** False: no longer there. */
  isActive: z.boolean(),
  doNotMail: z.boolean(),
  /** False: a partner proposed the contact, and no admin has confirmed it yet. */
  isConfirmed: z.boolean(),
  notes: text,
  updatedAt: isoMoment,
})
export type FirmContact = z.output<typeof firmContact>

/** A person at a firm as the file of all of them shows it. */
type ContactCsvRow = FirmContact & { firmName: string; office: string | null }

/** Columns of that file. */
export const contactColumns: CsvColumns<ContactCsvRow> = [
  ['Firm', (row) => row.firmName],
  ['Name', (row) => row.name],
  ['Email', (row) => row.email],
  ['Phone number', (row) => row.phone],
  ['Job title', (row) => row.title],
  ['Role', (row) => contactRoleLabels[row.role]],
  ['Office', (row) => row.office],
  ['Active', (row) => row.isActive],
  ['Do not email', (row) => row.doNotMail],
  ['Confirmed', (row) => row.isConfirmed],
  ['Notes', (row) => row.notes],
]

const name = requiredLine('Please enter a name', { max: textLimits.name })
const email = z.union([z.null(), z.literal('').transform(() => null), emailAddress()]).optional()

const contactFields = {
  officeId: idValue.nullish(),
  email,
  phone: optionalLine(40).nullable(),
  title: optionalLine(120).nullable(),
  notes: optionalText(2_000).nullable(),
}

const contactBody = z.object({
  name,
  ...contactFields,
  role: z.enum(contactRoles).default('recruiting'),
  doNotMail: z.boolean().default(false),
})
export type ContactBody = z.output<typeof contactBody>

/** A field that is left out keeps its value; null clears it. */
const changeContactBody = z.object({
  name: name.optional(),
  ...contactFields,
  role: z.enum(contactRoles).optional(),
  isActive: z.boolean().optional(),
  doNotMail: z.boolean().optional(),
  isConfirmed: z.literal(true).optional(),
})
export type ChangeContactBody = z.output<typeof changeContactBody>

export const firmContactsApi = {
  /** The contacts of all firms, as a file. */
  csv: endpoint('GET /api/contacts.csv', { response: 'file' }),
  /** Active contacts first, then by name. */
  list: endpoint('GET /api/firms/:id/contacts', { params: byId, response: z.array(firmContact) }),
  /** A contact of a partner waits for an admin to confirm it. */
  add: endpoint('POST /api/firms/:id/contacts', { params: byId, body: contactBody, response: firmContact }),
  change: endpoint('PATCH /api/contacts/:id', { params: byId, body: changeContactBody, response: firmContact }),
  remove: endpoint('DELETE /api/contacts/:id', { params: byId, response: done }),
}
