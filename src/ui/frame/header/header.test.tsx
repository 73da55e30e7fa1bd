import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type HeaderLayout, plainLayout } from './layout.ts'
import { SiteHeader } from './site-header.tsx'
import type { Member, Visitor } from './person.ts'

const site = { name: 'สถาบันพัฒนาทักษะไทย', sub: 'Thai Skills Institute', homeHref: '/' }
const words = {
  ...{ skipToContent: 'ข้าม', mainMenu: 'เมนูหลัก', openMenu: 'เปิดเมนู', closeMenu: 'ปิดเมนู' },
  ...{ userMenu: 'เมนูของฉัน', topbar: 'ประกาศ', stopTopbar: 'หยุดข้อความวิ่ง' },
}
const visitor: Visitor = {
  login: { label: 'เข้าสู่ระบบ', href: '/student/login' },
  register: { label: 'สมัครสมาชิก', href: '/student/register' },
}
const member: Member = {
  cart: <a href="/cart">ตะกร้า 2 รายการ</a>,
  profile: { label: 'หลักสูตรของฉัน', href: '/user/profile', initials: 'สช' },
  places: [{ label: 'หลังบ้าน', href: '/user/dashboard' }],
  signOut: { label: 'ออกจากระบบ', action: '/user/login?sign-out' },
}

const page = (layout: Partial<HeaderLayout>, more: Partial<Parameters<typeof SiteHeader>[0]> = {}) =>
  renderToStaticMarkup(
    <SiteHeader
      site={site}
      menu={[{ label: 'ข่าว', href: '/news' }]}
      user={visitor}
      words={words}
      layout={{ ...plainLayout, ...layout }}
      {...more}
    />,
  )
const header = (...given: Parameters<typeof page>) => /<header[\s\S]*<\/header>/.exec(page(...given))![0]

describe('the layout of the header', () => {
  it('stands in a class for each of its two layouts and positions', () => {
    const shape = (layout: Partial<HeaderLayout>) =>
      /^<header class="([^"]*)"/.exec(header(layout))![1]!.split(' ').length
    expect(shape({})).toBe(1)
    expect(shape({ selectedlayout: 'stacked' })).toBe(2)
    expect(shape({ selectedposition: 'center' })).toBe(2)
    expect(shape({ selectedlayout: 'stacked', selectedposition: 'center' })).toBe(3)
  })

  it.each([
    ['standard', 'left', true],
    ['standard', 'center', false],
    ['stacked', 'left', true],
    ['stacked', 'center', true],
  ] as const)('%s and %s: the logo comes before the menu: %s', (selectedlayout, selectedposition, isFirst) => {
    const html = header({ selectedlayout, selectedposition })
    expect(html.indexOf(site.name) < html.indexOf('เมนูหลัก')).toBe(isFirst)
  })

  it.each([
    ['mark', true, '<span class="sr">สถาบันพัฒนาทักษะไทย</span>'],
    ['text', false, 'Thai Skills Institute'],
    ['both', true, 'Thai Skills Institute'],
  ] as const)('shows of the logo: %s', (selectedlogotype, hasMark, says) => {
    const html = header({ selectedlogotype })
    expect(html.includes('viewBox="0 0 44 44"')).toBe(hasMark)
    expect(html).toContain(says)
  })

  it('gives the mark its height', () => {
    expect(header({ logosize: 72 })).toContain('style="--logo-size:72px"')
  })
})

describe('the user menu of the header', () => {
  it('is links side by side', () => {
    expect(header({})).toContain('href="/student/register"')
    expect(header({})).not.toContain('id="user-menu"')
    const learner = header({}, { user: { ...member, places: [] } })
    expect(learner).toContain('href="/user/profile"')
    expect(learner).not.toContain('ออกจากระบบ')
  })

  it('is one face that opens without a script', () => {
    const html = header({ usermenutype: 'menu' })
    expect(html).toMatch(/<button[^>]*popovertarget="user-menu"/i)
    expect(html).toMatch(/<nav[^>]*id="user-menu" popover="auto" aria-label="เมนูของฉัน"><a href="\/student\/login">/)
  })

  it('leads a member to his places and out', () => {
    const html = header({ usermenutype: 'menu' }, { user: member })
    expect(html).toContain('<a href="/user/profile">หลักสูตรของฉัน</a><a href="/user/dashboard">หลังบ้าน</a>')
    expect(html).toContain('<form action="/user/login?sign-out" method="post">')
    expect(html).toContain('href="/cart"')
  })

  it('is a menu for who has other places too, whatever the site has chosen', () => {
    expect(header({ usermenutype: 'links' }, { user: member })).toBe(header({ usermenutype: 'menu' }, { user: member }))
  })

  it.each(['links', 'menu'] as const)('is not there at all when it is switched off (%s)', (usermenutype) => {
    const html = page({ usermenutype, showUserMenu: false })
    expect(html).not.toContain('/student/')
    expect(html).not.toContain('user-menu')
    expect(page({ usermenutype, showUserMenu: false }, { user: member })).not.toContain('/user/profile')
  })
})

describe('the top bar', () => {
  it('is a link at its right end, or words alone', () => {
    expect(page({}, { topbar: { label: 'โทร 02', href: 'tel:02' } })).toContain('<a href="tel:02">โทร 02</a>')
    expect(page({}, { topbar: { label: 'เปิดทุกวัน' } })).toContain('<span>เปิดทุกวัน</span>')
    expect(page({})).not.toContain('topbar')
  })
})
