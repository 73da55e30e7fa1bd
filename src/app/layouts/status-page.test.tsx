import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { inLocale } from '#platform/site/i18n/words.ts'
import type { Frame } from '../frame.server.ts'
import { statusWords, words } from '../words.ts'
import { StatusPage } from './status-page.tsx'

const frame = (locale: 'th' | 'en') =>
  ({
    login: '/user/login',
    register: '/user/register',
    catalogue: { label: 'ค้นหา', href: '/lesson/home' },
    states: inLocale(statusWords, locale),
    words: inLocale(words, locale),
  }) as unknown as Frame

const page = (status: number, locale: 'th' | 'en' = 'th', reasons?: string[]) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/user/profile?a=1']}>
      <StatusPage frame={frame(locale)} status={status} reasons={reasons} />
    </MemoryRouter>,
  )

describe('the page of a status', () => {
  test.each([
    [400, 'คำขอไม่ถูกต้อง', 'The request is not valid'],
    [403, 'คุณไม่มีสิทธิ์เปิดหน้านี้', 'You do not have permission to open this page'],
    [404, 'ไม่พบหน้าที่ต้องการ', 'This page does not exist'],
    [405, 'หน้านี้ไม่รับแบบฟอร์ม', 'This page does not accept forms'],
    [409, 'ยังดำเนินการไม่ได้', 'This cannot be done yet'],
    [429, 'ส่งคำขอมากเกินไป', 'Too many requests'],
    [500, 'ระบบขัดข้องชั่วคราว', 'Something went wrong'],
    [503, 'ปิดปรับปรุงชั่วคราว', 'Temporarily closed'],
  ])('%i says what happened, in Thai and in English', (status, thai, english) => {
    expect(page(status)).toContain(`<h1`)
    expect(page(status)).toContain(thai)
    expect(page(status, 'en')).toContain(english)
  })

  test('a refusal that says why is told so', () => {
    expect(page(403, 'th', ['เรียนบทที่ 1 ก่อน'])).toContain('>เรียนบทที่ 1 ก่อน<')
    expect(page(403, 'th', ['เรียนบทที่ 1 ก่อน'])).not.toContain('คุณไม่มีสิทธิ์')
    expect(page(403)).toContain('บัญชีของคุณไม่มีสิทธิ์เปิดหน้านี้')
  })

  test('401 is the gate, and its way in leads back', () => {
    expect(page(401)).toContain('กรุณาเข้าสู่ระบบเพื่อดูหน้านี้')
    expect(page(401)).toContain('href="/user/login?next=%2Fuser%2Fprofile%3Fa%3D1"')
  })
})
