const megabyte = 1024 * 1024

/** A message as a toast shows it. */
export type UploadProblem = { title: string; text: string }

/** Facts about a file before it is sent: size in bytes, type as the browser names it (may be empty). */
export type FileFacts = { name: string; size: number; type?: string }

/** The media type of each extension that may be uploaded; the extension decides, since browsers guess types poorly. */
export const mimeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const

export type UploadExtension = keyof typeof mimeTypes

/** An applicant's résumé: one file. */
export const resumeLimits = { maxBytes: 5 * megabyte, extensions: ['pdf', 'doc', 'docx'] } as const

/** Documents that staff add to an application. */
export const documentLimits = {
  maxFiles: 5,
  maxBytes: 10 * megabyte,
  extensions: ['pdf', 'doc', 'docx', 'txt'],
} as const

/** The signed document of an agreement with a firm. */
export const agreementFileLimits = { maxBytes: 10 * megabyte, extensions: ['pdf', 'docx'] } as const

/** The `accept` attribute of a file input: ".pdf,.doc,.docx". */
export function acceptAttribute(extensions: readonly UploadExtension[]): string {
  return extensions.map((extension) => `.${extension}`).join(',')
}

/** The extension of a file name in lower case, without the dot; empty when it has none ("resume", ".pdf"). */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/** The media type to store a file under, by its extension or else its declared type; undefined when neither is known. */
export function uploadMimeType({ name, type }: Omit<FileFacts, 'size'>): string | undefined {
  const extension = extensionOf(name)
  if (Object.hasOwn(mimeTypes, extension)) return mimeTypes[extension as UploadExtension]
  return Object.values(mimeTypes).find((known) => known === mediaType(type))
}

/**
 * Why a file can't be a résumé, or null. "By type or extension": a file named "resume" with the type of a
 * PDF is one. The bytes are checked when they arrive; this is what can be said before.
 */
export function resumeProblem(file: FileFacts): UploadProblem | null {
  if (!allowed(file, resumeLimits.extensions)) {
    return { title: 'Invalid file type', text: 'Please upload a PDF, DOC, or DOCX document' }
  }
  if (file.size > resumeLimits.maxBytes) {
    return { title: 'File too large', text: 'Please upload a file smaller than 5MB' }
  }
  if (!(file.size > 0)) return { title: 'Empty file', text: 'This file is empty. Please choose another one' }
  return null
}

/** The sentence on one staff document, or null. The problems of all files are shown under one title. */
export function documentProblem(file: FileFacts): string | null {
  if (file.size > documentLimits.maxBytes) return `${file.name} is too large (max 10MB)`
  if (!allowed(file, documentLimits.extensions, 'extension')) return `${file.name} has an invalid file type`
  if (!(file.size > 0)) return `${file.name} is empty`
  return null
}

/** The sentence on a file that can't be the document of an agreement, or null. */
export function agreementFileProblem(file: FileFacts): string | null {
  if (!allowed(file, agreementFileLimits.extensions, 'extension')) return 'Please upload a PDF or DOCX document.'
  if (file.size > agreementFileLimits.maxBytes) return 'Please upload a file smaller than 10MB.'
  if (!(file.size > 0)) return 'This file is empty. Please choose another one.'
  return null
}

/** The number of documents that may be added to an application with `existing` ones. */
export function documentSlots(existing: number): number {
  return Math.max(0, documentLimits.maxFiles - existing)
}

/** "Too many files", with the slots that an application with `existing` documents has left. */
export function tooManyFiles(existing: number): UploadProblem {
  const slots = documentSlots(existing)
  const left = `${slots} ${slots === 1 ? 'slot' : 'slots'} remaining.`
  return {
    title: 'Too many files',
    text: `You can upload a maximum of ${documentLimits.maxFiles} documents total. ${left}`,
  }
}

export const noFilesSelected: UploadProblem = {
  title: 'No files selected',
  text: 'Please select at least one document to upload.',
}

/**
 * Which of the newly chosen files may join those already chosen (`chosen`) and stored (`existing`, both counts).
 * Too many: none is taken. Otherwise the good ones are, and the sentences of the bad ones are joined, one per line.
 */
export function takeDocuments<F extends FileFacts>(
  files: readonly F[],
  { existing, chosen = 0 }: { existing: number; chosen?: number },
): { taken: F[]; problem: UploadProblem | null } {
  if (files.length > documentSlots(existing + chosen)) return { taken: [], problem: tooManyFiles(existing + chosen) }
  const sentences = files.map(documentProblem).filter((sentence) => sentence !== null)
  const taken = files.filter((file) => documentProblem(file) === null)
  return {
    taken,
    problem: sentences.length > 0 ? { title: 'File validation errors', text: sentences.join('\n') } : null,
  }
}

function allowed(file: FileFacts, extensions: readonly UploadExtension[], by?: 'extension'): boolean {
  const extension = extensionOf(file.name)
  if (extensions.some((allowedOne) => allowedOne === extension)) return true
  return by !== 'extension' && extensions.some((allowedOne) => mimeTypes[allowedOne] === mediaType(file.type))
}

/** The type without parameters: "text/plain; charset=utf-8" is "text/plain". */
function mediaType(type: string | undefined): string {
  return (type ?? '').split(';', 1).join('').trim().toLowerCase()
}
