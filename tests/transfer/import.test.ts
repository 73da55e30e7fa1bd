import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { create, update } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type Http, openHttp } from '../support/http.ts'
import { contentOf, transfersOf } from '../support/transfers.ts'

const drivers = await testDrivers()
/** Encodes Thai and ASCII letters in code page 874. */
const thaiCodePage = (text: string) =>
  Buffer.from([...text].map((letter) => (letter < '\u0e00' ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0xd60)))

describe.each(drivers)('an import on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let transfers: ReturnType<typeof transfersOf>
  let before: Record<string, string>
  let safety: { _id: string; version: number }
  const admin = () => ({ viewer: academy.viewer('admin') })
  const bring = (to: string, file: string | Buffer, more?: Record<string, string>) =>
    transfers.bring(admin(), { to, file, ...(more && { more }) })
  const categories = async () =>
    (await http.ask({ ...admin(), path: '/api/category/query', body: { args: [{}] } })).body

  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    transfers = transfersOf(http)
    safety = await create(academy.as('admin'), 'category', { name: 'ความปลอดภัย', code: 'safety', order: 3 })
  })
  beforeEach(async () => {
    before = await contentOf(academy)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  test.each([
    ['names of fields', 'name,code,order\nช่างไฟ,electric-a,1\n'],
    ['Thai labels', 'ชื่อหมวดหมู่,รหัส,ลำดับ\nช่างไฟ,electric-b,1\n'],
    ['English labels in any case', 'NAME; Code ;order\nช่างไฟ;electric-c;1\n'],
    ['a mixture, in another order', '\ufeffลำดับ,code,Name\r\n"1",electric-d,ช่างไฟ\r\n'],
    ['the Thai code page', thaiCodePage('ชื่อหมวดหมู่,รหัส,ลำดับ\r\nช่างไฟ,electric-e,1\r\n')],
  ])('takes heads in %s', async (_what, file) => {
    const { status, report } = await transfers.bring(admin(), { to: 'category', file, type: 'text/csv' })
    expect({ status, ...report }).toMatchObject({ status: 200, isStored: true, rows: 1, created: 1, problems: [] })
    const code = /electric-\w/.exec(file.toString('latin1'))![0]
    expect((await categories()).find((one: { code: string }) => one.code === code)).toMatchObject({
      name: 'ช่างไฟ',
      order: 1,
    })
  })

  test('reads days as Excel writes them in Thailand, says how, and asks where a year could be of either era', async () => {
    const heads = 'name,startsOn,endsOn\n'
    const days = 'ภาคหนึ่ง,20-พ.ย.-69,13-ม.ค.-70\nภาคสอง,20/11/2569 0:00,13-Jan-27\nภาคสาม,2026/11/20,13 ม.ค. 2570\n'
    const { status, report } = await bring('term', thaiCodePage(heads + days))
    expect({ status, ...report }).toMatchObject({ status: 200, created: 3, problems: [] })
    expect(report.remarks.map(({ row, column, code, count }) => [row, column, code, count])).toEqual([
      [2, 'B', 'buddhist-year', 1],
      [2, 'C', 'buddhist-year', 1],
      [3, 'C', 'gregorian-year', 1],
    ])
    const { body } = await http.ask({ ...admin(), path: '/api/term/query', body: { args: [{}] } })
    const stored = (body as Record<string, string>[]).filter(({ name }) => name!.startsWith('ภาค'))
    expect(stored.map(({ startsOn, endsOn }) => [startsOn, endsOn])).toEqual(
      [1, 2, 3].map(() => ['2026-11-20', '2027-01-13']),
    )
    const unclear = await bring('term', `${heads}ภาคสี่,20/11/26,13/01/2570\n`)
    expect(unclear.report.problems).toMatchObject([
      { row: 2, column: 'B', message: expect.stringContaining('ปีสองหลักอาจเป็น พ.ศ. หรือ ค.ศ. กรุณาใส่ปีสี่หลัก') },
    ])
  })

  test('keeps what cannot be seen in the names of a list, and reads numbers without it', async () => {
    const name = 'อ.ก\u200bข'
    const { report } = await bring('course', `name,hours,lecturer\nมีตัวที่มองไม่เห็น,1\u200b2,${name}\n`)
    expect(report).toMatchObject({ isStored: true, created: 1, problems: [] })
    const body = { args: [{ name: 'มีตัวที่มองไม่เห็น' }] }
    const { body: courses } = await http.ask({ ...admin(), path: '/api/course/query', body })
    expect(courses).toMatchObject([{ hours: 12, lecturer: name }])
  })

  test('names the row, the column and the fault of each bad cell in Thai, and stores nothing', async () => {
    const file = [
      'ชื่อหมวดหมู่,รหัส,ลำดับ,แสดงบนเว็บไซต์',
      'ดี,good,1,ใช่',
      'เลขผิด,number,สาม,ใช่',
      ',nameless,2,อาจจะ',
      '',
      'ซ้ำ,safety,1,ใช่',
      `${'ย'.repeat(501)},long,1,ไม่`,
    ].join('\n')
    const { status, message, report } = await bring('category', file)
    expect(status).toBe(400)
    expect(message).toBe('พบ 5 จุดที่ต้องแก้ไข ยังไม่มีข้อมูลใดถูกบันทึก')
    expect(report).toMatchObject({ isStored: false, rows: 5, problemCount: 5 })
    expect(report.problems.map(({ row, column, field }) => [row, column, field])).toEqual([
      [3, 'C', 'order'],
      [4, 'D', 'visible'],
      [4, 'A', 'name'],
      [6, 'B', 'code'],
      [7, 'A', 'name'],
    ])
    expect(report.problems.map(({ message: sentence }) => sentence).join()).toMatch(
      /กรุณากรอกชื่อหมวดหมู่.*รหัสนี้มีอยู่ในระบบแล้ว/,
    )
    expect(report.problems[0]).toMatchObject({ value: 'สาม' })
    expect(await contentOf(academy)).toEqual(before)
  })

  test('a dry run does everything and leaves nothing, then the same file is stored', async () => {
    const file = `name,code,_id,version\nใหม่,fresh,,\nความปลอดภัยและอาชีวอนามัย,safety,${safety._id},1\n`
    const dry = await bring('category', file, { dryRun: '1' })
    expect(dry).toMatchObject({
      status: 200,
      report: { isStored: false, rows: 2, created: 1, changed: 1, problemCount: 0 },
    })
    expect(await contentOf(academy)).toEqual(before)
    expect((await bring('category', file)).report).toMatchObject({ isStored: true, created: 1, changed: 1 })
    const again = await bring('category', file)
    expect(again.report.problems.map(({ row, code }) => [row, code])).toEqual([[2, 'duplicate']])
    expect(again.report).toMatchObject({ isStored: false, unchanged: 1 })
  })

  test('changes the row of an _id only at the version that was exported', async () => {
    const { _id } = await create(academy.as('admin'), 'category', { name: 'หนึ่ง', code: 'versioned' })
    const file = `_id,version,name\n${_id},1,สอง\n`
    expect((await bring('category', file)).report).toMatchObject({ changed: 1, isStored: true })
    expect((await bring('category', file)).report).toMatchObject({ unchanged: 1, isStored: true })
    await update(academy.as('admin'), 'category', { _id, change: { name: 'สาม' } })
    const late = await bring('category', file)
    expect(late.report.problems).toMatchObject([
      { row: 2, column: 'B', code: 'version', message: 'มีผู้อื่นบันทึกรายการนี้ก่อนแล้ว' },
    ])
    const unknown = await bring('category', `_id,name\n${'a'.repeat(24)},ก\n,ใหม่\n`)
    expect(unknown.report.problems.map(({ row, column, code }) => [row, column, code])).toEqual([
      [2, 'A', 'not-found'],
      [3, null, 'required'],
    ])
    const twice = await bring('category', `_id,name\n${_id},ก\n${_id},ข\n`)
    expect(twice.report.problems).toMatchObject([{ row: 3, column: null, code: 'twice' }])
    const wrong = await bring('category', `_id,version,name\n${_id},ใหม่,ก\n`)
    expect(wrong.report.problems).toMatchObject([{ row: 2, column: 'B', code: 'not-a-version' }])
  })

  test('finds rows by a unique of the collection where it is told to, and only then', async () => {
    const file = 'code,name\nsafety,ความปลอดภัยในงาน\nbrand-new,ใหม่\n'
    expect((await bring('category', file, { dryRun: '1' })).report.problems).toMatchObject([
      { row: 2, code: 'duplicate' },
    ])
    const keyed = { dryRun: '1', key: 'code' }
    expect((await bring('category', file, keyed)).report).toMatchObject({ changed: 1, created: 1, problemCount: 0 })
    const twice = await bring('category', `${file}SAFETY,ก\nsafety,ข\n`, keyed)
    expect(twice.report.problems.map(({ row, code }) => [row, code])).toEqual([[5, 'twice']])
    const { body } = await http.ask({ ...admin(), path: '/api/category/query', body: { args: [{ code: 'safety' }] } })
    const [byId, byKey] = [`${body[0]._id},safety,ก\n`, ',safety,ข\n']
    for (const rows of [byId + byKey, byKey + byId, byId + byId]) {
      const { report } = await bring('category', `_id,code,name\n${rows}`, keyed)
      expect(report.problems.map(({ row, code, message }) => [row, code, /2/.test(message)])).toEqual([
        [3, 'twice', true],
      ])
    }
    for (const key of ['name', 'visible', 'code,name', '__proto__', 'password'])
      expect((await bring('category', file, { key })).status, key).toBe(400)
    expect((await bring('category', 'name\nก\n', { key: 'code' })).status).toBe(400)
    expect(await contentOf(academy)).toEqual(before)
  })

  test('says which heads it does not know, and refuses the file', async () => {
    const { status, report } = await bring('category', 'name,ชื่อหลักสุตร,code,Name,\nก,ข,heads,ค,ง\n')
    expect(status).toBe(400)
    expect(report.problems.map(({ row, column, code, value }) => [row, column, code, value])).toEqual([
      [1, 'B', 'unknown-head', 'ชื่อหลักสุตร'],
      [1, 'D', 'same-head', 'Name'],
      [1, 'E', 'no-head', ''],
    ])
    const none = await bring('category', 'ก,ข\n1,2\n')
    expect(none.report).toMatchObject({ problemCount: 1, problems: [{ row: 1, column: null, code: 'no-heads' }] })
    expect(none.report.problems[0]!.message).toBe('แถวแรกต้องเป็นชื่อช่อง เช่น "ชื่อหมวดหมู่"')
    expect(await contentOf(academy)).toEqual(before)
  })

  test('names at most 200 problems and counts all', async () => {
    const { report } = await bring('category', `name,code,order\n${'ก,ข,x\n'.repeat(1000)}`)
    expect(report).toMatchObject({ rows: 1000, problemCount: 1000 })
    expect(report.problems).toHaveLength(200)
  })

  test('writes only what its person may write, and says so of the rest', async () => {
    const file =
      'firstname,lastname,username,email,role\nมานะ,ดี,mana,mana@wicha.test,root\nมานี,ดี,manee,manee@wicha.test,user\n'
    const { report } = await bring('user', file)
    expect(report.problems).toMatchObject([{ row: 2, column: 'E', code: 'read-only', value: 'root' }])
    expect((await bring('user', file.replace('root', ''))).report).toMatchObject({ isStored: true, created: 2 })
    const { body } = await http.ask({ ...admin(), path: '/api/user/query', body: { args: [{ firstname: 'มานะ' }] } })
    expect(body).toMatchObject([{ role: 'user' }])
    for (const head of ['password', 'salt', 'hash', 'site', 'parent', 'search', '__proto__', 'constructor'])
      expect((await bring('user', `username,${head}\nx,1\n`)).report.problems[0], head).toMatchObject({
        code: 'unknown-head',
      })
  })

  test('empties what an empty cell stands for, and keeps what the file has no column for', async () => {
    const ctx = academy.as('admin')
    const made = await create(ctx, 'course', {
      name: 'เดิม',
      hours: 6,
      price: 700,
      category: ['a', 'b'],
      startRegistDate: '2026-11-20',
    })
    const file = `_id,hours,price,category,startRegistDate\n${made._id},,,,\n`
    expect((await bring('course', file)).report).toMatchObject({ isStored: true, changed: 1 })
    const { body } = await http.ask({ ...admin(), method: 'GET', path: `/api/course/${made._id}` })
    expect(body.data).toMatchObject({ name: 'เดิม', hours: 0, price: null, category: [], startRegistDate: null })
  })

  test('reads numbers and days as Thai staff write them', async () => {
    const file =
      'name,hours,price,startRegistDate,status\nก,"1,200",๗๐๐.๕๐,๒๐ พ.ย. ๒๕๖๙,TRUE\nข,12,฿2500,20/11/2569,ไม่\nค,1,2,2026-11-20,0\n'
    expect((await bring('course', file)).report).toMatchObject({ isStored: true, created: 3 })
    const { body } = await http.ask({
      ...admin(),
      path: '/api/course/query',
      body: { args: [{ startRegistDate: '2026-11-20' }], sort: { name: 1 } },
    })
    expect(body).toMatchObject([
      { hours: 1200, price: 700.5, status: true },
      { hours: 12, price: 2500, status: false },
      { hours: 1, price: 2, status: false },
    ])
  })

  test('tells a row that points at nothing', async () => {
    const { report } = await bring('lesson', `courseID,name\n${'b'.repeat(24)},ก\nnot an id,ข\n`)
    expect(report.problems.map(({ row, column, field }) => [row, column, field])).toEqual([
      [2, 'A', 'courseID'],
      [3, 'A', 'courseID'],
    ])
  })

  test('tells facts to other modules and empties the page cache only when it stores', async () => {
    const version = () => academy.app.purges.versionOf(`${academy.as('admin').site._id}:category`)
    const first = version()
    await bring('category', 'name,code\nก,purge-a\n', { dryRun: '1' })
    expect(version()).toBe(first)
    await bring('category', 'name,code\nก,purge-a\n')
    expect(version()).not.toBe(first)
  })

  test.runIf(driver === drivers.at(-1))('brings in thousands of rows', { timeout: 240_000 }, async () => {
    const lines = Array.from({ length: 3000 }, (_, at) => `หมวด ${at},many-${at},คำอธิบายของหมวด ${at},${at}`)
    const file = ['ชื่อหมวดหมู่,รหัส,คำอธิบาย,ลำดับ', ...lines].join('\r\n')
    const begun = performance.now()
    const { report } = await bring('category', file)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    expect(report).toMatchObject({ rows: 3000, created: 3000, isStored: true })
    console.log(`3,000 rows on ${driver.kind} in ${seconds} s`)
  })
})
