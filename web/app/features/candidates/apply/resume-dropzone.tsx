import { Upload } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useDropzone } from 'react-dropzone'
import { useController, type Control } from 'react-hook-form'
import type { ApplyStep2 } from '#contract/domain/application-form-rules.ts'
import { acceptAttribute, resumeLimits } from '#contract/domain/upload-limits.ts'
import { Button } from '#web/app/ui/button.tsx'
import { cx } from '#web/app/ui/cx.ts'
import { useControlAria } from '#web/app/ui/field-context.ts'
import type { Step2Input } from './apply-form.ts'

type ResumeDropzoneProps = {
  control: Control<Step2Input, unknown, ApplyStep2>
  text: string
  /** Lower, for a form that has a file already. */
  isCompact: boolean
  onFile: (file: File) => void
  /** Given after a failed upload. */
  onRetry: (() => void) | undefined
}

/** Takes one file by drag and drop or from the file picker. The caller checks it, and says why it can't be used. */
export function ResumeDropzone({ control, text, isCompact, onFile, onRetry }: ResumeDropzoneProps) {
  const { field } = useController({ control, name: 'resumeUrl' })
  const aria = useControlAria()
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejections) => {
      const file = accepted[0] ?? rejections[0]?.file
      if (file) onFile(file)
    },
  })
  // The library hides the input from the keyboard and names it "file upload"; the field's label is better.
  const {
    style: _hidden,
    'aria-label': _name,
    ...input
  } = getInputProps<ComponentProps<'input'>>({
    ...aria,
    ref: field.ref,
    tabIndex: 0,
    accept: acceptAttribute(resumeLimits.extensions),
    // Lets a corrected file of the same name count as a change.
    onClick: (event) => {
      event.currentTarget.value = ''
    },
  })
  return (
    <div {...getRootProps({ role: 'presentation', tabIndex: -1 })} className="relative rounded-md">
      <input {...input} className="peer sr-only" />
      <label
        htmlFor={aria.id}
        className={cx(
          'flex cursor-pointer flex-wrap items-center justify-center gap-2 rounded-md border border-dashed px-4 text-center text-sm transition-colors',
          isCompact ? 'min-h-11 py-2' : 'min-h-16 py-3 sm:min-h-24 sm:py-5',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-aria-invalid:border-danger',
          isDragActive
            ? 'border-accent bg-accent-soft text-on-accent-soft'
            : 'border-rule-strong bg-paper-raised hover:border-ink-muted',
        )}
      >
        <Upload aria-hidden className="size-4 shrink-0" />
        {isDragActive ? 'Drop the file to upload it' : text}
      </label>
      {onRetry ? (
        <Button size="sm" className="mt-2" onClick={onRetry}>
          Try this file again
        </Button>
      ) : null}
    </div>
  )
}
