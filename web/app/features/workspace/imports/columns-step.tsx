import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { importsApi, type ImportDetail } from '#contract/api/workspace/imports.ts'
import { importPresets, presetColumns } from '#contract/domain/import-presets.ts'
import {
  columnsProblem,
  hasExternalIds,
  importFields,
  isReplaceable,
  maxSourceLength,
  type ImportKind,
} from '#contract/domain/imports.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Button } from '#web/app/ui/button.tsx'
import { Checkbox } from '#web/app/ui/checkbox.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { Select } from '#web/app/ui/select.tsx'
import { TextInput } from '#web/app/ui/text-input.tsx'
import { refreshImports } from './import-queries.ts'

const leftOut = 'none'

/** Says for each column of a file which field it fills. */
export function ColumnsStep({ found, onChecked }: { found: ImportDetail; onChecked: () => void }) {
  const [columns, setColumns] = useState(found.columns)
  const [replacing, setReplacing] = useState(found.overwrites)
  const [source, setSource] = useState(found.source ?? '')
  const hasIds = hasExternalIds(columns)
  const overwrites = replacing.filter((key) => columns.includes(key))
  const check = useMutation({
    mutationFn: () =>
      call(importsApi.check, {
        params: { id: found.id },
        body: { columns, overwrites, ...(hasIds ? { source } : {}) },
      }),
    onSuccess: async () => {
      await refreshImports()
      onChecked()
    },
  })
  const problem =
    columnsProblem(found.kind, columns) ??
    (check.error ? sentenceOf(check.error, 'The check didn’t start.') : undefined)
  const options = [
    { value: leftOut, label: 'Leave out' },
    ...importFields[found.kind].map(({ key, label }) => ({ value: key, label })),
  ]
  return (
    <Card title="What does each column mean?">
      <p className="max-w-2xl text-sm text-ink-muted">
        {found.isRemembered
          ? 'These are your choices from the last file with the same columns.'
          : 'We guessed from the headers and the first rows. Change what isn’t right.'}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-muted">
        Or use a preset:
        {importPresets.map(({ value, label }) => (
          <Button
            key={value}
            size="sm"
            onClick={() => {
              setColumns(presetColumns(value, found.kind, found.headers))
              if (value === 'bullhorn' && source === '') setSource('Bullhorn')
            }}
          >
            {label}
          </Button>
        ))}
      </p>
      <ul className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {found.headers.map((header, at) => {
          const field = columns[at] ?? ''
          const examples = found.samples.flatMap((cells) => cells[at]?.trim() || []).slice(0, 3)
          return (
            // Columns have no other identity than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="min-w-0">
              <Field
                label={header.trim() || `Column ${at + 1}`}
                hint={
                  <span className="line-clamp-1 wrap-anywhere">
                    {examples.join(' · ') || 'Empty in the first rows'}
                  </span>
                }
              >
                <Select
                  options={options}
                  value={field || leftOut}
                  onValueChange={(key) => setColumns(columns.with(at, key === leftOut ? '' : key))}
                />
              </Field>
            </li>
          )
        })}
      </ul>
      <Replacing kind={found.kind} columns={columns} chosen={replacing} onChange={setReplacing} />
      {hasIds ? (
        <Field
          label="System that the IDs come from"
          hint="Later files with its IDs find the same records."
          className="mt-4 max-w-60"
        >
          <TextInput value={source} maxLength={maxSourceLength} onChange={(event) => setSource(event.target.value)} />
        </Field>
      ) : null}
      <AlertLine hasIcon className="mt-4">
        {problem}
      </AlertLine>
      <p className="mt-4">
        <Button
          variant="primary"
          isBusy={check.isPending}
          disabled={columnsProblem(found.kind, columns) !== undefined || (hasIds && source.trim() === '')}
          onClick={() => check.mutate()}
        >
          Check the rows
        </Button>
      </p>
    </Card>
  )
}

type ReplacingProps = {
  kind: ImportKind
  columns: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Fields of which the file knows better than the records do. */
function Replacing({ kind, columns, chosen, onChange }: ReplacingProps) {
  const fields = importFields[kind].filter(({ key }) => columns.includes(key) && isReplaceable(kind, key))
  if (fields.length === 0) return null
  return (
    <fieldset className="mt-5 border-t border-rule pt-4">
      <legend className="float-left text-sm font-medium">Where your file is newer</legend>
      <p className="clear-both max-w-2xl text-sm text-ink-muted">
        Columns fill what a record leaves empty. Select those that also replace what it says.
      </p>
      <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {fields.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={label}
            checked={chosen.includes(key)}
            onCheckedChange={(isOn) => onChange(isOn ? [...chosen, key] : chosen.filter((other) => other !== key))}
          />
        ))}
      </div>
    </fieldset>
  )
}
