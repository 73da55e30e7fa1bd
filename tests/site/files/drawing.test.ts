import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { openWithFiles, picture, upload } from './support.ts'

const drivers = await testDrivers()
const evil =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script><circle r="4" fill="red"/></svg>'

describe.each(drivers)('drawings on a site that takes SVG, on $kind', (driver) => {
  let all: Awaited<ReturnType<typeof openWithFiles>>
  beforeAll(async () => {
    all = await openWithFiles(driver)
    const root = all.academy.as('root')
    const { _id, files } = await from(root, 'configuration').select(['_id', 'files']).executeTakeFirstOrThrow()
    await update(root, 'configuration', { _id, change: { files: { ...files!, types: ['svg', 'png'] } } })
  })
  afterAll(() => all.close())
  const send = (content: string, role: 'user' | 'admin' = 'admin') =>
    upload(all.pages, { content, name: 'โลโก้.svg', viewer: all.academy.viewer(role), fields: { public: '1' } })

  test('a drawing is kept without what could run, and served where nothing in it can', async () => {
    const { status, body } = await send(evil)
    expect([status, body.data.type]).toEqual([200, 'image/svg+xml'])
    const { text, headers } = await all.pages.open({ path: `/${body.data.key}` })
    expect(text).toBe('<svg xmlns="http://www.w3.org/2000/svg"><circle r="4" fill="red"></circle></svg>')
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test.each([
    ['with entities', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>', 'ชนิดไฟล์ไม่ถูกต้อง'],
    ['that is a page', '<html><svg onload="alert(1)"></svg></html>', 'ชนิดไฟล์ไม่ถูกต้อง'],
    ['of more than a megabyte', `<svg xmlns="http://www.w3.org/2000/svg">${'<g></g>'.repeat(150_000)}</svg>`, '1 MB'],
  ])('one %s is refused', async (_what, content, said) => {
    const { status, body } = await send(content)
    expect([status, body.message]).toEqual([expect.toBeOneOf([400]), expect.stringContaining(said)])
  })

  test('the uploaded cover of a course is shown to visitors in the size that they need', async () => {
    const admin = all.academy.as('admin')
    const form = { viewer: all.academy.viewer('admin'), fields: { public: '1' }, name: 'ปก.png' }
    const { key } = (await upload(all.pages, { ...form, content: await picture(700, 400).png() })).body.data
    const shown = await create(admin, 'course', { name: 'มีปก', cover: key, status: true })
    const lost = await create(admin, 'course', { name: 'ปกหาย', cover: 'upload/lost.png', status: true })
    const page = async (_id: string) => (await all.pages.open({ path: `/lesson/detail/${_id}` })).text
    expect(await page(shown._id)).toContain(`srcSet="/${key}?w=480 480w,`)
    expect(await page(lost._id)).not.toContain('lost.png')
  })

  test('a cover that is no file of the site is refused, and one that is stored stays', async () => {
    const viewer = all.academy.viewer('admin')
    const { _id } = await create(all.academy.as('admin'), 'course', { name: 'ยังไม่มีปก', status: true })
    const path = `/api/course/${_id}`
    const put = (data: object) => all.pages.ask({ method: 'PUT', path, viewer, body: { data } })
    const content = await picture(700, 400).png()
    const own = await upload(all.pages, { viewer, name: 'ปก.png', content, fields: { public: '1' } })
    const away = all.academy.viewer('admin', 'factory')
    const theirs = await upload(all.pages, {
      viewer: away,
      site: 'factory',
      name: 'ปก.png',
      content,
      fields: { public: '1' },
    })
    for (const cover of ['upload/lost.png', '/upload/1760000000000-aa.png', theirs.body.data.key])
      expect(await put({ cover }), cover).toMatchObject({ status: 400, body: { fields: ['cover'] } })
    for (const cover of [own.body.data.key, 'https://example.org/a.png', null])
      expect((await put({ cover })).status, String(cover)).toBe(200)
    await update(all.academy.as('admin'), 'course', { _id, change: { cover: 'upload/lost.png' } })
    expect((await put({ name: 'ชื่อใหม่', cover: 'upload/lost.png' })).status).toBe(200)
  })

  test('a learner makes none public', async () => {
    expect((await send(evil, 'user')).status).toBe(403)
  })
})
