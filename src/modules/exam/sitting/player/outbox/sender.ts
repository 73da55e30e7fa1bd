import type { AnswerInput, AnswerReply, Notice, Sitting, SittingClock } from '../../protocol.ts'
import { type PlayerClock, readClock } from '../clock.ts'
import type { CallFailure, Transport } from './transport.ts'
import type { DeviceStore } from '../device/device-store.ts'
import type { TabLock } from '../device/tab-lock.ts'
import { leftoversOf, restoreLeftovers } from './leftovers.ts'
import { addEdit, type EditInput, hurry, nextDueMs, openOutbox, type Outbox, takeBatch, unsentSlots } from './outbox.ts'
import { applyFailure, applyRefusal, applyReply } from './replies.ts'

/** What a player renders of its unsent answers and its clock. */
export interface SendState {
  outbox: Outbox
  clock: PlayerClock
  notices: readonly Notice[]
  lease: string | null
  isSignedOut: boolean
  /** The last call had no reply. */
  isLost: boolean
  /** Whether unsent answers survive if the browser closes. */
  isStored: boolean
}

interface SenderOptions {
  sitting: Sitting
  transport: Transport
  openStore: () => Promise<DeviceStore | null>
  /** Returns the lock of this tab. `onLost` is called when another tab takes it. */
  lockOf: (onLost: () => void) => TabLock
  /** Monotonic milliseconds, and a number from 0 to 1. */
  nowMs: () => number
  random: () => number
}

/** Changes of an invigilator arrive at the latest after this time. */
const pollMs = 15_000

/** Sends answers in order, one call at a time, and stores unsent ones on the device. */
export class Sender {
  #options: SenderOptions
  #state: SendState
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #store: DeviceStore | null = null
  #lock: TabLock
  #isCalling = false
  #isRunning = false
  #polledMs = 0
  #page: number
  #hasWriteQueued = false
  #writing: Promise<void> = Promise.resolve()
  /** Answers with a reply, by number: the server may ask for them again. */
  readonly acknowledged = new Map<number, AnswerInput>()

  constructor(options: SenderOptions) {
    this.#options = options
    this.#page = options.sitting.page
    this.#lock = options.lockOf(() => this.#yield())
    const nowMs = options.nowMs()
    this.#polledMs = nowMs - pollMs
    this.#state = {
      outbox: openOutbox(options.sitting),
      clock: readClock(options.sitting, { sentMs: nowMs, receivedMs: nowMs }),
      notices: options.sitting.notices,
      lease: options.sitting.lease,
      ...{ isSignedOut: false, isLost: false, isStored: true },
    }
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  read = () => this.#state

