// @ts-check
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { randomFrom } from '../world/rows.mjs'

const lines = `Łucja Nowak | lucja.nowak@example.com | +1 617 555 0101 | Boston, MA
EXPERIENCE
Senior Associate, Harlan & Wick LLP, Boston, 2021 to today
Advises private equity funds on the tax side of acquisitions; leads a team of three.
Associate, Ostrander Bellwether LLP, New York, 2019 to 2021
Drafted opinions on partnership taxation and defended four audits.
EDUCATION
J.D., Boston University School of Law, 2019
BAR ADMISSIONS
Massachusetts, New York`.split('\n')

/** A résumé of two pages with a file of 80 kB in it, as scanned signatures make them. @returns {Promise<Uint8Array>} */
export async function samplePdf() {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let at = 0; at < 2; at++) {
    const page = document.addPage([612, 792])
    // The standard fonts know no Ł.
    lines.forEach((line, n) => page.drawText(line.replaceAll('Ł', 'L'), { x: 60, y: 720 - 24 * n, size: 11, font }))
  }
  const random = randomFrom(1)
  const noise = Uint8Array.from({ length: 80_000 }, () => random.below(256))
  await document.attach(noise, 'signature.bin', { mimeType: 'application/octet-stream' })
  return document.save()
}
