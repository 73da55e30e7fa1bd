import { afterEach, expect, it, vi } from 'vitest'
import { tabLock } from './tab-lock.ts'

afterEach(() => void vi.unstubAllGlobals())

it('gives the right to one tab of an attempt, until it ends or another takes it', async () => {
  const lost: string[] = []
  const lockOf = (tab: string, attemptID = 'attempt1') => tabLock(attemptID, () => void lost.push(tab))
  const [first, second, third] = [lockOf('first'), lockOf('second'), lockOf('third')]
  expect(await first.claim(false)).toBe(true)
  expect(await second.claim(false)).toBe(false)
  expect(await lockOf('other', 'attempt2').claim(false)).toBe(true)
  expect(await second.claim(true)).toBe(true)
  await expect.poll(() => lost).toEqual(['first'])
  second.release()
  await expect.poll(() => third.claim(false)).toBe(true)
  expect(lost).toEqual(['first'])
  third.release()
})

it.each([null, undefined, { request: () => Promise.reject(new Error('denied')) }])(
  'gives it to every tab where the browser has no locks: %o',
  async (locks) => {
    vi.stubGlobal('navigator', { locks })
    expect(await tabLock('attempt1', () => {}).claim(false)).toBe(true)
  },
)
