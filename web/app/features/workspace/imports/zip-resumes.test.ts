import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, test } from 'vitest'
import { matchResumes } from './match-resumes.ts'
import { unpackZipEntry } from './unpack-zip-entry.ts'
import { readZipDirectory } from './zip-directory.ts'

const pdf = (text: string) => strToU8(`%PDF-1.7\n${text.repeat(50)}\n%%EOF\n`)
const zipOf = (files: Zippable) => zipSync(files)
const blob = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>])
const read = (bytes: Uint8Array) => readZipDirectory(blob(bytes))
const row = (at: number, file: string) => ({ row: at, file, isReceived: false })

/** Changes bytes of a copy. @param at Where they begin, from the view of the whole. */
function changed(bytes: Uint8Array, change: (view: DataView, end: number, directory: number) => void): Uint8Array {
  const copy = bytes.slice()
  const view = new DataView(copy.buffer)
  const end = copy.byteLength - 22
  change(view, end, view.getUint32(end + 16, true))
  return copy
}
async function unpackFirst(bytes: Uint8Array): Promise<string> {
  const [entry] = await read(bytes)
  if (!entry) throw new Error('no entry')
  return (await unpackZipEntry(blob(bytes), entry)).text()
}

describe('the directory of a ZIP', () => {
  test('lists files without folders and what operating systems add', async () => {
    const bytes = zipOf({
      'cv/': new Uint8Array(),
      'cv/Ann.pdf': pdf('a'),
      '__MACOSX/._Ann.pdf': pdf('x'),
      '.DS_Store': pdf('x'),
    })
    expect((await read(bytes)).map(({ path }) => path)).toEqual(['cv/Ann.pdf'])
    expect(await unpackFirst(bytes)).toContain('aaaa')
    expect(await unpackFirst(zipSync({ 'a.pdf': [pdf('stored'), { level: 0 }] }))).toContain('stored')
  })

  test('reads names of older programs', async () => {
    const plain = changed(zipOf({ 'R_sum_.pdf': pdf('a') }), (view, _end, directory) => {
      view.setUint8(directory + 46 + 1, 0x82)
      view.setUint8(directory + 46 + 5, 0x82)
    })
    expect((await read(plain)).map(({ path }) => path)).toEqual(['Résumé.pdf'])
  })

  test('refuses a file that isn’t one whole ZIP', async () => {
    const bytes = zipOf({ 'a.pdf': pdf('a'), 'b.pdf': pdf('b') })
    const whole = /isn’t a complete ZIP/
    await expect(read(strToU8('Name,Email\nAnn,ann@example.com'))).rejects.toThrow(whole)
    await expect(read(new Uint8Array())).rejects.toThrow(whole)
    await expect(read(bytes.subarray(0, bytes.byteLength - 30))).rejects.toThrow(whole)
    await expect(read(bytes.subarray(40))).rejects.toThrow(whole)
    const wrongCount = changed(bytes, (view, end) => [8, 10].forEach((at) => view.setUint16(end + at, 3, true)))
    await expect(read(wrongCount)).rejects.toThrow(whole)
    const outside = changed(bytes, (view, _end, directory) => view.setUint32(directory + 42, 0xfff_ffff, true))
    await expect(read(outside)).rejects.toThrow(whole)
  })

  test('refuses 100,000 files, parts of an archive, and the long form', async () => {
    const bytes = zipOf({ 'a.pdf': pdf('a') })
    const counted = (count: number) =>
      changed(bytes, (view, end) => [8, 10].forEach((at) => view.setUint16(end + at, count, true)))
    await expect(read(counted(65_534))).rejects.toThrow(/more than 60,000 files/)
    await expect(read(counted(0xffff))).rejects.toThrow(/ZIP64/)
    const part = changed(bytes, (view, end) => view.setUint16(end + 4, 1, true))
    await expect(read(part)).rejects.toThrow(/one part of several/)
  })

  test('refuses files that share bytes', async () => {
    const bytes = changed(zipOf({ 'a.pdf': pdf('a'), 'b.pdf': pdf('b') }), (view, _end, directory) => {
      const second = directory + 46 + 'a.pdf'.length
      view.setUint32(second + 42, 0, true)
    })
    await expect(read(bytes)).rejects.toThrow(/overlap/)
  })
})

describe('a file of a ZIP', () => {
  const bytes = zipOf({ 'a.pdf': pdf('a') })
  const claiming = (at: number, value: number) =>
    changed(bytes, (view, _end, directory) => view.setUint32(directory + at, value, true))

  test('is unpacked no further than it claims', async () => {
    const bomb = zipOf({ 'bomb.pdf': new Uint8Array(50 * 1024 * 1024) })
    const small = changed(bomb, (view, _end, directory) => view.setUint32(directory + 24, 1_000, true))
    await expect(unpackFirst(bomb)).rejects.toThrow(/smaller than 5MB/)
    await expect(unpackFirst(small)).rejects.toThrow(/damaged/)
  })

  test('is refused if it isn’t what the directory says', async () => {
    await expect(unpackFirst(claiming(24, 5_000))).rejects.toThrow(/damaged/)
    await expect(unpackFirst(claiming(24, 10))).rejects.toThrow(/damaged/)
    await expect(unpackFirst(claiming(16, 1))).rejects.toThrow(/damaged/)
    await expect(unpackFirst(changed(bytes, (view) => view.setUint32(0, 0, true)))).rejects.toThrow(/damaged/)
    await expect(unpackFirst(changed(bytes, (view) => view.setUint8(40, 0xff)))).rejects.toThrow(/damaged/)
  })

  test('is refused with a password, another compression, or a folder outside', async () => {
    const flagged = (at: number, value: number) =>
      changed(bytes, (view, _end, directory) => view.setUint16(directory + at, value, true))
    await expect(unpackFirst(flagged(8, 1))).rejects.toThrow(/password/)
    await expect(unpackFirst(flagged(10, 12))).rejects.toThrow(/compressed in a way/)
    await expect(unpackFirst(zipOf({ '../../a.pdf': pdf('a') }))).rejects.toThrow(/outside of the ZIP/)
    await expect(unpackFirst(zipOf({ 'a.exe': pdf('a') }))).rejects.toThrow(/PDF, DOC, or DOCX/)
  })
})

describe('rows and files', () => {
  test('match by path, or by a name that one file has', async () => {
    const names = ['ann/cv.pdf', 'bob/cv.pdf', 'Résumé Ann.PDF'.normalize('NFD'), 'other.doc', 'notes.txt']
    const entries = await read(zipOf(Object.fromEntries(names.map((name) => [name, pdf(name)]))))
    const rows = [
      row(2, 'ann\\cv.pdf'),
      row(3, 'CV.pdf'),
      row(4, 'scans/résumé ann.pdf'),
      row(5, 'gone.pdf'),
      row(6, 'notes.txt'),
      { ...row(7, 'bob/cv.pdf'), isReceived: true },
    ]
    const { matched, missing, unnamed } = matchResumes(rows, entries)
    expect(matched.map(({ row: at, entry }) => [at, entry.path.normalize('NFC')])).toEqual([
      [2, 'ann/cv.pdf'],
      [4, 'Résumé Ann.PDF'],
    ])
    expect(missing.map(({ row: at, reason }) => [at, reason])).toEqual([
      [3, 'Several files of the ZIP have this name.'],
      [5, 'The ZIP doesn’t contain this file.'],
      [6, 'Please upload a PDF, DOC, or DOCX document.'],
    ])
    expect(unnamed).toEqual(['other.doc'])
  })
})
