import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPage } from '#domain/page/page.ts'
import { formOf } from '#domain/form/read-form.ts'
import { from } from '#platform/data/collection/rows.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import type { Role } from '#platform/data/access/viewer.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { textOf } from '../../../../../tests/support/reading.ts'
import { zip } from '../../../../../tests/support/zip.ts'
import { describeImport } from './describe-import.server.ts'
import { readFormFile, readSurveyText } from './read-form-file.server.ts'

const survey = [
  ['type', 'name', 'label::Thai (th)', 'label::English (en)', 'required', 'relevant', 'constraint'],
  ['start', 'start', '', '', '', '', ''],
  ['text', 'owner_name', 'ชื่อเจ้าของบ้าน', 'Name of the owner', 'yes', '', ''],
  ['integer', 'people', 'จำนวนคนในบ้าน', 'People', 'yes', '', '. > 0'],
  ['select_one yes_no', 'has_well', 'มีบ่อน้ำหรือไม่', 'Is there a well', 'yes', '', ''],
  ['decimal', 'depth', 'ความลึกของบ่อ (เมตร)', 'Depth', '', "${has_well} = 'yes'", ''],
  ['geopoint', 'place', 'พิกัดบ้าน', 'Place', '', '', ''],
  ['begin repeat', 'tree', 'ต้นไม้', 'Tree', '', '', ''],
  ['text', 'species', 'ชนิด', 'Species', 'yes', '', ''],
  ['end repeat', '', '', '', '', '', ''],
]
const choices = [
  ['list_name', 'name', 'label::Thai (th)'],
  ['yes_no', 'yes', 'มี'],
  ['yes_no', 'no', 'ไม่มี'],
]
const settings = [
  ['form_title', 'form_id', 'default_language'],
  ['สำรวจครัวเรือน', 'household', 'Thai (th)'],
]
const surveyJs = {
  title: { default: 'Visit', th: 'แบบบันทึกการเยี่ยมบ้าน' },
  pages: [
    {
      name: 'p1',
      elements: [
        { type: 'text', name: 'visitor', title: 'ผู้เยี่ยม', isRequired: true },
        { type: 'radiogroup', name: 'found', title: 'พบเจ้าของบ้านหรือไม่', choices: ['พบ', 'ไม่พบ'] },
        { type: 'comment', name: 'why', title: 'เหตุที่ไม่พบ', visibleIf: "{found} = 'ไม่พบ'" },
        { type: 'matrixdynamic', name: 'table', title: 'ตาราง' },
        { type: 'teleport', name: 'odd', title: 'ของแปลก' },
      ],
    },
  ],
}
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

