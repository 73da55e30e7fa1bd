import { keysWithin } from '#domain/file/file-key.ts'

/** Returns the ids of all files in the values: in file fields, page blocks or texts. */
export const keysIn = (values: unknown): string[] => {
  const found = new Set<string>()
  inTexts(values, (text) => {
    for (const [, id] of text.matchAll(new RegExp(keysWithin, 'g'))) found.add(id!)
    return text
  })
  return [...found]
}

/** Returns the values with file keys replaced according to `keys`. */
export const remapFileKeys = <V>(values: V, keys: ReadonlyMap<string, string>): V =>
  inTexts(values, (text) => text.replaceAll(new RegExp(keysWithin, 'g'), (key) => keys.get(key) ?? key)) as V

function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => inTexts(one, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inTexts(one, change)]))
}
