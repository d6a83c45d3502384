import type { OnlineResult } from '#contract/api/sourcing/online-jobs.ts'
import { savedListsApi } from '#contract/api/sourcing/saved-lists.ts'
import { onlineSearchTexts as texts } from '#contract/domain/online-search.ts'
import { requiredLine } from '#contract/domain/plain-text.ts'
import { z } from '#contract/zod.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

const nameForm = z.object({ candidateName: requiredLine('Please enter the candidate’s name', { max: 200 }) })
const empty = { candidateName: '' }

type SaveJobsBarProps = { selected: readonly OnlineResult[]; onSaved: () => void; onClear: () => void }

/** Saves the selected postings for a candidate, for an admin to review. */
export function SaveJobsBar({ selected, onSaved, onClear }: SaveJobsBarProps) {
  const form = useContractForm(savedListsApi.save, {
    defaults: empty,
    schema: nameForm,
    send: ({ candidateName }) =>
      call(savedListsApi.save, { body: { candidateName, jobData: selected.map(savedJobOf) } }),
    onSaved: () => {
      toast({ title: texts.saved, text: 'They were submitted to admin for review.' })
      form.reset(empty)
      void queryClient.invalidateQueries({ queryKey: queryKey(savedListsApi.page) })
      onSaved()
    },
    onFailed: (error) =>
      toast({ title: texts.saveFailed, text: sentenceOf(error, texts.saveFailedText), variant: 'destructive' }),
    failure: texts.saveFailedText,
  })
  function submit() {
    if (selected.length === 0) {
      toast({ title: texts.noneSelected, text: 'Select at least one job to save.', variant: 'destructive' })
      return
    }
    if (form.getValues('candidateName').trim() === '') {
      toast({ title: texts.nameRequired, text: 'Enter the candidate’s name to save the jobs.', variant: 'destructive' })
    }
    form.submit()
  }
  return (
    <PageForm
      form={{ ...form, submit }}
      label="Save selected jobs"
      submitLabel="Save for review"
      layout="row"
      actions={
        selected.length > 0 ? (
          <Button variant="quiet" onClick={onClear}>
            Clear selection
          </Button>
        ) : null
      }
      // It covers a third of a phone's screen, so it sticks there only once something is selected.
      className={cx(
        'bottom-0 z-10 rounded-b-lg border-t border-rule bg-paper-raised px-3 py-3 sm:sticky sm:px-4',
        selected.length > 0 && 'max-sm:sticky',
      )}
    >
      <output className="self-center text-sm tabular-nums">
        {selected.length === 0 ? 'No jobs selected' : `${selected.length} selected`}
      </output>
      <Field label="Candidate name" error={form.problem('candidateName')} className="min-w-44 grow sm:max-w-72">
        <TextInput maxLength={200} {...form.register('candidateName')} />
      </Field>
    </PageForm>
  )
}

function savedJobOf({ title, firm, url, source, snippet, location }: OnlineResult) {
  return { title, url, source: [firm, location, source === firm ? '' : source].filter(Boolean).join(' · '), snippet }
}
