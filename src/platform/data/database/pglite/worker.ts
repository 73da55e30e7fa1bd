// Node runs this file directly in a thread, outside the build. Use only erasable syntax and no `#` imports.
import { parentPort, workerData } from 'node:worker_threads'
import { compileEngine, openEmbedded } from './embedded.ts'
import { failureOf, type Order, type Report, type Result, type Task } from './messages.ts'
import { Statements } from './statements.ts'

const task = workerData as Task
const report = (message: Report) => parentPort!.postMessage(message)
const engine = task.engine ?? (await compileEngine())
const database = await openEmbedded(task.folder, { engine, isDurable: task.isDurable })
const statements = new Statements(database)
database.onNotification((channel, payload) => report({ kind: 'notification', channel, payload }))

const carryOut = async ({ act, text, params }: Order): Promise<Result> => {
  if (act === 'close') {
    await database.close()
    return { rows: [] }
  }
  const { rows, affectedRows, command } = await statements.ask(text, params)
  return { rows, affectedRows, command }
}

/** After a trap or a stack overflow the PostgreSQL inside is unreliable. The thread ends, and the next one recovers. */
const isBroken = (error: unknown): boolean =>
  !(error instanceof Error) || error instanceof WebAssembly.RuntimeError || error instanceof RangeError

const answer = async (order: Order): Promise<void> => {
  try {
    report({ kind: 'result', id: order.id, result: await carryOut(order) })
  } catch (error) {
    if (isBroken(error)) throw error
    report({ kind: 'failure', id: order.id, failure: failureOf(error as Error) })
  }
}

parentPort!.on('message', (order: Order) => void answer(order))
report({ kind: 'ready', engine })
