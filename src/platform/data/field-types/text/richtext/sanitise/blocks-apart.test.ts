import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markup, sanitised } from '#platform/data/collection/clean.ts'

const rich = sanitised(200_000)
const laidOut = markup(200_000)

describe('what is not known stays apart', () => {
  it.each([
    ['<div>หนึ่ง</div><div>สอง</div>', '<p>หนึ่ง</p><p>สอง</p>'],
    ['<div>หนึ่ง<div>สอง</div>สาม</div>', '<p>หนึ่ง</p><p>สอง</p><p>สาม</p>'],
    ['<div><p>หนึ่ง</p><p>สอง</p></div>', '<p>หนึ่ง</p><p>สอง</p>'],
    ['<div>ก <b>ข</b><ul><li>ค</li></ul></div>', '<p>ก <b>ข</b></p><ul><li>ค</li></ul>'],
    ['<div><span>ก<div>ข</div></span></div>', '<p>ก</p><p>ข</p>'],
    ['<div><b>ก<div>ข</div></b></div>', '<p><b>ก<br />ข</b></p>'],
    ['<div><span>ก<ul><li>ข</li></ul></span></div>', '<p>ก</p><ul><li>ข</li></ul>'],
    ['<b><div>ก</div><div>ข</div></b>', '<b><p>ก</p><p>ข</p></b>'],
    ['<h1>ใหญ่</h1>ตาม', '<h2>ใหญ่</h2>ตาม'],
    ['<h5>ห้า</h5>เนื้อ<h6>หก</h6>', '<h4>ห้า</h4>เนื้อ<h4>หก</h4>'],
    ['<section>ก</section><address>ข</address>', '<p>ก</p><p>ข</p>'],
    ['<fieldset><legend>ก</legend>ข</fieldset>', '<p>ก</p><p>ข</p>'],
    ['<form>ก<select><option>ข</option></select></form>', '<p>ก</p>'],
    ['<h2><div>ก</div><div>ข</div></h2>', '<h2>ก<br />ข</h2>'],
    ['<table><tr><td><div>ก</div><div>ข</div></td></tr></table>', '<table><tr><td><p>ก</p><p>ข</p></td></tr></table>'],
    ['<li><div>ก</div></li>', '<li><p>ก</p></li>'],
    ['<pre>ก\n\n  ข</pre>', '<pre>ก\n\n  ข</pre>'],
    ['<div>\n<p>ก</p>\n</div>', '<p>ก</p>'],
    ['<p>ก</p>\r\n<p>ข</p>', '<p>ก</p>\n<p>ข</p>'],
    ['<dl><dt>คำ</dt><dd>ความหมาย</dd></dl>', '<dl><dt>คำ</dt><dd>ความหมาย</dd></dl>'],
    ['<details open><summary>ถาม</summary>ตอบ</details>', '<details open><summary>ถาม</summary>ตอบ</details>'],
    ['<iframe src="//x">ก<script>x</script></iframe>ข<svg><title>ค</title></svg>', 'กข'],
    ['<iframe><p>ไม่ปิด</p>', '<p>ไม่ปิด</p>'],
    ['ข้อความ <i>ลอย</i>', 'ข้อความ <i>ลอย</i>'],
  ])('%s', (html, kept) => {
    expect(rich.parse(html)).toBe(kept)
  })

  it.each([
    ['<td colspan="2" rowspan="3">ก</td>', '<td colspan="2" rowspan="3">ก</td>'],
    ['<td colspan="100000" rowspan="-1">ก</td>', '<td>ก</td>'],
    ['<ol start="3"><li>ก</li></ol>', '<ol start="3"><li>ก</li></ol>'],
    ['<ol start="x"><li>ก</li></ol>', '<ol><li>ก</li></ol>'],
    ['<p><del>เดิม</del><ins>ใหม่</ins><strike>ขีด</strike></p>', '<p><del>เดิม</del><ins>ใหม่</ins><s>ขีด</s></p>'],
    [
      '<table><caption>ราคา</caption><tbody><tr><td>1</td></tr></tbody></table>',
      '<table><caption>ราคา</caption><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    ['<a href="https://x.test" target="_blank">ก</a>', '<a href="https://x.test" target="_blank" rel="noopener">ก</a>'],
    ['<a href="javascript:x()">ก</a>', '<a rel="noopener">ก</a>'],
    ['<img src="x.png" onerror="x()" alt="a &quot;b&quot; &lt;">', '<img src="x.png" alt="a &quot;b&quot; &lt;" />'],
    ['1 < 2 &amp; 3 > 2 &lt;b&gt;', '1 &lt; 2 &amp; 3 &gt; 2 &lt;b&gt;'],
  ])('%s keeps what it is', (html, kept) => {
    expect(rich.parse(html)).toBe(kept)
  })

  it('HTML written by hand keeps the parts that lay it out, and no more', () => {
    const html = '<div style="color: red; position: fixed"><h5>ก</h5><legend>ข</legend></div>'
    expect(laidOut.parse(html)).toBe('<div style="color:red"><h5>ก</h5><p>ข</p></div>')
  })
})

describe('what is clean already', () => {
  const names = ['div', 'p', 'b', 'h1', 'h2', 'li', 'ul', 'table', 'td', 'a', 'section', 'pre', 'span', 'br', 'iframe']
  const pieces = fc.oneof(
    fc.constantFrom(...names.flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} colspan=2 href="x">`])),
    fc.constantFrom('ก', ' ', '\n', '<', '&', '&lt;', '"', '<!-- x -->', '<x', '</p', '\u00a0'),
  )

  it('is not changed by being cleaned again', () => {
    const holds = (pieceList: string[]) => {
      const once = rich.parse(pieceList.join(''))
      expect(rich.parse(once)).toBe(once)
    }
    fc.assert(fc.property(fc.array(pieces, { maxLength: 30 }), holds), { numRuns: 2000 })
  })
})

describe('what is nested without end', () => {
  it.each([
    ['marks', '<b><i>'.repeat(25_000)],
    ['marks that end', `${'<b><i>'.repeat(10_000)}x${'</i></b>'.repeat(10_000)}`],
    ['boxes', '<div>'.repeat(30_000)],
    ['drawings', '<svg>'.repeat(30_000)],
    ['lists', '<ul><li>'.repeat(20_000)],
  ])('%s: refused in milliseconds', (_what, html) => {
    const from = performance.now()
    expect(rich.safeParse(html).success).toBe(false)
    expect(performance.now() - from).toBeLessThan(100)
  })

  it('what is nested deeper than is kept loses its marks, not its words', () => {
    const html = `${'<b>'.repeat(150)}<div>ก</div><div>ข</div>${'</b>'.repeat(150)}`
    const kept = rich.parse(html)
    expect(kept.match(/<b>/g)).toHaveLength(31)
    expect(kept).toContain('ก<br />ข')
  })

  it.each([
    ['paragraphs that do not end', '<p>ก'.repeat(10_000)],
    ['links that do not end', '<a href="x">'.repeat(4000)],
    ['ends without a beginning', `${'<b>'.repeat(30)}${'</q>'.repeat(20_000)}`],
    ['signs', '<'.repeat(20_000)],
  ])('%s: taken in time that grows with it', (_what, html) => {
    const from = performance.now()
    expect(rich.safeParse(html).success).toBe(true)
    expect(performance.now() - from).toBeLessThan(2000)
  })
})
