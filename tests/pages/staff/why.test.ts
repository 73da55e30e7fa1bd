import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { oneOf } from '../../../scripts/testing/sweep.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'
import { openPages, type Pages } from '../../support/pages.ts'
import { linksOf, textOf } from '../../support/reading.ts'
import { manifests } from '../../../src/app/modules.ts'
import { mayOpen, table } from './guard-table.ts'

const drivers = await testDrivers()

describe.each(drivers)('why somebody sees a screen, or not, on $kind', (driver) => {
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

  const open = (path: string, role: Role = 'manager') => pages.open({ path, viewer: academy.viewer(role) })
  const why = async (path: string, role: Role = 'manager') =>
    textOf((await open(`/member/why?path=${encodeURIComponent(path)}`, role)).text)

  test('is asked from the menu of every screen of the back office, about that screen', async () => {
    for (const path of ['/lesson/dashboard', '/enroll/new']) {
      const { text } = await open(path)
      const link = linksOf(text).find((one) => one.text === 'เหตุผลที่คุณเห็นหน้านี้')
      expect(link?.href).toBe(`/member/why?path=${encodeURIComponent(path)}`)
    }
  })

  test('says who may open the screen, who one is, and what one sees and changes there', async () => {
    const shown = await why('/lesson/dashboard')
    for (const part of ['คุณเปิด "หลักสูตรทั้งหมด" ได้', 'สมาชิกทีมงานขึ้นไป', 'เปิดอยู่ในเว็บไซต์นี้', 'มีในเมนูของคุณ'])
      expect(shown).toContain(part)
    for (const part of ['manager ทีมงาน', 'บทบาทที่เว็บไซต์นี้ ผู้จัดการ', 'ทั้งหมดของเว็บไซต์นี้']) expect(shown).toContain(part)
    const shut = await why('/config/general')
    for (const part of ['ไม่ได้', 'ผู้ดูแลเว็บไซต์ขึ้นไป', 'ไม่มีในเมนูของคุณ เพราะคุณเปิดไม่ได้']) expect(shut).toContain(part)
    expect(shut, 'nothing of data that he does not see').not.toContain('ช่องที่คุณไม่เห็น')
    const exact = await why(`/lesson/edit/${'a'.repeat(24)}/standard/0`)
    expect(exact).toContain('ไม่มีในเมนู เปิดจากหน้าอื่น')
  })

  test('agrees with the guard for every screen and every role of staff', { timeout: 120_000 }, async () => {
    const screens = manifests
      .flatMap((module) => module.routes)
      .filter(({ area, meta }) => area === 'office' && meta.auth)
    const who = new Map(table)
    const roles = ['member', 'manager', 'admin', 'superadmin', 'root'] as const
    const alone = screens.filter((route) => !route.path.includes(':'))
    for (const [turn, role] of roles.entries())
      for (const { path } of oneOf(3, alone, turn)) {
        const isOpen = mayOpen(who.get(path)!, role)
        expect(await why(path, role), `${role} ${path}`).toContain(isOpen ? 'เปิดได้' : 'เปิดไม่ได้')
      }
  })

  test('lists every screen, and finds one by its title or address', async () => {
    const all = textOf((await open('/member/why')).text)
    expect(all).toContain('สิทธิ์ของฉันที่นี่')
    expect(all).toContain('/config/general')
    const some = textOf((await open(`/member/why?q=${encodeURIComponent('หมวดหมู่')}`)).text)
    expect(some).toContain('/lesson/category')
    expect(some).not.toContain('/config/general')
  })

  test('is told to staff alone, and of nothing but declared screens', async () => {
    for (const path of ['//evil.example/x', 'https://evil.example', '/no/such/screen', '/api/course'])
      expect([200, 404], path).toContain((await open(`/member/why?path=${encodeURIComponent(path)}`)).status)
    expect((await open(`/member/why?path=${encodeURIComponent('/no/such/screen')}`)).status).toBe(404)
    expect((await open('/member/why', 'user')).status).toBe(302)
    expect((await pages.open({ path: '/member/why' })).status).toBe(302)
  })
})
