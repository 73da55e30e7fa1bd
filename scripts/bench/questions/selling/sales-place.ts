import { setTimeout as sleep } from 'node:timers/promises'
import { writeReference } from '#domain/money/reference.ts'
import { PaymentSimulator, simulatorKey } from '../../../testing/payment/simulator.ts'
import type { CleanupStack } from '../../cleanup-stack.ts'
import { ask } from '../../load.ts'
import { type Bare, openBareAt } from '../standing.ts'
import { newPlace, type Place, signIn, startAt, type Subject } from '../../servers.ts'
import { cloneRows } from '../clone-rows.ts'

/** An export holds at most 100,000 rows, and the demo and the checkouts of the bench add theirs. */
const otherOrders = 1000

/** How much is measured. `BENCH_SIZE=small` takes less than a minute for each database. */
export const size =
  process.env['BENCH_SIZE'] === 'small'
    ? { fileRows: 500, orders: 3000, documents: 200, buyers: 40 }
    : { fileRows: 10_000, orders: 100_000, documents: 5000, buyers: 500 }

/** An academy of the demo with many orders, buyers and waiting documents, and a payment gateway. */
export interface SalesPlace {
  kind: Subject['kind']
  port: number
  staff: string
  courseID: string
  providerID: string
  simulator: PaymentSimulator
  references: readonly string[]
  /** Stops the product, adds documents that wait for their numbers, and starts it again on another port. Returns when they are due. */
  addDocuments: () => Promise<void>
  /** Stops the product and opens its database. */
  openBare: () => Promise<Bare>
}

/** The price in baht of the `n`th order of the bank file, counted from 0. */
export const priceOf = (n: number) => 500 + ((n + 1) % 400)
export const orderIdOf = (n: number) => `b${(n + 1).toString(16).padStart(23, '0')}`

export const openSalesPlace = async (kind: Subject['kind'], traces: CleanupStack): Promise<SalesPlace> => {
  const simulator = new PaymentSimulator({ deliver: async () => {} })
  await traces.make(
    () => simulator.start(),
    () => simulator.stop(),
  )
  const place = await newPlace(kind, traces)
  // Buyers come from many addresses, as behind a proxy.
  const env = { TRUST_PROXY: '1', WICHA_SECURE_COOKIES: 'false', PAYMENT_SIMULATOR_URL: simulator.base }
  const demo = await startAt(place, traces, env)
  await demo.stop()
  const references = Array.from({ length: size.fileRows - 30 }, (_, n) => writeReference(69_500_000_001 + n * 7))
  await cloneSales(place, references)
  let running = await startAt(place, traces, env)
  const staff = await signInStaff(running.port)
  const make = async (path: string, data: object) => {
    const { text } = await ask(running.port, { method: 'POST', path: `/api/${path}`, cookie: staff, body: { data } })
    return (JSON.parse(text) as { _id: string })._id
  }
  const openBare = async () => {
    await running.stop()
    return openBareAt(place)
  }
  const sales: SalesPlace = {
    ...{ kind, port: running.port, staff, simulator, references, openBare },
    addDocuments: async () => {
      await cloneDocuments(await openBare())
      const from = Date.now()
      running = await startAt(place, traces, env)
      sales.port = running.port
      await sleep(Math.max(0, from + dueAfterMs - Date.now()))
    },
    courseID: await make('course', { name: 'หลักสูตรที่ขาย', status: true, price: 700 }),
    providerID: await make('payment_provider', {
      ...{ name: 'บัตร', kind: 'card', accountName: 'วิชา', gateway: 'simulator' },
      ...{ secretKey: simulatorKey, webhookSecret: simulator.webhookSecret },
    }),
  }
  return sales
}

