import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { intelligenceApi, type UsageRow } from '#contract/api/identity/intelligence.ts'
import { abilityLabels, callOutcomeLabels, engineLabels, type CallOutcome } from '#contract/domain/intelligence.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { settingsSchema } from '#contract/domain/settings.ts'
import { read } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { Cell, HeaderCell, Row, Table } from '#web/app/ui/table.tsx'
import { loadSettings, settingsQuery, useSaveSettings } from './settings-queries.ts'

const usageQuery = { ...read(intelligenceApi.usage), staleTime: 0 }

export const loader = () => Promise.all([loadSettings(), queryClient.ensureQueryData(usageQuery)])

/** Which engine reads, matches and writes, how much of the daily cap is used, and what the model did. */
export function Section() {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <EngineStatus />
      <DailyCap />
      <Usage />
    </div>
  )
}

const count = (value: number) => numberText(value)

function EngineStatus() {
  const { data: usage } = useSuspenseQuery(usageQuery)
  return (
    <Card title="Engine">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={usage.engine === 'openai' ? 'success' : 'neutral'}>{engineLabels[usage.engine]}</Badge>
        {usage.model ? <span>{usage.model}</span> : null}
      </p>
      <p className="mt-2 max-w-xl text-sm text-ink-muted">
        {usage.model === null
          ? 'Searches, job descriptions and resumes are read by the built-in rules. A language model is used when the server has a key (OPENAI_API_KEY).'
          : usage.engine === 'openai'
            ? `The model is asked first, and the built-in rules answer whenever it does not. Calls today: ${count(usage.callsToday)} of ${count(usage.dailyCap)}.`
            : 'A model is set up, and the daily cap is nought: everything is made by the built-in rules.'}
      </p>
    </Card>
  )
}

function DailyCap() {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const [value, setValue] = useState(String(settings.modelDailyCalls))
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useSaveSettings(
    () => void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey }),
  )
  return (
    <Card title="Daily cap">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const parsed = settingsSchema.shape.modelDailyCalls.safeParse(value.trim() === '' ? undefined : Number(value))
          setProblem(parsed.error?.issues[0]?.message)
          if (parsed.success && !isPending) mutate({ modelDailyCalls: parsed.data })
        }}
        className="flex flex-col gap-4"
      >
        <Field
          label="Most calls of the model a day"
          hint="Eastern time. Over the cap the built-in rules answer; 0 turns the model off."
          error={problem}
          className="max-w-xs"
        >
          <NumberInput min={0} max={1_000_000} value={value} onChange={(event) => setValue(event.target.value)} />
        </Field>
        <Button type="submit" variant="primary" isBusy={isPending} className="self-start">
          Save
        </Button>
      </form>
    </Card>
  )
}

function Usage() {
  const {
    data: { rows },
  } = useSuspenseQuery(usageQuery)
  return (
    <Card title="Usage in the last 30 days">
      {rows.length === 0 ? (
        <EmptyState title="No calls yet" text="What the model is used for is counted here by day." level={3} />
      ) : (
        <Table caption="Usage in the last 30 days" className="-mx-4 max-h-[60dvh] sm:-mx-5">
          <thead>
            <tr>
              <HeaderCell>Day</HeaderCell>
              <HeaderCell>What for</HeaderCell>
              <HeaderCell>Calls</HeaderCell>
              <HeaderCell>Not answered</HeaderCell>
              <HeaderCell>Tokens in / out</HeaderCell>
              <HeaderCell>Time a call</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={`${row.day} ${row.ability}`}>
                <Cell>{row.day}</Cell>
                <Cell>{abilityLabels[row.ability]}</Cell>
                <Cell>{count(row.calls)}</Cell>
                <Cell>{failuresText(row)}</Cell>
                <Cell>
                  {count(row.inputTokens)} / {count(row.outputTokens)}
                </Cell>
                <Cell>{row.calls === 0 ? '' : `${(row.milliseconds / row.calls / 1000).toFixed(1)} s`}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  )
}

/** "3: too slow 2, refused 1". */
function failuresText({ failures, outcomes }: UsageRow): string {
  if (failures === 0) return '0'
  const parts = Object.entries(outcomes)
    .filter(([outcome, times]) => outcome !== 'answered' && times > 0)
    .map(([outcome, times]) => `${callOutcomeLabels[outcome as CallOutcome].toLowerCase()} ${count(times)}`)
  return `${count(failures)}: ${parts.join(', ')}`
}
