/** The maximum size of a value, for any rows. */
export interface Weight {
  /** Bytes of JSON except stored texts, lists and json: names, constants, numbers and instants. */
  own: number
  /**
   * How often each stored text, list or json may occur, by collection and field. For collected rows it counts each
   * element.
   */
  copies: ReadonlyMap<string, number>
  /** The nesting depth of lists of collected rows. */
  lists: number
  /** The number of steps to compute it again: PostgreSQL repeats an expression wherever it is used. */
  work: number
}

/** The weight of one name of a document. An object has weights by its parts, so that a path finds its own. */
export type Weighed = Weight | { columns: Weights }
export type Weights = Readonly<Record<string, Weighed>>

/** Maximum bytes of a number, instant, day or Boolean of a row as JSON. */
export const SCALAR_BYTES = 40

export const scalar = (work = 1, own = SCALAR_BYTES): Weight => ({ own, copies: new Map(), lists: 0, work })

/** Returns the weight of values side by side. */
export const sum = (weights: readonly Weight[]): Weight => merged(weights, (one, other) => one + other)

/** Returns the weight of one of several values. All may have to be computed. */
export const either = (weights: readonly Weight[]): Weight => merged(weights, Math.max)

function merged(weights: readonly Weight[], add: (one: number, other: number) => number): Weight {
  const copies = new Map<string, number>()
  for (const weight of weights)
    for (const [source, times] of weight.copies) copies.set(source, add(copies.get(source) ?? 0, times))
  return {
    own: weights.reduce((own, weight) => add(own, weight.own), 0),
    copies,
    lists: Math.max(0, ...weights.map(({ lists }) => lists)),
    work: weights.reduce((work, weight) => work + weight.work, 0),
  }
}

/** Returns the weight of a list of `count` values. */
export const listOf = (weight: Weight, count: number): Weight => ({
  ...weight,
  own: 2 + (weight.own + 2) * count,
  copies: new Map([...weight.copies].map(([source, times]) => [source, times * count])),
})

/** Returns the weight of a whole document, or of an object in one, with the names of its parts. */
export const documentWeight = (columns: Weights): Weight => {
  const parts = sum(Object.values(columns).map(weightOf))
  return { ...parts, own: 2 + Object.keys(columns).reduce((own, name) => own + name.length + 6, parts.own) }
}

export const weightOf = (one: Weighed): Weight => ('columns' in one ? documentWeight(one.columns) : one)

/** Returns the same value as its own column, which later uses do not compute again. */
export const settled = (one: Weighed): Weighed =>
  'columns' in one
    ? { columns: Object.fromEntries(Object.entries(one.columns).map(([name, inner]) => [name, settled(inner)])) }
    : { ...one, work: 1 }

/** Returns the maximum bytes of a value as JSON. `sizeOf` is the maximum of each stored value. */
export const bytesOf = (weight: Weight, sizeOf: (source: string) => number): number =>
  [...weight.copies].reduce((bytes, [source, times]) => bytes + times * sizeOf(source), weight.own)
