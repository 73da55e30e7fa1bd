import { setTimeout as sleep } from 'node:timers/promises'
import { bangkokDay } from '#domain/thai-calendar/bangkok.ts'
import type { BankFileRow } from '#domain/money/bank-file/layout.ts'
import { writeBankFile } from '#domain/money/bank-file/write-bank-file.ts'
import { ask } from '../../load.ts'
import type { Bare } from '../standing.ts'
import { orderIdOf, priceOf, type SalesPlace, size } from './sales-place.ts'

const [doubles, reversals] = [20, 10]
const isDamaged = (n: number) => n % 33 === 32
const bank = { bank: '006', account: '1234567890' }

export interface FileTimes {
  stageMs: number
  applyMs: number
  /** Whether the second upload led to the same file. */
  isSame: boolean
}

/** Uploads the file of a day, confirms what it suggests, and uploads it again. */
export async function timeBankFile(place: SalesPlace): Promise<FileTimes> {
  const bytes = fileOf(place.references)
  const accountID = await accountOf(place)
  const from = performance.now()
  const first = await upload(place, { bytes, accountID })
  await untilState(place, 'preview')
  const staged = performance.now()
  await post(place, { path: first, form: new URLSearchParams({ intent: 'confirm' }) })
  await untilState(place, 'done')
  const applied = performance.now()
  const second = await upload(place, { bytes, accountID })
  await sleep(1000)
  return { stageMs: staged - from, applyMs: applied - staged, isSame: first === second }
}

/** Every 33rd reference is damaged as by people and machines. The first rows are paid twice, others are reversed. */
function fileOf(references: readonly string[]): Uint8Array {
  const day = bangkokDay(Date.now())
  const time = (n: number) =>
    [Math.floor(n / 3600) % 24, Math.floor(n / 60) % 60, n % 60].map((part) => String(part).padStart(2, '0')).join(':')
  const row = (more: Partial<BankFileRow>): BankFileRow => ({
    ...{ day, time: '', payer: 'SOMCHAI', ref1: '', ref2: 'A1B2C36911', ref3: '', branch: '0001', teller: '0000' },
    ...{ kind: 'credit' as const, transaction: 'CSH', cheque: '0000000', amount: 0 },
    ...{ chequeBank: '', billerId: '099400016550101', sendingBank: '014' },
    ...more,
  })
  const paid = references.map((ref1, n) =>
    row({ ref1: isDamaged(n) ? damaged(ref1, n) : ref1, amount: priceOf(n), time: time(n) }),
  )
  const again = paid.slice(0, doubles).map((one, n) => ({ ...one, time: time(50_000 + n) }))
  const back = paid
    .slice(100, 100 + reversals)
    .map((one, n) => ({ ...one, time: time(60_000 + n), kind: 'debit' as const }))
  return writeBankFile({ ...bank, companyName: 'WICHA', serviceCode: 'WICHA', day, rows: [...paid, ...again, ...back] })
}

const damaged = (reference: string, n: number) =>
  [
    `${reference.slice(0, 6)} ${reference.slice(6)}`,
    reference.replace('0', 'O'),
    reference.replace('0', ''),
    `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}`,
  ][n % 4]!

async function accountOf({ port, staff }: SalesPlace): Promise<string> {
  const body = { args: [{ account: bank.account }], fields: ['name'], paging: { page: 1, limit: 1 } }
  const { text } = await ask(port, { method: 'POST', path: '/api/bank_account/query', cookie: staff, body })
  return (JSON.parse(text) as { data: { _id: string }[] }).data[0]!._id
}

/** Returns the address of the file. */
async function upload(place: SalesPlace, { bytes, accountID }: { bytes: Uint8Array; accountID: string }) {
  const form = new FormData()
  form.set('intent', 'upload')
  form.set('account', accountID)
  form.set('file', new File([bytes as BlobPart], 'bank.txt', { type: 'text/plain' }))
  return post(place, { path: '/lesson/reconcile', form })
}

/** Sends a form of an office screen, which answers with a redirect. Returns its target. */
async function post({ port, staff }: SalesPlace, { path, form }: { path: string; form: FormData | URLSearchParams }) {
  const origin = `http://localhost:${port}`
  const headers = { cookie: staff, origin }
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: form, redirect: 'manual' })
  const to = answer.headers.get('location')
  if (!to) throw new Error(`${path} was answered ${answer.status}`)
  return to
}

async function untilState({ port, staff }: SalesPlace, state: string): Promise<void> {
  const body = { args: [{}], fields: ['state'], paging: { page: 1, limit: 1 }, sort: { createdAt: -1 } }
  for (;;) {
    const { text } = await ask(port, { method: 'POST', path: '/api/bank_file/query', cookie: staff, body })
    if ((JSON.parse(text) as { data: { state: string }[] }).data[0]?.state === state) return
    await sleep(100)
  }
}

export interface FileResult {
  /** Matches made without a person whose reference or amount is not that of the order. */
  wrong: number
  /** The share of rows that are applied, or whose first suggestion is right. */
  share: number
  payments: number
  matches: number
  files: number
}

/** What the file did, read from the database. */
export async function readFileResult(bare: Bare): Promise<FileResult> {
  const one = async (text: string) => ((await bare.query(text, [])).rows as { n: number }[])[0]!.n
  const { rows } = (await bare.query(
    `select state, suggestions->0->'orderIDs'->>0 as first from bank_row
     where amount > 0 and "fileID" = (select _id from bank_file where name = 'bank.txt' limit 1) order by line`,
    [],
  )) as { rows: { state: string; first: string | null }[] }
  const paid = rows.slice(0, size.fileRows - doubles - reversals).map((row, n) => ({ ...row, n }))
  const counted = paid.filter(({ state }) => state !== 'reversed')
  const good = counted.filter(({ state, first, n }) => state === 'matched' || first === orderIdOf(n))
  return {
    wrong: await one(`select count(*)::int as n from bank_match m join bank_row r on r._id = m."rowID"
      join "order" o on o._id = m."orderID" where r.ref1 <> o.ref1 or r.amount <> o.price`),
    share: good.length / counted.length,
    payments: await one(`select count(*)::int as n from payment where "orderID" like 'b0000%'`),
    matches: await one(`select count(*)::int as n from bank_match`),
    files: await one(`select count(*)::int as n from bank_file where kind = 'bill' and name = 'bank.txt'`),
  }
}
