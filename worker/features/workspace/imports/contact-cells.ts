import { contactRoleLabels, contactRoles, type ContactRole } from '#contract/domain/firms.ts'
import { emailAddress, optionalText, textLimits } from '#contract/domain/plain-text.ts'
import { cellReader, nameIn, type FieldProblem } from './cell-reader.ts'
import { officeIn } from './firm-cells.ts'

/** Columns of a person at a firm that a row of an import makes or fills. Null: the row says nothing. */
export type ImportedContact = {
  name: string
  email: string | null
  phone: string | null
  title: string | null
  role: ContactRole | null
  /** City and state of an office. */
  city: string | null
  state: string | null
  isActive: boolean | null
  doNotMail: boolean | null
  notes: string | null
}

const roleOptions = contactRoles.map((value) => ({ value, label: contactRoleLabels[value] }))

/**
 * Reads a person at a firm from the cells of a row.
 *
 * @returns The name, the field that names the firm, and what the row says or every problem of it.
 */
export function contactIn(cells: Readonly<Record<string, string | undefined>>): {
  name: string | null
  firmField: 'firm' | 'firmId' | undefined
  problems: FieldProblem[]
  contact?: ImportedContact
} {
  const reader = cellReader(cells)
  const { line, parsed, report, text, yesOrNo, oneOf, hasColumn, problems } = reader
  line('firm', textLimits.name)
  const firmField = (['firm', 'firmId'] as const).find((field) => text(field) !== '')
  if (!firmField) report(hasColumn('firm') ? 'firm' : 'firmId', 'The firm is missing.')
  const name = nameIn(reader, textLimits.name).slice(0, textLimits.name)
  if (name === '') report(hasColumn('name') ? 'name' : 'lastName', 'The name is missing.')
  const office = officeIn(text('office'))
  const contact = {
    name,
    email: parsed('email', text('email'), emailAddress('This isn’t an email address.')),
    phone: line('phone', 40),
    title: line('title', 120),
    role: oneOf('role', roleOptions),
    city: office.city || null,
    state: office.state,
    isActive: yesOrNo('isActive'),
    doNotMail: yesOrNo('doNotMail'),
    notes: parsed('notes', text('notes'), optionalText(2_000)) ?? null,
  }
  return { name: name || null, firmField, problems, ...(problems.length > 0 ? {} : { contact }) }
}
