import { describe, expect, test } from 'vitest'
import { readAiken } from './aiken/read-aiken.ts'
import { readGift } from './gift/read-gift.ts'
import { readMoodleXml } from './moodle-xml/read-moodle-xml.ts'
import { centreOf, decimalText, reciprocal } from './parts/decimal.ts'
import { type FileItem, isProblem } from './question-file.ts'
import { readQuestionTable } from './table/read-table.ts'

/** A short description of an item: its type and what is correct, or its problem with the line. */
function outline(item: FileItem): string {
  if (isProblem(item)) return `${item.line} ${item.problem}`
  const texts = new Map<string, string>()
  JSON.stringify(item.question.content, (_, value) => {
    if (value?.id && typeof value.text === 'string') texts.set(value.id, value.text)
    return value
  })
  const key = JSON.stringify(item.key.key).replaceAll(/"([0-9a-f]{12})"/g, (id, own) => texts.get(own) ?? id)
  return `${item.line} ${item.question.type} ${key.replaceAll('"', '')}`
}
const outlines = (items: FileItem[]) => items.map(outline)

describe('GIFT', () => {
  const cases: [string, string][] = [
    ['ใครคิดค้นหลอดไฟ {=เอดิสัน ~เทสลา#ไม่ใช่ ~%-50%เบลล์}', '1 single {weights:{เอดิสัน:100,เบลล์:-50}}'],
    ['ก {~%50%a ~%50%b ~%-100%c}', '1 multiple {policy:by-part,correct:[a,b],weights:{a:50,b:50,c:-100}}'],
    ['ก {~%50%a ~%50%b ~%-50%c}', '1 multiple {policy:right-minus-wrong,correct:[a,b]}'],
    [
      'ก {~%33.333%a ~%33.333%b ~%33.333%c ~d}',
      '1 multiple {policy:by-part,correct:[a,b,c],weights:{a:33.33333,b:33.33333,c:33.33333}}',
    ],
    ['โลกกลม {T}', '1 truefalse {correct:true}'],
    ['โลกแบน{FALSE#ผิด#ถูก}', '1 truefalse {correct:false}'],
    ['จับคู่ {=ไทย -> กรุงเทพ =ลาว -> เวียงจันทน์ = -> ฮานอย}', '1 match {policy:by-part,pairs:{ไทย:กรุงเทพ,ลาว:เวียงจันทน์}}'],
    [
      'เมืองหลวง {=กรุงเทพ =%50%พระนคร}',
      '1 short {accepted:[{text:กรุงเทพ,percent:100},{text:พระนคร,percent:50}],isCaseSensitive:false}',
    ],
    [
      'พาย {#๓.๑๔:0.01}',
      '1 numeric {accepted:[{value:3.14,tolerance:0.01,isRelative:false,percent:100}],units:{},isUnitRequired:false}',
    ],
    [
      'ช่วง {#1..5}',
      '1 numeric {accepted:[{value:3,tolerance:2,isRelative:false,percent:100}],units:{},isUnitRequired:false}',
    ],
    [
      'ปี {#=2568:0 =%50%2568:2}',
      '1 numeric {accepted:[{value:2568,tolerance:0,isRelative:false,percent:100},{value:2568,tolerance:2,isRelative:false,percent:50}],units:{},isUnitRequired:false}',
    ],
    ['อธิบาย {}', '1 essay {}'],
    ['อ่านข้อความนี้', '1 text-only {}'],
    ['::ก::[html]<p>x \\= \\{1\\}</p>{T}', '1 truefalse {correct:true}'],
    ['ทิศเหนือของไทยคือ {=ลาว ~จีน} ใช่ไหม', '1 single {weights:{ลาว:100}}'],
    ['ไม่ปิด {=ก ~ข', '1 braces'],
    ['ซ้อน {=ก {ข} ~ค}', '1 braces'],
    ['ไม่มีคำตอบถูก {~ก ~ข}', '1 no-correct'],
    ['น้ำหนักผิด {~%200%ก ~ข}', '1 percent'],
    ['ตัวเลขผิด {#สาม}', '1 number'],
    ['ไม่ชัด {ก ข}', '1 answers-unclear'],
    ['ตัวเลือกเดียว {=ก ~}', '1 no-options'],
    ['คู่ผิด {=ก -> ข -> ค =ง -> จ}', '1 pair'],
    ['{=ก ~ข}', '1 no-stem'],
    ['<script>alert(1)</script>{T}', '1 no-stem'],
  ]
  test.each(cases)('%s', (text, expected) => {
    expect(outlines(readGift(text))).toEqual([expected])
  })

  test('blocks are reported by their line, and one bad block does not end the file', () => {
    const text = '// หมายเหตุ\r\n$CATEGORY: $course$/top/บทที่ 1\r\n\r\nก {T}\r\n\r\n\r\nข {=1\r\n\r\nค {F}\r\n'
    const items = readGift(text)
    expect(outlines(items)).toEqual(['4 truefalse {correct:true}', '7 braces', '9 truefalse {correct:false}'])
    expect(items[0]).toMatchObject({ tags: ['บทที่ 1'] })
  })

  test('the code is the ID number, else the title, else a hash that stays the same', () => {
    const text = '// [id:Q1] [tag:ไฟฟ้า]\n::ชื่อ::ก{T}\n\n::ชื่อ::ข{T}\n\nค{T}\n\n::ชื่อ::ง{T}\n\nค{T}\n'
    const codes = readGift(text).map((item) => ('code' in item ? item.code : item.problem))
    expect(codes[0]).toBe('Q1')
    expect(codes[1]).toBe('ชื่อ')
    expect(codes[2]).toMatch(/^q-[0-9a-f]{12}$/)
    expect(codes[3]).toMatch(/^ชื่อ-[0-9a-f]{8}$/)
    expect(codes[4]).toBe('same-question')
    expect(readGift(text)).toEqual(readGift(text))
  })

  test('stems are clean HTML, and markup in plain text stays text', () => {
    const [html, plain] = readGift('[html]<p onclick\\="x()">ก<script>1</script></p>{T}\n\n[plain]<b>ก</b>{T}')
    expect(html).toMatchObject({ question: { stem: '<p>ก</p>' } })
    expect(plain).toMatchObject({ question: { stem: '<p>&lt;b&gt;ก&lt;/b&gt;</p>' } })
  })

  test('limits: 2,000 questions, 64 KB each', () => {
    const many = readGift(Array.from({ length: 2001 }, (_, n) => `ข้อ ${n} {T}`).join('\n\n'))
    expect(many).toHaveLength(2001)
    expect(outline(many.at(-1)!)).toBe('4001 too-many')
    expect(outlines(readGift(`ก {=${'ข'.repeat(30_000)} ~ค}`))).toEqual(['1 too-long'])
    const started = performance.now()
    readGift('{'.repeat(1_000_000))
    readGift('::'.repeat(500_000))
    readGift(`ก{${'~'.repeat(500_000)}}`)
    expect(performance.now() - started).toBeLessThan(3000)
  })
})

