import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { giveSecret } from '#platform/http/api-key/secret.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { parts, textOf } from '../../../tests/support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('the test console of a key on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let key: string
  let course: string

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-21T05:00:00Z'))
    pages = await openPages(academy)
    course = (await create(academy.as('admin'), 'course', { name: 'ช่างไฟ', status: true }))._id
    key = await added(['course:read', 'course:create'])
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  async function added(scopes: string[], more: object = {}) {
    const { _id } = await create(academy.as('root'), 'api_key', { name: 'ระบบ HR', scopes, ...more })
    await giveSecret(academy.as('root'), { key: _id, overlapHours: 0 })
    return _id
  }
  const open = async (call: string, of = key) =>
    (await pages.open({ path: `/client/key/detail/${of}?call=${call}`, viewer: academy.viewer('root') })).text
  const send = (form: Record<string, string>, of = key, role: 'root' | 'superadmin' = 'root') =>
    pages.post({
      path: `/client/key/detail/${of}?call=${form['call']}`,
      viewer: academy.viewer(role),
      form: { intent: 'try', ...form },
    })
  const answerIn = (html: string) =>
    textOf(parts(html, 'textarea').find((text) => text.includes('aria-label="คำตอบ"')) ?? '')

  test('offers the calls that the scopes hold and no other, and writes the chosen one as programs send it', async () => {
    const page = await open('course.query')
    const offered = [...page.matchAll(/<option value="(\w+\.\w+)"/g)].map(([, name]) => name)
    expect(offered).toEqual(['course.query', 'course.aggregate', 'course.read', 'course.create', 'course.history'])
    for (const language of ['curl', 'Node.js', 'PHP', 'Python']) expect(page).toContain(`>${language}</button>`)
    expect(textOf(page)).toContain(`key: wk_${key}`)
    expect(textOf(await open('user.query')), 'what is not offered is not chosen').not.toContain('ข้อมูลที่ส่ง')
  })

  test('sends the call with the rights of the key, and says status, time and answer', async () => {
    const { status, text } = await send({ call: 'course.query', body: '{"args":[{}],"fields":["name"]}' })
    expect(status).toBe(200)
    expect(textOf(text)).toMatch(/คำตอบ 200 [\d,]+ มิลลิวินาที/)
    expect(answerIn(text)).toContain('"name": "ช่างไฟ"')
    const one = await send({ call: 'course.read', id: course })
    expect(answerIn(one.text)).toContain(course)
    expect(textOf(one.text)).toContain(`GET /api/course/${course}`)
  })

  test('is limited and logged as any other call', async () => {
    const slow = await added(['course:read'], { perMinute: 1 })
    expect(answerIn((await send({ call: 'course.read', id: course }, slow)).text)).toContain('"status": 200')
    expect(answerIn((await send({ call: 'course.read', id: course }, slow)).text)).toContain('"status": 429')
    const far = await added(['course:read'], { addresses: ['203.0.113.7'] })
    expect(answerIn((await send({ call: 'course.read', id: course }, far)).text)).toContain('"status": 403')
  })

  test('a call that writes does so in the name of the key, and the history of the key says who had it do so', async () => {
    const sent = await send({ call: 'course.create', body: '{"data":{"name":"จากหน้าทดลอง"}}' })
    expect(answerIn(sent.text)).toContain('จากหน้าทดลอง')
    const made = await from(academy.as('admin'), 'course').select('_id').where('name', '=', 'จากหน้าทดลอง').execute()
    expect(made).toHaveLength(1)
    expect(textOf(await open('course.create'))).toContain('แก้ไขข้อมูลจริง')
    expect(textOf(await open(''))).toMatch(/root ทีมงาน/)
  })

  test.each([
    ['an id that is none', { call: 'course.read', id: '../../user' }, 'รหัสรายการมี 24 ตัว'],
    ['no id', { call: 'course.read' }, 'รหัสรายการมี 24 ตัว'],
    ['no JSON', { call: 'course.query', body: '{args' }, 'ไม่ใช่ JSON'],
    ['too long a body', { call: 'course.query', body: JSON.stringify('ก'.repeat(20_001)) }, 'ยาวเกิน'],
  ])('%s is not sent, and stays as it was written', async (_what, form, says) => {
    const { text } = await send(form as unknown as Record<string, string>)
    expect(textOf(text)).toContain(says)
    expect(text).not.toContain('มิลลิวินาที</span>')
  })

  test('a call outside the scopes, a revoked key and another role get nowhere', async () => {
    for (const call of ['user.query', 'course.remove', 'api_key.query', '__proto__', 'constructor', ''])
      expect((await send({ call, id: course, body: '{}' })).status, call).toBe(404)
    expect((await send({ call: 'course.query', body: '{}' }, key, 'superadmin')).headers['location']).toContain(
      'refused',
    )
    const ended = await added(['course:read'])
    await pages.post({
      path: `/client/key/detail/${ended}`,
      viewer: academy.viewer('root'),
      form: { intent: 'revoke' },
    })
    expect((await send({ call: 'course.query', body: '{}' }, ended)).status).toBe(409)
    expect(await open('course.query', ended)).not.toContain('console-title')
    const bare = (await create(academy.as('root'), 'api_key', { name: 'ไม่มีรหัส', scopes: ['course:read'] }))._id
    expect((await send({ call: 'course.query', body: '{}' }, bare)).status).toBe(409)
    const elsewhere = await pages.post({
      ...{ path: `/client/key/detail/${key}`, site: 'factory', viewer: academy.viewer('root') },
      form: { intent: 'try', call: 'course.query', body: '{}' },
    })
    expect(elsewhere.status).toBe(404)
    await update(academy.as('root'), 'api_key', { _id: key, change: { scopes: ['configuration:create'] } })
    expect(textOf(await open('course.query'))).toContain('ยังไม่มีขอบเขตที่เรียกได้')
  })
})
