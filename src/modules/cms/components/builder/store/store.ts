import { createContext } from 'react'
import type { Page } from '#domain/page/page.ts'
import type { ShowObjectsViewModel } from '../server/show-objects.server.ts'

/** What the page builder holds while it is open. */
export interface BuilderState {
  page: Page
  selected: string | null
  past: readonly Page[]
  future: readonly Page[]
  shown: Readonly<Record<string, ShowObjectsViewModel>>
  /** Which tool is on the left; the canvas, once it has come, brings another panel in its place. */
  panel: 'blocks' | 'outline' | 'templates'
}

/** What came before is kept so often. */
const mostSteps = 200
/** Changes of one kind that follow each other within this are one step. */
const stepMs = 1200

/** The page that is being built, with its steps back and forth; who listens is told of each change. */
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

  /** Takes a page in the place of the present one; steps of the same `kind` that follow each other are one. */
  change = (page: Page, kind = '') => {
    const { page: present, past } = this.#state
    if (page === present) return
    const now = Date.now()
    const isSame = kind !== '' && kind === this.#last.kind && now - this.#last.at < stepMs
    this.#last = { kind, at: now }
    this.#set({ page, future: [], ...(!isSame && { past: [...past, present].slice(-mostSteps) }) })
  }

  /** Takes what the server made of the page, of which going back is no step. */
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
