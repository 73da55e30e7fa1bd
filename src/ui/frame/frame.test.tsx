import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'
import { BackToTop } from './back-to-top.tsx'
import type { MenuItem } from './header/menu.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import type { Member, Visitor } from './header/person.ts'

const site = { name: 'สถาบันพัฒนาทักษะไทย', sub: 'Thai Skills Institute', homeHref: '/' }
const words = {
  ...{ skipToContent: 'ข้าม', mainMenu: 'เมนูหลัก', openMenu: 'เปิดเมนู', closeMenu: 'ปิดเมนู', userMenu: 'เมนูของฉัน' },
  ...{ topbar: 'ประกาศ', stopTopbar: 'หยุดข้อความวิ่ง' },
}
const menu: MenuItem[] = [
  { label: 'หลักสูตรทั้งหมด', href: '/lesson/all', isCurrent: true, items: [{ label: 'ช่างไฟฟ้า', href: '/c/1' }] },
  { label: 'ข่าวสาร', href: '/post' },
]
const visitor: Visitor = {
  login: { label: 'เข้าสู่ระบบ', href: '/login' },
  register: { label: 'สมัครสมาชิก', href: '/register' },
}
const member: Member = {
  cart: <a href="/cart">ตะกร้า 2 รายการ</a>,
  profile: { label: 'โปรไฟล์ของ สมชาย ใจดี', href: '/user/profile', initials: 'สช' },
}

const header = (user: Visitor | Member) =>
  renderToStaticMarkup(<SiteHeader site={site} menu={menu} user={user} words={words} />)

describe('SiteHeader', () => {
  it('shows a visitor the ways in, and a member his own page', () => {
    expect(header(visitor)).toContain('href="/register"')
    expect(header(visitor)).not.toContain('/user/profile')
    expect(header(member)).toContain('<span class="sr">โปรไฟล์ของ สมชาย ใจดี</span>')
    expect(header(member)).not.toContain('/login')
  })

  it('opens its menu without a script', () => {
    const html = header(visitor)
    expect(html).toMatch(/<button[^>]*popovertarget="menu"/i)
    expect(html).toMatch(/<nav[^>]*id="menu"[^>]*popover="auto"/)
    expect(html).toContain('<details open="">')
  })

  it('opens what stands under an entry without a script, the entry itself first', () => {
    const html = header(visitor)
    expect(html).toMatch(/<button[^>]*popovertarget="sitenav-0"[^>]*aria-current="page"[^>]*>หลักสูตรทั้งหมด/i)
    const sub = /<ul[^>]*id="sitenav-0" popover="auto"[\s\S]*?<\/ul>/.exec(html)![0]
    expect([...sub.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/lesson/all', '/c/1'])
  })

  it('shows a member how many messages wait, none too, and his face', () => {
    const html = header({ ...member, messages: { label: 'ยังไม่อ่าน', href: '/user/notifications', count: 3 } })
    expect(html).toMatch(/href="\/user\/notifications"[^>]*>.*<span class="sr">ยังไม่อ่าน 3<\/span><span[^>]*>3<\/span>/)
    expect(html).toMatch(/<span class="[^"]*avatar[^"]*"[^>]*>สช<\/span>/)
    expect(header(visitor)).not.toContain('/user/notifications')
  })

  it('marks the page one is on, and offers the way past itself', () => {
    expect(header(visitor)).toMatch(/href="\/lesson\/all" aria-current="page"/)
    expect(header(visitor)).toMatch(/^<a class="skip" href="#main">/)
  })

  it('keeps the name for readers where only the mark is seen', () => {
    expect(header(member)).toContain('สถาบันพัฒนาทักษะไทย')
  })

  it('shows the uploaded mark instead of the woven one', () => {
    const html = renderToStaticMarkup(
      <SiteHeader site={{ ...site, logoUrl: '/file/logo.png' }} menu={[]} user={visitor} words={words} />,
    )
    expect(html.match(/src="\/file\/logo.png" alt=""/g)).toHaveLength(2)
  })
})

describe('SiteFooter', () => {
  it('names each group of links by its heading', () => {
    const column = { title: 'เรียนกับเรา', links: [{ label: 'ปฏิทินอบรม', href: '/calendar' }] }
    const html = renderToStaticMarkup(
      <SiteFooter site={site} columns={[column]} copyright="© 2569" endLabel="ท้ายหน้า" contact={{ title: 'ติดต่อ' }} />,
    )
    const id = /<nav aria-labelledby="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`<h2 id="${id}">เรียนกับเรา</h2>`)
    expect(html).toContain('href="/calendar"')
  })
})

describe('Avatar and BackToTop', () => {
  it('stand for a person by picture or letters', () => {
    expect(renderToStaticMarkup(<Avatar initials="สช" />)).toContain('สช')
    expect(renderToStaticMarkup(<Avatar initials="สช" pictureUrl="/p.webp" />)).toContain('src="/p.webp"')
  })

  it('lead to the header', () => {
    expect(renderToStaticMarkup(<BackToTop label="กลับด้านบน" />)).toContain('href="#top"')
  })
})
