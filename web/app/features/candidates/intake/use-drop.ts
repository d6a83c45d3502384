import { useEffect, useRef, useState } from 'react'
import { intakeApi } from '#contract/api/candidates/intake.ts'
import { maxIntakeFiles } from '#contract/domain/intake.ts'
import { resumeProblem, uploadMimeType } from '#contract/domain/upload-limits.ts'
import { sentenceOf } from '#web/app/api/api-error.ts'
import { call } from '#web/app/api/call.ts'
import { putFile } from '#web/app/lib/put-file.ts'
import { refreshIntake } from './intake-queries.ts'

/** A file on its way. Those that have arrived are items, and leave this list. */
export type DroppedFile = {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** Why it failed. */
  problem?: string
  /** False for a file that will never be taken. */
  mayRetry: boolean
}

/** Files sent at the same time: enough to fill a connection, and a browser holds few of them in memory. */
const sentAtOnce = 3
const failure = 'This file wasn’t sent. Please try again.'
let lastKey = 0

/** Sends dropped files to the intake, a few at a time. */
export function useDrop() {
  const [files, setFiles] = useState<readonly DroppedFile[]>([])
  const [problem, setProblem] = useState<string>()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  const change = (key: number, state: DroppedFile['state'], reason?: string) =>
    setFiles((now) =>
      now.map((one) => (one.key === key ? { ...one, state, ...(reason ? { problem: reason } : {}) } : one)),
    )
  const remove = (key: number) => setFiles((now) => now.filter((one) => one.key !== key))

  async function sendOne({ key, file }: DroppedFile, address: string) {
    change(key, 'sending')
    try {
      await putFile(new URL(address), file, {
        type: uploadMimeType(file) ?? '',
        failure,
        signal: leaving.current.signal,
        onProgress: () => undefined,
      })
      remove(key)
    } catch (error) {
      change(key, 'failed', sentenceOf(error, failure))
    }
  }

  async function send(some: readonly DroppedFile[]) {
    if (some.length === 0) return
    try {
      const { uploads } = await call(intakeApi.start, {
        body: {
          files: some.map(({ file }) => ({ originalName: file.name, fileSize: file.size, mimeType: file.type })),
        },
      })
      const waiting = some.map((one, at) => ({ one, address: uploads[at]?.uploadURL ?? '' }))
      const next = async (): Promise<void> => {
        const first = waiting.shift()
        if (!first || leaving.current.signal.aborted) return
        await sendOne(first.one, first.address)
        return next()
      }
      await Promise.all(Array.from({ length: sentAtOnce }, next))
    } catch (error) {
      for (const { key } of some) change(key, 'failed', sentenceOf(error, failure))
    }
    await refreshIntake()
  }

  function drop(chosen: readonly File[]) {
    setProblem(
      chosen.length > maxIntakeFiles
        ? `You dropped ${chosen.length} files. Please drop at most ${maxIntakeFiles} at once.`
        : undefined,
    )
    if (chosen.length > maxIntakeFiles) return
    const dropped = chosen.map((file): DroppedFile => {
      const refusal = resumeProblem(file)
      const key = ++lastKey
      return refusal
        ? { key, file, state: 'failed', problem: refusal.text, mayRetry: false }
        : { key, file, state: 'waiting', mayRetry: true }
    })
    setFiles((now) => [...now, ...dropped])
    void send(dropped.filter(({ mayRetry }) => mayRetry))
  }

  return { files, problem, drop, remove, retry: (one: DroppedFile) => void send([one]) }
}
