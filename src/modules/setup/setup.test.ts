import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { sites } from '../../../tests/support/cast.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { textOf } from '../../../tests/support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('setting a site up on $kind', (driver) => {
  let academy: Academy
  let pages: Pages

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  type Staff = 'admin' | 'manager' | 'superadmin' | 'user'
  const open = (path: string, role: Staff = 'admin') => pages.open({ path, viewer: academy.viewer(role) })
  const post = (path: string, form: Record<string, string>, role: Staff = 'admin') =>
    pages.post({ path, viewer: academy.viewer(role), form })
  const person = { email: 'napa@wicha.test', firstname: 'นภา', lastname: 'ใจงาม', role: 'manager' }
  const heldBy = async (email: string) => {
    const { rows } = await sql<{ site: string; role: string; _id: string }>`
      select g.site, g.role, u._id from "user" u join "grant" g on g."userSite" = u.site and g."user" = u._id
      where u.email = ${email}`.execute(academy.database.kysely)
    return rows
  }

  test.each([
    ['setup', ['setup/dashboard', 'setup/general', 'setup/admin', 'setup/language', 'setup/file']],
    ['branch', ['branch/dashboard', 'branch/add']],
    ['note', ['note/home']],
    ['enroll', ['enroll/dashboard', 'enroll/new']],
  ])('%s is for admin, and for no user', async (_module, screens) => {
    for (const screen of screens) {
      expect((await open(`/${screen}`)).status, screen).toBe(200)
      expect((await open(`/${screen}`, 'user')).status, screen).toBe(302)
    }
  })

  test('the dashboard says what is still to be set', async () => {
    expect(textOf((await open('/setup/dashboard')).text)).toMatch(/โทรศัพท์ ยังไม่ได้ตั้ง/)
    expect((await post('/setup/general', { phone: '02 111 2222' })).status).toBe(302)
    expect(textOf((await open('/setup/dashboard')).text)).toMatch(/โทรศัพท์ ตั้งค่าแล้ว/)
  })

  test('the files that a site takes are set, and nothing that is no type', async () => {
    const stored = await post('/setup/file', {
      'files.types': 'pdf',
      'files.mostMB': '20',
      'files.watermark': 'ใช้ภายใน',
      'files.itemLimit': '3',
    })
    expect(stored.headers['location']).toBe('/setup/file?done=saved')
    expect((await open('/setup/file')).text).toContain('ใช้ภายใน')
    for (const itemLimit of ['0', '51', 'มาก', '-1'])
      expect((await post('/setup/file', { 'files.itemLimit': itemLimit })).status, itemLimit).toBe(400)
    expect((await post('/setup/file', { 'files.types': 'exe', 'files.mostMB': '20' })).status).toBe(400)
    expect((await post('/setup/file', { 'files.types': 'pdf', 'files.mostMB': '9000' })).status).toBe(400)
  })

  test('a language shows the words that it is missing', async () => {
    const words = { code: 'lo', name: 'ลาว', flag: 'la', translations: { 'menu.home': 'ໜ້າຫຼັກ' } }
    await create(academy.as('admin'), 'translate', words)
    const list = textOf((await open('/setup/language')).text)
    expect(list).toMatch(/course\.\w+, course\.\w+/)
    expect(list).toContain('ครบทุกคำ')
  })

  test('all words are taken away as a table and brought in again, after what changes was read', async () => {
    const field = (text: string) =>
      /<textarea[^>]*name="words"[^>]*>([\s\S]*?)<\/textarea>/.exec(text)![1]!.replaceAll('&quot;', '"')
    const taken = field((await open('/setup/language?words')).text)
    expect(taken).toMatch(/^\s*key,en,lo,th/)
    expect(textOf((await post('/setup/language?words', { words: taken })).text)).toContain('ตรงกับคำแปลปัจจุบัน')
    const wordsOf = async (code: string) =>
      (
        await from(academy.as('admin'), 'translate')
          .select('translations')
          .where('code', '=', code)
          .executeTakeFirstOrThrow()
      ).translations
    const before = await wordsOf('th')
    const table = 'key\tth\tlo\nmenu.home\tหน้าแรกของเรา\t\nmenu.own\t=สูตร\tຄຳ'
    const looked = await post('/setup/language?words', { words: table })
    expect(textOf(looked.text)).toContain('บันทึกคำแปล 3 รายการ')
    expect(await wordsOf('th')).toEqual(before)
    const seen = /name="seen" value="([^"]+)"/.exec(looked.text)![1]!
    expect((await post('/setup/language?words', { words: `${table}\nmenu.more\tอื่น`, seen })).status).toBe(200)
    expect(await wordsOf('th')).toEqual(before)
    expect((await post('/setup/language?words', { words: table, seen })).status).toBe(302)
    expect(await wordsOf('th')).toEqual({ ...before, 'menu.home': 'หน้าแรกของเรา', 'menu.own': '=สูตร' })
    expect(await wordsOf('lo')).toMatchObject({ 'menu.home': 'ໜ້າຫຼັກ', 'menu.own': 'ຄຳ' })
    expect(field((await open('/setup/language?words')).text)).toContain('&#x27;=สูตร')
    for (const bad of [
      '',
      'x,th\na,b',
      'key,jp\nmenu.home,a',
      'key,th\n9bad,ก',
      `key,th\nmenu.home,${'ก'.repeat(1001)}`,
      'key,th\n__proto__,ก',
      'key,th\nmenu.home,"ก',
    ]) {
      const refused = await post('/setup/language?words', { words: bad })
      expect(refused.status === 400 || textOf(refused.text).includes('ตรวจสอบการเปลี่ยนแปลง'), bad.slice(0, 30)).toBe(
        true,
      )
    }
    expect(textOf((await post('/setup/language?words', { words: 'key,th\n9bad,ก' })).text)).toContain('แถวที่ 2 ภาษา th')
    expect((await post('/setup/language?words', { words: table }, 'manager')).headers['location']).toContain('refused')
  })

  test('somebody new is invited: an account of staff, a role on this site alone, and a letter', async () => {
    const answer = await post('/setup/admin', person)
    expect(answer.headers['location']).toContain('done=invited')
    expect(await heldBy(person.email)).toMatchObject([{ site: sites.skills._id, role: 'manager' }])
    await academy.app.jobs.drain()
    const { rows } = await sql`select 1 from mail where "to" = ${person.email}`.execute(academy.database.kysely)
    expect(rows).toHaveLength(1)
    expect(textOf((await open('/setup/admin')).text)).toContain('นภา ใจงาม')
  })

  test('the letter leads to the site that invites, and who has set his password on to where staff log in', async () => {
    const { rows } = await sql<{ text: string }>`select text from mail where "to" = ${person.email}`.execute(
      academy.database.kysely,
    )
    const link = new URL(/https?:\S+/.exec(rows[0]!.text)![0])
    expect([link.hostname, link.pathname]).toEqual([sites.skills.hostname, '/user/activate'])
    const fresh = 'rabbit-2570'
    const form = { requestId: link.searchParams.get('requestId')!, newPassword: fresh, confirm: fresh }
    const { headers } = await pages.post({ path: '/user/activate', form })
    const done = await pages.open({ path: String(headers['location']) })
    expect(done.text).toContain('href="/member/login"')
    const body = { username: person.email, password: fresh, interface: 'backend' }
    expect((await pages.ask({ path: '/api/signin', body })).status).toBe(200)
  })

  test('the letter of an invitation leads on for seven days', async () => {
    const dao = { ...person, email: 'dao@wicha.test', firstname: 'ดาว' }
    await post('/setup/admin', dao)
    await academy.app.jobs.drain()
    const { rows } = await sql<{ text: string }>`select text from mail where "to" = ${dao.email}`.execute(
      academy.database.kysely,
    )
    const { pathname, search } = new URL(/https?:\S+/.exec(rows[0]!.text)![0])
    const asksForPassword = async () =>
      (await pages.open({ path: pathname + search })).text.includes('name="newPassword"')
    const days = 7 * 24 * 3_600_000
    academy.pass(days - 60_000)
    expect(await asksForPassword()).toBe(true)
    academy.pass(60_000)
    expect(await asksForPassword()).toBe(false)
    academy.pass(-days)
  })

  test('who has an account already gets the role, and no second account', async () => {
    const again = await post('/setup/admin', { ...person, role: 'member' })
    expect(again.headers['location']).toContain('done=given')
    expect(await heldBy(person.email)).toMatchObject([{ role: 'member' }])
    const { rows } = await sql`select 1 from "user" where email = ${person.email}`.execute(academy.database.kysely)
    expect(rows).toHaveLength(1)
  })

  test('nobody gives his own rank or a higher one, takes it from his like, or changes himself', async () => {
    for (const role of ['admin', 'superadmin', 'root', 'user', ''])
      expect((await post('/setup/admin', { ...person, email: 'x@wicha.test', role })).status, role).toBe(400)
    expect(await heldBy('x@wicha.test')).toEqual([])
    const second = { ...person, email: 'second@wicha.test', role: 'admin' }
    expect((await post('/setup/admin', second, 'superadmin')).status).toBe(302)
    const [held] = await heldBy(second.email)
    expect((await post('/setup/admin', { ...second, role: 'member' })).status).toBe(400)
    expect((await post('/setup/admin', { dismiss: held!._id })).status).toBe(409)
    expect((await post('/setup/admin', { dismiss: academy.viewer('admin').id })).status).toBe(403)
    expect((await post('/setup/admin', { ...person, email: 'admin@wicha.test', role: 'member' })).status).toBe(403)
    expect(await heldBy(second.email)).toMatchObject([{ role: 'admin' }])
  })

  test('a manager, a wrong address and an unknown person change nothing', async () => {
    expect((await post('/setup/admin', person, 'manager')).headers['location']).toContain('refused')
    expect((await post('/setup/admin', { ...person, email: 'no address' })).status).toBe(400)
    expect((await post('/setup/admin', { ...person, email: 'a@wicha.test\nbcc: b@wicha.test' })).status).toBe(400)
    expect((await post('/setup/admin', { dismiss: '0'.repeat(24) })).status).toBe(404)
    expect((await post('/setup/admin', {})).status).toBe(404)
  })

  test('a second factor is seen of each of the staff, and asked of them by nobody who has none himself', async () => {
    const needs = async () =>
      (await from(academy.as('admin'), 'configuration').select('account').executeTakeFirstOrThrow()).account
        .needsSecondFactor
    expect(textOf((await open('/setup/admin')).text)).toContain('ยังไม่ได้ตั้งค่าการยืนยันตัวตนแบบสองขั้นตอน')
    expect((await post('/setup/admin', { secondFactor: 'on' }, 'manager')).headers['location']).toContain('refused')
    expect(await needs()).toBe(false)
    expect((await post('/setup/admin', { secondFactor: 'on' })).headers['location']).toBe(
      '/member/security?first&next=%2Fsetup%2Fadmin',
    )
    expect(await needs(), 'who has none does not shut himself out').toBe(false)
    expect((await post('/setup/admin', { secondFactor: 'off' })).headers['location']).toContain('done=factor-off')
    expect(await needs()).toBe(false)
  })

  test('who is taken off the site keeps what he holds elsewhere', async () => {
    const elsewhere = { path: '/setup/admin', site: 'factory' as const, viewer: academy.viewer('admin'), form: person }
    expect((await pages.post(elsewhere)).status).toBe(302)
    const { _id } = (await heldBy(person.email))[0]!
    expect((await post('/setup/admin', { dismiss: _id })).status).toBe(302)
    expect(await heldBy(person.email)).toMatchObject([{ site: sites.factory._id, role: 'manager' }])
    expect((await post('/setup/admin', { dismiss: _id })).status).toBe(404)
    expect(textOf((await open('/setup/admin')).text)).not.toContain(person.email)
  })
})
