import { test } from 'vitest'
import {
  acceptAttribute,
  documentProblem,
  extensionOf,
  resumeLimits,
  resumeProblem,
  takeDocuments,
  tooManyFiles,
  uploadMimeType,
} from './upload-limits.ts'

const mb = 1024 * 1024

test('a résumé is a PDF, DOC or DOCX by type or extension, up to 5 MB to the byte', ({ expect }) => {
  expect(resumeProblem({ name: 'Ann.PDF', size: 5 * mb })).toBeNull()
  expect(resumeProblem({ name: 'resume', size: 10, type: 'application/pdf' })).toBeNull()
  expect(resumeProblem({ name: 'résumé.final.docx', size: 10, type: '' })).toBeNull()
  expect(resumeProblem({ name: 'a.pdf', size: 5 * mb + 1 })).toEqual({
    title: 'File too large',
    text: 'Please upload a file smaller than 5MB',
  })
  for (const name of ['a.exe', 'a.pdf.exe', 'a.txt', 'pdf', '.pdf', 'a.', '']) {
    expect(resumeProblem({ name, size: 10 }), name).toEqual({
      title: 'Invalid file type',
      text: 'Please upload a PDF, DOC, or DOCX document',
    })
  }
  expect(resumeProblem({ name: 'a.pdf', size: 0 })?.title).toBe('Empty file')
  expect(resumeProblem({ name: 'a.pdf', size: Number.NaN })?.title).toBe('Empty file')
})

test('a staff document may be text too, up to 10 MB, by its extension alone', ({ expect }) => {
  expect(documentProblem({ name: 'notes.txt', size: 10 * mb })).toBeNull()
  expect(documentProblem({ name: 'notes.txt', size: 10 * mb + 1 })).toBe('notes.txt is too large (max 10MB)')
  expect(documentProblem({ name: 'run.sh', size: 1, type: 'application/pdf' })).toBe('run.sh has an invalid file type')
  expect(documentProblem({ name: 'a.pdf', size: 0 })).toBe('a.pdf is empty')
})

test('accepts five documents at most, existing and chosen together', ({ expect }) => {
  const files = [
    { name: 'a.pdf', size: 1 },
    { name: 'b.pdf', size: 1 },
  ]
  expect(takeDocuments(files, { existing: 3 })).toEqual({ taken: files, problem: null })
  expect(takeDocuments(files, { existing: 3, chosen: 1 })).toEqual({
    taken: [],
    problem: { title: 'Too many files', text: 'You can upload a maximum of 5 documents total. 1 slot remaining.' },
  })
  expect(tooManyFiles(2).text).toBe('You can upload a maximum of 5 documents total. 3 slots remaining.')
  expect(tooManyFiles(9).text).toBe('You can upload a maximum of 5 documents total. 0 slots remaining.')
})

test('good files are kept when others are refused, each with its sentence', ({ expect }) => {
  const good = { name: 'a.pdf', size: 1 }
  const { taken, problem } = takeDocuments([{ name: 'b.exe', size: 1 }, good, { name: 'c.doc', size: 11 * mb }], {
    existing: 0,
  })
  expect(taken).toEqual([good])
  expect(problem).toEqual({
    title: 'File validation errors',
    text: 'b.exe has an invalid file type\nc.doc is too large (max 10MB)',
  })
})

test('extensions and types', ({ expect }) => {
  expect(acceptAttribute(resumeLimits.extensions)).toBe('.pdf,.doc,.docx')
  expect(extensionOf('a/b.C.PdF')).toBe('pdf')
  expect(uploadMimeType({ name: 'a.docx', type: 'application/zip' })).toMatch(/wordprocessingml/)
  expect(uploadMimeType({ name: 'a', type: 'Text/Plain; charset=utf-8' })).toBe('text/plain')
  for (const name of ['a.constructor', 'a.toString', 'a.html']) expect(uploadMimeType({ name }), name).toBeUndefined()
})
