import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CompletionParams, completions, type Done, lacksFor } from './completion.ts'

const asked = (more: Partial<CompletionParams>): CompletionParams => ({
  completion: 'view',
  minutes: 10,
  minMinutes: 0,
  ...more,
})
const nothing: Done = { seconds: 0, percent: null, hasPassed: false }
const said = (given: Partial<CompletionParams>, done: Partial<Done>) =>
  lacksFor(asked(given), { ...nothing, ...done }).map((one) =>
    one.of === 'time' ? `${one.minutes} min` : one.of === 'film' ? `${one.percent}%` : one.of,
  )

describe('finishing a lesson', () => {
  it.each<[Partial<CompletionParams>, Partial<Done>, string[]]>([
    [{}, {}, []],
    [{ minMinutes: 5 }, {}, ['5 min']],
    [{ minMinutes: 5 }, { seconds: 299 }, ['5 min']],
    [{ minMinutes: 5 }, { seconds: 300 }, []],
    [{ completion: 'time' }, {}, ['10 min']],
    [{ completion: 'time' }, { seconds: 600 }, []],
    [{ completion: 'time', minutes: 0 }, {}, []],
    [{ completion: 'time', minMinutes: 3 }, { seconds: 180 }, []],
    [{ completion: 'time' }, { percent: 89, seconds: 9999 }, ['90%']],
    [{ completion: 'time' }, { percent: 90 }, []],
    [{ completion: 'time', minMinutes: 5 }, { percent: 100, seconds: 20 }, ['5 min']],
    [{ completion: 'handin' }, {}, ['handin']],
    [{ completion: 'handin' }, { hasPassed: true }, []],
    [{ completion: 'all' }, { percent: 10 }, ['90%', 'handin']],
    [{ completion: 'all' }, { percent: 95, hasPassed: true }, []],
  ])('that asks %j, after %j, still needs %j', (given, done, lacks) => expect(said(given, done)).toEqual(lacks))

  it('who does more never needs more', () => {
    const given = fc.record({
      completion: fc.constantFrom(...completions.map(({ value }) => value)),
      minutes: fc.nat(30),
      minMinutes: fc.nat(30),
    })
    const done = fc.record({ seconds: fc.nat(3600), percent: fc.nat(100), hasPassed: fc.boolean() })
    fc.assert(
      fc.property(given, done, fc.nat(600), fc.nat(50), (of, before, seconds, percent) => {
        const after = {
          seconds: before.seconds + seconds,
          percent: Math.min(100, before.percent + percent),
          hasPassed: true,
        }
        const still = lacksFor(of, after).map((one) => one.of)
        expect(lacksFor(of, before).map((one) => one.of)).toEqual(expect.arrayContaining(still))
      }),
    )
  })
})
