import { corpus, unseen, unstorable } from '../thai-text/corpus.ts'
import type { Random } from './random.ts'

/** Values that some part of a program mistakes for something else. */
const texts: readonly string[] = [
  ...['', ' ', 'a', 'null', 'true', '0', '-1', 'NaN', 'Infinity', '1e400', '[object Object]', '$', '$$', '.', '..'],
  ...["'", "''; drop table course; --", '"', '`', '\\', '%', '_', '%%%%', '$1', '$$x$$', ';', '--', '\\u0027 or 1=1'],
  ...[
    '<script>',
    '&lt;',
    '{{1}}',
    '${1}',
    '\r\nset-cookie: a=b',
    '/etc/passwd',
    '../../..',
    'C:\\',
    'javascript:alert(1)',
  ],
  ...['(a+)+$', '^(a*)*\\1$', 'x{1,99999}', '(?=a)', '.*', '[', '\\'],
  ...[
    '2569-02-30',
    '0000-00-00',
    '0000-01-01',
    '0000-01-01T00:00:00Z',
    '9999-12-31',
    '+275760-09-13',
    '9999-12-31T23:59:60Z',
    '2026-11-20T25:00:00',
    '543-01-01',
    '24:00',
  ],
  ...['f'.repeat(24), '0'.repeat(24), 'g'.repeat(24), 'F'.repeat(24), '000000000000000000000000\u0000', 'me', 'add'],
  ...['admin', 'root\u0000', 'Admin', 'admin ', '$field', '$$ROOT', '$_id', '$name', '$$NOW', '$password', '$hash'],
  ...unstorable.map(({ text }) => text),
  ...unseen.map(({ text }) => text),
]

const numbers: readonly unknown[] = [
  ...[0, -0, 1, -1, 0.1, 1e-320, 1e21, 1e308, 2 ** 31, 2 ** 31 - 1, 2 ** 53, 2 ** 53 + 2, 2 ** 63, -(2 ** 63)],
  ...[2147483648, 9999999999.99, 0.005, 1.005, 100001, 2001, 1001],
]

export const names: readonly string[] = [
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'length',
    '',
    ' ',
    '$',
    '.',
    '..',
    'a.b.c',
  ],
  ...[
    "a' or 1=1--",
    '"',
    'name"',
    "name'",
    'name\u0000',
    'name--',
    'name;',
    '_id',
    'site',
    'search',
    'version',
    'unit',
  ],
  ...['password', 'hash', 'salt', 'credential', 'session', 'role', 'parent', 'removedAt', 'removedBy', 'createdAt'],
  ...['info.0', 'info.*', "info.x') or true--", 'info.__proto__', 'analytics.constructor', '0', '-1', 'ชื่อ', '\ud800'],
  ...['x'.repeat(63), 'x'.repeat(64), 'x'.repeat(5000)],
]

export const operators: readonly string[] = [
  ...['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$in', '$nin', '$not', '$and', '$or', '$nor', '$exists', '$regex'],
  ...['$options', '$size', '$elemMatch', '$all', '$mod', '$type', '$expr', '$where', '$function', '$text', '$near'],
  ...['$set', '$inc', '$unset', '$push', '$pull', '$rename', '$jsonSchema', '$comment', '$bitsAllSet', '$accumulator'],
  ...['$match', '$lookup', '$unwind', '$group', '$sort', '$skip', '$limit', '$facet', '$project', '$addFields'],
  ...['$count', '$unionWith', '$out', '$merge', '$graphLookup', '$sample', '$replaceRoot', '$bucket', '$redact'],
  ...['$sum', '$avg', '$first', '$last', '$firstN', '$slice', '$concat', '$cond', '$ifNull', '$toObjectId', '$convert'],
  ...['$arrayElemAt', '$literal', '$map', '$filter', '$reduce', '$let', '$dateToString', '$add', '$divide', '$size'],
]

/** Returns one unexpected value: of a wrong type, at or beyond a limit, or with a meaningful shape. */
export const hostileValue = (random: Random, depth = 3): unknown => {
  const deeper = () => hostileValue(random, depth - 1)
  const made: (() => unknown)[] = [
    () => random.pick(texts),
    () => random.pick(texts),
    () => random.pick(corpus).text,
    () => random.pick(numbers),
    () => random.pick([null, true, false, [], {}, [[]], [null], [{}]]),
    () => long(random),
    ...(depth > 0
      ? [
          () => random.times(4, deeper),
          () => objectOf(random, deeper),
          () => ({ [random.pick(operators)]: deeper() }),
          () => [deeper(), deeper(), { [random.pick(names)]: deeper() }],
        ]
      : []),
  ]
  return random.pick(made)()
}

const long = (random: Random): unknown =>
  random.pick<() => unknown>([
    () => 'ก'.repeat(random.pick([101, 501, 1001, 5001, 20_000])),
    () => 'ที่'.repeat(random.pick([100, 2000])),
    () => Array.from({ length: random.pick([9, 51, 101, 501, 2001]) }, () => random.pick(texts)),
    () => Object.fromEntries(Array.from({ length: random.pick([21, 101, 1000]) }, (_, at) => [`k${at}`, at])),
    () => nested(random.pick([8, 9, 30, 31, 32, 33, 100]), random.pick(operators)),
  ])()

/** Returns the same value nested in itself. */
export const nested = (levels: number, name: string): unknown => {
  let inside: unknown = 1
  for (let left = levels; left > 0; left--) inside = left % 2 === 0 ? [inside] : { [name]: inside }
  return inside
}

/** Returns an object with names as JSON sends them: `__proto__` is an ordinary name. */
const objectOf = (random: Random, value: () => unknown) => {
  const entries = random.times(4, () => [random.pick(random.chance(60) ? names : operators), value()] as const)
  const made = Object.create(null) as Record<string, unknown>
  for (const [name, one] of entries) made[name] = one
  return made
}
