import type { Role } from '#platform/data/access/viewer.ts'
import type { Grounds } from './bodies.ts'
import { wellFormed } from './bodies.ts'
import type { Call } from './calls.ts'
import { hostileValue, names } from './hostile.ts'
import { broken, immense, inEveryPlace, mutated } from './mutations.ts'
import { randomOf, type Random } from './random.ts'

/** One call as sent over the network. */
export interface Case {
  index: number
  call: Call
  role: Role
  url: string
  headers: Record<string, string>
  payload: Buffer
}

export const roles = ['guest', 'user', 'manager', 'admin'] as const satisfies readonly Role[]

/** The basis of the cases: the calls of the product and the shape of its rows. */
export interface World {
  calls: readonly Call[]
  grounds: ReadonlyMap<string, Grounds>
  /** Texts and ids of another site's rows. */
  foreign: readonly string[]
}

/** Returns the case of this number. It depends only on the seed, not on earlier cases. */
export const caseOf = (seed: number, index: number, { calls, grounds, foreign }: World): Case => {
  const random = randomOf(seed, index)
  const own = calls.filter(({ isOwn }) => isOwn)
  const call = random.pick(random.chance(40) ? own : calls)
  const on = grounds.get(random.pick([...grounds.keys()]))!
  const body = wellFormed(random, call, on)
  return {
    index,
    call,
    role: random.pick(roles),
    url: urlOf(random, call, { ...on, foreign }),
    ...sent(random, body),
  }
}

/** Yields the cases of a seed from a number on. */
export function* casesOf(world: World, of: { seed: number; from: number; count: number }): Generator<Case> {
  for (let index = of.from; index < of.from + of.count; index++) yield caseOf(of.seed, index, world)
}

/** Values that every place of every call's body must receive once, independent of chance. */
const certain: readonly unknown[] = [
  ...[
    'ก\u0000ข',
    '\ud83d',
    '',
    '0000-01-01',
    '0000-01-01T00:00:00Z',
    null,
    -1,
    1e308,
    {},
    [],
    { $ne: null },
    ['a', { $gt: '' }],
    'x'.repeat(20_000),
  ],
]

/** Returns every call with each certain value in each place of a well-formed body, with the roles in turn. */
export const certainCases = ({ calls, grounds }: World, names: readonly string[]): Case[] => {
  const random = randomOf(0, 0)
  const bodies = calls.flatMap((call) =>
    (call.isOwn ? names.slice(0, 1) : names).flatMap((name) => {
      const on = grounds.get(name)!
      const url = call.pattern.replace(':c', name).replace(':id', on.ids.get(name)?.[0] ?? 'x')
      const bodies = inEveryPlace(wellFormed(random, call, on), certain)
      return bodies.filter((_, n) => name === names[0] || n % 3 === 0).map((body) => ({ call, url, body }))
    }),
  )
  return bodies.map(({ call, url, body }, index) => ({
    index,
    call,
    url,
    role: roles[index % roles.length]!,
    headers: { 'content-type': 'application/json' },
    payload: bytes(body),
  }))
}

type Sent = Pick<Case, 'headers' | 'payload'>

const sent = (random: Random, body: unknown): Sent => {
  const json = (value: unknown): Sent => ({ headers: headersOf(random), payload: bytes(value) })
  const percent = random.int(100)
  if (percent < 12) return json(body)
  if (percent < 52) return json(mutated(random, body))
  if (percent < 60) return json(mutated(random, mutated(random, body)))
  if (percent < 75) return json(hostileValue(random, 5))
  if (percent < 93) return { headers: headersOf(random), payload: broken(random, body) }
  if (percent < 99) return { headers: { 'content-type': random.pick(types) }, payload: bytes(body) }
  return { headers: headersOf(random), payload: immense(random) }
}

// JSON omits undefined, so the body is empty, which is also a case.
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '')

const types: readonly string[] = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/html',
  ],
  ...['application/json; charset=utf-7', 'application/json; charset=utf-16', 'application/jsonp', 'application/json;'],
  ...['APPLICATION/JSON', ' application/json\t', 'application/json, text/plain', 'json', '*/*', '', 'a'.repeat(5000)],
  ...['application/vnd.api+json', 'application/json5', 'application/octet-stream', 'application/json/../text'],
]

const headersOf = (random: Random): Record<string, string> => ({
  'content-type': random.chance(80) ? 'application/json' : 'application/json; charset=utf-8',
  ...(random.chance(5) && { 'if-match': random.pick(['*', '"1"', '"999"', '1.5', '', 'x', '"-1"', '9'.repeat(30)]) }),
  ...(random.chance(5) && {
    'idempotency-key': random.pick(['a', '', 'x'.repeat(5000), '"', "'; --", '0'.repeat(36)]),
  }),
  ...(random.chance(2) && { 'client-token': random.pick(['key-skills', 'key-factory', '', '__proto__']) }),
  ...(random.chance(2) && {
    cookie: random.pick(['lang=en', 'lang=xx', 'sid=', `sid=${'a'.repeat(43)}`, '=;=;', 'sid']),
  }),
  ...(random.chance(2) && { 'content-encoding': random.pick(['gzip', 'br', 'identity', 'x']) }),
  ...(random.chance(2) && { [random.pick(['x-http-method-override', 'x-method-override'])]: 'DELETE' }),
})

const urlOf = (random: Random, { pattern }: Call, { collection, ids, foreign }: Grounds & Pick<World, 'foreign'>) => {
  const own = ids.get(collection.name) ?? []
  const name = random.chance(94) ? collection.name : encoded(random)
  const path = pattern.replace(/:(\w+)/g, (_, parameter: string) => {
    if (parameter === 'c') return name
    if (random.chance(85) && own.length > 0) return random.pick(own)
    return random.chance(30) ? random.pick(foreign) : encoded(random)
  })
  const query = random.chance(5)
    ? `?${random.pick(['limit=1&limit=9999', 'removed=true', '_method=DELETE', 'a[]=1', '%'])}`
    : ''
  return path + (random.chance(10) ? '/' : '') + query
}

const encoded = (random: Random) => {
  const text = random.chance(50) ? random.pick(names) : String(hostileValue(random, 0)).slice(0, 2000)
  if (random.chance(10)) return random.pick(['%', '%zz', '%c3', '%00', '%2e%2e', '%2f', '%ff%fe', ';', 'a;b', '~'])
  return encodeURIComponent(text.toWellFormed()) || 'x'
}
