import { expect, test } from 'vitest'
import type { SendReply, Submission } from './calls.ts'
import { retryMs } from './retry.ts'
import { Sender, type Sending } from './sender.ts'

const submission: Submission = {
  ...{ formID: 'f', courseID: null, formData: { name: 'สมชาย' }, trap: '', opened: null },
}
const sent: SendReply = { kind: 'sent', receipt: { number: 'FRM-2569-000001', subject: '', message: '', orderID: '' } }
const lost: SendReply = { kind: 'lost' }

/** A sender whose server gives these replies, and whose timers run when the test says so. */
function senderWith(replies: SendReply[], openings: boolean[] = [true]) {
  const record = {
    keys: [] as (string | undefined)[],
    phases: [] as string[],
    waits: [] as number[],
    stored: [] as (Submission | null)[],
  }
  const timers: (() => void)[] = []
  let opened = 0
  const sender = new Sender({
    open: async () => (openings[opened++] ? { key: `key-${opened}`, token: 't', version: 1, session: {} } : null),
    send: async (one) => {
      record.keys.push(one.opened?.key)
      return one.opened ? (replies.shift() ?? lost) : lost
    },
    store: (one) => record.stored.push(one),
    exclusively: (run) => run(),
    schedule: (run, ms) => {
      record.waits.push(ms)
      timers.push(run)
      return () => {}
    },
  })
  sender.listen((sending: Sending) => record.phases.push(sending.phase))
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { sender, record, settle, runTimer: () => (timers.shift()?.(), settle()) }
}

test('an answer that is lost is sent again under the same key, after 1, 2 and 4 s', async () => {
  const { sender, record, settle, runTimer } = senderWith([lost, lost, lost, sent])
  sender.start(submission)
  await settle()
  for (let at = 0; at < 3; at++) await runTimer()
  expect(record.keys).toEqual(['key-1', 'key-1', 'key-1', 'key-1'])
  expect(record.waits).toEqual([1000, 2000, 4000])
  expect(record.phases).toEqual(['sending', 'waiting', 'waiting', 'waiting', 'answered'])
  expect(record.stored.at(-1)).toBeNull()
})

test('without a line there is no key yet; it is stored before the first attempt with it', async () => {
  const { sender, record, settle, runTimer } = senderWith([lost, sent], [false, true])
  sender.start(submission)
  await settle()
  expect(record.stored).toEqual([submission])
  await runTimer()
  expect(record.stored.at(-1)?.opened?.key).toBe('key-2')
  await runTimer()
  expect(record.keys).toEqual([undefined, 'key-2', 'key-2'])
})

test('two presses are one attempt, and a page that comes back goes on with the stored key', async () => {
  const { sender, record, settle } = senderWith([sent])
  sender.resume({ ...submission, opened: { key: 'earlier', token: 't', version: 1 } })
  sender.retry()
  sender.retry()
  await settle()
  expect(record.keys).toEqual(['earlier'])
  expect(record.phases).toEqual(['waiting', 'answered'])
})

test('it is tried at least once a minute', () => {
  expect([1, 2, 3, 6, 7, 50].map(retryMs)).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000])
})

test('a listener that replaces itself hears each phase once', async () => {
  const { sender, record, settle } = senderWith([sent])
  let heard = 0
  const listen = () => {
    const stop = sender.listen(() => {
      heard += 1
      stop()
      if (heard < 50) listen()
    })
  }
  listen()
  sender.start(submission)
  await settle()
  expect([heard, record.phases]).toEqual([2, ['sending', 'answered']])
})
