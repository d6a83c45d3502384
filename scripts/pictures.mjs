// @ts-check
// `npm run pictures`: opens every screen of the demo data in Chromium, wide and on a phone, light and dark, and makes the
// contact sheets of docs/screens and the README's picture. With `-- FOLDER` the single screenshots stay there.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { startPlacet } from '../e2e/harness/serve.mjs'
import { findChromium } from './chromium.mjs'
import { root } from './process.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ name: string, path: string, act?: (page: Page) => Promise<unknown> }} Screen */

const widths = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const themes = /** @type {const} */ (['light', 'dark'])

/** Opens a dialog of the record. @param {string} name of the button */
const press = (name) => async (/** @type {Page} */ page) => {
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name, exact: true }).first().click()
}

/** @param {string} job @returns {Screen[]} */
const publicScreens = (job) => [
  { name: 'Home', path: '/' },
  { name: 'Job board', path: '/jobs' },
  { name: 'Search', path: '/jobs?q=M%26A&location=NYC' },
  { name: 'No matches', path: '/jobs?q=zzzzzz' },
  { name: 'Job', path: `/job/${job}` },
  { name: 'Apply', path: `/apply/${job}` },
  { name: 'Employers', path: '/employers' },
  { name: 'Privacy', path: '/privacy' },
  { name: 'Support', path: '/support' },
  { name: 'Inquiry', path: '/inquiry' },
  { name: 'Sign in', path: '/login' },
]

/** @param {number} candidate @returns {Screen[]} */
const staffScreens = (candidate) => [
  { name: 'Dashboard', path: '/admin' },
  { name: 'Candidates', path: '/admin/candidates?layout=table' },
  { name: 'Candidate cards', path: '/admin/candidates?layout=cards' },
  { name: 'Pipeline', path: '/admin/candidates?layout=board' },
  { name: 'Record', path: `/admin/candidates?selected=${candidate}` },
  { name: 'Documents', path: `/admin/candidates?selected=${candidate}&tab=resume` },
  { name: 'Messages', path: `/admin/candidates?selected=${candidate}&tab=messages` },
  { name: 'Client submissions', path: `/admin/candidates?selected=${candidate}&tab=submissions` },
  { name: 'Activity', path: `/admin/candidates?selected=${candidate}&tab=activity` },
  { name: 'Reject', path: `/admin/candidates?selected=${candidate}`, act: press('Reject') },
  { name: 'People', path: '/admin/people' },
  { name: 'Firms', path: '/admin/firms' },
  { name: 'Firm', path: '/admin/firms/1' },
  { name: 'Submissions', path: '/admin/submissions' },
  { name: 'Ownership', path: '/admin/ownership/1' },
  { name: 'Intake', path: '/admin/intake' },
  { name: 'Import', path: '/admin/imports' },
  { name: 'Export', path: '/admin/export' },
  { name: 'Follow-ups', path: '/admin/follow-ups' },
  { name: 'Review rooms', path: '/admin/review-rooms' },
  { name: 'Inquiries', path: '/admin/inquiries' },
  { name: 'View jobs', path: '/admin?view=find-jobs' },
  { name: 'Manage jobs', path: '/admin?view=manage-jobs' },
  { name: 'Post a job', path: '/admin?view=post-job' },
  { name: 'Online jobs', path: '/admin?view=online-jobs' },
  { name: 'Saved job lists', path: '/admin?view=saved-job-lists' },
  { name: 'Job sources', path: '/admin/job-sources' },
  { name: 'People search', path: '/admin/people-search' },
  { name: 'People sources', path: '/admin/people-sources' },
  { name: 'Do not contact', path: '/admin/do-not-contact' },
  { name: 'Analytics', path: '/admin?view=analytics' },
  { name: 'Users', path: '/admin/users' },
  { name: 'Settings', path: '/admin/settings' },
  { name: 'Email log', path: '/admin/mails' },
  { name: 'Candidate data', path: '/admin/candidate-data' },
  { name: 'Operations', path: '/admin/operations' },
  { name: 'Feedback', path: '/admin/feedback' },
]

const [, , kept] = process.argv
const folder = kept ?? mkdtempSync(join(tmpdir(), 'placet-pictures-'))
mkdirSync(folder, { recursive: true })
const executablePath = findChromium(process.env)
if (!executablePath) throw new Error('no Chromium: install one or name it in CHROMIUM_PATH')
const placet = await startPlacet()
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
try {
  const screens = await listScreens()
  for (const [device, size] of Object.entries(widths)) {
    for (const theme of themes) await takeAll(device, size, theme, screens)
  }
  const sheets = join(root, 'docs', 'screens')
  mkdirSync(sheets, { recursive: true })
  for (const device of Object.keys(widths)) {
    for (const theme of themes) await makeSheet(device, theme, screens, join(sheets, `${device}-${theme}.jpg`))
  }
  await makeReadmePicture(join(root, 'docs', 'placet.jpg'))
} finally {
  await browser.close()
  await placet.stop()
  if (!kept) rmSync(folder, { recursive: true, force: true })
}

