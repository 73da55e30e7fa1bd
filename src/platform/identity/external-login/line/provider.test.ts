import { afterEach, expect, test, vi } from 'vitest'
import { readSettings } from '#platform/operations/config/settings.ts'
import { openChatProvider } from './provider.ts'

afterEach(() => vi.unstubAllGlobals())

test('a sign-in by LINE begins at the address that LINE publishes, without asking it anything first', async () => {
  const asked = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('fetch failed'))
  vi.stubGlobal('fetch', asked)
  const { lineIssuer } = readSettings({}, '/nowhere')
  const attempt = {
    callback: 'http://localhost/user/auth',
    state: 'a state',
    nonce: 'a nonce',
    verifier: 'v'.repeat(43),
  }
  const chat = openChatProvider({ issuer: lineIssuer, clock: () => 0 })
  const url = await chat.begin({ id: '1234567890', secret: 'a secret' }, attempt)
  expect(url.origin + url.pathname).toBe('https://access.line.me/oauth2/v2.1/authorize')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: '1234567890',
    redirect_uri: attempt.callback,
    state: attempt.state,
    nonce: attempt.nonce,
    scope: 'profile openid',
  })
  expect(url.href).not.toMatch(/secret|vvvv/)
  expect(asked).not.toHaveBeenCalled()
})
