import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OnlineResult } from '#contract/api/sourcing/online-jobs.ts'
import { savedListsApi } from '#contract/api/sourcing/saved-lists.ts'
import { onlineSearchTexts as texts } from '#contract/domain/online-search.ts'
import { ApiError, sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

type SaveJobsBarProps = { chosen: readonly OnlineResult[]; onSaved: () => void; onClear: () => void }

/** Saves the chosen postings for a candidate, for an admin to review (spec 2 §2, §5). */
export function SaveJobsBar({ chosen, onSaved, onClear }: SaveJobsBarProps) {
  const [candidateName, setName] = useState('')
  const [error, setError] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(savedListsApi.save, {
        body: {
          candidateName,
          jobData: chosen.map(({ title, firm, url, source, snippet, location }) => ({
            title,
            url,
            source: [firm, location, source === firm ? '' : source].filter(Boolean).join(' · '),
            snippet,
          })),
        },
      }),
    onSuccess: () => {
      toast({ title: texts.saved, text: 'They were submitted to admin for review.' })
      setName('')
      setError(undefined)
      void queryClient.invalidateQueries({ queryKey: queryKey(savedListsApi.page) })
      onSaved()
    },
    onError: (failed) => {
      setError(
        failed instanceof ApiError ? failed.issues.find(({ path }) => path === 'candidateName')?.message : undefined,
      )
      toast({ title: texts.saveFailed, text: sentenceOf(failed, texts.saveFailedText), variant: 'destructive' })
    },
  })
  function save() {
    if (isPending) return
    if (chosen.length === 0) {
      toast({ title: texts.noneSelected, text: 'Select at least one job to save.', variant: 'destructive' })
      return
    }
    if (candidateName.trim() === '') {
      setError('Please enter the candidate’s name')
      toast({ title: texts.nameRequired, text: 'Enter the candidate’s name to save the jobs.', variant: 'destructive' })
      return
    }
    setError(undefined)
    mutate()
  }
  return (
    <form
      noValidate
      aria-label="Save selected jobs"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      // On a phone it takes a third of the screen: it stays in sight once something is selected.
      className={`bottom-0 z-10 flex flex-wrap items-end gap-3 rounded-b-lg border-t border-rule bg-paper-raised px-3 py-3 sm:sticky sm:px-4 ${chosen.length > 0 ? 'max-sm:sticky' : ''}`}
    >
      <output className="self-center text-sm tabular-nums">
        {chosen.length === 0 ? 'No jobs selected' : `${chosen.length} selected`}
      </output>
      <Field label="Candidate name" error={error} className="min-w-44 grow sm:max-w-72">
        <TextInput maxLength={200} value={candidateName} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary" isBusy={isPending}>
        Save for review
      </Button>
      {chosen.length > 0 ? (
        <Button variant="quiet" onClick={onClear}>
          Clear selection
        </Button>
      ) : null}
    </form>
  )
}
