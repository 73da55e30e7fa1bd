import { retryMs } from './retry.ts'
import type { Opening, SendReply, Submission } from './calls.ts'

/** An answer of the server. */
export type Reply = Exclude<SendReply, { kind: 'lost' }>

/** What happens to a form that is being sent. `waiting`: stored here, and sent again automatically. */
export type Sending =
  | { phase: 'idle' }
  | { phase: 'sending' | 'waiting'; submission: Submission }
  | { phase: 'answered'; reply: Reply }

interface SenderOptions {
  /** Opens the form for a submission that has no key yet; null without an answer. */
  open: () => Promise<Opening>
  send: (submission: Submission) => Promise<SendReply>
  /** Stores the submission that waits, or removes it. */
  store: (submission: Submission | null) => void
  /** Runs one attempt while no other tab sends this form. */
  exclusively: (run: () => Promise<void>) => Promise<void>
  schedule: (run: () => void, ms: number) => () => void
}

/** Sends a submission until the server answers, always under its key. */
export class Sender {
  #options: SenderOptions
  #listeners = new Set<(sending: Sending) => void>()
  #current: Submission | null = null
  #isTrying = false
  #failures = 0
  #stopTimer = () => {}

  constructor(options: SenderOptions) {
    this.#options = options
  }

  listen = (listener: (sending: Sending) => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  start = (submission: Submission) => this.#begin(submission, 'sending')

  /** Goes on with a submission that an earlier page of the tab left. */
  resume = (submission: Submission) => this.#begin(submission, 'waiting')

  /** Tries a waiting submission again at once. */
  retry = () => void this.#attempt()

  stop = () => this.#stopTimer()

  #begin(submission: Submission, phase: 'sending' | 'waiting') {
    this.#current = submission
    this.#failures = 0
    this.#options.store(submission)
    this.#emit({ phase, submission })
    void this.#attempt()
  }

  async #attempt() {
    const submission = this.#current
    if (!submission || this.#isTrying) return
    this.#isTrying = true
    this.#stopTimer()
    let reply: SendReply = { kind: 'lost' }
    await this.#options.exclusively(async () => {
      const opened = submission.opened ?? (await this.#options.open())
      if (opened && 'kind' in opened) return void (reply = opened)
      const keyed = { ...submission, opened: opened && keyOf(opened) }
      // It is stored with its key before it is sent, so that a reload cannot make a second one.
      if (opened) this.#options.store((this.#current = keyed))
      reply = await this.#options.send(keyed)
    })
    this.#isTrying = false
    this.#settle(reply)
  }

  #settle(reply: SendReply) {
    if (reply.kind !== 'lost') {
      this.#current = null
      this.#options.store(null)
      return this.#emit({ phase: 'answered', reply })
    }
    this.#failures++
    this.#emit({ phase: 'waiting', submission: this.#current! })
    this.#stopTimer = this.#options.schedule(() => void this.#attempt(), retryMs(this.#failures))
  }

  /** A listener may render, and so replace itself: what it adds meanwhile hears the next news. */
  #emit(sending: Sending) {
    for (const listener of [...this.#listeners]) listener(sending)
  }
}

/** A draft or a session value that came with the key is not stored with the answers. */
const keyOf = ({ key, token, version }: NonNullable<Submission['opened']>) => ({ key, token, version })
