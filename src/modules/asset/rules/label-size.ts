/** A sheet of labels: millimetres, and how many are beside and beneath each other; a roll has one to a page. */
export interface LabelSize {
  name: string
  width: number
  height: number
  columns: number
  rows: number
}

/** The sheets that shops in Thailand sell for A4, and a roll of a label printer. */
export const labelSizes: readonly LabelSize[] = [
  { name: 'a4-24', width: 70, height: 37, columns: 3, rows: 8 },
  { name: 'a4-14', width: 99, height: 38, columns: 2, rows: 7 },
  { name: 'a4-65', width: 38, height: 21, columns: 5, rows: 13 },
  { name: 'roll', width: 50, height: 30, columns: 1, rows: 1 },
]

/** The labels of a sheet in their places; the first of the first sheet are left free where a part of it was used before. */
export const sheetsOf = <T>(labels: readonly T[], of: { size: LabelSize; skip: number }): (T | null)[][] => {
  const places = of.size.columns * of.size.rows
  const all: (T | null)[] = [...Array<null>(Math.min(of.skip, places - 1)).fill(null), ...labels]
  return Array.from({ length: Math.ceil(all.length / places) }, (_, at) => all.slice(at * places, (at + 1) * places))
}

/** The size that an address names, or the usual one. */
export const sizeNamed = (name: string | null): LabelSize =>
  labelSizes.find((size) => size.name === name) ?? labelSizes[0]!
