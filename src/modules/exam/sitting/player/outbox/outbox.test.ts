import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Response } from '#domain/learning/assessment/question.ts'
import type { AnswerInput, SavedAnswer, SittingSection } from '../../protocol.ts'
import { leftoversOf, restoreLeftovers } from './leftovers.ts'
import { addEdit, answerOf, hurry, nextDueMs, openOutbox, type Outbox, takeBatch, unsentSlots } from './outbox.ts'
import { applyFailure, applyRefusal, applyReply, sendAgain } from './replies.ts'
import { restMsOf } from './rest-ms.ts'
import { retryDelayMs } from './retry-delay.ts'

const slots = ['1', '2', '3']
const sections = (answers: Record<string, { version: number; response: Response | null }> = {}): SittingSection[] => [
  {
    ...{ title: '', instruction: '' },
    slots: slots.map((slot) => ({
      ...{ slot, number: Number(slot), points: '1', isFlagged: false, version: 0, response: null },
      question: { type: 'short', stem: '', content: { maxLength: 100 } } as const,
      ...answers[slot],
    })),
  },
]
const emptyOutbox = (lastNumber = 0, answers = {}, navigation: 'free' | 'forward' = 'free') =>
  openOutbox({ lease: 'L', lastNumber, sections: sections(answers), navigation })
const edit = (outbox: Outbox, slot: string, of: { response: string; nowMs?: number; restMs?: number }) =>
  addEdit(outbox, { slot, isFlagged: false, nowMs: 0, restMs: 0, ...of })
const failure = { nowMs: 0, random: 0 }
const saved = (answers: readonly AnswerInput[]): SavedAnswer[] =>
  answers.map(({ number, slot, version }) => ({ number, slot, version: version + 1, status: 'saved' }))

describe('inputs', () => {
  it('coalesce in their slot until they rest, and are numbered in the order of sending', () => {
    let outbox = edit(emptyOutbox(7), '1', { response: 'ก', nowMs: 0, restMs: 1500 })
    outbox = edit(outbox, '2', { response: 'ข', nowMs: 100, restMs: 300 })
    outbox = edit(outbox, '1', { response: 'กา', nowMs: 1000, restMs: 1500 })
    expect(nextDueMs(outbox)).toBe(400)
    expect(takeBatch(outbox, 399)).toBeNull()
    const first = takeBatch(outbox, 400)!
    expect(first.answers.map(({ number, slot }) => [number, slot])).toEqual([[8, '2']])
    expect(takeBatch(first.outbox, 9999), 'one call at a time').toBeNull()
    outbox = applyReply(first.outbox, { status: 'saved', answers: saved(first.answers) }, failure)
    expect(nextDueMs(outbox)).toBe(2500)
    expect(takeBatch(outbox, 2500)?.answers).toMatchObject([{ number: 9, slot: '1', response: 'กา', version: 0 }])
  })

  it('are sent at the latest after ten seconds of typing', () => {
    let outbox = emptyOutbox()
    for (let nowMs = 0; nowMs <= 20_000; nowMs += 1000)
      outbox = edit(outbox, '1', { response: 'x', nowMs, restMs: 1500 })
    expect(nextDueMs(outbox)).toBe(10_000)
  })

  it.each([
    ['single', 300],
    ['order', 300],
    ['essay', 1500],
    ['numeric', 1500],
  ] as const)('of the type %s rest at most %i ms', (type, mostMs) => {
    expect(restMsOf(type)).toBeLessThanOrEqual(mostMs)
    expect(restMsOf(type)).toBeGreaterThan(mostMs / 2)
  })

  it('of a slot that is not on the paper change nothing', () => {
    expect(edit(emptyOutbox(), '99', { response: 'x' })).toEqual(emptyOutbox())
  })

  it('become due at once where the page is left', () => {
    const outbox = hurry(edit(emptyOutbox(), '1', { response: 'x', restMs: 1500 }), 10)
    expect(takeBatch(outbox, 10)?.answers).toHaveLength(1)
  })

  it('go in batches of at most fifty', () => {
    const many = Array.from({ length: 120 }, (_, index) => String(index))
    const first = openOutbox({
      ...{ lease: 'L', lastNumber: 0, navigation: 'free' },
      sections: [{ ...sections()[0]!, slots: many.map((slot) => ({ ...sections()[0]!.slots[0]!, slot })) }],
    })
    const outbox = many.reduce((state, slot) => edit(state, slot, { response: 'x' }), first)
    expect(takeBatch(outbox, 0)?.answers).toHaveLength(50)
  })
})

