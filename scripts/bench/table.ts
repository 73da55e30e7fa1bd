/** A table for a terminal and for Markdown: the first column to the left, the others to the right. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]!.length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** A figure with as many digits as say something; a dash where nothing was measured. */
export const figure = (value: number | undefined): string => {
  if (value === undefined || !Number.isFinite(value)) return '–'
  return value >= 100 ? String(Math.round(value)) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

/** How many times the first of two figures the second is; a dash where one of them was not measured. */
export const ratio = ([first, second]: readonly number[]): string => figure(second && first && second / first)
