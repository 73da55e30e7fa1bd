import type { Context } from '#platform/context.ts'
import { fileTypes } from '#platform/data/import-export/file-types.ts'
import { writeAiken } from './aiken/write-aiken.ts'
import { writeGift } from './gift/write-gift.ts'
import { writeMoodleXml } from './moodle-xml/write-moodle-xml.ts'
import type { PortableQuestion, QuestionFileFormat } from './question-file.ts'
import { questionRows, questionSheet, writeCsv } from './table/write-table.ts'

/** A file to send: its bytes, content type and extension. */
export interface QuestionFile {
  bytes: Uint8Array
  type: string
  extension: string
}

interface QuestionExport {
  items: readonly PortableQuestion[]
  format: QuestionFileFormat
  /** The name of the sheet of an XLSX file. */
  title: string
}

const plain = 'text/plain; charset=utf-8'
const texts = {
  gift: { write: writeGift, type: plain, extension: 'gift.txt' },
  aiken: { write: writeAiken, type: plain, extension: 'aiken.txt' },
  'moodle-xml': { write: writeMoodleXml, type: 'application/xml; charset=utf-8', extension: 'xml' },
  csv: { write: writeCsv, type: `${fileTypes.csv}; charset=utf-8`, extension: 'csv' },
} as const

/** Writes questions with their keys as a file. What the format lacks is listed by `lossesOf` before. */
export async function writeQuestionFile(ctx: Context, { items, format, title }: QuestionExport): Promise<QuestionFile> {
  if (format === 'xlsx')
    return { bytes: await writeXlsx(ctx, { items, title }), type: fileTypes.xlsx, extension: 'xlsx' }
  const { write, type, extension } = texts[format]
  return { bytes: Buffer.from(write(items)), type, extension }
}

/** A cell of XLSX holds less than the longest stem. */
function writeXlsx(ctx: Context, { items, title }: Pick<QuestionExport, 'items' | 'title'>): Promise<Uint8Array> {
  const rows = questionRows(items.filter(({ question }) => question.stem.length <= 32_000))
  return ctx.app.spreadsheets.write(questionSheet(title), batchesOf(rows))
}

async function* batchesOf(rows: string[][]): AsyncGenerator<string[][]> {
  for (let at = 0; at < rows.length; at += 200) yield rows.slice(at, at + 200)
}
