/** How large a value may become, however its rows look. */
export interface Weight {
  /** Bytes of JSON that are not stored texts, lists and json: names, constants, numbers and instants. */
  own: number
  /** How often each stored text, list or json may be in it, by collection and field; in each element, of what was gathered. */
  copies: ReadonlyMap<string, number>
  /** How many lists of gathered rows lie inside one another. */
  lists: number
  /** How many steps compute it again: PostgreSQL writes an expression out wherever it is used. */
  work: number
}

/** What one name of a document weighs; an object by its parts, so that a path finds its own. */
export type Weighed = Weight | { columns: Weights }
export type Weights = Readonly<Record<string, Weighed>>

/** A number, an instant, a day or a Boolean of a row as JSON is never longer. */
export const SCALAR_BYTES = 40

export const scalar = (work = 1, own = SCALAR_BYTES): Weight => ({ own, copies: new Map(), lists: 0, work })

/** Of values that are beside one another. */
export const sum = (weights: readonly Weight[]): Weight => merged(weights, (one, other) => one + other)

/** Of a value that is one of these; all may have to be computed. */
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

/** Of a list of so many values. */
export const listOf = (weight: Weight, count: number): Weight => ({
  ...weight,
  own: 2 + (weight.own + 2) * count,
  copies: new Map([...weight.copies].map(([source, times]) => [source, times * count])),
})

/** A whole document, or an object in one, with the names of its parts. */
export const documentWeight = (columns: Weights): Weight => {
  const parts = sum(Object.values(columns).map(weightOf))
  return { ...parts, own: 2 + Object.keys(columns).reduce((own, name) => own + name.length + 6, parts.own) }
}

export const weightOf = (one: Weighed): Weight => ('columns' in one ? documentWeight(one.columns) : one)

/** The same value where it is a column of its own, and no longer computed by who uses it. */
export const settled = (one: Weighed): Weighed =>
  'columns' in one
    ? { columns: Object.fromEntries(Object.entries(one.columns).map(([name, inner]) => [name, settled(inner)])) }
    : { ...one, work: 1 }

/** What a value may come to in bytes of JSON, where each stored value has at most these. */
export const bytesOf = (weight: Weight, sizeOf: (source: string) => number): number =>
  [...weight.copies].reduce((bytes, [source, times]) => bytes + times * sizeOf(source), weight.own)
