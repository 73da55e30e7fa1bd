import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OfficeFrame, type OfficeFrameProps } from './frame.tsx'

const frame: Omit<OfficeFrameProps, 'children'> = {
  site: { name: 'สถาบันพัฒนาทักษะไทย', hostname: 'skills.wicha.th', mark: 'ท', colour: '#176b4f' },
  person: { name: 'วราภรณ์ สุขเกษม', role: 'ผู้ดูแลเว็บไซต์', mark: 'วส', links: [{ href: '/me', label: 'โปรไฟล์' }] },
  menu: [
    {
      title: 'การเรียนรู้',
      items: [
        { href: '/lesson', label: 'คอร์สเรียน', items: [{ href: '/lesson/all', label: 'หลักสูตรทั้งหมด', isCurrent: true }] },
        { href: '/student', label: 'ผู้เรียน', items: [{ href: '/student/add', label: 'เพิ่มผู้เรียน' }] },
        { href: '/enroll', label: 'การลงทะเบียน', count: '99+', countLabel: 'ใหม่ 132 รายการ' },
      ],
    },
  ],
  foot: [{ href: '/config', label: 'ตั้งค่า', icon: 'settings' }],
  words: {
    product: 'วิชา',
    skip: 'ข้ามไปเนื้อหา',
    menu: 'เมนูหลัก',
    openMenu: 'เปิดเมนู',
    account: 'บัญชี',
    signOut: 'ออกจากระบบ',
  },
  signOutAction: '/signout',
}

const html = renderToStaticMarkup(<OfficeFrame {...frame}>เนื้อหา</OfficeFrame>)

describe('OfficeFrame', () => {
  it.each([
    ['the skip link first', /^<div[^>]*><a[^>]*href="#main">ข้ามไปเนื้อหา/],
    ['one menu, a popover under 768 px', /<nav[^>]*id="office-menu" popover="auto" aria-label="เมนูหลัก"/],
    ['the button that opens it', /popoverTarget="office-menu" aria-label="เปิดเมนู"/i],
    ['where one is', /href="\/lesson\/all"[^>]*aria-current="page"/],
    ['the true number behind 99+', /aria-hidden="true">99\+<\/span><span class="sr">ใหม่ 132 รายการ/],
    ["the site's colour and host", /--site:#176b4f.*skills\.wicha\.th/],
    ['the person and the role', /<span class="sr">บัญชี <\/span>/],
    ['signing out as a POST', /<form action="\/signout" method="post"><button type="submit"/],
    ['the settings at the foot', /href="\/config"/],
    ['the page', /<main[^>]*id="main"[^>]*>เนื้อหา<\/main>/],
  ])('has %s', (_, expected) => {
    expect(html).toMatch(expected)
  })

  it('opens only the branch one is in', () => {
    expect(html).not.toContain('เพิ่มผู้เรียน')
  })
})
