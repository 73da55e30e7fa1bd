import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { password } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { linksOf, parts, textOf } from '../../support/reading.ts'
import { openBrowser, sentTo } from './chat/browser.ts'

describe.each(await testDrivers())('addresses that open without logging in on $kind', (driver) => {
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
  const mainOf = ({ text }: { text: string }) => parts(text, 'main')[0]!

  test.each(['register', 'login', 'forgot', 'reset', 'activate', 'profile'])(
    'L84.3 /student/%s opens to a visitor',
    async (way) => {
      const page = await pages.open({ path: `/student/${way}` })
      expect(page.status).toBe(200)
      expect(page.text.match(/<h1/g)).toHaveLength(1)
    },
  )

  test('L84.3 /student/profile shows the log-in to a visitor, and his courses to who has logged in there', async () => {
    const course = await create(academy.as('admin'), 'course', { name: 'ช่างไฟฟ้า', status: true })
    await create(academy.as('user'), 'enroll', { courseID: course._id })
    const browser = openBrowser(pages)
    const before = await browser.open('/student/profile')
    expect(mainOf(before)).toMatch(/<h1[^>]*>เข้าสู่ระบบ<\/h1>[\s\S]*name="password"/)
    expect(before.text).not.toContain('ช่างไฟฟ้า')

    const wrong = await browser.post('/student/profile', { username: 'learner@skills.test', password: 'wrong-2569' })
    expect(wrong.status).toBe(401)
    expect(textOf(mainOf(wrong))).toContain('ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง')

    const form = { username: 'learner@skills.test', password, next: '/student/profile' }
    expect(sentTo(await browser.post('/student/profile', form))).toBe('/student/profile')
    const after = await browser.open('/student/profile')
    expect(textOf(mainOf(after))).toMatch(/สมชาย ใจดี.*ช่างไฟฟ้า/)
    expect(after.headers['cache-control']).toBe('private, no-store')
    expect(textOf(mainOf(await pages.open({ path: '/student/profile' })))).not.toContain('สมชาย')
  })

  test.each(['login', 'forgot', 'register'])('L96.2 /member/%s opens to a visitor', async (way) => {
    const page = await pages.open({ path: `/member/${way}` })
    expect(page.status).toBe(200)
  })

  test('L96.2 staff who forgot their password ask for a link at /member/forgot, from the log-in and back', async () => {
    const door = await pages.open({ path: '/member/login', site: 'origin' })
    expect(linksOf(door.text)).toContainEqual({ href: '/member/forgot', text: 'ลืมรหัสผ่าน?' })
    const page = await pages.open({ path: '/member/forgot', site: 'origin' })
    expect(linksOf(mainOf(page))).toContainEqual({ href: '/member/login', text: 'กลับไปเข้าสู่ระบบ' })
    for (const email of ['admin@wicha.test', 'nobody@wicha.test']) {
      const sent = await pages.post({ path: '/member/forgot', form: { email } })
      expect(sent.status).toBe(200)
      expect(textOf(mainOf(sent))).toContain('อีเมลถูกต้อง')
    }
    await academy.app.jobs.drain()
    const mails = await from(academy.as('root'), 'mail').select(['mail.to', 'mail.text']).execute()
    expect(mails.map(({ to }) => to)).toEqual(['admin@wicha.test'])
    expect(mails[0]!.text).toContain('/user/reset?requestId=')
  })
})
