import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib'
import { expect, test } from 'vitest'
import { blindName, profileLimits } from '#contract/domain/profiles.ts'
import { defaultSettings } from '#contract/domain/settings.ts'
import { printProfile } from '#worker/platform/pdf/print-profile.ts'
import { readBackPdf } from '#worker/platform/pdf/read-back.ts'
import { testNow } from '#worker/test/api.ts'
import { composeProfile } from './compose-profile.ts'
import { generatedCandidate, namingIn } from './generated-candidates.fixture.ts'
import { printedProfile, profileFileName } from './printed-profile.ts'
import { identifyingInPdf } from './profile-check.ts'

const contact = { name: 'Dana Reyes', email: 'dana.reyes@placet.test' }
const own = {
  texts: [defaultSettings.brandName, defaultSettings.brandCity, defaultSettings.brandRegion, contact.name],
  emails: [contact.email],
  phone: defaultSettings.brandPhone,
}

/** Ways in which a print could write a name that no page shows. */
const doubles: ((pdf: PDFDocument, name: string) => unknown)[] = [
  (pdf, name) => metadata(pdf, new TextEncoder().encode(`<x:xmpmeta><dc:creator>${name}</dc:creator></x:xmpmeta>`)),
  (pdf, name) => metadata(pdf, PDFHexString.fromText(name).toString()),
  (pdf, name) => metadata(pdf, Uint8Array.from([...name].flatMap((letter) => utf16(letter.charCodeAt(0))))),
  (pdf, name) => pdf.setSubject(name),
  (pdf, name) => pdf.setKeywords([name]),
  (pdf, name) => {
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], Contents: PDFHexString.fromText(name) }
    pdf.getPage(0).node.addAnnot(pdf.context.register(pdf.context.obj(link)))
  },
  (pdf, name) => pdf.catalog.set(PDFName.of('Note'), PDFString.of(latin1(new TextEncoder().encode(name)))),
  (pdf, name) => pdf.attach(new TextEncoder().encode(name), 'notes.txt'),
]
const metadata = (pdf: PDFDocument, bytes: string | Uint8Array) =>
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(pdf.context.flateStream(bytes)))
const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)
const utf16 = (code: number) => [code >> 8, code & 255]

test('prints generated candidates without a forbidden word in the bytes', { timeout: 120_000 }, async () => {
  const some = fc.sample(
    generatedCandidate.filter(({ wish }) => wish.kind === 'blind'),
    { numRuns: 12, seed: 23 },
  )
  for (const [at, candidate] of some.entries()) {
    const { source, wish } = candidate
    const { headline, blocks, forbidden, shown } = composeProfile(source, wish, testNow)
    const code = 'P-7F3K2M'
    const view = { code, title: blindName(code), headline: headline.text, blocks }
    const bytes = await printProfile(env.ASSETS, printedProfile(view, { brand: defaultSettings, contact, at: testNow }))
    const contents = await readBackPdf(bytes)
    const words = { forbidden, shown }
    const { name } = source.facts
    expect(identifyingInPdf(contents, profileFileName(code), words, own), name).toEqual([])
    expect(namingIn([...contents.text.split('\n'), ...contents.strings, ...contents.names], candidate)).toEqual([])
    expect(identifyingInPdf(contents, `${name}.pdf`, words, own).map(({ place }) => place)).toContain('file name')

    const double = doubles[at % doubles.length]
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
    await double?.(pdf, name.replace(/\(.*\) |,? (?:Jr|Esq)\.$/g, ''))
    const spoiled = identifyingInPdf(await readBackPdf(await pdf.save()), profileFileName(code), words, own)
    expect(spoiled, `${name}, double ${at % doubles.length}`).not.toEqual([])
  }
})

test('keeps the longest profile on one page, and gives a short one room', { timeout: 120_000 }, async () => {
  const printed = async (summary: string, count: number) => {
    const positions = Array.from({ length: count }, (_, n) => ({
      title: `Senior Associate, Mergers & Acquisitions and Private Equity, group ${n} `.repeat(2).slice(0, 120),
      firm: 'Am Law 100 firm, Dallas-Fort Worth metro',
      years: `${2000 + n * 3} to ${2003 + n * 3}`,
    }))
    const facts = [
      'Class year',
      'Location',
      'Bar admissions',
      'Practice',
      'Law school',
      'Portable book',
      'Pay expectation',
    ]
    const view = {
      code: 'P-7F3K2M',
      title: 'Wolfgang Amadeus Constantin von und zu Hohenlohe-Schillingsfürst the Younger',
      headline: 'Senior associate in mergers, acquisitions and private equity '
        .repeat(3)
        .slice(0, profileLimits.headline),
      blocks: [
        {
          kind: 'facts' as const,
          title: 'At a glance',
          facts: facts.map((label) => ({ label, value: 'New York, New Jersey, Connecticut, Massachusetts' })),
        },
        { kind: 'text' as const, title: 'Summary', text: summary },
        { kind: 'positions' as const, title: 'Experience', positions },
      ],
    }
    return readBackPdf(
      await printProfile(env.ASSETS, printedProfile(view, { brand: defaultSettings, contact, at: testNow })),
    )
  }
  const long = await printed('Leads deals of every size. '.repeat(60).slice(0, profileLimits.summary), 6)
  expect(long.pages).toBe(1)
  expect(long.text.match(/group \d/g)).toHaveLength(6)
  expect((await printed('Leads deals.', 1)).pages).toBe(1)
})
