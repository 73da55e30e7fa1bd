import { retryDelayMs } from './retry-delay.ts'
import { sendAgain } from './replies.ts'
import type { Sender } from './sender.ts'
import type { SubmitReply } from '../../protocol.ts'
import type { CallFailure, Transport } from './transport.ts'

/** `stuck`: the server lacks answers that this page does not have, or refuses the submission. */
export type Submission = { status: 'submitted'; receipt: string } | { status: 'read-only' | 'closed' | 'stuck' }

type Options = {
  sender: Sender
  transport: Pick<Transport, 'submit'>
  attemptID: string
  nowMs: () => number
  random: () => number
  signal: AbortSignal
}

/** Between a reply that does not submit yet and the next call. */
const againMs = 1000

/** Some hours without a network. */
const maxFailures = 1000

/** Submits once all answers are acknowledged. It tries again until the server replies, or `signal` aborts. */
export async function submitAttempt(options: Options): Promise<Submission> {
  const { sender, signal } = options
  for (let failures = 0; !signal.aborted && failures < maxFailures; failures += 1) {
    await allSent(sender, signal)
    const { status } = sender.read().outbox
    if (status !== 'open') return { status }
    const reply = await callSubmit(options)
    if ('failure' in reply) {
      if (reply.failure === 'refused') break
      await rest(retryDelayMs(failures + 1, options.random()), signal)
      continue
    }
    const end = await applySubmitReply(sender, reply)
    if (end) return end
    await rest(againMs, signal)
  }
  return { status: 'stuck' }
}

async function callSubmit({ sender, transport, attemptID, nowMs }: Options): Promise<SubmitReply | CallFailure> {
  const sentMs = nowMs()
  const { lease, outbox } = sender.read()
  const reply = await transport.submit({ attemptID, lease: lease ?? '', lastNumber: outbox.lastNumber })
  if ('failure' in reply) sender.noteFailure(reply)
  else sender.applyClock(reply, sentMs)
  return reply
}

async function applySubmitReply(sender: Sender, reply: SubmitReply): Promise<Submission | null> {
  const { outbox } = sender.read()
  if (reply.status === 'read-only' && reply.isPaused) return null
  if (reply.status === 'missing') {
    const answers = reply.numbers.flatMap((number) => sender.acknowledged.get(number) ?? [])
    if (answers.length < reply.numbers.length) return { status: 'stuck' }
    sender.update({ outbox: sendAgain(outbox, answers) })
    return null
  }
  sender.update({ outbox: { ...outbox, status: reply.status === 'read-only' ? 'read-only' : 'closed' } })
  if (reply.status !== 'submitted') return { status: reply.status }
  await sender.forget()
  return { status: 'submitted', receipt: reply.receipt }
}

/** Waits until nothing is unsent, the outbox stops, or `signal` aborts. */
function allSent(sender: Sender, signal: AbortSignal): Promise<void> {
  sender.hurry()
  const isDone = () => sender.unsent === 0 || sender.read().outbox.status !== 'open' || signal.aborted
  return new Promise((resolve) => {
    const check = () => {
      if (!isDone()) return
      stop()
      signal.removeEventListener('abort', check)
      resolve()
    }
    const stop = sender.subscribe(check)
    signal.addEventListener('abort', check)
    check()
  })
}

const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
