import { fixTables } from '@tiptap/pm/tables'
import { EditorState } from '@tiptap/pm/state'
import { getSchema } from '@tiptap/react'
import fc from 'fast-check'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { richElements } from '#domain/page/rich-text/elements.ts'
import { piecesOf } from '#domain/page/rich-text/pieces.ts'
import { isSameText } from '#domain/page/rich-text/same-text.ts'
import { openText } from './open.ts'
import { documentParts } from './parts.ts'

const schema = getSchema(documentParts({ locked: 'x' }))
const { document } = new Window()
const parse = (html: string) => {
  const body = document.createElement('div')
  body.innerHTML = html
  return body as unknown as Node
}
const opened = (html: string) => openText(html, { schema, parse })
const typesOf = (html: string) => opened(html).doc.content!.map(({ type }) => type)

const shown: [name: string, html: string][] = [
  [
    'a table with a head and joined cells',
    '<table><thead><tr><th colspan="2" scope="col">หัว</th></tr></thead><tbody><tr><td rowspan="2">09.00</td><td>เปิดงาน</td></tr><tr><td>พัก</td></tr></tbody></table>',
  ],
  ['a cell with paragraphs', '<table><tbody><tr><td><p>ก</p><p>ข</p></td></tr></tbody></table>'],
  ['a picture', '<p><img src="/upload/a.png" alt="รูป" width="300" /></p>'],
  ['a line', '<hr />'],
  ['small signs', '<p>H<sub>2</sub>O และ x<sup>2</sup></p>'],
  ['marks', '<p><mark>เน้น</mark><u>ขีด</u><s>ฆ่า</s><del>ลบ</del><ins>เพิ่ม</ins><code>x = 1</code></p>'],
  ['marks in marks', '<p><b><i>ก</i></b> <strong><em>ข</em></strong> <b><code>ค</code></b></p>'],
  ['code', '<pre>แถว\n\n  เว้น</pre>'],
  ['code in code', '<pre><code>a &lt; b\n</code></pre>'],
  ['a list that starts later', '<ol start="3"><li>สาม</li><li><p>สี่</p></li></ol>'],
  ['a list in a list', '<ul>\n<li>ก\n<ul>\n<li>ข</li>\n</ul>\n</li>\n</ul>'],
  ['a heading', '<h4>ข้อย่อย</h4>'],
  ['a quotation', '<blockquote>คำคม</blockquote>'],
  ['a link', '<p><a href="https://x.test/?a=1&amp;b=2" target="_blank" rel="noopener">ลิงก์</a></p>'],
  ['a link here', '<p><a href="/lesson/all" rel="noopener">ลิงก์</a></p>'],
  ['loose words', 'ลอย <b>หนา</b><br />ต่อ'],
  ['an empty paragraph', '<p></p>'],
]

const locked: [name: string, html: string][] = [
  ['dl', '<dl><dt>คำ</dt><dd>ความหมาย</dd></dl>'],
  ['figure', '<figure><img src="/a.png" alt="" /><figcaption>คำบรรยาย</figcaption></figure>'],
  ['details', '<details><summary>ถาม</summary>ตอบ</details>'],
  ['caption', '<table><caption>ราคา</caption><tbody><tr><td>1</td></tr></tbody></table>'],
  ['rows of different lengths', '<table><tbody><tr><td>1</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>'],
  ['marks around blocks', '<b><p>ก</p><p>ข</p></b>'],
  ['marks in code', '<pre>ก <b>ข</b></pre>'],
  ['a list without items', '<ul>ก</ul>'],
]

describe('a text in the editor', () => {
  it.each(shown)('shows %s', (_name, html) => {
    expect(typesOf(html)).not.toContain('locked')
    expect(typesOf(html)).toHaveLength(1)
  })

  it.each(locked)('locks %s', (_name, html) => {
    expect(opened(html).doc.content).toEqual([{ type: 'locked', attrs: { html } }])
  })

  it('has an answer for every element that the sanitiser keeps', () => {
    const seen = [...shown, ...locked].map(([, html]) => html).join('')
    const unseen = Object.keys(richElements).filter((name) => !new RegExp(`<${name}[ >/]`).test(seen))
    expect(unseen).toEqual(['h2', 'h3', 'tfoot'])
  })
})

const blocks = [...shown, ...locked].map(([, html]) => html)
const texts = fc
  .array(fc.tuple(fc.constantFrom('', '\n', '\n\n'), fc.constantFrom(...blocks)), { minLength: 1, maxLength: 8 })
  .map((all) =>
    all
      .map(([lead, block]) => lead + block)
      .join('')
      .trim(),
  )

const stateOf = (html: string) => {
  const text = opened(html)
  return { text, state: EditorState.create({ schema, doc: schema.nodeFromJSON(text.doc) }) }
}

describe('opened and saved', () => {
  it('a text that nobody changed is what it was, byte for byte', () => {
    fc.assert(
      fc.property(texts, (html) => {
        const { text, state } = stateOf(html)
        expect(text.write(state.doc)).toBe(html)
        expect(fixTables(state)).toBeUndefined()
      }),
    )
  })

  it('a word that is typed changes its own block and no other', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (html, where) => {
        const { text, state } = stateOf(html)
        const places = wordPlaces(state)
        if (places.length === 0) return
        const at = places[where % places.length]!
        const { doc } = state.apply(state.tr.insertText('คำใหม่', at))
        const [before, after] = [piecesOf(html).pieces, piecesOf(text.write(doc)).pieces]
        const changed = after.filter(({ html: one }, n) => one.trimEnd() !== before[n]?.html.trimEnd())
        expect(changed.map(({ html: one }) => one.split('คำใหม่').length)).toEqual([2])
        const own = before[after.indexOf(changed[0]!)]!.html
        const loose = changed[0]!.html.replace('คำใหม่', '')
        expect(isSameText(loose, own) || isSameText(loose, `<p>${own}</p>`)).toBe(true)
      }),
    )
  })

  it('what was typed and taken back leaves the text as it was', () => {
    const html = '<p>ก</p>\n<ul><li><b>ข</b></li></ul>'
    const { text, state } = stateOf(html)
    const typed = state.apply(state.tr.insertText('ค', 1))
    expect(text.write(typed.doc)).toBe('<p>คก</p>\n<ul><li><b>ข</b></li></ul>')
    expect(text.write(typed.apply(typed.tr.delete(1, 2)).doc)).toBe(html)
  })

  it('an emptied text is nothing', () => {
    const { text } = stateOf('')
    expect(text.write(schema.nodeFromJSON({ type: 'doc', content: [{ type: 'paragraph' }] }))).toBe('')
  })
})

/** Returns the positions where text can be typed: within a paragraph, a heading or code. */
function wordPlaces({ doc }: EditorState) {
  const places: number[] = []
  doc.descendants((node, at) => {
    if (node.isTextblock) places.push(at + 1)
  })
  return places
}
