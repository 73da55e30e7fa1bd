import { join } from 'node:path'
import { tooMany } from '#platform/errors/errors.ts'
import type { Sheet, Table } from './table.ts'
import { Thread } from './thread.ts'

const mostWaiting = 8

/**
 * Reads and writes spreadsheet files, one at a time, each in a thread of its own that ends with it: the server goes on
 * answering meanwhile, and a file that wants too much takes only its thread with it.
 */
export class Sheets {
  #worker: string
  #turn: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(root: string) {
    this.#worker = join(root, 'src/platform/transfer/sheets/worker.ts')
  }

  /** The cells of a CSV or XLSX file as text; throws Unreadable, or too-many when many files wait already. */
  read(bytes: Uint8Array): Promise<Table> {
    return this.#inTurn(async (thread) => {
      const { broken } = await thread.ask({ act: 'read', bytes })
      const rows: string[][] = []
      for (let taken = await taking(thread); taken.length > 0; taken = await taking(thread))
        for (const row of taken) rows.push(row)
      return { rows, broken: broken! }
    })
  }

  /** An XLSX file of one sheet, whose rows come a few at a time. */
  write(sheet: Sheet, rows: AsyncIterable<string[][]>): Promise<Uint8Array> {
    return this.#inTurn(async (thread) => {
      for await (const some of rows) await thread.ask({ act: 'give', rows: some })
      const { file } = await thread.ask({ act: 'write', sheet })
      return file!
    })
  }

  async #inTurn<T>(work: (thread: Thread) => Promise<T>): Promise<T> {
    if (this.#waiting >= mostWaiting) throw tooMany()
    this.#waiting++
    const mine = this.#turn.then(() => inThread(this.#worker, work))
    this.#turn = mine.catch(() => {}).finally(() => this.#waiting--)
    return mine
  }
}

async function inThread<T>(source: string, work: (thread: Thread) => Promise<T>): Promise<T> {
  const thread = new Thread(source)
  try {
    return await work(thread)
  } finally {
    await thread.close()
  }
}

const taking = async (thread: Thread) => (await thread.ask({ act: 'take' })).rows!
