import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsSchema } from '#contract/domain/settings.ts'
import { maxQuestions, maxTeam, maxTestimonials } from '#contract/domain/site-content.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { TextArea } from '#web/app/ui/text-area.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { useUnsaved } from '#web/app/ui/unsaved.ts'
import { loadSettings, saveFailure, settingsQuery, useSaveSettings } from './settings-queries.ts'
import { SiteList } from './site-list.tsx'

export const loader = loadSettings

/** The parts of the landing page that the agency writes. An empty part isn't shown there. */
export function Section() {
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-xl text-sm text-ink-muted">
        These parts appear on your landing page in this order, as soon as you save. Leave a part empty to hide it.
      </p>
      <SiteList
        setting="siteTeam"
        title="Team"
        intro="The people whom visitors will talk to."
        itemName="person"
        max={maxTeam}
        empty={{ name: '', role: '', bio: '' }}
        fields={[
          { name: 'name', label: 'Name', maxLength: 80 },
          { name: 'role', label: 'Role', maxLength: 80 },
          {
            name: 'bio',
            label: 'Short bio',
            maxLength: 600,
            isLong: true,
            hint: 'Optional. Two sentences are enough.',
          },
        ]}
      />
      <Promises />
      <FirmsText />
      <SiteList
        setting="siteTestimonials"
        title="Testimonials"
        intro="Use words that were really said, with permission."
        itemName="quote"
        max={maxTestimonials}
        empty={{ quote: '', attribution: '' }}
        fields={[
          { name: 'quote', label: 'Quote', maxLength: 600, isLong: true, hint: 'Without quotation marks.' },
          { name: 'attribution', label: 'Who said it', maxLength: 120 },
        ]}
      />
      <SiteList
        setting="siteFaq"
        title="Questions and answers"
        intro="What candidates, referrers and firms ask most."
        itemName="question"
        max={maxQuestions}
        empty={{ question: '', answer: '' }}
        fields={[
          { name: 'question', label: 'Question', maxLength: 200 },
          { name: 'answer', label: 'Answer', maxLength: 1500, isLong: true },
        ]}
      />
    </div>
  )
}

/** Promises of the site about time. Without them it names none. */
function Promises() {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const [answerTime, setAnswerTime] = useState(settings.siteAnswerTime)
  const [guaranteeDays, setGuaranteeDays] = useState(String(settings.siteGuaranteeDays))
  const { mutate, isPending, error } = useSaveSettings((saved) => {
    setAnswerTime(saved.siteAnswerTime)
    setGuaranteeDays(String(saved.siteGuaranteeDays))
  })
  const values = { siteAnswerTime: answerTime, siteGuaranteeDays: Number(guaranteeDays.trim() || Number.NaN) }
  const isDirty = answerTime !== settings.siteAnswerTime || guaranteeDays !== String(settings.siteGuaranteeDays)
  const problem = (name: keyof typeof values) =>
    settingsSchema.shape[name].safeParse(values[name]).error?.issues[0]?.message
  useUnsaved(isDirty)
  return (
    <Card title="Promises">
      <PageForm
        form={{
          isBusy: isPending,
          isDirty,
          error: error ? sentenceOf(error, saveFailure) : undefined,
          submit: () => problem('siteAnswerTime') ?? problem('siteGuaranteeDays') ?? mutate(values),
        }}
        submitLabel="Save promises"
      >
        <Field
          label="When you answer"
          hint="Ends the sentence “A recruiter will answer you …”, such as “within one business day”. Leave blank to promise no time."
          error={problem('siteAnswerTime')}
        >
          <TextInput maxLength={60} value={answerTime} onChange={(event) => setAnswerTime(event.target.value)} />
        </Field>
        <Field
          label="Guarantee in days"
          hint="Referrals are paid on the day after it. 0 names no day."
          error={problem('siteGuaranteeDays')}
        >
          <TextInput
            inputMode="numeric"
            maxLength={3}
            className="w-24!"
            value={guaranteeDays}
            onChange={(event) => setGuaranteeDays(event.target.value)}
          />
        </Field>
      </PageForm>
    </Card>
  )
}

function FirmsText() {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const [text, setText] = useState(settings.siteFirmsText)
  const { mutate, isPending, error } = useSaveSettings(({ siteFirmsText }) => setText(siteFirmsText))
  const isDirty = text !== settings.siteFirmsText
  const problem = settingsSchema.shape.siteFirmsText.safeParse(text).error?.issues[0]?.message
  useUnsaved(isDirty)
  return (
    <Card title="For firms">
      <PageForm
        form={{
          isBusy: isPending,
          isDirty,
          error: error ? sentenceOf(error, saveFailure) : undefined,
          submit: () => problem || mutate({ siteFirmsText: text }),
        }}
        submitLabel="Save text"
      >
        <Field
          label="What firms get and when they pay"
          hint="Replaces the built-in text. Leave a blank line between paragraphs; start lines with a dash for a list."
          error={problem}
        >
          <TextArea rows={6} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      </PageForm>
    </Card>
  )
}
