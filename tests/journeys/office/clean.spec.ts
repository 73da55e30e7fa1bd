import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isPhone } from '../support/office.ts'
import { expect, test } from '../support/test.ts'
import { kindsOf, screensOf, walk } from '../support/walk.ts'

/** Only what is wrong is put together: it takes two thirds of the time. */
const asked: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'], iframes: false }

/** What is wrong with the screen as it stands: every finding of axe, and what lies beyond its edge. */
async function faultsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(asked).analyze()
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ...(beyond > 0 ? [`${beyond} px beyond the edge`] : []),
  ]
}

/** What the demo has none of, so that its screens can be opened. */
async function plantRows(page: Page, unique: (name: string) => string) {
  const name = unique('หน้าจอ')
  const headers = { origin: new URL(page.url()).origin }
  for (const [path, body] of [
    ['space', { data: { name } }],
    ['package', { data: { name } }],
    ['institution', { data: { code: name, name } }],
    ['api_key', { data: { name, scopes: ['course:read'] } }],
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
  await plantSeats(page, unique)
}

/** The demo's pages never moved. */
async function plantRedirect(page: Page, unique: (name: string) => string) {
  const headers = { origin: new URL(page.url()).origin }
  const data = { path: `/${unique('old').replaceAll(' ', '-')}`, target: '/lesson/home' }
  const made = await page.request.post('/api/redirect', { data: { data }, headers })
  expect(made.status(), await made.text()).toBe(200)
}

/** A lesson that staff opened to one learner. */
async function plantOpenedLesson(page: Page, unique: (name: string) => string) {
  const headers = { origin: new URL(page.url()).origin }
  const ask = async (path: string, data: object) => (await page.request.post(`/api/${path}`, { data, headers })).json()
  const make = async (path: string, data: object): Promise<string> => (await ask(path, { data }))._id
  const courseID = await make('course', { name: unique('บทที่เปิดให้'), status: true })
  const lessonID = await make('lesson', { courseID, name: 'บทแรก', opensAfter: 7 })
  const [learner] = await ask('user/query', { args: [{ role: 'user' }] })
  const enrollID = await make('enroll', { courseID, userID: learner._id })
  expect(await make('lesson_exception', { enrollID, lessonID, reason: 'เรียนมาแล้ว' })).toMatch(/^[0-9a-f]{24}$/)
}

/** A course without a seat for which somebody waits, and seats that a company holds. */
async function plantSeats(page: Page, unique: (name: string) => string) {
  const headers = { origin: new URL(page.url()).origin }
  const ask = (path: string, data: object) => page.request.post(`/api/${path}`, { data, headers })
  const course = await ask('course', { data: { name: unique('เต็ม'), status: true, seats: 0 } })
  const { _id: courseID } = await course.json()
  const [learner] = await (await ask('user/query', { args: [{ role: 'user' }] })).json()
  const grant = { company: unique('บริษัท'), courseID, seats: 3, untilDate: '2099-12-31', contactID: learner._id }
  for (const [path, data] of [
    ['waiting', { userID: learner._id, courseID }],
    ['seat_grant', grant],
  ] as const)
    expect((await ask(path, { data })).status(), path).toBe(200)
}

/** Something for the library to show. */
async function plantFile(page: Page) {
  const headers = { origin: new URL(page.url()).origin }
  const file = { name: 'ใบงาน.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  const multipart = { library: '1', public: '1', file }
  expect((await page.request.post('/api/upload', { multipart, headers })).ok()).toBe(true)
}

/** Everything that is wrong with what is wanted, by the name of the route, and what cannot be reached. */
async function faultsOn(page: Page, walked: Omit<Parameters<typeof walk>[1], 'look'>) {
  const faults: Record<string, string[]> = {}
  const unreached = await walk(page, {
    ...walked,
    look: async ({ name }) => {
      const found = await faultsOf(page)
      if (found.length > 0) faults[name] = found
    },
  })
  return { faults, unreached }
}

test.beforeEach(() => test.setTimeout(600_000))

/** What sites of several kinds share is looked at for units, and categories in their module. */
const isTwin = ({ path }: { path: string }) =>
  /^\/(institution|website|school|category)\/(?!wizard)/.test(path) || path === '/origin/user/add/:id'
/** Managers of the demo propose no pages, and have no builder. */
const isClosed = (role: string, { path }: { path: string }) => role === 'manager' && path.startsWith('/cms/builder/')
/** What only long work leads to is looked at where it is done: in the journeys of the registrar and of the player. */
const isElsewhere = ({ name }: { name: string }) =>
  ['enroll-many-run', 'student-edition', 'lesson-question-show'].includes(name)
/** A course of the demo that has lessons; other journeys add courses that have none. */
const withLessons = `/lesson/dashboard?q=${encodeURIComponent('ไฟฟ้าในบ้าน')}`
const nothing = { faults: {}, unreached: [] }

test('every screen of the back office is free of findings of axe for its owner, in Thai', async ({
  page,
  signIn,
  unique,
}) => {
  test.skip(isPhone(page), 'on a phone by kinds of screens')
  await signIn(page, { username: 'root', desk: true })
  await plantRows(page, unique)
  const open = screensOf('root').filter((route) => !isTwin(route) && !isElsewhere(route))
  expect(await faultsOn(page, { from: ['/asset/dashboard?view=stock', withLessons], open, wanted: open })).toEqual(
    nothing,
  )
})

for (const role of ['superadmin', 'admin', 'manager', 'member'] as const)
  test(`every kind of screen that ${role} sees is free of findings of axe on a phone, in English and in the dark`, async ({
    page,
    signIn,
    unique,
  }) => {
    test.skip(!isPhone(page), 'on a wide screen all of them')
    await signIn(page, { username: role, desk: true })
    if (role === 'superadmin' || role === 'admin') await plantRedirect(page, unique)
    await plantFile(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/member/why?lang=en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const open = screensOf(role).filter((route) => !isTwin(route) && !isClosed(role, route) && !isElsewhere(route))
    expect(await faultsOn(page, { from: [withLessons], open, wanted: kindsOf(open) })).toEqual(nothing)
  })
