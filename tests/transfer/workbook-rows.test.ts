import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { caps } from '#platform/data/import-export/caps.ts'
import { fileTypes } from '#platform/data/import-export/file-types.ts'
import { openWorkbook } from '#platform/data/import-export/workbook/import-workbook.ts'
import { undoWorkbook } from '#platform/data/import-export/workbook/undo-workbook.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { allRoles, type SiteKey } from '../support/cast.ts'
import { type Http, openHttp } from '../support/http.ts'
import { contentOf } from '../support/transfers.ts'
import { zip } from '../support/zip.ts'
import { bookOf, booksOf } from './books.ts'

const drivers = await testDrivers()

/** A small academy as a person would write it. */
const school = {
  หมวดหมู่: [
    ['ชื่อหมวดหมู่', 'รหัส', 'อยู่ใต้หมวด'],
    ['ไฟฟ้ากำลัง', 'power', 'tech'],
    ['ช่าง', 'tech', ''],
  ],
  วิทยากร: [
    ['รหัสอ้างอิง', 'ชื่อ'],
    ['T1', 'อ.มาลี'],
    ['T2', 'อ.สมชาย'],
  ],
  หลักสูตร: [
    ['รหัสอ้างอิง', 'ชื่อหลักสูตร', 'หมวดหมู่', 'วิทยากร', 'เผยแพร่'],
    ['C01', 'ไฟฟ้าในบ้าน', 'power', 'อ.มาลี; T2; อ.รับเชิญ', 'ใช่'],
  ],
  บทเรียน: [
    ['รหัสอ้างอิง', 'หลักสูตร', 'อยู่ใต้บท', 'ชื่อบทเรียน', 'ลำดับ'],
    ['L2', 'C01', 'L1', 'สายดิน', '2'],
    ['L1', 'C01', '', 'ความปลอดภัย', '1'],
  ],
  ผู้ใช้: [
    ['ชื่อผู้ใช้', 'ชื่อ', 'อีเมล', 'บทบาท'],
    ['new-a', 'ก', 'new-a@wicha.test', 'ผู้เรียน'],
    ['new-b', 'ข', '', ''],
  ],
}

