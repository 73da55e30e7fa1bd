import type { Calculation, FieldOption, FormField, Logic } from '../definition.ts'

type Json = Readonly<Record<string, unknown>>
type Members = Omit<FormField, 'id' | 'name' | 'type'>

/** Returns a member as stored, or undefined for anything else. */
type Read<Value> = (stored: unknown) => Value | undefined

const text: Read<string> = (stored) => (typeof stored === 'string' ? stored : undefined)
const flag: Read<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined)
const amount: Read<number> = (stored) =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 ? stored : undefined
const oneOf =
  <Value extends string>(...values: Value[]): Read<Value> =>
  (stored) =>
    values.find((value) => value === stored)
const listOf =
  <Value>(read: Read<Value>): Read<Value[]> =>
  (stored) =>
    Array.isArray(stored) ? stored.map(read).filter((value) => value !== undefined) : undefined
const objectOf =
  <Value>(read: (stored: Json) => Value | undefined): Read<Value> =>
  (stored) =>
    typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? read(stored as Json) : undefined

const logic = objectOf(({ value, targets, method }): Logic => ({
  value: text(value) ?? '',
  targets: listOf(text)(targets) ?? [],
  method: oneOf('show', 'hide')(method) ?? 'show',
}))

const option = objectOf(({ value, label }): FieldOption | undefined =>
  typeof value === 'string' ? { value, label: text(label) ?? value } : undefined,
)

const calculation = objectOf(({ kind, of }): Calculation => ({
  kind: oneOf('sum', 'count', 'days')(kind) ?? 'sum',
  of: listOf(text)(of) ?? [],
}))

const unique = objectOf(({ collection, key }) =>
  typeof collection === 'string' && typeof key === 'string' && collection !== '' && key !== ''
    ? { collection, key }
    : undefined,
)

const readers: { [Name in keyof Members]: Read<Members[Name]> } = {
  ...{ label: text, value: text, required: flag, reqError: text, show: flag, logics: listOf(logic) },
  ...{ inputType: oneOf('text', 'email', 'number', 'phone', 'citizen'), minLength: amount, maxLength: amount },
  ...{ options: listOf(option), fileTypeLimit: listOf(text), itemLimit: amount, fileSizeLimit: amount },
  ...{ showDateTime: oneOf('date', 'datetime'), unique, isOnce: flag, session: text, locked: flag },
  ...{ isPrivate: flag, isListed: flag, text, most: amount, calculation },
}

const defaults: Members = {
  ...{ label: '', value: '', required: false, reqError: '', show: true, logics: [] },
  ...{ inputType: 'text', minLength: 0, maxLength: 0, options: [] },
  ...{ fileTypeLimit: [], itemLimit: 1, fileSizeLimit: 10, showDateTime: 'date', unique: null, isOnce: false },
  ...{ session: '', locked: false, isPrivate: false, isListed: false, text: '', most: 5, calculation: null },
}

/** Returns the members of a field from the properties of its object. What is missing or wrong takes its default. */
export function membersOf(props: Json): Members {
  const read = Object.entries(readers).map(([name, of]) => [
    name,
    Object.hasOwn(props, name) ? of(props[name]) : undefined,
  ])
  return { ...defaults, ...Object.fromEntries(read.filter(([, value]) => value !== undefined)) }
}
