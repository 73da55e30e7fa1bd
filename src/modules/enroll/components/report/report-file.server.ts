import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { csvLines } from '#platform/data/import-export/export/formats.ts'
import type { MadeFile } from '#ui/state/made-file.tsx'

/** A table for export: the first column is text and the others are numbers. */
interface ReportTable {
  name: string
  heads: string[]
  rows: string[][]
}

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
} as const

/** The file for a form's `intent` (`xlsx` or `csv`). Throws not-found for any other value. */
export const reportFile = async (ctx: Context, intent: unknown, table: ReportTable): Promise<MadeFile> => {
  if (intent !== 'xlsx' && intent !== 'csv') throw notFound()
  const forms = table.heads.map((_head, at) => (at === 0 ? ('text' as const) : ('number' as const)))
  const shape = { title: table.name, heads: table.heads, forms }
  const bytes =
    intent === 'xlsx'
      ? Buffer.from(await ctx.app.spreadsheets.write(shape, once(table.rows)))
      : await joined(csvLines(shape, once(table.rows)))
  return { href: `data:${types[intent]};base64,${bytes.toString('base64')}`, name: `${table.name}.${intent}` }
}

async function* once(rows: string[][]) {
  yield rows
}

async function joined(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}
