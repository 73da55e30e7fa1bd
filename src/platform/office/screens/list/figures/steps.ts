const most = 4

/** Returns the values of the grid lines, from zero to above the highest bar, in at most four round steps. */
export const stepsTo = (highest: number): number[] => {
  if (!(highest > 0)) return [0, 1]
  const rough = highest / most
  const unit = 10 ** Math.floor(Math.log10(rough))
  const size = Math.max(
    1,
    [1, 2, 2.5, 5, 10].map((times) => times * unit).find((one) => one >= rough)!,
  )
  const whole = Number.isInteger(size) ? size : Math.ceil(size)
  return Array.from({ length: Math.ceil(highest / whole) + 1 }, (_, at) => at * whole)
}
