import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type LoginDescription, LoginView, type LoginWords } from './login.tsx'

const words = new Proxy({} as LoginWords, { get: (_, name) => `[${String(name)}]` })

const login: LoginDescription = {
  site: 'สถาบันพัฒนาทักษะไทย',
  username: '',
  hidden: [{ name: 'next', value: '/lesson/all' }],
  languages: [
    { label: 'ไทย', lang: 'th', href: '?', isCurrent: true },
    { label: 'English', lang: 'en', href: '?lang=en' },
  ],
  website: { href: '/', label: 'หน้าเว็บไซต์' },
  words,
}

const html = (more: Partial<LoginDescription> = {}) =>
  renderToStaticMarkup(
    <MantineProvider>
      <LoginView description={{ ...login, ...more }} />
    </MantineProvider>,
  )

describe('LoginView', () => {
  it.each([
    ['username', /id="username"[^>]*name="username"/],
    ['password', /type="password"[^>]*name="password"|name="password"[^>]*type="password"/],
    ['remember', /type="checkbox" name="remember" value="true"/],
    ['what goes along', /type="hidden" name="next" value="\/lesson\/all"/],
  ])('posts %s', (_, expected) => {
    expect(html()).toMatch(expected)
    expect(html()).toMatch(/<form[^>]*method="post"/)
  })

  it('keeps the name and says why it was refused', () => {
    const refused = html({ username: 'waraporn', problem: 'รหัสผ่านไม่ถูกต้อง' })
    expect(refused).toMatch(/role="alert".*รหัสผ่านไม่ถูกต้อง/)
    expect(refused).toContain('value="waraporn"')
    expect(html()).not.toContain('role="alert"')
  })

  it('offers the other language', () => {
    expect(html()).toContain('<a href="?lang=en" lang="en" hrefLang="en">English</a>')
  })
})
