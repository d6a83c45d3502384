import { eq } from 'drizzle-orm'
import { mimeTypes } from '#contract/domain/upload-limits.ts'
import { archives } from '#worker/features/workspace/archives/archives.table.ts'
import type { Mounted } from '#worker/http/route.ts'
import { randomIds } from '#worker/platform/ids.ts'
import { addResume, bodyFor, fixtureOf, queries, type Made } from './access-fixtures.ts'
import { addUser, call, hashOf, origin, sessionOf, signedIn, testDeps, type TestSession } from './api.ts'
import { addApplication, addJob } from './applications.ts'
import { signedLinks } from '#worker/features/identity/signed-links/signed-links.table.ts'
import { passFor } from '#worker/features/identity/signed-links/link-codes.service.ts'
import { reviewPageLink } from './review-rooms.ts'
import {
  alertForm,
  alertLink,
  applicationForm,
  consentPageLink,
  formType,
  inquiryForm,
  statusLink,
  stopLink,
} from './pages.ts'
import { profilePageLink } from './profiles.ts'

/** Something that a person sends and that changes what is kept. */
export type WritePath = {
  name: string
  /** Makes what it is about, and who does it; gives what makes the request, any number of times the same. */
  prepare: () => Promise<() => Request>
  /** Effect of the same request when it is sent again, if it has one. */
  again?: 'makes another'
  /**
   * Several transactions on purpose: it takes a lease, asks the world outside, and writes the answer. When it is cut off
   * in between, another run follows after the lease has expired. Signing in is of this kind too: the database and the
   * store of sessions have no transaction in common, and someone who is cut off signs in again.
   */
  isLeased?: true
  /** Way to send a step again after a failure, where not by the same request. */
  begins?: 'again'
}

const labelOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

const rejectionOf = (ids: readonly number[]) => ({
  changes: ids.map((id) => ({ id })),
  status: 'rejected_by_brand',
  reason: 'Other',
  email: 'later',
})

/** A person who sends these twice has two; both are on a screen, and either can be taken away. */
const makesAnother = new Set([
  'POST /api/resumes/upload-url',
  'POST /api/intake', // addresses, which leave nothing behind when they aren't used
  'POST /api/follow-ups',
  'POST /api/jobs',
  'POST /api/jobs/:id/duplicate',
  'POST /api/saved-searches',
  'POST /api/feedback',
  'POST /api/applications/:id/consents/record', // a phone call noted twice is two notes
  'POST /api/review-rooms/:id/link', // as of consent
  'POST /api/candidates/:id/profiles', // each profile has its own code
  'POST /api/profiles/:id/links', // each link is new, because none is stored
  'POST /api/consents/:id/link', // each link is new, because none is stored
  'POST /api/applications/:id/notes', // a note written twice is two notes
  'POST /api/applications/:id/client-profile', // the timeline says each time that one was made
  'PATCH /api/applications/:id/interview-feedback', // the timeline says each time that it was handed in
])
const leased = new Set([
  'POST /api/job-sources/:id/read',
  'POST /api/people-sources/:id/read',
  'POST /api/jobs/scrape-url',
  'POST /api/candidate-data/erase',
])
/** Asked by more than a sample of their contract; see `special`. */
const replaced = new Set([
  'POST /api/auth/login',
  'POST /api/account/password',
  'POST /api/applications/bulk/status',
  'POST /api/applications/bulk/assign',
  'POST /api/applications/reject',
  'POST /api/applications/reject/undo',
  'POST /api/candidate-data/erase',
  'POST /api/archives',
  'POST /api/imports',
  'PUT /api/resumes/upload/:id',
  'PUT /api/intake/upload/:id',
  'POST /api/intake/addresses/replace',
  'PUT /api/applications/:id/documents/upload/:filename',
  'PUT /api/agreements/:id/document/upload/:filename',
  'PATCH /api/settings',
  'PATCH /api/users/:id',
  'POST /api/users/:id/reset-link',
  'DELETE /api/users/:id/two-factor',
])

