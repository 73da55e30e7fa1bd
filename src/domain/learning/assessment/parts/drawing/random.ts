/** Returns whole numbers from 0 to below `limit`, all as likely. */
export type Random = (limit: number) => number

const GOLDEN = 0x9e3779b9

/**
 * Generator 1: xoshiro128** from a seed of 64 hexadecimal digits, without the numbers that would favour some results. A seed
 * gives the same numbers for ever. Throws a RangeError for another seed.
 */
export function randomFrom(seed: string): Random {
  if (!/^[0-9a-f]{64}$/i.test(seed)) throw new RangeError('a seed has 64 hexadecimal digits')
  const words = Array.from({ length: 8 }, (_, index) => Number.parseInt(seed.slice(index * 8, index * 8 + 8), 16))
  const next = xoshiro(stateOf(words))
  return (limit) => {
    const end = 2 ** 32 - (2 ** 32 % limit)
    let value = next()
    while (value >= end) value = next()
    return value % limit
  }
}

/** Returns the list in a random order (Fisher–Yates). What is fixed keeps its place. */
export function shuffle<Item>(list: readonly Item[], { random, isFixed }: ShuffleOptions<Item>): Item[] {
  const shuffled = [...list]
  const free = list.flatMap((item, index) => (isFixed(item) ? [] : [index]))
  for (let last = free.length - 1; last > 0; last -= 1) {
    const [left = 0, right = 0] = [free[last], free[random(last + 1)]]
    ;[shuffled[left], shuffled[right]] = [shuffled[right] as Item, shuffled[left] as Item]
  }
  return shuffled
}

interface ShuffleOptions<Item> {
  random: Random
  isFixed: (item: Item) => boolean
}

type State = [number, number, number, number]

/** Every word of the state depends on the whole seed. */
function stateOf(words: readonly number[]): State {
  const wordOf = (start: number) => words.reduce((state, word) => mix(Math.imul(state, 31) + word + GOLDEN), mix(start))
  const state: State = [wordOf(1), wordOf(2), wordOf(3), wordOf(4)]
  return state.every((part) => part === 0) ? [GOLDEN, 0, 0, 0] : state
}

// The finish of MurmurHash3: each bit of the input changes half of those of the output.
function mix(value: number): number {
  let mixed = value >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function xoshiro(state: State): () => number {
  let [a, b, c, d] = state
  return () => {
    const result = Math.imul(turn(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = turn(d, 11)
    return result
  }
}

const turn = (value: number, bits: number) => (value << bits) | (value >>> (32 - bits))
