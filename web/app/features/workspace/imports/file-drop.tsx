import { Upload } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { useDropzone } from 'react-dropzone'
import { importsApi } from '#contract/api/workspace/imports.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { cx } from '#web/app/ui/cx.ts'
import { AlertLine } from '#web/app/ui/alert-line.tsx'
import { Card } from '#web/app/ui/card.tsx'
import { linkClass } from '#web/app/ui/link-class.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { useUpload } from './import-queries.ts'

/** Takes a CSV file by drag and drop or from the file picker, and opens its import. */
export function FileDrop({ onRead }: { onRead: (id: number) => void }) {
  const id = useId()
  const { mutate, isPending, error } = useUpload((found) => onRead(found.id))
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: isPending,
    onDrop: ([file], [refused]) => {
      const chosen = file ?? refused?.file
      if (chosen) mutate(chosen)
    },
  })
  // The library hides the input from the keyboard and names it "file upload"; its own label is better.
  const {
    style: _hidden,
    'aria-label': _name,
    ...input
  } = getInputProps<ComponentProps<'input'>>({
    id,
    tabIndex: 0,
    'aria-describedby': `${id}-limits`,
    accept: '.csv,.txt,.tsv,text/csv',
    // Lets a corrected file of the same name count as a change.
    onClick: (event) => {
      event.currentTarget.value = ''
    },
  })
  return (
    <Card title="Import people">
      <div {...getRootProps({ role: 'presentation', tabIndex: -1 })} className="relative">
        <input {...input} disabled={isPending} className="peer sr-only" />
        <label
          htmlFor={id}
          className={cx(
            'flex min-h-24 flex-wrap items-center justify-center gap-2 rounded-md border border-dashed px-4 py-5 text-center transition-colors',
            'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
            isDragActive
              ? 'cursor-pointer border-accent bg-accent-soft text-on-accent-soft'
              : 'cursor-pointer border-rule-strong hover:border-ink-muted',
          )}
        >
          <Upload aria-hidden className="size-4 shrink-0" />
          {isPending ? 'Reading the file…' : 'Drop a CSV file here, or choose one'}
        </label>
        <p id={`${id}-limits`} className="mt-1.5 text-xs text-ink-muted">
          CSV, up to 20 MB and 50,000 rows. Exports from Bullhorn and plain spreadsheets are recognized.
        </p>
      </div>
      <AlertLine hasIcon className="mt-3">
        {error ? sentenceOf(error, 'The file couldn’t be read. Please try again.') : undefined}
      </AlertLine>
      <p className="mt-3 max-w-2xl text-sm text-ink-muted">
        You’ll choose what each column means and see every problem before anything is added. Importing emails nobody.
        Starting from scratch?{' '}
        <a className={linkClass()} href={endpointUrl(importsApi.template)} download>
          Download a template
        </a>
        .
      </p>
    </Card>
  )
}
