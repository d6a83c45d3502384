import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { candidateRightsApi, type DueForErasure } from '#contract/api/candidates/candidate-rights.ts'
import { easternDateText } from '#contract/domain/eastern-time.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { settingsSchema } from '#contract/domain/settings.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { queryKey, read } from '#web/app/api/query.ts'
import { useSettingsForm } from '#web/app/features/identity/settings/settings-form.tsx'
import { settingsQuery } from '#web/app/features/identity/settings/settings-queries.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { ErrorState } from '#web/app/ui/error-state.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { PageForm } from '#web/app/ui/page-form.tsx'
import { SkeletonRows } from '#web/app/ui/skeleton.tsx'
import { Cell, HeaderCell, Row, Table } from '#web/app/ui/table.tsx'

const retentionForm = settingsSchema.pick({ retentionMonths: true, retentionErases: true })

/** The retention period, with a preview of the people it would erase. */
export function Retention({ onShow }: { onShow: (email: string) => void }) {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const [previewed, setPreviewed] = useState<number>()
  const form = useSettingsForm(retentionForm, () => {
    setPreviewed(undefined)
    void queryClient.invalidateQueries({ queryKey: queryKey(candidateRightsApi.retention) })
  })
  const typed = useWatch({ control: form.control, name: 'retentionMonths' })
  const months = previewed ?? settings.retentionMonths
  const preview = async () => {
    if (await form.trigger('retentionMonths')) setPreviewed(typed)
  }
  return (
    <Card title="Retention">
      <PageForm form={form} submitLabel="Save" actions={<Button onClick={() => void preview()}>Preview</Button>}>
        <p className="max-w-2xl text-sm text-ink-muted">
          Candidates are due for erasure when none of their applications has changed for this long. Hired candidates are
          never erased.
        </p>
        <Field label="Months" hint="0 keeps everything." error={form.problem('retentionMonths')} className="max-w-40">
          <NumberInput min={0} max={240} {...form.register('retentionMonths', { valueAsNumber: true })} />
        </Field>
        <Controller
          control={form.control}
          name="retentionErases"
          render={({ field }) => (
            <Checkbox
              label="Automatically erase expired candidates (up to 20 per hour). Otherwise they’re only listed."
              checked={field.value}
              onCheckedChange={(isChecked) => field.onChange(isChecked)}
            />
          )}
        />
      </PageForm>
      {months > 0 ? (
        <DueList
          months={months}
          isSaved={months === settings.retentionMonths}
          erases={settings.retentionErases}
          onShow={onShow}
        />
      ) : null}
      {previewed === 0 ? <p className="mt-4 text-sm text-ink-muted">With 0 months, no one is ever due.</p> : null}
    </Card>
  )
}

type DueListProps = { months: number; isSaved: boolean; erases: boolean; onShow: (email: string) => void }

function DueList({ months, isSaved, erases, onShow }: DueListProps) {
  const due = useQuery({
    ...read(candidateRightsApi.retention, { query: { months } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (due.isPending) return <SkeletonRows label="Loading who is due" />
  if (due.isError) {
    return (
      <ErrorState
        title="Couldn’t load the list"
        text={sentenceOf(due.error, 'Please try again.')}
        onRetry={() => void due.refetch()}
      />
    )
  }
  const { people, total } = due.data
  const span = months === 1 ? 'a month' : `${months} months`
  if (total === 0) {
    return <EmptyState title="No one is due" text={`Every candidate was hired or changed within ${span}.`} level={3} />
  }
  const who = total === 1 ? '1 person is' : `${numberText(total)} people are`
  return (
    <section aria-label="Due for erasure" className="mt-5 flex flex-col gap-2" aria-busy={due.isPlaceholderData}>
      <p className="text-sm">
        {isSaved
          ? `${who} due after ${span}. ${erases ? 'They’ll be erased within the next few hours.' : 'No one is erased automatically.'}`
          : `${who.replace(/ (is|are)$/, ' would be')} due after ${span}. This isn’t saved, and no one is erased.`}
        {total > people.length ? ` Showing the ${people.length} longest overdue.` : ''}
      </p>
      <Table caption="Due for erasure" className="-mx-4 max-h-[60dvh] sm:-mx-5">
        <thead>
          <tr>
            <HeaderCell>Person</HeaderCell>
            <HeaderCell isNumeric>Applications</HeaderCell>
            <HeaderCell>Last change</HeaderCell>
            <HeaderCell>
              <span className="sr-only">Show</span>
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <DueRow key={person.email} person={person} onShow={onShow} />
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function DueRow({
  person: { name, email, applications, lastChange },
  onShow,
}: {
  person: DueForErasure
  onShow: (email: string) => void
}) {
  return (
    <Row>
      <Cell>
        <span className="block wrap-anywhere">{name}</span>
        <span className="block text-xs wrap-anywhere text-ink-muted">{email}</span>
      </Cell>
      <Cell isNumeric>{applications}</Cell>
      <Cell className="text-ink-muted">{easternDateText(lastChange)}</Cell>
      <Cell>
        <Button size="sm" onClick={() => onShow(email)}>
          Show<span className="sr-only"> data stored on {name}</span>
        </Button>
      </Cell>
    </Row>
  )
}
