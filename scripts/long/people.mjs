// @ts-check
// People as programs: who reads the board, who applies with a résumé, who works in the staff area. Whatever the server has
// acknowledged is written into a ledger, to be looked for afterwards.
import { randomBytes, randomUUID } from 'node:crypto'

/**
 * @typedef {object} Ledger
 * @property {Map<string, { resumeId: string }>} applications acknowledged, by email
 * @property {Set<string>} tried emails of all applications that were sent, acknowledged or not
 * @property {Map<string, number>} messages acknowledged texts, with their application
 * @property {Map<string, number>} documents acknowledged file names, with their application
 */

/** @returns {Ledger} */
export const newLedger = () => ({
  applications: new Map(),
  tried: new Set(),
  messages: new Map(),
  documents: new Map(),
})

const resumeLines = [
  'Lucja Nowak, Boston, MA',
  'EXPERIENCE',
  'Associate, Harrow & Vale LLP, 2019 to now: partnership and corporate tax, audits, rulings.',
  'EDUCATION',
  'J.D., Boston University School of Law, 2019',
  'Admitted in Massachusetts and New York',
]

/**
 * A resume of one page that opens, with a picture of noise that makes it as long as it is asked to be; no two are alike.
 * @param {number} bytes at least 2,000
 */
export function pdfOf(bytes) {
  const text = `BT /F1 11 Tf 50 740 Td 16 TL (${[randomUUID(), ...resumeLines].join(') Tj T* (')}) Tj ET`
  const withPicture = (/** @type {Buffer} */ picture) => {
    /** @type {(string | Buffer)[][]} */
    const objects = [
      ['<< /Type /Catalog /Pages 2 0 R >>'],
      ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
      [
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R',
        ' /Resources << /Font << /F1 5 0 R >> /XObject << /P1 6 0 R >> >> >>',
      ],
      [`<< /Length ${text.length} >>\nstream\n${text}\nendstream`],
      ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
      [
        `<< /Type /XObject /Subtype /Image /Width ${picture.length} /Height 1 /ColorSpace /DeviceGray`,
        ` /BitsPerComponent 8 /Length ${picture.length} >>\nstream\n`,
        picture,
        '\nendstream',
      ],
    ]
    const parts = [Buffer.from('%PDF-1.7\n')]
    let length = parts[0]?.length ?? 0
    const offsets = objects.map((pieces, n) => {
      const offset = length
      for (const piece of [`${n + 1} 0 obj\n`, ...pieces, '\nendobj\n']) {
        const part = Buffer.from(piece)
        parts.push(part)
        length += part.length
      }
      return `${String(offset).padStart(10, '0')} 00000 n \n`
    })
    const size = objects.length + 1
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
    parts.push(Buffer.from(`${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`))
    return Buffer.concat(parts)
  }
  // The lengths that the file tells grow with the picture, so it is measured with one that is nearly as long.
  const around = withPicture(Buffer.alloc(bytes)).length - bytes
  const file = withPicture(randomBytes(bytes - around))
  // Where a length lost a digit, blanks after the end make up for it.
  return Buffer.concat([file, Buffer.alloc(bytes - file.length, ' ')])
}

/** @param {string} cookies */
const cookieOf = (cookies) => cookies.split(';')[0] ?? ''

/**
 * @param {string} url
 * @param {string} address the network address that the edge would report
 * @param {{ email: string, password: string }} account
 * @returns {Promise<string>} the Cookie header of a new session
 */
export async function signIn(url, address, { email, password }) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, 'CF-Connecting-IP': address },
    body: JSON.stringify({ email, password }),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`signing in answered ${response.status}`)
  return response.headers.getSetCookie().map(cookieOf).join('; ')
}

/**
 * @param {string} url
 * @param {{ address: string, cookie?: string }} who
 */
export function caller(url, { address, cookie }) {
  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   */
  return async (method, path, body) => {
    const response = await fetch(path.startsWith('http') ? path : url + path, {
      method,
      headers: {
        Origin: url,
        'CF-Connecting-IP': address,
        ...(cookie ? { Cookie: cookie } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) }
  }
}

/**
 * Sends a résumé and an application.
 * @param {string} url
 * @param {{ jobId: string | number, address: string, bytes: number, ledger: Ledger, email?: string, resumeId?: string }} options
 * @returns {Promise<{ status: number, step: string, headers: Headers }>} of the step that decided
 */
export async function apply(url, { jobId, address, bytes, ledger, email = `${randomUUID()}@example.com` }) {
  const call = caller(url, { address })
  const file = pdfOf(bytes)
  const description = { originalName: 'cv.pdf', fileSize: file.length, mimeType: 'application/pdf' }
  const asked = await call('POST', '/api/resumes/upload-url', description)
  if (asked.status !== 200) return { status: asked.status, step: 'upload-url', headers: asked.headers }
  const { uploadURL } = asked.json()
  const put = await fetch(uploadURL, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/pdf', Origin: url },
    body: file,
  })
  await put.arrayBuffer()
  if (!put.ok) return { status: put.status, step: 'upload', headers: put.headers }
  const resumeId = new URL(uploadURL).pathname.split('/').at(-1) ?? ''
  ledger.tried.add(email)
  const sent = await call('POST', `/api/public/jobs/${jobId}/apply`, {
    applicantName: 'Łucja Nowak',
    applicantEmail: email,
    jdYear: 2019,
    yearsExperience: 6,
    experienceField: 'Tax',
    primaryPracticeArea: 'Tax',
    location: 'Boston, MA',
    expectedSalary: 250_000,
    hasPortableBook: true,
    phoneNumber: '+1 617 555 0101',
    linkedinUrl: '',
    bigFirmExperienceYears: 3,
    lastJobTitle: 'Associate',
    lastFirmName: 'Harrow & Vale',
    needsVisaSponsorship: 'NO',
    resumeUrl: `/resumes/${resumeId}`,
  })
  if (sent.status === 201) ledger.applications.set(email, { resumeId })
  return { status: sent.status, step: 'apply', headers: sent.headers }
}

/**
 * Files a document on an application.
 * @param {ReturnType<typeof caller>} call
 * @param {{ url: string, applicationId: number, ledger: Ledger }} options
 */
export async function file(call, { url, applicationId, ledger }) {
  const body = pdfOf(20_000)
  const facts = { documentType: 'transcript', originalName: 'Transcript.pdf', fileSize: body.length, mimeType: '' }
  const asked = await call('POST', `/api/applications/${applicationId}/documents/upload-url`, facts)
  if (asked.status !== 200) return asked.status
  const { uploadUrl, filename } = asked.json()
  const target = new URL(uploadUrl, url).href
  const put = await fetch(target, { method: 'PUT', headers: { 'Content-Type': 'application/pdf', Origin: url }, body })
  await put.arrayBuffer()
  if (!put.ok) return put.status
  const recorded = await call('POST', `/api/applications/${applicationId}/documents`, { ...facts, filename })
  if (recorded.status === 201) ledger.documents.set(filename, applicationId)
  return recorded.status
}

/**
 * Writes a message that nobody else writes.
 * @param {ReturnType<typeof caller>} call
 * @param {{ applicationId: number, ledger: Ledger }} options
 */
export async function write(call, { applicationId, ledger }) {
  const message = `Called at ${randomUUID()}`
  const { status } = await call('POST', `/api/applications/${applicationId}/messages`, { message })
  if (status === 201) ledger.messages.set(message, applicationId)
  return status
}
