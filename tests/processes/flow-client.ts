import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunState } from '#domain/flow/run-protocol.ts'
import type { FlowStep } from '#domain/flow/step.ts'
import { demoPassword, newDataDir, type Running, startServer } from '../support/server.ts'

/** A call that the other system got. */
export interface RemoteCall {
  method: string
  key: string
  /** The number of the run, as its form said. */
  n: number
}

/** How long the other system takes to answer a call that may not be repeated. */
export const slowestMs = 300

/** The other system. It answers after some milliseconds, so that kills meet calls. */
async function openRemote() {
  const calls: RemoteCall[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { n } = JSON.parse(Buffer.concat(pieces).toString('utf8')) as { n: number }
      calls.push({ method: request.method!, key: String(request.headers['idempotency-key']), n })
      void sleep(request.method === 'POST' ? slowestMs : Math.random() * 100).then(() => response.end('{"ok":true}'))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { host, calls, close }
}

/** An administrator who starts flows at a server that may be killed at any moment. The clock of the server can be moved. */
export const openFlowClient = async () => {
  const data = newDataDir()
  const remote = await openRemote()
  const clock = join(data.folder, 'clock')
  let ahead = 0
  let server: Running
  let cookie = ''
  const pass = (ms: number) => writeFileSync(clock, String((ahead += ms)))
  pass(0)

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, { redirect: 'manual', ...init, headers: { cookie, ...init.headers } })
  const call = async <Reply>(path: string, body: unknown): Promise<Reply> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await ask(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return (await answer.json()) as Reply
  }
  const send = async (path: string, form: Record<string, string>) => {
    const headers = { origin: server.url }
    const answer = await ask(path, { method: 'POST', headers, body: new URLSearchParams(form) })
    if (answer.status !== 302 && answer.status !== 303) throw new Error(`${path} was answered ${answer.status}`)
    return answer.headers.get('location') ?? ''
  }
  const create = async (collection: string, row: object) =>
    (await call<{ _id: string }>(`/${collection}`, { data: row }))._id
  const rows = async <Row>(collection: string, { where, fields }: { where: object; fields: readonly string[] }) =>
    (
      await call<{ data: Row[] }>(`/${collection}/query`, {
        args: [where],
        ...{ fields, paging: { page: 1, limit: 2000 } },
      })
    ).data

  const start = async () => {
    const moved = join(import.meta.dirname, 'moved-clock.ts')
    const env = { INNER_HOSTS: remote.host, MOVED_CLOCK: clock, NODE_OPTIONS: `--import=${moved}` }
    server = await startServer({ dataDir: data.folder, env })
    await signIn()
  }

  /** A session ends when nobody uses it for as long as the clock is moved. */
  const signIn = async () => {
    cookie = ''
    await call('/signin', { username: 'admin', password: demoPassword, interface: 'backend', remember: true })
    const [course] = await rows<{ unit: string }>('course', { where: {}, fields: ['unit'] })
    await send('/member/sites', { site: course!.unit, next: '' })
  }

  /** Publishes a flow of the steps with a new product and a new template. */
  const publish = async (steps: (of: { sku: string; template: string; url: string }) => FlowStep[]) => {
    await send('/setup/workflow/keys', { intent: 'add-host', host: remote.host })
    const template = await create('email_template', { name: 'ทดสอบ', subject: 'ทดสอบ {{form.n}}' })
    const productID = await create('product', { name: 'สินค้าทดสอบ', price: 10 })
    await create('sub_product', { productID, sku: 'KILL-1' })
    const flow = {
      name: 'ทดสอบ',
      trigger: 'button',
      steps: steps({ sku: 'KILL-1', template, url: `http://${remote.host}/` }),
    }
    const flowID = await create('flow', flow)
    const sent = { intent: 'publish', version: '1', steps: JSON.stringify(flow.steps) }
    const location = await send(`/setup/workflow/steps/${flowID}`, sent)
    if (!location.includes('published')) throw new Error(`the flow was not published: ${location}`)
    return flowID
  }

  /** The ids of the runs of a flow in a state, from the history that staff see. */
  const runsIn = async (flow: string, state: RunState): Promise<string[]> => {
    const ids: string[] = []
    for (let page = 1; page < 100; page++) {
      const query = new URLSearchParams({ flow, state, page: String(page) })
      const answer = await ask(`/setup/workflow/runs?${query}`)
      if (answer.status !== 200) throw new Error(`the runs were answered ${answer.status}`)
      const text = await answer.text()
      ids.push(...[...text.matchAll(/href="\/setup\/workflow\/runs\/([0-9a-f]{24})"/g)].map(([, id]) => id!))
      if (!text.includes(`page=${page + 1}"`)) break
    }
    return [...new Set(ids)]
  }

  return {
    ...{ start, pass, call, send, rows, publish, runsIn, remote },
    kill: () => server.kill(),
    close: async () => {
      await server.kill()
      remote.close()
      data.remove()
    },
  }
}
