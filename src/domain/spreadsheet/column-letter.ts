/** Returns the letters of a column as spreadsheets show them: 0 is `A`, 25 `Z`, 26 `AA`. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last
}

/** Returns the index of a column's letters, from 0. Returns NaN if they are invalid. */
export function columnIndex(letters: string): number {
  if (!/^[A-Z]{1,7}$/.test(letters)) return Number.NaN
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
