import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#platform/data/access/viewer.ts'
import type { NewRowOf } from '#platform/data/collection/registry.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import type { SiteKey } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { transfersOf } from '../../support/transfers.ts'

const path = '/user/profile/edit'
const named = (key: string, more: Partial<NewRowOf<'user_field'>> = {}) => ({
  ...{ key, name: `ช่อง ${key}`, type: 'text' as const },
  ...more,
})

describe.each(await testDrivers())('fields of people that a site defines on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let made = 0
  let _id: string

  const ask = (asked: { method?: 'PUT' | 'GET'; path: string; body?: object; viewer?: Viewer; site?: SiteKey }) =>
    pages.ask(asked)
  const put = (fields: unknown, viewer: Viewer = own(), id = _id) =>
    ask({ method: 'PUT', path: `/api/user/${id}`, body: { data: { fields } }, viewer })
  const get = (viewer: Viewer) => ask({ method: 'GET', path: `/api/user/${_id}`, viewer })
  const own = (): Viewer => ({ ...academy.viewer('user'), id: _id })
  const stored = async () => (await get(academy.viewer('admin'))).body.data.fields as Record<string, unknown>
  const issuesOf = (answer: { status: number; body: { issues?: { field: string; code: string }[] } }) =>
    [answer.status, ...(answer.body.issues ?? []).map(({ field, code }) => `${field} ${code}`)].join(', ')

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    for (const data of [
      named('nick', { registration: true, required: true }),
      named('prefix', { type: 'choice', choices: ['นาย', 'นาง'] }),
      named('born', { type: 'date' }),
      named('height', { type: 'number', profile: false }),
      named('vegan', { type: 'boolean' }),
      named('passport', { type: 'code', pattern: 'passport', staff: 'admin' }),
      named('grade', { person: 'read', staff: 'manager' }),
      named('secret', { person: 'hidden', staff: 'admin' }),
    ])
      await create(academy.as('admin'), 'user_field', data)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })
  beforeEach(async () => {
    const email = `fields${++made}@wicha.test`
    const row = { username: email, email, firstname: 'มานะ', lastname: 'ใจดี', phone: `09300000${10 + made}` }
    ;({ _id } = await create(academy.as('admin'), 'user', row))
  })

  test('a value is stored, another is laid over it, and null takes it away', async () => {
    expect((await put({ nick: ' ก้อย ', prefix: 'นาง', born: '2000-02-29', vegan: false })).status).toBe(200)
    expect((await put({ passport: 'aa 1234567', prefix: null })).status).toBe(200)
    expect(await stored()).toEqual({ nick: 'ก้อย', born: '2000-02-29', vegan: false, passport: 'AA1234567' })
  })

  test.each<[string, unknown, string]>([
    ['an unknown key', { shoe: 1 }, '400, fields wrong'],
    ['a wrong type', { born: true, height: '170' }, '400, fields.born wrong, fields.height wrong'],
    ['another choice', { prefix: 'ดร.' }, '400, fields.prefix wrong'],
    ['a megabyte', { nick: 'ก'.repeat(350_000) }, '413'],
    ['a hundred kilobytes', { nick: 'ก'.repeat(33_000) }, '400, fields.nick wrong'],
    ['a list', ['x'], '400, fields wrong'],
    ['nothing', null, '400, fields required'],
    ['an emptied required one', { nick: '' }, '400, fields.nick required'],
    ['what the academy says', { grade: 'A' }, '400, fields.grade read-only'],
    ['what the person does not see', { secret: 'x' }, '400, fields.secret read-only'],
    ['a key of every object', JSON.parse('{"__proto__":{"a":1}}') as unknown, '400, body json'],
  ])('of who sends %s nothing is stored', async (_what, fields, issues) => {
    expect(issuesOf(await put(fields))).toBe(issues)
    expect(await stored()).toEqual({})
  })

  test('each reader is told what the definition says, in every answer', async () => {
    const all = { nick: 'ก้อย', passport: 'AA1234567', grade: 'A', secret: 'ลับ' }
    const admin = academy.viewer('admin')
    expect((await put(all, admin)).body.data.fields).toEqual(all)
    const keys = async (viewer: Viewer) => Object.keys((await get(viewer)).body.data.fields).toSorted()
    expect(await keys(admin)).toEqual(['grade', 'nick', 'passport', 'secret'])
    expect(await keys(academy.viewer('manager'))).toEqual(['grade', 'nick'])
    expect(await keys(academy.viewer('member'))).toEqual(['nick'])
    expect(await keys(own())).toEqual(['grade', 'nick', 'passport'])
    expect(Object.keys((await put({ nick: 'อื่น' })).body.data.fields).toSorted()).toEqual(['grade', 'nick', 'passport'])
    expect(await stored(), 'what they do not see stays').toMatchObject({ secret: 'ลับ', nick: 'อื่น' })
    for (const asked of [
      { path: '/api/user/query', body: { method: 'find', args: [{ 'fields.secret': 'ลับ' }] } },
      { path: '/api/user/aggregate', body: { pipeline: [{ $match: { 'fields.secret': { $ne: null } } }] } },
    ]) {
      const answer = await ask({ ...asked, viewer: academy.viewer('manager') })
      expect(answer.text, asked.path).not.toContain(_id)
    }
    const history = await ask({ method: 'GET', path: `/api/user/${_id}/history`, viewer: academy.viewer('manager') })
    expect(history.status).toBe(200)
    expect(history.text).not.toMatch(/ลับ|AA1234567/)
    const file = await ask({ method: 'GET', path: '/api/user/export?format=csv', viewer: academy.viewer('manager') })
    expect(file.text).toContain('ช่อง nick')
    expect(file.text).not.toMatch(/ลับ|AA1234567|ช่อง secret/)
  })

  test('nobody writes the values of another, nor by the definitions of another site', async () => {
    expect((await put({ nick: 'x' }, academy.viewer('user'))).status).toBe(404)
    expect((await put({ nick: 'x' }, academy.viewer('manager'))).status).toBe(403)
    const other = academy.viewer('user', 'factory')
    const answer = await pages.ask({
      ...{ method: 'PUT', path: `/api/user/${other.id}`, site: 'factory', viewer: other },
      body: { data: { fields: { nick: 'x' } } },
    })
    expect(issuesOf(answer)).toBe('400, fields wrong')
    const data = named('mine')
    for (const viewer of [own(), academy.viewer('manager')])
      expect((await ask({ path: '/api/user_field', body: { data }, viewer })).status).toBe(403)
  })

  test.each<[object, string]>([
    [named('Nick'), 'key wrong'],
    [named('constructor'), 'key wrong'],
    [named('__proto__'), 'key wrong'],
    [named('nick'), 'key duplicate'],
    [named('pick', { type: 'choice' }), 'choices required'],
    [{ ...named('free', { type: 'code' }), pattern: '.*' }, 'pattern wrong'],
  ])('the definition %j is refused', async (data, issue) => {
    const answer = await ask({ path: '/api/user_field', body: { data }, viewer: academy.viewer('admin') })
    expect(issuesOf(answer)).toBe(`400, ${issue}`)
  })

  test('own details show and save them without a script, each with what is wrong', async () => {
    await put({ grade: 'ดีเยี่ยม', height: 170 }, academy.viewer('admin'))
    const { text } = await pages.open({ path, viewer: own() })
    for (const part of ['name="fields.nick"', 'name="fields.prefix"', 'type="date"', 'ดีเยี่ยม'])
      expect(text).toContain(part)
    expect(text).not.toMatch(/fields\.(grade|secret|height)"/)
    const version = /name="version" value="(\d+)"/.exec(text)![1]!
    const marks = /name="marks" value="([^"]*)"/.exec(text)![1]!.replaceAll('&quot;', '"')
    const form = { version, marks, 'fields.nick': 'ก้อย', 'fields.born': '29/2/2543', 'fields.vegan': 'true' }
    const wrong = await pages.post({
      path,
      form: { ...form, 'fields.nick': '', 'fields.born': 'เมื่อวาน' },
      viewer: own(),
    })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('id="fields.born-error"')
    expect(wrong.text).toContain('เมื่อวาน')
    expect((await pages.post({ path, form, viewer: own() })).status).toBe(302)
    expect(await stored()).toEqual({ nick: 'ก้อย', born: '2000-02-29', vegan: true, grade: 'ดีเยี่ยม', height: 170 })
  })

  test('staff see them in the record and change them in the form', async () => {
    const admin = academy.viewer('admin')
    await put({ secret: 'ลับเฉพาะ' }, admin)
    expect((await pages.open({ path: `/user/detail/${_id}`, viewer: admin })).text).toContain('ลับเฉพาะ')
    const read = await pages.open({ path: `/user/detail/${_id}`, viewer: academy.viewer('manager') })
    expect(read.text).toContain('ช่อง nick')
    expect(read.text).not.toMatch(/ลับเฉพาะ|ช่อง secret/)
    expect((await pages.open({ path: `/user/edit/${_id}`, viewer: admin })).text).toContain('name="fields.secret"')
    const form = { 'fields.secret': 'ใหม่', 'fields.grade': 'B' }
    expect((await pages.post({ path: `/user/edit/${_id}`, form, viewer: admin })).status).toBe(302)
    expect(await stored()).toEqual({ secret: 'ใหม่', grade: 'B' })
  })

  test('a list has them as columns and conditions, and a file brings them', async () => {
    const admin = academy.viewer('admin')
    await put({ nick: 'ฉายาเดียว', secret: 'ลับในรายการ' }, admin)
    const list = '/user/dashboard?columns=firstname,fields.nick,fields.secret&where=fields.nick:is:ฉายาเดียว'
    const seen = (await pages.open({ path: encodeURI(list), viewer: admin })).text
    expect([seen.includes('ฉายาเดียว'), seen.includes('ลับในรายการ')]).toEqual([true, true])
    const read = (await pages.open({ path: encodeURI(list), viewer: academy.viewer('manager') })).text
    expect([read.includes('ฉายาเดียว'), read.includes('ลับในรายการ')]).toEqual([true, false])
    const bring = (file: string) => transfersOf(pages).bring({ viewer: admin }, { to: 'user', file })
    const head = 'username,firstname,fields.nick,fields.height'
    expect((await bring(`${head}\nnew${made},ก,น้อย,สูง\n`)).status).toBe(400)
    const { report, status } = await bring(`${head}\nnew${made},ก,น้อย,165\n`)
    expect([status, report.isStored]).toEqual([200, true])
    const found = await ask({
      ...{ path: '/api/user/query', viewer: admin },
      body: { method: 'find', args: [{ username: `new${made}` }] },
    })
    expect(found.body[0].fields).toEqual({ nick: 'น้อย', height: 165 })
  })

  test('a registration brings what is required, over the API and in the form', async () => {
    const person = (n: number) => ({
      ...{ firstname: 'ปิติ', lastname: 'ชูใจ', citizen: `11017002070${30 + n}`, phone: `08450000${10 + n}` },
      ...{ email: `site-fields${n}@wicha.test`, password: 'rabbit-2570' },
    })
    const register = (n: number, fields?: object) =>
      ask({ path: '/api/user', body: { data: { ...person(n), info: { agree: true }, ...(fields && { fields }) } } })
    expect(issuesOf(await register(1))).toBe('400, fields.nick required')
    expect(issuesOf(await register(1, { nick: 'ก', grade: 'A' }))).toBe('400, fields unknown')
    expect(await register(1, { nick: 'เล็ก' })).toMatchObject({ status: 200 })
    const page = await pages.open({ path: '/user/register' })
    expect(page.text).toContain('name="fields.nick"')
    expect(page.text).not.toContain('name="fields.born"')
    const form = { ...person(2), confirm: 'rabbit-2570', agree: 'true', 'fields.nick': '' }
    const refused = await pages.post({ path: '/user/register', form })
    expect([refused.status, refused.text.includes('id="fields.nick-error"')]).toEqual([400, true])
    expect((await pages.post({ path: '/user/register', form: { ...form, 'fields.nick': 'ใหญ่' } })).status).toBe(302)
    const found = await ask({
      ...{ path: '/api/user/query', viewer: academy.viewer('admin') },
      body: { method: 'find', args: [{ 'fields.nick': { $in: ['เล็ก', 'ใหญ่'] } }] },
    })
    expect((found.body as unknown[]).length).toBe(2)
  })

  test('a field that is off is hidden and keeps its values; the usual ones come with one press, once', async () => {
    const admin = academy.viewer('admin')
    await put({ height: 170 }, admin)
    const rows = await ask({
      path: '/api/user_field/query',
      body: { method: 'find', args: [{ key: 'height' }] },
      viewer: admin,
    })
    const turn = (active: boolean) =>
      ask({ method: 'PUT', path: `/api/user_field/${rows.body[0]._id}`, body: { data: { active } }, viewer: admin })
    expect((await turn(false)).status).toBe(200)
    expect(await stored()).toEqual({})
    expect(issuesOf(await put({ height: 1 }, admin))).toBe('400, fields wrong')
    expect((await turn(true)).status).toBe(200)
    expect(await stored()).toEqual({ height: 170 })
    const press = () => pages.post({ path: '/user/field', form: { intent: 'usual-fields' }, viewer: admin })
    expect((await press()).status).toBe(302)
    expect((await press()).status).toBe(302)
    const { text } = await pages.open({ path: '/user/field', viewer: admin })
    expect(text.includes('เพิ่มชุดช่องข้อมูลมาตรฐาน')).toBe(true)
    const usual = { key: { $in: ['birth_date', 'nationality', 'passport', 'job_title', 'organisation', 'licence'] } }
    const found = await ask({ path: '/api/user_field/query', body: { method: 'find', args: [usual] }, viewer: admin })
    expect((found.body as unknown[]).length).toBe(6)
    const learner = await pages.post({ path: '/user/field', form: { intent: 'usual-fields' }, viewer: own() })
    expect(learner.headers['location']).not.toBe('/user/field')
  })
})
