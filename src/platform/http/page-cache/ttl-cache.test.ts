import { beforeEach, expect, test } from 'vitest'
import { type TtlCache, ttlCache } from './ttl-cache.ts'

let now = 0
let memory: TtlCache<string>
beforeEach(() => {
  now = 0
  memory = ttlCache(60_000, () => now)
})

const says = (text: string) => async () => text
const fails = async (): Promise<string> => {
  throw new Error('away')
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('an answer is believed for a while and then asked for again', async () => {
  expect(await memory.get('a', says('one'))).toBe('one')
  expect(await memory.get('a', says('two'))).toBe('one')
  now = 60_000
  expect(await memory.get('a', says('two'))).toBe('two')
})

test('the old answer stands in for one that fails, is asked for again a second later, and not believed for ever', async () => {
  await memory.get('a', says('one'))
  now = 60_000
  expect(await memory.get('a', fails)).toBe('one')
  await settled()
  expect(await memory.get('a', says('two'))).toBe('one')
  now += 1000
  expect(await memory.get('a', says('two'))).toBe('two')
  now += 60_000 + 600_000
  await expect(memory.get('a', fails)).rejects.toThrow('away')
})

test('the old answer stands in for one that is slow in coming, which is believed once it is there', async () => {
  await memory.get('a', says('one'))
  now = 60_000
  const slow = Promise.withResolvers<string>()
  expect(await memory.get('a', () => slow.promise)).toBe('one')
  slow.resolve('two')
  await settled()
  expect(await memory.get('a', fails)).toBe('two')
})

test('what was forgotten stands in for nothing, and a failure is not kept', async () => {
  await memory.get('a', says('one'))
  memory.forget()
  await expect(memory.get('a', fails)).rejects.toThrow('away')
  expect(await memory.get('a', says('two'))).toBe('two')
})

test('what is doubted is asked for again, and stands in where that fails', async () => {
  await memory.get('a', says('one'))
  memory.doubt()
  expect(await memory.get('a', fails)).toBe('one')
  now += 1000
  expect(await memory.get('a', says('two'))).toBe('two')
  memory.doubt()
  expect(await memory.get('a', says('three'))).toBe('three')
})
