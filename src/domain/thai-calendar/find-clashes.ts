/** A time in milliseconds since 1970 that something has: a room, a lecturer, a learner, named by `of`. */
export interface Slot {
  of: string
  from: number
  to: number
}

/** Each slot with the other ones of the same owner that overlap it; touching slots do not overlap. */
export function findClashes<A extends Slot, B extends Slot>(
  asked: readonly A[],
  taken: readonly B[],
): { slot: A; others: B[] }[] {
  const byOwner = Map.groupBy(taken, ({ of }) => of)
  return asked.flatMap((slot) => {
    const others = (byOwner.get(slot.of) ?? []).filter(({ from, to }) => from < slot.to && to > slot.from)
    return others.length > 0 ? [{ slot, others }] : []
  })
}
