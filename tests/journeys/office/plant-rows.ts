import { expect, type Page } from '@playwright/test'
import type { Learner } from '../support/learner.ts'

type Unique = (name: string) => string
interface Planting {
  unique: Unique
  learner: Learner
}

const originOf = (page: Page) => new URL(page.url()).origin

/** Creates a row as the signed-in person. Returns its id. */
async function make(page: Page, path: string, data: object): Promise<string> {
  const made = await page.request.post(`/api/${path}`, { data: { data }, headers: { origin: originOf(page) } })
  expect(made.status(), `${path} ${await made.text()}`).toBe(200)
  return (await made.json())._id
}

/** Creates rows that the demo lacks, so that their screens can be opened. Returns the addresses of those that differ from others of their kind. */
export async function plantRows(page: Page, { unique, learner }: Planting): Promise<string[]> {
  const name = unique('หน้าจอ')
  const headers = { origin: originOf(page) }
  for (const [path, body] of [
    ['space', { data: { name } }],
    ['package', { data: { name } }],
    ['institution', { data: { code: name, name } }],
    ['api_key', { data: { name, scopes: ['course:read'] } }],
    ['display_flag', { data: { code: `screen-${Date.now()}`, note: name } }],
    // One that is off, so that it asks nobody.
    ['user_field', { data: { key: `screen_${Date.now()}`, name, type: 'text', active: false } }],
    // Of a year in which nobody learnt: it counts no hours.
    ['hours_rule', { data: { name, validFrom: '2001-01-01', validUntil: '2001-12-31' } }],
    ['forgot', { email: 'somchai@thaiskills.test' }],
  ] as const)
    expect((await page.request.post(`/api/${path}`, { data: body, headers })).status(), path).toBe(200)
  const life = { data: { category: 'computer', years: 3 } }
  expect([200, 400, 409]).toContain((await page.request.post('/api/asset_life', { data: life, headers })).status())
  await plantRedirect(page, unique)
  await plantFile(page)
  await plantOpenedLesson(page, unique)
  await plantSeats(page, { unique, learner })
  await plantLearnt(page, { unique, learner })
  return [await plantCards(page, unique)]
}

/** A card gateway that is off: it alone has a screen to test it. */
async function plantCards(page: Page, unique: Unique) {
  const keys = { gateway: 'omise', secretKey: 'skey_test_journey', active: false }
  const provider = { name: unique('บัตร'), kind: 'card', accountName: 'วิชา', ...keys }
  return `/setup/payment/detail/${await make(page, 'payment_provider', provider)}`
}

/** Pages of the demo have never moved, so there is no redirect. */
export async function plantRedirect(page: Page, unique: Unique) {
  const headers = { origin: originOf(page) }
  const data = { path: `/${unique('old').replaceAll(' ', '-')}`, target: '/lesson/home' }
  const made = await page.request.post('/api/redirect', { data: { data }, headers })
  expect(made.status(), await made.text()).toBe(200)
}

/** A lesson that staff opened to one learner. */
async function plantOpenedLesson(page: Page, unique: Unique) {
  const headers = { origin: originOf(page) }
  const courseID = await make(page, 'course', { name: unique('บทที่เปิดให้'), status: true })
  const lessonID = await make(page, 'lesson', { courseID, name: 'บทแรก', opensAfter: 7 })
  const found = await page.request.post('/api/user/query', { data: { args: [{ role: 'user' }] }, headers })
  const [learner] = await found.json()
  const enrollID = await make(page, 'enroll', { courseID, userID: learner._id })
  expect(await make(page, 'lesson_exception', { enrollID, lessonID, reason: 'เรียนมาแล้ว' })).toMatch(/^[0-9a-f]{24}$/)
}

/** A full course with a waitlist, and the seats of a company. */
async function plantSeats(page: Page, { unique, learner }: Planting) {
  const courseID = await make(page, 'course', { name: unique('เต็ม'), status: true, seats: 0 })
  // The seats of a new course are counted a moment later. Until then nobody can wait.
  const stand = () => make(page, 'waiting', { userID: learner._id, courseID, reason: 'โทรมาขอ' })
  await expect(stand).toPass({ timeout: 15_000 })
  const grant = { company: unique('บริษัท'), courseID, seats: 3, untilDate: '2099-12-31', contactID: learner._id }
  await make(page, 'seat_grant', grant)
}

/** A learner's submission, their review of a completed course, and their transfer to another one. */
async function plantLearnt(page: Page, { unique, learner }: Planting) {
  const courseID = await make(page, 'course', { name: unique('ส่งงาน'), status: true })
  const lessonID = await make(page, 'lesson', { courseID, name: 'ใบงาน', kind: 'assignment', content: '<p>ทำ</p>' })
  const enrollID = await make(page, 'enroll', { courseID, userID: learner._id })
  const handed = await learner.page.request.post(`/lesson/hand-in/${courseID}/${lessonID}`, {
    form: { intent: 'hand', text: 'ตัวอย่างคำตอบของผู้เรียน', attempt: '1', version: '' },
    headers: { origin: originOf(page) },
  })
  expect(handed.ok(), await handed.text()).toBe(true)
  const known = await make(page, 'course', { name: unique('เทียบโอน'), status: true })
  const crediting = { courseID: known, userID: learner._id, passed: true, reason: 'เทียบโอน' }
  const passed = await make(page, 'enroll', crediting)
  const said = { data: { courseID: known, enrollID: passed, stars: 5, text: 'ดี' } }
  const review = await learner.page.request.post('/api/review', { data: said, headers: { origin: originOf(page) } })
  expect(review.status(), await review.text()).toBe(200)
  const into = await make(page, 'course', { name: unique('ปลายทาง'), status: true })
  const transfer = { user: learner._id, enrolment: enrollID, course: into, keeps: 'true', reason: 'ย้ายรอบเรียน' }
  const moved = await page.request.post('/student/transfer', {
    form: { ...transfer, intent: 'transfer' },
    headers: { origin: originOf(page) },
  })
  expect(moved.ok(), await moved.text()).toBe(true)
}

/** A file for the library. */
export async function plantFile(page: Page) {
  const headers = { origin: originOf(page) }
  const file = { name: 'ใบงาน.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  const multipart = { library: '1', public: '1', file }
  expect((await page.request.post('/api/upload', { multipart, headers })).ok()).toBe(true)
}
