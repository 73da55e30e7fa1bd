import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { remind } from '#platform/background/reminders/remind.ts'
import { ownReminders } from '#platform/background/reminders/own-reminders.ts'
import { siteReminders } from '#platform/background/reminders/site-reminders.ts'
import { unsubscribeToken } from '#platform/background/reminders/unsubscribe.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'

describe.each(await testDrivers())('pages of notifications on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-30T03:00:00Z'))
    pages = await openPages(academy)
    await remind(academy.as('admin'), [
      {
        ...{ kind: 'idle', to: user(), subject: 'x', occurrence: 'y', href: '/lesson/home' },
        title: { th: 'เรียน “งานเชื่อม” ต่อไหม', en: 'Continue “Welding”?' },
      },
    ])
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const learner = () => academy.viewer('user')
  const user = () => learner().id
  const own = () => ownReminders(academy.as('user'))

  test('a learner sees what he was told, and marks it as read', async () => {
    const path = '/user/notifications'
    const page = await pages.open({ path, viewer: learner() })
    expect(page.text).toContain('เรียน “งานเชื่อม” ต่อไหม')
    expect(page.text).toContain('ยังไม่ได้อ่าน 1 รายการ')
    expect((await pages.post({ path, viewer: learner(), form: { intent: 'read' } })).status).toBe(302)
    expect((await pages.open({ path, viewer: learner() })).text).not.toContain('ยังไม่ได้อ่าน 1')
  })

  test('he chooses without a script; a kind that the form did not show stays, and what is no time is said at its field', async () => {
    const path = '/user/notifications'
    const form: [string, string][] = [
      ...([
        ['kind', 'idle'],
        ['kind', 'waitlist'],
        ['kind', 'nonsense'],
        ['idle.notice', 'on'],
      ] as [string, string][]),
      ...([
        ['quietFrom', '22:00'],
        ['quietTo', '07:00'],
        ['locale', 'en'],
      ] as [string, string][]),
    ]
    expect((await pages.post({ path, viewer: learner(), form })).status).toBe(302)
    expect(await own()).toEqual({
      ...{ quietFrom: '22:00', quietTo: '07:00', locale: 'en' },
      choices: { idle: { notice: true, email: false }, waitlist: { notice: false, email: false } },
    })
    const wrong = await pages.post({ path, viewer: learner(), form: { quietFrom: 'noon', quietTo: '07:00' } })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('กรุณาใส่เวลาเป็นชั่วโมงและนาที')
    expect((await own()).quietFrom).toBe('22:00')
  })

  test('the link of an email shows its kind and changes nothing, until it is sent: by its button or by a mail program', async () => {
    await sql`delete from reminder_choice`.execute(academy.database.kysely)
    const path = `/user/unsubscribe/${unsubscribeToken(academy.as('guest'), { user: user(), kind: 'idle' })}`
    const page = await pages.open({ path })
    expect(page.text).toContain('ไม่ได้เข้าเรียนหลายวัน')
    expect((await own()).choices).toEqual({})
    const sent = await pages.post({ path, form: { 'List-Unsubscribe': 'One-Click' } })
    expect(sent.status).toBe(200)
    expect((await own()).choices).toEqual({ idle: { notice: true, email: false } })
    const forged = path.replace('idle', 'waitlist')
    expect((await pages.open({ path: forged })).text).toContain('ลิงก์นี้ไม่ถูกต้องหรือหมดอายุแล้ว')
    expect((await pages.post({ path: forged })).status).toBe(400)
    expect((await pages.post({ path, site: 'factory' })).status).toBe(400)
    expect(Object.keys((await own()).choices)).toEqual(['idle'])
  })

  test('administrators choose what the site sends; a number of days out of range is said at its field', async () => {
    const path = '/setup/notification'
    const viewer = academy.viewer('admin')
    const form = { idle: 'true', session_soon: 'true', idleDays: '7' }
    expect((await pages.post({ path, viewer, form })).status).toBe(302)
    const set = await siteReminders(academy.as('admin'))
    expect(set.idleDays).toBe(7)
    expect(set.offKinds).toContain('waitlist')
    expect(set.offKinds).not.toContain('idle')
    expect(set.offKinds).not.toContain('security')
    const wrong = await pages.post({ path, viewer, form: { ...form, idleDays: '1000' } })
    expect([wrong.status, wrong.text.includes('กรุณาใส่จำนวนวันตั้งแต่ 3 ถึง 365')]).toEqual([400, true])
  })

  test('staff find what a learner was sent from his record, by kind', async () => {
    const viewer = academy.viewer('member')
    const path = `/user/reminders?where=userID:is:${user()}`
    expect((await pages.open({ path: `/user/detail/${user()}`, viewer })).text).toContain(path)
    expect((await pages.open({ path, viewer })).text).toContain('เรียน “งานเชื่อม” ต่อไหม')
    expect((await pages.open({ path: `${path}&kind=waitlist`, viewer })).text).not.toContain('งานเชื่อม')
    expect((await pages.open({ path: '/user/reminders', viewer: learner() })).status).not.toBe(200)
  })
})
