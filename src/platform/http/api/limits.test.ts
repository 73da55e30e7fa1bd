import { expect, test } from 'vitest'
import { Limits } from './limits.ts'

const twiceASecond = [{ most: 2, ms: 1000 }]

test('counts for each key by itself, and anew after its time', () => {
  let now = 0
  const limits = new Limits(() => now)
  limits.count('a', twiceASecond)
  limits.count('a', twiceASecond)
  expect(() => limits.count('a', twiceASecond)).toThrow('too-many')
  expect(() => limits.count('b', twiceASecond)).not.toThrow()
  now = 1001
  expect(() => limits.count('a', twiceASecond)).not.toThrow()
})

test('the longer of two limits holds when the shorter has begun anew', () => {
  let now = 0
  const limits = new Limits(() => now)
  const both = [
    { most: 2, ms: 1000 },
    { most: 3, ms: 60_000 },
  ]
  for (now = 0; now < 3000; now += 1001) limits.count('a', both)
  expect(() => limits.count('a', both)).toThrow('too-many')
})

test('remembers no more than it can hold', () => {
  const limits = new Limits(() => 0)
  for (let n = 0; n < 120_000; n += 1) limits.count(String(n), twiceASecond)
  expect(() => limits.count('0', twiceASecond)).not.toThrow()
})

test('who has passed his limit is not let off by others without end (attack A08)', () => {
  const limits = new Limits(() => 0)
  for (let n = 0; n < 3; n += 1) limits.tally('guesser', twiceASecond)
  for (let n = 0; n < 120_000; n += 1) limits.tally(`name ${n}`, twiceASecond)
  expect(limits.tally('guesser', twiceASecond)).toBe(false)
})

test('where all have passed, the oldest goes', () => {
  const limits = new Limits(() => 0)
  for (let n = 0; n < 60_000; n += 1) for (let done = 0; done < 3; done += 1) limits.tally(`name ${n}`, twiceASecond)
  expect(limits.tally('name 59999', twiceASecond)).toBe(false)
  expect(limits.tally('name 0', twiceASecond)).toBe(true)
})

test('says after how many seconds one more may be done, under the limit that ends last', () => {
  let now = 0
  const limits = new Limits(() => now)
  const both = [
    { most: 1, ms: 1000 },
    { most: 2, ms: 60_000 },
  ]
  expect(limits.waitOf('a', both)).toBeNull()
  limits.count('a', both)
  expect(limits.waitOf('a', both)).toBe(1)
  now = 1500
  expect(limits.waitOf('a', both)).toBeNull()
  limits.count('a', both)
  expect(limits.waitOf('a', both)).toBe(59)
  expect(() => limits.count('a', both)).toThrow(expect.objectContaining({ kind: 'too-many', retryAfter: 59 }))
})
