import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnIndex, columnLetter } from './column-letter.ts'
import { csvRecord } from './csv-record.ts'
import { decodeText } from './decode-text.ts'
import { delimiterOf } from './delimiter.ts'
import { fileForm } from './file-form.ts'
import { guardApostrophe, guardText, unguardText } from './guard.ts'
import { sheetExtent } from './sheet-extent.ts'
import { sheetParts } from './sheet-parts.ts'
import { sheetText } from './sheet-text.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
/** Encodes Thai and ASCII letters in code page 874. */
const thaiCodePage = (text: string) =>
  Uint8Array.from([...text].map((letter) => (letter < '\u0e00' ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0xd60)))

describe('a guarded text', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+66812345678', "'+66812345678"],
    ['-', "'-"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['＝1+1', "'＝1+1"],
    ["'=1", "''=1"],
    ["'ก", "'ก"],
    ['ก=1', 'ก=1'],
    ['', ''],
  ])('%j is written %j', (text, written) => {
    expect(guardText(text)).toBe(written)
  })

  test('comes back whatever it is, from CSV and from XLSX', () => {
    const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'ก', '0', '＝'), maxLength: 6 })
    fc.assert(
      fc.property(text, (one) => {
        expect(unguardText(guardText(one))).toBe(one)
        expect(unguardText(guardApostrophe(one))).toBe(one)
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  [['ก', 'b'], 'ก,b\r\n'],
  [['a,b', 'a"b', 'a\nb', ' a', ''], '"a,b","a""b","a\nb"," a",\r\n'],
  [['a;b', 'a\tb'], '"a;b","a\tb"\r\n'],
])('the record of %j', (cells, line) => {
  expect(csvRecord(cells)).toBe(line)
})

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [199, 'GR'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('column %i is %s', (index, letters) => {
  expect(columnLetter(index)).toBe(letters)
  expect(columnIndex(letters)).toBe(index)
})

test.each([
  ['a,b;c,d', ',', 0],
  ['a;b;c,d\n1,2,3,4,5', ';', 0],
  ['a\tb', '\t', 0],
  ['"a;b;c;d",e', ',', 0],
  ['sep=;\r\na,b', ';', 7],
  ['ชื่อ', ',', 0],
  ['', ',', 0],
])('the cells of %j are parted by %j', (text, delimiter, start) => {
  expect(delimiterOf(text)).toEqual({ delimiter, start })
})

test.each<[string, Uint8Array | string, string]>([
  ['a CSV', 'ชื่อ,รหัส', 'text'],
  ['a CSV with a mark', '\ufeffชื่อ', 'text'],
  ['UTF-16 as Excel saves Unicode text', Uint8Array.of(0xff, 0xfe, 0x0a, 0x0e), 'text'],
  ['a page named .xls', '\ufeff\n<HTML xmlns:x="urn"><table>', 'html'],
  ['a table alone', '<table border=1>', 'html'],
  ['XML of Excel 2003', '<?xml version="1.0"?><Workbook>', 'xml'],
  ['a workbook', 'PK\u0003\u0004', 'zip'],
  ['an old or locked workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'old-excel'],
  ['a PDF', '%PDF-1.7', 'binary'],
  ['bytes', Uint8Array.of(1, 0, 2), 'binary'],
  ['nothing', '', 'empty'],
  ['blank lines', '\ufeff \r\n', 'empty'],
])('%s is told by its bytes', (_what, content, form) => {
  expect(fileForm(typeof content === 'string' ? bytesOf(content) : content)).toBe(form)
})

describe('the encoding of a text', () => {
  const thai = 'ชื่อ,เพชรบุรี\r\nแก้วตา,"เปิด"'
  test.each<[string, Uint8Array, string | null]>([
    ['UTF-8', bytesOf(thai), 'utf-8'],
    ['UTF-8 with a mark', bytesOf(`\ufeff${thai}`), 'utf-8'],
    ['the Thai code page', thaiCodePage(thai), 'windows-874'],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(bytesOf16(thai)).buffer)]), 'utf-16le'],
    ['UTF-8 that was cut', bytesOf(thai).subarray(0, 5), null],
    ['a letter that 874 has not', Uint8Array.of(0x61, 0xfc, 0x62), null],
  ])('%s', (_what, bytes, encoding) => {
    const decoded = decodeText(bytes)
    expect(decoded?.encoding ?? null).toBe(encoding)
    if (decoded) expect(decoded.text).toBe(thai)
  })
})

const bytesOf16 = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))

test.each([
  ['ก\tข\nค 😀', 'ก\tข\nค 😀'],
  ['a\rb', 'a_x000D_b'],
  ['\u0001', '_x0001_'],
  ['\uffff\u{1fffe}', '_xFFFF__xD83F__xDFFE_'],
  ['_x0041_', '_x005F_x0041_'],
  ['_x0041_x0042_', '_x005F_x0041_x005F_x0042_'],
  ['_xyz_', '_xyz_'],
])('%j stands in a cell as %s', (text, written) => {
  expect(sheetText(text)).toBe(written)
})

test('finds how far the values of a sheet reach, and the cells that have none to read', () => {
  const xml = `<sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"/></row>
    <row r='3' spans="1:3"><x:c r="C3" t="inlineStr"><x:is><t>ก</t></x:is></x:c></row>
    <row r="4"><c r="A4" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B4"><f>A1</f></c><c r="D4" s="2"></c></row>
    <row r="1048576" ht="15"/></sheetData><cols><col min="1"/></cols>`
  expect(sheetExtent(xml)).toEqual({
    rows: 4,
    columns: 3,
    lastRow: 1_048_576,
    broken: [
      { row: 4, column: 1, value: '#DIV/0!' },
      { row: 4, column: 2, value: '' },
    ],
  })
})

test.each([
  ['worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
  ['/xl/worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
])('the first sheet at %s', (target, part) => {
  const workbook = '<sheets><sheet name="ก" sheetId="7" r:id="rId3"/><sheet name="b" r:id="rId1"/></sheets>'
  const relations = `<Relationship Id="rId1" Target="x.xml"/><Relationship Target="${target}" Id="rId3"/>`
  expect(sheetParts(workbook, relations)[0]).toBe(part)
  expect(sheetParts('<sheets/>', relations)).toEqual([])
})
