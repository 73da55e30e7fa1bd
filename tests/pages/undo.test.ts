import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { parts, textOf } from '../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('what was removed, in the back office on $kind', (driver) => {
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

  const admin = () => academy.viewer('admin')
  const open = (path: string, viewer = admin()) => pages.open({ path, viewer })
  const send = (path: string, form: Record<string, string>) => pages.post({ path, form, viewer: admin() })
  const main = (html: string) => parts(html, 'main')[0]!
  /** Returns what the form of the page with this button would send. */
  const formSaying = (html: string, label: string) => {
    const form = parts(main(html), 'form').find((one) => textOf(one).startsWith(label))
    if (form === undefined) return undefined
    return Object.fromEntries([...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, n, v]) => [n!, v!]))
  }

  test('is offered back at once, by a form that needs no script', async () => {
    const { _id } = await create(academy.as('admin'), 'course', { name: 'งานท่อ' })
    const removed = await send('/lesson/dashboard?size=50', { _id })
    const after = String(removed.headers['location'])
    expect(after).toBe(`/lesson/dashboard?size=50&done=removed&row=${_id}`)
    const shown = await open(after)
    expect(textOf(main(shown.text))).toContain('ลบแล้ว')
    expect(textOf(main(shown.text))).not.toContain('งานท่อ')
    const form = formSaying(shown.text, 'เลิกทำ')
    expect(form).toEqual({ intent: 'restore', _id })
    const restored = await send(after, form!)
    expect(restored.headers['location']).toBe('/lesson/dashboard?size=50&done=restored')
    const again = await open('/lesson/dashboard?size=50&done=restored')
    expect(textOf(main(again.text))).toMatch(/กู้คืนแล้ว.*งานท่อ/)
    expect(formSaying(again.text, 'เลิกทำ')).toBeUndefined()
  })

  test('is not offered to who may not remove, nor for an id that is none', async () => {
    const { _id } = await create(academy.as('admin'), 'course', { name: 'ของผู้จัดการ' })
    const manager = academy.viewer('manager')
    for (const [path, viewer] of [
      [`/lesson/dashboard?done=removed&row=${_id}`, manager],
      ['/lesson/dashboard?done=removed&row="><script>', admin()],
      ['/lesson/dashboard?done=removed', admin()],
    ] as const)
      expect(formSaying((await open(path, viewer)).text, 'เลิกทำ'), path).toBeUndefined()
  })

  test('says why it cannot come back', async () => {
    const first = await create(academy.as('admin'), 'category', { name: 'หนึ่ง', code: 'taken' })
    await send('/lesson/category', { _id: first._id })
    await create(academy.as('admin'), 'category', { name: 'สอง', code: 'taken' })
    const refused = await send('/lesson/category', { intent: 'restore', _id: first._id })
    expect(textOf(main(refused.text))).toContain('กู้คืนไม่ได้ เพราะรหัสนี้ใช้กับหมวดหมู่อื่นแล้ว')
  })

  test('has a view of its own, for who may restore, that is searched like the list', async () => {
    for (const name of ['ช่างไม้', 'ช่างเหล็ก']) {
      const { _id } = await create(academy.as('admin'), 'course', { name })
      await send('/lesson/dashboard', { _id })
    }
    const bin = await open('/lesson/dashboard?view=removed')
    expect(textOf(main(bin.text))).toMatch(/ช่างเหล็ก.*ช่างไม้/)
    expect(main(bin.text)).toMatch(/<a href="\/lesson\/dashboard\?view=removed"[^>]*aria-current="true">ที่ลบแล้ว/)
    const found = await open('/lesson/dashboard?view=removed&q=ไม้')
    expect(textOf(main(found.text))).not.toContain('ช่างเหล็ก')
    const back = await send('/lesson/dashboard?view=removed', formSaying(found.text, 'กู้คืน')!)
    expect(back.headers['location']).toBe('/lesson/dashboard?view=removed&done=restored')
    expect(textOf(main((await open('/lesson/dashboard?view=removed&q=ไม้')).text))).toContain('ไม่พบรายการที่ตรงกับ')
    const manager = await open('/lesson/dashboard?view=removed', academy.viewer('manager'))
    expect(textOf(main(manager.text))).not.toMatch(/ช่างเหล็ก|ที่ลบแล้ว/)
  })

  test('a lesson comes back into its course', async () => {
    const { _id: courseID } = await create(academy.as('admin'), 'course', { name: 'งานเชื่อม' })
    const { _id } = await create(academy.as('admin'), 'lesson', { courseID, name: 'เชื่อมแนวตั้ง' })
    const removed = await send(`/lesson/player/detail/${courseID}`, { intent: 'remove', id: _id })
    const shown = await open(String(removed.headers['location']))
    expect(textOf(main(shown.text))).not.toContain('เชื่อมแนวตั้ง')
    await send(`/lesson/player/detail/${courseID}`, formSaying(shown.text, 'เลิกทำ')!)
    expect(textOf(main((await open(`/lesson/player/detail/${courseID}`)).text))).toContain('เชื่อมแนวตั้ง')
  })

  test('the record says who changed which fields and when, newest first', async () => {
    const { _id } = await create(academy.as('admin'), 'lecturer', { name: 'ครูสมศรี', phone: '0812345678' })
    await update(academy.as('manager'), 'lecturer', { _id, change: {} }).catch(() => {})
    await update(academy.as('superadmin'), 'lecturer', { _id, change: { name: 'ครูสมศรี ใจดี', position: 'หัวหน้าครู' } })
    const shown = main((await open(`/lesson/lecturer/${_id}`)).text)
    const [timeline] = parts(shown, 'ol').slice(-1)
    const entries = parts(timeline!, 'li').map(textOf)
    expect(textOf(shown)).toContain('ความเคลื่อนไหว')
    expect(entries).toHaveLength(2)
    expect(entries[0]).toMatch(/superadmin ทีมงาน แก้ไขข้อมูล \d+ [ก-๙.]+ 25\d\d เวลา \d\d:\d\d/)
    expect(entries[0]).toMatch(/ชื่อ ครูสมศรี → เป็น ครูสมศรี ใจดี .*ตำแหน่ง ว่าง → เป็น หัวหน้าครู/)
    expect(entries[1]).toMatch(/admin ทีมงาน สร้าง/)
    for (let n = 0; n < 22; n++)
      await update(academy.as('admin'), 'lecturer', { _id, change: { biography: `รุ่น ${n}` } })
    const longer = main((await open(`/lesson/lecturer/${_id}`)).text)
    expect(parts(parts(longer, 'ol').at(-1)!, 'li')).toHaveLength(20)
  })
})
