import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, remove, update } from '#platform/data/collection/write.ts'
import { sendMail } from '#platform/background/mail/send-mail.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { textOf } from '../../../tests/support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('the settings of a site on $kind', (driver) => {
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

  const open = (path: string, role: 'admin' | 'superadmin' | 'user' | 'manager' = 'admin') =>
    pages.open({ path, viewer: academy.viewer(role) })
  const post = (path: string, form: Record<string, string>, role: 'admin' | 'manager' = 'admin') =>
    pages.post({ path, viewer: academy.viewer(role), form })
  const codeOf = (list: string, code: string) =>
    from(academy.as('admin'), 'code_item')
      .selectAll()
      .where('list', '=', list as never)
      .where('code', '=', code)
      .executeTakeFirst()

  test('dashboard, general, display and tools open for superadmin and admin, and for nobody beneath', async () => {
    for (const screen of ['dashboard', 'general', 'display', 'tools']) {
      for (const role of ['admin', 'superadmin'] as const)
        expect((await open(`/config/${screen}`, role)).status, screen).toBe(200)
      for (const role of ['user', 'manager'] as const)
        expect((await open(`/config/${screen}`, role)).status, screen).toBe(302)
    }
    const dashboard = textOf((await open('/config/dashboard')).text)
    expect(dashboard).toContain('สถาบันพัฒนาทักษะไทย')
    expect(dashboard).toContain('โหมดของหลักสูตร')
  })

  test.each(['category', 'type', 'mode'])(
    'the list %s takes a code, changes it and shows only its own',
    async (list) => {
      const added = await post(`/config/${list}/add`, {
        code: 'night',
        name: `รอบค่ำ ${list}`,
        nameEn: 'Evening',
        order: '5',
      })
      expect(added.status).toBe(302)
      const { _id } = (await codeOf(list, 'night'))!
      expect(textOf((await open(`/config/${list}`)).text)).toContain(`รอบค่ำ ${list}`)
      for (const other of ['category', 'type', 'mode'].filter((one) => one !== list)) {
        expect(textOf((await open(`/config/${other}`)).text)).not.toContain(`รอบค่ำ ${list}`)
        expect((await open(`/config/${other}/edit/${_id}`)).status).toBe(404)
        expect((await post(`/config/${other}/edit/${_id}`, { name: 'อื่น' })).status).toBe(404)
      }
      expect((await post(`/config/${list}/edit/${_id}`, { name: 'รอบดึก', nameEn: 'Night', version: '1' })).status).toBe(
        302,
      )
      expect(await codeOf(list, 'night')).toMatchObject({ name: 'รอบดึก', list, code: 'night' })
    },
  )

  test('a code is given once and for all, and no two of a list are the same', async () => {
    const { _id } = (await codeOf('mode', 'night'))!
    const renamed = update(academy.as('admin'), 'code_item', { _id, change: { code: 'day' } })
    await expect(renamed).rejects.toMatchObject({ kind: 'invalid', issues: [{ field: 'code', code: 'fixed' }] })
    await update(academy.as('admin'), 'code_item', { _id, change: { code: 'night', order: 6 } })
    const twice = create(academy.as('admin'), 'code_item', { list: 'mode', code: 'night', name: 'ซ้ำ', nameEn: 'Again' })
    await expect(twice).rejects.toMatchObject({ issues: [{ field: 'list' }, { field: 'code', code: 'duplicate' }] })
    expect((await open(`/config/mode/edit/${_id}`)).text).toContain('แก้ไขภายหลังไม่ได้')
  })

  test('a code of the system can rest and not go; one that is used stays until nothing uses it', async () => {
    const standard = (await codeOf('mode', 'standard'))!
    await expect(remove(academy.as('root'), 'code_item', standard._id)).rejects.toMatchObject({ kind: 'forbidden' })
    const forged = update(academy.as('admin'), 'code_item', { _id: standard._id, change: { isSystem: false } as never })
    await expect(forged).rejects.toMatchObject({ kind: 'invalid' })
    const course = await create(academy.as('admin'), 'course', { name: 'เรียนรอบค่ำ', mode: 'night' })
    const { _id } = (await codeOf('mode', 'night'))!
    const list = textOf((await open('/config/mode')).text)
    expect(list).toContain('มี 1 รายการใช้อยู่ กรุณาเปลี่ยนรายการเหล่านั้นก่อน')
    expect(textOf((await post('/config/mode', { _id })).text)).toContain('มี 1 รายการใช้อยู่')
    await expect(remove(academy.as('admin'), 'code_item', _id)).rejects.toMatchObject({
      ...{ kind: 'conflict', issues: [{ code: 'used', th: expect.stringContaining('1 รายการใช้อยู่') }] },
    })
    expect(await codeOf('mode', 'night')).toBeDefined()
    await update(academy.as('admin'), 'course', { _id: course._id, change: { mode: 'standard' } })
    expect((await post('/config/mode', { _id })).headers['location']).toContain('done=removed')
    expect(await codeOf('mode', 'night')).toBeUndefined()
  })

  test('the form of a course offers the modes of the site that are in use', async () => {
    const add = async () => (await open('/lesson/add')).text
    const mode = { list: 'mode', code: 'weekend', name: 'เสาร์อาทิตย์', nameEn: 'Weekend' } as const
    const { _id } = await create(academy.as('admin'), 'code_item', mode)
    expect(await add()).toContain('เสาร์อาทิตย์')
    await update(academy.as('admin'), 'code_item', { _id, change: { active: false } })
    expect(await add()).not.toContain('เสาร์อาทิตย์')
  })

  test('nobody but administrators of the site writes its lists', async () => {
    const given = { list: 'mode', code: 'x', name: 'x', nameEn: 'x' } as const
    for (const role of ['guest', 'user', 'manager'] as const)
      await expect(create(academy.as(role), 'code_item', given)).rejects.toMatchObject({ kind: 'forbidden' })
    const { _id } = (await codeOf('mode', 'weekend'))!
    const elsewhere = update(academy.as('admin', 'factory'), 'code_item', { _id, change: { name: 'x' } })
    await expect(elsewhere).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('a choice of the layout shows on the site at once', async () => {
    const home = async () => (await pages.open({ path: '/lesson/home' })).text
    const before = await home()
    const stored = await post('/config/display', {
      ...{
        'layout.selectedlayout': 'stacked',
        'layout.selectedposition': 'center',
        'layout.topbarRight': 'โทร 02 123 4567',
      },
    })
    expect(stored.headers['location']).toBe('/config/display?done=saved')
    const after = await home()
    expect(before).not.toContain('โทร 02 123 4567')
    expect(after).toContain('โทร 02 123 4567')
    expect(textOf((await open('/config/display')).text)).not.toContain('คีย์ของบริการอีเมล')
  })

  test('every save is a version that says who changed what', async () => {
    const timeline = textOf((await open('/config/dashboard')).text)
    expect(timeline).toMatch(/ความเคลื่อนไหว.*ส่วนหัวของเว็บไซต์/)
    expect(timeline).toContain('admin ทีมงาน')
  })

  test('kept pages are dropped', async () => {
    await pages.open({ path: '/lesson/home' })
    const table = academy.database.kysely
    await sql`update course set name = 'เปลี่ยนข้างหลัง', status = true`.execute(table)
    expect((await pages.open({ path: '/lesson/home' })).text).not.toContain('เปลี่ยนข้างหลัง')
    expect((await post('/config/tools', { intent: 'caches' })).status).toBe(302)
    expect((await pages.open({ path: '/lesson/home' })).text).toContain('เปลี่ยนข้างหลัง')
  })

  test('the search finds again what it had lost, and the rows keep their version', async () => {
    await sql`update course set search = ''`.execute(academy.database.kysely)
    const found = async () => textOf((await open(`/lesson/dashboard?q=${encodeURI('ข้างหลัง')}`)).text)
    expect(await found()).toContain('0 รายการ')
    for (const _ of [1, 2]) expect((await post('/config/tools', { intent: 'search' })).status).toBe(302)
    await academy.app.jobs.drain()
    expect(await found()).toContain('1 รายการ')
  })

  test('failed mail of this site is queued again, but not what held a secret', async () => {
    const letter = { subject: 'เรื่อง', paragraphs: ['ข้อความ'] }
    const admin = academy.as('admin')
    const open = await sendMail(admin, { to: 'a@wicha.test', letter })
    const secret = await sendMail(admin, { to: 'b@wicha.test', letter, isSecret: true })
    const other = await sendMail(academy.as('admin', 'factory'), { to: 'c@wicha.test', letter })
    await academy.app.jobs.drain()
    await sql`update mail set state = 'failed', error = 'x'`.execute(academy.database.kysely)
    expect((await post('/config/tools', { intent: 'mail' })).headers['location']).toBe('/config/tools?done=mail&n=1')
    await academy.app.jobs.drain()
    const { rows } = await sql<{ _id: string; state: string }>`select _id, state from mail`.execute(
      academy.database.kysely,
    )
    const states = new Map(rows.map(({ _id, state }) => [_id, state]))
    expect([open, secret, other].map((_id) => states.get(_id))).toEqual(['kept', 'failed', 'failed'])
  })

  test('the settings are taken away as a text and brought in again, without a secret and whole or not at all', async () => {
    const admin = academy.as('admin')
    const { _id } = await from(admin, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(admin, 'configuration', { _id, change: { email_key: 'a-secret-of-the-mail' } })
    const field = (text: string) => /<textarea[^>]*name="settings"[^>]*>([\s\S]*?)<\/textarea>/.exec(text)![1]!
    const page = (await open('/config/tools?settings')).text
    const taken = field(page).replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
    expect(taken).not.toContain('secret')
    const settings = JSON.parse(taken) as { version: 1; settings: Record<string, unknown> }
    settings.settings['phone'] = '029999999'
    settings.settings['siteName'] = 'ชื่อจากไฟล์'
    const phone = async () => (await from(admin, 'configuration').select('phone').executeTakeFirstOrThrow()).phone
    const [text, before] = [JSON.stringify(settings), await phone()]
    const looked = await post('/config/tools?settings', { settings: text })
    const told = textOf(looked.text)
    expect(looked.status).toBe(200)
    expect(told).toContain('การตั้งค่าต่อไปนี้จะเปลี่ยน และยังไม่ได้บันทึก')
    expect(told).toMatch(/โทรศัพท์ ?เดิม .*ใหม่ 02-?999-?9999/)
    expect(told).toMatch(/ชื่อเว็บไซต์ ?เดิม .*ใหม่ ชื่อจากไฟล์/)
    expect(told).toContain('บันทึกการตั้งค่า 2 รายการ')
    expect(await phone()).toBe(before)
    const seen = /name="seen" value="([^"]+)"/.exec(looked.text)![1]!
    const other = JSON.stringify({ ...settings, settings: { ...settings.settings, phone: '02 111 1111' } })
    expect((await post('/config/tools?settings', { settings: other, seen })).status).toBe(200)
    expect(await phone()).toBe(before)
    expect((await post('/config/tools?settings', { settings: text, seen })).status).toBe(302)
    expect(await phone()).toBe('029999999')
    const again = await post('/config/tools?settings', { settings: text })
    expect(textOf(again.text)).toContain('ตรงกับการตั้งค่าปัจจุบัน')
    expect(again.text).not.toContain('name="seen"')
    for (const bad of [
      'x',
      JSON.stringify({ version: 2, settings: {} }),
      JSON.stringify({ version: 1, settings: { phone: '1669', siteStyle: 'ghost' } }),
      JSON.stringify({ version: 1, settings: { phone: '1669', email_key: 'stolen' } }),
      JSON.stringify({ version: 1, settings: { phone: '1669', siteType: 'origin' } }),
    ])
      expect((await post('/config/tools?settings', { settings: bad })).status, bad).toBe(400)
    expect(await phone()).toBe('029999999')
  })

  test('tools do nothing for who is no administrator, nor what they do not know', async () => {
    expect((await post('/config/tools', { intent: 'caches' }, 'manager')).headers['location']).toContain('refused')
    expect((await post('/config/tools', { intent: 'drop' })).status).toBe(404)
  })
})
