import QRCode from 'qrcode'
import { escapeHtml } from './html.ts'

const cellPx = 5
/** Longer texts make tables that programs cut. */
const maxLength = 300

/** A QR code as a table of cells: it is there also where programs show no pictures. Runs of one colour are one cell. */
export function qrTable(text: string, label: string): string {
  const { modules } = QRCode.create(text.slice(0, maxLength), { errorCorrectionLevel: 'L' })
  const { size } = modules
  const rows = Array.from({ length: size }, (_, y) =>
    rowOf(Array.from({ length: size }, (_cell, x) => modules.get(y, x) === 1)),
  )
  const px = size * cellPx
  return `<div role="img" aria-label="${escapeHtml(label || 'QR')}"><table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0" width="${px}" bgcolor="#ffffff" style="width:${px}px;table-layout:fixed;border:20px solid #ffffff;">${sizer(size)}${rows.join('')}</table></div>`
}

/** The widths of the columns; cells of several columns do not tell them. */
const sizer = (size: number) => `<tr>${`<td width="${cellPx}" height="0"></td>`.repeat(size)}</tr>`

function rowOf(cells: readonly boolean[]): string {
  const runs: { isDark: boolean; span: number }[] = []
  for (const isDark of cells) {
    const last = runs.at(-1)
    if (last?.isDark === isDark) last.span += 1
    else runs.push({ isDark, span: 1 })
  }
  const tds = runs.map(
    ({ isDark, span }) => `<td${span > 1 ? ` colspan="${span}"` : ''}${isDark ? ' bgcolor="#000000"' : ''}></td>`,
  )
  return `<tr height="${cellPx}">${tds.join('')}</tr>`
}
