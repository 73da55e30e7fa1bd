import { useReducer } from 'react'
import { dropped, type Entry, type Step, stepped, without } from '../../../rules/menu/outline.ts'

/** The current entries with the undo and redo history. */
interface Arranged {
  entries: Entry[]
  before: { entries: Entry[]; mark: string }[]
  after: Entry[][]
}

export type Act =
  | { does: 'add'; entry: Entry }
  | { does: 'remove'; id: string }
  | { does: 'write'; id: string; change: Partial<Pick<Entry, 'title' | 'titleEn' | 'target'>> }
  | { does: 'step'; id: string; step: Step }
  | { does: 'drop'; id: string; to: { at: number; depth: 0 | 1 } }
  | { does: 'put'; entries: Entry[] }
  | { does: 'undo' | 'redo' }

const mostSteps = 100

/** The entries while editing. Each act can be undone, and typing in one field is one act. */
export const useEntries = (begun: () => Entry[]) => {
  const [{ entries, before, after }, act] = useReducer(arrange, null, () => ({
    ...{ entries: begun(), before: [], after: [] },
  }))
  return { entries, act, canUndo: before.length > 0, canRedo: after.length > 0 }
}

type Change = Exclude<Act, { does: 'undo' | 'redo' }>

const isChange = (act: Act): act is Change => act.does !== 'undo' && act.does !== 'redo'

function arrange(state: Arranged, act: Act): Arranged {
  if (!isChange(act)) return act.does === 'undo' ? takenBack(state) : doneAgain(state)
  const { entries, before } = state
  const next = done(entries, act)
  if (isAlike(next, entries)) return state
  const mark = markOf(act)
  const isSame = mark !== '' && before.at(-1)?.mark === mark
  return {
    entries: next,
    before: isSame ? before : [...before, { entries, mark }].slice(-mostSteps),
    after: [],
  }
}

function takenBack(state: Arranged): Arranged {
  const { entries, before, after } = state
  const last = before.at(-1)
  return last ? { entries: last.entries, before: before.slice(0, -1), after: [...after, entries] } : state
}

function doneAgain(state: Arranged): Arranged {
  const { entries, before, after } = state
  const next = after.at(-1)
  return next ? { entries: next, before: [...before, { entries, mark: '' }], after: after.slice(0, -1) } : state
}

function done(entries: Entry[], act: Change): Entry[] {
  switch (act.does) {
    case 'add':
      return [...entries, act.entry]
    case 'remove':
      return without(entries, act.id)
    case 'write':
      return entries.map((one) => (one.id === act.id ? { ...one, ...act.change } : one))
    case 'step':
      return stepped(entries, act.id, act.step)
    case 'drop':
      return dropped(entries, act.id, act.to)
    case 'put':
      return act.entries
  }
}

const markOf = (act: Change) => (act.does === 'write' ? `${act.id} ${Object.keys(act.change).join()}` : '')

export const isAlike = (one: readonly Entry[], other: readonly Entry[]) => JSON.stringify(one) === JSON.stringify(other)
