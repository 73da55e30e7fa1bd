import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Made, PageCache, pageKey, sharedAddress } from './page-cache.ts'

let now = 0
let versions: Map<string, number>
let cache: PageCache
beforeEach(() => {
  now = 1000
  versions = new Map()
  cache = new PageCache({ clock: () => now, versionOf: (tag) => versions.get(tag) ?? 0, maxBytes: 20_000 })
})

const made = (text: string, more: Partial<Made> = {}): Made => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
  reads: new Map([['s1:course', 0]]),
  expires: 61_000,
  invalidAt: Infinity,
  ...more,
})
const change = (tag: string) => {
  versions.set(tag, (versions.get(tag) ?? 0) + 1)
  cache.purge(tag)
}

describe('a page', () => {
  test('is made once and then found, whole and packed', async () => {
    await cache.make('a', async () => made('หน้า'))
    const page = cache.find('a')!
    expect(page.body.toString()).toBe('หน้า')
    expect(gunzipSync(await page.pack!('gzip')).toString()).toBe('หน้า')
    expect(brotliDecompressSync(await page.pack!('br')).toString()).toBe('หน้า')
  })

  test('is packed quickly for the first who asks and well for all after him, and weighs what it then takes', async () => {
    const body = Array.from({ length: 400 }, (_, n) => `บทที่ ${(n * 7919) % 1000}`).join(' ')
    const plain = Buffer.byteLength(body) + 2
    await cache.make('a', async () => made(body))
    expect(cache.figures().bytes).toBe(plain)
    const pack = cache.find('a')!.pack!
    const quick = await pack('br')
    expect(cache.figures().bytes).toBe(plain + quick.length)
    const [well, again] = await Promise.all([pack('br'), pack('br').then(() => pack('br'))])
    expect(well.length).toBeLessThan(quick.length)
    expect(brotliDecompressSync(well).toString()).toBe(body)
    expect(again.length).toBe(well.length)
    expect(cache.figures().bytes).toBe(plain + well.length)
    change('s1:course')
    await pack('gzip')
    expect(cache.figures().bytes).toBe(0)
  })

  test('that is old stands in for ten minutes, but never beyond what it says of itself, nor after a change', async () => {
    await cache.make('a', async () => made('x'))
    await cache.make('b', async () => made('y', { invalidAt: 61_000 }))
    await cache.make('c', async () => made('z', { reads: new Map([['s2:course', 0]]) }))
    now = 61_000
    expect(cache.find('a')).toBeUndefined()
    expect([cache.findStale('a')?.body.toString(), cache.findStale('b')]).toEqual(['x', undefined])
    change('s2:course')
    expect(cache.findStale('c')).toBeUndefined()
    await cache.make('a', async () => made('', { status: 500 }))
    expect(cache.findStale('a')?.body.toString()).toBe('x')
    await cache.make('a', async () => made('', { status: 404 }))
    expect(cache.findStale('a')).toBeUndefined()
    await cache.make('a', async () => made('x'))
    now += 600_000
    expect(cache.findStale('a')).toBeUndefined()
  })

  test('that is doubted is made anew, and stands in where that fails', async () => {
    await cache.make('a', async () => made('x'))
    cache.markAllStale()
    expect([cache.find('a'), cache.findStale('a')?.body.toString()]).toEqual([undefined, 'x'])
    await cache.make('a', async () => made('y'))
    expect(cache.find('a')?.body.toString()).toBe('y')
    change('s1:course')
    expect(cache.findStale('a')).toBeUndefined()
  })

  test('is gone when a tag it read changes, and not for another tag', async () => {
    await cache.make('a', async () => made('x'))
    change('s2:course')
    change('s1:enroll')
    expect(cache.find('a')).toBeDefined()
    change('s1:course')
    expect(cache.find('a')).toBeUndefined()
  })

  test('is gone at the instant it becomes untrue', async () => {
    await cache.make('a', async () => made('x', { expires: 5000 }))
    now = 4999
    expect(cache.find('a')).toBeDefined()
    now = 5000
    expect(cache.find('a')).toBeUndefined()
  })

  test('that read a row before a write is not kept after it', async () => {
    await cache.make('a', async () => {
      change('s1:course')
      return made('old')
    })
    expect(cache.find('a')).toBeUndefined()
  })

  test.each([
    ['a cookie', { headers: { 'set-cookie': 'x' } }],
    ['a private answer', { headers: { 'cache-control': 'private' } }],
    ['another status', { status: 404 }],
  ])('with %s is answered but not kept', async (_what, more) => {
    expect((await cache.make('a', async () => made('x', more))).body.toString()).toBe('x')
    expect(cache.find('a')).toBeUndefined()
  })

  test('is made once for all who ask meanwhile; who asks after a write gets a new one', async () => {
    let count = 0
    const make = async () => {
      const mine = ++count
      await new Promise((done) => setTimeout(done, 20))
      return made(String(mine))
    }
    const before = [cache.make('a', make), cache.make('a', make)]
    change('s1:course')
    const after = cache.make('a', make)
    expect((await Promise.all(before)).map((page) => page.body.toString())).toEqual(['1', '1'])
    expect((await after).body.toString()).toBe('2')
  })

  test('gives way to newer ones when there is no room', async () => {
    for (const key of ['a', 'b', 'c']) await cache.make(key, async () => made(key.repeat(8000)))
    expect(['a', 'b', 'c'].map((key) => cache.find(key) !== undefined)).toEqual([false, true, true])
  })
})

test.each([
  ['/x?b=2&a=1', '/x?a=1&b=2'],
  ['/x?utm_source=line&a=1&fbclid=z', '/x?a=1'],
])('%s and %s are one page', (one, other) => {
  const key = (url: string) => pageKey({ host: 'h', address: sharedAddress(url), locale: 'th' })
  expect(key(one)).toBe(key(other))
  const address = sharedAddress(one)
  expect(key(one)).not.toBe(pageKey({ host: 'other', address, locale: 'th' }))
  expect(key(one)).not.toBe(pageKey({ host: 'h', address, locale: 'en' }))
})

test.each(['//x/lesson/home', '/\\x/lesson/home', '//x//lesson/home?a=1', '/lesson//home'])(
  '%s is another page than /lesson/home, as it is for the router',
  (address) => {
    expect(sharedAddress(address)).toBe(new URL(`http://site${address}`).href.slice('http://site'.length))
    expect(sharedAddress(address)).not.toMatch(/^\/lesson\/home/)
  },
)

test.each([
  '/',
  '/lesson/home',
  '/lesson/home/',
  '/a/../b',
  '/a.b',
  '/%61',
  `${'/a'.repeat(20_000)}!`,
  `/${'a'.repeat(40_000)}!`,
])('a path alone is read as the router does: %.40s', (path) =>
  expect(sharedAddress(path)).toBe(new URL(`http://site${path}`).pathname),
)
