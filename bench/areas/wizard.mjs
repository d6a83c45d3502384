// @ts-check

/** @typedef {{ name: string, path: string, method?: string, headers?: Record<string, string>, body?: BodyInit }} NamedAsk */

/**
 * Applies as the wizard does: an address, the file, the form.
 * @param {(ask: NamedAsk) => Promise<any>} send
 * @param {{ n: number, run: string, job: string, json: Record<string, string>, pdf: Uint8Array<ArrayBuffer> }} given
 */
export async function applyAsWizard(send, { n, run, job, json, pdf }) {
  const named = { originalName: 'Resume.pdf', fileSize: pdf.length, mimeType: 'application/pdf' }
  const place = await send({
    name: 'an upload address',
    path: '/api/resumes/upload-url',
    method: 'POST',
    headers: json,
    body: JSON.stringify(named),
  })
  if (!place) return
  const { pathname, search } = new URL(place.uploadURL)
  const headers = { 'Content-Type': 'application/pdf' }
  await send({ name: 'an upload', path: pathname + search, method: 'PUT', headers, body: pdf })
  const form = {
    applicantName: 'Łucja Nowak',
    applicantEmail: `wizard-${run}-${n}@applicants.example`,
    jdYear: 2019,
    yearsExperience: 6,
    experienceField: 'Tax',
    location: 'Boston, MA',
    expectedSalary: 250_000,
    hasPortableBook: true,
    phoneNumber: '+1 617 555 0101',
    linkedinUrl: '',
    bigFirmExperienceYears: 3,
    firmPreference: 'big_firm',
    needsVisaSponsorship: 'NO',
    resumeUrl: `/resumes/${pathname.split('/').at(-1)}`,
  }
  const path = `/api/public/jobs/${job}/apply`
  await send({ name: 'an application', path, method: 'POST', headers: json, body: JSON.stringify(form) })
}
