import { join } from 'node:path'
import { tooMany } from '#platform/errors/errors.ts'
import type { FileSessionCounts } from './file-session.ts'
import type { NamedTable, Sheet, Table } from './table.ts'
import { Reader } from './reader.ts'

declare module '#platform/context.ts' {
  interface App {
    spreadsheets: Spreadsheets
  }
}

const mostWaiting = 8

/**
 * Reads and writes spreadsheet files, one at a time, each in its own child process. The server stays responsive, and an
 * oversized file ends only its process.
 */
export class Spreadsheets {
  #worker: string
  #turn: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(root: string) {
    this.#worker = join(root, 'src/platform/data/import-export/sheets/worker.ts')
  }

  /** Returns the cells of a CSV or XLSX file as text. Throws Unreadable, or too-many if the queue is full. */
  read(bytes: Uint8Array): Promise<Table> {
    return this.#inTurn(async (reader) => {
      const { broken } = await reader.ask({ act: 'read', bytes })
      return { rows: await allRows(reader), broken: broken! }
    })
  }

  /** Returns every sheet of an XLSX file by name. Throws as `read` does. */
  readBook(bytes: Uint8Array): Promise<NamedTable[]> {
    return this.#inTurn(async (reader) => {
      const { sheets } = await reader.ask({ act: 'read-book', bytes })
      const rows = await allRows(reader)
      let from = 0
      return sheets!.map(({ count, ...sheet }) => ({ ...sheet, rows: rows.slice(from, (from += count)) }))
    })
  }

  /** Writes an XLSX file of one sheet, whose rows arrive a few at a time. */
  write(sheet: Sheet, rows: AsyncIterable<string[][]>): Promise<Uint8Array> {
    return this.writeBook([{ sheet, rows }])
  }

  /** Writes an XLSX file of several sheets, in this order. */
  writeBook(sheets: readonly { sheet: Sheet; rows: AsyncIterable<string[][]> }[]): Promise<Uint8Array> {
    return this.#inTurn(async (reader) => {
      const counted: FileSessionCounts<Sheet>[] = []
      for (const { sheet, rows } of sheets) {
        let count = 0
        for await (const some of rows) {
          count += some.length
          await reader.ask({ act: 'give', rows: some })
        }
        counted.push({ ...sheet, count })
      }
      const { file } = await reader.ask({ act: 'write', sheets: counted })
      return file!
    })
  }

  async #inTurn<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    if (this.#waiting >= mostWaiting) throw tooMany()
    this.#waiting++
    const mine = this.#turn.then(() => inReader(this.#worker, work))
    this.#turn = mine.catch(() => {}).finally(() => this.#waiting--)
    return mine
  }
}

async function inReader<T>(source: string, work: (reader: Reader) => Promise<T>): Promise<T> {
  const reader = new Reader(source)
  try {
    return await work(reader)
  } finally {
    reader.close()
  }
}

async function allRows(reader: Reader): Promise<string[][]> {
  const rows: string[][] = []
  for (let taken = await taking(reader); taken.length > 0; taken = await taking(reader))
    for (const row of taken) rows.push(row)
  return rows
}

const taking = async (reader: Reader) => (await reader.ask({ act: 'take' })).rows!
