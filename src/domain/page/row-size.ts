const form = /^(\d{1,4}(?:\.\d{1,2})?)(px|rem|em|%|vw|vh|dvh)?$/

/** A size of a row as CSS; a bare number is pixels. Null for what is no size: nothing else reaches a style (attack F02). */
export const cssSize = (size: number | string | undefined): string | null => {
  const [, amount, unit = 'px'] = form.exec(String(size ?? '').trim()) ?? []
  return amount ? `${amount}${unit}` : null
}
