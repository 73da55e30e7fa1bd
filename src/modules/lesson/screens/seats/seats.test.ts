import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { textOf } from '../../../../../tests/support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('following, waiting and handing out courses on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let open: string
  let full: string
  const lessons: Record<'preview' | 'closed' | 'draft', string> = { preview: '', closed: '', draft: '' }
  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    open = (await create(admin(), 'course', { name: 'เครื่องปั้นดินเผา', status: true }))._id
    full = (await create(admin(), 'course', { name: 'งานแก้ว', status: true, seats: 0 }))._id
    const of = { courseID: open, content: '<p>เนื้อหา</p>' }
    lessons.preview = (
      await create(admin(), 'lesson', { ...of, name: 'ลองปั้น', preview: true, content: '<p>ดินเหนียว</p>' })
    )._id
    lessons.closed = (await create(admin(), 'lesson', { ...of, name: 'เข้าเตา', content: '<p>อุณหภูมิลับ</p>' }))._id
    lessons.draft = (
      await create(admin(), 'lesson', { ...of, name: 'ร่าง', preview: true, status: false, content: '<p>ยังไม่เสร็จ</p>' })
    )._id
    await academy.app.jobs.drain()
  }, 120_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const learner = () => ({ viewer: academy.viewer('user') })
  const subscribe = (id: string, intent: string, who = learner()) =>
    pages.post({ path: `/lesson/subscribe/${id}`, ...who, form: { intent } })
  const shown = async (id: string) => textOf((await pages.open({ path: `/lesson/subscribe/${id}`, ...learner() })).text)

  test('the learner follows a course, sees his own alone, and stops', async () => {
    expect((await pages.open({ path: `/lesson/subscribe/${open}` })).status).toBe(302)
    expect(await shown(open)).toContain('ติดตามหลักสูตรนี้')
    expect((await subscribe(open, 'follow')).status).toBe(302)
    expect((await subscribe(open, 'follow')).status).toBe(302)
    expect(await shown(open)).toContain('คุณติดตามหลักสูตรนี้อยู่')
    expect(await shown(full)).toContain('เครื่องปั้นดินเผา')
    await subscribe(open, 'unfollow')
    expect(await shown(open)).not.toContain('คุณติดตามหลักสูตรนี้อยู่')
  })

  test('who waits sees his place, joins once, and leaves; where there are seats nobody waits', async () => {
    expect(textOf((await pages.open({ path: `/lesson/detail/${full}`, ...learner() })).text)).toContain('เต็มแล้ว')
    await subscribe(full, 'join')
    await subscribe(full, 'join')
    expect(await shown(full)).toContain('คุณอยู่ลำดับที่ 1 ในคิว')
    await subscribe(full, 'leave')
    await academy.app.jobs.drain()
    expect(await shown(full)).toContain('เข้าคิวรอที่นั่ง')
    const refused = await subscribe(open, 'join')
    expect(refused.status).toBe(400)
    expect(textOf(refused.text)).toContain('ยังมีที่นั่ง')
    for (const wrong of ['', 'toString', 'constructor']) expect((await subscribe(open, wrong)).status, wrong).toBe(400)
    expect((await subscribe('f'.repeat(24), 'follow')).status).toBe(404)
    expect((await subscribe(full, 'join', { viewer: academy.viewer('admin') })).status).toBe(403)
  })

  test('a full course is not enrolled in by its page or a direct call', async () => {
    const page = await pages.post({ path: `/lesson/detail/${full}/enroll`, ...learner() })
    expect(page.status).toBe(400)
    const call = await pages.ask({ path: '/api/enroll', ...learner(), body: { data: { courseID: full } } })
    expect(call.status).toBe(409)
    expect(call.text).toContain('เต็มแล้ว')
  })

  test('the public course opens without a log-in, fullscreen, and shows previews alone, whoever looks', async () => {
    for (const who of [{}, learner(), { viewer: academy.viewer('admin') }])
      for (const lesson of ['', ...Object.values(lessons)]) {
        const answer = await pages.open({ path: `/lesson/public/${open}?lesson=${lesson}`, ...who })
        expect(answer.status).toBe(200)
        expect(answer.text).toContain('ดินเหนียว')
        for (const hidden of ['อุณหภูมิลับ', 'ยังไม่เสร็จ']) expect(answer.text).not.toContain(hidden)
        expect(answer.text).not.toMatch(/<footer|role="search"/)
      }
    const hidden = (await create(admin(), 'course', { name: 'ร่างหลักสูตร' }))._id
    expect((await pages.open({ path: `/lesson/public/${hidden}`, viewer: academy.viewer('admin') })).status).toBe(404)
  })
})
