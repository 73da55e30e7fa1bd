import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimAutoRun } from './auto-run.ts'

class Storage {
  readonly items = new Map<string, string>()
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
}

const flow = 'a'.repeat(24)
const once = { flow, version: 1, isAlways: false }
const always = { flow, version: 1, isAlways: true }

beforeEach(() => {
  vi.stubGlobal('localStorage', new Storage())
  vi.stubGlobal('sessionStorage', new Storage())
})
afterAll(() => void vi.unstubAllGlobals())

describe('a flow that its page starts', () => {
  it('starts once per browser and version', () => {
    expect([0, 60_000].map((at) => claimAutoRun(once, at))).toEqual([true, false])
    expect(claimAutoRun({ ...once, version: 2 }, 120_000)).toBe(true)
    expect(claimAutoRun({ ...once, flow: 'b'.repeat(24) }, 180_000)).toBe(true)
  })

  it('starts three times in ten seconds at most, as a loop of reloads would', () => {
    const times = [0, 1000, 2000, 3000, 9999, 10_000, 10_500, 11_001]
    expect(times.map((at) => claimAutoRun(always, at))).toEqual([true, true, true, false, false, true, false, true])
  })

  it('does not count as started when it was refused', () => {
    for (const at of [0, 1, 2]) claimAutoRun(always, at)
    expect(claimAutoRun(once, 3)).toBe(false)
    expect(claimAutoRun(once, 20_000)).toBe(true)
  })

  it.each(['{', '[1,"x",null]', '{}', '"x"'])('reads a broken list of starts: %s', (text) => {
    sessionStorage.setItem('wicha flow starts', text)
    expect(claimAutoRun(always, 50_000)).toBe(true)
  })

  it('does not start without storage', () => {
    vi.stubGlobal('localStorage', null)
    vi.stubGlobal('sessionStorage', null)
    expect([claimAutoRun(once, 0), claimAutoRun(always, 0)]).toEqual([false, false])
  })
})
