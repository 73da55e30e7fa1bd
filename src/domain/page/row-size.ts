const form = /^(\d{1,4}(?:\.\d{1,2})?)(px|rem|em|%|vw|vh|dvh)?$/

/**
 * Returns the size of a row as CSS. A bare number is pixels. Returns null for any other text, so nothing else reaches a
 * style (attack F02).
 */
export const cssSize = (size: number | string | undefined): string | null => {
  const [, amount, unit = 'px'] = form.exec(String(size ?? '').trim()) ?? []
  return amount ? `${amount}${unit}` : null
}
