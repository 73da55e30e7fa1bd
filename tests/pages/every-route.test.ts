import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/access/viewer.ts'
import { from } from '#platform/collection/rows.ts'
import { create, update } from '#platform/collection/write.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { scratchDrivers } from '#platform/database/scratch.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { manifests } from '../../src/app/modules.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { textOf, wordsOf } from '../support/reading.ts'

const drivers = await scratchDrivers()
const routes: Route[] = manifests.flatMap((module) => module.routes)

/** What the specification §2.1 and §2.3 leaves open, said here by hand and not by the manifests. */
const openToAll = [
  ...['/', '/cms/page/:slug', '/login', '/member/login', '/member/register', '/member/enter', '/member/verify'],
  ...['login', 'register', 'forgot', 'reset', 'activate'].flatMap((way) => [`/user/${way}`, `/student/${way}`]),
  ...['/user/auth', '/user/bypass/:id', '/student/profile', '/member/forgot'],
  ...['/lesson', '/lesson/home', '/lesson/detail/:id', '/lesson/categories/:id', '/lesson/search/:keyword'],
]

/** Routes that show nothing by themselves: they receive who comes from another site, or from another system. */
const receives = ['member-enter', 'user-bypass']
/** Nor does the one that goes on from a right password: it leads back to where that is asked. */
const shownToNobody = [...receives, 'member-verify']

/** Latin words that a Thai screen may hold: addresses, names and codes of rows, the other language, single letters, N/A. */
const foreign =
  /^(\/[\w/-]+|skills|localhost|about|food|tech|root|superadmin|admin|manager|member|Active|[\w.]+localhost|[\w@]+\.test|English|N\/A|YouTube|F8|⌘?\w)$/i

