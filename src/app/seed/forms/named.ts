/** The `_id`s of forms by slug. */
export type FormIds = ReadonlyMap<string, string>

/** Returns the `_id` of what the seed named. */
export function named(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`the demo has no '${name}'`)
  return id
}
