import { createContext } from 'react'
import type { Page } from '#domain/page/page.ts'
import type { ShowObjectsViewModel } from '../server/show-objects.server.ts'

/** The state of the open page builder. */
export interface BuilderState {
  page: Page
  selected: string | null
  past: readonly Page[]
  future: readonly Page[]
  shown: Readonly<Record<string, ShowObjectsViewModel>>
  /** The open panel on the left. The canvas provides its own panel for blocks. */
  panel: 'blocks' | 'outline' | 'templates'
}

/** Undo steps kept. */
const mostSteps = 200
/** Milliseconds within which changes of one kind form one undo step. */
const stepMs = 1200

/** The page in the builder with its undo history. Listeners are called on each change. */
export class BuilderStore {
  #state: BuilderState
  #listeners = new Set<() => void>()
  #last = { kind: '', at: 0 }

  constructor(given: Pick<BuilderState, 'page' | 'shown'>) {
    this.#state = { ...given, selected: null, past: [], future: [], panel: 'blocks' }
  }

  get = () => this.#state

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Replaces the current page. Consecutive changes of the same `kind` form one undo step. */
  change = (page: Page, kind = '') => {
    const { page: present, past } = this.#state
    if (page === present) return
    const now = Date.now()
    const isSame = kind !== '' && kind === this.#last.kind && now - this.#last.at < stepMs
    this.#last = { kind, at: now }
    this.#set({ page, future: [], ...(!isSame && { past: [...past, present].slice(-mostSteps) }) })
  }

  /** Adopts the server's version of the page, which is no undo step. */
  take = (page: Page) => this.#set({ page })

  select = (selected: string | null) => {
    if (selected !== this.#state.selected) this.#set({ selected })
  }

  open = (panel: BuilderState['panel']) => this.#set({ panel })

  show = (shown: Record<string, ShowObjectsViewModel>) => this.#set({ shown: { ...this.#state.shown, ...shown } })

  undo = () => this.#step('past', 'future')
  redo = () => this.#step('future', 'past')

  #step(of: 'past' | 'future', to: 'past' | 'future') {
    const { page, [of]: from, [to]: other } = this.#state
    const next = from.at(-1)
    if (!next) return
    this.#last = { kind: '', at: 0 }
    this.#set({ page: next, [of]: from.slice(0, -1), [to]: [...other, page] })
  }

  #set(change: Partial<BuilderState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

export const Store = createContext<BuilderStore | null>(null)
