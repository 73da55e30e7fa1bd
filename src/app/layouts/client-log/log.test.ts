import { afterEach, expect, test, vi } from 'vitest'
import { ClientLog } from './log.ts'

afterEach(() => vi.restoreAllMocks())
const silent = () => vi.spyOn(console, 'warn').mockImplementation(() => {})

test('keeps the last 50 entries, each with its timestamp and messages', () => {
  silent()
  const log = new ClientLog({ hostname: 'localhost' })
  for (let n = 1; n <= 60; n++) log.add('ล้มเหลว', n)
  const entries = log.entries()
  expect(entries).toHaveLength(50)
  expect(entries[0]).toEqual({ timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), messages: ['ล้มเหลว', 11] })
  expect(entries.at(-1)!.messages).toEqual(['ล้มเหลว', 60])
})

test.each([
  ['localhost', 1],
  ['127.0.0.1', 1],
  ['factory.localhost', 1],
  ['academy.example.ac.th', 0],
  ['localhost.evil.test', 0],
])('writes to the console of %s %i times', (hostname, times) => {
  const console_ = silent()
  new ClientLog({ hostname }).add('x')
  expect(console_).toHaveBeenCalledTimes(times)
})

test('passes each entry on', () => {
  silent()
  const told: unknown[] = []
  new ClientLog({ hostname: 'academy.test', tell: ({ messages }) => told.push(messages) }).add('a', 1)
  expect(told).toEqual([['a', 1]])
})
