import { expect, test } from 'vitest'
import { showsDay } from './date-format.ts'
import { plainPart } from './plain-parts.ts'
import { tagsAgree } from './tags-agree.ts'

test.each([
  ...[
    'dd/mm/bbbb',
    'd/m/bb',
    '[$-41E]d mmmm yyyy',
    '[$-D07041E]d mmm bb;@',
    '[$-107041E]d mmm yyyy',
    'B2dd/mm/yyyy',
    'b1d/m/yy',
  ],
  ...[
    'td/mm/bbbb',
    '[$-41E]t d mmm bb',
    'ว/ด/ปปปป',
    'ว ดดด ปป ชช:นน',
    '"วันที่ "d mmmm "พ.ศ. "bbbb',
    String.raw`d\ \M\ยyyy`,
  ],
  ...[
    'mmm-bb',
    'bbbb',
    '[$-411]ggge"年"m"月"d"日"',
    'dd/mm/bbbb h:mm:ss.00 AM/PM',
    '[Red]d/m/yy',
    '[NatNum1][$-41E]d mmmm bbbb',
  ],
])('%j shows a day', (format) => expect(showsDay(format)).toBe(true))

test.each([
  ...[
    'General',
    '0',
    '#,##0.00',
    't0.00',
    '[$-41E]t#,##0',
    '0.00E+00',
    '# ?/?',
    '@',
    '',
    '[$฿-41E]#,##0.00',
    '0 "bbbb"',
    '0 วัน',
  ],
  ...['h:mm', '[h]:mm:ss', 'ชช:นน', 'mm:ss.0', '"dd/mm/bbbb"', String.raw`\d\d`, '[Blue]0;[Red]-0', '0;dd/mm/bbbb'],
])('%j shows no day', (format) => expect(showsDay(format)).toBe(false))

test.each([
  ['true', '1'],
  ['1', '1'],
  [' true ', '1'],
  ['false', '0'],
  ['0', '0'],
])('an XML Boolean %j is %s in the workbook and in a cell', (said, digit) => {
  expect(plainPart('xl/workbook.xml', `<x:workbookPr a='1' date1904='${said}'/>`)).toBe(
    `<x:workbookPr a='1' date1904='${digit}'/>`,
  )
  const cells = (value: string) =>
    `<c r="A1" t="str"><v>true</v></c><c r="B1" t="b"/><c r="C1" s="1" t="b"><v>${value}</v></c>`
  expect(plainPart('xl/worksheets/sheet1.xml', cells(said))).toBe(cells(digit))
})

test('the format of a day is that of an ISO day, and others stay', () => {
  const styles = (one: string) =>
    `<numFmt numFmtId="200" formatCode="${one}"/><numFmt formatCode='&quot;วันที่&quot; #,##0' numFmtId='201'/>`
  expect(plainPart('xl/styles.xml', styles('&quot;วันที่&quot; d/m/bbbb'))).toBe(styles('yyyy-mm-dd'))
})

test.each([
  ['<a><b x="/>"/><c>1</c></a>', true],
  ['<?xml version="1.0"?><!-- <z> --><x:a><![CDATA[</b>]]></x:a>', true],
  ['<c><v>1</t></c>', false],
  ['<x:a></a>', false],
  ['<a><b></a></b>', false],
  ['<a>', false],
  ['</a>', false],
])('of %s the tags agree: %s', (xml, agrees) => expect(tagsAgree(xml)).toBe(agrees))
