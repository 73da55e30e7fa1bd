/** A row of a sheet by the plain names of its columns: `label::Thai (th)` is `label::thai (th)`. */
export type SheetRecord = ReadonlyMap<string, string>

const mostColumns = 200
const mostUnits = 10_000

/** Returns the rows under the heading row of a sheet, without empty ones. Numbers and dates become text. */
export function sheetRecords(rows: readonly (readonly unknown[])[], most: number): SheetRecord[] {
  const [heading = [], ...body] = rows.slice(0, most + 1)
  const columns = heading.slice(0, mostColumns).map((cell) =>
    cellText(cell)
      .slice(0, 100)
      .toLowerCase()
      .replace(/\s*:{1,2}\s*/, '::'),
  )
  return body
    .map((cells) => new Map(columns.map((column, at): [string, string] => [column, cellText(cells[at])])))
    .filter((record) => record.values().some((text) => text !== ''))
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell).slice(0, mostUnits).trim()
    : ''
}

/** Returns the text of a translated column: Thai, then the default language, then without a language, then any. */
export function translated(record: SheetRecord, { column, language }: { column: string; language: string }): string {
  const all = [...record].filter(([name, text]) => text !== '' && (name === column || name.startsWith(`${column}::`)))
  const wanted = [
    isThai,
    (name: string) => name === `${column}::${language.toLowerCase()}`,
    (name: string) => name === column,
  ]
  const found = wanted.map((isWanted) => all.find(([name]) => isWanted(name))).find((each) => each !== undefined)
  return (found ?? all[0])?.[1] ?? ''
}

const isThai = (column: string) => /::(?:th|thai|ไทย|.*\(th\))/.test(column)
