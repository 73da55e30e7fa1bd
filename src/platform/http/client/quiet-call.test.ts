import { afterEach, describe, expect, test, vi } from 'vitest'
import { quietCall } from './quiet-call.ts'

const logged: string[] = []
const dispatchEvent = (event: CustomEvent<string>) => logged.push(`${event.type}: ${event.detail}`)

describe('a call that nobody waits for', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    logged.length = 0
  })
  const answering = (fetch: () => Promise<Response>) => {
    vi.stubGlobal('dispatchEvent', dispatchEvent)
    vi.stubGlobal('fetch', fetch)
  }

  test('is answered with its JSON, and nothing is logged', async () => {
    answering(async () => Response.json({ left: 5 }))
    expect(await quietCall<{ left: number }>('/x')).toEqual({ left: 5 })
    expect(logged).toEqual([])
  })

  test.each<[string, () => Promise<Response>, string]>([
    ['is refused', async () => new Response('{"message":"ไม่ได้"}', { status: 403 }), '403'],
    ['breaks on the server', async () => new Response('', { status: 500 }), '500'],
    ['does not come through', () => Promise.reject(new TypeError('Failed to fetch')), 'TypeError: Failed to fetch'],
    ['is answered with no JSON', async () => new Response('<html>'), 'SyntaxError: Unexpected token'],
  ])('that %s is logged by its address, and answers null', async (_, fetch, why) => {
    answering(fetch)
    expect(await quietCall('/x?mail=manee@wicha.test', { method: 'POST' })).toBeNull()
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain(`failed-call: POST /x ${why}`)
    expect(logged[0]).not.toContain('manee')
  })
})
