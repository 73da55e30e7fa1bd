import { afterAll, beforeAll, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { textOf } from '../../../tests/support/reading.ts'

let academy: Academy
let pages: Pages
beforeAll(async () => {
  academy = await openAcademy()
  pages = await openPages(academy)
})
afterAll(async () => {
  await pages.close()
  await academy.close()
})

const form = {
  ...{ code: '00001', name: 'ศูนย์ฝึกบางนา', phone: '02 123 4567', manager: 'สุนทร' },
  ...{ 'address.NO': '88', 'address.subdistrict': 'บางนาใต้', 'address.district': 'บางนา' },
  ...{ 'address.province': 'กรุงเทพมหานคร', 'address.zipcode': '10260' },
}

test('an administrator adds a branch with its address and finds it by the district', async () => {
  const viewer = academy.viewer('admin')
  const added = await pages.post({ path: '/branch/add', viewer, form })
  expect(added.headers['location']).toMatch(/^\/branch\/detail\/[0-9a-f]{24}\?done=saved$/)
  const detail = textOf((await pages.open({ path: String(added.headers['location']), viewer })).text)
  expect(detail).toContain('88 แขวงบางนาใต้ เขตบางนา กรุงเทพมหานคร 10260')
  const found = await pages.open({ path: `/branch/dashboard?q=${encodeURI('บางนาใต้')}`, viewer })
  expect(textOf(found.text)).toContain('00001')
  expect((await pages.post({ path: '/branch/add', viewer, form })).status).toBe(400)
})

test('branches are of one site, for its administrators to write and its staff to read', async () => {
  const { _id } = await from(academy.as('admin'), 'branch').select('_id').executeTakeFirstOrThrow()
  for (const role of ['guest', 'user'] as const)
    expect(await from(academy.as(role), 'branch').select('_id').execute()).toEqual([])
  await expect(create(academy.as('manager'), 'branch', { code: 'x', name: 'x' })).rejects.toMatchObject({
    kind: 'forbidden',
  })
  const elsewhere = update(academy.as('admin', 'factory'), 'branch', { _id, change: { name: 'x' } })
  await expect(elsewhere).rejects.toMatchObject({ kind: 'not-found' })
})

test('people and enrolments of a branch are counted, and open their rows', async () => {
  const admin = academy.as('admin')
  const branch = await create(admin, 'branch', {
    code: '00009',
    name: 'สาขาหาดใหญ่',
    map: 'https://maps.app.goo.gl/abc',
  })
  const course = await create(admin, 'course', { name: 'เชื่อมโลหะ', status: true })
  await update(admin, 'user', { _id: academy.viewer('user').id, change: { branch: branch._id } })
  const mine = await create(academy.as('user'), 'enroll', { courseID: course._id })
  expect(mine.branch).toBe(branch._id)
  await update(admin, 'user', { _id: academy.viewer('user').id, change: { branch: null } })
  const kept = await from(admin, 'enroll').select('enroll.branch').where('_id', '=', mine._id).executeTakeFirstOrThrow()
  expect(kept.branch, 'it counts where it was made').toBe(branch._id)
  await update(admin, 'user', { _id: academy.viewer('user').id, change: { branch: branch._id } })
  const viewer = academy.viewer('admin')
  const page = await pages.open({ path: `/branch/detail/${branch._id}`, viewer })
  const shown = textOf(page.text)
  for (const text of ['ผู้ใช้ของสาขา 1', 'การลงทะเบียน 1', 'ใน 30 วัน 1', 'เรียนจบ 0', 'เปิดแผนที่', 'สมชาย'])
    expect(shown).toContain(text)
  expect(page.text).toContain('href="https://maps.app.goo.gl/abc"')
  const list = `/user/dashboard?where=${encodeURIComponent(`branch:is:${branch._id}`)}`
  expect(textOf((await pages.open({ path: list, viewer })).text)).toContain('สมชาย')
})

test.each(['javascript:alert(1)', 'http://maps.test', 'https://', '//evil.test', 'https://a@evil.test'])(
  'a map link %s is refused',
  async (map) => {
    const wrong = create(academy.as('admin'), 'branch', { code: 'm', name: 'แผนที่', map })
    await expect(wrong).rejects.toMatchObject({ kind: 'invalid' })
  },
)

test('nobody is put into a branch of another site, and no learner chooses his own', async () => {
  const theirs = await create(academy.as('admin', 'factory'), 'branch', { code: 'f', name: 'โรงงาน' })
  const { id: _id } = academy.viewer('user')
  const change = { branch: theirs._id }
  await expect(update(academy.as('admin'), 'user', { _id, change })).rejects.toMatchObject({ kind: 'invalid' })
  await expect(update(academy.as('user'), 'user', { _id, change })).rejects.toMatchObject({ kind: 'invalid' })
  const course = await create(academy.as('admin'), 'course', { name: 'ปลอม', status: true })
  const forged = create(academy.as('user'), 'enroll', { courseID: course._id, ...change } as never)
  await expect(forged).rejects.toMatchObject({ kind: 'invalid' })
})
