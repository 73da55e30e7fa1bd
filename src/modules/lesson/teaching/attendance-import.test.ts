import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolIn } from '#modules/enroll/public-api.ts'
import { from } from '#platform/data/collection/rows.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import { openPages, type Pages } from '../../../../tests/support/pages.ts'
import { sessionOf, setPresence } from './session/attendance.server.ts'

const drivers = await testDrivers()
const start = Date.parse('2026-12-10T00:00:00Z')

describe.each(drivers)('the import of attendance on $kind', (driver) => {
  let academy: Academy
  let pages: Pages
  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    pages = await openPages(academy)
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')

  const training = async (attendancePercent: number | null = null) => {
    const { _id: courseID } = await create(admin(), 'course', { name: 'อบรม', status: true, attendancePercent })
    const { _id: lessonID } = await create(admin(), 'lesson', { courseID, name: 'อบรม', kind: 'session' })
    const { _id: enrollID } = await enrolIn(academy.as('user'), courseID)
    const session = async (name: string, day: string) => {
      const at = (hour: number) => new Date(Date.parse(`${day}T00:00:00+07:00`) + hour * 3_600_000).toISOString()
      const given = { name, lessonID, startsAt: at(9), endsAt: at(12) }
      return (await create(admin(), 'lesson_session', given))._id
    }
    const sessions = [await session('วันแรก', '2026-12-10'), await session('วันหน้า', '2026-12-20')]
    academy.pass(Math.max(0, Date.parse('2026-12-11T00:00:00Z') - admin().now))
    const learner = await from(admin(), 'user')
      .select(['user.username', 'user.email'])
      .where('user._id', '=', academy.viewer('user').id)
      .executeTakeFirstOrThrow()
    return { courseID, enrollID, sessions, learner, path: `/lesson/attendance/${courseID}/import` }
  }

  const marks = (enrollID: string) =>
    from(admin(), 'attendance')
      .select(['attendance.sessionID', 'attendance.status'])
      .where('attendance.enrollID', '=', enrollID)
      .execute()

  const check = (path: string, csv: string) => {
    const part = (head: string, text: string) => `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`
    const file = 'name="file"; filename="a.csv"\r\nContent-Type: text/csv'
    const body = `${part('name="intent"', 'check')}${part(file, csv)}--edge--\r\n`
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' }
    return pages.ask({ method: 'POST', path, viewer: academy.viewer('manager'), body, headers })
  }
  const send = (path: string, form: Record<string, string>, role: 'manager' | 'user' | 'member' = 'manager') =>
    pages.post({ path, viewer: academy.viewer(role), form })

  it('checks a file and stores nothing, stores it once when it is confirmed, and undoes it once', async () => {
    const { enrollID, sessions, learner, path } = await training()
    const checked = await check(path, `อีเมล,10/12/2569,หมายเหตุ\n${learner.email},½,ok\nnobody@example.com,ม,\n`)
    expect(checked.status).toBe(200)
    expect(checked.text).toContain('ไม่พบในรายชื่อผู้ลงทะเบียนหลักสูตรนี้')
    const cells = `${enrollID} ${sessions[0]} half`
    expect(checked.text).toContain(cells)
    expect(await marks(enrollID)).toEqual([])
    const stored = await send(path, { intent: 'confirm', cells })
    expect(stored.status).toBe(302)
    expect(await marks(enrollID)).toEqual([{ sessionID: sessions[0], status: 'half' }])
    await academy.app.jobs.drain()
    const again = await send(path, { intent: 'confirm', cells })
    expect([again.status, again.text.includes('ไม่มีข้อมูลที่ต้องบันทึก')]).toEqual([200, true])
    const batch = /batch=([0-9a-f]{24})/.exec(String(stored.headers['location']))![1]!
    const [first, second] = [await send(path, { intent: 'undo', batch }), await send(path, { intent: 'undo', batch })]
    expect([first.status, second.status]).toEqual([200, 400])
    expect(await marks(enrollID)).toEqual([])
    await academy.app.jobs.drain()
    const [one] = await from(admin(), 'enroll').select('enroll.analytics').where('_id', '=', enrollID).execute()
    expect(one?.analytics?.status).toBe('pending')
  })

  it('undoes to how it was before, and leaves what was changed since', async () => {
    const { enrollID, sessions, path } = await training(80)
    const session = await sessionOf(admin(), sessions[0]!)
    await setPresence(admin(), { session, enrollID, status: 'late' })
    const store = async () => {
      const { headers } = await send(path, { intent: 'confirm', cells: `${enrollID} ${sessions[0]} absent` })
      return /batch=([0-9a-f]{24})/.exec(String(headers['location']))![1]!
    }
    await send(path, { intent: 'undo', batch: await store() })
    expect(await marks(enrollID)).toEqual([{ sessionID: sessions[0], status: 'late' }])
    const batch = await store()
    academy.pass(1000)
    await setPresence(admin(), { session, enrollID, status: 'present' })
    expect((await send(path, { intent: 'undo', batch })).text).toContain('มีการแก้ไขหลังนำเข้า')
    expect(await marks(enrollID)).toEqual([{ sessionID: sessions[0], status: 'present' }])
  })

  it('refuses forged cells, files that are none, and everybody who keeps no list', async () => {
    const { courseID, enrollID, sessions, path } = await training()
    const other = await training()
    for (const cells of [
      '',
      'x',
      `${enrollID} ${sessions[0]} sick`,
      `${enrollID} ${sessions[0]} __proto__`,
      `${enrollID} ${sessions[1]} present`,
      `${other.enrollID} ${sessions[0]} present`,
      `${enrollID} ${other.sessions[0]} present`,
      `${enrollID} ${sessions[0]} present\n${enrollID} ${sessions[0]} absent`,
    ])
      expect((await send(path, { intent: 'confirm', cells })).status, cells).toBe(400)
    for (const csv of ['', '<html>', 'คะแนน\n1'])
      expect((await check(path, csv)).text, csv).not.toContain('name="cells"')
    const cells = `${enrollID} ${sessions[0]} present`
    for (const role of ['user', 'member'] as const) await send(path, { intent: 'confirm', cells }, role)
    const away = { path, viewer: academy.viewer('manager', 'factory'), site: 'factory' as const }
    expect((await pages.post({ ...away, form: { intent: 'confirm', cells } })).status).toBe(404)
    expect(await marks(enrollID)).toEqual([])
    const template = { path: `/lesson/attendance/${courseID}/template`, viewer: academy.viewer('manager') }
    expect((await pages.open(template)).headers['content-type']).toContain('spreadsheetml')
    expect((await send(path, { intent: 'undo', batch: 'f'.repeat(24) })).status).toBe(400)
    expect((await send(path, { intent: 'constructor' })).status).toBe(404)
  })
})
