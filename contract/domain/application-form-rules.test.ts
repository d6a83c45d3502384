import { test } from 'vitest'
import { applyBody, applyStep1, applyStep2, toApplyBody } from './application-form-rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const step1 = { applicantName: 'Łukasz Żółć-Nguyễn', applicantEmail: 'lukasz@firm.example' }
const step2 = {
  yearsExperience: 7,
  experienceField: 'M&A',
  location: 'New York, NY',
  phoneNumber: '+1 (212) 555-0101',
  resumeUrl: '/resumes/4fGh7-abc.pdf',
}

/** Every message of a refused body, by field. */
function problems(change: Record<string, unknown>) {
  const result = applyBody(now).safeParse({ ...step1, ...step2, ...change })
  return result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
}

test('fills in defaults for missing fields of a form', ({ expect }) => {
  expect(applyBody(now).parse({ ...step1, ...step2 })).toEqual({
    ...step1,
    ...step2,
    jdYear: 2023,
    hasPortableBook: false,
    bigFirmExperienceYears: 0,
    firmPreference: '',
    needsVisaSponsorship: 'NO',
  })
})

test('step 1 has its two sentences', ({ expect }) => {
  const result = applyStep1.safeParse({ applicantName: ' a ', applicantEmail: 'nobody' })
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([
    'Name must be at least 2 characters',
    'Please enter a valid email address',
  ])
  expect(applyStep1.parse({ applicantName: ' Ann  Lee ', applicantEmail: ' ANN@Firm.Example' })).toEqual({
    applicantName: 'Ann Lee',
    applicantEmail: 'ann@firm.example',
  })
})

test.for([
  ['jdYear', 1979, 'JD year must be between 1980 and 2026'],
  ['jdYear', 2027, 'JD year must be between 1980 and 2026'],
  ['jdYear', 'soon', 'JD year must be between 1980 and 2026'],
  ['jdYear', 2020.5, 'JD year must be between 1980 and 2026'],
  ['yearsExperience', undefined, 'Years of experience must be between 0 and 50'],
  ['yearsExperience', '', 'Years of experience must be between 0 and 50'],
  ['yearsExperience', -1, 'Years of experience must be between 0 and 50'],
  ['yearsExperience', 51, 'Years of experience must be between 0 and 50'],
  ['yearsExperience', Infinity, 'Years of experience must be between 0 and 50'],
  ['yearsExperience', { $gt: 0 }, 'Years of experience must be between 0 and 50'],
  ['experienceField', '  ', 'Experience field is required'],
  ['location', 'X', 'Location is required'],
  ['location', undefined, 'Location is required'],
  ['expectedSalary', -1, 'Expected salary cannot be negative'],
  ['expectedSalary', 'a lot', 'Expected salary must be a number'],
  ['phoneNumber', '555-0101', 'Please enter a valid phone number'],
  ['phoneNumber', 'call me, please', 'Please enter a valid phone number'],
  ['linkedinUrl', 'linkedin', 'Please enter a valid LinkedIn URL'],
  ['linkedinUrl', 'javascript:alert(1)', 'Please enter a valid LinkedIn URL'],
  ['linkedinUrl', 'https://localhost/in/ann', 'Please enter a valid LinkedIn URL'],
  ['linkedinUrl', 'https://linkedin.com@evil.example/in/ann', 'Please enter a valid LinkedIn URL'],
  ['linkedinUrl', 'https://ann:secret@linkedin.com/in/ann', 'Please enter a valid LinkedIn URL'],
  ['linkedinUrl', 'https://linkedin.com.evil.example/in/ann', 'Please enter a valid LinkedIn URL'],
  ['linkedinUrl', 'https://evillinkedin.com/in/ann', 'Please enter a valid LinkedIn URL'],
  ['bigFirmExperienceYears', 51, 'Big Law years must be between 0 and 50'],
  ['firmPreference', 'big_firm,gang', 'Please choose firm preferences from the list'],
  ['firmPreference', ['big_firm'], 'Please choose firm preferences from the list'],
  ['needsVisaSponsorship', 'MAYBE', 'Please choose yes or no'],
  ['resumeUrl', '', 'Resume is required'],
  ['resumeUrl', undefined, 'Resume is required'],
  ['resumeUrl', 'https://elsewhere.example/a.pdf', 'Resume is required'],
  ['resumeUrl', '/resumes/../documents/1', 'Resume is required'],
  ['resumeUrl', '/resumes/..', 'Resume is required'],
  ['coverLetter', 'x'.repeat(20_001), 'Please use at most 20,000 characters'],
  ['applicantName', 'x'.repeat(201), 'Please use at most 200 characters'],
] as const)('%s of %o is refused', ([field, value, message], { expect }) => {
  expect(problems({ [field]: value })).toEqual([`${field}: ${message}`])
})

test('form texts become numbers, negative Big Law years become 0 and blanks undefined', ({ expect }) => {
  const parsed = applyBody(now).parse({
    ...step1,
    ...step2,
    jdYear: '2016',
    yearsExperience: '10',
    expectedSalary: '',
    bigFirmExperienceYears: '-3',
    linkedinUrl: ' ',
    coverLetter: null,
    firmPreference: 'in_house, big_firm',
  })
  expect(parsed).toMatchObject({
    jdYear: 2016,
    yearsExperience: 10,
    bigFirmExperienceYears: 0,
    firmPreference: 'big_firm,in_house',
  })
  expect([parsed.expectedSalary, parsed.linkedinUrl, parsed.coverLetter]).toEqual([undefined, undefined, undefined])
})

test('control characters never reach the record, and unknown fields neither', ({ expect }) => {
  const parsed = applyBody(now).parse({
    ...step1,
    ...step2,
    applicantName: 'Ann\0\u202E Lee',
    coverLetter: 'Dear all,\r\n\0I apply.',
    status: 'hired',
    matchScore: 100,
  })
  expect(parsed).toMatchObject({ applicantName: 'Ann Lee', coverLetter: 'Dear all,\nI apply.' })
  expect(parsed).not.toHaveProperty('status')
  expect(parsed).not.toHaveProperty('matchScore')
  for (const body of [null, [], 'x', 3]) expect(applyBody(now).safeParse(body).success).toBe(false)
})

test('the wizard sends what the server takes', ({ expect }) => {
  const first = applyStep1.parse(step1)
  const second = applyStep2(now).parse({
    ...step2,
    firmPreference: ['in_house', 'boutique'],
    linkedinUrl: 'https://www.linkedin.com/in/x',
  })
  const body = toApplyBody(first, second)
  expect(body.firmPreference).toBe('boutique,in_house')
  expect(applyBody(now).parse(JSON.parse(JSON.stringify(body)))).toEqual(body)
})
