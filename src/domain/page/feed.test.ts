import { expect, test } from 'vitest'
import { bangkokStamp, rssOf } from './feed.ts'

const feed = {
  ...{ title: 'ข่าว <สถาบัน> & "อื่น"', url: 'https://a.test/x?a=1&b=2', self: 'https://a.test/feed' },
  ...{ text: 'ก\u0000ข\u0008ค\uFFFE', locale: 'th' },
  entries: [
    { title: ']]><script>', url: 'https://a.test/1', text: 'ต้น\nฉบับ \uD800', at: '2026-11-22T05:00:00.000Z' },
    { title: 'สอง', url: 'https://a.test/2', text: '', at: '2026-11-21T20:30:00.000Z' },
  ],
}

test('says its days in Bangkok’s time', () => {
  expect(bangkokStamp('2026-11-22T05:00:00.000Z')).toBe('Sun, 22 Nov 2026 12:00:00 +0700')
  expect(bangkokStamp('2026-12-31T17:00:00Z')).toBe('Fri, 01 Jan 2027 00:00:00 +0700')
})

test('is XML whatever it tells', () => {
  const xml = rssOf(feed)
  expect(xml).toContain('<title>ข่าว &#60;สถาบัน&#62; &#38; &#34;อื่น&#34;</title>')
  expect(xml).toContain('<link>https://a.test/x?a=1&#38;b=2</link>')
  expect(xml).toContain('<description>กขค</description>')
  expect(xml).toContain('<title>]]&#62;&#60;script&#62;</title>')
  expect(xml).toContain('<lastBuildDate>Sun, 22 Nov 2026 12:00:00 +0700</lastBuildDate>')
  expect(xml.match(/<item>/g)).toHaveLength(2)
  // oxlint-disable-next-line no-control-regex -- what no XML may hold is looked for
  expect(xml).not.toMatch(/[\u0000-\u0008\uD800-\uDFFF\uFFFE]/)
})

test('without entries is a feed all the same', () => {
  expect(rssOf({ ...feed, entries: [] })).not.toContain('lastBuildDate')
})
