import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unguardText } from '#domain/spreadsheet/guard.ts'
import { plainWorkbook as workbook, zip } from '../../../../../tests/support/zip.ts'
import { type FileSessionResponse, openFileSession } from './file-session.ts'
import { Spreadsheets } from './spreadsheets.ts'
import type { ColumnForm } from './table.ts'

const sheets = new Spreadsheets(process.cwd())
const nasty = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('=1+1', '+66812345678', "'=x", '0812345678', '1101700207030', '007', 'constructor', '__proto__'),
  fc.constantFrom('a"b', 'a,b;c\td', 'บรรทัด\nสอง', 'บรรทัด\r\nสอง', '_x0041_x0042_', ' ขอบ ', '', '1e5', 'TRUE', '#N/A'),
)

/** Returns the rows of a file from the parser, or its fault. */
const readAll = async (bytes: Uint8Array) => {
  const answerTo = openFileSession()
  const read: FileSessionResponse = await answerTo({ act: 'read', bytes })
  if (read.fault) return read.fault
  const rows: string[][] = []
  for (let taken = await answerTo({ act: 'take' }); taken.rows!.length > 0; taken = await answerTo({ act: 'take' }))
    rows.push(...taken.rows!)
  return rows
}

const written = async (heads: string[], rows: string[][], forms: ColumnForm[] = heads.map(() => 'text')) => {
  const answerTo = openFileSession()
  await answerTo({ act: 'give', rows })
  const sheet = { title: 'หลักสูตร/ทั้งหมด', heads, forms, count: rows.length }
  return (await answerTo({ act: 'write', sheets: [sheet] })).file!
}

