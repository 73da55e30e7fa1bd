// Node runs this file directly, in a process for one document. Use only erasable syntax.
import { readFile, writeFile } from 'node:fs/promises'
import { stampPdf, type Unstampable } from './watermark-pdf.ts'

/** A document, and where to write its copy. */
export interface Order {
  from: string
  to: string
  text: string
}
export interface WorkerResponse {
  fault: Unstampable | null
}

async function carryOut({ from, to, text }: Order): Promise<WorkerResponse> {
  const made = await stampPdf(await readFile(from), text)
  if (typeof made === 'string') return { fault: made }
  await writeFile(to, made)
  return { fault: null }
}

const report = async (order: Order) => process.send!(await carryOut(order))
process.on('message', (order: Order) => void report(order))
