import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'

const object = (id: string, type: string, props: object) => ({ id, type, version: 1, props })
const row = (id: string, more: object, ...objects: object[]) => ({
  ...{ id, ...more },
  columns: [{ id: `${id}c`, col: 12, objects }],
})
const builder = {
  version: 1,
  rows: [
    row('a', { tab: 'ผู้สมัคร' }, object('a1', 'form-input', { name: 'name', label: 'ชื่อ', required: true })),
    row(
      'b',
      { tab: 'ผู้สมัคร', dataMode: 'set', dataSetName: 'people', dataSetTitle: 'ผู้เข้าอบรม', dataSetLimit: 3 },
      object('b1', 'form-input', { name: 'who', label: 'ชื่อผู้เข้าอบรม' }),
    ),
    row('c', { tab: 'เอกสาร' }, object('c1', 'form-upload', { name: 'file', label: 'สำเนาบัตร' })),
    row(
      'd',
      { tab: 'เอกสาร' },
      object('d1', 'form-input', { name: 'mail', label: 'อีเมล', session: 'user.email', locked: true }),
    ),
  ],
}

describe.each(await testDrivers())('the page of a form on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy, ['cms/screens/page'])
    await write({ type: 'form', slug: 'apply', builder })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const write = (post: object) =>
    create(academy.as('admin'), 'post', { title: 'ใบสมัครอบรม', status: true, ...post } as never)

  test('is served to a visitor with its tabs, data set and buttons', async () => {
    const { status, text } = await pages.open({ path: '/cms/page/apply' })
    expect(status).toBe(200)
    expect(text).toMatch(/ผู้สมัคร<\/h2>[\s\S]*name="name"[\s\S]*ผู้เข้าอบรม ชุดที่ 1[\s\S]*name="people\.0\.who"/)
    expect(text).toMatch(/เอกสาร<\/h2>[\s\S]*name="file"/)
    expect(text).toMatch(/type="submit"[^>]*>ส่งข้อมูล[\s\S]*type="reset"[^>]*>ล้างข้อมูล/)
  })

  test('is the same for everybody: it holds no token, key, draft or value of a session', async () => {
    const viewer = academy.viewer('user')
    const { text } = await pages.open({ path: '/cms/page/apply', viewer })
    const field = /<input[^>]*name="mail"[^>]*>/.exec(text)?.[0]
    expect(field).toContain('value=""')
    expect(text).not.toMatch(/"token"|"draft":|"key":"|"session":\{"/)
  })

  test('is behind its login, as every page is', async () => {
    await write({ type: 'form', slug: 'members', authen: true, builder })
    const { status, text } = await pages.open({ path: '/cms/page/members' })
    expect(status).toBe(401)
    expect(text).not.toContain('name="name"')
  })

  test('is not published with a field that its block shows to some people only', async () => {
    const when = { audience: 'user' }
    const field = object('a1', 'form-input', { name: 'name', label: 'ชื่อ' })
    for (const rows of [[row('a', { when }, field)], [row('a', {}, { ...field, when })]]) {
      const refused = write({ type: 'form', slug: 'for-some', builder: { version: 1, rows } })
      await expect(refused).rejects.toMatchObject({
        ...{ kind: 'invalid', issues: [{ field: 'builder', code: 'when' }] },
      })
    }
    await write({
      type: 'form',
      slug: 'for-some',
      status: false,
      builder: { version: 1, rows: [row('a', { when }, field)] },
    })
  })

  test('gives way to a page of the same address, and a draft of a form is not there', async () => {
    await write({ type: 'form', slug: 'both', builder })
    await write({ type: 'page', slug: 'both', content: '<p>หน้าธรรมดา</p>' })
    await write({ type: 'form', slug: 'unpublished', status: false, builder })
    expect((await pages.open({ path: '/cms/page/both' })).text).toContain('หน้าธรรมดา')
    expect((await pages.open({ path: '/cms/page/unpublished' })).status).toBe(404)
  })
})
