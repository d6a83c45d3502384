import { useCallback, useEffect, useRef, useState } from 'react'
import { engineLabels } from '#contract/domain/intelligence.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import type { DraftResume } from './apply-draft.ts'
import type { Step1Form, Step2Form } from './apply-form.ts'
import {
  fillForms,
  readableFields,
  readUploadedResume,
  type ReadableField,
  type FilledFields,
} from './fill-from-resume.ts'

/** State of reading the résumé, in a sentence; null without a résumé. */
export type ReadingNote = { text: string; isBusy: boolean } | null

/**
 * Reads an uploaded résumé and fills in empty fields. When that fails, the file is still there, and applicants fill in the
 * fields themselves.
 */
export function useResumeReading(forms: { form1: Step1Form; form2: Step2Form; now: Date }): {
  filled: FilledFields
  note: ReadingNote
  read: (resume: DraftResume | undefined) => void
} {
  const { form1, form2, now } = forms
  const [filled, setFilled] = useState<FilledFields>(new Set())
  // The current value for callbacks that run between two renderings.
  const known = useRef(filled)
  const update = useCallback((names: FilledFields) => {
    known.current = names
    setFilled(names)
  }, [])
  const [note, setNote] = useState<ReadingNote>(null)
  const latest = useRef<string>(undefined)
  const isWriting = useRef(false)

  // A field that the applicant changes no longer counts as filled in.
  const { subscribe: subscribeToStep1 } = form1
  const { subscribe: subscribeToStep2 } = form2
  useEffect(() => {
    const unmark = ({ name }: { name?: string }) => {
      if (isWriting.current || !known.current.has(name as ReadableField)) return
      const after = new Set(known.current)
      after.delete(name as ReadableField)
      update(after)
    }
    const formState = { values: true }
    const stops = [subscribeToStep1({ formState, callback: unmark }), subscribeToStep2({ formState, callback: unmark })]
    return () => stops.forEach((stop) => stop())
  }, [subscribeToStep1, subscribeToStep2, update])

  async function readAndFill(resume: DraftResume) {
    const found = await readUploadedResume(resume.url).catch(() => undefined)
    if (latest.current !== resume.url) return
    if (found?.state !== 'read') {
      const why = found?.message ?? 'We couldn’t read your résumé.'
      setNote({ text: `${why} Please fill in the form yourself.`, isBusy: false })
      return
    }
    isWriting.current = true
    const names = fillForms(found, { form1, form2, filled: known.current, now })
    isWriting.current = false
    update(names)
    const count = readableFields.filter((field) => names.has(field)).length
    setNote({
      text:
        count === 0
          ? 'We read your résumé and found nothing to add.'
          : `We filled in ${count} ${count === 1 ? 'field' : 'fields'} from your résumé. Please review ${count === 1 ? 'it' : 'them'}. Read by: ${engineLabels[found.engine]}.`,
      isBusy: false,
    })
    if (count > 0) toast({ title: 'Résumé read', text: 'Please review the marked fields.' })
  }

  function read(resume: DraftResume | undefined) {
    latest.current = resume?.url
    setNote(resume ? { text: 'Reading your résumé…', isBusy: true } : null)
    if (resume) void readAndFill(resume)
  }

  return { filled, note, read }
}
