import type { Firm } from '#contract/api/clients/firms.ts'
import { firmKinds } from '#contract/domain/firms.ts'
import { parsePlace } from '#contract/domain/us-states.ts'
import { z } from '#contract/zod.ts'

const line = z.string().transform((text) => text.trim() || null)
const numberMessage = 'Please enter a whole number'
const count = z
  .string()
  .trim()
  .regex(/^\d{0,7}$/, numberMessage)
  .transform((text) => (text === '' ? null : Number(text)))
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** The fields of the form of a firm as the endpoint takes them: an emptied field clears the fact. */
export const firmForm = z.object({
  name: z.string().trim().min(1, 'Please enter a name'),
  kind: z.enum(firmKinds),
  isClient: z.boolean(),
  website: line,
  amLawRank: count,
  headcount: count,
  /** Id of the firm that this one is an affiliate of; empty: none. */
  parentId: z.string().transform((id) => (id === '' ? null : Number(id))),
  domains: z.string().transform((text) => text.split(/[\s,;]+/).filter((one) => one !== '')),
  /** One name per line. */
  aliases: z.string().transform(linesOf),
  /** One office per line, "New York, NY"; the first is the main office. */
  offices: z.string().transform(linesOf),
  notes: line,
})
export type FirmValues = z.output<typeof firmForm>

const placeText = ({ city, state }: Firm['offices'][number]) => [city, state].filter(Boolean).join(', ')

const empty: z.input<typeof firmForm> = {
  name: '',
  kind: 'law_firm',
  isClient: true,
  website: '',
  amLawRank: '',
  headcount: '',
  parentId: '',
  domains: '',
  aliases: '',
  offices: '',
  notes: '',
}

/** The fields of the form, filled from a record. */
export const fieldsOfFirm = (firm: Firm | undefined): z.input<typeof firmForm> =>
  firm
    ? {
        name: firm.name,
        kind: firm.kind,
        isClient: firm.isClient,
        website: firm.website ?? '',
        amLawRank: String(firm.amLawRank ?? ''),
        headcount: String(firm.headcount ?? ''),
        parentId: String(firm.parent?.id ?? ''),
        domains: firm.domains.join(', '),
        aliases: firm.aliases.map(({ name }) => name).join('\n'),
        offices: firm.offices.map(placeText).join('\n'),
        notes: firm.notes ?? '',
      }
    : empty

/** The lists of a form as the endpoint takes them. Names keep their kind and offices their id while the text is the same. */
export function listsOfForm({ aliases, offices }: Pick<FirmValues, 'aliases' | 'offices'>, firm: Firm | undefined) {
  return {
    aliases: aliases.map((name) => ({
      name,
      kind: firm?.aliases.find((alias) => alias.name === name)?.kind ?? ('alias' as const),
    })),
    offices: offices.map((text, at) => {
      const known = firm?.offices.find((office) => placeText(office) === text)
      const { city, state } = readPlace(text)
      return { ...(known ? { id: known.id } : {}), city, state, isMain: at === 0 }
    }),
  }
}

/** "New York, NY", "London, United Kingdom", "Paris". */
function readPlace(text: string): { city: string; state: string | null } {
  const { city, state } = parsePlace(text)
  if (city && state) return { city, state }
  const [first = text, ...rest] = text.split(',').map((part) => part.trim())
  return { city: first || text, state: rest.join(', ') || null }
}
