/** Whether two values are the same JSON, in whatever order their keys are. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

/** A database may return the keys of an object in another order. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
