/** Returns the number of a submission on a Bangkok day (YYYY-MM-DD), such as `FRM-2569-000123`: the year is of the Buddhist era. */
export const formNumber = (day: string, n: number): string =>
  `FRM-${Number(day.slice(0, 4)) + 543}-${String(n).padStart(6, '0')}`
