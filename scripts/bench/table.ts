/** Returns a table for a terminal and for Markdown. The first column is left-aligned, the others right-aligned. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]!.length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** Formats a figure with its significant digits, or a dash if nothing was measured. */
export const figure = (value: number | undefined): string => {
  if (value === undefined || !Number.isFinite(value)) return '–'
  return value >= 100 ? String(Math.round(value)) : value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

/** Returns the ratio of the second figure to the first, or a dash if one is missing. */
export const ratio = ([first, second]: readonly number[]): string => figure(second && first && second / first)
