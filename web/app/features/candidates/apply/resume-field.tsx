import { useEffect, useRef, useState } from 'react'
import { resumeProblem } from '#contract/domain/upload-limits.ts'
import { UploadError } from '#web/app/lib/put-file.ts'
import { Field } from '#web/app/ui/field.tsx'
import { Spinner } from '#web/app/ui/spinner.tsx'
import { toast } from '#web/app/ui/toast-store.ts'
import type { DraftResume } from './apply-draft.ts'
import type { Step2Form } from './apply-form.ts'
import { ResumeDropzone } from './resume-dropzone.tsx'
import { ResumeSending, ResumeSent } from './resume-state.tsx'
import { uploadResume } from './upload-resume.ts'
import type { ReadingNote } from './use-resume-reading.ts'

type ResumeFieldProps = {
  form: Step2Form
  resume: DraftResume | undefined
  onResumeChange: (resume: DraftResume | undefined) => void
  onUploadingChange: (isUploading: boolean) => void
  /** State of reading it. */
  note: ReadingNote
  /** True on the first step, where it is optional. */
  isFirst?: boolean
}

type Sending = { file: File; sentBytes: number; cancel: () => void }

/** One résumé, uploaded as soon as it is selected; it can be canceled, removed or replaced. */
export function ResumeField(props: ResumeFieldProps) {
  const { form, resume, onResumeChange, onUploadingChange, note, isFirst = false } = props
  const [sending, setSending] = useState<Sending>()
  const [failed, setFailed] = useState<{ file: File; text: string }>()
  const cancelOnLeave = useRef<() => void>(undefined)
  useEffect(() => () => cancelOnLeave.current?.(), [])

  async function take(file: File) {
    const problem = resumeProblem(file)
    if (problem) {
      toast({ ...problem, variant: 'destructive' })
      form.setError('resumeUrl', { message: problem.text })
      return
    }
    sending?.cancel()
    const controller = new AbortController()
    const { signal } = controller
    const cancel = () => controller.abort()
    cancelOnLeave.current = cancel
    form.clearErrors('resumeUrl')
    setFailed(undefined)
    setSending({ file, sentBytes: 0, cancel })
    onUploadingChange(true)
    try {
      const url = await uploadResume(file, {
        signal,
        onProgress: (sentBytes) => signal.aborted || setSending({ file, sentBytes, cancel }),
      })
      form.setValue('resumeUrl', url, { shouldDirty: true })
      onResumeChange({ url, name: file.name, size: file.size, uploadedAt: Date.now() })
      toast({ title: 'Resume uploaded successfully' })
    } catch (error) {
      if (signal.aborted) return
      const text = error instanceof UploadError ? error.message : 'Failed to upload file'
      toast({ title: 'Upload failed', text, variant: 'destructive' })
      setFailed({ file, text })
      form.setError('resumeUrl', { message: text })
    } finally {
      // Another file may have replaced it meanwhile.
      if (cancelOnLeave.current === cancel) {
        setSending(undefined)
        onUploadingChange(false)
      }
    }
  }

  function remove() {
    onResumeChange(undefined)
    form.setValue('resumeUrl', '', { shouldDirty: true })
  }

  const { error, invalid } = form.getFieldState('resumeUrl', form.formState)
  return (
    <Field
      label="Resume"
      isRequired={!isFirst}
      error={invalid ? error?.message : undefined}
      hint={hintOf(isFirst, Boolean(resume))}
      className="col-span-2"
    >
      {sending ? (
        <ResumeSending
          name={sending.file.name}
          sentBytes={sending.sentBytes}
          totalBytes={sending.file.size}
          onCancel={sending.cancel}
        />
      ) : null}
      {resume && !sending ? <ResumeSent resume={resume} onRemove={remove} /> : null}
      <ResumeDropzone
        control={form.control}
        text={sending || resume ? 'Replace with another file' : 'Drop your résumé here, or choose a file'}
        isCompact={Boolean(sending ?? resume)}
        onFile={(file) => void take(file)}
        onRetry={failed && !sending ? () => void take(failed.file) : undefined}
      />
      {note ? (
        <output className="flex items-center gap-2 text-sm text-ink-muted">
          {note.isBusy ? <Spinner /> : null}
          {note.text}
        </output>
      ) : null}
    </Field>
  )
}

function hintOf(isFirst: boolean, hasFile: boolean): string | undefined {
  const types = 'PDF, DOC or DOCX, up to 5 MB.'
  if (isFirst) return `Upload your résumé and we’ll fill in the form, or add it later. ${types}`
  return hasFile ? undefined : types
}
