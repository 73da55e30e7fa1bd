import { Window } from 'happy-dom'
import { getSchema } from '@tiptap/react'
import { DOMParser } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import { writeBlock } from '../document/write.ts'
import { documentParts } from '../document/parts.ts'
import { pasted } from './pasted.ts'

const schema = getSchema(documentParts({ locked: 'x' }))
const { document } = new Window()

/** Returns the content of the editor after pasting. */
const taken = (html: string) => {
  const body = document.createElement('div')
  body.innerHTML = pasted(html)
  const { content } = DOMParser.fromSchema(schema).parse(body as unknown as Node)
  return content.content.map((node) => writeBlock(node.toJSON())).join('')
}

const word = (
  items: string,
) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- @font-face {font-family:Symbol;} p.MsoListParagraph {margin:0cm;} @list l0:level1 {mso-level-text:\\F0B7;} --></style>
</head><body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->${items}<!--EndFragment--></body></html>`

const item = (list: string, marker: string, text: string) => `
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=TH>${text}</span><o:p></o:p></p>`

const excel = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet>
<style><!--table {mso-displayed-decimal-separator:"\\.";} td {padding:0px;} .xl65 {mso-number-format:"\\@";} --></style></head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse: collapse;width:144pt'>
<!--StartFragment-->
 <col width=64 span=3 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 colspan=2 class=xl65 width=128 style='height:15.0pt;width:96pt'>รุ่น</td>
  <td width=64 style='width:48pt'>ราคา</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>1</td>
  <td>เช้า</td>
  <td align=right>1,500</td>
 </tr>
<!--EndFragment-->
</table></body></html>`

describe('what is pasted', () => {
  it.each([
    [
      'a Word list of bullets',
      word(item('l0 level1 lfo1', '·', 'ข้อหนึ่ง') + item('l0 level1 lfo1', '·', 'ข้อสอง')),
      '<ul><li>ข้อหนึ่ง</li><li>ข้อสอง</li></ul>',
    ],
    [
      'a Word list of numbers that begins later',
      word(item('l1 level1 lfo2', '3.', 'สาม') + item('l1 level1 lfo2', '4.', 'สี่')),
      '<ol start="3"><li>สาม</li><li>สี่</li></ol>',
    ],
    [
      'a Word list of Thai numbers',
      word(item('l1 level1 lfo2', '๑.', 'หนึ่ง') + item('l1 level1 lfo2', '๒.', 'สอง')),
      '<ol><li>หนึ่ง</li><li>สอง</li></ol>',
    ],
    [
      'a Word list in a list',
      word(
        item('l0 level1 lfo1', '1.', 'นอก') + item('l0 level2 lfo1', 'o', 'ใน') + item('l0 level1 lfo1', '2.', 'นอก'),
      ),
      '<ol><li>นอก<ul><li>ใน</li></ul></li><li>นอก</li></ol>',
    ],
    [
      'words of Word around a list',
      word(`<p class=MsoNormal>ก่อน</p>${item('l0 level1 lfo1', '·', 'ข้อ')}<p class=MsoNormal>หลัง<o:p></o:p></p>`),
      '<p>ก่อน</p><ul><li>ข้อ</li></ul><p>หลัง</p>',
    ],
    [
      'two kinds of Word lists one after the other',
      word(item('l0 level1 lfo1', '·', 'จุด') + item('l1 level1 lfo2', '1.', 'เลข')),
      '<ul><li>จุด</li></ul><ol><li>เลข</li></ol>',
    ],
    [
      'a Word list with comments for Internet Explorer',
      '<p style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">§<span>&nbsp; </span></span><!--[endif]-->ข้อ</p>',
      '<ul><li>ข้อ</li></ul>',
    ],
    [
      'a range of Excel',
      excel,
      '<table><tbody><tr><td colspan="2">รุ่น</td><td>ราคา</td></tr><tr><td>1</td><td>เช้า</td><td>1,500</td></tr></tbody></table>',
    ],
    [
      'cells of Google Sheets',
      '<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td data-sheets-value="{}">ก</td><td>ข</td></tr></tbody></table>',
      '<table><tbody><tr><td>ก</td><td>ข</td></tr></tbody></table>',
    ],
    ['words of a page', '<meta charset="utf-8"><p>ก <b>ข</b></p>', '<p>ก <b>ข</b></p>'],
  ])('%s', (_what, html, kept) => {
    expect(taken(html)).toBe(kept)
  })

  it.each(['<p style="mso-list:l0 level1 lfo1">', '<x-marker>', '<!--[if !supportLists]-->', '<!--', '<style>'])(
    'costs little however often %s is in it',
    (piece) => {
      const from = performance.now()
      pasted(piece.repeat(10_000))
      expect(performance.now() - from).toBeLessThan(2000)
    },
  )
})