/** @returns {Promise<Screen[]>} public ones first */
async function listScreens() {
  const context = await signedIn(widths.wide, 'light')
  const read = async (/** @type {string} */ path) => (await context.request.get(placet.url + path)).json()
  const jobs = /** @type {{ shortId: string }[]} */ (await read('/api/public/jobs?limit=1'))
  const { items } = /** @type {{ items: { id: number }[] }} */ (
    await read('/api/applications/page?limit=1&status=initial_screening')
  )
  await context.close()
  const [job] = jobs
  const [candidate] = items
  if (!job || !candidate) throw new Error('the demo data has no job or no candidate in screening')
  return [...publicScreens(job.shortId), ...staffScreens(candidate.id)]
}

/**
 * @param {{ width: number, height: number }} viewport
 * @param {'light' | 'dark'} colorScheme
 */
async function signedIn(viewport, colorScheme) {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', locale: 'en-US' })
  const data = { email: 'admin@placet.test', password: 'placet-demo' }
  await context.request.post(`${placet.url}/api/auth/login`, { data, headers: { Origin: placet.url } })
  return context
}

/**
 * @param {string} device
 * @param {{ width: number, height: number }} size
 * @param {'light' | 'dark'} theme
 * @param {Screen[]} screens
 */
async function takeAll(device, size, theme, screens) {
  const staff = await signedIn(size, theme)
  const visitor = await browser.newContext({ viewport: size, colorScheme: theme, reducedMotion: 'reduce' })
  for (const { name, path, act } of screens) {
    const page = await (path.startsWith('/admin') ? staff : visitor).newPage()
    await page.goto(placet.url + path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await act?.(page)
    // Draws what came last; a screenshot of the frame before would show a skeleton.
    await page.waitForTimeout(300)
    await page.screenshot({ path: pictureOf(device, theme, name), type: 'jpeg', quality: 85, animations: 'disabled' })
    await page.close()
  }
  await staff.close()
  await visitor.close()
}

/**
 * @param {string} device
 * @param {string} theme
 * @param {string} name
 */
function pictureOf(device, theme, name) {
  return join(folder, `${device}-${theme}-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.jpg`)
}

/** @param {string} file */
function dataAddress(file) {
  return `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`
}

/**
 * Screenshots of one width and theme beside each other, each with its name.
 * @param {string} device
 * @param {string} theme
 * @param {Screen[]} screens
 * @param {string} file
 */
async function makeSheet(device, theme, screens, file) {
  const columns = device === 'wide' ? 4 : 8
  const figures = screens.map(
    ({ name }) =>
      `<figure><img src="${dataAddress(pictureOf(device, theme, name))}"><figcaption>${name}</figcaption></figure>`,
  )
  const ink = theme === 'light' ? '#1b2434' : '#e8e4da'
  const ground = theme === 'light' ? '#e9e5da' : '#101318'
  await draw(
    file,
    2000,
    `<style>body{margin:24px;background:${ground};color:${ink};font:15px/1.4 sans-serif}
    main{display:grid;grid-template-columns:repeat(${columns},1fr);gap:20px}figure{margin:0}
    img{width:100%;display:block;border-radius:4px}figcaption{padding-top:6px}</style><main>${figures.join('')}</main>`,
  )
}

/** The board on a phone beside the record at a desk. @param {string} file */
async function makeReadmePicture(file) {
  const record = dataAddress(pictureOf('wide', 'light', 'Record'))
  const board = dataAddress(pictureOf('phone', 'light', 'Job board'))
  await draw(
    file,
    1600,
    `<style>body{margin:0;background:#e9e5da}main{display:grid;grid-template-columns:1fr 268px;gap:28px;padding:32px;align-items:start}
    img{width:100%;display:block;border-radius:6px;box-shadow:0 2px 14px #1b243426}</style>
    <main><img src="${record}"><img src="${board}"></main>`,
  )
}

/**
 * @param {string} file
 * @param {number} width
 * @param {string} html
 */
async function draw(file, width, html) {
  const source = join(folder, 'sheet.html')
  writeFileSync(source, `<!doctype html>${html}`)
  const page = await browser.newPage({ viewport: { width, height: 600 } })
  await page.goto(pathToFileURL(source).href)
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 72 })
  await page.close()
  rmSync(source)
}
