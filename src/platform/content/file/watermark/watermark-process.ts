import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Unstampable } from './watermark-pdf.ts'
import type { WorkerResponse, Order } from './worker.ts'

/** What one document may take: time in milliseconds, memory in megabytes. */
export interface Limits {
  ms: number
  mb: number
}

/**
 * Stamps one document in a process of its own, which ends with it: a document that wants too much time or memory takes
 * only that process with it. It sees no variable of the server, so no secret.
 */
export const stampApart = async (worker: string, { order, limits }: { order: Order; limits: Limits }) => {
  const child = fork(worker, {
    env: {},
    execArgv: [`--max-old-space-size=${limits.mb}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const alarm = setTimeout(() => child.kill('SIGKILL'), limits.ms)
  const watch = setInterval(() => void watchMemory(child, limits.mb), 100)
  try {
    return await answerOf(child, order)
  } finally {
    clearTimeout(alarm)
    clearInterval(watch)
    child.kill('SIGKILL')
  }
}

const answerOf = (child: ChildProcess, order: Order) =>
  new Promise<Unstampable | 'too-heavy' | null>((resolve, reject) => {
    child.once('message', ({ fault }: WorkerResponse) => resolve(fault))
    child.once('error', reject)
    child.once('exit', () => resolve('too-heavy'))
    // What cannot be sent any more is told by `exit`.
    child.send(order, () => {})
  })

/** What is unpacked lies outside the heap, which alone Node holds to a limit. */
async function watchMemory(child: ChildProcess, mb: number) {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0)
  if (kilobytes > mb * 1024) child.kill('SIGKILL')
}
