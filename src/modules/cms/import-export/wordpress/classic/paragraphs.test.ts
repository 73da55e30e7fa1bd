import { describe, expect, it } from 'vitest'
import { type ClassicPart, classicParts } from './paragraphs.ts'

const html = (text: string) => classicParts(text).map((part) => ('html' in part ? part.html : `@${part.address}`))

describe('a text of the classic editor', () => {
  it.each<[string, string[]]>([
    ['ก\n\nข', ['<p>ก</p>', '<p>ข</p>']],
    ['ก\nข\r\nค', ['<p>ก<br>ข<br>ค</p>']],
    ['ก<br />\nข', ['<p>ก<br>ข</p>']],
    ['ก<br />ข', ['<p>ก<br />ข</p>']],
    ['ก<br><br>ข', ['<p>ก</p>', '<p>ข</p>']],
    [
      'สิ่งที่ต้องเตรียม\n<ul>\n\t<li>บัตร</li>\n\t<li>รูป</li>\n</ul>\nแล้วพบกัน',
      ['<p>สิ่งที่ต้องเตรียม</p>', '<ul><li>บัตร</li><li>รูป</li></ul>', '<p>แล้วพบกัน</p>'],
    ],
    [
      '<table>\n<tbody>\n<tr>\n<td>รุ่น</td>\n<td>ราคา\nบาท</td>\n</tr>\n</tbody>\n</table>',
      ['<table><tbody><tr><td>รุ่น</td><td>ราคา<br>บาท</td></tr></tbody></table>'],
    ],
    ['<ul>\n<li>ก\n<ul>\n<li>ข</li>\n</ul>\n</li>\n</ul>', ['<ul><li>ก<ul><li>ข</li></ul></li></ul>']],
    ['<td>ก\n\nข</td>', ['<td><p>ก</p>\n<p>ข</p></td>']],
    ['<pre>แถวหนึ่ง\n\nแถวสอง\n   เว้น</pre>', ['<pre>แถวหนึ่ง\n\nแถวสอง\n   เว้น</pre>']],
    [
      'นำ\n<h2>หัวข้อ</h2>\nเนื้อ\n<blockquote>คำคม</blockquote>\nจบ',
      ['<p>นำ</p>', '<h2>หัวข้อ</h2>', '<p>เนื้อ</p>', '<blockquote><p>คำคม</p></blockquote>', '<p>จบ</p>'],
    ],
    ['<p>ก\n\nข</p>', ['<p>ก</p>\n<p>ข</p>']],
    ['<p style="text-align:center">ก</p>\nข', ['<p style="text-align:center">ก</p>', '<p>ข</p>']],
    ['<div>\nก\n</div>', ['<div>ก</div>']],
    ['ก <a\nhref="x">ข</a>', ['<p>ก <a href="x">ข</a></p>']],
    ['ก\n<hr />\nข', ['<p>ก</p>', '<hr />', '<p>ข</p>']],
    ['<b>ก</b> ข', ['<p><b>ก</b> ข</p>']],
    ['<ul><li>ไม่ปิด', ['<ul><li>ไม่ปิด</li></ul>']],
    ['<p>ก<p>ข', ['<p>ก</p>', '<p>ข</p>']],
    ['<ul><li>ก<li>ข</ul>', ['<ul><li>ก</li><li>ข</li></ul>']],
    ['ก</ul></td>', ['<p>ก</p>']],
    ['ก < ข', ['<p>ก < ข</p>']],
    ['', []],
  ])('%j', (text, parts) => {
    expect(html(text)).toEqual(parts)
  })

  it.each<[string, string[]]>([
    [
      'ก่อน\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\nหลัง',
      ['<p>ก่อน</p>', '@https://www.youtube.com/watch?v=dQw4w9WgXcQ', '<p>หลัง</p>'],
    ],
    ['ก่อน\nhttps://youtu.be/dQw4w9WgXcQ\nหลัง', ['<p>ก่อน</p>', '@https://youtu.be/dQw4w9WgXcQ', '<p>หลัง</p>']],
    ['<p>https://youtu.be/dQw4w9WgXcQ</p>', ['@https://youtu.be/dQw4w9WgXcQ']],
    ['ดู https://youtu.be/dQw4w9WgXcQ', ['<p>ดู https://youtu.be/dQw4w9WgXcQ</p>']],
    ['<pre>\nhttps://youtu.be/dQw4w9WgXcQ\n</pre>', ['<pre>\nhttps://youtu.be/dQw4w9WgXcQ\n</pre>']],
    ['<ul><li>https://youtu.be/dQw4w9WgXcQ</li></ul>', ['<ul><li>https://youtu.be/dQw4w9WgXcQ</li></ul>']],
  ])('an address on a line of its own: %j', (text, parts) => {
    expect(html(text)).toEqual(parts)
  })

  it.each(['<ul><li>', '<pre>', '\n\n', '<', '<!--', 'https://x.test\n', '<a href="', '</p>'])(
    'takes time that grows with its length: %j',
    (piece) => {
      const from = performance.now()
      const parts: ClassicPart[] = classicParts(piece.repeat(20_000))
      expect(parts.length).toBeLessThanOrEqual(20_000)
      expect(performance.now() - from).toBeLessThan(3000)
    },
  )
})
