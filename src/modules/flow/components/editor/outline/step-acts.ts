import type { KeyboardEvent } from 'react'
import { maxSteps } from '#domain/flow/step.ts'
import type { Branch, Direction, StepList } from '../rules/step-tree.ts'

export type Place = StepList & { at: number }

/** What a person does with a step, from the menu or by key. */
export interface StepActs {
  move: (id: string, of: { direction: Direction }) => void
  remove: (id: string) => void
  duplicate: (id: string) => void
  cut: (id: string) => void
  copy: (id: string) => void
  paste: (id: string) => void
  addBelow: (id: string) => void
  addInto: (id: string, of: { branch: Branch }) => void
  toggle: (id: string) => void
  open: (id: string) => void
  addTo: (to: Place) => void
  pasteTo: (to: Place) => void
}

type StepKey =
  | { do: 'move'; direction: Direction }
  | { do: 'addInto'; branch: Branch }
  | { do: 'remove' | 'duplicate' | 'cut' | 'copy' | 'paste' | 'addBelow' | 'toggle' | 'open' }
  | { do: 'focus'; by: number }

const directions: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }
const plain: Record<string, StepKey> = {
  ArrowUp: { do: 'focus', by: -1 },
  ArrowDown: { do: 'focus', by: 1 },
  Home: { do: 'focus', by: -maxSteps },
  End: { do: 'focus', by: maxSteps },
  Delete: { do: 'remove' },
  Insert: { do: 'addBelow' },
  Enter: { do: 'open' },
  KeyA: { do: 'addBelow' },
  KeyT: { do: 'addInto', branch: 'true' },
  KeyF: { do: 'addInto', branch: 'false' },
  KeyO: { do: 'toggle' },
}
const withControl: Record<string, StepKey> = {
  KeyD: { do: 'duplicate' },
  KeyX: { do: 'cut' },
  KeyC: { do: 'copy' },
  KeyV: { do: 'paste' },
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>

/** What a key on the row of a step does. Keys are read by physical position, because the Thai layout is usually on. */
export function stepKeys({ key, code, altKey, ctrlKey, metaKey, shiftKey, target }: Pressed): StepKey | null {
  if (!(target as HTMLElement | null)?.closest?.('[data-row]') || shiftKey) return null
  if (altKey) return directions[key] ? { do: 'move', direction: directions[key] } : null
  if (ctrlKey || metaKey) return withControl[code] ?? null
  const areLettersOff = key.length === 1 && document.querySelector('[data-letters="off"]') !== null
  return areLettersOff ? null : (plain[code] ?? plain[key] ?? null)
}
