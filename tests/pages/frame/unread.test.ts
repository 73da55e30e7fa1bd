import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notify } from '#platform/background/notifications/notify.ts'
import { readNotices } from '#platform/background/notifications/notifications.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'

describe.each(await testDrivers())('the header on $kind', (driver) => {
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

  const unread = async () => {
    const { text } = await pages.open({ path: '/lesson/home', viewer: academy.viewer('user') })
    const link = /<a [^>]*href="\/user\/notifications"[^>]*>[\s\S]*?การแจ้งเตือนที่ยังไม่อ่าน (\d+)/.exec(text)
    return link && Number(link[1])
  }

  test('links to the notification centre with the number of unread notices, on every page anew', async () => {
    const learner = academy.as('user')
    await readNotices(learner, 'all')
    expect(await unread()).toBe(0)
    for (const n of [1, 2]) {
      const title = { th: `เรื่องที่ ${n}`, en: `Notice ${n}` }
      await notify(academy.as('admin'), { to: learner.viewer.id, title, href: '/user/training' })
      expect(await unread()).toBe(n)
    }
    await readNotices(learner, 'all')
    expect(await unread()).toBe(0)
  })

  test('shows a visitor none', async () => {
    const { text } = await pages.open({ path: '/lesson/home' })
    expect(text).not.toContain('href="/user/notifications"')
  })
})
