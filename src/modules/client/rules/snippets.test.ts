import { expect, test, vi } from 'vitest'
import { hashOfSecret, signatureOf } from '#platform/http/api-key/signature.ts'
import { snippetsOf, type WrittenCall } from './snippets.ts'

const secret = 'a secret of the tests'
const call: WrittenCall = {
  ...{ key: `wk_${'a'.repeat(24)}`, method: 'POST', origin: 'https://academy.test:3000', path: '/api/course' },
  body: JSON.stringify({ data: { name: `O'Brien \\ "ช่างไฟ" $HOME` } }),
}
const codeOf = (language: string, of = call) => snippetsOf(of).find((one) => one.language === language)!.code

test('the snippet of Node.js signs as the product proves, and sends the body as it stands', async () => {
  const sent: { url: string; init: { method: string; headers: Record<string, string>; body?: string } }[] = []
  vi.stubEnv('WICHA_SECRET', secret)
  vi.stubGlobal('fetch', async (url: string, init: (typeof sent)[number]['init']) => {
    sent.push({ url, init })
    return { status: 200, json: async () => ({}) }
  })
  vi.stubGlobal('console', { log: () => {} })
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(codeOf('Node.js'))}`)
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  const [{ url, init }] = sent as [(typeof sent)[0]]
  expect(url).toBe('https://academy.test:3000/api/course')
  expect(init.body).toBe(call.body)
  const { token, sign, key } = init.headers
  expect(key).toBe(call.key)
  const target = { method: 'POST', host: 'academy.test:3000', target: call.path, token: token! }
  const right = signatureOf(hashOfSecret(secret), { ...target, body: Buffer.from(call.body) })
  expect(sign).toBe(right.toString('hex'))
})

test.each(['curl', 'Node.js', 'PHP', 'Python'])(
  '%s names the host and path that are signed, and never a secret',
  (language) => {
    const code = codeOf(language)
    for (const part of ['academy.test:3000', '/api/course', call.key, 'WICHA_SECRET', 'application/json'])
      expect(code).toContain(part)
    const bare = codeOf(language, { ...call, method: 'GET', path: `/api/course/${'b'.repeat(24)}`, body: '' })
    expect(bare).not.toContain('application/json')
  },
)

test('what is written in quotes stays in them', () => {
  expect(codeOf('curl')).toContain(`O'\\''Brien`)
  expect(codeOf('PHP')).toContain(`O\\'Brien \\\\`)
})
