import type { Shelf } from './kept-draft.ts'
import type { SendDraftResponse, Send } from './send-draft.ts'

type Seen = Pick<SendDraftResponse, 'attempt' | 'version'>

/** The form that is written on. */
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

/** Nothing was written for so long: it is sent; and again after so long where nobody answers. */
export const restMs = 1500
export const againMs = 10_000
/** So long a press waits for what is on its way. */
const waitMs = 3000

/**
 * Keeps what is written as a draft, and on the device until the server has it. It stops where the same was written elsewhere, until
 * the learner chooses, and hands nothing in (decision 0514).
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

  /** Brings back what this device kept: unasked where nothing was written since, otherwise the learner chooses. */
  begin = () => {
    const { paper, shelf, tell } = this.#by
    const kept = shelf.read()
    const there = this.#has.text
    if (!kept || kept.text.trim() === there.trim()) {
      shelf.forget()
      // Somebody who types while the page still loads.
      return this.#isThere() ? undefined : this.wrote()
    }
    paper.write(kept.text)
    if (kept.version !== paper.seen().version && kept.unsure?.trim() !== there.trim())
      return this.#stop({ isKept: false, isOpen: true, text: there, ...paper.seen() })
    tell({ state: 'restored' })
    this.#later(restMs)
  }

  /** Something was written, or a file put in or taken off. */
  wrote = () => {
    this.#shelve()
    if (!this.#isStopped) this.#later(restMs)
  }

  /** Sends now; `isLast` where the page is left. */
  save = (isLast = false): Promise<void> => {
    clearTimeout(this.#timer)
    if (this.#isStopped || this.#isThere()) return Promise.resolve()
    if (this.#sending && !isLast) return this.#sending.then(() => this.save())
    this.#sending = this.#send(isLast).finally(() => (this.#sending = null))
    return this.#sending
  }

  /** The form itself is being sent: nothing else is sent meanwhile, and what it holds is no surprise afterwards. */
  settle = async () => {
    clearTimeout(this.#timer)
    await Promise.race([this.#sending, new Promise((done) => setTimeout(done, waitMs))])
    this.#unsure = this.#by.paper.text()
    this.#shelve()
  }

  isBusy = () => this.#sending !== null

  /** What is on this page takes the place of what was written elsewhere. */
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

  /** What was sent before and never answered is no surprise. */
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
