import { useSuspenseQuery } from '@tanstack/react-query'
import { intelligenceApi, type UsageRow } from '#contract/api/identity/intelligence.ts'
import { abilityLabels, callOutcomeLabels, engineLabels, type CallOutcome } from '#contract/domain/intelligence.ts'
import { numberText } from '#contract/domain/number-text.ts'
import { settingsSchema } from '#contract/domain/settings.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { read } from '#web/app/api/query.ts'
import { queryClient } from '#web/app/lib/query-client.ts'
import { Badge } from '#web/app/ui/badge.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { EmptyState } from '#web/app/ui/empty-state.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { NumberInput } from '#web/app/ui/number-input.tsx'
import { Cell, HeaderCell, Row, Table } from '#web/app/ui/table.tsx'
import { SettingsForm, useSettingsForm } from './settings-form.tsx'
import { loadSettings } from './settings-queries.ts'

const usageQuery = { ...read(intelligenceApi.usage), staleTime: 0 }

export const loader = () => Promise.all([loadSettings(), queryClient.ensureQueryData(usageQuery)])

/** The engine in use, the daily cap, and the model's calls of the last 30 days. */
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
      <p className="mt-2 max-w-xl text-sm text-ink-muted">{engineText(usage)}</p>
    </Card>
  )
}

function engineText({ engine, model, callsToday, dailyCap }: ResponseOf<typeof intelligenceApi.usage>): string {
  if (model === null) {
    return 'The built-in rules read searches, job descriptions and résumés. Set OPENAI_API_KEY on the server to use a language model.'
  }
  if (engine !== 'openai') return 'A model is set up, but the daily cap is 0, so the built-in rules do everything.'
  return `We ask the model first and fall back on the built-in rules. Calls today: ${count(callsToday)} of ${count(dailyCap)}.`
}

const capForm = settingsSchema.pick({ modelDailyCalls: true })

function DailyCap() {
  const form = useSettingsForm(capForm, () => queryClient.invalidateQueries({ queryKey: usageQuery.queryKey }))
  return (
    <SettingsForm title="Daily cap" form={form} submitLabel="Save">
      <Field
        label="Maximum model calls per day"
        hint="Days are Eastern. Over the cap, the built-in rules take over. 0 turns the model off."
        error={form.problem('modelDailyCalls')}
        className="max-w-xs"
      >
        <NumberInput min={0} max={1_000_000} {...form.register('modelDailyCalls', { valueAsNumber: true })} />
      </Field>
    </SettingsForm>
  )
}

function Usage() {
  const {
    data: { rows },
  } = useSuspenseQuery(usageQuery)
  return (
    <Card title="Usage in the last 30 days">
      {rows.length === 0 ? (
        <EmptyState title="No calls yet" text="Model calls are counted here by day." level={3} />
      ) : (
        <Table caption="Usage in the last 30 days" className="-mx-4 max-h-[60dvh] sm:-mx-5">
          <thead>
            <tr>
              <HeaderCell>Day</HeaderCell>
              <HeaderCell>Purpose</HeaderCell>
              <HeaderCell>Calls</HeaderCell>
              <HeaderCell>Failed</HeaderCell>
              <HeaderCell>Tokens in / out</HeaderCell>
              <HeaderCell>Time per call</HeaderCell>
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

/** Renders failures as "3: too slow 2, refused 1". */
function failuresText({ failures, outcomes }: UsageRow): string {
  if (failures === 0) return '0'
  const parts = Object.entries(outcomes)
    .filter(([outcome, times]) => outcome !== 'answered' && times > 0)
    .map(([outcome, times]) => `${callOutcomeLabels[outcome as CallOutcome].toLowerCase()} ${count(times)}`)
  return `${count(failures)}: ${parts.join(', ')}`
}
