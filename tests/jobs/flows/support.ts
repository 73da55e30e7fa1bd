import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RunAnswer } from '#domain/flow/run-protocol.ts'
import type { FlowStep, FlowTrigger } from '#domain/flow/step.ts'
import { create } from '#platform/data/collection/write.ts'
import type { NewRowOf } from '#platform/data/collection/registry.ts'
import type { Context } from '#platform/context.ts'
import { driveRun } from '#platform/flow/engine/drive-run.ts'
import { answerRun } from '#platform/flow/runs/answer-run.ts'
import { readTimeline } from '#platform/flow/runs/list-runs.ts'
import { publishFlow } from '#modules/flow/running/publish-flow.server.ts'
import { driveByPerson, startByPerson } from '#modules/flow/running/start-by-person.server.ts'

/** A step with what it leaves out. */
export const step = (id: string, code: string, more: Partial<FlowStep> = {}): FlowStep => ({
  ...{ id, code, status: 'on', name: '', input: {}, request: '', output: {}, export: [], true: [], false: [] },
  ...more,
})

/** An alert, to see that a way was taken. */
export const alert = (id: string, message = id) => step(id, 'alert', { input: { message } })

/** Creates and publishes a flow. */
export const publish = async (
  admin: Context,
  steps: readonly FlowStep[],
  more: Partial<NewRowOf<'flow'>> & { trigger?: FlowTrigger } = {},
): Promise<string> => {
  const { _id } = await create(admin, 'flow', { name: 'ทดสอบ', trigger: 'button', steps: [...steps], ...more })
  await publishFlow(admin, _id)
  return _id
}

/** Performs what a run asks and answers it, until nothing more is asked. Returns the actions and the last answer. */
export const perform = async (
  ctx: Context,
  flowID: string,
  {
    form = {},
    isTrue = true,
    values,
  }: { form?: Record<string, unknown>; isTrue?: boolean; values?: Record<string, string> } = {},
) => {
  let reached: RunAnswer = await startByPerson(ctx, { flowID, form })
  let own = ctx
  const actions: RunAnswer['do'][number]['action'][] = []
  while (reached.do.length > 0 && actions.length < 20) {
    actions.push(...reached.do.map(({ action }) => action))
    const { run, token, seq } = reached
    const { session } = await answerRun(own, { run, token, seq, outcome: { isTrue, ...(values && { values }) } })
    if (session) own = { ...own, session: { hash: session.binding } as Context['session'] }
    reached = await driveByPerson(own, run)
  }
  return { actions, reached, codes: actions.map(({ code }) => code) }
}

/** The steps of a run by their ids and states. */
export const timeline = async (admin: Context, run: string) => {
  const { run: open, steps } = await readTimeline(admin, run)
  return { state: open.row.state, row: open.row, steps, states: steps.map((one) => `${one.stepID} ${one.state}`) }
}

/** Takes a run on as its job does. */
export const drive = (admin: Context, run: string) =>
  driveRun({ ...admin, viewer: { id: '', role: 'admin', home: '', name: '' } }, { run })

interface Received {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** A server of the test. A path of three digits is answered with this status, `/hang` never, `/echo` with what was sent. */
export const openTestServer = async () => {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString('utf8')
      const path = request.url ?? ''
      received.push({ method: request.method ?? '', path, headers: request.headers, body })
      if (path === '/hang') return
      if (path === '/drop') return void request.socket.destroy()
      if (path === '/large') return void response.end('x'.repeat(300 * 1024))
      if (path === '/away') return void response.writeHead(302, { location: '/200' }).end()
      const status = Number(/^\/(\d{3})/.exec(path)?.[1] ?? 200)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(path === '/echo' ? JSON.stringify({ headers: request.headers, body }) : '{"id":7,"name":"ก"}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}`, received, close }
}