  /** Starts to send, and first reads what is left on the device. */
  start = async () => {
    this.#isRunning = true
    if (!(await this.#lock.claim(false))) this.#yield()
    const store = await this.#options.openStore()
    if (!this.#isRunning) return
    this.#store = store
    const leftovers = (await store?.read()) ?? []
    const outbox = restoreLeftovers(this.#state.outbox, { leftovers, nowMs: this.#options.nowMs() })
    this.update({ outbox, isStored: store !== null })
    if (this.unsent > 0) this.#writeToDevice()
  }

  stop = () => {
    this.#isRunning = false
    this.#lock.release()
    clearTimeout(this.#timer)
  }

  edit = (input: Omit<EditInput, 'nowMs'>) => {
    if (this.#state.outbox.status !== 'open') return
    this.update({ outbox: addEdit(this.#state.outbox, { ...input, nowMs: this.#options.nowMs() }) })
  }

  /** Tells the server the page of forward navigation, with all answers so far. */
  turnTo = (page: number) => {
    this.#page = page
    this.sendNow()
  }

  /** Sends all inputs before this returns: the page may be about to close. */
  hurry = () => {
    this.update({ outbox: hurry(this.#state.outbox, this.#options.nowMs()) })
    void this.#call()
  }

  /** Sends all inputs and reads the clock, after sleep or a return to the page. */
  sendNow = () => {
    this.#polledMs = -pollMs
    this.hurry()
  }

  /** Goes on with a sitting that this page may write again. Unsent answers are sent unless newer ones were saved. */
  resume = async (sitting: Sitting) => {
    await this.#lock.claim(true)
    const nowMs = this.#options.nowMs()
    const own = leftoversOf(this.#state.outbox)
    const others = ((await this.#store?.read()) ?? []).filter(({ slot }) => !own.some((one) => one.slot === slot))
    this.#page = sitting.page
    const outbox = restoreLeftovers(openOutbox(sitting), { leftovers: [...others, ...own], nowMs })
    this.update({ outbox, lease: sitting.lease, isSignedOut: false })
    this.applyClock(sitting, nowMs)
  }

  /** Applies the clock of any reply. */
  applyClock = (reply: SittingClock, sentMs: number) => {
    const clock = readClock(reply, { sentMs, receivedMs: this.#options.nowMs() })
    this.update({ clock, notices: reply.notices, isLost: false, isSignedOut: false })
  }

  noteFailure = ({ failure }: CallFailure) =>
    this.update({ isSignedOut: failure === 'signed-out', isLost: failure === 'lost' })

  update = (change: Partial<SendState>) => {
    const before = this.#state
    this.#state = { ...before, ...change }
    if (before.outbox !== this.#state.outbox) this.#writeToDevice()
    for (const listener of this.#listeners) listener()
    this.#wake()
  }

  /** Removes all that is stored on the device, after the submission. */
  forget = async () => {
    await this.#writing
    await this.#store?.clear()
  }

  /** Another tab writes: this one reads. */
  #yield() {
    const { outbox } = this.#state
    if (this.#isRunning && outbox.status === 'open') this.update({ outbox: { ...outbox, status: 'read-only' } })
  }

  #writeToDevice() {
    const store = this.#store
    if (!store || this.#hasWriteQueued || this.#state.outbox.status !== 'open') return
    this.#hasWriteQueued = true
    this.#writing = this.#writing.then(async () => {
      this.#hasWriteQueued = false
      const isStored = await store.write(leftoversOf(this.#state.outbox))
      if (isStored !== this.#state.isStored) this.update({ isStored })
    })
  }

  #wake() {
    clearTimeout(this.#timer)
    if (!this.#canCall()) return
    const due = Math.min(nextDueMs(this.#state.outbox) ?? Infinity, this.#polledMs + pollMs)
    this.#timer = setTimeout(() => void this.#call(), Math.max(0, due - this.#options.nowMs()))
  }

  #canCall() {
    const { lease, outbox } = this.#state
    return this.#isRunning && !this.#isCalling && lease !== null && outbox.status === 'open'
  }

  async #call() {
    const { transport, sitting, nowMs } = this.#options
    const { lease } = this.#state
    const sentMs = nowMs()
    if (lease === null || !this.#canCall()) return
    const batch = takeBatch(this.#state.outbox, sentMs)
    if (!batch && sentMs < this.#polledMs + pollMs) return this.#wake()
    this.#isCalling = true
    this.#polledMs = sentMs
    if (batch) this.update({ outbox: batch.outbox })
    const answers = [...(batch?.answers ?? [])]
    const page = sitting.navigation === 'forward' ? { page: this.#page } : {}
    const reply = await transport.answer({ attemptID: sitting.attemptID, lease, answers, ...page })
    this.#isCalling = false
    if (lease !== this.#state.lease) return this.#wake()
    this.#receive(reply, { sentMs, answers })
  }

  #receive(reply: AnswerReply | CallFailure, { sentMs, answers }: { sentMs: number; answers: AnswerInput[] }) {
    const failure = { nowMs: this.#options.nowMs(), random: this.#options.random() }
    const { outbox } = this.#state
    if ('failure' in reply) {
      const isRefused = reply.failure === 'refused' && answers.length > 0
      this.update({ outbox: isRefused ? applyRefusal(outbox, failure.nowMs) : applyFailure(outbox, failure) })
      return this.noteFailure(reply)
    }
    const replied = new Set(reply.status === 'saved' ? reply.answers.map(({ number }) => number) : [])
    for (const answer of answers) if (replied.has(answer.number)) this.acknowledged.set(answer.number, answer)
    this.update({ outbox: applyReply(outbox, reply, failure) })
    this.applyClock(reply, sentMs)
  }

  get unsent() {
    return unsentSlots(this.#state.outbox).length
  }
}