describe('replies', () => {
  const sending = takeBatch(edit(emptyOutbox(), '1', { response: 'mine' }), 0)!

  it('without an answer lead to the same call again, later each time', () => {
    const failed = applyFailure(sending.outbox, { nowMs: 0, random: 1 })
    expect(nextDueMs(failed)).toBe(2000)
    expect(takeBatch(failed, 1999)).toBeNull()
    const edited = edit(failed, '1', { response: 'newer' })
    expect(takeBatch(edited, 2000)?.answers, 'the server may have it already').toEqual(sending.answers)
    expect(answerOf(edited, '1').response).toBe('newer')
  })

  it.each([
    [1, 0, 1000],
    [1, 1, 2000],
    [4, 0.5, 8500],
    [5, 1, 30_000],
    [500, 1, 30_000],
  ])('after %i failures with chance %d wait %i ms', (failures, random, expected) => {
    expect(retryDelayMs(failures, random)).toBe(expected)
  })

  it('that are stale bring the newer answer, and say so', () => {
    const answer = { number: 1, slot: '1', version: 5, status: 'stale', response: 'theirs' } as const
    const outbox = applyReply(sending.outbox, { status: 'saved', answers: [answer] }, failure)
    expect(answerOf(outbox, '1')).toMatchObject({ response: 'theirs', version: 5 })
    expect(outbox.overtaken).toEqual(['1'])
    expect(edit(outbox, '1', { response: 'again' }).overtaken).toEqual([])
  })

  it('that are stale with the same answer were only a repeated call', () => {
    const answer = { number: 1, slot: '1', version: 1, status: 'stale', response: 'mine' } as const
    expect(applyReply(sending.outbox, { status: 'saved', answers: [answer] }, failure).overtaken).toEqual([])
  })

  it('that are stale do not stop a later input of this screen', () => {
    const answer = { number: 1, slot: '1', version: 5, status: 'stale', response: 'theirs' } as const
    const edited = edit(sending.outbox, '1', { response: 'last' })
    const outbox = applyReply(edited, { status: 'saved', answers: [answer] }, failure)
    expect(takeBatch(outbox, 0)?.answers).toMatchObject([{ number: 2, version: 5, response: 'last' }])
  })

  it('that say that another tab used the number have the answer sent with the next one', () => {
    const answer = { number: 1, slot: '1', version: 0, status: 'stale', response: null } as const
    const outbox = applyReply(sending.outbox, { status: 'saved', answers: [answer] }, failure)
    expect(takeBatch(outbox, 0)?.answers).toMatchObject([{ number: 2, slot: '1', version: 0, response: 'mine' }])
    expect(outbox.overtaken).toEqual([])
  })

  it('that do not take an answer of a page that was left refuse it once', () => {
    const answer = { number: 1, slot: '1', version: 0, status: 'stale', response: null } as const
    const forward = takeBatch(edit(emptyOutbox(0, {}, 'forward'), '1', { response: 'mine' }), 0)!
    const outbox = applyReply(forward.outbox, { status: 'saved', answers: [answer] }, failure)
    expect([outbox.refused, unsentSlots(outbox)]).toEqual([['1'], []])
  })

  it('in a pause keep the answers for later', () => {
    const outbox = applyReply(sending.outbox, { status: 'read-only', isPaused: true }, failure)
    expect(outbox.status).toBe('open')
    expect(nextDueMs(outbox)).toBe(5000)
    expect(takeBatch(outbox, 5000)?.answers).toEqual(sending.answers)
  })

  it('that are late end the answer and are reported', () => {
    const answer = { number: 1, slot: '1', version: 1, status: 'late' } as const
    const outbox = applyReply(sending.outbox, { status: 'saved', answers: [answer] }, failure)
    expect([outbox.late, unsentSlots(outbox)]).toEqual([['1'], []])
  })

  it.each(['read-only', 'closed'] as const)('%s stop the outbox and keep what is unsent', (status) => {
    const outbox = applyReply(sending.outbox, { status }, failure)
    expect([outbox.status, unsentSlots(outbox), nextDueMs(outbox)]).toEqual([status, ['1'], null])
    expect(takeBatch(hurry(outbox, 0), 0)).toBeNull()
  })

  it('that forget an answer have it sent again', () => {
    const outbox = applyReply(sending.outbox, { status: 'saved', answers: [] }, failure)
    expect(takeBatch(outbox, 30_000)?.answers).toEqual(sending.answers)
  })

  it('to a call without answers end the waiting', () => {
    const failed = applyFailure(sending.outbox, { nowMs: 0, random: 1 })
    expect(nextDueMs(applyReply(failed, { status: 'saved', answers: [] }, failure))).toBe(0)
  })

  it('that refuse a batch have its answers sent alone, and drop only the refused one', () => {
    const both = edit(edit(emptyOutbox(), '1', { response: 'bad' }), '2', { response: 'good' })
    const alone = takeBatch(applyRefusal(takeBatch(both, 0)!.outbox, 0), 0)!
    expect(alone.answers).toMatchObject([{ number: 1, slot: '1' }])
    const next = takeBatch(applyRefusal(alone.outbox, 0), 0)!
    expect(next.answers).toMatchObject([{ number: 1, slot: '2', response: 'good' }])
    expect(next.outbox.refused).toEqual(['1'])
  })

  it('that miss a number have it sent again as it was', () => {
    const done = applyReply(sending.outbox, { status: 'saved', answers: saved(sending.answers) }, failure)
    expect(takeBatch(sendAgain(done, sending.answers), 0)?.answers).toEqual(sending.answers)
  })
})