/** Signs in an administrator of several sites, who chooses this one for the office. */
async function signInStaff(port: number): Promise<string> {
  const { cookie } = await ask(port, signIn('admin', 'backend'))
  const query = { args: [{}], fields: ['unit'], paging: { page: 1, limit: 1 } }
  const { text } = await ask(port, { method: 'POST', path: '/api/course/query', cookie, body: query })
  const { unit } = (JSON.parse(text) as { data: { unit: string }[] }).data[0]!
  const origin = `http://localhost:${port}`
  const body = new URLSearchParams({ site: unit, next: '' })
  const choice = { method: 'POST', headers: { cookie, origin }, body, redirect: 'manual' } as const
  const answer = await fetch(`${origin}/member/sites`, choice)
  if (answer.status !== 303) throw new Error(`choosing a site was answered ${answer.status}`)
  return cookie
}

async function cloneSales(place: Place, references: readonly string[]): Promise<void> {
  const bare = await openBareAt(place)
  try {
    await cloneBuyers(bare)
    await cloneOrders(bare, references)
  } finally {
    await bare.close()
  }
}

/** A product that starts numbers what is due before it answers. */
const dueAfterMs = 10_000

async function cloneDocuments(bare: Bare): Promise<void> {
  const due = { paidAt: `now() - interval '1 hour'`, numberDueAt: `now() + interval '${dueAfterMs} milliseconds'` }
  const own = { orderID: 'null', buyerEmail: 'null', replaces: 'null' }
  try {
    await cloneRows(bare, {
      ...{ table: 'tax_document', where: `state = 'waiting'`, count: size.documents },
      set: { _id: idSql('d'), source: `'bench:' || n`, buyerName: `'bench'`, ...own, ...due },
    })
  } finally {
    await bare.close()
  }
}

const idSql = (first: string) => `'${first}' || lpad(to_hex(n), 23, '0')`

/** One buyer for each checkout, with the password of the demo, and one for each order of the bank file. */
async function cloneBuyers(bare: Bare): Promise<void> {
  const learner = `username = 'somying'`
  const set = { username: `'buyer' || n`, email: `'buyer' || n || '@wicha.test'`, phone: 'null', citizen: 'null' }
  await cloneRows(bare, {
    table: 'user',
    where: learner,
    count: size.buyers + size.fileRows,
    set: { _id: idSql('c'), ...set },
  })
  const where = `"user" = (select _id from "user" where ${learner} limit 1)`
  await cloneRows(bare, { table: 'credential', where, count: size.buyers, set: { user: idSql('c') } })
}

/** The orders of the bank file wait for their money. All others are done. */
async function cloneOrders(bare: Bare, references: readonly string[]): Promise<void> {
  const price = '(500 + n % 400)'
  const where = `process = 'awaiting' and type = 'lesson' and "courseID" is not null`
  const { rows } = await bare.query(`select _id from "order" where ${where} limit 1`, [])
  const source = (rows as { _id: string }[])[0]?._id ?? ''
  const waits = { price, createdAt: `now() - interval '1 hour'`, expiresAt: `now() + interval '1 day'` }
  await cloneRows(bare, {
    ...{ table: 'order', where: `_id = '${source}'`, count: references.length, values: [references] },
    set: {
      _id: idSql('b'),
      ref1: '($1::text[])[n]',
      userID: `'c' || lpad(to_hex(${size.buyers} + n), 23, '0')`,
      ...waits,
    },
  })
  const vat = `round(${price} * 7 / 107.0, 2)`
  await cloneRows(bare, {
    ...{ table: 'order_line', where: `"orderID" = '${source}'`, count: references.length },
    set: { _id: idSql('b'), orderID: idSql('b'), unitPrice: price, net: price, vat, base: `${price} - ${vat}` },
  })
  const done = { process: `'done'`, status: `'เสร็จสมบูรณ์'`, price: '700', paid: '700', expiresAt: 'null' }
  await cloneRows(bare, {
    ...{ table: 'order', where: `_id = '${source}'`, count: size.orders - references.length - otherOrders },
    set: {
      _id: idSql('a'),
      ref1: `'7' || lpad(n::text, 11, '0')`,
      createdAt: `now() - n * interval '1 minute'`,
      ...done,
    },
  })
}
