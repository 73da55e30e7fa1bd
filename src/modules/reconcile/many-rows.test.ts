import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeReference } from '#domain/money/reference.ts'
import { create } from '#platform/data/collection/write.ts'
import { from } from '#platform/data/collection/rows.ts'
import { executor } from '#platform/data/database/executor.ts'
import { ofSweep } from '../../../scripts/testing/sweep.ts'
import { type Academy, openAcademy } from '../../../tests/support/academy.ts'
import { bank, billerId, billFile } from './files/example-file.ts'
import { findDifferences } from './audit/audit-site.server.ts'
import { fileTotals } from './files/file-totals.server.ts'
import { loadFile } from './files/load-file.server.ts'
import { stageFile } from './files/stage-file.server.ts'
import { applyFile, confirmFile } from './matching/apply-file.server.ts'

const rows = ofSweep({ part: 1000, whole: 10_000 })
const doubles = 20
const reversals = 10
let academy: Academy
let accountID: string
beforeAll(async () => {
  academy = await openAcademy(undefined, Date.parse('2026-11-20T03:00:00Z'))
  accountID = (await create(admin(), 'bank_account', { ...bank, name: 'บัญชี', billerId }))._id
  await sql`insert into "order" (site, _id, "createdAt", "updatedAt", "userID", item, ref1, price, paid, payment, type,
      approve, status, process, "expiresAt")
    select ${admin().site._id}, lpad(to_hex(n), 24, '0'), ${at}::timestamptz, ${at}::timestamptz, ${academy.viewer('user').id},
      'x', ref, 500 + n % 400, 0, 'bill_payment', 'lesson', 'manual', 'ลงทะเบียนคอร์ส', 'awaiting', ${at}::timestamptz
    from unnest(${references}::text[]) with ordinality as given (ref, n)`.execute(admin()[executor])
}, 60_000)
afterAll(() => academy.close())

let statements = 0
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    statements++
    return Promise.resolve(result)
  },
}
const admin = () => {
  const ctx = academy.as('admin')
  return { ...ctx, [executor]: ctx[executor].withPlugin(counting) as (typeof ctx)[typeof executor] }
}
const at = '2026-11-20T02:00:00Z'
const references = Array.from({ length: rows - doubles - reversals }, (_, n) => writeReference(69_000_000_001 + n * 7))
const priceOf = (n: number) => 500 + ((n + 1) % 400)
const steps = { signal: new AbortController().signal, reportProgress: async () => {} }

/** Damages a reference as people and machines do: a space, a letter, a lost zero, a wrong digit. */
const damaged = (reference: string, n: number) =>
  [
    `${reference.slice(0, 6)} ${reference.slice(6)}`,
    reference.replace('0', 'O'),
    reference.replace('0', ''),
    `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}`,
  ][n % 4]!

/** Every 33rd reference is damaged. The first are paid twice, the next are reversed. */
const bytes = () => {
  const time = (n: number) =>
    [Math.floor(n / 3600) % 24, Math.floor(n / 60) % 60, n % 60].map((part) => String(part).padStart(2, '0')).join(':')
  const paid = references.map((ref1, n) => ({
    ref1: n % 33 === 32 ? damaged(ref1, n) : ref1,
    ...{ amount: priceOf(n), time: time(n) },
  }))
  const again = paid.slice(0, doubles).map((row, n) => ({ ...row, time: time(50_000 + n) }))
  const back = paid.slice(100, 100 + reversals).map((row, n) => ({
    ...{ ...row, time: time(60_000 + n), kind: 'debit' as const },
  }))
  return billFile([...paid, ...again, ...back])
}

const load = async () => {
  const loaded = await loadFile(admin(), { accountID, kind: 'bill', name: 'bank.txt', bytes: bytes() })
  await stageFile(admin(), loaded._id, steps)
  return loaded
}
const fileOf = (_id: string) =>
  from(admin(), 'bank_file').selectAll().where('bank_file._id', '=', _id).executeTakeFirstOrThrow()

test(`${rows} rows: no wrong automatic match, doubles and reversals wait or cancel out, and twice is once`, async () => {
  // The steps run here, without the job runner.
  await academy.app.jobs.stop()
  const startedAt = performance.now()
  statements = 0
  const { _id } = await load()
  await confirmFile(admin(), _id)
  await applyFile(admin(), _id, steps)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`bank file: ${rows} rows staged and applied in ${seconds} s with ${statements} statements`)
  expect(statements, 'many rows share a statement').toBeLessThan(rows / 2)
  const totals = await fileTotals(admin(), await fileOf(_id))
  const intact = references.filter((_, n) => n % 33 !== 32)
  const undone = references.slice(100, 100 + reversals).filter((_, n) => (n + 100) % 33 !== 32).length
  expect(totals).toMatchObject({ difference: 0, counts: { matched: intact.length - undone, reversed: 2 * reversals } })
  const wrong = await from(admin(), 'bank_match')
    .innerJoin(from(admin(), 'bank_row').selectAll().as('row'), 'row._id', 'bank_match.rowID')
    .innerJoin(from(admin(), 'order').selectAll().as('paid'), 'paid._id', 'bank_match.orderID')
    .select('bank_match._id')
    .where(sql<boolean>`"row".ref1 <> paid.ref1 or "row".amount <> paid.price or paid.paid <> paid.price`)
    .execute()
  expect(wrong).toEqual([])
  await damagedAreSuggested(_id)
  expect(await load()).toEqual({ _id, isNew: false })
  await applyFile(admin(), _id, steps)
  expect(await fileTotals(admin(), await fileOf(_id))).toEqual(totals)
  expect(await findDifferences(admin())).toEqual([])
}, 400_000)

/** At least 95 of 100 damaged references have the right order as first suggestion; doubles are never applied. */
async function damagedAreSuggested(fileID: string) {
  const waiting = await from(admin(), 'bank_row').selectAll().where('fileID', '=', fileID).execute()
  const byLine = new Map(waiting.map((row) => [row.line, row]))
  const places = references.flatMap((_, n) => (n % 33 === 32 && (n < 100 || n >= 100 + reversals) ? [n] : []))
  const right = places.filter((n) => {
    const [first] = byLine.get(n + 2)!.suggestions
    return first?.orderIDs[0] === (n + 1).toString(16).padStart(24, '0')
  })
  expect(right.length / places.length).toBeGreaterThanOrEqual(0.95)
  for (let n = 0; n < doubles; n++) expect(byLine.get(references.length + n + 2)!.state).toBe('suggested')
}
