import type { Fixture } from '../rule.ts'

const manifest = { 'src/modules/lesson/manifest.ts': "export default { routes: [{ path: '/lesson/play/:cid/:pid' }] }" }
const screen = 'src/modules/lesson/screens/home.tsx'

export const planted: Fixture[] = [
  {
    says: 'a link is written out',
    invalid: { ...manifest, [screen]: 'export const a = <a href="/lesson/home" />' },
    valid: { ...manifest, [screen]: "export const a = <a href={href('/lesson/home')} />" },
  },
  {
    says: 'a link is put together',
    invalid: { ...manifest, [screen]: 'export const a = (id: string) => `/lesson/play/${id}`' },
    valid: { ...manifest, [screen]: "export const a = (id: string) => href('/lesson/play/:cid', { cid: id })" },
  },
  {
    says: 'a redirect is written out, and a path that is no route is not',
    invalid: { ...manifest, 'src/app/a.ts': "export const a = redirect('/lesson?page=2')" },
    valid: {
      ...manifest,
      'src/app/a.ts': "export const a: '/lesson/home' | null = isUnder('/api/') ? null : to('/lessons')",
    },
  },
  {
    says: 'an outside address is written out',
    invalid: { 'src/platform/mail/a.ts': "export const a = 'https://example.org/logo.png'" },
    valid: {
      'src/platform/mail/a.ts': 'export const a = (host: string) => new URL(`https://${host}/logo.png`, "http://page")',
      'src/ui/player/a.tsx': "export const a = 'https://www.youtube-nocookie.com/embed/'",
      'src/platform/mail/a.test.ts': "export const a = 'https://example.org/logo.png'",
    },
  },
]
