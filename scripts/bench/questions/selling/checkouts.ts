import { setTimeout as sleep } from 'node:timers/promises'
import { ask, connections, percentiles } from '../../load.ts'
import { signIn } from '../../servers.ts'
import { type SalesPlace, size } from './sales-place.ts'

interface Checkout {
  cookie: string
  orderID: string
}

interface SalesTimes {
  checkouts: { perSecond: number; p50: number; p99: number }
  /** Messages of the gateway while documents get their numbers, and the seconds that the numbers took. */
  intake: { count: number; p50: number; p99: number; numberingMs: number }
}

/** Orders a course once for each buyer, then tells the product of their payments while documents are numbered. */
export async function timeSales(place: SalesPlace): Promise<SalesTimes> {
  const cookies: string[] = []
  for (let n = 1; n <= size.buyers; n++) cookies.push((await ask(place.port, signIn(`buyer${n}`, 'frontend'))).cookie)
  const orders: Checkout[] = []
  const from = performance.now()
  const times = await inLanes(cookies, async (cookie, n) => {
    orders.push({ cookie, orderID: await order(place, { cookie, n }) })
  })
  const seconds = (performance.now() - from) / 1000
  const checkouts = { perSecond: orders.length / seconds, ...percentiles(times) }
  return { checkouts, intake: await timeIntake(place, orders) }
}

/** Does the work for each item over ten connections. Returns the milliseconds of each. */
async function inLanes<T>(items: readonly T[], work: (item: T, n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const lane = async () => {
    while (next < items.length) {
      const n = next++
      const from = performance.now()
      await work(items[n]!, n)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  return times
}

async function order({ port, courseID }: SalesPlace, { cookie, n }: { cookie: string; n: number }): Promise<string> {
  const body = JSON.stringify({ data: { courseID } })
  const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
  const headers = {
    'content-type': 'application/json',
    cookie,
    'x-forwarded-for': address,
    'x-forwarded-proto': 'http',
  }
  const answer = await fetch(`http://localhost:${port}/api/order`, { method: 'POST', headers, body })
  if (answer.status !== 200) throw new Error(`an order was answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { _id: string })._id
}

async function timeIntake(place: SalesPlace, orders: readonly Checkout[]) {
  const { simulator } = place
  const links: string[] = []
  for (const one of orders) links.push(await openGateway(place, one))
  const messages: { body: string; headers: Record<string, string> }[] = []
  for (const link of links) {
    const [charge] = await simulator.pay(link, 'never')
    messages.push(simulator.message('charge.complete', charge!))
  }
  await place.addDocuments()
  const from = performance.now()
  await beginNumbering(place)
  const numbered = untilNumbered(place).then(() => performance.now() - from)
  const times: number[] = []
  for (const message of messages) {
    const at = performance.now()
    const answer = await fetch(`http://localhost:${place.port}/api/payment/simulator`, {
      ...{ method: 'POST', body: message.body },
      headers: { ...message.headers, ...simulator.sign(message.body) },
    })
    if (answer.status !== 200) throw new Error(`a message was answered ${answer.status}`)
    times.push(performance.now() - at)
    await sleep(10)
  }
  return { count: times.length, ...percentiles(times), numberingMs: await numbered }
}

/** Presses the button of the gateway on the pay page. Returns the link that it leads to. */
async function openGateway({ port, providerID, simulator }: SalesPlace, { cookie, orderID }: Checkout) {
  const origin = `http://localhost:${port}`
  const body = new URLSearchParams({ intent: 'card', provider: providerID })
  const path = `${origin}/lesson/pay/${orderID}`
  const answer = await fetch(path, { method: 'POST', headers: { cookie, origin }, body, redirect: 'manual' })
  const to = answer.headers.get('location') ?? ''
  if (!to.startsWith(simulator.base)) throw new Error(`the pay page was answered ${answer.status} ${to}`)
  return to.split('/').at(-1)!
}

/** Issues one waiting document at once, as staff do. The others are due and follow. */
async function beginNumbering(place: SalesPlace): Promise<void> {
  const { first } = await waiting(place)
  const origin = `http://localhost:${place.port}`
  const path = `${origin}/billing/transaction/detail/${first}`
  const body = new URLSearchParams({ intent: 'document-issue' })
  const headers = { cookie: place.staff, origin }
  const answer = await fetch(path, { method: 'POST', headers, body, redirect: 'manual' })
  if (answer.status !== 302) throw new Error(`issuing a document was answered ${answer.status}`)
}

async function untilNumbered(place: SalesPlace): Promise<void> {
  while ((await waiting(place)).total > 0) await sleep(250)
}

/** The documents of the bench that wait for a number. The list may be empty before the total is 0: its rows are read after its ids. */
async function waiting({ port, staff }: SalesPlace) {
  const body = {
    ...{ args: [{ state: 'waiting', buyerName: 'bench' }], fields: ['state'] },
    paging: { page: 1, limit: 1 },
  }
  const { text } = await ask(port, { method: 'POST', path: '/api/tax_document/query', cookie: staff, body })
  const { data, total } = JSON.parse(text) as { data: { _id: string }[]; total: number }
  return { first: data[0]?._id, total }
}
