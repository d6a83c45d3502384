import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { firmsApi, type Firm } from '#contract/api/clients/firms.ts'
import { mergeUndoDays } from '#contract/domain/people.ts'
import { z } from '#contract/zod.ts'
import { call } from '#web/app/api/call.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { FormDialog } from '#web/app/ui/form-dialog.tsx'
import { SearchedField } from '#web/app/ui/searched-field.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { foundFirmsQuery, refreshFirms, similarFirmsQuery } from './firm-queries.ts'
import { undoFirmMerge } from './undo-firm-merge.ts'

const form = z.object({
  intoId: z
    .string()
    .min(1, 'Please choose a firm')
    .transform((id) => Number(id)),
})

type MergeFirmDialogProps = { firm: Firm; onClose: () => void; onMerged: (intoId: number) => void }

/** Merges a firm into another, which stays. Firms with a similar name come first. */
export function MergeFirmDialog({ firm, onClose, onMerged }: MergeFirmDialogProps) {
  const [words, setWords] = useState('')
  const similar = useQuery(similarFirmsQuery(firm.name))
  const found = useQuery(foundFirmsQuery(words))
  const [chosen, setChosen] = useState<{ value: string; label: string }>()
  const near = words ? [] : (similar.data?.near ?? [])
  const all = [...near, ...(found.data?.items ?? [])]
  const choices = [...new Map(all.filter(({ id }) => id !== firm.id).map((one) => [one.id, one])).values()].map(
    ({ id, name }) => ({ value: String(id), label: name }),
  )
  const contract = useContractForm(firmsApi.merge, {
    schema: form,
    defaults: { intoId: '' },
    send: async ({ intoId }: z.output<typeof form>) => ({
      ...(await call(firmsApi.merge, { params: { id: intoId }, body: { otherId: firm.id } })),
      intoId,
    }),
    onSaved: ({ mergeId, intoId }) => {
      refreshFirms()
      toast({
        title: 'Firms merged',
        text: `${chosen?.label ?? 'The other firm'} has everything of both records now.`,
        action: { label: 'Undo', onSelect: () => void undoFirmMerge(mergeId) },
      })
      onMerged(intoId)
    },
    failure: 'Nothing was merged. Please try again.',
  })
  return (
    <FormDialog
      form={contract}
      onClose={onClose}
      title={`Merge ${firm.name} into another firm`}
      description={`Everything of this record moves to the other one, and “${firm.name}” becomes one of its names. You can undo this for ${mergeUndoDays} days.`}
      submitLabel="Merge"
    >
      <SearchedField
        control={contract.control}
        name="intoId"
        label="Firm that stays"
        error={contract.problem('intoId')}
        choices={choices}
        onSearchChange={setWords}
        isLoading={found.isPending || found.isPlaceholderData}
        placeholder="Find a firm"
        emptyText="No firm matches."
        onChosen={setChosen}
      />
    </FormDialog>
  )
}
