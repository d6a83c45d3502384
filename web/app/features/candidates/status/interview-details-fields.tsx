import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Interview } from '#contract/api/candidates/interviews.ts'
import { messagesApi } from '#contract/api/candidates/messages.ts'
import {
  defaultInterviewMinutes,
  durationText,
  hasSameDetails,
  interviewDetails,
  interviewMinutes,
  noDetails,
} from '#contract/domain/interviews.ts'
import { z } from '#contract/zod.ts'
import { read } from '#web/app/api/query.ts'
import { Field } from '#web/app/ui/field.tsx'
import { MultiSelect } from '#web/app/ui/multi-select.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'

const schema = z.object(interviewDetails)

/** The details of an interview as they are typed. */
export function useInterviewDetails(applicationId: number, saved: Interview | undefined) {
  const [minutes, setMinutes] = useState(saved?.minutes ?? defaultInterviewMinutes)
  const [round, setRound] = useState(saved?.round ?? '')
  const [place, setPlace] = useState(saved?.place ?? '')
  const [videoUrl, setVideoUrl] = useState(saved?.videoUrl ?? '')
  const [staff, setStaff] = useState(
    () => saved?.interviewers.flatMap(({ userId }) => (userId === null ? [] : [String(userId)])) ?? [],
  )
  const [others, setOthers] = useState(
    () =>
      saved?.interviewers
        .filter(({ userId }) => userId === null)
        .map(({ name }) => name)
        .join(', ') ?? '',
  )
  const { data: colleagues = [] } = useQuery(read(messagesApi.mentionable, { params: { id: applicationId } }))
  const nameOf = (userId: number) =>
    colleagues.find(({ id }) => id === userId)?.name ??
    saved?.interviewers.find((one) => one.userId === userId)?.name ??
    'A colleague'
  const interviewers = [
    ...staff.map((id) => ({ userId: Number(id), name: nameOf(Number(id)) })),
    ...others
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => ({ userId: null, name })),
  ]
  const body = { minutes, round, place, videoUrl, interviewers }
  const parsed = schema.safeParse(body)
  const problem = (field: string) => parsed.error?.issues.find(({ path }) => path[0] === field)?.message
  return {
    fields: {
      minutes,
      setMinutes,
      round,
      setRound,
      place,
      setPlace,
      videoUrl,
      setVideoUrl,
      staff,
      setStaff,
      others,
      setOthers,
      colleagues,
      problem,
    },
    /** As the server takes them. */
    body,
    /** As the preview takes them. */
    previewed: {
      minutes,
      round,
      place,
      videoUrl: parsed.success ? videoUrl : '',
      interviewers: interviewers.map(({ name }) => name).join('\n'),
    },
    isValid: parsed.success,
    isChanged: !hasSameDetails(saved ?? noDetails, {
      minutes,
      interviewers,
      round: round.trim() || null,
      place: place.trim() || null,
      videoUrl: videoUrl.trim() || null,
    }),
  }
}

type InterviewDetailsFieldsProps = {
  fields: ReturnType<typeof useInterviewDetails>['fields']
  /** Problems are shown once the form was sent. */
  isChecked: boolean
}

/** Duration, round, place, video link and interviewers. */
export function InterviewDetailsFields({ fields, isChecked }: InterviewDetailsFieldsProps) {
  const problem = (field: string) => (isChecked ? fields.problem(field) : undefined)
  const lengths = interviewMinutes.some((one) => one === fields.minutes)
    ? interviewMinutes
    : [...interviewMinutes, fields.minutes]
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Duration">
          <Select
            options={lengths.map((value) => ({ value: String(value), label: durationText(value) }))}
            value={String(fields.minutes)}
            onValueChange={(value) => fields.setMinutes(Number(value))}
          />
        </Field>
        <Field label="Round (optional)" error={problem('round')}>
          <TextInput
            placeholder="First round"
            value={fields.round}
            maxLength={80}
            onChange={(event) => fields.setRound(event.target.value)}
          />
        </Field>
        <Field label="Place (optional)" error={problem('place')}>
          <TextInput value={fields.place} maxLength={200} onChange={(event) => fields.setPlace(event.target.value)} />
        </Field>
        <Field label="Video link (optional)" error={problem('videoUrl')}>
          <TextInput
            type="url"
            placeholder="https://"
            value={fields.videoUrl}
            onChange={(event) => fields.setVideoUrl(event.target.value)}
          />
        </Field>
      </div>
      <Field
        label="Interviewers (optional)"
        error={problem('interviewers')}
        hint="Colleagues get an email with a calendar invitation."
      >
        <MultiSelect
          label="Interviewers"
          placeholder="Select colleagues…"
          choices={fields.colleagues.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={fields.staff}
          onValueChange={fields.setStaff}
        />
      </Field>
      <Field label="Other interviewers (optional)" hint="Names, separated by commas.">
        <TextInput value={fields.others} onChange={(event) => fields.setOthers(event.target.value)} />
      </Field>
    </>
  )
}