describe('leftovers of the device', () => {
  const left = { slot: '1', version: 0, response: 'mine', isFlagged: false, sent: null }
  const sent = { number: 4, slot: '1', version: 0, response: 'first', isFlagged: false }
  it.each([
    ['that nobody has are sent with the next number', left, {}, ['mine', ['1'], []]],
    ['that the server has are done', left, { version: 1, response: 'mine' }, ['mine', [], []]],
    ['that are older than the saved answer give way', left, { version: 1, response: 'x' }, ['x', [], ['1']]],
    [
      'that follow a received answer are newer than it',
      { ...left, sent },
      { version: 1, response: 'first' },
      ['mine', ['1'], []],
    ],
    ['that follow another answer give way', { ...left, sent }, { version: 1, response: 'x' }, ['x', [], ['1']]],
    ['of another paper are nothing', { ...left, slot: '77' }, {}, [null, [], []]],
  ])('%s', (_, leftover, answer, expected) => {
    const outbox = restoreLeftovers(emptyOutbox(4, { '1': answer }), { leftovers: [leftover], nowMs: 0 })
    expect([answerOf(outbox, '1').response, unsentSlots(outbox), outbox.overtaken]).toEqual(expected)
    for (const { number } of takeBatch(outbox, 0)?.answers ?? []) expect(number).toBe(5)
  })

  it('never replace an input of this screen', () => {
    const outbox = restoreLeftovers(edit(emptyOutbox(), '1', { response: 'typed' }), { leftovers: [left], nowMs: 0 })
    expect(answerOf(outbox, '1').response).toBe('typed')
  })
})

/** The server's side of the protocol: a log of events by number. */
class Server {
  log: { lease: string; number: number; slot: string; response: Response | null }[] = []
  answers: Record<string, { version: number; response: Response | null }> = {}
  lease = ''

