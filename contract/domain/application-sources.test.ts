import { test } from 'vitest'
import { sourceOfVisit } from './application-sources.ts'

test('a visit is named by its first page and who linked to it', ({ expect }) => {
  const at = (pathname: string, referrer = '', search = '') =>
    sourceOfVisit({ host: 'jobs.example', pathname, search, referrer })
  expect(at('/jobs')).toBe('job_board')
  expect(at('/', 'https://jobs.example/job/abcd2345')).toBe('job_board')
  expect([at('/job/abcd2345'), at('/apply/abcd2345')]).toEqual(['direct', 'direct'])
  expect(at('/apply/abcd2345', 'https://jobs.example/jobs')).toBe('job_board')
  for (const engine of ['www.google.com', 'google.co.uk', 'duckduckgo.com', 'search.yahoo.com', 'www.bing.com']) {
    expect([engine, at('/job/abcd2345', `https://${engine}/`)]).toEqual([engine, 'search_engine'])
  }
  for (const site of ['notgoogle.com', 'google.com.evil.example', 'www.linkedin.com', 'google.example.org']) {
    expect([site, at('/jobs', `https://${site}/`)]).toEqual([site, 'other_site'])
  }
  expect(at('/job/abcd2345', 'https://www.google.com/', '?utm_source=law-school')).toBe('feed')
  expect(at('/jobs', '', '?q=utm&utm_source=')).toBe('job_board')
  expect(at('/jobs', 'android-app://com.example')).toBe('job_board')
})
