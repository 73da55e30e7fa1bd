/** A time with what it is worth: minutes of hours, and the share of them that counts, 0 to 100. */
export interface Slot {
  from: number
  to: number
  minutes: number
  percent: number
}

/** Minutes in all, and minutes times percent that were attended. */
interface SlotSum {
  minutes: number
  minutePercents: number
}

/** The sum of slots. Time that several slots share counts once, with the best of their shares. */
export function sumSlots(slots: readonly Slot[]): SlotSum {
  const sum = { minutes: 0, minutePercents: 0 }
  for (const cluster of clustersOf(slots)) {
    const { minutes, minutePercents } = cluster.length === 1 ? single(cluster[0]!) : sweep(cluster)
    sum.minutes += minutes
    sum.minutePercents += minutePercents
  }
  return sum
}

const single = ({ minutes, percent }: Slot): SlotSum => ({ minutes, minutePercents: minutes * percent })

/** Slots that overlap, directly or through others, are together. */
function clustersOf(slots: readonly Slot[]): Slot[][] {
  const clusters: Slot[][] = []
  let end = -Infinity
  for (const slot of slots.toSorted((a, b) => a.from - b.from)) {
    if (slot.from >= end) clusters.push([])
    clusters.at(-1)!.push(slot)
    end = Math.max(end, slot.to)
  }
  return clusters
}

function sweep(cluster: readonly Slot[]): SlotSum {
  const edges = [...new Set(cluster.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b)
  let [minutes, minutePercents] = [0, 0]
  for (const [at, from] of edges.slice(0, -1).entries()) {
    const length = edges[at + 1]! - from
    const here = cluster.filter((one) => one.from <= from && one.to > from)
    const worth = here.map((one) => (one.minutes * length) / (one.to - one.from))
    minutes += Math.max(0, ...worth)
    minutePercents += Math.max(0, ...here.map((one, n) => worth[n]! * one.percent))
  }
  return { minutes: Math.round(minutes), minutePercents: Math.round(minutePercents) }
}
