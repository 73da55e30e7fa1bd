import { decodeText } from '#domain/spreadsheet/decode-text.ts'
import { fileForm } from '#domain/spreadsheet/file-form.ts'
import type { Context } from '#platform/context.ts'
import { Unreadable } from '#platform/data/import-export/sheets/table.ts'
import { fileWords } from '#platform/data/import-export/words.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { readAiken } from './aiken/read-aiken.ts'
import { readGift } from './gift/read-gift.ts'
import { readMoodleXml } from './moodle-xml/read-moodle-xml.ts'
import { type FileItem, fileLimits, type FileProblem, type QuestionFileFormat } from './question-file.ts'
import { readQuestionTable } from './table/read-table.ts'

interface UploadedQuestions {
  name: string
  bytes: Uint8Array
}

const readers = { gift: readGift, aiken: readAiken, 'moodle-xml': readMoodleXml }

/** Reads a file of questions. Its name and content tell its format. A file that cannot be read is one problem. */
export async function readQuestionFile(ctx: Context, { name, bytes }: UploadedQuestions): Promise<FileItem[]> {
  if (bytes.length > fileLimits.bytes) return wholeFile('too-large', { max: fileLimits.bytes >> 20 })
  if (fileForm(bytes) === 'zip' || /\.(?:csv|xlsx|xls|ods)$/i.test(name)) return readSheet(ctx, bytes)
  const decoded = decodeText(bytes)
  if (!decoded || decoded.text.includes('\0')) return wholeFile('encoding')
  const text = decoded.text.replace(/^\ufeff/, '')
  if (text.trim() === '') return wholeFile('nothing')
  return readers[formatOf(text)](text)
}

function formatOf(text: string): Exclude<QuestionFileFormat, 'csv' | 'xlsx'> {
  if (/^\s*<(?:\?xml|quiz|!)/i.test(text)) return 'moodle-xml'
  return /^\s*(?:ANSWER|คำตอบ|เฉลย)\s*[:：]/im.test(text) ? 'aiken' : 'gift'
}

async function readSheet(ctx: Context, bytes: Uint8Array): Promise<FileItem[]> {
  try {
    return readQuestionTable(await ctx.app.spreadsheets.read(bytes))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const { th, en } = fileWords[error.fault]
    const values = { line: error.line ?? 0 }
    return [{ line: error.line ?? 1, problem: 'invalid', values: { th: fill(th, values), en: fill(en, values) } }]
  }
}

function wholeFile(problem: FileProblem['problem'], values: FileProblem['values'] = {}): FileProblem[] {
  return [{ line: 1, problem, values }]
}
