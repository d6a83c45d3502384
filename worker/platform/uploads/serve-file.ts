import { cleanLine } from '#contract/domain/plain-text.ts'
import { mimeTypes } from '#contract/domain/upload-limits.ts'

// Characters that mean something to a header, a path or a shell, and marks that turn the reading direction around.
const unsafe = /["\\/:*?<>|%;]|[\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g

/** Longest base of a file name: 150 characters of any script stay under the 255 bytes that most file systems take. */
const maxBase = 60

/**
 * A file name that is safe to show, to put in a header and to save: one line, no path, no marks that hide its end, and the
 * extension of what the file is (`cv.pdf.exe` that holds a PDF becomes `cv.pdf.pdf`).
 *
 * @param name What the uploader called it; may be empty or hostile.
 * @param extension Without the dot, ours.
 */
export function safeFileName(name: string, extension: string): string {
  const base = cleanLine(name.replace(unsafe, ' '))
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replace(/^[.\s]+/, '')
  // The end of what is kept, not of what was given: a pattern for an end begins at each dot of a long name.
  const short = [...base]
    .slice(0, maxBase)
    .join('')
    .replace(/[.\s]+$/, '')
  return `${short || 'file'}.${extension}`
}

/**
 * Content-Disposition by RFC 6266: an ASCII name for old readers, the whole name in UTF-8 for the rest.
 *
 * @param name From `safeFileName`.
 */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7E]/g, '_')
    .replaceAll(/["\\%]/g, '_')
  // RFC 8187 allows fewer characters than encodeURIComponent leaves alone.
  const utf8 = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${utf8}`
}

const shownTypes: ReadonlySet<string> = new Set([mimeTypes.pdf, mimeTypes.txt])

/**
 * A stored file as an answer: streamed, never cached by anyone, unable to run or load anything should a browser show it.
 *
 * @param file.name From `safeFileName`.
 * @param file.isShown Inline instead of as a download; honored for PDF and plain text, which browsers show as they are.
 */
export function fileResponse(
  object: Pick<R2ObjectBody, 'body' | 'size'>,
  file: { name: string; mimeType: string; isShown: boolean },
): Response {
  const isInline = file.isShown && shownTypes.has(file.mimeType)
  return new Response(object.body, {
    headers: {
      'Content-Type': file.mimeType === 'text/plain' ? 'text/plain; charset=utf-8' : file.mimeType,
      'Content-Length': String(object.size),
      'Content-Disposition': contentDisposition(isInline ? 'inline' : 'attachment', file.name),
      'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })
}

/** A file that was made for this answer, to be saved under a name. */
export function madeFile(
  content: string | Uint8Array<ArrayBuffer>,
  { name, mimeType }: { name: string; mimeType: string },
): Response {
  const blob = new Blob([content])
  return fileResponse({ body: blob.stream(), size: blob.size }, { name, mimeType, isShown: false })
}
