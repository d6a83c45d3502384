import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { reviewRoomsApi } from '#contract/api/clients/review-rooms.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { useState } from 'react'
import { firstChoice, RoomCandidate, type ProfileChoice } from './room-candidate.tsx'
import { reloadRooms, roomChoices } from './review-room-queries.ts'

/** Makes a draft of submissions to one firm, for one of its people. */
export function MakeRoomForm({ onClose }: { onClose: () => void }) {
  const { data: firms, isError } = useQuery(roomChoices())
  const [chosen, setChosen] = useState<number>()
  const firm = firms?.find(({ id }) => id === chosen)
  const form = useContractForm(reviewRoomsApi.add, {
    defaults: {
      contactId: 0,
      submissionIds: [] as number[],
      profiles: [] as ProfileChoice[],
      title: '',
      note: '',
      showResume: false,
    },
    onSaved: () => {
      toast({ title: 'Draft made', text: 'Check it, then send it to the client.' })
      reloadRooms()
      onClose()
    },
    failure: 'The room wasn’t made',
  })
  const [contactId, submissionIds, profiles, showResume] = useWatch({
    control: form.control,
    name: ['contactId', 'submissionIds', 'profiles', 'showResume'],
  })
  const choose = (id: string) => {
    const next = firms?.find((one) => String(one.id) === id)
    setChosen(next?.id)
    form.setValue('contactId', next?.contacts[0]?.id ?? 0, { shouldDirty: true })
    const fit = next?.submissions.filter(({ permission }) => permission !== 'refused') ?? []
    form.setValue(
      'submissionIds',
      fit.map(({ id: submissionId }) => submissionId),
      { shouldDirty: true },
    )
    form.setValue('profiles', fit.map(firstChoice), { shouldDirty: true })
  }
  const chooseProfile = (choice: ProfileChoice) =>
    form.setValue(
      'profiles',
      [...profiles.filter(({ submissionId }) => submissionId !== choice.submissionId), choice],
      { shouldDirty: true },
    )
  const toggle = (id: number, isIn: boolean) =>
    form.setValue('submissionIds', isIn ? [...submissionIds, id] : submissionIds.filter((one) => one !== id), {
      shouldDirty: true,
    })
  return (
    <PageForm
      form={form}
      submitLabel="Make the draft"
      label="New review room"
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
      className="mb-6 max-w-2xl"
    >
      <Field
        label="Firm"
        hint={isError ? 'Submissions couldn’t be loaded.' : 'Firms with submissions that are under way.'}
      >
        <Select
          placeholder="Choose a firm"
          value={chosen === undefined ? '' : String(chosen)}
          onValueChange={choose}
          options={(firms ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Field>
      {firm ? (
        <>
          <Field
            label="Contact"
            hint={firm.contacts.length === 0 ? 'Nobody at this firm can be emailed. Add a contact first.' : undefined}
            error={form.problem('contactId')}
          >
            <Select
              placeholder="Choose a contact"
              value={contactId === 0 ? '' : String(contactId)}
              onValueChange={(value) => form.setValue('contactId', Number(value), { shouldDirty: true })}
              options={firm.contacts.map(({ id, name, email }) => ({ value: String(id), label: `${name}, ${email}` }))}
            />
          </Field>
          <fieldset>
            <legend className="text-sm font-medium">Candidates</legend>
            {firm.submissions.map((submission) => (
              <RoomCandidate
                key={submission.id}
                submission={submission}
                isIn={submissionIds.includes(submission.id)}
                choice={profiles.find(({ submissionId }) => submissionId === submission.id) ?? firstChoice(submission)}
                onToggle={(isIn) => toggle(submission.id, isIn)}
                onChoose={chooseProfile}
              />
            ))}
          </fieldset>
          <Field label="Title" hint="Empty: the job’s title." error={form.problem('title')}>
            <TextInput autoComplete="off" {...form.register('title')} />
          </Field>
          <Field label="Note to the client" error={form.problem('note')}>
            <TextArea rows={3} {...form.register('note')} />
          </Field>
          <Checkbox
            label="The client can download the résumés of candidates shown by name"
            checked={showResume}
            onCheckedChange={(isOn) => form.setValue('showResume', isOn, { shouldDirty: true })}
          />
        </>
      ) : null}
    </PageForm>
  )
}
