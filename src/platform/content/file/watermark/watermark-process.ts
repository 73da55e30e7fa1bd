import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Unstampable } from './watermark-pdf.ts'
import type { WorkerResponse, Order } from './worker.ts'

/** Limits for one document: time in milliseconds, memory in megabytes. */
export interface Limits {
  ms: number
  mb: number
}

/**
 * Adds a watermark in a child process for one document. A document that exceeds a limit ends only that process. The
 * process gets none of the server's environment variables, so no secrets.
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
    // A failure to send is reported by `exit`.
    child.send(order, () => {})
  })

/** Decompressed data is outside the heap, which is all that Node limits. */
async function watchMemory(child: ChildProcess, mb: number) {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0)
  if (kilobytes > mb * 1024) child.kill('SIGKILL')
}
