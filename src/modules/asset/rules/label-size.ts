/** A sheet of labels: sizes in millimetres, with the number of columns and rows. A roll has one label per page. */
export interface LabelSize {
  name: string
  width: number
  height: number
  columns: number
  rows: number
}

/** The A4 label sheets sold in Thailand, and a roll of a label printer. */
export const labelSizes: readonly LabelSize[] = [
  { name: 'a4-24', width: 70, height: 37, columns: 3, rows: 8 },
  { name: 'a4-14', width: 99, height: 38, columns: 2, rows: 7 },
  { name: 'a4-65', width: 38, height: 21, columns: 5, rows: 13 },
  { name: 'roll', width: 50, height: 30, columns: 1, rows: 1 },
]

/** The labels placed on sheets. The first ones on the first sheet stay blank if that part was used before. */
export const sheetsOf = <T>(labels: readonly T[], of: { size: LabelSize; skip: number }): (T | null)[][] => {
  const places = of.size.columns * of.size.rows
  const all: (T | null)[] = [...Array<null>(Math.min(of.skip, places - 1)).fill(null), ...labels]
  return Array.from({ length: Math.ceil(all.length / places) }, (_, at) => all.slice(at * places, (at + 1) * places))
}

/** The size in the URL, or the default. */
export const sizeNamed = (name: string | null): LabelSize =>
  labelSizes.find((size) => size.name === name) ?? labelSizes[0]!