/** Every endpoint that writes, as an admin (strangers where it is open to all) sends what a form would. */
export function writePaths(mounted: readonly Mounted[]): WritePath[] {
  const generated = mounted
    .filter((route) => route.method !== 'GET' && route.method !== 'HEAD' && !replaced.has(labelOf(route)))
    .map((route): WritePath => {
      const name = labelOf(route)
      return {
        name,
        ...(makesAnother.has(name) ? { again: 'makes another' } : {}),
        ...(leased.has(name) ? { isLeased: true } : {}),
        async prepare() {
          const admin = await signedIn('admin')
          const made: Made = (await fixtureOf(name)?.make(admin.user.id)) ?? { params: {} }
          const body = await bodyFor(name, route.endpoint, made)
          const path = route.path.replace(/:(\w+)/g, (_, part: string) => String(made.params[part]))
          const as = route.access === 'public' ? null : admin
          return () => requestOf(route.method, path + (queries[name] ?? ''), { as, body })
        },
      }
    })
  return [...generated, ...special]
}

function requestOf(method: string, path: string, { as, body }: { as: TestSession | null; body: unknown }): Request {
  const headers = new Headers({ Origin: origin })
  if (as) headers.set('Cookie', as.cookie)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  return new Request(origin + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
}

/** Body of a form of the site. */
const pageRequest = (path: string, raw = '') =>
  new Request(origin + path, { method: 'POST', headers: { Origin: origin, 'Content-Type': formType }, body: raw })

/** The pass of a reader who has entered the code. */
async function reviewPass(roomId: string): Promise<string> {
  const link = (await testDeps().db.select().from(signedLinks).where(eq(signedLinks.subjectId, roomId))).at(-1)
  if (!link) throw new Error('a room has no link')
  return passFor(testDeps(), link, 'confirmed')
}

const password = 'a long enough secret'
const userWithPassword = async (given: Parameters<typeof addUser>[0] = {}) =>
  addUser({ ...given, password: await hashOf(password) })

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const putOf = (address: string) => () =>
  new Request(address.startsWith('/') ? origin + address : address, {
    method: 'PUT',
    headers: { 'Content-Type': mimeTypes.pdf, 'Content-Length': String(pdf.byteLength) },
    body: pdf,
  })

const special: readonly WritePath[] = [
  {
    name: 'POST /api/imports',
    again: 'makes another',
    // Rows are stored while the file arrives; what a cut-off upload leaves is deleted by the sweep.
    isLeased: true,
    async prepare() {
      const { cookie } = await signedIn('admin')
      const headers = { Origin: origin, Cookie: cookie }
      return () => new Request(`${origin}/api/imports`, { method: 'POST', headers, body: 'Name\nAnn Lee\n' })
    },
  },
  {
    name: 'POST /api/auth/login',
    again: 'makes another',
    isLeased: true,
    async prepare() {
      const { email } = await userWithPassword()
      return () => requestOf('POST', '/api/auth/login', { as: null, body: { email, password } })
    },
  },
  {
    name: 'POST /api/account/password',
    async prepare() {
      const as = await sessionOf(await userWithPassword())
      const body = { currentPassword: password, newPassword: 'another long secret' }
      return () => requestOf('POST', '/api/account/password', { as, body })
    },
  },
  {
    name: 'POST /api/applications/bulk/status',
    async prepare() {
      const as = await signedIn('admin')
      const ids = [(await addApplication()).id, (await addApplication()).id, (await addApplication()).id]
      return () =>
        requestOf('POST', '/api/applications/bulk/status', {
          as,
          body: { changes: ids.map((id) => ({ id, status: 'interviewed' })) },
        })
    },
  },
  {
    name: 'POST /api/applications/bulk/assign',
    async prepare() {
      const as = await signedIn('admin')
      const { id: partnerId } = await addUser()
      const ids = [(await addApplication()).id, (await addApplication()).id]
      return () =>
        requestOf('POST', '/api/applications/bulk/assign', {
          as,
          body: { changes: ids.map((id) => ({ id, partnerId })) },
        })
    },
  },
  {
    name: 'POST /api/applications/reject',
    async prepare() {
      const as = await signedIn('admin')
      const ids = [(await addApplication()).id, (await addApplication()).id]
      return () => requestOf('POST', '/api/applications/reject', { as, body: rejectionOf(ids) })
    },
  },
  {
    name: 'POST /api/applications/reject/undo',
    // The email is canceled first, so that nobody is emailed by mistake, and then the status goes back.
    isLeased: true,
    async prepare() {
      const as = await signedIn('admin')
      const ids = [(await addApplication()).id, (await addApplication()).id]
      await call('POST', '/api/applications/reject', { as, body: rejectionOf(ids) })
      const changes = ids.map((id) => ({ id }))
      return () => requestOf('POST', '/api/applications/reject/undo', { as, body: { changes } })
    },
  },
  {
    name: 'POST /api/candidate-data/erase',
    isLeased: true,
    async prepare() {
      const as = await signedIn('admin')
      const { id, applicantEmail: email } = await addApplication()
      await addResume(id)
      return () => requestOf('POST', '/api/candidate-data/erase', { as, body: { email } })
    },
  },
  {
    name: 'PUT /api/resumes/upload/:id',
    begins: 'again',
    async prepare() {
      const { uploadURL } = await (await call('POST', '/api/resumes/upload-url')).json<{ uploadURL: string }>()
      return putOf(uploadURL)
    },
  },
  {
    name: 'PUT /api/intake/upload/:id',
    begins: 'again',
    async prepare() {
      const as = await signedIn('admin')
      const files = [{ originalName: 'cv.pdf', fileSize: pdf.byteLength, mimeType: mimeTypes.pdf }]
      const started = await call('POST', '/api/intake', { as, body: { files } })
      const { uploads } = await started.json<{ uploads: { uploadURL: string }[] }>()
      const put = putOf(uploads[0]?.uploadURL ?? '')
      return () =>
        new Request(put(), { headers: { ...Object.fromEntries(put().headers), Cookie: as.cookie, Origin: origin } })
    },
  },
  {
    name: 'POST /api/intake/addresses/replace',
    async prepare() {
      const as = await signedIn('admin')
      await call('PATCH', '/api/settings', { as, body: { intakeAddress: 'intake@in.placet.test' } })
      const { intake } = await (await call('GET', '/api/intake/addresses', { as })).json<{ intake: string }>()
      return () => requestOf('POST', '/api/intake/addresses/replace', { as, body: { intake } })
    },
  },
  {
    name: 'PUT /api/applications/:id/documents/upload/:filename',
    begins: 'again',
    async prepare() {
      const as = await signedIn('admin')
      const { id } = await addApplication()
      const body = {
        documentType: 'transcript',
        originalName: 'Transcript.pdf',
        fileSize: pdf.byteLength,
        mimeType: '',
      }
      const asked = await call('POST', `/api/applications/${id}/documents/upload-url`, { as, body })
      return putOf((await asked.json<{ uploadUrl: string }>()).uploadUrl)
    },
  },
  {
    name: 'PUT /api/agreements/:id/document/upload/:filename',
    begins: 'again',
    async prepare() {
      const as = await signedIn('admin')
      const params = (await fixtureOf('/api/agreements/:id')?.make(as.user.id))?.params ?? {}
      const body = { originalName: 'Fee agreement.pdf', fileSize: pdf.byteLength }
      const asked = await call('POST', `/api/agreements/${String(params['id'])}/document/upload-url`, { as, body })
      return putOf((await asked.json<{ uploadUrl: string }>()).uploadUrl)
    },
  },
  {
    name: 'PATCH /api/settings',
    async prepare() {
      const as = await signedIn('admin')
      const body = { brandCity: `City ${as.user.id}` }
      return () => requestOf('PATCH', '/api/settings', { as, body })
    },
  },
  {
    name: 'PATCH /api/users/:id',
    async prepare() {
      const as = await signedIn('admin')
      const { id } = await addUser()
      return () => requestOf('PATCH', `/api/users/${id}`, { as, body: { role: 'admin' } })
    },
  },
  {
    name: 'POST /api/users/:id/reset-link',
    again: 'makes another', // the newest link counts, and each is announced
    async prepare() {
      const as = await sessionOf(await userWithPassword({ role: 'admin' }))
      const { id } = await addUser()
      return () => requestOf('POST', `/api/users/${id}/reset-link`, { as, body: { currentPassword: password } })
    },
  },
  {
    name: 'POST /api/archives',
    async prepare() {
      await testDeps().db.delete(archives)
      const as = await sessionOf(await userWithPassword({ role: 'admin' }))
      return () => requestOf('POST', '/api/archives', { as, body: { currentPassword: password } })
    },
  },
  {
    name: 'DELETE /api/users/:id/two-factor',
    async prepare() {
      const as = await sessionOf(await userWithPassword({ role: 'admin' }))
      const { id } = await addUser()
      return () => requestOf('DELETE', `/api/users/${id}/two-factor`, { as, body: { currentPassword: password } })
    },
  },
  {
    name: 'POST /jobs/alerts',
    again: 'makes another', // mail, which asks for confirmation again
    async prepare() {
      const email = `${randomIds.shortId().toLowerCase()}@example.com`
      return () => pageRequest('/jobs/alerts', alertForm({ email }))
    },
  },
  {
    name: 'POST /apply/:shortId/form',
    // The file is stored before the application: when that is cut off, the sweep finds it.
    isLeased: true,
    async prepare() {
      const { shortId } = await addJob({ shortId: randomIds.shortId() })
      const applicantEmail = `${randomIds.shortId().toLowerCase()}@example.com`
      const fields = new URLSearchParams(applicationForm({ applicantEmail, resumeUrl: '' }))
      return () => {
        const body = new FormData()
        for (const [name, value] of fields) body.append(name, value)
        body.append('resume', new File([pdf], 'cv.pdf', { type: mimeTypes.pdf }))
        return new Request(`${origin}/apply/${shortId}/form`, { method: 'POST', headers: { Origin: origin }, body })
      }
    },
  },
  {
    name: 'POST /inquiry',
    async prepare() {
      const contact = `${randomIds.shortId().toLowerCase()}@example.com`
      return () => pageRequest('/inquiry', inquiryForm({ contact }))
    },
  },
  {
    name: 'POST /alerts/:token',
    async prepare() {
      const { token } = await alertLink()
      return () => pageRequest(`/alerts/${token}`)
    },
  },
  {
    name: 'POST /mail/stop/:token',
    async prepare() {
      const { token } = await stopLink()
      return () => pageRequest(`/mail/stop/${token}`)
    },
  },
  {
    name: 'POST /mail/stop/:token, of an alert',
    async prepare() {
      const { token } = await alertLink()
      return () => pageRequest(`/mail/stop/a.${token}`)
    },
  },
  {
    name: 'POST /consent/:token',
    async prepare() {
      const { token } = await consentPageLink()
      return () => pageRequest(`/consent/${token}`, 'action=yes&prior=no')
    },
  },
  {
    name: 'POST /profile/:token',
    async prepare() {
      const { token } = await profilePageLink()
      return () => pageRequest(`/profile/${token}`, 'action=name')
    },
  },
  {
    name: 'POST /review/:token, to open the room',
    async prepare() {
      const { token } = await reviewPageLink()
      return () => pageRequest(`/review/${token}`, 'action=open')
    },
  },
  {
    name: 'POST /review/:token, to answer',
    async prepare() {
      const { token, itemId, id } = await reviewPageLink()
      const form = `action=answer&item=${itemId}&version=1&answer=interview&pass=${await reviewPass(id)}`
      return () => pageRequest(`/review/${token}`, form)
    },
  },
  {
    name: 'POST /review/:token, to forward the room',
    async prepare() {
      const { token, id } = await reviewPageLink()
      const form = `action=forward&name=Dana+Roe&email=dana.roe%40firm.example&pass=${await reviewPass(id)}`
      return () => pageRequest(`/review/${token}`, form)
    },
  },
  {
    name: 'POST /application/:token',
    async prepare() {
      const { token } = await statusLink()
      return () => pageRequest(`/application/${token}`)
    },
  },
  {
    name: 'POST /api/public/jobs/:jobId/apply, the second time',
    async prepare() {
      const job = await addJob()
      const body = (await bodyFor('POST /api/public/jobs/:jobId/apply', {} as Parameters<typeof bodyFor>[1], {
        params: {},
      })) as Record<string, unknown>
      // The sample's address is typed in small letters, as it is kept.
      const applicantEmail = String(body['applicantEmail']).toLowerCase()
      await addApplication({ jobId: job.id, applicantEmail })
      return () => requestOf('POST', `/api/public/jobs/${job.id}/apply`, { as: null, body })
    },
  },
]
