import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { candidatesApi, type CandidateProfile } from '#contract/api/candidates.ts'
import type { MatchCriteriaInput } from '#contract/domain/match-criteria.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Dialog } from '#web/app/ui/dialog.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'

type SaveProfileDialogProps = {
  criteria: MatchCriteriaInput
  queryText: string
  onClose: () => void
  onSaved: (profile: CandidateProfile) => void
}

/** Keeps a search under a candidate's name, so that it can be run again. */
export function SaveProfileDialog({ criteria, queryText, onClose, onSaved }: SaveProfileDialogProps) {
  const [fields, setFields] = useState({ name: '', email: '', phone: '' })
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(candidatesApi.create, { body: { ...criteria, ...fields, queryText } }),
    onSuccess: async (profile) => {
      await queryClient.invalidateQueries({ queryKey: queryKey(candidatesApi.list) })
      toast({ title: 'Candidate Saved', text: `${profile.name} can be searched for again.` })
      onSaved(profile)
    },
    onError: (error) => setProblem(sentenceOf(error, 'Failed to save the candidate')),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (fields.name.trim() === '') {
      setProblem('Candidate name is required')
      return
    }
    setProblem(undefined)
    mutate()
  }
  const input = (name: keyof typeof fields, label: string, type = 'text') => (
    <Field label={label} error={name === 'name' ? problem : undefined} isRequired={name === 'name'}>
      <TextInput
        type={type}
        autoComplete="off"
        maxLength={200}
        value={fields[name]}
        onChange={(event) => setFields((now) => ({ ...now, [name]: event.target.value }))}
      />
    </Field>
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Save as candidate"
      description="The criteria are kept under this name, with the jobs that fit."
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="save-profile" variant="primary" isBusy={isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id="save-profile" noValidate onSubmit={submit} className="flex flex-col gap-3">
        {input('name', 'Candidate name')}
        {input('email', 'Email', 'email')}
        {input('phone', 'Phone', 'tel')}
      </form>
    </Dialog>
  )
}
