import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeviceStore } from '../device/device-store.ts'
import { FakeTransport } from '../samples/fake-transport.ts'
import { sampleSitting } from '../samples/questions.ts'
import { remainingMs } from '../clock.ts'
import type { Leftover } from './leftovers.ts'
import { answerOf } from './outbox.ts'
import { Sender } from './sender.ts'
import { submitAttempt } from './submit-attempt.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const nowMs = () => Date.now()

function memoryStore(first: Leftover[] = []) {
  const stored = { leftovers: first, writes: 0 }
  const store: DeviceStore = {
    read: async () => stored.leftovers,
    write: async (leftovers) => {
      stored.leftovers = [...leftovers]
      stored.writes += 1
      return true
    },
    clear: async () => void (stored.leftovers = []),
  }
  return { stored, store }
}

async function started({ sitting = sampleSitting(), leftovers = [] as Leftover[], hasStore = true, lock = {} } = {}) {
  const transport = new FakeTransport(sitting, nowMs)
  const { stored, store } = memoryStore(leftovers)
  const openStore = async () => (hasStore ? store : null)
  const tab = { isFree: true, claims: [] as boolean[], onLost: () => {}, releases: 0, ...lock }
  const lockOf = (onLost: () => void) => {
    tab.onLost = onLost
    return {
      claim: async (isForced: boolean) => {
        tab.claims.push(isForced)
        return tab.isFree || isForced
      },
      release: () => void (tab.releases += 1),
    }
  }
  const sender = new Sender({ sitting, transport, openStore, lockOf, nowMs, random: () => 0.5 })
  await sender.start()
  await vi.advanceTimersByTimeAsync(0)
  transport.requests.length = 0
  const edit = (response: string, restMs = 1500) => sender.edit({ slot: '8', response, isFlagged: false, restMs })
  const submit = (signal = new AbortController().signal) =>
    submitAttempt({ sender, transport, attemptID: 'attempt1', nowMs, random: () => 0.5, signal })
  return { sender, transport, stored, edit, submit, tab }
}

