import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Role } from '#platform/data/access/viewer.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { sweepErrorLog } from '#platform/operations/error-log/sweep-error-log.ts'
import { type Academy, openAcademy } from '../support/academy.ts'
import { type SiteKey, sites } from '../support/cast.ts'
import { openPages, type Pages } from '../support/pages.ts'
import { textOf } from '../support/reading.ts'

const drivers = await testDrivers()
const start = Date.parse('2026-11-21T03:00:00Z')
const dayMs = 86_400_000

describe.each(drivers)('the log of a site on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    pages = await openPages(academy)
  })
  afterAll(async () => {
    await pages.close()
    await academy.close()
  })

  const note = (text: string, of: { site?: SiteKey; level?: 'error' | 'warning'; code?: string } = {}) => {
    const { site = 'skills', level = 'error', code = '' } = of
    academy.app.errorLog.add({ site: sites[site]._id, level, source: 'server', text, code })
  }
  const look = async (query = '', role: Role = 'admin', site: SiteKey = 'skills') => {
    await academy.app.errorLog.flush()
    return pages.open({ path: `/config/tools?log${query}`, site, viewer: academy.viewer(role, site) })
  }
  const shown = async (...given: Parameters<typeof look>) => textOf((await look(...given)).text)

  test('shows administrators what went wrong on their site, newest first, and nothing of another one', async () => {
    note('ของสถาบันทักษะ เรื่องแรก')
    note('ของสถาบันทักษะ เรื่องหลัง')
    note('ของโรงงาน', { site: 'factory' })
    const text = await shown()
    expect(text.indexOf('เรื่องหลัง')).toBeLessThan(text.indexOf('เรื่องแรก'))
    expect(text).not.toContain('ของโรงงาน')
    expect(await shown('', 'admin', 'factory')).toContain('ของโรงงาน')
    for (const role of ['manager', 'member', 'user', 'guest'] as const)
      expect(await shown('', role), role).not.toContain('เรื่องแรก')
  })

  test('is looked through by level, by where it happened and by what it says, whatever is searched for', async () => {
    note('คำเตือนหนึ่ง', { level: 'warning' })
    note('ผิดพลาด 100%_x', { code: 'ab12cd34' })
    await pages.ask({ path: '/api/client-log', body: { text: '/x TypeError จากหน้าเว็บ' } })
    expect(await shown('&level=warning')).toContain('คำเตือนหนึ่ง')
    expect(await shown('&level=warning')).not.toContain('เรื่องแรก')
    expect(await shown('&source=browser')).toContain('TypeError จากหน้าเว็บ')
    expect(await shown('&source=browser')).not.toContain('คำเตือนหนึ่ง')
    expect(await shown('&q=100%25_')).toContain('ผิดพลาด 100%_x')
    expect(await shown('&q=%25')).not.toContain('คำเตือนหนึ่ง')
    expect(await shown('&q=ab12cd34')).toContain('ผิดพลาด 100%_x')
    for (const odd of ["' or 1=1 --", '\\', 'ก'.repeat(5000), '$$', '_'.repeat(100)])
      expect((await look(`&q=${encodeURIComponent(odd)}`)).status, odd.slice(0, 20)).toBe(200)
    expect((await look('&level=ghost&source=constructor')).status).toBe(200)
    expect(await shown('&q=ไม่มีคำนี้')).toContain('ไม่มีข้อผิดพลาด')
  })

  test('does not hold that somebody hung up before his whole request was sent', async () => {
    const add = vi.spyOn(academy.app.errorLog, 'add')
    const { port } = new URL(await pages.server.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    const head = `POST /api/course/query HTTP/1.1\r\nhost: ${sites.skills.hostname}\r\ncontent-type: application/json`
    socket.write(`${head}\r\ncontent-length: 1000\r\n\r\n{"args":`)
    const [request] = (await once(pages.server.server, 'request')) as [IncomingMessage]
    const isBroken = once(request, 'error')
    socket.resetAndDestroy()
    await isBroken
    await new Promise(setImmediate)
    expect(add).not.toHaveBeenCalled()
    add.mockRestore()
  })

  test.each([
    ['JSON', 'application/json', '{}'],
    ['text', 'text/plain', 'intent=add'],
    ['a form that is cut off', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"'],
  ])('does not hold that %s was sent in place of a form, which is refused', async (_what, type, payload) => {
    const add = vi.spyOn(academy.app.errorLog, 'add')
    for (const path of ['/user/login', '/note/home']) {
      const { cookie } = await pages.cookieOf(academy.viewer('admin'), 'skills')
      const headers = { host: sites.skills.hostname, 'content-type': type, ...(cookie && { cookie }) }
      const { statusCode } = await pages.server.inject({ method: 'POST', url: path, headers, payload })
      expect([path, statusCode]).toEqual([path, 400])
    }
    expect(add).not.toHaveBeenCalled()
    add.mockRestore()
  })

  test('holds no secret and nobody by name, and one line of what the product says', async () => {
    note('มานี manee@wicha.test 0812345678 บัตร 1101700207030 password=ลับมาก\n    at /srv/wicha/src/secret-place.ts:1')
    note(`postgres://wicha:s3cret@db ${'ยาว'.repeat(2000)}`)
    note('Bearer abcdefghijklmnop eyJhbGciOi.eyJzdWIi.c2ln ?token=abc123')
    await academy.app.errorLog.flush()
    const { rows } = await sql<{ text: string }>`select text from site_log`.execute(academy.database.kysely)
    const all = rows.map(({ text }) => text).join('\n')
    for (const told of [
      'manee@',
      '0812345678',
      '1101700207030',
      'ลับมาก',
      'secret-place',
      's3cret',
      'abcdefghij',
      'abc123',
    ])
      expect(all, told).not.toContain(told)
    expect(Math.max(...rows.map(({ text }) => text.length))).toBeLessThanOrEqual(500)
  })

  test('takes a call that breaks with the number that the person was told', async () => {
    const said: string[] = []
    const { log } = academy.app.settings
    academy.app.settings.log = (line) => void said.push(line)
    const broken = vi.spyOn(academy.app.limits, 'count').mockImplementation(() => {
      throw new Error('สิ่งที่พังของ somying@wicha.test')
    })
    const { status, body } = await pages.ask({ path: '/api/client-log', body: { text: 'x' } })
    broken.mockRestore()
    academy.app.settings.log = log
    expect(status).toBe(500)
    const code = /รหัส ([a-z0-9]+)/.exec(body.message)![1]!
    expect(said.join('\n')).toContain(code)
    const text = await shown(`&q=${code}`)
    expect(text).toContain('สิ่งที่พังของ [e-mail]')
    expect(text).toContain(code)
  })

  test('is there in spite of a flood, and fails nobody when it cannot be written', async () => {
    academy.pass(60_000)
    for (let n = 0; n < 1000; n++) note(`น้ำท่วม ${n}`)
    note('ของโรงงานไม่ถูกท่วม', { site: 'factory' })
    academy.app.errorLog.add({ site: 'f'.repeat(24), level: 'error', source: 'server', text: 'ไม่มีเว็บไซต์นี้' })
    academy.app.errorLog.add({ site: '', level: 'error', source: 'server', text: 'ไม่มีเว็บไซต์' })
    await academy.app.errorLog.flush()
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from site_log where text like 'น้ำท่วม%'`.execute(
      academy.database.kysely,
    )
    expect(rows[0]!.n).toBe(200)
    expect(await shown('', 'admin', 'factory')).toContain('ของโรงงานไม่ถูกท่วม')
    academy.pass(60_000)
    note('เลข NUL \u0000 และครึ่งตัว \ud800')
    expect(await shown('&q=NUL')).toContain('เลข NUL')
  })

  test('is swept after thirty days, and of much the last lines stay', async () => {
    await sql`insert into site_log (site, at, level, source, text, code)
      select ${sites.factory._id}, ${new Date(start).toISOString()}::timestamptz, 'error', 'server', 'ที่ ' || n, ''
      from generate_series(1, 2100) as n`.execute(academy.database.kysely)
    const count = async (site: SiteKey) =>
      (
        await sql<{ n: number }>`select count(*)::int as n from site_log where site = ${sites[site]._id}`.execute(
          academy.database.kysely,
        )
      ).rows[0]!.n
    await sweepErrorLog.work(academy.app, { signal: new AbortController().signal })
    expect(await count('factory')).toBe(2000)
    expect(await shown('&q=ที่ 2100', 'admin', 'factory')).toContain('ที่ 2100')
    academy.pass(30 * dayMs)
    await sweepErrorLog.work(academy.app, { signal: new AbortController().signal })
    expect([await count('factory'), await count('skills')]).toEqual([0, 0])
  })
})
