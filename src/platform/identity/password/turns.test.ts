import { setTimeout as sleep } from 'node:timers/promises'
import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { RequestError } from '#platform/errors/errors.ts'
import { HashQueue } from './hash-queue.ts'

/** Counts concurrent runs. */
const counting = () => {
  const seen = { now: 0, most: 0 }
  const work = (ms: number) => async () => {
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    await sleep(ms)
    seen.now -= 1
    return ms
  }
  return { seen, work }
}

test('leaves a core and a thread free, and serves everybody in the order of coming', async () => {
  const turns = new HashQueue()
  const { seen, work } = counting()
  const done: number[] = []
  await Promise.all(Array.from({ length: 40 }, (_, n) => turns.take(work(1)).then(() => done.push(n))))
  expect(seen.most).toBeLessThanOrEqual(Math.max(1, Math.min(3, availableParallelism() - 1)))
  expect(done).toHaveLength(40)
  expect(done[0]).toBe(0)
})

test('says at once to who would wait too long after how many seconds to come again', async () => {
  const turns = new HashQueue()
  const never = Promise.withResolvers<void>()
  const waiting = Array.from({ length: 2000 }, () => turns.take(() => never.promise).catch((error: unknown) => error))
  const refused = await turns.take(async () => 'never').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(RequestError)
  expect(refused).toMatchObject({ kind: 'too-many', issues: [{ code: 'busy' }] })
  expect((refused as RequestError).retryAfter).toBeGreaterThanOrEqual(10)
  never.resolve()
  await Promise.all(waiting)
  expect(await turns.take(async () => 'again')).toBe('again')
})

test('goes on after work that failed', async () => {
  const turns = new HashQueue()
  for (let n = 0; n < 10; n++) await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take(async () => 'yes')).toBe('yes')
})
