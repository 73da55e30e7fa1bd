import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailed, createClient, type Show } from './client.ts'

const logged: string[] = []
const fetched: [string, RequestInit][] = []
let answer: (address: string) => Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('dispatchEvent', (event: CustomEvent<string>) => logged.push(event.detail))
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    fetched.push([address, request])
    return answer(address)
  })
  answer = async () => Response.json({ n: fetched.length })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  logged.length = 0
  fetched.length = 0
})

describe('a GET whose answer may be kept', () => {
  const kept = { isKept: true }

  test('is not asked again within 60 s, and is after', async () => {
    const { call } = createClient()
    expect(await call('/api/x', kept)).toEqual({ n: 1 })
    vi.advanceTimersByTime(59_000)
    expect(await call('/api/x', kept), '59 s').toEqual({ n: 1 })
    vi.advanceTimersByTime(2_000)
    expect(await call('/api/x', kept), '61 s').toEqual({ n: 2 })
    expect(fetched).toHaveLength(2)
  })

  test('is asked once by two who ask at once, each time by who did not say so, and apart by address', async () => {
    const { call } = createClient()
    await Promise.all([call('/api/x', kept), call('/api/x', kept)])
    expect(fetched).toHaveLength(1)
    await call('/api/x')
    await call('/api/x?q=1', kept)
    expect(fetched).toHaveLength(3)
  })

  test('is not kept when it fails, when something was changed, or for another person', async () => {
    const { call } = createClient()
    answer = async () => new Response('{}', { status: 500 })
    await expect(call('/api/x', kept)).rejects.toThrow(CallFailed)
    answer = async () => Response.json({})
    await call('/api/x', kept)
    await call('/api/x', { method: 'POST', body: {} })
    await call('/api/x', kept)
    await createClient().call('/api/x', kept)
    expect(fetched).toHaveLength(5)
  })

  test('a POST is never kept', async () => {
    const { call } = createClient()
    await call('/api/x', { method: 'POST', body: { a: 1 }, isKept: true })
    await call('/api/x', { method: 'POST', body: { a: 1 }, isKept: true })
    expect(fetched.map(([, { body }]) => body)).toEqual(['{"a":1}', '{"a":1}'])
  })
})

describe('a request that fails', () => {
  test.each<[string, () => Promise<Response>, string]>([
    ['refused', async () => Response.json({ message: 'ไม่ได้' }, { status: 403 }), '403'],
    ['broken', async () => Response.json({ message: 'ระบบขัดข้อง' }, { status: 500 }), '500'],
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch')), 'TypeError: Failed to fetch'],
    ['with no JSON', async () => new Response('<html>'), 'SyntaxError'],
  ])('%s is logged by its address and passed on', async (_, how, why) => {
    answer = how
    await expect(createClient().call('/api/x?mail=manee@wicha.test')).rejects.toBeInstanceOf(Error)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain(`GET /api/x ${why}`)
    expect(logged[0]).not.toContain('manee')
  })

  test.each(['//evil.test/api/x', 'https://evil.test/api/x', '/api/../x', '\\\\evil.test/api/', '/admin', 'api/x'])(
    'is one to %s, which is never sent',
    async (address) => {
      await expect(createClient().call(address)).rejects.toThrow(CallFailed)
      expect(fetched).toEqual([])
      expect(logged).toHaveLength(1)
    },
  )
})

describe('the notification of a request', () => {
  const said = { processing: 'กำลังบันทึก', success: 'บันทึกแล้ว', failed: 'บันทึกไม่สำเร็จ' }
  const shown: Parameters<Show>[0][] = []
  const { call } = createClient({ show: (one) => shown.push(one) })
  afterEach(() => void (shown.length = 0))

  test('says processing and then success, as one', async () => {
    await call('/api/x', { said })
    expect(shown.map(({ state, title }) => [state, title])).toEqual([
      ['processing', 'กำลังบันทึก'],
      ['success', 'บันทึกแล้ว'],
    ])
    expect(new Set(shown.map(({ id }) => id)).size).toBe(1)
  })

  test('says failed with the sentence of the server', async () => {
    answer = async () => Response.json({ message: 'คุณไม่มีสิทธิ์' }, { status: 403 })
    await expect(call('/api/x', { said })).rejects.toThrow('คุณไม่มีสิทธิ์')
    expect(shown.at(-1)).toMatchObject({ state: 'failed', title: 'บันทึกไม่สำเร็จ', text: 'คุณไม่มีสิทธิ์' })
  })

  test('is not shown by a request that asked for none', async () => {
    await call('/api/x')
    expect(shown).toEqual([])
  })
})
