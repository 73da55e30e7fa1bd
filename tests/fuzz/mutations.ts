import { hostileValue, names, nested, operators } from './hostile.ts'
import type { Random } from './random.ts'

type Holder = Record<string | number, unknown>

/** Returns the same JSON with one error: a value, a name, an addition, an omission, or an operator around it. */
export const mutated = (random: Random, body: unknown): unknown => {
  const copy: unknown = structuredClone(body)
  const places = placesIn(copy)
  if (places.length === 0) return hostileValue(random)
  const { holder, key } = random.pick(places)
  const value = holder[key]
  const ways: (() => void)[] = [
    () => (holder[key] = hostileValue(random)),
    () => (holder[key] = hostileValue(random)),
    () => (holder[key] = { [random.pick(operators)]: value }),
    () => (holder[key] = tainted(random, value)),
    () => (holder[key] = tainted(random, value)),
    () => (holder[key] = [value]),
    () => (holder[key] = typeof value === 'string' ? value.length : JSON.stringify(value)),
    () => (holder[key] = nested(random.pick([7, 8, 28, 32, 40]), random.pick(operators))),
    () => rename(holder, key, random.pick(random.chance(50) ? names : operators)),
    () => define(holder, random.pick(names), value),
    () => define(holder, random.pick(operators), hostileValue(random)),
    () => delete holder[key],
    () => (holder[key] = Array.from({ length: random.pick([2, 60, 600]) }, () => [value].flat()[0])),
  ]
  random.pick(ways)()
  return copy
}

/** Returns the same text with one character that is wrong for any field. */
const tainted = (random: Random, value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const at = random.int(text.length + 1)
  const signs = [
    '\u0000',
    '\ud83d',
    '\ude00',
    "'",
    '"',
    '\\',
    '%',
    '_',
    '$',
    '\r\n',
    ' ',
    '\u200b',
    '\u202e',
    '\u0301',
    '.',
  ]
  return text.slice(0, at) + random.pick(signs) + text.slice(at)
}

/** Returns the JSON once for each of its places and each of the given values, with the value in that place. */
export const inEveryPlace = (body: unknown, values: readonly unknown[]): unknown[] =>
  placesIn(body).flatMap((_, at) =>
    values.map((value) => {
      const copy: unknown = structuredClone(body)
      const { holder, key } = placesIn(copy)[at]!
      holder[key] = value
      return copy
    }),
  )

const placesIn = (value: unknown): { holder: Holder; key: string }[] => {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Holder
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

const rename = (holder: Holder, key: string, name: string) => {
  const value = holder[key]
  delete holder[key]
  define(holder, name, value)
}

// Assigning to `__proto__` would set the prototype, and JSON would omit it. A list has no names, so it gets more items.
const define = (holder: Holder, name: string, value: unknown) => {
  if (Array.isArray(holder)) holder.push(value)
  else Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })
}

/** Returns the text of a JSON body with one syntax error, as bytes. */
export const broken = (random: Random, body: unknown): Buffer => {
  const text = JSON.stringify(body) ?? 'null'
  const at = random.int(text.length + 1)
  const insert = (what: string | Buffer) =>
    Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from(what), Buffer.from(text.slice(at))])
  const ways: (() => Buffer)[] = [
    () => Buffer.from(text.slice(0, at)),
    () =>
      insert(random.pick(['\u0000', '\u0001', '\u2028', '\ufeff', ',', '}', ']', '{', '[', '"', '\\', '/* */', "'"])),
    () =>
      insert(
        Buffer.from(
          random.pick(['80', 'c3', 'c3 28', 'e0 80 80', 'f8 88 80 80 80', 'ed a0 80', 'ff fe']).replaceAll(' ', ''),
          'hex',
        ),
      ),
    () =>
      Buffer.from(
        text.replace(
          /:(?=[^:]*$)/,
          `:${random.pick(['1e400', '-1e400', 'NaN', 'Infinity', '0x1', '01', '1.', '+1', 'undefined', '"\\ud800"', '"\\u0000"', '1n'])},"x":`,
        ),
      ),
    () =>
      Buffer.from(
        text.replace(
          '{',
          `{${random.pick(['"args":[{}],"args":[{}],', '"data":{},"data":1,', '"__proto__":{"role":"root"},', '"a":1,"a":2,'])}`,
        ),
      ),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.from(text, 'latin1'),
    () => Buffer.concat([Buffer.from(text), Buffer.from(random.pick([' ', '\n', text, ',', '\u0000']))]),
    () => Buffer.from(text.replaceAll('"', random.pick(["'", '“', '']))),
    () =>
      Buffer.from(
        random.pick(['', ' ', 'null', '[]', '""', '0', 'true', '[[[[[[', '{"', '"\\u12', '-', '1'.repeat(400)]),
      ),
  ]
  return random.pick(ways)()
}

/**
 * Returns large or deep bodies, near the limits and far beyond them. Only one in a hundred, because they are slow to
 * create.
 */
export const immense = (random: Random): Buffer =>
  Buffer.from(
    random.pick<() => string>([
      () => '['.repeat(10_000) + ']'.repeat(10_000),
      () => '{"a":'.repeat(33) + '1' + '}'.repeat(33),
      () => '[{"a":'.repeat(15) + '1' + '}]'.repeat(15),
      () => '['.repeat(400_000),
      () => JSON.stringify({ args: ['ก'.repeat(340_000)] }),
      () => JSON.stringify({ args: [{ name: { $in: Array.from({ length: 60_000 }, (_, n) => n) } }] }),
      () => JSON.stringify({ args: [{ $or: Array.from({ length: 30_000 }, () => ({ name: 'x' })) }] }),
      () => JSON.stringify({ pipeline: Array.from({ length: 30_000 }, () => ({ $limit: 1 })) }),
      () => JSON.stringify({ data: Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`k${n}`, n])) }),
      () => JSON.stringify({ data: { name: 'x'.repeat((1 << 20) - 30) } }),
      () => JSON.stringify({ data: 'x'.repeat(1 << 20) }),
      () => `{${'"a":1,'.repeat(140_000)}"b":2}`,
      () => `{"sort":{${Array.from({ length: 20_000 }, (_, n) => `"f${n}":1`).join(',')}}}`,
    ])(),
  )