describe.each(drivers)('every declared route on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    const { _id } = await from(admin, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(admin, 'configuration', {
      _id,
      change: { lineChannel: '2000000001', line: 'a-secret-of-the-channel' },
    })
    ids['category'] = (await create(admin, 'category', { code: 'food', name: 'ครัว', visible: true }))._id
    ids['lecturer'] = (await create(admin, 'lecturer', { name: 'อ.สมบัติ ความลับ' }))._id
    const course = await create(admin, 'course', { name: 'ครัวไทย', status: true, category: 'food', hours: 6, days: 1 })
    ids['course'] = course._id
    const lesson = { courseID: course._id, name: 'หุงข้าว', content: '<p>ความลับ</p>' }
    ids['lesson'] = (await create(admin, 'lesson', lesson))._id
    ids['free'] = (await create(admin, 'course', { name: 'ขนมไทย', status: true, category: 'food' }))._id
    ids['post'] = (await create(admin, 'post', { type: 'page', slug: 'about', title: 'เรา', status: true }))._id
    ids['enroll'] = (await create(academy.as('user'), 'enroll', { courseID: course._id }))._id
    ids['user'] = academy.viewer('user').id
    ids['staff'] = academy.viewer('admin').id
    ids['site'] = academy.as('admin').site._id
    ids['mail'] = await sendMail(admin, {
      to: 'learner@skills.test',
      letter: { subject: 'ความลับในอีเมล', paragraphs: ['ความลับ'] },
    })
    ids['space'] = (await create(academy.as('root'), 'space', { name: 'คลังไฟล์' }))._id
    ids['target'] = (await create(admin, 'target', { code: 'tech', name: 'ช่างเทคนิค' }))._id
    await create(admin, 'course', { name: 'ร่าง ความลับ' })
    await academy.app.jobs.drain()
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  /** The address of a route with rows that are there. */
  const addressOf = (route: Route) => {
    const own: Record<string, string> = {
      ...{ 'lesson-player-edit': 'lesson', 'lesson-enroll': 'free', 'user-acting': 'user' },
      ...{ 'origin-user-edit': 'staff', 'origin-user-detail': 'staff', 'origin-user-add-to': 'site' },
    }
    const shown = own[route.name] ?? route.edit ?? route.show ?? 'course'
    const given: Record<string, string> = {
      ...{ id: route.path.startsWith('/lesson/categories') ? 'food' : ids[shown]!, cid: ids['course']! },
      ...{ pid: ids['lesson']!, slug: 'about', keyword: encodeURI('ครัว'), mode: 'standard', history: '0' },
    }
    return route.path.replaceAll(/:(\w+)/g, (_whole, name: string) => given[name]!)
  }
  const open = (path: string, role: Role = 'guest') => pages.open({ path, viewer: academy.viewer(role) })

  test.each(routes.filter((route) => route.meta.auth).map((route) => [route.name, route] as const))(
    'the data of %s is not reached past the guard, neither as such nor by naming its loader alone',
    async (name, route) => {
      const path = addressOf(route)
      for (const query of ['', `?_routes=${name}`, `?_routes=root,${name}`, `?_routes=app/layouts/office,${name}`]) {
        const answer = await open(`${path}.data${query}`)
        expect(answer.text).not.toMatch(/ความลับ|สมชาย|@skills\.test/)
        expect(answer.text).toContain('SingleFetchRedirect')
      }
    },
  )

  test('needs a signed-in person, unless the specification leaves it open', async () => {
    expect(routes.length).toBeGreaterThan(40)
    for (const route of routes) {
      const path = addressOf(route)
      const [page, data] = [await open(path), await open(`${path === '/' ? '/_root' : path}.data`)]
      const isTurnedAway = page.status === 302 && page.headers['location'] === '/'
      expect(isTurnedAway, route.path).toBe(!openToAll.includes(route.path))
      for (const answer of [page, data]) expect(answer.text, route.path).not.toContain('ความลับ')
      if (!isTurnedAway) expect(receives.includes(route.name) ? [404] : [200, 302], route.path).toContain(page.status)
    }
  })

  test('that needs a signed-in person sends a visitor to /, and shows the gate to who asked for its address', async () => {
    expect(await open('/user/profile')).toMatchObject({ status: 302, headers: { location: '/' } })
    const direct = await pages.open({ path: '/user/profile', headers: { 'sec-fetch-site': 'none' } })
    expect(direct.status).toBe(401)
    expect(textOf(direct.text)).toContain('หน้านี้ต้องเข้าสู่ระบบก่อน')
    expect((await open('/user/profile', 'user')).status).toBe(200)
  })

  const isThai = (text: string) => /[ก-๙]/.test(text) || !/[a-z]/i.test(text) || foreign.test(text)
  const expectThai = (html: string, what: string) => {
    expect(html, what).toContain('<html lang="th"')
    const words = wordsOf(html)
    expect(words.filter((text) => /[ก-๙]/.test(text)).length, what).toBeGreaterThan(5)
    expect
      .soft(
        words.filter((text) => !isThai(text)),
        what,
      )
      .toEqual([])
  }

  test('is Thai in every word to who chose no language, and so is every refusal', async () => {
    for (const route of routes.filter((one) => !('to' in one) && !shownToNobody.includes(one.name))) {
      const staff = route.path === '/member/sites' ? 'admin' : 'root'
      const role = route.face === 'office' && route.meta.auth ? staff : route.meta.auth ? 'user' : 'guest'
      const page = await open(addressOf(route), role)
      expect(page.status, `${role} ${route.path}`).toBe(200)
      expectThai(page.text, route.path)
    }
    const form = { path: '/user/register', form: { firstname: '' } }
    for (const [what, answer] of [
      ['not found', await open('/no/such/page')],
      ['forbidden', await open('/member/sites', 'root')],
      ['gate', await pages.open({ path: '/user/profile', headers: { 'sec-fetch-site': 'none' } })],
      ['register', await pages.post(form)],
      ['log-in', await pages.post({ path: '/user/login', form: { username: 'no', password: 'no' } })],
      ['staff', await pages.post({ path: '/member/login', form: { username: 'no', password: 'no' } })],
      ['form', await pages.post({ path: '/lesson/add', viewer: academy.viewer('admin'), form: { hours: 'six' } })],
    ] as const) {
      expect(answer.status, what).toBeGreaterThanOrEqual(400)
      expectThai(answer.text, what)
    }
    for (const call of [
      { path: '/api/user', body: { data: {} } },
      { path: '/api/course', body: { data: { name: 'ก' } } },
      { path: '/api/nothing/query', body: {} },
      { path: '/api/course/query', body: { args: [{ nothing: 1 }] } },
      { path: '/api/signin', body: {} },
    ]) {
      const answer = await pages.ask(call)
      expect(answer.status, call.path).toBeGreaterThanOrEqual(400)
      expect(answer.body.message, call.path).toMatch(/[ก-๙]/)
    }
  })
})