describe.each(await testDrivers())('importing forms on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let xlsForm: Uint8Array
  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-28T03:00:00Z'))
    pages = await openPages(academy, { under: ['/form/new'] })
    xlsForm = await book({ survey, choices, settings })
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const book = (sheets: Record<string, string[][]>) =>
    academy.app.spreadsheets.writeBook(
      Object.entries(sheets).map(([title, [heads = [], ...rows]]) => ({
        sheet: { title, heads, forms: heads.map(() => 'text' as const) },
        rows: (async function* () {
          yield rows
        })(),
      })),
    )
  const part = (head: string, content: Uint8Array | string) =>
    Buffer.concat([
      Buffer.from(`--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const send = (of: { file?: Uint8Array; fields: Record<string, string>; role?: Role; lang?: string }) => {
    const fields = Object.entries(of.fields).map(([name, value]) => part(`name="${name}"`, value))
    const file = of.file ? [part('name="file"; filename="f"\r\nContent-Type: application/octet-stream', of.file)] : []
    return pages.ask({
      ...{ method: 'POST', path: '/form/new', viewer: academy.viewer(of.role ?? 'admin') },
      body: Buffer.concat([...fields, ...file, Buffer.from('--edge--\r\n')]),
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    })
  }
  const check = async (file: Uint8Array) => {
    const { status, text } = await send({ file, fields: { intent: 'check', text: '' } })
    return { status, html: text, text: textOf(text) }
  }
  const forms = () => from(admin(), 'post').selectAll().where('post.type', '=', 'form').execute()

  test('an XLSForm is reported question by question, in Thai, and creates nothing yet', async () => {
    const { status, text } = await check(xlsForm)
    expect(status).toBe(200)
    expect(text).toContain('รับครบ 4 ข้อ รับโดยมีการเปลี่ยน 1 ข้อ รับไม่ได้ 2 ข้อ ยังไม่ได้สร้างแบบฟอร์ม')
    expect(text).toMatch(/people จำนวนคนในบ้าน มีการเปลี่ยน การตรวจคำตอบ \. > 0 ไม่ได้นำเข้า/)
    expect(text).toMatch(/place พิกัดบ้าน รับไม่ได้ ไม่มีคำถามชนิด geopoint/)
    expect(await forms()).toEqual([])
  })

  test('the confirmed file becomes a draft with its fields, logics and data sets', async () => {
    const { html } = await check(xlsForm)
    const page = hiddenPage(html)
    const answer = await send({ fields: { intent: 'store', page, title: 'สำรวจครัวเรือน', slug: 'household' } })
    expect(answer.status).toBe(302)
    const [form] = await forms()
    expect(form).toMatchObject({ title: 'สำรวจครัวเรือน', slug: 'household', status: false })
    expect(answer.headers['location']).toContain(form!._id)
    const read = readPage(form!.builder)
    const { fields, sets } = formOf('page' in read ? read.page : { version: 1, rows: [] })
    expect(fields.map(({ name, type, show }) => [name, type, show])).toEqual([
      ['owner_name', 'input', true],
      ['people', 'input', true],
      ['has_well', 'radiobox', true],
      ['depth', 'input', false],
    ])
    expect(fields[2]!.logics).toEqual([{ value: 'yes', method: 'show', targets: ['depth'] }])
    expect(sets).toMatchObject([{ name: 'tree', fields: [{ name: 'species', required: true }] }])
  })

  test('a SurveyJS file and its text are read alike, and unknown types are named', async () => {
    const json = JSON.stringify(surveyJs)
    const { text } = await check(bytesOf(`\ufeff${json}`))
    expect(text).toContain('รับครบ 3 ข้อ รับโดยมีการเปลี่ยน 0 ข้อ รับไม่ได้ 2 ข้อ')
    expect(text).toMatch(/odd ของแปลก รับไม่ได้ ไม่มีคำถามชนิด teleport/)
    const pasted = await send({ fields: { intent: 'check', text: json } })
    expect(hiddenPage(pasted.text)).toBe(hiddenPage((await check(bytesOf(json))).html))
  })

  const large = new Uint8Array(10 << 20).fill(0x61)
  const deep = `{"elements":${'['.repeat(400_000)}`
  const bomb = zip([{ name: 'xl/workbook.xml', content: Buffer.alloc(80 << 20) }])
  test.each<[string, Uint8Array | (() => Promise<Uint8Array>), string]>([
    ['an empty file', bytesOf(''), 'กรุณาเลือกไฟล์หรือวางข้อความ JSON'],
    ['a file of 10 MB', large, 'ไฟล์มีขนาดเกิน 5 MB'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'ไฟล์ชนิดนี้นำเข้าไม่ได้'],
    ['a web page', bytesOf('<html><body>x</body></html>'), 'ไฟล์ชนิดนี้นำเข้าไม่ได้'],
    ['a table as text', bytesOf('type,name,label\ntext,a,ก'), 'ไฟล์ชนิดนี้นำเข้าไม่ได้'],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'Excel รุ่นเก่า'],
    ['a zip file of anything', zip([{ name: 'a.txt', content: 'x' }]), 'ไม่ใช่ไฟล์ CSV หรือ XLSX'],
    ['a zip bomb', bomb, 'ขนาดใหญ่เกินไปเมื่อคลายการบีบอัด'],
    ['a damaged zip file', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), 'เสียหาย'],
    ['a workbook without a survey', () => book({ รายชื่อ: [['a'], ['b']] }), 'ไม่พบชีตชื่อ survey'],
    ['half a JSON', bytesOf('{"elements":['), 'อ่าน JSON ไม่ได้'],
    ['a text', bytesOf('สวัสดี'), 'อ่าน JSON ไม่ได้'],
    ['a JSON of nothing', bytesOf('{}'), 'ไม่พบคำถามที่นำเข้าได้'],
    ['brackets without an end', bytesOf(deep), 'อ่าน JSON ไม่ได้'],
  ])('%s is refused with a sentence, and nothing is created', async (_, given, sentence) => {
    const before = (await forms()).length
    const { text, html } = await check(typeof given === 'function' ? await given() : given)
    expect(text).toContain(sentence)
    expect(html).not.toContain('value="store"')
    expect((await forms()).length).toBe(before)
  })

  test('nested panels without an end are read to their limit', () => {
    const open = Array.from({ length: 3000 }, (_, n) => `{"type":"panel","name":"p${n}","elements":[`).join('')
    const json = `{"elements":[{"type":"text","name":"a","title":"ก"},${open}${']}'.repeat(3000)}]}`
    const { page, report } = readSurveyText(json)
    expect(page.rows).toHaveLength(1)
    expect(report.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(['a taken', 'p11 left'])
    expect(report[1]!.reasons[0]!.th).toContain('ซ้อนอยู่ลึกเกินที่รับได้')
  })

  test('conditions in a circle make a draft that names what to correct', () => {
    const radio = (name: string, visibleIf: string) => ({
      ...{ type: 'radiogroup', name, title: name, choices: ['x', 'y'], visibleIf },
    })
    const elements = [radio('a', "{b} = 'x'"), radio('b', "{a} = 'x'")]
    const plan = describeImport({ locale: 'th' }, readSurveyText(JSON.stringify({ elements })))
    expect(plan.page).not.toBe('')
    expect(plan.mend.join(' ')).toMatch(/a.*b|b.*a/s)
  })

  test('formulas, markup and names of the platform in a file are only text', async () => {
    const evil = '<script>alert(1)</script>'
    const elements = [
      { type: 'text', name: '__proto__', title: evil },
      { type: 'text', name: 'constructor', title: '=cmd|/C calc' },
    ]
    const { html, status } = await check(bytesOf(JSON.stringify({ title: evil, elements })))
    expect(status).toBe(200)
    expect(html).not.toContain(evil)
    expect(html).toContain('&lt;script&gt;')
  })

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another page', JSON.stringify({ version: 1, rows: [] })],
    ['wrong rows', JSON.stringify({ version: 1, rows: [{ id: 'a b' }] })],
    ['too much', JSON.stringify({ version: 1, rows: [], more: 'x'.repeat(600_000) })],
  ])('a confirmation with %s is refused with a sentence', async (_, page) => {
    const before = (await forms()).length
    const { status, text } = await send({ fields: { intent: 'store', page, title: 'ก' } })
    expect([status, textOf(text).includes('กรุณาตรวจไฟล์อีกครั้ง')]).toEqual([400, true])
    expect((await forms()).length).toBe(before)
  })

  test('a slug that is taken says so and keeps the checked page and what was typed', async () => {
    const page = hiddenPage((await check(xlsForm)).html)
    const { status, text } = await send({ fields: { intent: 'store', page, title: 'ชื่ออื่น', slug: 'household' } })
    expect(status).toBe(400)
    expect(JSON.parse(hiddenPage(text))).toEqual(JSON.parse(page))
    expect(text).toContain('value="ชื่ออื่น"')
  })

  test('a manager and a visitor import nothing', async () => {
    const fields = { intent: 'check', text: JSON.stringify(surveyJs) }
    expect((await send({ fields, role: 'manager' })).status).not.toBe(200)
    expect((await send({ fields, role: 'guest' })).status).not.toBe(200)
  })

  test('both languages have the words', async () => {
    const imported = await readFormFile(admin(), xlsForm)
    expect(describeImport({ locale: 'en' }, imported).summary).toBe(
      '4 taken, 1 taken with changes, 2 left out. No form was created yet.',
    )
  })
})

/** The page in the form of confirmation. */
function hiddenPage(html: string): string {
  const [, value = ''] = /name="page" value="([^"]*)"/.exec(html) ?? []
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
