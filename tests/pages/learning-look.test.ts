import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { menuOf } from '../../src/app/menu.ts'
import { manifests } from '../../src/app/modules.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { parts, textOf } from '../support/reading.ts'

describe.each(await testDrivers())('learning as a site has it on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let courseID: string
  let lessonID: string
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    const told = { description: '<p>เรียนแล้วได้อะไร</p>', price: 4321, lecturer: 'อ.ธีรพงษ์' }
    courseID = (await create(admin, 'course', { name: 'เชื่อมท่อ', status: true, ...told }))._id
    lessonID = (await create(admin, 'lesson', { courseID, name: 'บทที่หนึ่ง', content: '<p>ก</p>' }))._id
    await create(admin, 'lesson', { courseID, name: 'บทที่สอง', content: '<p>ข</p>', order: 1 })
    await create(admin, 'enroll', { courseID, userID: academy.viewer('user').id })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const save = (path: string, form: Record<string, string>, role: 'admin' | 'manager' = 'admin') =>
    pages.post({ path, form, viewer: academy.viewer(role) })

  test('the page of a course shows what is chosen, in the order that is chosen', async () => {
    const shown = async () => (await pages.open({ path: `/lesson/detail/${courseID}` })).text
    const heads = async () => parts(await shown(), 'h2').map((one) => textOf(one))
    const before = await heads()
    expect(textOf(await shown())).toContain('4,321')
    expect((await pages.open({ path: '/lesson/detail-customize', viewer: academy.viewer('admin') })).status).toBe(200)
    const form = {
      'courseDetail.first': 'outline',
      'courseDetail.hasOutline': 'true',
      'courseDetail.hasPrice': 'false',
    }
    const saved = await save('/lesson/detail-customize', { ...form, 'courseDetail.hasLecturers': 'false' })
    expect(saved.status).toBe(302)
    const after = await heads()
    expect(after[0]).toBe(before[1])
    expect(after[1]).toBe(before[0])
    expect(after).toHaveLength(before.length - 1)
    expect(textOf(await shown())).not.toContain('4,321')
    const refused = await save('/lesson/detail-customize', { ...form, 'courseDetail.hasPrice': 'true' }, 'manager')
    expect(refused.headers['location'] ?? '').not.toContain('done=saved')
    expect(textOf(await shown())).not.toContain('4,321')
  })

  test('the player stays at a lesson that is finished where the site wants that', async () => {
    const finish = () =>
      pages.post({ path: `/lesson/play/${courseID}/${lessonID}`, form: {}, viewer: academy.viewer('user') })
    expect((await finish()).headers['location']).not.toContain(lessonID)
    const saved = await save('/lesson/player-customize', { 'lessonPlayer.panel': 'left', 'lessonPlayer.after': 'stay' })
    expect(saved.status).toBe(302)
    expect((await finish()).headers['location']).toBe(`/lesson/play/${courseID}/${lessonID}`)
    const { lessonPlayer } = await from(academy.as('admin'), 'configuration')
      .select('lessonPlayer')
      .executeTakeFirstOrThrow()
    expect(lessonPlayer).toEqual({ panel: 'left', after: 'stay' })
    const wrong = await save('/lesson/player-customize', { 'lessonPlayer.panel': 'top', 'lessonPlayer.after': 'stay' })
    expect(wrong.status).toBe(400)
  })

  test('a lesson is written beside its outline, and a course without lessons is not published', async () => {
    const viewer = academy.viewer('manager')
    const { _id } = await create(academy.as('manager'), 'course', { name: 'ยังว่าง' })
    const path = `/lesson/player/detail/${_id}`
    const refused = await pages.post({ path, form: { intent: 'publish', anyway: '1' }, viewer })
    expect(refused.status).toBe(400)
    expect(textOf(refused.text)).toContain('ยังเผยแพร่ไม่ได้')
    await pages.post({ path, form: { intent: 'paste', lines: 'บทแรก\n- บทย่อย' }, viewer })
    const lesson = await from(academy.as('manager'), 'lesson')
      .selectAll()
      .where('courseID', '=', _id)
      .where('parent', 'is', null)
      .executeTakeFirstOrThrow()
    const work = await pages.open({ path: `${path}?lesson=${lesson._id}`, viewer })
    expect(work.text).toContain(`/lesson/player/edit/${lesson._id}?in=editor`)
    const asked = await pages.post({ path, form: { intent: 'publish' }, viewer })
    expect(asked.headers['location']).toBe(`${path}?ask=publish`)
    const question = await pages.open({ path: `${path}?ask=publish`, viewer })
    expect(textOf(question.text)).toContain('ยืนยันเผยแพร่')
    const published = await pages.post({ path, form: { intent: 'publish', anyway: '1' }, viewer })
    expect(published.headers['location']).toBe(`${path}?done=published`)
    const versions = await pages.open({ path: `/lesson/edit/${_id}/versions/0`, viewer })
    expect(textOf(versions.text)).toContain('เวอร์ชัน 1')
    for (const wrong of [
      `/lesson/edit/${_id}/versions/7`,
      `/lesson/edit/${_id}/versions/x`,
      `/lesson/edit/${_id}/standard/1`,
      `/lesson/edit/${_id}/no-such-mode/0`,
      `/lesson/edit/${_id}/Standard/0`,
    ])
      expect((await pages.open({ path: wrong, viewer })).status, wrong).toBe(404)
    await update(academy.as('admin'), 'course', { _id, change: { status: false } })
  })

  test("an administrator's menu leads to the places where courses are managed", async () => {
    const paths = JSON.stringify(menuOf(academy.as('admin'), { manifests, current: null }))
    for (const path of [
      '/lesson/dashboard',
      '/lesson/category',
      '/lesson/lecturer',
      '/lesson/institution',
      '/lesson/target',
    ]) {
      expect(paths).toContain(`"${path}"`)
      expect((await pages.open({ path, viewer: academy.viewer('admin') })).status, path).toBe(200)
    }
  })
})
