import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Message, PaymentSimulator, simulatorKey } from '../../scripts/testing/payment/simulator.ts'
import { openSmtp } from '../support/smtp.ts'
import { demoPassword, newDataDir, type Running, startServer } from '../support/server.ts'

/** A sale as far as its client knows. */
export interface Sale {
  courseID?: string
  orderID?: string
  link?: string
  isPaid?: boolean
}

const buyers = ['somying', 'decha'] as const

/**
 * A buyer, the staff and the gateway of a server that may be killed at any moment. Each step that got no answer is repeated, as people
 * and gateways do. The clock of the server can be moved.
 */
export const openSellingClient = async (env: Record<string, string> = {}) => {
  const data = newDataDir()
  const clock = join(data.folder, 'clock')
  const smtp = await openSmtp()
  let ahead = 0
  let server: Running
  const cookies: Record<string, string> = {}
  let providerID = ''
  const undelivered: Message[] = []
  const simulator = new PaymentSimulator({
    clock: () => Date.now() + ahead,
    deliver: async (message) => void undelivered.push(message),
  })
  const base = await simulator.start()
  const pass = (ms: number) => {
    ahead += ms
    writeFileSync(clock, String(ahead))
  }
  pass(0)

  const ask = (path: string, init: RequestInit) => fetch(`${server.url}${path}`, { redirect: 'manual', ...init })
  const call = async (path: string, who: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', cookie: cookies[who] ?? '' }
    const answer = await ask(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 300)}`)
    return { text, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
  }
  const idOf = async (path: string, who: string, row: object) =>
    (JSON.parse((await call(path, who, { data: row })).text) as { _id: string })._id
  const signIn = async (username: string, side: 'frontend' | 'backend') => {
    const { cookie } = await call('/signin', '', { username, password: demoPassword, interface: side, remember: true })
    return cookie
  }

  /** Starts the server and signs staff in. The first start also makes the way to pay and signs the buyers in. */
  const start = async () => {
    const moved = join(import.meta.dirname, 'moved-clock.ts')
    server = await startServer({
      dataDir: data.folder,
      env: {
        ...{ ...env, SMTP_URL: smtp.url, PAYMENT_SIMULATOR_URL: base },
        ...{ MOVED_CLOCK: clock, NODE_OPTIONS: `--import=${moved}` },
      },
    })
    // The clock passes the longest session of staff.
    cookies['admin'] = await signIn('admin', 'backend')
    if (providerID !== '') return
    for (const name of buyers) cookies[name] = await signIn(name, 'frontend')
    providerID = await idOf('/payment_provider', 'admin', {
      ...{ name: 'บัตรทดสอบ', kind: 'card', accountName: 'วิชา', gateway: 'simulator' },
      ...{ secretKey: simulatorKey, webhookSecret: simulator.webhookSecret },
    })
  }

  /** Presses the button of the gateway on the pay page. Returns the link that it leads to. */
  const openGateway = async (orderID: string, buyer: string) => {
    const headers = {
      ...{ 'content-type': 'application/x-www-form-urlencoded', origin: server.url },
      cookie: cookies[buyer]!,
    }
    const body = new URLSearchParams({ intent: 'card', provider: providerID }).toString()
    const answer = await ask(`/lesson/pay/${orderID}`, { method: 'POST', headers, body })
    const to = answer.headers.get('location') ?? ''
    if (!to.startsWith(base)) throw new Error(`the pay page was answered ${answer.status} ${to}`)
    return to.split('/').at(-1)!
  }

  /** Sends what the gateway could not deliver, until the server has acknowledged it. */
  const deliver = async () => {
    while (undelivered.length > 0) {
      const [{ body, headers }] = undelivered as [Message]
      const answer = await ask('/api/payment/simulator', {
        method: 'POST',
        headers: { ...headers, ...simulator.sign(body) },
        body,
      })
      if (answer.status !== 200) throw new Error(`the webhook was answered ${answer.status}`)
      undelivered.shift()
    }
  }

  /** Does the steps of a sale that are left, to the last acknowledged message. Throws when the server is gone. */
  const sell = async (sale: Sale, n: number) => {
    const buyer = buyers[n % buyers.length]!
    sale.courseID ??= await idOf('/course', 'admin', { name: `เชื่อม ${n}`, status: true, price: 700 })
    sale.orderID ??= await idOf('/order', buyer, { courseID: sale.courseID })
    sale.link ??= await openGateway(sale.orderID, buyer)
    if (!sale.isPaid) await simulator.pay(sale.link, 'ok')
    sale.isPaid = true
    await deliver()
  }

  /** Rows of a collection, as staff read them. */
  const rows = async <T>(collection: string, where: object, fields: readonly string[]): Promise<T[]> => {
    const body = { args: [where], fields, paging: { page: 1, limit: 2000 } }
    return (JSON.parse((await call(`/${collection}/query`, 'admin', body)).text) as { data: T[] }).data
  }

  return {
    ...{ start, sell, rows, pass, simulator, smtp },
    kill: () => server.kill(),
    close: async () => {
      await server.stop()
      await simulator.stop()
      await smtp.close()
      data.remove()
    },
  }
}

export type SellingClient = Awaited<ReturnType<typeof openSellingClient>>
