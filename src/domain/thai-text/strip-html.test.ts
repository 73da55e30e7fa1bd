import fc from 'fast-check'
import { expect, test } from 'vitest'

import { stripHtml } from './strip-html.ts'

test.each([
  ['<p>ไฟ<b>ฟ้า</b></p><p>ระดับ 1</p>', 'ไฟฟ้า ระดับ 1'],
  ['บรรทัด<br>ใหม่', 'บรรทัด ใหม่'],
  ['a<script>alert("</p>")</script>b', 'a b'],
  ['a<SCRIPT >x</script\n>b', 'a b'],
  ['a<style>p{color:red}</style>b', 'a b'],
  ['a<script>never closed', 'a'],
  ['a<script>x</scripty>y</script>b', 'a b'],
  ['a<!-- <b>x</b> -->b', 'a b'],
  ['<img alt="1 > 0" src=x>ก', 'ก'],
  ['<scr<script>ipt>x', 'ipt>x'],
  ['1 < 2 &amp; 3 > 2', '1 < 2 & 3 > 2'],
  ['&lt;b&gt;', '<b>'],
  ['&amp;lt;', '&lt;'],
  ['a&nbsp;b &#3585;&#xE02; &bogus; &constructor;', 'a b กข &bogus; &constructor;'],
  ['&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
  ['ก<a href="x', 'ก'],
  ['<!DOCTYPE html><p>ก', 'ก'],
  ['', ''],
])('%s reads %s', (html, text) => {
  expect(stripHtml(html)).toBe(text)
})

test('no tag is left in what had no entities', () => {
  const piece = fc.constantFrom('<', '>', 'b', '/', '"', "'", '<script>', '</script>', '<p>', '!--', '-->', ' ', 'ก')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      expect(stripHtml(pieces.join(''))).not.toMatch(/<(script|p)>/)
    }),
    { numRuns: 2000 },
  )
})

test('hostile input takes no more time than its length', () => {
  for (const piece of ['<', '<a "', '<!--', '<script>', '</', '&#', "<a '>"]) {
    const started = performance.now()
    stripHtml(piece.repeat(100_000))
    expect(performance.now() - started).toBeLessThan(1000)
  }
})
