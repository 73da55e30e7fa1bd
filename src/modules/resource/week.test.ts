import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../tests/support/pages.ts'
import { linksOf, textOf } from '../../../tests/support/reading.ts'

const drivers = await testDrivers()
const zone = process.env['TZ']

describe.each(drivers)('the week of rooms on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let room: string

  beforeAll(async () => {
    academy = await openAcademy(driver)
    pages = await openPages(academy)
    const openHours = { mon: '๘.๓๐-๑๒.๐๐ น., 13:00–16:30', tue: '20:00–02:00' }
    room = (await create(academy.as('root'), 'room', { name: 'ห้องบรรยาย 1', capacity: 40, openHours }))._id
  })
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  // 16 November 2026 is a Monday.
  const at = (on: number, time: string) => new Date(`2026-11-${on}T${time}:00+07:00`).toISOString()
  const book = (from: string, to: string, more: Record<string, unknown> = {}) =>
    create(academy.as('root'), 'room_booking', { room, purpose: 'อบรม', startsAt: from, endsAt: to, ...more })
  const week = async (query: string) => {
    const { status, text } = await pages.open({ path: `/resource/week${query}`, viewer: academy.viewer('root') })
    return { status, text: textOf(text), links: linksOf(text).map(({ href }) => href.replaceAll('&amp;', '&')) }
  }

  test.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo'])(
    'a room is booked only while it is open, on a server in %s',
    async (tz) => {
      process.env['TZ'] = tz
      for (const [from, to] of [
        [at(16, '08:00'), at(16, '09:00')],
        [at(16, '11:00'), at(16, '13:30')],
        [at(16, '16:00'), at(16, '16:31')],
        [at(17, '19:59'), at(17, '21:00')],
        [at(17, '23:00'), at(18, '02:01')],
        [at(18, '09:00'), at(18, '10:00')],
      ] as const) {
        const refused = { kind: 'invalid', issues: [{ field: 'startsAt', code: 'hours' }] }
        await expect(book(from, to), from).rejects.toMatchObject(refused)
      }
    },
  )

  test('a night is booked over midnight, and a refusal names the hours of both days', async () => {
    const night = await book(at(17, '22:00'), at(18, '02:00'), { purpose: 'กะดึก' })
    const moved = update(academy.as('root'), 'room_booking', { _id: night._id, change: { endsAt: at(18, '03:00') } })
    await expect(moved).rejects.toMatchObject({
      issues: [
        {
          th: 'ห้องบรรยาย 1 ไม่ได้เปิดตลอดเวลานี้ (วันอังคารเปิด 20:00–02:00 น., วันพุธปิด) เลือกเวลาที่เปิดหรือห้องอื่น',
          en: 'ห้องบรรยาย 1 is not open for the whole time (Tuesday 20:00–02:00, closed on Wednesday). Choose another time or room.',
        },
      ],
    })
    const form = { room, purpose: 'นอกเวลา', startsAt: '16/11/69 17:00', endsAt: '16/11/69 18:00' }
    const answer = await pages.post({ path: '/resource/booking/add', viewer: academy.viewer('root'), form })
    expect(answer.status).toBe(400)
    expect(textOf(answer.text)).toContain('วันจันทร์เปิด 08:30–12:00, 13:00–16:30 น.')
  })

  test('what was booked before the hours changed may be changed otherwise, and nothing is said of a room without hours', async () => {
    const root = academy.as('root')
    const { _id: other } = await create(root, 'room', { name: 'ห้องเปิดตลอด', capacity: 5 })
    const early = await book(at(19, '05:00'), at(19, '06:00'), { room: other })
    await update(root, 'room', { _id: other, change: { openHours: { thu: '09:00–10:00' } } })
    await update(root, 'room_booking', { _id: early._id, change: { contact: 'คุณสมร' } })
    const later = update(root, 'room_booking', { _id: early._id, change: { endsAt: at(19, '06:30') } })
    await expect(later).rejects.toMatchObject({ issues: [{ code: 'hours' }] })
    for (const openHours of [
      { mon: 'เช้า' },
      { mon: '09:00' },
      { day: '09:00–10:00' },
      'ทุกวัน',
      { mon: '1'.repeat(999) },
    ])
      await expect(update(root, 'room', { _id: other, change: { openHours } as never })).rejects.toMatchObject({
        kind: 'invalid',
      })
  })

  test('the week shows bookings at Thai time in years of the Buddhist era, and leads to each and to the weeks beside', async () => {
    const one = await book(at(16, '08:30'), at(16, '10:00'), { purpose: 'ปฐมนิเทศ' })
    process.env['TZ'] = 'America/Los_Angeles'
    const shown = await week('?week=2026-11-19')
    expect(shown.text).toContain('16 พ.ย. 2569 – 22 พ.ย. 2569')
    expect(shown.text).toContain('ปฐมนิเทศ 08:30–10:00')
    expect(shown.text).toContain('22:00–02:00 (ต่อวันถัดไป)')
    expect(shown.text).toContain('22:00–02:00 (ต่อจากวันก่อน)')
    expect(shown.links).toContain(`/resource/booking/detail/${one._id}`)
    expect(shown.links).toContain('/resource/week?week=2026-11-09')
    expect(shown.links).toContain('/resource/week?week=2026-11-23')
    expect((await week('?week=2026-11-23')).text).not.toContain('ปฐมนิเทศ')
    for (const bad of ['2569-11-16', '2026-02-31', 'x', '0001-01-01', '9999-12-31'])
      expect((await week(`?week=${bad}`)).status, bad).toBe(200)
  })

  test('of one room only free hours while it is open are offered, and the form begins with them', async () => {
    const shown = await week(`?week=2026-11-16&where=room:is:${room}`)
    const slot = (on: number, time: string, end: string) =>
      `/resource/booking/add?${new URLSearchParams({ room, startsAt: at(on, time), endsAt: at(on, end) })}`
    expect(shown.links).toContain(slot(16, '14:00', '15:00'))
    for (const [time, end] of [
      ['09:00', '10:00'],
      ['12:00', '13:00'],
      ['16:00', '17:00'],
    ] as const)
      expect(shown.links).not.toContain(slot(16, time, end))
    expect(shown.links).toContain(slot(17, '20:00', '21:00'))
    const form = await pages.open({ path: slot(16, '14:00', '15:00'), viewer: academy.viewer('root') })
    expect(form.text).toMatch(/name="startsAt"[^>]*value="[^"]*14:00|value="[^"]*14:00[^"]*"[^>]*name="startsAt"/)
    expect(form.text).toContain(room)
  })

  test('a room of another site, a forged one and who is not root see no week', async () => {
    const far = await create(academy.as('root', 'factory'), 'room', { name: 'ห้องของโรงงาน', capacity: 5 })
    for (const id of [far._id, '0'.repeat(24), "x' or 1=1"])
      expect((await week(`?where=room:is:${encodeURIComponent(id)}`)).status).toBe(404)
    expect((await week('')).text).not.toContain('ห้องของโรงงาน')
    const lower = await pages.open({ path: '/resource/week', viewer: academy.viewer('superadmin') })
    expect(lower.status).toBe(302)
  })
})
