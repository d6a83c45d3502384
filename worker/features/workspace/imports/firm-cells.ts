import { z } from '#contract/zod.ts'
import { firmKindLabels, firmKinds, firmLimits, type FirmKind } from '#contract/domain/firms.ts'
import { cleanLine, optionalText, optionalWebAddress, textLimits } from '#contract/domain/plain-text.ts'
import { stateCode } from '#contract/domain/us-states.ts'
import { firmKey, firmKeys } from '#worker/reading/lexicon/firm-names.ts'
import { cellReader, listIn, type FieldProblem } from './cell-reader.ts'

/** Columns of a firm that a row of an import makes or fills. Null: the row says nothing. */
export type ImportedFirm = {
  name: string
  nameKey: string
  /** Keys under which the directory may know the name. */
  keys: string[]
  /** Facts that are equal in every row about this firm. */
  matchKey: string
  kind: FirmKind | null
  isClient: boolean | null
  isVerified: boolean | null
  amLawRank: number | null
  headcount: number | null
  website: string | null
  domains: string[]
  notes: string | null
  aliases: { name: string; aliasKey: string }[]
  offices: { city: string; state: string | null }[]
}

const kindOptions = firmKinds.map((value) => ({ value, label: firmKindLabels[value] }))
const rank = z
  .number('Use a number.')
  .int('Use a whole number.')
  .min(1, 'Use 1 or more.')
  .max(1_000, 'Use 1,000 or less.')
const headcount = z
  .number('Use a number.')
  .int('Use a whole number.')
  .min(1, 'Use 1 or more.')
  .max(1_000_000, 'Use 1,000,000 or less.')
const domainPattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

const numberOf = (cell: string) => Number(cell.replaceAll(/[,\s]/g, ''))
const withScheme = (address: string) => (/^[a-z]+:/i.test(address) ? address : `https://${address}`)

/** "New York, NY" as a city and its state. */
export function officeIn(text: string): { city: string; state: string | null } {
  const at = text.lastIndexOf(',')
  const [city, state] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
  const region = cleanLine(state).slice(0, 60)
  return { city: cleanLine(city).slice(0, 120), state: region ? (stateCode(region) ?? region) : null }
}

/**
 * Reads a firm from the cells of a row.
 *
 * @returns The name, and what the row says or every problem of it.
 */
export function firmIn(cells: Readonly<Record<string, string | undefined>>): {
  name: string | null
  problems: FieldProblem[]
  firm?: ImportedFirm
} {
  const reader = cellReader(cells)
  const { line, parsed, report, text, yesOrNo, oneOf, problems } = reader
  const name = line('name', textLimits.name)
  if (name === null && text('name') === '') report('name', 'The name is missing.')
  if (name !== null && !/[\p{L}\p{N}]/u.test(name)) report('name', 'A name needs a letter or a digit.')
  const nameKey = firmKey(name ?? '')
  const values = {
    kind: oneOf('kind', kindOptions),
    isClient: yesOrNo('isClient'),
    isVerified: yesOrNo('isVerified'),
    amLawRank: parsed('amLawRank', numberOf(text('amLawRank')), rank),
    headcount: parsed('headcount', numberOf(text('headcount')), headcount),
    website: parsed('website', withScheme(text('website')), optionalWebAddress('Use a web address.')) ?? null,
    notes: parsed('notes', text('notes'), optionalText()) ?? null,
    domains: domainsIn(reader),
    aliases: aliasesIn(reader, nameKey),
    offices: officesIn(reader),
  }
  if (name === null || problems.length > 0) return { name, problems }
  return { name, problems, firm: { name, nameKey, keys: firmKeys(name), matchKey: nameKey, ...values } }
}

type Reader = ReturnType<typeof cellReader>

function domainsIn({ text, report }: Reader): string[] {
  const listed = listIn(text('domains').replaceAll(',', ';')).map((one) => one.replace(/^@/, '').toLowerCase())
  if (listed.length > firmLimits.domains) report('domains', `Use at most ${firmLimits.domains} domains.`)
  const wrong = listed.find((one) => !domainPattern.test(one) || one.length > 253)
  if (wrong !== undefined) report('domains', `“${wrong.slice(0, 60)}” isn’t a domain such as example.com.`)
  return listed
}

function aliasesIn({ text, report }: Reader, nameKey: string): ImportedFirm['aliases'] {
  const listed = listIn(text('aliases'))
  if (listed.length > firmLimits.aliases) report('aliases', `Use at most ${firmLimits.aliases} names.`)
  if (listed.some((one) => one.length > textLimits.name))
    report('aliases', `Use at most ${textLimits.name} characters.`)
  const byKey = new Map(listed.map((one) => [firmKey(one), one]))
  return [...byKey]
    .filter(([aliasKey, one]) => aliasKey !== nameKey && /[\p{L}\p{N}]/u.test(one))
    .map(([aliasKey, one]) => ({ name: one, aliasKey }))
}

/** Offices of the list, the main one first, or the one of the columns for city and state. */
function officesIn({ text, line, report }: Reader): ImportedFirm['offices'] {
  const listed = listIn(text('offices')).map(officeIn)
  if (listed.length > firmLimits.offices) report('offices', `Use at most ${firmLimits.offices} offices.`)
  if (listed.length > 0) return listed.filter(({ city }) => city !== '')
  const city = line('city', 120)
  const region = line('region', 60)
  return city === null ? [] : [{ city, state: region && (stateCode(region) ?? region) }]
}
