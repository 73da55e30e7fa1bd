/** The fields for which one chooses whose value to keep. */
export const merged = [
  'firstname',
  'lastname',
  'citizen',
  'email',
  'phone',
  'username',
  'avatar',
  'info',
  'branch',
] as const

/** One of them, or a field that the site defines, such as `fields.licence`. */
export type Merged = (typeof merged)[number] | `fields.${string}`

type Person = Record<string, unknown>

const keyOf = (name: string) => (name.startsWith('fields.') ? name.slice('fields.'.length) : null)

/** The value of a person in a field. Null if there is none. */
export const valueIn = (person: Person, name: Merged): unknown => {
  const key = keyOf(name)
  return (key === null ? person[name] : (person['fields'] as Person | null)?.[key]) ?? null
}

/** The change that gives a record the values of a person in some fields. Site fields that are not named stay as they are. */
export const changeTo = (person: Person, names: readonly Merged[]): Person => {
  const change: Person = {}
  const fields: Person = {}
  for (const name of names) {
    const key = keyOf(name)
    if (key === null) change[name] = person[name]
    else fields[key] = valueIn(person, name)
  }
  return Object.keys(fields).length > 0 ? { ...change, fields } : change
}
