import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { update } from '#platform/data/collection/write.ts'
import { readSettings } from '#platform/operations/config/settings.ts'
import { type Academy, openAcademy } from '../../../support/academy.ts'
import { openPages, type Pages } from '../../../support/pages.ts'
import { parts, textOf } from '../../../support/reading.ts'
import { openBrowser, sentTo, throughProvider } from './browser.ts'
import { channel, openProvider, type Provider } from './provider.ts'

const down = 'ติดต่อ LINE ไม่ได้ในขณะนี้'

describe('a provider that does not answer', () => {
  let academy: Academy
  let pages: Pages
  let provider: Provider
  const logged: string[] = []
  beforeAll(async () => {
    provider = await openProvider()
    academy = await openAcademy(undefined, undefined, { LINE_ISSUER: provider.issuer })
    academy.app.settings.log = (line) => void logged.push(line)
    pages = await openPages(academy)
    const admin = academy.as('admin')
    const { _id } = await from(admin, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(admin, 'configuration', { _id, change: { lineChannel: channel.id, line: channel.secret } })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
    await provider.close()
  })

  test.each([
    ['is broken', { token: 'fails' }, 3000],
    ['hangs', { token: 'hangs' }, 8000],
  ] as const)('when it %s, says so in Thai, soon, and offers to try again', async (_what, behaviour, mostMs) => {
    provider.behave(behaviour)
    const browser = openBrowser(pages)
    const { path } = await throughProvider(sentTo(await browser.post('/user/auth')))
    const begun = performance.now()
    const answer = await browser.open(path)
    expect(performance.now() - begun).toBeLessThan(mostMs)
    expect(answer.status).toBe(503)
    expect(textOf(parts(answer.text, 'main')[0]!)).toMatch(new RegExp(`${down}.*ลองใหม่อีกครั้ง`))
    expect(browser.jar.has('sid')).toBe(false)
  })

  test('what goes wrong is logged by its name, without a secret, a code or a token', () => {
    expect(logged.join('\n')).toMatch(/sign-in by the chat app on \w{24}: OAUTH_TIMEOUT/)
    expect(logged.join('\n')).not.toMatch(/0123456789abcdef|planted|code=|state=/)
  })

  test('when it cannot be found, the log-in says so; once it is back, it works again', async () => {
    const other = await openAcademy(undefined, undefined, { LINE_ISSUER: 'http://127.0.0.1:9' })
    const there = await openPages(other)
    const admin = other.as('admin')
    const { _id } = await from(admin, 'configuration').select('configuration._id').executeTakeFirstOrThrow()
    await update(admin, 'configuration', { _id, change: { lineChannel: channel.id, line: channel.secret } })
    const answer = await openBrowser(there).post('/user/auth')
    expect(answer.status).toBe(503)
    expect(textOf(parts(answer.text, 'main')[0]!)).toContain(down)
    await there.close()
    await other.close()

    provider.behave()
    const browser = openBrowser(pages)
    const { path } = await throughProvider(sentTo(await browser.post('/user/auth')))
    expect(sentTo(await browser.open(path))).toBe('/user/profile')
  })

  test('LINE is the provider unless another is set, and one that is asked without TLS only on this machine', () => {
    const read = (LINE_ISSUER?: string) => readSettings(LINE_ISSUER ? { LINE_ISSUER } : {}, '/').lineIssuer
    expect(read()).toBe('https://access.line.me')
    expect(read('https://id.wicha.test')).toBe('https://id.wicha.test')
    expect(read('http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000')
    for (const wrong of ['http://id.wicha.test', 'http://127.0.0.1.evil.example', 'ftp://a', 'access.line.me'])
      expect(() => read(wrong), wrong).toThrow('LINE_ISSUER')
  })
})
