import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { create, update } from '#platform/data/collection/write.ts'
import { bothDrivers } from '#platform/data/database/test-database.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { issueCertificates } from './issuing/issue-certificates.server.ts'
import { certificatePdf } from './issuing/read-certificate.server.ts'

const drivers = await bothDrivers()
const start = Date.parse('2026-12-31T16:59:00Z')

describe.each(drivers)('certificates on $kind', (driver) => {
  let academy: Academy
  let courseID: string
  let n = 0

  beforeAll(async () => {
    academy = await openAcademy(driver, start)
    const series = await create(admin(), 'certificate_series', { code: 'SAFE', name: 'ความปลอดภัย' })
    await create(admin(), 'certificate_template', { name: 'ทั่วไป', series: series._id })
    courseID = (await create(admin(), 'course', { name: 'ช่างไฟฟ้า', status: true, certification: 'yes', hours: 6 }))._id
  })
  afterAll(() => academy.close())

  const admin = () => academy.as('admin')
  const drain = () => academy.app.jobs.drain()
  const enrolled = async (course = courseID, lastname = 'เก่งงาน') => {
    n += 1
    const person = { username: `holder${n}`, firstname: 'มานะ', lastname, email: `holder${n}@wicha.test` }
    const { _id: userID } = await create(admin(), 'user', person)
    const { _id: enrollID } = await create(admin(), 'enroll', { userID, courseID: course })
    return { userID, enrollID }
  }
  const complete = async (enrollID: string) => {
    await update(admin(), 'enroll', { _id: enrollID, change: { passed: true, reason: 'เทียบโอน' } })
    await drain()
  }
  const certificatesOf = (enrollID: string) =>
    from(admin(), 'certification').selectAll().where('enrollID', '=', enrollID).orderBy('number').execute()
  const issued = async () => {
    const { enrollID, userID } = await enrolled()
    await complete(enrollID)
    const [row] = await certificatesOf(enrollID)
    return { ...row!, userID }
  }
  const reviews = (certificationID: string) =>
    from(admin(), 'certificate_review')
      .select(['cause', 'status'])
      .where('certificationID', '=', certificationID)
      .execute()

  test('a completed course issues one certificate with a file, and tells its holder once', async () => {
    const row = await issued()
    expect(row).toMatchObject({
      number: 'SAFE-2569-000001',
      status: 'issued',
      name: 'มานะ เก่งงาน',
      courseName: 'ช่างไฟฟ้า',
      hours: 6,
    })
    expect(row.sha256).toMatch(/^[0-9a-f]{64}$/)
    const mails = () => from(admin(), 'mail').select('to').where('subject', 'like', '%วุฒิบัตร%').execute()
    expect(await mails()).toHaveLength(1)
    const again = await issueCertificates(admin(), { enrollIDs: [row.enrollID], kind: 'completion', issuedBy: '' })
    expect(again.get(row.enrollID)).toBe('already')
    await drain()
    expect(await certificatesOf(row.enrollID)).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  test('a course without certificates and a course that is not completed issue none', async () => {
    const { _id } = await create(admin(), 'course', { name: 'ไม่มีวุฒิบัตร', status: true })
    const [without, unfinished] = [await enrolled(_id), await enrolled()]
    await complete(without.enrollID)
    const outcome = await issueCertificates(admin(), {
      enrollIDs: [unfinished.enrollID],
      kind: 'completion',
      issuedBy: '',
    })
    expect(outcome.get(unfinished.enrollID)).toBe('incomplete')
    expect(await certificatesOf(without.enrollID)).toEqual([])
  })

  test('a changed name, course and template change no byte, and ask staff to look', async () => {
    const row = await issued()
    const before = await certificatePdf(admin(), row._id)
    await update(admin(), 'user', { _id: row.userID, change: { lastname: 'นามสกุลใหม่' } })
    await update(admin(), 'course', { _id: courseID, change: { hours: 99 } })
    await drain()
    expect((await certificatePdf(admin(), row._id))!.pdf.equals(before!.pdf)).toBe(true)
    expect(await certificatesOf(row.enrollID)).toMatchObject([{ name: 'มานะ เก่งงาน', hours: 6 }])
    expect(await reviews(row._id)).toEqual([{ cause: 'name', status: 'open' }])
    await update(admin(), 'course', { _id: courseID, change: { hours: 6 } })
  })

  test('a result that is taken back and a withdrawal open a review each, once', async () => {
    const row = await issued()
    await update(admin(), 'enroll', { _id: row.enrollID, change: { passed: false, reason: 'ผิดคน' } })
    await drain()
    for (const reason of ['ย้าย', 'ย้ายแล้ว']) {
      await update(admin(), 'enroll', { _id: row.enrollID, change: { standing: 'withdrawn', reason } })
      await drain()
    }
    const found = (await reviews(row._id)).map(({ cause }) => cause)
    expect(found.toSorted()).toEqual(['result', 'transfer'])
    expect(await certificatesOf(row.enrollID)).toMatchObject([{ status: 'issued' }])
  })

  test('staff revoke with a reason, which holders cannot read, and never take it back', async () => {
    const row = await issued()
    const change = (of: object) => update(academy.as('manager'), 'certification', { _id: row._id, change: of })
    await expect(change({ status: 'revoked' })).rejects.toMatchObject({ issues: [{ field: 'reason' }] })
    await change({ status: 'revoked', reason: 'ออกผิดคน' })
    for (const status of ['issued', 'expired', 'replaced'])
      await expect(change({ status }), status).rejects.toMatchObject({ kind: 'invalid' })
    await expect(change({ number: 'F-1' })).rejects.toMatchObject({ kind: 'invalid' })
    const [stored] = await certificatesOf(row.enrollID)
    expect(stored).toMatchObject({ status: 'revoked', liveKey: null })
    expect(stored!.revokedAt).not.toBeNull()
    const holder = academy.as('user')
    const own = { ...holder, viewer: { ...holder.viewer, id: row.userID } }
    const [seen] = await from(own, 'certification').selectAll().where('enrollID', '=', row.enrollID).execute()
    expect(seen).toMatchObject({ status: 'revoked', reason: null, liveKey: null, issuedBy: null })
  })

  test('a replacement has a new number and the present name, and the old one says so', async () => {
    const row = await issued()
    await update(admin(), 'user', { _id: row.userID, change: { lastname: 'ชื่อถูก' } })
    await update(admin(), 'certification', { _id: row._id, change: { status: 'replaced', reason: 'ชื่อผิด' } })
    await drain()
    const [old, fresh] = await certificatesOf(row.enrollID)
    expect(old).toMatchObject({ status: 'replaced', replacedBy: fresh!._id, name: 'มานะ เก่งงาน' })
    expect(fresh).toMatchObject({ status: 'issued', replaces: row._id, name: 'มานะ ชื่อถูก' })
    expect(fresh!.number > row.number).toBe(true)
    expect(fresh!.sha256).not.toBe(row.sha256)
  })

  test('PostgreSQL refuses what nobody may do', async () => {
    const row = await issued()
    const attempts = [
      sql`update certification set name = 'ผู้อื่น' where _id = ${row._id}`,
      sql`update certification set number = 'X' where _id = ${row._id}`,
      sql`update certification set sha256 = 'x' where _id = ${row._id}`,
      sql`delete from certification where _id = ${row._id}`,
      sql`update certificate_file set pdf = '' where "certificationID" = ${row._id}`,
      sql`delete from certificate_file where "certificationID" = ${row._id}`,
    ]
    for (const attempt of attempts) await expect(attempt.execute(academy.database.kysely)).rejects.toThrow(/never/)
  })

  test('twenty issued at once over the new year have no gap and no double', async () => {
    const learners: string[] = []
    for (let at = 0; at < 20; at += 1) {
      const { enrollID } = await enrolled()
      learners.push(enrollID)
    }
    const issue = (enrollIDs: string[]) =>
      issueCertificates(admin(), { enrollIDs, kind: 'completion', isForced: true, issuedBy: '' })
    await Promise.all(learners.slice(0, 10).map((one) => issue([one, learners[0]!])))
    academy.pass(2 * 60_000)
    await Promise.all(learners.slice(10).map((one) => issue([one])))
    const rows = await from(admin(), 'certification').select('number').orderBy('number').execute()
    const byYear = Map.groupBy(rows, ({ number }) => number.slice(0, 9))
    expect([...byYear.keys()]).toEqual(['SAFE-2569', 'SAFE-2570'])
    for (const [year, found] of byYear)
      expect(found.map(({ number }) => number)).toEqual(
        found.map((_one, at) => `${year}-${String(at + 1).padStart(6, '0')}`),
      )
    expect(byYear.get('SAFE-2570')).toHaveLength(10)
  })
})
