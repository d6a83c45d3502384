import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '#web/app/ui/toast-store.ts'
import type { DraftResume } from './apply-draft.ts'
import type { Step1Form, Step2Form } from './apply-form.ts'
import {
  fillForms,
  readableFields,
  readUploadedResume,
  type ReadableField,
  type ReadFields,
} from './fill-from-resume.ts'

/** What became of reading the résumé, in a sentence; null where there is nothing to say. */
export type ReadingNote = { text: string; isBusy: boolean } | null

/**
 * Reads a résumé that has just arrived and fills what is empty. Anything that goes wrong costs only the convenience: the
 * file is there, and the fields are typed by hand.
 */
export function useResumeReading(forms: { form1: Step1Form; form2: Step2Form; now: Date }): {
  filled: ReadFields
  note: ReadingNote
  read: (resume: DraftResume | undefined) => void
} {
  const { form1, form2, now } = forms
  const [filled, setFilled] = useState<ReadFields>(new Set())
  // The same for what runs between two drawings.
  const known = useRef(filled)
  const keep = useCallback((names: ReadFields) => {
    known.current = names
    setFilled(names)
  }, [])
  const [note, setNote] = useState<ReadingNote>(null)
  const latest = useRef<string>(undefined)
  const isFilling = useRef(false)

  // What the applicant changes is theirs from then on.
  useEffect(() => {
    const forget = ({ name }: { name?: string }) => {
      if (isFilling.current || !known.current.has(name as ReadableField)) return
      const after = new Set(known.current)
      after.delete(name as ReadableField)
      keep(after)
    }
    const formState = { values: true }
    const stops = [form1.subscribe({ formState, callback: forget }), form2.subscribe({ formState, callback: forget })]
    return () => stops.forEach((stop) => stop())
  }, [form1, form2, keep])

  async function readAndFill(resume: DraftResume) {
    const found = await readUploadedResume(resume.url).catch(() => undefined)
    if (latest.current !== resume.url) return
    if (found?.state !== 'read') {
      const why = found?.message ?? 'Your resume could not be read just now.'
      setNote({ text: `${why} Please fill in the fields yourself.`, isBusy: false })
      return
    }
    isFilling.current = true
    const names = fillForms(found, { form1, form2, filled: known.current, now })
    isFilling.current = false
    keep(names)
    const count = readableFields.filter((field) => names.has(field)).length
    setNote({
      text:
        count === 0
          ? 'Your resume was read. Nothing was changed.'
          : `${count} ${count === 1 ? 'field was' : 'fields were'} filled in from your resume. Please check them.`,
      isBusy: false,
    })
    if (count > 0) toast({ title: 'Resume read', text: 'The fields it fills are marked. Please check them.' })
  }

  function read(resume: DraftResume | undefined) {
    latest.current = resume?.url
    setNote(resume ? { text: 'Reading your resume…', isBusy: true } : null)
    if (resume) void readAndFill(resume)
  }

  return { filled, note, read }
}
