import { afterEach, describe, expect, it, vi } from 'vitest'
import { sittingCalls } from './transport.ts'

const addresses = { answer: '/a', submit: '/s', goOnHere: '/g', fact: '/f' }
const request = { attemptID: 'attempt1', lease: 'l', answers: [] }
afterEach(() => void vi.unstubAllGlobals())

function answering(reply: () => Promise<unknown>) {
  const fetch = vi.fn<(address: string, options: RequestInit) => Promise<unknown>>(() => reply())
  vi.stubGlobal('fetch', fetch)
  return { fetch, calls: sittingCalls({ attemptID: 'attempt1', addresses }) }
}

describe('a call of a sitting', () => {
  it.each([
    [401, 'signed-out'],
    [400, 'refused'],
    [413, 'refused'],
    [422, 'refused'],
    [403, 'lost'],
    [404, 'lost'],
    [429, 'lost'],
    [503, 'lost'],
  ])('with the status %i is %s', async (status, failure) => {
    const { calls } = answering(async () => new Response('{}', { status }))
    expect(await calls.answer(request)).toEqual({ failure })
  })

  it.each([
    ['without a network', () => Promise.reject(new TypeError('offline'))],
    ['whose reply is cut', async () => new Response('{"status":')],
  ])('%s is lost', async (_, reply) => {
    expect(await answering(reply).calls.submit({ attemptID: 'attempt1', lease: 'l', lastNumber: 0 })).toEqual({
      failure: 'lost',
    })
  })

  it('returns the reply, and goes on after the page is left', async () => {
    const { calls, fetch } = answering(async () => Response.json({ status: 'saved' }))
    expect(await calls.answer(request)).toEqual({ status: 'saved' })
    expect(fetch.mock.calls[0]).toMatchObject(['/a', { method: 'POST', keepalive: true }])
    await calls.answer({ ...request, lease: 'x'.repeat(70_000) })
    expect(fetch.mock.calls[1]?.[1].keepalive, 'browsers refuse more than 64 KiB').toBe(false)
    await calls.fact('left')
    expect(new TextDecoder().decode(fetch.mock.calls[2]?.[1].body as Uint8Array)).toBe(
      '{"attemptID":"attempt1","fact":"left"}',
    )
  })
})
