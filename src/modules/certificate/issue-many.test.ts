import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from } from '#platform/data/collection/rows.ts'
import { inTransaction } from '#platform/data/collection/transaction.ts'
import { create } from '#platform/data/collection/write.ts'
import { testDrivers } from '#platform/data/database/test-database.ts'
import { bulkOperationOf, cancelBulkOperation } from '#platform/background/bulk-operation/bulk-operation.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { workOf } from '#platform/background/jobs/work.ts'
import issueMany from './commands/issue-many.server.ts'
import { bulkIssueKind } from './issuing/jobs.ts'
import { startBulkIssue } from './issuing/start-bulk-issue.server.ts'

/** More than one step. */
const learners = 55

describe.each(await testDrivers())('issuing to many on $kind', (driver) => {
  let academy: Academy
  let request: Parameters<typeof startBulkIssue>[1]
  const admin = () => academy.as('admin')

  beforeAll(async () => {
    academy = await openAcademy(driver, Date.parse('2026-11-28T03:00:00Z'))
    const series = await create(admin(), 'certificate_series', { code: 'MANY', name: 'หลายคน' })
    const template = { name: 'ทั่วไป', series: series._id, kind: 'attendance' as const }
    const templateID = (await create(admin(), 'certificate_template', template))._id
    const courseID = (await create(admin(), 'course', { name: 'ดับเพลิง', status: true }))._id
    const names: string[] = []
    for (let n = 0; n < learners; n += 1) {
      const person = { username: `many${n}`, firstname: 'คน', lastname: `ที่ ${n}`, email: `many${n}@wicha.test` }
      const { _id: userID } = await create(admin(), 'user', person)
      await create(admin(), 'enroll', { userID, courseID })
      names.push(person.username)
    }
    await academy.app.jobs.drain()
    request = { courseID, roundID: '', templateID, people: names.join('\n'), takesIncomplete: true }
  }, 120_000)
  afterAll(() => academy.close())

  /** Runs the job as a process that is killed after its first step. */
  const killed = async (operation: string) => {
    const kill = new AbortController()
    const task = {
      ...{ payload: { operation }, attempt: 1, isLast: false, signal: kill.signal, finish: async () => {} },
      reportProgress: async () => kill.abort(),
    }
    const { run } = workOf(issueMany, 'certificate')
    await expect(run(academy.app, { ...task, site: admin().site._id })).rejects.toThrow(/abort/i)
  }
  const stored = () =>
    from(admin(), 'certification').select(['number', 'sha256', 'enrollID']).orderBy('number').execute()

  test('a process that is killed is taken over, and each certificate, file and mail exists once', async () => {
    const operation = await startBulkIssue(admin(), request)
    await killed(operation)
    // The worker of the academy runs beside it, as another process does.
    expect((await stored()).length).toBeGreaterThanOrEqual(50)
    await academy.app.jobs.drain()
    const rows = await stored()
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: learners }, (_, at) => `MANY-2569-${String(at + 1).padStart(6, '0')}`),
    )
    expect(new Set(rows.map(({ enrollID }) => enrollID)).size).toBe(learners)
    expect(rows.every(({ sha256 }) => sha256 !== null)).toBe(true)
    const mails = await from(admin(), 'mail').select('to').where('to', 'like', 'many%').execute()
    expect(new Set(mails.map(({ to }) => to)).size).toBe(learners)
    expect(mails).toHaveLength(learners)
    expect(await bulkOperationOf(admin(), bulkIssueKind, operation)).toMatchObject({ state: 'done', done: learners })
  }, 120_000)

  test('the same list again issues nothing, and a cancelled one stops', async () => {
    const again = await startBulkIssue(admin(), request)
    await academy.app.jobs.drain()
    expect(await stored()).toHaveLength(learners)
    expect(await bulkOperationOf(admin(), bulkIssueKind, again)).toMatchObject({ state: 'done', failed: 0 })
    // Started and cancelled in one transaction: no worker can begin it in between.
    const next = await inTransaction(admin(), async (inside) => {
      const operation = await startBulkIssue(inside, request)
      expect(await cancelBulkOperation(inside, bulkIssueKind, operation)).toBe(true)
      return operation
    })
    await academy.app.jobs.drain()
    expect(await bulkOperationOf(admin(), bulkIssueKind, next)).toMatchObject({ state: 'cancelled', done: 0 })
  })

  test('nobody below a manager starts or continues one', async () => {
    const operation = await startBulkIssue(academy.as('member'), { ...request, people: 'many0' })
    await academy.app.jobs.drain()
    expect(await bulkOperationOf(admin(), bulkIssueKind, operation)).toMatchObject({ state: 'stopped', done: 0 })
  })
})
