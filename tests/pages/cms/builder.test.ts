import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import type { SiteKey } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { textOf } from '../../support/reading.ts'

const drivers = await testDrivers()

const object = (text: string, more: object = {}) => ({ id: 'o', type: 'heading', version: 1, props: { text }, ...more })
const pageOf = (...objects: object[]) => ({
  version: 1,
  rows: [{ id: 'r', gapSize: 24, columns: [{ id: 'c', col: 12, alignment: 'left', objects }] }],
})

describe.each(drivers)('the page builder on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let _id: string
  let elsewhere: string

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    const hologram = { id: 'h', type: 'hologram', version: 9, props: { secret: 1 } }
    const builder = pageOf(object('ก่อนหน้า'), hologram)
    _id = (await create(admin, 'post', { type: 'page', slug: 'built', title: 'หน้าที่สร้าง', status: true, builder }))._id
    const other = academy.as('admin', 'factory')
    elsewhere = (await create(other, 'post', { type: 'page', slug: 'theirs', title: 'ของโรงงาน', status: true }))._id
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const open = (role: Role, id = _id, site: SiteKey = 'skills') =>
    pages.open({ site, path: `/cms/builder/${id}`, viewer: academy.viewer(role, site) })
  const send = (form: Record<string, string> | [string, string][], { role = 'admin' as Role, id = _id } = {}) =>
    pages.post({ path: `/cms/builder/${id}.data`, form, viewer: academy.viewer(role) })
  const stored = async () =>
    await from(academy.as('admin'), 'post')
      .select(['post.builder'])
      .where('post._id', '=', _id)
      .executeTakeFirstOrThrow()

  test('opens for administrators over the whole window, without the menu of the office', async () => {
    const answer = await open('admin')
    expect(answer.status).toBe(200)
    const text = textOf(answer.text)
    for (const words of ['หน้าที่สร้าง', 'บล็อก', 'โครงหน้า', 'เผยแพร่', 'หลักสูตรเด่นตามหมวด']) expect(text).toContain(words)
    expect(text).not.toContain('สลับเว็บไซต์')
  })

  test.each(['user', 'member', 'manager'] as const)('is closed to %s, and so is each of its acts', async (role) => {
    expect((await open(role)).status).not.toBe(200)
    for (const intent of [
      'save',
      'show',
      'find',
      'paste',
      'check',
      'publish',
      'propose',
      'schedule',
      'discard',
      'presence',
    ]) {
      const form = { intent, page: JSON.stringify(pageOf()), revision: '0', of: 'page', text: '{}' }
      const answer = await send(form, { role })
      expect(answer.status === 200 && !answer.text.includes('SingleFetchRedirect'), intent).toBe(false)
    }
    expect((await stored()).builder).toMatchObject(pageOf(object('ก่อนหน้า'), { id: 'h' }))
  })

  test('knows no page of another site, no menu, and no such page', async () => {
    const items = { version: 1, items: [{ title: 'หน้าแรก', target: '/' }] }
    const row = { type: 'post' as const, slug: 'a-menu', title: 'เมนู', status: true, builder: items }
    const menu = (await create(academy.as('admin'), 'post', row))._id
    for (const id of [elsewhere, menu, 'f'.repeat(24), 'x']) {
      expect((await open('admin', id)).status, id).toBe(404)
      expect((await send({ intent: 'discard' }, { id })).status, id).not.toBe(200)
    }
  })

  test('saves a draft that visitors do not see until it is published, and then at once', async () => {
    const page = pageOf(object('ใหม่เอี่ยม'), { id: 'h', type: 'hologram', version: 9, props: { secret: 1 } })
    expect((await send({ intent: 'save', page: JSON.stringify(page), revision: '0' })).status).toBe(200)
    const visit = async () => (await pages.open({ path: '/cms/page/built' })).text
    expect(await visit()).toContain('ก่อนหน้า')
    const answer = await send({ intent: 'publish', revision: '1' })
    expect(answer.status, answer.text).toBe(200)
    expect(await visit()).toContain('ใหม่เอี่ยม')
    expect((await stored()).builder).toEqual(page)
  })

  test('shows objects as a visitor has them, and says of the others why they are not shown', async () => {
    const page = pageOf(
      object('หัวข้อทดลอง'),
      { id: 'o2', type: 'no-such', version: 1, props: {} },
      { id: 'o3', type: 'heading', version: 99, props: {} },
      { id: 'o4', type: 'heading', version: 1, props: { text: 1 } },
      { id: 'o5', type: 'html', version: 1, props: { html: '<p onclick="x()">ดี</p><script>bad()</script>' } },
      { id: 'o6', type: 'access-check', version: 1, props: { check: 'guest', action: 'redirect', rest: 'page' } },
    )
    const { status, text } = await send({ intent: 'show', page: JSON.stringify(page) })
    expect(status).toBe(200)
    for (const words of ['หัวข้อทดลอง', 'ระบบไม่รู้จัก', 'เวอร์ชันที่ใหม่กว่า', 'การตั้งค่าไม่ถูกต้อง']) expect(text).toContain(words)
    expect(text).not.toMatch(/bad\(\)|onclick/)
    expect(text).not.toContain('SingleFetchRedirect')
  })

  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
  const twice = JSON.stringify(pageOf(object('a'), object('a')))
  const long = JSON.stringify(pageOf(object('a', { props: { text: 'ก'.repeat(300_000) } })))
  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a list', '[1]'],
    ['null', 'null'],
    ['too deep', `{"version":1,"rows":${deep}}`],
    ['an id twice', twice],
    ['too long', long],
    ['a prototype', '{"version":1,"rows":[],"__proto__":{"isAdmin":true}}'],
    ['a later version', '{"version":2,"rows":[]}'],
    ['more than is known', '{"version":1,"rows":[],"owner":"x"}'],
  ])('refuses %s for a page, and keeps the draft', async (_, page) => {
    for (const intent of ['show', 'save']) {
      const answer = await send({ intent, page, revision: '1' })
      expect([400, 413], `${intent} ${answer.text.slice(0, 200)}`).toContain(answer.status)
    }
    expect(textOf((await open('admin')).text)).toContain('หน้าที่สร้าง')
  })

  test.each(['', '-1', '1.5', '99', 'NaN', '1e99'])('refuses the revision “%s”', async (revision) => {
    const page = JSON.stringify(pageOf(object('z')))
    expect((await send({ intent: 'save', page, revision })).status).toBeGreaterThanOrEqual(400)
    expect((await send({ intent: 'publish', revision })).status).toBeGreaterThanOrEqual(400)
  })

  test.each(['', 'toString', '__proto__', 'constructor', 'nothing'])('knows no act “%s”', async (intent) => {
    expect((await send({ intent })).status).toBe(400)
  })

  test('reads what was copied from a page of any site, and nothing else', async () => {
    const copied = (page: unknown, part = 'object') => JSON.stringify({ 'wicha-page-part': part, page })
    const fine = await send({ intent: 'paste', text: copied(pageOf(object('สำเนา'))) })
    expect(fine.status).toBe(200)
    expect(fine.text).toContain('สำเนา')
    for (const text of [
      '',
      'สวัสดี',
      '{}',
      copied({ version: 1, rows: 'x' }),
      copied(pageOf(object('a')), 'page'),
      copied(null),
    ])
      expect((await send({ intent: 'paste', text })).status, text).toBe(400)
  })

  test('finds pages and courses of this site alone, whatever is asked', async () => {
    await create(academy.as('admin'), 'course', { name: 'ช่างเชื่อม 100%', status: true })
    const find = async (of: string, q: string) => (await send({ intent: 'find', of, q })).text
    expect(await find('page', 'ที่สร้าง')).toContain('built')
    expect(await find('course', '100%')).toContain('ช่างเชื่อม')
    expect(await find('link', 'ช่างเชื่อม')).toContain('/lesson/detail/')
    expect(await find('page', 'ของโรงงาน')).not.toContain('theirs')
    expect(await find('course', '%_')).not.toContain('ช่างเชื่อม')
    for (const of of ['user', 'configuration', '__proto__', '']) expect(await find(of, '')).not.toContain('built')
  })

  test('says what is wrong on the page as it stands, and where', async () => {
    const picture = { id: 'p', type: 'image', version: 2, props: { url: '/upload/a.png', alt: '' } }
    const lost = { id: 'b', type: 'button', version: 1, props: { text: 'ไป', to: 'page', page: 'no-such-page' } }
    const answer = await send({ intent: 'check', page: JSON.stringify(pageOf(picture, lost)) })
    expect(answer.status, answer.text).toBe(200)
    for (const said of ['คำบรรยาย', '"p"', '"b"']) expect(answer.text).toContain(said)
    expect((await send({ intent: 'check', page: '[[[' })).status).toBe(400)
    expect((await send({ intent: 'check', page: '{}' }, { id: elsewhere })).status).toBe(404)
  })

  test('conditions of a block are saved, published, and kept from whom they leave out', async () => {
    const forUsers = object('เฉพาะสมาชิกเท่านั้น', { id: 'w', when: { audience: 'user' } })
    const { _id: id } = await create(academy.as('admin'), 'post', {
      type: 'page',
      slug: 'when',
      title: 'ก',
      status: true,
    })
    const saved = await send(
      { intent: 'save', page: JSON.stringify(pageOf(object('ทุกคน'), forUsers)), revision: '0' },
      { id },
    )
    expect(saved.status, saved.text).toBe(200)
    expect((await send({ intent: 'publish', revision: '1' }, { id })).status).toBe(200)
    const seen = async (role?: Role) =>
      (await pages.open({ path: '/cms/page/when', ...(role && { viewer: academy.viewer(role) }) })).text
    expect(await seen()).toContain('ทุกคน')
    expect(await seen()).not.toContain('เฉพาะสมาชิกเท่านั้น')
    expect(await seen('user')).toContain('เฉพาะสมาชิกเท่านั้น')
  })
})
