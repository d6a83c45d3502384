import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { inquiriesApi, type InquiryItem } from '#contract/api/clients/inquiries.ts'
import { inquiryKindLabels, inquiryStatuses, inquiryStatusLabels } from '#contract/domain/inquiries.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { queryKey } from '#web/app/api/query.ts'
import { partnersMissing, partnersQuery } from '#web/app/features/candidates/applications/assignment-control.tsx'
import { queryClient } from '#web/app/lib/query-client.ts'
import { useContractForm } from '#web/app/lib/use-contract-form.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { Time } from '#web/app/ui/time.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import { showInquiry } from './inquiry-queries.ts'

type ChangeInquiry = BodyInput<typeof inquiriesApi.change>

const failure = 'The inquiry wasn’t changed'

function showFailure(error: unknown): void {
  toast({ title: failure, text: sentenceOf(error, 'Please try again.'), variant: 'destructive' })
}

/** One inquiry with its status, its partner and the notes of those who answer it. */
export function InquiryRow({ inquiry, mayAssign }: { inquiry: InquiryItem; mayAssign: boolean }) {
  const { id, name, topic, message, status, assignee, createdAt } = inquiry
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ChangeInquiry) => call(inquiriesApi.change, { params: { id }, body }),
    onSuccess: showInquiry,
    onError: showFailure,
  })
  const titleId = `inquiry-${id}`
  return (
    <article aria-labelledby={titleId} className="py-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[minmax(0,1fr)_auto] md:gap-8">
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
            <h2 id={titleId} className="text-lg wrap-anywhere">
              {name}
            </h2>
            <Badge>{inquiryKindLabels[topic]}</Badge>
            <Time at={createdAt} show="moment" className="text-xs text-ink-muted" />
          </div>
          <p className="mt-0.5 text-sm">
            <Contact inquiry={inquiry} />
          </p>
          {message === '' ? (
            <p className="mt-2 text-sm text-ink-muted">No message.</p>
          ) : (
            <p className="mt-2 max-w-2xl text-sm whitespace-pre-line wrap-anywhere">{message}</p>
          )}
          <InquiryNote inquiry={inquiry} />
        </div>
        <div className="grid grid-cols-2 content-start gap-2 md:w-84">
          <Select
            aria-label={`Status of the inquiry from ${name}`}
            options={inquiryStatuses.map((value) => ({ value, label: inquiryStatusLabels[value] }))}
            value={status}
            isDisabled={isPending}
            onValueChange={(value) => mutate({ status: value })}
          />
          {mayAssign ? (
            <AssigneeSelect
              label={`Assignee of the inquiry from ${name}`}
              assignee={assignee}
              isDisabled={isPending}
              onChange={(assigneeId) => mutate({ assigneeId })}
            />
          ) : null}
        </div>
      </div>
    </article>
  )
}

function Contact({ inquiry: { email, phone } }: { inquiry: InquiryItem }) {
  const href = email === null ? `tel:${(phone ?? '').replaceAll(/[^\d+]/g, '')}` : `mailto:${email}`
  return (
    <a href={href} className={`${linkClass()} touch-target wrap-anywhere`}>
      {email ?? phone}
    </a>
  )
}

const nobody = '0'

type AssigneeSelectProps = {
  label: string
  assignee: InquiryItem['assignee']
  isDisabled: boolean
  onChange: (id: number | null) => void
}

function AssigneeSelect({ label, assignee, isDisabled, onChange }: AssigneeSelectProps) {
  const { data: partners = [], isError } = useQuery(partnersQuery)
  // A former partner keeps the inquiries that were assigned before.
  const known = assignee && !partners.some(({ id }) => id === assignee.id) ? [assignee, ...partners] : partners
  return (
    <Select
      aria-label={label}
      options={[
        { value: nobody, label: 'Unassigned' },
        ...known.map(({ id, name }) => ({ value: String(id), label: name })),
        ...(isError ? [partnersMissing] : []),
      ]}
      value={String(assignee?.id ?? nobody)}
      isDisabled={isDisabled}
      onValueChange={(value) => onChange(value === nobody ? null : Number(value))}
    />
  )
}

/** The staff's note: a line, and a field once somebody writes. */
function InquiryNote({ inquiry }: { inquiry: InquiryItem }) {
  const { name, note } = inquiry
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  // The focus returns to the button that opened the field.
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (button && wasOpen.current) button.focus()
    wasOpen.current = false
  }
  const close = () => {
    wasOpen.current = true
    setIsOpen(false)
  }
  if (isOpen) return <NoteForm inquiry={inquiry} onClose={close} />
  return (
    <div className="mt-2 flex flex-wrap items-baseline gap-x-3 text-sm">
      {note === null ? null : (
        <p className="border-l-2 border-rule-strong pl-3 text-ink-muted whitespace-pre-line wrap-anywhere">{note}</p>
      )}
      <Button
        ref={takeFocus}
        variant="quiet"
        size="sm"
        className={note === null ? '-ml-2.5' : ''}
        onClick={() => setIsOpen(true)}
      >
        {note === null ? 'Add a note' : 'Edit note'}
        <span className="sr-only"> on {name}</span>
      </Button>
    </div>
  )
}

function NoteForm({ inquiry: { id, name, note }, onClose }: { inquiry: InquiryItem; onClose: () => void }) {
  const [noteAtOpening] = useState(note)
  const isOutdated = note !== noteAtOpening
  const form = useContractForm(inquiriesApi.change, {
    defaults: { note: noteAtOpening ?? '' },
    // The note on screen: an outdated one is shown beside the field.
    send: (body) => call(inquiriesApi.change, { params: { id }, body: { ...body, expectedNote: note } }),
    onSaved: (saved) => {
      showInquiry(saved)
      onClose()
    },
    onFailed: (error) => {
      showFailure(error)
      // Somebody may have been faster: their note is shown, and the text in the field stays.
      void queryClient.invalidateQueries({ queryKey: queryKey(inquiriesApi.page) })
    },
    failure,
  })
  const { setFocus } = form
  useEffect(() => setFocus('note'), [setFocus])
  return (
    <PageForm
      form={form}
      submitLabel="Save note"
      submitSize="sm"
      label={`Note on ${name}`}
      actions={
        <Button variant="quiet" size="sm" onClick={onClose}>
          Cancel
        </Button>
      }
      className="mt-3 max-w-2xl"
    >
      {isOutdated ? (
        <output className="block text-sm">
          {note === null
            ? 'Somebody removed the note meanwhile.'
            : `Somebody changed the note meanwhile: “${note}”. Saving replaces it with yours.`}
        </output>
      ) : null}
      <Field label="Note" hint="Only staff see it." error={form.problem('note')}>
        <TextArea rows={3} {...form.register('note')} />
      </Field>
    </PageForm>
  )
}
