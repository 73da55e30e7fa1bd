import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { password } from '../../support/cast.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { sentBy, textOf } from '../../support/reading.ts'

const drivers = await testDrivers()

describe.each(drivers)('the screens of a member of staff on $kind', (driver) => {
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

  const open = (path: string) => pages.open({ path, viewer: academy.viewer('admin') })
  const send = (path: string, form: Record<string, string>) =>
    pages.post({ path, form, viewer: academy.viewer('admin') })
  const mine = () =>
    from(academy.as('root', 'origin'), 'user')
      .select(['firstname', 'phone', 'email', 'status', 'req_reset'])
      .where('_id', '=', academy.viewer('admin').id)
      .executeTakeFirstOrThrow()

  test('/member/profile shows and changes the own record at the origin, and nothing that others decide', async () => {
    const { status, text } = await open('/member/profile')
    expect(status).toBe(200)
    for (const shown of ['โปรไฟล์ของฉัน', 'บัญชีและบทบาท', 'ศูนย์ฝึกอบรมโรงงาน']) expect(textOf(text)).toContain(shown)
    expect(text).toContain('admin@wicha.test')
    const form = Object.fromEntries(sentBy(text)) as Record<string, string>
    expect(Object.keys(form).toSorted()).toEqual(['firstname', 'lastname', 'marks', 'phone', 'version'])
    const sent = { ...form, firstname: 'ณัฐพล', phone: '081 234 5678' }
    const more = { email: 'evil@wicha.test', username: 'evil', status: 'false', req_reset: 'true', role: 'root' }
    const saved = await send('/member/profile', { ...sent, ...more })
    expect(saved).toMatchObject({ status: 302, headers: { location: '/member/profile?done=saved' } })
    expect(await mine()).toEqual({
      ...{ firstname: 'ณัฐพล', phone: '0812345678', email: 'admin@wicha.test' },
      ...{ status: true, req_reset: false },
    })
    expect(textOf((await open('/member/profile?done=saved')).text)).toContain('ณัฐพล ทีมงาน')
    const again = await send('/member/profile', { ...sent, firstname: 'เก่า' })
    expect(again.status, 'somebody else saved first').toBe(409)
    const { text: now } = await open('/member/profile')
    const wrong = { ...(Object.fromEntries(sentBy(now)) as Record<string, string>), firstname: '', phone: '12' }
    const refused = await send('/member/profile', wrong)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('value="12"')
  })

  test('/member/layout keeps density, light or dark and the first page, on every site', async () => {
    const { text } = await open('/member/layout')
    expect(Object.fromEntries(sentBy(text))).toMatchObject({ density: 'comfortable', scheme: 'auto', start: '' })
    const chosen = { density: 'compact', scheme: 'dark', start: '/enroll/dashboard' }
    expect((await send('/member/layout', chosen)).headers['location']).toBe('/member/layout?done=saved')
    for (const site of ['skills', 'factory'] as const) {
      const shown = await pages.open({ site, path: '/member/layout', viewer: academy.viewer('admin') })
      expect(Object.fromEntries(sentBy(shown.text)), site).toMatchObject(chosen)
      expect(shown.text).toContain('data-density="compact"')
      expect(shown.text).toMatch(/setAttribute\("data-mantine-color-scheme", 'dark'\)|"dark"/)
    }
    const viewer = academy.viewer('admin')
    expect((await pages.open({ path: '/member/login', viewer })).headers['location']).toBe('/enroll/dashboard')
    for (const wrong of [{ density: 'x' }, { scheme: '' }, { start: '//evil.example' }, { start: '/space/storage' }])
      expect((await send('/member/layout', { ...chosen, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
    expect((await pages.open({ path: '/lesson/dashboard', viewer: academy.viewer('manager') })).text).not.toContain(
      'data-density="compact"',
    )
  })

  test('/member/unactive lists the accounts that were switched off, and switches them on again', async () => {
    expect(textOf((await open('/member/unactive')).text)).toContain('ไม่มีบัญชีที่ปิดใช้งาน')
    const _id = academy.viewer('user').id
    const username = 'learner@skills.test'
    const enter = async () => (await pages.ask({ path: '/api/signin', body: { username, password } })).status
    await update(academy.as('admin'), 'user', { _id, change: { status: false } })
    expect(await enter()).toBe(401)
    const { text } = await open('/member/unactive')
    expect(textOf(text)).toContain('สมชาย')
    expect(textOf(text)).toContain('เปิดใช้งานอีกครั้ง')
    expect(textOf((await open('/member/unactive?q=ไม่มีใคร')).text)).not.toContain('สมชาย')
    expect(
      textOf((await pages.open({ site: 'factory', path: '/member/unactive', viewer: academy.viewer('admin') })).text),
    ).not.toContain('สมชาย ใจดี')
    const done = await send('/member/unactive', { _id })
    expect(done.headers['location']).toBe('/member/unactive?done=activated')
    expect(await enter()).toBe(200)
    const other = await pages.post({ path: '/member/unactive', form: { _id }, viewer: academy.viewer('manager') })
    expect(other.headers['location']).toBe('/?notice=refused')
    expect((await send('/member/unactive', { _id: academy.viewer('user', 'factory').id })).status).toBe(404)
  })
})
