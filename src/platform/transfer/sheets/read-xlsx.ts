import { inflateRawSync } from 'node:zlib'
import { readSheet } from 'read-excel-file/universal'
import { firstSheetPart } from '#domain/spreadsheet/first-sheet.ts'
import { type SheetExtent, sheetExtent } from '#domain/spreadsheet/sheet-extent.ts'
import { zipDirectory, type ZipEntry } from '#domain/spreadsheet/zip-directory.ts'
import { caps } from '../caps.ts'
import { type Table, Unreadable } from './table.ts'

type Value = string | number | boolean | Date | null

const lastRowOfExcel = 1_048_576

/** The cells of the first sheet of an XLSX file as text; throws Unreadable before anything grows beyond the caps. */
export const readXlsx = async (bytes: Uint8Array): Promise<Table> => {
  const entries = zipDirectory(bytes, caps.zip)
  if (typeof entries === 'string') throw new Unreadable(entries)
  const { broken } = checked(extentOf(unpackedParts(bytes, entries)))
  const rows = await firstSheet(bytes)
  if (rows.length > caps.rows + 1) throw new Unreadable('too-many-rows')
  return { rows: rows.map((row) => row.map(asText)), broken }
}

/** Every XML part by its name, unpacked; each must be exactly as long as the directory says. */
function unpackedParts(bytes: Uint8Array, entries: readonly ZipEntry[]): Map<string, string> {
  const xml = entries.filter((entry) => /\.(xml|rels)$/.test(entry.name))
  return new Map(xml.map((entry) => [entry.name, unpacked(bytes, entry).toString('utf8')]))
}

function unpacked(bytes: Uint8Array, entry: ZipEntry): Buffer {
  const packed = bytes.subarray(entry.start, entry.start + entry.packedSize)
  const content = entry.method === 0 ? Buffer.from(packed) : inflated(packed, entry.size)
  if (content.length !== entry.size) throw new Unreadable('broken')
  return content
}

function inflated(packed: Uint8Array, size: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) })
  } catch {
    throw new Unreadable('broken')
  }
}

function extentOf(parts: ReadonlyMap<string, string>): SheetExtent {
  const workbook = parts.get('xl/workbook.xml')
  if (workbook === undefined) throw new Unreadable(parts.has('content.xml') ? 'open-document' : 'not-a-sheet')
  const sheet = parts.get(firstSheetPart(workbook, parts.get('xl/_rels/workbook.xml.rels') ?? '') ?? '')
  if (sheet === undefined) throw new Unreadable('not-a-sheet')
  return sheetExtent(sheet)
}

function checked(extent: SheetExtent): SheetExtent {
  if (extent.rows > caps.rows + 1 || extent.lastRow > lastRowOfExcel) throw new Unreadable('too-many-rows')
  if (extent.columns > caps.columns) throw new Unreadable('too-many-columns')
  return extent
}

async function firstSheet(bytes: Uint8Array): Promise<Value[][]> {
  try {
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
    return (await readSheet(file, { trim: false })) as Value[][]
  } catch {
    throw new Unreadable('broken')
  }
}

function asText(value: Value): string {
  if (value === null) return ''
  if (value instanceof Date) return dayOrInstant(value)
  // Fifteen digits are what a spreadsheet keeps and shows; the rest is noise of its arithmetic.
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : String(value)
}

/** A date cell says what the clock of its author showed: a day, or a time of that day in Thailand. */
function dayOrInstant(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const iso = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : `${iso.slice(0, 19)}+07:00`
}
