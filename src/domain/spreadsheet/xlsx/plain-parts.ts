import { showsDay } from './date-format.ts'

/**
 * Normalises the XML of a part of an XLSX file for readers. XML Booleans become `1` and `0`. The format of a cell that
 * shows a day, in any era, becomes that of an ISO day. Everything else stays.
 */
export const plainPart = (name: string, xml: string): string => {
  if (name === 'xl/workbook.xml') return plainWorkbook(xml)
  if (name === 'xl/styles.xml') return plainStyles(xml)
  return name.startsWith('xl/worksheets/') ? plainSheet(xml) : xml
}

const PROPERTIES = /<(?:\w+:)?workbookPr\s[^>]*>/g
const NUMBER_FORMAT = /<(?:\w+:)?numFmt\s[^>]*>/g
const CELL = /<((?:\w+:)?)c(?=\s[^>]*\bt\s*=\s*["']b["'])(?:\s[^>]*?)?(?<!\/)>[\s\S]*?<\/\1c>/g

const plainWorkbook = (xml: string) =>
  xml.replaceAll(PROPERTIES, (tag) =>
    tag.replace(
      /(\bdate1904\s*=\s*)(["'])\s*(true|false|1|0)\s*\2/,
      (_all, before: string, quote: string, said: string) => {
        return `${before}${quote}${digitOf(said)}${quote}`
      },
    ),
  )

const plainStyles = (xml: string) =>
  xml.replaceAll(NUMBER_FORMAT, (tag) =>
    tag.replace(/(\bformatCode\s*=\s*)(?:"([^"]*)"|'([^']*)')/, (whole, before: string, one?: string, other?: string) =>
      showsDay(unescaped(one ?? other ?? '')) ? `${before}"yyyy-mm-dd"` : whole,
    ),
  )

const plainSheet = (xml: string) =>
  xml.replaceAll(CELL, (cell) =>
    cell.replace(
      /(<(?:\w+:)?v(?:\s[^>]*)?>)\s*(true|false|1|0)\s*(?=<)/,
      (_all, tag: string, said: string) => tag + digitOf(said),
    ),
  )

const digitOf = (said: string) => (said === 'true' || said === '1' ? '1' : '0')

const NAMES: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' }

const unescaped = (text: string) =>
  text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return NAMES[name] ?? whole
      const point = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole
    },
  )
