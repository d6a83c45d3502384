import { useEffect, useRef, useState } from 'react'
import { defaultDocumentType, type DocumentType } from '#contract/domain/document-types.ts'
import { UploadError } from '#web/app/lib/put-file.ts'
import { toast } from '#web/app/ui/toast-store.ts'
import { useRefreshDocuments } from './document-queries.ts'
import { storedPercent, uploadDocument } from './upload-document.ts'

/** A selected file on its way to become a document. */
export type Upload = {
  key: number
  file: File
  documentType: DocumentType
  state: 'waiting' | 'sending' | 'failed' | 'cancelled' | 'done'
  /** Percent, 0 to 100. */
  progress: number
  error?: string
}

let lastKey = 0

/** The files of the upload dialog. Each is uploaded independently: one that fails or is canceled leaves the others alone. */
export function useUploads(applicationId: number) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const controllers = useRef(new Map<number, AbortController>())
  const stored = useRef(new Map<number, string>())
  const refresh = useRefreshDocuments(applicationId)
  useEffect(() => {
    const running = controllers.current
    return () => {
      for (const controller of running.values()) controller.abort()
    }
  }, [])

  const change = (key: number, to: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)))

  /** Resolves to an error sentence, to `null` when the file is a document, to `undefined` when canceled. */
  async function send({ key, file, documentType }: Upload): Promise<string | null | undefined> {
    const controller = new AbortController()
    const { signal } = controller
    controllers.current.set(key, controller)
    change(key, { state: 'sending', progress: 0, error: '' })
    try {
      await uploadDocument({
        applicationId,
        file,
        documentType,
        stored: stored.current.get(key),
        signal,
        onStored: (filename) => stored.current.set(key, filename),
        onProgress: (progress) => signal.aborted || change(key, { progress }),
      })
      change(key, { state: 'done' })
      return null
    } catch (error) {
      if (signal.aborted) {
        change(key, { state: 'cancelled', progress: 0 })
        return undefined
      }
      const text = error instanceof UploadError ? error.message : `Failed to upload ${file.name} to storage`
      change(key, { state: 'failed', error: text })
      return text
    } finally {
      controllers.current.delete(key)
    }
  }

  return {
    uploads,
    add: (files: readonly File[]) =>
      setUploads((before) => [
        ...before,
        ...files.map((file): Upload => {
          lastKey += 1
          return { key: lastKey, file, documentType: defaultDocumentType, state: 'waiting', progress: 0 }
        }),
      ]),
    setType: (key: number, documentType: DocumentType) => change(key, { documentType }),
    remove: (key: number) => setUploads((before) => before.filter((upload) => upload.key !== key)),
    cancel: (key: number) => controllers.current.get(key)?.abort(),
    /** Sends these files at once and sums it up in a toast; resolves to whether all of them are documents now. */
    run: async (chosen: readonly Upload[]): Promise<boolean> => {
      const outcomes = await Promise.all(chosen.map(send))
      const count = outcomes.filter((outcome) => outcome === null).length
      const problems = outcomes.filter((outcome) => typeof outcome === 'string')
      if (problems.length > 0) {
        toast({ variant: 'destructive', title: 'Upload failed', text: [...new Set(problems)].join(' ') })
      } else if (count > 0) {
        toast({ title: 'Upload successful', text: `${count} document(s) uploaded successfully.` })
      }
      await refresh()
      return count === chosen.length
    },
  }
}

/** False once its record is being written, which can't be undone. */
export const canCancel = ({ state, progress }: Upload) => state === 'sending' && progress < storedPercent