describe('a sender', () => {
  it('acknowledges a text within three seconds of its last letter', async () => {
    const { sender, transport, edit } = await started()
    for (const text of ['ก', 'กา', 'กาก']) {
      edit(text)
      await vi.advanceTimersByTimeAsync(400)
    }
    expect([sender.unsent, transport.log]).toEqual([1, []])
    await vi.advanceTimersByTimeAsync(1100)
    expect(transport.log).toMatchObject([{ number: 1, slot: '8', response: 'กาก', version: 0 }])
    expect(sender.unsent).toBe(0)
    sender.stop()
  })

  it('stores unsent answers at once, and keeps them while the network is away', async () => {
    const { sender, transport, stored, edit } = await started()
    transport.fail = 'lost'
    edit('โวลต์')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(stored.leftovers).toMatchObject([{ slot: '8', response: 'โวลต์' }])
    expect(sender.read()).toMatchObject({ isLost: true, isStored: true })
    transport.fail = null
    await vi.advanceTimersByTimeAsync(30_000)
    expect(transport.log).toMatchObject([{ number: 1, response: 'โวลต์' }])
    expect([stored.leftovers, sender.read().isLost]).toEqual([[], false])
    sender.stop()
  })

  it('says that nothing is stored where the device cannot', async () => {
    const { sender } = await started({ hasStore: false })
    expect(sender.read().isStored).toBe(false)
    sender.stop()
  })

  it('sends what an earlier page left', async () => {
    const left = { slot: '8', version: 0, response: 'เดิม', isFlagged: false, sent: null }
    const { sender, transport } = await started({ leftovers: [left] })
    await vi.advanceTimersByTimeAsync(10)
    expect(transport.log).toMatchObject([{ number: 1, response: 'เดิม' }])
    sender.stop()
  })

  it('asks for the time every fifteen seconds, and applies an extension', async () => {
    const { sender, transport } = await started()
    transport.clock.endsAt = '2026-11-28T04:00:00.000Z'
    await vi.advanceTimersByTimeAsync(15_000)
    expect(transport.requests).toMatchObject([{ answers: [] }])
    expect(Math.round(remainingMs(sender.read().clock, nowMs())! / 1000)).toBe(3600 - 15)
    sender.stop()
  })

  it('stops where another device took over, and goes on with both answers', async () => {
    const { sender, transport, stored, edit } = await started()
    transport.lease = 'other'
    edit('ของฉัน', 0)
    await vi.advanceTimersByTimeAsync(10)
    expect(sender.read().outbox.status).toBe('read-only')
    edit('ไม่รับ', 0)
    expect(answerOf(sender.read().outbox, '8').response, 'input is refused').toBe('ของฉัน')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(transport.log).toEqual([])
    expect(stored.leftovers).toHaveLength(1)
    const sitting = await transport.goOnHere()
    if ('failure' in sitting) throw new Error('no sitting')
    await sender.resume(sitting)
    await vi.advanceTimersByTimeAsync(10)
    expect(transport.log).toMatchObject([{ number: 1, response: 'ของฉัน' }])
    sender.stop()
  })

  it('reads only while another tab of the device writes', async () => {
    const { sender, transport, edit, tab } = await started({ lock: { isFree: false } })
    expect(sender.read().outbox.status).toBe('read-only')
    edit('x', 0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(transport.requests).toEqual([])
    const sitting = await transport.goOnHere()
    if ('failure' in sitting) throw new Error('no sitting')
    await sender.resume(sitting)
    expect([sender.read().outbox.status, tab.claims]).toEqual(['open', [false, true]])
    tab.onLost()
    expect(sender.read().outbox.status).toBe('read-only')
    sender.stop()
    expect(tab.releases).toBe(1)
  })

  it('keeps answers in a pause and sends them afterwards', async () => {
    const { sender, transport, edit } = await started()
    transport.clock.isPaused = true
    edit('x', 0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([transport.log, sender.unsent, sender.read().clock.isPaused]).toEqual([[], 1, true])
    transport.clock.isPaused = false
    await vi.advanceTimersByTimeAsync(15_000)
    expect([transport.log.length, sender.unsent]).toEqual([1, 0])
    sender.stop()
  })

  it('waits for a log-in and goes on', async () => {
    const { sender, transport, edit } = await started()
    transport.fail = 'signed-out'
    edit('x', 0)
    await vi.advanceTimersByTimeAsync(10)
    expect(sender.read().isSignedOut).toBe(true)
    transport.fail = null
    sender.hurry()
    await vi.advanceTimersByTimeAsync(10)
    expect([sender.read().isSignedOut, transport.log.length]).toEqual([false, 1])
    sender.stop()
  })

  it('drops an answer that the server refuses, and sends the others', async () => {
    const { sender, transport, edit } = await started()
    transport.fail = 'refused'
    edit('bad', 0)
    await vi.advanceTimersByTimeAsync(10)
    expect(sender.read().outbox.refused).toEqual(['8'])
    transport.fail = null
    edit('good', 0)
    await vi.advanceTimersByTimeAsync(1000)
    expect(transport.log).toMatchObject([{ number: 1, response: 'good' }])
    sender.stop()
  })

  it('notes the page of forward navigation only', async () => {
    const { sender, transport } = await started({ sitting: sampleSitting({ navigation: 'forward' }) })
    sender.turnTo(2)
    await vi.advanceTimersByTimeAsync(10)
    expect(transport.requests).toMatchObject([{ page: 2 }])
    sender.stop()
    const free = await started()
    free.sender.turnTo(2)
    await vi.advanceTimersByTimeAsync(10)
    expect(free.transport.requests[0]).not.toHaveProperty('page')
    free.sender.stop()
  })

  it('sends in the moment in which the page is left', async () => {
    const { sender, transport, edit } = await started()
    edit('x', 1500)
    sender.hurry()
    expect(transport.requests).toMatchObject([{ answers: [{ response: 'x' }] }])
    sender.stop()
  })

  it('is silent after it stopped', async () => {
    const { sender, transport, edit } = await started()
    sender.stop()
    edit('x', 0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(transport.requests).toEqual([])
  })
})

describe('a submission', () => {
  it('first sends what rests, then forgets what is stored', async () => {
    const { sender, transport, stored, edit, submit } = await started()
    edit('x', 1500)
    const end = submit()
    await vi.advanceTimersByTimeAsync(100)
    expect(await end).toEqual({ status: 'submitted', receipt: 'signed.receipt' })
    expect([transport.log.length, transport.submitted, stored.leftovers]).toEqual([1, 1, []])
    sender.stop()
  })

  it('waits for the network', async () => {
    const { sender, transport, edit, submit } = await started()
    edit('x', 0)
    await vi.advanceTimersByTimeAsync(10)
    transport.fail = 'lost'
    edit('y', 0)
    const end = submit()
    await vi.advanceTimersByTimeAsync(90_000)
    expect(transport.submitted).toBe(0)
    transport.fail = null
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await end).status).toBe('submitted')
    expect(transport.log.map(({ response }) => response)).toEqual(['x', 'y'])
    sender.stop()
  })

  it('sends answers again that the server lost', async () => {
    const { sender, transport, edit, submit } = await started()
    edit('x', 0)
    await vi.advanceTimersByTimeAsync(10)
    transport.forgotten = [1]
    const end = submit()
    await vi.advanceTimersByTimeAsync(1000)
    expect((await end).status).toBe('submitted')
    expect(transport.log).toMatchObject([{ number: 1, response: 'x' }])
    sender.stop()
  })

  it('says so where the server lacks what nobody has', async () => {
    const { sender, submit } = await started({ sitting: sampleSitting({ lastNumber: 3 }) })
    const end = submit()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await end).toEqual({ status: 'stuck' })
    sender.stop()
  })

  it('ends where the attempt was closed', async () => {
    const { sender, transport, edit, submit } = await started()
    transport.status = 'closed'
    edit('x', 0)
    const end = submit()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await end).toEqual({ status: 'closed' })
    sender.stop()
  })

  it('stops with its page', async () => {
    const { sender, transport, submit } = await started()
    transport.fail = 'lost'
    const stopped = new AbortController()
    const end = submit(stopped.signal)
    await vi.advanceTimersByTimeAsync(1000)
    stopped.abort()
    expect((await end).status).toBe('stuck')
    sender.stop()
  })
})