describe('Aiken', () => {
  const cases: [string, string[]][] = [
    ['ก?\nA. หนึ่ง\nB) สอง\nANSWER: B', ['1 single {weights:{สอง:100}}']],
    [
      'ก?\nก. หนึ่ง\nข. สอง\nเฉลย: ข\n\nข?\nA. x\nB. y\nANSWER: a',
      ['1 single {weights:{สอง:100}}', '6 single {weights:{x:100}}'],
    ],
    ['ก?\nA. หนึ่ง\nANSWER: A', ['1 no-options']],
    ['ก?\nA. หนึ่ง\nB. สอง\nANSWER: C', ['1 correct-unknown']],
    ['\nก?\nA. หนึ่ง\nB. สอง', ['2 no-correct']],
    ['ANSWER: A', ['1 no-stem']],
  ]
  test.each(cases)('%j', (text, expected) => {
    expect(outlines(readAiken(text))).toEqual(expected)
  })
})

const xml = (inner: string) => `<?xml version="1.0"?>\n<quiz>\n${inner}\n</quiz>`
const text = (html: string) => `<questiontext format="html"><text><![CDATA[${html}]]></text></questiontext>`

describe('Moodle XML', () => {
  const cases: [string, string][] = [
    [
      `<question type="multichoice"><name><text>n</text></name>${text('<p>ก</p>')}<single>true</single><shuffleanswers>1</shuffleanswers><answer fraction="100"><text>&lt;p&gt;ใช่&lt;/p&gt;</text></answer><answer fraction="0"><text>ไม่</text></answer></question>`,
      '3 single {weights:{ใช่:100}}',
    ],
    [
      `<question type="multichoice">${text('ก')}<single>false</single><answer fraction="50"><text>a</text></answer><answer fraction="50"><text>b</text></answer><answer fraction="-50"><text>c</text></answer></question>`,
      '3 multiple {policy:right-minus-wrong,correct:[a,b]}',
    ],
    [
      `<question type="truefalse">${text('ก')}<answer fraction="0"><text>true</text></answer><answer fraction="100"><text>false</text></answer></question>`,
      '3 truefalse {correct:false}',
    ],
    [
      `<question type="shortanswer">${text('ก')}<usecase>1</usecase><answer fraction="100"><text>*ไฟ*</text></answer></question>`,
      '3 short {accepted:[{text:*ไฟ*,percent:100}],isCaseSensitive:true}',
    ],
    [
      `<question type="numerical">${text('ก')}<answer fraction="100"><text>1</text><tolerance>0.1</tolerance></answer><units><unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit></units><unitgradingtype>1</unitgradingtype><unitpenalty>1</unitpenalty></question>`,
      '3 numeric {accepted:[{value:1,tolerance:0.1,isRelative:false,percent:100}],units:{cm:0.01},isUnitRequired:true}',
    ],
    [
      `<question type="matching">${text('ก')}<subquestion><text>ไทย</text><answer><text>กรุงเทพ</text></answer></subquestion><subquestion><text>ลาว</text><answer><text>เวียงจันทน์</text></answer></subquestion><subquestion><text></text><answer><text>ฮานอย</text></answer></subquestion></question>`,
      '3 match {policy:by-part,pairs:{ไทย:กรุงเทพ,ลาว:เวียงจันทน์}}',
    ],
    [
      `<question type="ordering">${text('ก')}<gradingtype>ALL_OR_NOTHING</gradingtype><answer><text>1</text></answer><answer><text>2</text></answer></question>`,
      '3 order {policy:all-or-nothing,sequence:[1,2]}',
    ],
    [
      `<question type="essay">${text('ก')}<responseformat>editor</responseformat><attachments>0</attachments></question>`,
      '3 essay {}',
    ],
    [
      `<question type="essay">${text('ก')}<responseformat>noinline</responseformat><attachments>2</attachments><filetypeslist>.pdf</filetypeslist></question>`,
      '3 file {}',
    ],
    [`<question type="description">${text('<p>ก</p>')}</question>`, '3 text-only {}'],
    [
      `<question type="gapselect"><name><text>เติมคำ</text></name>${text('<p>แมว [[2]] ปลา</p>')}<selectoption><text>ดื่ม</text><group>1</group></selectoption><selectoption><text>กิน</text><group>1</group></selectoption></question>`,
      '3 inline {policy:by-part,answers:{f055a9fe3a07:[กิน]}}',
    ],
    [
      `<question type="ddwtos">${text('<p>เติมคำ</p><p>แมว [[1]]</p>')}<dragbox><text>กิน</text><group>1</group></dragbox><dragbox><text>นอน</text><group>1</group></dragbox></question>`,
      '3 gap {policy:by-part,answers:{f055a9fe3a07:[กิน]}}',
    ],
    [
      `<question type="multianswer"><name><text>เติมคำ</text></name>${text('<p>แมว {1:MULTICHOICE:=กิน~นอน#ผิด}</p>')}</question>`,
      '3 inline {policy:by-part,answers:{f055a9fe3a07:[กิน]}}',
    ],
    [`<question type="multianswer">${text('แมว {1:SHORTANSWER:=กิน}')}</question>`, '3 subtype'],
    [`<question type="calculated">${text('ก')}</question>`, '3 type'],
    [`<question type="gapselect">${text('ก [[9]]')}</question>`, '3 blank-unknown'],
    [`<question type="numerical">${text('ก')}<answer fraction="100"><text>สาม</text></answer></question>`, '3 number'],
    [`<question type="__proto__">${text('ก')}</question>`, '3 type'],
  ]
  test.each(cases)('%s', (inner, expected) => {
    expect(outlines(readMoodleXml(xml(inner)))).toEqual([expected])
  })

  test('what is not imported is named', () => {
    const [item] = readMoodleXml(
      xml(
        `<question type="truefalse">${text('ก<img src="@@PLUGINFILE@@/a.png">')}<penalty>0.3333333</penalty><defaultgrade>2.0</defaultgrade><hint><text>x</text></hint><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text><feedback><text>ผิด</text></feedback></answer></question>`,
      ),
    )
    expect(item).toMatchObject({
      ignored: ['answer-feedback', 'penalty', 'hint', 'picture', 'points'],
      question: { stem: 'ก' },
    })
  })

  test('XML that is refused or broken is one problem at its line, at once (attack X20)', () => {
    const started = performance.now()
    const problem = (broken: string) => outlines(readMoodleXml(broken))
    expect(problem('<!DOCTYPE quiz [<!ENTITY a "b">]><quiz/>')).toEqual(['1 doctype'])
    expect(problem('<quiz>\n<question>\n</quiz>')).toEqual(['3 xml'])
    expect(problem('<quiz>\n</b></quiz>')).toEqual(['2 xml'])
    expect(problem('<quiz>\n<a x="1></quiz>')).toEqual(['2 xml'])
    expect(problem('<quiz><![CDATA[</quiz>')).toEqual(['1 xml'])
    expect(problem('<rss/>')).toEqual(['1 not-this-format'])
    expect(problem('<quiz/>')).toEqual(['1 nothing'])
    expect(problem('<a>'.repeat(600_000))).toEqual(['1 too-deep'])
    expect(problem(`<quiz>${'<!'.repeat(900_000)}`)).toEqual(['1 doctype'])
    expect(problem(`<quiz>${'<a '.repeat(600_000)}`)).toEqual(['1 xml'])
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('tables', () => {
  const head = ['รหัส', 'ชนิด', 'โจทย์', 'ตัวเลือก ๑', 'ตัวเลือก 2', 'ตัวเลือก 3', 'เฉลย', 'คะแนน', 'แท็ก', 'ความยาก', 'คำอธิบาย']
  const read = (...rows: string[][]) => readQuestionTable({ rows: [head, ...rows], broken: [] })
  const cases: [string[], string][] = [
    [['Q1', '', 'ก', 'หนึ่ง', 'สอง', '', '๒'], '2 single {weights:{สอง:100}}'],
    [['Q1', 'ปรนัย', 'ก', 'หนึ่ง', 'สอง', '', 'ข'], '2 single {weights:{สอง:100}}'],
    [['Q1', '', 'ก', 'หนึ่ง', 'สอง', 'สาม', 'A, C'], '2 multiple {policy:right-minus-wrong,correct:[หนึ่ง,สาม]}'],
    [['Q1', '', 'ก', '', '', '', 'ถูก'], '2 truefalse {correct:true}'],
    [
      ['Q1', 'จับคู่', 'ก', 'ไทย -> กรุงเทพ', 'ลาว → เวียงจันทน์', ''],
      '2 match {policy:by-part,pairs:{ไทย:กรุงเทพ,ลาว:เวียงจันทน์}}',
    ],
    [['Q1', 'เรียงลำดับ', 'ก', 'หนึ่ง', 'สอง', 'สาม'], '2 order {policy:by-part,sequence:[หนึ่ง,สอง,สาม]}'],
    [
      ['Q1', 'numeric', 'ก', '', '', '', '๓.๑๔ ± 1%'],
      '2 numeric {accepted:[{value:3.14,tolerance:0.01,isRelative:true,percent:100}],units:{},isUnitRequired:false}',
    ],
    [['Q1', 'short', 'ก', '', '', '', 'ไฟ'], '2 short {accepted:[{text:ไฟ,percent:100}],isCaseSensitive:false}'],
    [['Q1', 'อัตนัย', 'ก'], '2 essay {}'],
    [['Q1', 'ไม่รู้จัก', 'ก'], '2 type'],
    [['Q1', '', ''], '2 no-stem'],
    [['Q1', 'single', 'ก', 'หนึ่ง', 'สอง', '', '9'], '2 correct-unknown'],
    [['Q1', 'single', 'ก', 'หนึ่ง', 'สอง', '', ''], '2 no-correct'],
    [['Q1', 'numeric', 'ก', '', '', '', 'สาม'], '2 number'],
    [['Q1', '', 'ก', 'หนึ่ง', 'สอง', '', '1', '', '', 'มาก'], '2 difficulty'],
    [['x'.repeat(61), 'อัตนัย', 'ก'], '2 code-too-long'],
  ]
  test.each(cases)('%j', (row, expected) => {
    expect(outlines(read(row))).toEqual([expected])
  })

  test('headings, formulas and repeated codes are reported by row', () => {
    const rows = [['Q1', 'อัตนัย', 'ก'], [], ['Q1', 'อัตนัย', 'ข']]
    expect(outlines(read(...rows))).toEqual(['2 essay {}', '4 same-code'])
    expect(outlines(readQuestionTable({ rows: [['โจทย์', 'สี']], broken: [] }))).toEqual(['1 heading'])
    expect(outlines(readQuestionTable({ rows: [['สี']], broken: [] }))).toEqual(['1 no-headings', '1 heading'])
    const broken = [{ row: 2, column: 3, value: '#REF!' }]
    expect(outlines(readQuestionTable({ rows: [head, rows[0]!], broken }))).toEqual(['2 formula'])
  })
})

test('decimal numbers are exact', () => {
  const texts = ['๑,๒๓๔.50', '1e-3', '-0', '.5', '1,23', 'x', '', '1e99', '−2']
  expect(texts.map(decimalText)).toEqual(['1234.5', '0.001', '0', '0.5', null, null, null, null, '-2'])
  expect(centreOf('1', '1.3')).toEqual({ value: '1.15', tolerance: '0.15' })
  expect(centreOf('3', '1')).toBeNull()
  expect(['100', '3', '1/3', '0', '-1'].map(reciprocal)).toEqual(['0.01', '1/3', '3', null, null])
})
