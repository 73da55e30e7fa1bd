import { countDifferences } from '#domain/page/edit/differences.ts'
import { mergePages } from '#domain/page/merge/merge.ts'
import type { Page } from '#domain/page/page.ts'
import { keepWork } from './kept-work.ts'
import type { BuilderStore } from './store.ts'
import type { AskResponse } from './use-ask.ts'

type SavingState =
  | { is: 'saved' | 'waiting' | 'saving' | 'offline' | 'merged' }
  | { is: 'failed'; why: string }
  | { is: 'conflict'; conflict: Conflict }

export interface Conflict {
  page: Page
  revision: number
  by: string
  objects: string[]
}

interface SavingInput {
  store: BuilderStore
  ask: (fields: Record<string, string>) => Promise<AskResponse>
  of: { page: string; person: string }
  saved: Page
  revision: number
}

export const afterMs = 1500
const againMs = 10_000

/**
 * Saves the draft shortly after each change, one call at a time. Unsent changes stay in the browser until they can be
 * sent.
 */
export class Saving {
  #given: SavingInput
  #state: SavingState = { is: 'saved' }
  #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #flight: Promise<void> | null = null
  #seen: Page

  constructor(given: SavingInput) {
    this.#given = given
    this.#seen = given.saved
  }

  get = () => this.#state
  get revision() {
    return this.#given.revision
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Follows the page until it is stopped. */
  start = () => {
    const stop = this.#given.store.subscribe(this.#changed)
    const online = () => void this.save()
    window.addEventListener('online', online)
    this.#changed()
    return () => {
      stop()
      clearTimeout(this.#timer)
      window.removeEventListener('online', online)
    }
  }

  /** Continues with work left in the browser. False if the server has all of it. */
  takeUp = ({ page, revision }: { page: Page; revision: number }) => {
    if (countDifferences(page, this.#given.saved) === 0) return false
    if (revision > this.#given.revision) return false
    this.#given = { ...this.#given, revision }
    this.#given.store.take(page)
    return true
  }

  isSaved = () => this.#given.saved === this.#given.store.get().page

  /** Sends the current state, and then what changed meanwhile. */
  save = async (): Promise<boolean> => {
    clearTimeout(this.#timer)
    await this.#flight
    if (this.isSaved() || this.#state.is === 'conflict') return this.isSaved()
    this.#flight = this.#send().finally(() => (this.#flight = null))
    await this.#flight
    return this.isSaved()
  }

  /** Loads other people's changes once all own changes are saved. */
  follow = async () => {
    if (this.#flight || !this.isSaved() || this.#state.is === 'conflict') return
    this.#flight = this.#send().finally(() => (this.#flight = null))
    await this.#flight
  }

  /** Resolves a conflict with one's own or the other's version. All other changes of both are kept. */
  settle = (whose: 'mine' | 'theirs') => {
    if (this.#state.is !== 'conflict') return
    const { page: theirs, revision } = this.#state.conflict
    const { store, saved: base } = this.#given
    const mine = store.get().page
    const sides = whose === 'mine' ? { mine, theirs } : { mine: theirs, theirs: mine }
    this.#given = { ...this.#given, revision, saved: theirs }
    this.#tell({ is: 'waiting' })
    store.change(mergePages({ base, ...sides }).page)
    void this.save()
  }

  /** Adopts the server's state, for example after a draft was discarded. */
  restart = ({ page, revision }: { page: Page; revision: number }) => {
    this.#given = { ...this.#given, saved: page, revision }
    this.#given.store.change(page)
    keepWork(this.#given.of, null)
    this.#tell({ is: 'saved' })
  }

  #changed = () => {
    const { page } = this.#given.store.get()
    if (page === this.#seen) return
    this.#seen = page
    if (this.isSaved()) return
    if (this.#state.is !== 'conflict' && this.#state.is !== 'offline') this.#tell({ is: 'waiting' })
    this.#later(afterMs)
  }

  #later(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), ms)
  }

  async #send() {
    const { store, revision, of, ask } = this.#given
    const { page } = store.get()
    keepWork(of, { page, revision })
    if (this.#state.is !== 'offline') this.#tell({ is: 'saving' })
    const answer = await ask({ intent: 'save', page: JSON.stringify(page), revision: String(revision) })
    if (answer.saved && 'conflict' in answer.saved)
      return this.#tell({ is: 'conflict', conflict: answer.saved.conflict })
    if (!answer.saved) return this.#refused(answer.refused)
    this.#took(page, answer.saved)
  }

  #refused(refused: AskResponse['refused']) {
    const isAway = !refused || refused.status === 0 || refused.status >= 500
    this.#tell(isAway ? { is: 'offline' } : { is: 'failed', why: refused.why })
    if (isAway) this.#later(againMs)
  }

  /** Merged changes are combined with what was changed during the request. */
  #took(sent: Page, { page, revision, isMerged }: { page: Page; revision: number; isMerged: boolean }) {
    const { store, of } = this.#given
    const present = store.get().page
    this.#given = { ...this.#given, revision, saved: isMerged ? page : sent }
    if (isMerged) store.take(present === sent ? page : mergePages({ base: sent, mine: present, theirs: page }).page)
    if (this.isSaved()) keepWork(of, null)
    else this.#later(afterMs)
    this.#tell({ is: isMerged ? 'merged' : this.isSaved() ? 'saved' : 'waiting' })
  }

  #tell(state: SavingState) {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
