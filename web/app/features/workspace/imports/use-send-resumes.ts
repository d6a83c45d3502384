import { useEffect, useRef, useState } from 'react'
import { importsApi } from '#contract/api/workspace/imports.ts'
import { importLimits } from '#contract/domain/imports.ts'
import { endpointUrl } from '#contract/endpoint.ts'
import { ApiError, offline, sentenceOf } from '#web/app/api/api-error.ts'
import { call, errorOf } from '#web/app/api/call.ts'
import { refreshImports } from './import-queries.ts'
import { matchResumes, type MatchedRow, type NamedRow, type ResumeMatches } from './match-resumes.ts'
import { unpackZipEntry } from './unpack-zip-entry.ts'
import { readZipDirectory, ZipProblem } from './zip-directory.ts'

/** A row whose file wasn't taken. */
export type FailedRow = { row: number; file: string; reason: string }
export type SentResumes = { found: ResumeMatches; sent: number; failed: readonly FailedRow[] }

/** Files sent at the same time: enough to fill a connection, and each is in memory while it is sent. */
const sentAtOnce = 3
const failure = 'This file wasn’t sent. Choose the ZIP again to send it.'

/**
 * Sends the résumés of a ZIP to the rows of an import that name them. The ZIP stays in the browser. Files that have arrived
 * aren't sent again, so choosing the ZIP again continues where a closed tab ended.
 */
export function useSendResumes(id: number) {
  const [state, setState] = useState<SentResumes>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  async function sendAll(zip: File) {
    const { signal } = leaving.current
    const rows = await namedRows(id)
    const found = matchResumes(rows, await readZipDirectory(zip))
    const failed: FailedRow[] = found.missing.map(({ row, file, reason }) => ({ row, file, reason }))
    setState({ found, sent: 0, failed })
    const waiting = [...found.matched]
    let sent = 0
    const next = async (): Promise<void> => {
      const one = waiting.shift()
      if (!one || signal.aborted) return
      try {
        await sendOne(id, zip, one, signal)
        sent += 1
      } catch (error) {
        if (signal.aborted) return
        // Without the server or the session, the other files would fail too.
        if (mustStop(error)) waiting.length = 0
        failed.push({ row: one.row, file: one.file, reason: reasonOf(error) })
      }
      setState({ found, sent, failed: [...failed] })
      return next()
    }
    await Promise.all(Array.from({ length: sentAtOnce }, next))
  }

  async function send(zip: File) {
    setProblem(undefined)
    setState(undefined)
    if (zip.size > importLimits.zipBytes) {
      setProblem('This ZIP is larger than 500 MB. Split it, then add one after the other.')
      return
    }
    setIsBusy(true)
    try {
      await sendAll(zip)
    } catch (error) {
      setProblem(reasonOf(error, 'The ZIP couldn’t be read. Please try again.'))
    }
    setIsBusy(false)
    await refreshImports()
  }

  return { state, problem, isBusy, send: (zip: File) => void send(zip) }
}

const reasonOf = (error: unknown, otherwise = failure): string =>
  error instanceof ZipProblem ? error.message : sentenceOf(error, otherwise)

const mustStop = (error: unknown): boolean => error instanceof ApiError && [0, 401, 403].includes(error.status)

/** Every row that names a file. */
async function namedRows(id: number): Promise<NamedRow[]> {
  const rows: NamedRow[] = []
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await call(importsApi.resumes, { params: { id }, query: { cursor } })
    rows.push(...items)
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
  return rows
}

async function sendOne(id: number, zip: File, { row, entry }: MatchedRow, signal: AbortSignal): Promise<void> {
  const file = await unpackZipEntry(zip, entry)
  let response: Response
  try {
    response = await fetch(endpointUrl(importsApi.addResume, { id, row }), {
      method: importsApi.addResume.method,
      body: file,
      credentials: 'same-origin',
      signal,
    })
  } catch {
    throw offline()
  }
  if (!response.ok) throw await errorOf(response)
}
