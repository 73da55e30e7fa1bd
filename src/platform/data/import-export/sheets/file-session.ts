import { fileForm } from '#domain/spreadsheet/file-form.ts'
import { type BrokenCell, type Fault, type NamedTable, type Sheet, type Table, Unreadable } from './table.ts'

/**
 * A sheet without its rows, and its number of rows. Rows of several sheets are transferred one sheet after the other.
 */
export type FileSessionCounts<S> = S & { count: number }

/** Rows are transferred a few at a time, because the other side blocks while it receives a message. */
export type Order =
  | { act: 'read'; bytes: Uint8Array }
  | { act: 'read-book'; bytes: Uint8Array }
  | { act: 'take' }
  | { act: 'give'; rows: string[][] }
  | { act: 'write'; sheets: FileSessionCounts<Sheet>[] }
export type FileSessionResponse = {
  broken?: BrokenCell[]
  sheets?: FileSessionCounts<Omit<NamedTable, 'rows'>>[]
  rows?: string[][]
  file?: Uint8Array
  fault?: Fault
  line?: number | undefined
}

const cellsAtOnce = 10_000

/**
 * A session that reads or writes one file and answers one order after the other. File errors are returned as values.
 */
export const openFileSession = () => {
  let rows: string[][] = []
  let atOnce = 1
  const orders = {
    async read(bytes: Uint8Array): Promise<FileSessionResponse> {
      const table = await read(bytes)
      lay(table.rows)
      return { broken: table.broken }
    },
    async 'read-book'(bytes: Uint8Array): Promise<FileSessionResponse> {
      const tables = await readBook(bytes)
      lay(tables.flatMap((table) => table.rows))
      return { sheets: tables.map(({ name, broken, rows: { length } }) => ({ name, broken, count: length })) }
    },
    take: (): FileSessionResponse => ({ rows: rows.splice(0, atOnce) }),
    give(more: string[][]): FileSessionResponse {
      for (const row of more) rows.push(row)
      return {}
    },
    async write(sheets: FileSessionCounts<Sheet>[]): Promise<FileSessionResponse> {
      const { writeXlsx } = await import('./write-xlsx.ts')
      return { file: await writeXlsx(sheets.map((sheet) => ({ sheet, rows: rows.splice(0, sheet.count) }))) }
    },
  }
  const lay = (read: string[][]) => {
    rows = read
    atOnce = Math.ceil(cellsAtOnce / rows.reduce((widest, row) => Math.max(widest, row.length), 1))
  }
  return async (order: Order): Promise<FileSessionResponse> => {
    try {
      if (order.act === 'read' || order.act === 'read-book') return await orders[order.act](order.bytes)
      if (order.act === 'give') return orders.give(order.rows)
      return order.act === 'take' ? orders.take() : await orders.write(order.sheets)
    } catch (error) {
      if (error instanceof Unreadable) return { fault: error.fault, line: error.line }
      throw error
    }
  }
}

/** Loads the library of a format only when needed: loading is most of a worker's start time. */
async function read(bytes: Uint8Array): Promise<Table> {
  const form = fileForm(bytes)
  if (form === 'zip') return (await import('./read-xlsx.ts')).readXlsx(bytes)
  if (form === 'text') return (await import('./read-csv.ts')).readCsv(bytes)
  throw new Unreadable(form === 'xml' || form === 'binary' ? 'not-a-sheet' : form)
}

/** Only XLSX contains several sheets. */
async function readBook(bytes: Uint8Array): Promise<NamedTable[]> {
  const form = fileForm(bytes)
  if (form === 'zip') return (await import('./read-xlsx.ts')).readBook(bytes)
  throw new Unreadable(form === 'xml' || form === 'binary' || form === 'text' ? 'not-a-book' : form)
}
