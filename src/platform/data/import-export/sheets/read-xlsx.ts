import { inflateRawSync } from 'node:zlib'
import readSheets, { readSheet } from 'read-excel-file/universal'
import { type SheetExtent, sheetExtent } from '#domain/spreadsheet/sheet-extent.ts'
import { sheetParts } from '#domain/spreadsheet/sheet-parts.ts'
import { plainPart } from '#domain/spreadsheet/xlsx/plain-parts.ts'
import { tagsAgree } from '#domain/spreadsheet/xlsx/tags-agree.ts'
import { zipDirectory, type ZipEntry } from '#domain/spreadsheet/zip-directory.ts'
import { caps } from '../caps.ts'
import { storedZip } from './stored-zip.ts'
import { type NamedTable, type Table, Unreadable } from './table.ts'

type Value = string | number | boolean | Date | null

const lastRowOfExcel = 1_048_576

/**
 * Returns the cells of the first sheet of an XLSX file as text. Throws Unreadable before anything exceeds the limits.
 */
export const readXlsx = async (bytes: Uint8Array): Promise<Table> => {
  const { sheets, plain } = partsIn(bytes)
  const { broken } = checked(sheets.slice(0, 1))[0]!
  const rows = await built(plain, (file) => readSheet(file, { trim: false }))
  if (rows.length > caps.rows + 1) throw new Unreadable('too-many-rows')
  return tableOf(rows as Value[][], broken)
}

/** Returns every sheet of an XLSX file by name, in tab order. The limits apply to all sheets together. */
export const readBook = async (bytes: Uint8Array): Promise<NamedTable[]> => {
  const parts = partsIn(bytes)
  if (parts.sheets.length > caps.sheets) throw new Unreadable('too-many-sheets')
  const extents = checked(parts.sheets)
  const sheets = await built(parts.plain, (file) => readSheets(file, { trim: false }))
  if (sheets.length !== extents.length) throw new Unreadable('broken')
  const rows = sheets.reduce((sum, { data }) => sum + Math.max(0, data.length - 1), 0)
  if (rows > caps.rows) throw new Unreadable('too-many-rows')
  return sheets.map(({ sheet, data }, at) => ({ name: sheet, ...tableOf(data as Value[][], extents[at]!.broken) }))
}

const tableOf = (rows: readonly Value[][], broken: Table['broken']): Table => ({
  rows: rows.map((row) => row.map(asText)),
  broken,
})

/**
 * Returns the unpacked XML of each sheet, and a normalised copy of the file. Every part must have exactly the size in
 * its directory, and matching tags. A lenient reader would otherwise read something else.
 */
function partsIn(bytes: Uint8Array): { sheets: string[]; plain: Uint8Array } {
  const entries = zipDirectory(bytes, caps.zip)
  if (typeof entries === 'string') throw new Unreadable(entries)
  const parts = unpackedParts(bytes, entries)
  const workbook = parts.get('xl/workbook.xml')
  if (workbook === undefined) throw new Unreadable(parts.has('content.xml') ? 'open-document' : 'not-a-sheet')
  const sheets = sheetParts(workbook, parts.get('xl/_rels/workbook.xml.rels') ?? '').map((name) =>
    parts.get(name ?? ''),
  )
  if (sheets[0] === undefined) throw new Unreadable('not-a-sheet')
  if (![...parts.values()].every(tagsAgree)) throw new Unreadable('broken')
  return { sheets: sheets.map((xml) => xml ?? ''), plain: plainFile(bytes, parts) }
}

function plainFile(bytes: Uint8Array, parts: ReadonlyMap<string, string>): Uint8Array {
  const plain = new Map([...parts].map(([name, xml]) => [name, plainPart(name, xml)]))
  const isPlain = [...plain].every(([name, xml]) => xml === parts.get(name))
  return isPlain ? bytes : storedZip(new Map([...plain].map(([name, xml]) => [name, Buffer.from(xml)])))
}

/** Returns every XML part by name. */
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

/** Returns the extents of the sheets. Throws if one alone or all together exceed the limits. */
function checked(sheets: readonly string[]): SheetExtent[] {
  const extents = sheets.map(sheetExtent)
  if (extents.some(({ lastRow }) => lastRow > lastRowOfExcel)) throw new Unreadable('too-many-rows')
  if (extents.reduce((sum, { rows }) => sum + Math.max(0, rows - 1), 0) > caps.rows)
    throw new Unreadable('too-many-rows')
  if (extents.some(({ columns }) => columns > caps.columns)) throw new Unreadable('too-many-columns')
  return extents
}

async function built<T>(bytes: Uint8Array, read: (file: ArrayBuffer) => Promise<T>): Promise<T> {
  try {
    return await read(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
  } catch {
    throw new Unreadable('broken')
  }
}

function asText(value: Value): string {
  if (value === null) return ''
  if (value instanceof Date) return dayOrInstant(value)
  // A spreadsheet stores and shows fifteen digits; the rest is rounding noise.
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : String(value)
}

/** A date cell contains the author's local time: a day, or a time of that day in Thailand. */
function dayOrInstant(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const iso = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : `${iso.slice(0, 19)}+07:00`
}
