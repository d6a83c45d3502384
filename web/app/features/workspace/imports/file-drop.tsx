import { Upload } from 'lucide-react'
import { useState } from 'react'
import { importsApi } from '#contract/api/workspace/imports.ts'
import { importKinds, type ImportKind } from '#contract/domain/imports.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { cx } from '#web/app/ui/cx.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { Field } from '#web/app/ui/field.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { Select } from '#web/app/ui/select.tsx'
import { useFileDrop } from '#web/app/ui/use-file-drop.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { importWords } from './import-words.ts'
import { useUpload } from './import-queries.ts'

/** Takes a CSV file by drag and drop or from the file picker, and opens its import. */
export function FileDrop({ onRead }: { onRead: (id: number) => void }) {
  const [kind, setKind] = useState<ImportKind>('candidates')
  const { mutate, isPending, error } = useUpload(kind, (found) => onRead(found.id))
  const drop = useFileDrop({
    accept: '.csv,.txt,.tsv,text/csv',
    isMultiple: false,
    isDisabled: isPending,
    onFiles: ([file]) => file && mutate(file),
  })
  return (
    <Card title="Import a file">
      <Field label="Rows of the file" className="mb-4 max-w-60">
        <Select
          options={importKinds.map((value) => ({ value, label: importWords[value].kind }))}
          value={kind}
          onValueChange={setKind}
        />
      </Field>
      <div {...drop.root}>
        <input {...drop.input} />
        <label {...drop.label} className={cx('min-h-24 py-5', drop.label.className)}>
          <Upload aria-hidden className="size-4 shrink-0" />
          {isPending ? 'Reading the file…' : 'Drop a CSV file here, or choose one'}
        </label>
        <p id={drop.limits} className="mt-1.5 text-xs text-ink-muted">
          CSV, up to 20 MB and 50,000 rows. Exports from Bullhorn and plain spreadsheets are recognized.
        </p>
      </div>
      <AlertLine hasIcon className="mt-3">
        {error ? sentenceOf(error, 'The file couldn’t be read. Please try again.') : undefined}
      </AlertLine>
      <p className="mt-3 max-w-2xl text-sm text-ink-muted">
        You’ll choose what each column means and see every problem before anything is added. Importing emails nobody.
        Starting from scratch?{' '}
        <a className={linkClass()} href={endpointUrl(importsApi.template, {}, { kind })} download>
          Download a template
        </a>
        .
      </p>
    </Card>
  )
}