  answer(lease: string, answers: readonly AnswerInput[]) {
    if (lease !== this.lease) return { status: 'read-only' } as const
    return { status: 'saved', answers: answers.map((input) => this.#one(lease, input)) } as const
  }

  #one(lease: string, { number, slot, version, response }: AnswerInput): SavedAnswer {
    const now = this.answers[slot] ?? { version: 0, response: null }
    if (number <= this.log.length) return { number, slot, version: now.version, status: 'saved' }
    if (number !== this.log.length + 1) throw new Error(`number ${number} after ${this.log.length}`)
    this.log.push({ lease, number, slot, response })
    if (version < now.version) return { number, slot, ...now, status: 'stale' }
    this.answers[slot] = { version: now.version + 1, response }
    return { number, slot, version: now.version + 1, status: 'saved' }
  }
}

type Step = { kind: 'edit'; slot: string; value: string } | { kind: 'call'; fate: 'ok' | 'request' | 'reply' | 'crash' }
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('edit' as const),
      slot: fc.constantFrom(...slots),
      value: fc.string({ maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('call' as const),
      fate: fc.constantFrom('ok' as const, 'request' as const, 'reply' as const, 'crash' as const),
    }),
  ),
  { maxLength: 40 },
)

/** One device: `crash` loses its memory after the call, but not what is stored. */
class Device {
  outbox: Outbox
  #server: Server
  #lease: string

  constructor(server: Server, lease: string) {
    this.#server = server
    this.#lease = lease
    this.outbox = this.reload([])
  }

  reload(leftovers: ReturnType<typeof leftoversOf>) {
    this.#server.lease = this.#lease
    const { log, answers } = this.#server
    return (this.outbox = restoreLeftovers(emptyOutbox(log.length, answers), { leftovers, nowMs: 0 }))
  }

  run(step: Step) {
    if (step.kind === 'edit') this.outbox = edit(this.outbox, step.slot, { response: step.value })
    else this.call(step.fate)
  }

  call(fate: 'ok' | 'request' | 'reply' | 'crash') {
    const batch = takeBatch(this.outbox, Infinity)
    if (!batch) return
    this.outbox = batch.outbox
    const reply = fate === 'request' ? null : this.#server.answer(this.#lease, batch.answers)
    if (fate === 'crash') this.reload(leftoversOf(this.outbox))
    else if (fate === 'ok' && reply) this.outbox = applyReply(this.outbox, reply, failure)
    else this.outbox = applyFailure(this.outbox, failure)
  }
}

describe('an outbox on a bad line', () => {
  it('loses and doubles no answer: each slot ends with its last input', () => {
    fc.assert(
      fc.property(steps, (walk) => {
        const server = new Server()
        const device = new Device(server, 'L')
        const last: Record<string, string> = {}
        for (const step of walk) {
          if (step.kind === 'edit') last[step.slot] = step.value
          device.run(step)
          for (const [slot, value] of Object.entries(last)) expect(answerOf(device.outbox, slot).response).toBe(value)
        }
        while (unsentSlots(device.outbox).length > 0) device.call('ok')
        for (const [slot, value] of Object.entries(last)) expect(server.answers[slot]?.response).toBe(value)
        const versions = Object.values(server.answers).reduce((sum, { version }) => sum + version, 0)
        expect(versions, 'every event counts once').toBe(server.log.length)
        expect(device.outbox.overtaken).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('never replaces what another device saved later, and ends as the log says', () => {
    const walks = fc.array(fc.tuple(fc.boolean(), steps), { maxLength: 6 })
    fc.assert(
      fc.property(walks, (turns) => {
        const server = new Server()
        const devices = { A: new Device(server, 'A'), B: new Device(server, 'B') }
        for (const [isFirst, walk] of turns) {
          const device = isFirst ? devices.A : devices.B
          const before = structuredClone(server.answers)
          const stale = leftoversOf(device.outbox).filter(
            ({ slot, version }) => (before[slot]?.version ?? 0) > version + 1,
          )
          device.reload(leftoversOf(device.outbox))
          for (const { slot } of stale) expect(answerOf(device.outbox, slot).response).toEqual(before[slot]?.response)
          for (const step of walk) device.run(step)
        }
        const end = turns.at(-1)?.[0] ? devices.A : devices.B
        end.reload(leftoversOf(end.outbox))
        while (unsentSlots(end.outbox).length > 0) end.call('ok')
        for (const [slot, { response }] of Object.entries(server.answers))
          expect(answerOf(end.outbox, slot).response).toEqual(response)
      }),
      { numRuns: 300 },
    )
  })
})