describe('an XLSX file', () => {
  test('gives back every text that was written', async () => {
    const rows = fc.array(fc.tuple(fc.constant('x'), nasty, nasty), { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const read = await readAll(await written(['k', 'ก', 'ข'], given))
        const filled = (row: readonly string[]) => [0, 1, 2].map((at) => unguardText(row[at] ?? ''))
        expect((read as string[][]).slice(1).map(filled)).toEqual(given)
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  test('holds numbers as numbers, days as days and everything else as text', async () => {
    const rows = [
      ['12.5', '2026-11-20', '0812345678'],
      ['0012', '1899-12-31', '=HYPERLINK("x")'],
      ['-3', '2569-01-01', '1101700207030'],
    ]
    const file = await written(['n', 'd', 't'], rows, ['number', 'date', 'text'])
    expect((await readAll(file)).slice(1)).toEqual(rows)
    const sheet = await partOf(file, 'xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<v>12.5</v>')
    expect(sheet).not.toContain('<f>')
    expect([...sheet.matchAll(/<c r="(\w+)"[^>]*t="s"/g)].map(([, cell]) => cell)).toEqual(
      expect.arrayContaining(['A3', 'B3', 'C2', 'C3', 'C4']),
    )
  })

  test('is read as other programs write it', async () => {
    const sheet = `<row r="1"><c r="A1" t="inlineStr"><is><r><t>ชื่อ</t></r><r><t>เต็ม</t></r></is></c><c r="B1" t="str"><v>b</v></c></row>
      <row r="3"><c r="A3" t="b"><v>1</v></c><c r="B3"><v>0.30000000000000004</v></c></row>
      <row r="4"><c r="A4" s="1"><v>46346</v></c><c r="B4" s="1"><v>46346.5208333333</v></c></row>
      <row r="5"><c r="A5" t="e"><v>#N/A</v></c><c r="B5"><v>1.10170020703E12</v></c></row>`
    expect(await readAll(workbook(sheet))).toEqual([
      ['ชื่อเต็ม', 'b'],
      ['', ''],
      ['true', '0.3'],
      ['2026-11-20', '2026-11-20T12:30:00+07:00'],
      ['', '1101700207030'],
    ])
    const { broken } = await openFileSession()({ act: 'read', bytes: workbook(sheet) })
    expect(broken).toEqual([{ row: 5, column: 1, value: '#N/A' }])
  })
})

describe('a workbook from Thailand', () => {
  const inputs = join(import.meta.dirname, 'fixtures')

  test.each([
    ['a Buddhist year is shown', 'buddhist-year-format.xlsx'],
    ['days count from 1904, as an XML Boolean says', 'date1904-true.xlsx'],
  ])('is read where %s', async (_what, name) => {
    const rows = await readAll(readFileSync(join(inputs, name)))
    expect((rows as string[][])[1]!.slice(1)).toEqual(['2026-11-20', '2027-01-13'])
  })

  test('has Booleans in every form of XML', async () => {
    const cells = ['true', 'false', '1', '0'].map((said, at) => `<c r="${'ABCD'[at]}1" t="b"><v>${said}</v></c>`)
    expect(await readAll(workbook(row(1, cells.join(''))))).toEqual([['true', 'false', 'true', 'false']])
  })
})

const partOf = async (file: Uint8Array, name: string) => {
  const { zipDirectory } = await import('#domain/spreadsheet/zip-directory.ts')
  const { inflateRawSync } = await import('node:zlib')
  const entries = zipDirectory(file, { entries: 100, bytes: 1 << 24 })
  const entry = typeof entries === 'string' ? undefined : entries.find((one) => one.name === name)
  return inflateRawSync(file.subarray(entry!.start, entry!.start + entry!.packedSize)).toString()
}

const row = (at: number, cells: string) => `<row r="${at}">${cells}</row>`
const cell = (at: string) => `<c r="${at}"><v>1</v></c>`

describe('a file that is not to be read', () => {
  test.each<[string, () => Uint8Array, string]>([
    ['a zip bomb', () => workbook('', [{ name: 'xl/bomb.xml', content: Buffer.alloc(65 << 20) }]), 'too-much'],
    [
      'a bomb that says it is small',
      () => workbook('', [{ name: 'xl/bomb.xml', content: Buffer.alloc(65 << 20), size: 100 }]),
      'broken',
    ],
    ['a part that says it is larger', () => workbook('', [{ name: 'xl/a.xml', content: 'a', size: 9 }]), 'broken'],
    ['a way out', () => workbook('', [{ name: '../../evil.xml', content: '' }]), 'unsafe'],
    ['a password inside', () => workbook('', [{ name: 'x', content: '', flags: 1 }]), 'locked'],
    ['a cut workbook', () => workbook(row(1, cell('A1'))).subarray(0, 700), 'broken'],
    ['a document', () => zip([{ name: 'word/document.xml', content: '<w/>' }]), 'not-a-sheet'],
    ['an open document', () => zip([{ name: 'content.xml', content: '<o/>' }]), 'open-document'],
    ['a workbook without a sheet', () => zip([{ name: 'xl/workbook.xml', content: '<w/>' }]), 'not-a-sheet'],
    ['XML of which a tag ends as another', () => workbook('<row r="1"><c r="A1"><v>1</t></c></row>'), 'broken'],
    ['XML that is none', () => workbook('<row r="1"><c r="A1"><v>1</v></row>'), 'broken'],
    ['a column too far', () => workbook(row(1, cell('GS1'))), 'too-many-columns'],
    ['a column beyond everything', () => workbook(row(1, cell('ZZZZZZZ1'))), 'too-many-columns'],
    ['a row too far', () => workbook(row(20_002, cell('A20002'))), 'too-many-rows'],
    ['a row beyond everything', () => workbook(row(99_999_999, '')), 'too-many-rows'],
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old-excel'],
    ['a page named .xls', () => Buffer.from('<html><table><tr><td>ก</table>'), 'html'],
    ['a PDF', () => Buffer.from('%PDF-1.7'), 'not-a-sheet'],
    ['nothing', () => Buffer.from('\ufeff'), 'empty'],
    ['broken UTF-8', () => Buffer.from('ชื่อ,รหัส').subarray(0, -1), 'encoding'],
    ['a quote without end', () => Buffer.from('a,b\n"c,d\ne,f\n'), 'quotes'],
    ['an endless line', () => Buffer.from('a,'.repeat(2 << 20)), 'long-line'],
    ['an endless cell', () => Buffer.from(`a\n"${'ก'.repeat(1_200_000)}"`), 'long-line'],
    ['201 columns', () => Buffer.from(`${'a,'.repeat(200)}a\n`), 'too-many-columns'],
    ['20,001 rows', () => Buffer.from(`h\n${'a\n'.repeat(20_001)}`), 'too-many-rows'],
  ])('%s', async (_what, bytes, fault) => {
    expect(await readAll(bytes())).toBe(fault)
  })

  test('takes its process with it and nothing else when it wants all memory', async () => {
    // The entity hides the row number from the pre-check, so that the reader starts to fill the gap.
    const evil = workbook('<row r="&#57;9999999999"><c r="A1"><v>1</v></c></row>')
    await expect(sheets.read(evil)).rejects.toMatchObject({ fault: 'too-heavy' })
    await expect(sheets.read(Buffer.from('a,b'))).resolves.toEqual({ rows: [['a', 'b']], broken: [] })
  }, 60_000)
})

describe('a CSV file', () => {
  test.each<[string, Buffer, string[][]]>([
    [
      'with semicolons',
      Buffer.from('ชื่อ;ราคา\r\nก;1,5\r\n'),
      [
        ['ชื่อ', 'ราคา'],
        ['ก', '1,5'],
      ],
    ],
    [
      'with tabs',
      Buffer.from('a\tb\r\nc\td'),
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['that names its separator', Buffer.from('sep=;\r\na;b'), [['a', 'b']]],
    ['in the Thai code page', Buffer.from([0xaa, 0xd7, 0xe8, 0xcd, 0x2c, 0x31]), [['ชื่อ', '1']]],
    ['in UTF-16', Buffer.from('\ufeffชื่อ\t1', 'utf16le'), [['ชื่อ', '1']]],
    ['with lone line feeds and short lines', Buffer.from('a,b\n\nc'), [['a', 'b'], [''], ['c']]],
    [
      'with quotes within',
      Buffer.from('ท่อ 5",2\n"a ""b""",3'),
      [
        ['ท่อ 5"', '2'],
        ['a "b"', '3'],
      ],
    ],
    [
      'with 200 columns and empty ones behind',
      Buffer.from(`${'a,'.repeat(200)},,`),
      [[...Array(200).fill('a'), '', '', '']],
    ],
  ])('%s', async (_what, bytes, rows) => {
    expect(await readAll(bytes)).toEqual(rows)
  })
})

test('the server goes on while a large file is read', async () => {
  const line = `${Array.from({ length: 20 }, (_, at) => `หลักสูตร ${at}`).join(',')}\n`
  let [longest, last] = [0, performance.now()]
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - 5)
    last = performance.now()
  }, 5)
  const { rows } = await sheets.read(Buffer.from(line.repeat(9000)))
  clearInterval(watch)
  console.log(`9,000 rows of 20 cells: the server stood still for ${Math.round(longest)} ms at most`)
  expect(rows).toHaveLength(9000)
})
