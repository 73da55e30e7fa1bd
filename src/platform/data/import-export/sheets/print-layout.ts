import type { Sheet } from './table.ts'

/** A printable sheet: a heading across its columns, cell borders, and space for signatures. */
export interface PrintLayout {
  /** Lines above the headings and below the rows, each across all columns. */
  heading: string[]
  footing: string[]
  /** Column widths in characters. */
  widths: number[]
  /** Columns with centred cells. */
  centred: boolean[]
  /** Row height in points. */
  rowHeight: number
  isLandscape: boolean
}

/** The standard font and size of Thai offices. A computer without it substitutes its own. */
const type = { fontFamily: 'TH Sarabun New', fontSize: 16 }
const ruled = { borderStyle: 'thin' as const, alignVertical: 'center' as const }

/** Returns a sheet for `write-excel-file`. `textCell` makes a text that no program reads as a formula. */
export const printLayout = <C extends object>(
  { heads, paper }: Sheet & { paper: PrintLayout },
  { rows, textCell }: { rows: readonly string[][]; textCell: (text: string) => C },
) => {
  const across = (text: string, more: object = {}) => [
    { ...textCell(text), ...type, ...more, columnSpan: heads.length },
    ...heads.slice(1).map(() => null),
  ]
  const middle = { align: 'center' as const }
  return {
    data: [
      ...paper.heading.map((line) => across(line, { ...middle, fontWeight: 'bold' as const, wrap: true })),
      heads.map((head) => ({
        ...textCell(head),
        ...type,
        ...ruled,
        ...middle,
        fontWeight: 'bold' as const,
        wrap: true,
      })),
      ...rows.map((row) =>
        row.map((text, at) => ({
          ...{ ...textCell(text), ...type, ...ruled, height: paper.rowHeight },
          ...(paper.centred[at] && middle),
        })),
      ),
      ...paper.footing.map((line) => across(line, { align: 'left' as const })),
    ],
    columns: paper.widths.map((width) => ({ width })),
    ...(paper.isLandscape && { orientation: 'landscape' as const }),
  }
}
