import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleOf } from '#domain/learning/assessment/parts/testing/sample-questions.ts'
import { questionTypes } from '#domain/learning/assessment/question.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../../tests/support/academy.ts'
import { blueprintOf, canaryKey, plantBank } from '../../../../../tests/writes/exams/exam.ts'
import { openPages, type Pages } from '../../../../../tests/support/pages.ts'
import { textOf } from '../../../../../tests/support/reading.ts'
import { saveDraft } from '../../exams/save-draft.server.ts'
import { newestForAuthor } from './read-question.server.ts'

const gift = `// [id:Q1]
::Q1::อุปกรณ์ใดกันไฟฟ้าได้ {=ถุงมือกันไฟฟ้า ~ถุงมือผ้า}

ไม่ปิด {=ก ~ข

// [id:Q2] [tag:ไฟฟ้า]
::Q2::โลกกลม {T}
`

describe.each(await testDrivers())('the bank of questions on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  let bank: Awaited<ReturnType<typeof plantBank>>
  let emptyBank: string

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-28T03:00:00Z'))
    pages = await openPages(academy)
    bank = await plantBank(admin())
    emptyBank = (await create(admin(), 'question_bank', { name: 'คลังว่าง' }))._id
  }, 60_000)
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const admin = () => academy.as('admin')
  const manager = () => academy.viewer('manager')
  const questionIn = (bankID: string, code: string) =>
    from(admin(), 'question')
      .selectAll()
      .where('question.bankID', '=', bankID)
      .where('question.code', '=', code)
      .executeTakeFirst()
  const countIn = async (bankID: string) =>
    (await from(admin(), 'question').select('question._id').where('question.bankID', '=', bankID).execute()).length
  const edited = (type: 'single' | 'essay', change: { stem?: string; current?: number; weights?: object } = {}) => {
    const { question, key } = sampleOf(type)
    const own = change.weights ? { ...key, key: { weights: change.weights } } : key
    return {
      question: JSON.stringify(question),
      key: JSON.stringify(own),
      stem: change.stem ?? question.stem,
      current: String(change.current ?? 0),
    }
  }
  const open = async (path: string, locale: 'th' | 'en' = 'th') => {
    const { cookie } = await pages.cookieOf(manager(), 'skills')
    return pages.open({ path, viewer: manager(), headers: { cookie: `${cookie}; lang=${locale}` } })
  }
  const upload = (bankID: string, of: { text: string; intent: string; name?: string }) => {
    const part = (head: string, text: string) => `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`
    const body = [
      part('name="intent"', of.intent),
      part(`name="file"; filename="${of.name ?? 'q.gift'}"\r\nContent-Type: application/octet-stream`, of.text),
      '--edge--\r\n',
    ].join('')
    return pages.ask({
      ...{ method: 'POST', path: `/lesson/question/import/${bankID}`, viewer: manager(), body: Buffer.from(body) },
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    })
  }
  const send = (path: string, form: Record<string, string>) => pages.post({ path, viewer: manager(), form })

  test.each(questionTypes)('the screens of a %s question open in both languages', async (type) => {
    const id = bank.ids[type]
    const words = {
      th: ['ตัวอย่างที่ผู้เรียนเห็น', 'แก้ไขข้อสอบ', 'เฉลยและเกณฑ์'],
      en: ['As learners see it', 'Edit question', 'Key and rubric'],
    }
    for (const locale of ['th', 'en'] as const)
      for (const [at, path] of [`detail/${id}`, `edit/bank/${id}`, `answer/bank/${id}`].entries()) {
        const page = await open(`/lesson/question/${path}`, locale)
        expect([page.status, textOf(page.text).includes(words[locale][at]!)], `${path} ${locale}`).toEqual([200, true])
      }
  })

  test('the lists, and the pages of a bank, open in both languages', async () => {
    const paths = [
      'bank',
      'list',
      `bank/detail/${bank.bankID}`,
      `add/${bank.bankID}`,
      `import/${bank.bankID}`,
      `export/${bank.bankID}`,
    ]
    for (const locale of ['th', 'en'] as const)
      for (const path of paths) expect((await open(`/lesson/question/${path}`, locale)).status, path).toBe(200)
    expect((await open(`/seminar/question/add/${bank.bankID}/1`)).status).toBe(200)
    expect((await open(`/seminar/question/edit/bank/${bank.ids.single}`)).status).toBe(200)
  })

  test('no key is on a list, or on the page of a question', async () => {
    for (const type of questionTypes) {
      const page = await open(`/lesson/question/detail/${bank.ids[type]}`)
      expect(page.text, type).not.toContain(canaryKey(type))
    }
    const list = await open('/lesson/question/list')
    expect(list.text).not.toContain('canary-key')
  })

  test('learners and visitors reach none of it, and another site finds nothing', async () => {
    const id = bank.ids.single
    const paths = [
      ...['bank', 'list', `detail/${id}`, `edit/bank/${id}`, `answer/bank/${id}`],
      ...[`add/${bank.bankID}`, `import/${bank.bankID}`, `export/${bank.bankID}`, `file/${bank.bankID}`],
    ].map((path) => `/lesson/question/${path}`)
    for (const path of paths) {
      for (const role of ['user', 'guest'] as const) {
        const page = await pages.open({ path, viewer: academy.viewer(role) })
        expect([page.status === 200, page.text.includes('canary-key')], `${path} ${role}`).toEqual([false, false])
      }
      if (!/\/[0-9a-f]{24}/.test(path)) continue
      const elsewhere = await pages.open({ path, viewer: academy.viewer('manager', 'factory'), site: 'factory' })
      expect([elsewhere.status, elsewhere.text.includes('canary-key')], path).toEqual([404, false])
    }
    const file = await pages.post({
      path: `/lesson/question/file/${bank.bankID}`,
      viewer: academy.viewer('user'),
      form: { format: 'gift' },
    })
    expect([file.status === 200, file.text.includes('canary-key')]).toEqual([false, false])
  })

  test('a question is added as a draft, with clean HTML (attack X19), and its code is unique', async () => {
    const form = {
      ...edited('single', { stem: '<p onclick="x()">ใหม่<script>alert(1)</script></p>' }),
      bankID: emptyBank,
    }
    const path = `/lesson/question/add/${emptyBank}`
    const added = await send(path, { ...form, code: 'N1', tags: 'ไฟฟ้า, ไฟฟ้า', difficulty: 'hard' })
    expect(added.status).toBe(302)
    const row = (await questionIn(emptyBank, 'N1'))!
    expect(row).toMatchObject({ status: 'draft', type: 'single', tags: ['ไฟฟ้า'], difficulty: 'hard', current: 1 })
    const { question } = (await newestForAuthor(admin(), [row])).get(row._id)!
    expect(question.stem).toBe('<p>ใหม่</p>')
    const again = await send(path, { ...form, code: 'N1' })
    expect([again.status, await countIn(emptyBank)]).toEqual([400, 1])
    expect((await send(path, { ...form, bankID: bank.bankID })).status).toBe(404)
  })

  test('a save is a new version; one from an older version, or without a key, is refused', async () => {
    const id = bank.ids.single
    const path = `/lesson/question/edit/bank/${id}`
    expect((await send(path, edited('single', { stem: '<p>ฉบับสอง</p>', current: 1 }))).status).toBe(302)
    const stale = await send(path, edited('single', { stem: '<p>ฉบับอื่น</p>', current: 1 }))
    expect([stale.status, textOf(stale.text).includes('มีผู้แก้ไขข้อสอบข้อนี้')]).toEqual([409, true])
    const wrong = await send(path, edited('single', { current: 2, weights: {} }))
    expect([wrong.status, textOf(wrong.text).includes('100%')]).toEqual([400, true])
    expect((await send(path, { question: '[', key: '{}', stem: 'x', current: '2' })).status).toBe(400)
    const old = await open(`/lesson/question/detail/${id}?version=1`)
    expect(textOf(old.text)).toContain('เวอร์ชัน 1 จาก 2')
    expect((await open(`/lesson/question/detail/${id}?version=9`)).status).toBe(404)
    expect((await open(`/lesson/question/edit/other/${id}`)).status).toBe(404)
  })

  test('the page of a question names the exams that use it', async () => {
    const { _id: courseID } = await create(admin(), 'course', { name: 'หลักสูตรสอบ', status: true })
    const { _id: examID } = await create(admin(), 'exam', { courseID, name: 'สอบกลางภาค' })
    await saveDraft(admin(), { examID, blueprint: blueprintOf([bank.ids.essay]) })
    const page = await open(`/lesson/question/detail/${bank.ids.essay}`)
    expect(textOf(page.text)).toContain('สอบกลางภาค (ฉบับร่าง)')
    const added = await send(`/lesson/question/add/${examID}`, { ...edited('essay'), bankID: emptyBank, code: 'E1' })
    expect(added.status).toBe(302)
    const row = (await questionIn(emptyBank, 'E1'))!
    expect(textOf((await open(`/lesson/question/detail/${row._id}`)).text)).toContain('สอบกลางภาค (ฉบับร่าง)')
  })

  test('a file is reported line by line, imported as drafts, and changes nothing the second time', async () => {
    const { _id: bankID } = await create(admin(), 'question_bank', { name: 'นำเข้า' })
    const checked = await upload(bankID, { text: gift, intent: 'check' })
    expect([checked.status, await countIn(bankID)]).toEqual([200, 0])
    expect(textOf(checked.text)).toContain('เพิ่ม 2 ข้อ แก้ไข 0 ข้อ เหมือนเดิม 0 ข้อ นำเข้าไม่ได้ 1 ข้อ')
    expect(textOf(checked.text)).toContain('วงเล็บปีกกาไม่ครบคู่')
    const stored = await upload(bankID, { text: gift, intent: 'store' })
    expect([stored.status, await countIn(bankID)]).toEqual([200, 2])
    expect(await questionIn(bankID, 'Q2')).toMatchObject({
      status: 'draft',
      type: 'truefalse',
      tags: ['ไฟฟ้า'],
      current: 1,
    })
    const again = await upload(bankID, { text: gift, intent: 'store' })
    expect(textOf(again.text)).toContain('เพิ่ม 0 ข้อ แก้ไข 0 ข้อ เหมือนเดิม 2 ข้อ')
    expect((await questionIn(bankID, 'Q1'))!.current).toBe(1)
    await upload(bankID, { text: gift.replace('ถุงมือผ้า', 'ถุงเท้า'), intent: 'store' })
    expect((await questionIn(bankID, 'Q1'))!.current).toBe(2)
    const { _id } = (await questionIn(bankID, 'Q1'))!
    await update(admin(), 'question', { _id, change: { status: 'ready' } })
    const inUse = await upload(bankID, { text: gift, intent: 'store' })
    expect(textOf(inUse.text)).toContain('ไม่ใช่ฉบับร่าง')
    expect((await questionIn(bankID, 'Q1'))!.current).toBe(2)
  })

  test('a learner gets random ids of options, whatever the file', async () => {
    const codes = ['R1', 'R2'].map((code) => `::${code}::ข้อ ${code} {=ก ~ข}`).join('\n\n')
    const { _id: bankID } = await create(admin(), 'question_bank', { name: 'สุ่มรหัส' })
    await upload(bankID, { text: codes, intent: 'store' })
    const rows = [(await questionIn(bankID, 'R1'))!, (await questionIn(bankID, 'R2'))!]
    const contents = [...(await newestForAuthor(admin(), rows)).values()]
    const ids = contents.flatMap(({ question }) =>
      question.type === 'single' ? question.content.options.map(({ id }) => id) : [],
    )
    expect(new Set(ids).size).toBe(4)
  })

  test('an export names what the format lacks, and its file can be imported again', async () => {
    const page = await open(`/lesson/question/export/${bank.bankID}?format=gift`)
    expect(textOf(page.text)).toContain('รูปแบบนี้ไม่มีข้อสอบชนิดนี้')
    const file = await pages.post({
      path: `/lesson/question/file/${bank.bankID}`,
      viewer: manager(),
      form: { format: 'moodle-xml' },
    })
    expect([file.status, file.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(file.text).toContain('<quiz>')
    const { _id: copy } = await create(admin(), 'question_bank', { name: 'สำเนา' })
    await upload(copy, { text: file.text, intent: 'store', name: 'q.xml' })
    expect(await countIn(copy)).toBe(12)
    const odd = await pages.post({
      path: `/lesson/question/file/${bank.bankID}`,
      viewer: manager(),
      form: { format: 'exe' },
    })
    expect(odd.status).toBe(400)
  })

  test('files in other forms are read or refused with a reason', async () => {
    const { _id: bankID } = await create(admin(), 'question_bank', { name: 'รูปแบบ' })
    const check = async (text: string, name: string) =>
      textOf((await upload(bankID, { text, name, intent: 'check' })).text)
    expect(await check('รหัส,โจทย์,ตัวเลือก 1,ตัวเลือก 2,เฉลย\nC1,ก,ข,ค,1\n', 'q.csv')).toContain('เพิ่ม 1 ข้อ')
    expect(await check('ก?\nA. ข\nB. ค\nANSWER: B\n', 'q.txt')).toContain('เพิ่ม 1 ข้อ')
    expect(await check('<!DOCTYPE a []><quiz/>', 'q.xml')).toContain('DOCTYPE')
    expect(await check('x'.repeat(2_100_000), 'q.txt')).toContain('เกิน 2 MB')
    expect(await check('a\0b', 'q.txt')).toContain('UTF-8')
    const example = await open(`/lesson/question/file/${bankID}?example`)
    expect(example.bytes.subarray(0, 2).toString()).toBe('PK')
  })
})