describe.each(drivers)('a workbook that a person wrote, on $kind', (driver) => {
  let academy: Academy
  let http: Http
  let books: ReturnType<typeof booksOf>
  const by = (role: Role = 'admin', site: SiteKey = 'skills') => ({ viewer: academy.viewer(role, site), site })
  const problemsOf = async (sheets: Record<string, string[][]>) => {
    const { report, status } = await books.bring(by(), await bookOf(sheets))
    expect(status).toBe(400)
    return report.sheets.flatMap(({ sheet, problems }) =>
      problems.map(({ row, column, code, value }) => [sheet, `${column}${row}`, code, value]),
    )
  }
  const mailJobs = async () => {
    const { rows } = await sql<{ kind: string; payload: { email: string } }>`select kind, payload from job
      where kind like 'user/%' order by _id`.execute(academy.database.kysely)
    return rows
  }

  beforeAll(async () => {
    academy = await openAcademy(driver)
    http = await openHttp(academy)
    books = booksOf(http)
  })
  afterAll(async () => {
    await http.close()
    await academy.close()
  })

  test('names each bad cell of each sheet in Thai, stores nothing, and leaves unknown sheets out by name', async () => {
    const before = await contentOf(academy)
    const bad = {
      ...school,
      โน้ตของฉัน: [['อะไรก็ได้']],
      หลักสูตร: [
        ['รหัสอ้างอิง', 'ชื่อหลักสูตร', 'หมวดหมู่', 'จำนวนชั่วโมง', 'ความสูง'],
        ['C01', 'ดี', 'power', '6', ''],
        ['', 'ไม่มีรหัส', '', '6', ''],
        ['C03', 'เลขผิด', 'nowhere', 'หก', ''],
        ['C01', 'ซ้ำ', '', '6', ''],
        ['C<1>', 'รหัสผิด', '', '6', ''],
      ],
      บทเรียน: [
        ['รหัสอ้างอิง', 'หลักสูตร', 'ชื่อบทเรียน'],
        ['L1', 'C03', 'ของหลักสูตรที่ต้องแก้'],
        ['L2', 'C99', 'ของหลักสูตรที่ไม่มี'],
      ],
    }
    expect(await problemsOf(bad)).toEqual([
      ['หลักสูตร', 'E1', 'unknown-head', 'ความสูง'],
      ['หลักสูตร', 'A3', 'no-code', ''],
      ['หลักสูตร', 'C4', 'no-such-code', 'nowhere'],
      ['หลักสูตร', 'D4', 'wrong', 'หก'],
      ['หลักสูตร', 'null5', 'twice', null],
      ['หลักสูตร', 'A6', 'not-a-code', 'C<1>'],
      ['บทเรียน', 'B2', 'to-be-mended', 'C03'],
      ['บทเรียน', 'B3', 'no-such-code', 'C99'],
    ])
    const { report, message } = await books.bring(by(), await bookOf(bad))
    expect(report).toMatchObject({ isStored: false, problemCount: 8, unknownSheets: ['โน้ตของฉัน'], batches: [] })
    expect(message).toBe('พบ 8 จุดที่ต้องแก้ไข ยังไม่มีข้อมูลใดถูกบันทึก')
    expect(report.sheets[2]!.problems[2]!.message).toBe('ไม่พบรหัส “nowhere” ทั้งในแผ่น “หมวดหมู่” และในระบบ')
    expect(await contentOf(academy)).toEqual(before)
  })

  test('gives nobody a role, a password or the row of another', async () => {
    const before = await contentOf(academy)
    const heads = ['ชื่อผู้ใช้', 'ชื่อ', 'บทบาท']
    const promoted = { ผู้ใช้: [heads, ['boss', 'ก', 'ผู้ดูแลเว็บไซต์']] }
    expect(await problemsOf(promoted)).toEqual([['ผู้ใช้', 'C2', 'read-only', 'ผู้ดูแลเว็บไซต์']])
    const hidden = ['password', 'salt', 'hash', 'parent', 'site', '_id', 'req_reset', 'secondFactor']
    const owned = ['hostname', 'siteType', 'kind', 'suspended', 'plugins', 'line', 'apiKeys', 'apiKeyScopes', 'account']
    const problems = await problemsOf({
      การตั้งค่าเว็บไซต์: [['ชื่อเว็บไซต์', ...owned]],
      ผู้ใช้: [['ชื่อผู้ใช้', ...hidden]],
    })
    expect(problems.map(([, , code, value]) => [code, value])).toEqual(
      [...owned, ...hidden].map((head) => ['unknown-head', head]),
    )
    expect(await contentOf(academy)).toEqual(before)
  })

  test('stores nothing of a dry run, then everything; the second time there is nothing to do; and all of it is taken back', async () => {
    const book = await bookOf(school)
    const before = await contentOf(academy)
    const dry = await books.bring(by(), book, { dryRun: '1', invite: '1' })
    expect(dry.report.sheets.flatMap(({ problems }) => problems)).toEqual([])
    expect(dry).toMatchObject({ status: 200, report: { isStored: false, created: 9, problemCount: 0 } })
    expect(await contentOf(academy)).toEqual(before)
    const { report } = await books.bring(by(), book)
    expect(report).toMatchObject({ isStored: true, created: 9, changed: 0 })
    expect(await mailJobs()).toEqual([])
    const admin = academy.as('admin')
    const [course] = await from(admin, 'course').select(['_id', 'lecturer', 'category']).execute()
    expect(course).toMatchObject({ category: ['power'] })
    expect(
      (course!.lecturer as { id: string | null; name: string }[]).map(({ id, name }) => [name, id !== null]),
    ).toEqual([
      ['อ.มาลี', true],
      ['อ.สมชาย', true],
      ['อ.รับเชิญ', false],
    ])
    const lessons = await from(admin, 'lesson').select(['_id', 'name', 'parent', 'courseID']).orderBy('order').execute()
    expect(lessons.map(({ courseID }) => courseID)).toEqual([course!._id, course!._id])
    expect(lessons[1]).toMatchObject({ name: 'สายดิน', parent: lessons[0]!._id })
    expect((await books.bring(by(), book)).report).toMatchObject({ created: 0, changed: 0, unchanged: 9, batches: [] })
    const cells = await books.cells(by())
    expect(cells['บทเรียน']!.map((row) => row.slice(0, 3))).toEqual([
      ['รหัสอ้างอิง', 'หลักสูตร', 'อยู่ใต้บท'],
      ['L1', 'C01', ''],
      ['L2', 'C01', 'L1'],
    ])
    await expect(undoWorkbook(academy.as('manager'), report.batches)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(undoWorkbook(academy.as('admin', 'factory'), report.batches)).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect(await undoWorkbook(admin, report.batches)).toEqual({ done: 9, failed: 0 })
    expect(await from(admin, 'course').select('_id').execute()).toEqual([])
    await expect(undoWorkbook(admin, report.batches)).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('mails new users a link only when it is asked to, and those whom it can', async () => {
    await academy.app.jobs.drain()
    const sent = async () =>
      Number(
        (await sql<{ n: number }>`select count(*)::int as n from mail`.execute(academy.database.kysely)).rows[0]!.n,
      )
    const before = await sent()
    const { report } = await books.bring(by(), await bookOf({ ผู้ใช้: school['ผู้ใช้'] }), { invite: '1' })
    expect(report).toMatchObject({ isStored: true, created: 2 })
    await academy.app.jobs.drain()
    expect(await sent()).toBe(before + 1)
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from credential join "user" on "user"._id = credential."user"
      where username like 'new-%'`.execute(academy.database.kysely)
    expect(rows[0]!.n).toBe(0)
    await undoWorkbook(academy.as('admin'), report.batches)
  })

  test('changes rows that were made by hand, by the code that the export gave them', async () => {
    const { report: first } = await books.bring(by(), await bookOf({ หมวดหมู่: school['หมวดหมู่'] }))
    const heads = ['รหัส', 'ชื่อหมวดหมู่']
    const { report } = await books.bring(by(), await bookOf({ Categories: [heads, ['tech', 'งานช่าง']] }))
    expect(report).toMatchObject({ isStored: true, created: 0, changed: 1 })
    expect(await undoWorkbook(academy.as('admin'), report.batches)).toEqual({ done: 1, failed: 0 })
    const [row] = await from(academy.as('admin'), 'category').select('name').where('code', '=', 'tech').execute()
    expect(row!.name).toBe('ช่าง')
    await undoWorkbook(academy.as('admin'), first.batches)
  })

  test('ends with nothing stored when somebody stops it on the way', async () => {
    const before = await contentOf(academy)
    const seen: string[] = []
    const tell = ({ sheet, row }: { sheet: string; row: number }) => {
      seen.push(`${sheet} ${row}`)
      if (sheet === 'บทเรียน') throw new Error('stopped')
    }
    const admin = academy.as('admin')
    const carryOut = await openWorkbook(admin, { bytes: await bookOf(school), isDryRun: false, tell })
    await expect(carryOut(admin)).rejects.toThrow('stopped')
    expect(seen.slice(0, 2)).toEqual(['หมวดหมู่ 0', 'หมวดหมู่ 2'])
    expect(await contentOf(academy)).toEqual(before)
  })

  test('is for administrators and above; everybody else is refused, and the plugin of a sheet must be on', async () => {
    const book = await bookOf({
      หมวดหมู่: [
        ['ชื่อหมวดหมู่', 'รหัส'],
        ['ก', 'by-role'],
      ],
    })
    for (const role of allRoles) {
      const may = ['admin', 'superadmin', 'root'].includes(role)
      const taken = await books.take(by(role), { template: '1' })
      expect(taken.status, role).toBe(may ? 200 : 403)
      const { status } = await books.bring(by(role), book, { dryRun: '1' })
      expect(status, role).toBe(may ? 200 : 403)
    }
    const { report } = await books.bring(by('root', 'origin'), await bookOf({ หลักสูตร: school['หลักสูตร'] }), {
      dryRun: '1',
    })
    expect(report).toMatchObject({ sheets: [], unknownSheets: [], offSheets: ['หลักสูตร'] })
    const foreign = { 'content-type': fileTypes.xlsx, origin: 'https://evil.example' }
    expect((await http.ask({ ...by(), path: '/api/workbook/import', body: book, headers: foreign })).status).toBe(403)
  })

  test('refuses what is no workbook, and one that is too large or unsafe', async () => {
    const ask = (body: Buffer | string, type: string = fileTypes.xlsx) =>
      http.ask({
        ...by(),
        path: '/api/workbook/import?dryRun=1',
        body: Buffer.from(body as string),
        headers: { 'content-type': type },
      })
    expect((await ask('a,b', fileTypes.csv)).status).toBe(415)
    expect((await ask('{}', 'application/json')).status).toBe(415)
    expect((await ask(Buffer.alloc(caps.bytes + 1))).status).toBe(413)
    const codeOf = async (body: Buffer | string) => (await ask(body)).body.issues?.[0].code
    expect(await codeOf('a,b\n1,2')).toBe('not-a-book')
    expect(await codeOf('<html><table></table></html>')).toBe('html')
    expect(await codeOf(zip([{ name: 'word/document.xml', content: '<w/>' }]))).toBe('not-a-sheet')
    expect(await codeOf(zip([{ name: '../../evil.xml', content: '' }]))).toBe('unsafe')
    expect(await codeOf(zip([{ name: 'xl/bomb.xml', content: Buffer.alloc(65 << 20) }]))).toBe('too-much')
    expect(await codeOf(hostile(caps.sheets + 1, 'A2'))).toBe('too-many-sheets')
    expect(await codeOf(hostile(2, `A${caps.rows / 2 + 2}`))).toBe('too-many-rows')
    expect(await codeOf(hostile(1, 'GS1'))).toBe('too-many-columns')
  })

  test('the template says how it is filled in, has no rows, and holds nothing secret', async () => {
    const { bytes, headers } = await books.take(by(), { template: '1', lang: 'th' })
    expect(headers['content-disposition']).toContain('workbook-')
    const { readBook } = await import('#platform/data/import-export/sheets/read-xlsx.ts')
    const [help, ...sheets] = await readBook(bytes)
    expect(help!.name).toBe('อ่านก่อน')
    expect(sheets.map(({ name }) => name)).toEqual([
      ...['การตั้งค่าเว็บไซต์', 'หมวดหมู่', 'กลุ่มเป้าหมาย', 'วิทยากร', 'หลักสูตร', 'บทเรียน', 'หน้าเว็บและโพสต์', 'เมนู', 'ผู้ใช้'],
    ])
    expect(sheets.flatMap(({ rows }) => rows.slice(1))).toEqual([])
    for (const { name, rows } of sheets)
      for (const head of rows[0]!)
        expect(help!.rows, `${name} ${head}`).toContainEqual([
          name,
          head,
          expect.any(String),
          expect.any(String),
          expect.any(String),
        ])
    expect(JSON.stringify(sheets)).not.toMatch(/รหัสผ่าน|password|secret|คีย์|key|hash/i)
    expect((await books.bring(by(), bytes)).report).toMatchObject({
      created: 0,
      changed: 0,
      problemCount: 0,
      unknownSheets: [],
    })
  })
})

/** A workbook with many sheets that share one part with a cell at a given place. */
const hostile = (sheets: number, cell: string) => {
  const names = Array.from({ length: sheets }, (_, at) => `<sheet name="s${at}" sheetId="${at + 1}" r:id="rId1"/>`)
  return zip([
    { name: 'xl/workbook.xml', content: `<workbook><sheets>${names.join('')}</sheets></workbook>` },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet><sheetData><row r="${/\d+/.exec(cell)![0]}"><c r="${cell}"><v>1</v></c></row></sheetData></worksheet>`,
    },
  ])
}
