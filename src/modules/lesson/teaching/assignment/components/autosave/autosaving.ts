import type { Shelf } from './kept-draft.ts'
import type { SendDraftResponse, Send } from './send-draft.ts'

type Seen = Pick<SendDraftResponse, 'attempt' | 'version'>

/** The form that is being edited. */
export interface Paper {
  text: () => string
  files: () => string[]
  seen: () => Seen
  write: (text: string) => void
  note: (seen: Seen) => void
}

export type AutosavingMessage =
  | { state: 'quiet' | 'keeping' | 'kept' | 'offline' | 'restored' | 'closed' }
  | { state: 'problem'; text: string }
  | { state: 'two'; theirs: SendDraftResponse }

interface AutosavingInput {
  paper: Paper
  shelf: Shelf
  send: Send
  tell: (told: AutosavingMessage) => void
  /** What the server had when the page was made. */
  has: { text: string; files: string[] }
}

/** Milliseconds without typing before it saves, and before it retries if the server does not respond. */
export const restMs = 1500
export const againMs = 10_000
/** Milliseconds that submitting waits for a save in progress. */
const waitMs = 3000

/**
 * Saves what is written as a draft, and on the device until the server has it. If the draft was changed elsewhere, it
 * stops until the learner chooses. It never submits (decision 0514).
 */
export class Autosaving {
  readonly #by: AutosavingInput
  /** What the server has. */
  #has: { text: string; files: string }
  #unsure: string | null = null
  #isStopped = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | null = null

  constructor(by: AutosavingInput) {
    this.#by = by
    this.#has = { text: by.has.text, files: by.has.files.join() }
  }

  /** Restores what this device kept. It asks the learner only if the server's draft has changed since. */
  begin = () => {
    const { paper, shelf, tell } = this.#by
    const kept = shelf.read()
    const there = this.#has.text
    if (!kept || kept.text.trim() === there.trim()) {
      shelf.forget()
      // The learner may type while the page still loads.
      return this.#isThere() ? undefined : this.wrote()
    }
    paper.write(kept.text)
    if (kept.version !== paper.seen().version && kept.unsure?.trim() !== there.trim())
      return this.#stop({ isKept: false, isOpen: true, text: there, ...paper.seen() })
    tell({ state: 'restored' })
    this.#later(restMs)
  }

  /** The text or the list of files changed. */
  wrote = () => {
    this.#shelve()
    if (!this.#isStopped) this.#later(restMs)
  }

  /** Saves now. `isLast` is set when the page is left. */
  save = (isLast = false): Promise<void> => {
    clearTimeout(this.#timer)
    if (this.#isStopped || this.#isThere()) return Promise.resolve()
    if (this.#sending && !isLast) return this.#sending.then(() => this.save())
    this.#sending = this.#send(isLast).finally(() => (this.#sending = null))
    return this.#sending
  }

  /**
   * Call it before the form is submitted. It stops saving and remembers the text, which the server may have from then
   * on.
   */
  settle = async () => {
    clearTimeout(this.#timer)
    await Promise.race([this.#sending, new Promise((done) => setTimeout(done, waitMs))])
    this.#unsure = this.#by.paper.text()
    this.#shelve()
  }

  isBusy = () => this.#sending !== null

  /** Replaces what was written elsewhere with this page's text. */
  takeMine = (theirs: Seen) => {
    this.#by.paper.note(theirs)
    this.#isStopped = false
    void this.save()
  }

  end = () => clearTimeout(this.#timer)

  async #send(isLast: boolean) {
    const { paper, shelf, send, tell } = this.#by
    const sent = { text: paper.text(), files: paper.files() }
    if (!isLast) tell({ state: 'keeping' })
    const answer = await send({ ...sent, ...paper.seen() }, isLast)
    if (answer === 'lost') {
      this.#unsure = sent.text
      this.#shelve()
      this.#later(againMs)
      return tell({ state: 'offline' })
    }
    if ('problem' in answer) return tell({ state: 'problem', text: answer.problem })
    if (!answer.isKept && this.#isOwn(answer)) {
      paper.note(answer)
      return this.#later(0)
    }
    if (!answer.isKept) return this.#stop(answer)
    paper.note(answer)
    this.#unsure = null
    this.#has = { text: sent.text, files: sent.files.join() }
    tell({ state: 'kept' })
    if (this.#isThere()) shelf.forget()
    else this.wrote()
  }

  /** A text that was sent without a response is the learner's own. */
  #isOwn = ({ isOpen, attempt, text }: SendDraftResponse) =>
    isOpen && attempt === this.#by.paper.seen().attempt && this.#unsure !== null && text === this.#unsure.trim()

  #stop(theirs: SendDraftResponse) {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#by.tell(theirs.isOpen ? { state: 'two', theirs } : { state: 'closed' })
  }

  #later(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), ms)
  }

  #shelve() {
    const { paper, shelf } = this.#by
    shelf.keep({ text: paper.text(), version: paper.seen().version, unsure: this.#unsure })
  }

  #isThere = () => {
    const { text, files } = this.#by.paper
    return text() === this.#has.text && files().join() === this.#has.files
  }
}
