import { useCallback, useEffect, useMemo, useState } from 'react'
import type { StepCode } from '#domain/flow/step.ts'
import { toFields, toStep } from './outline/focus.ts'
import type { Place, StepActs } from './outline/step-acts.ts'
import { copyStep, freeName } from './rules/copy-step.ts'
import type { Editing, FlowEdit } from './rules/edit-flow.ts'
import { emptyStep } from './rules/empty-step.ts'
import { findLine, stepLines } from './rules/step-tree.ts'

const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/**
 * What the menu and the keys of the outline do. After an edit by key, the focus follows the selected step. `adding` is the
 * place for which a kind of step is being chosen.
 */
export function useStepActs(editing: Editing, edit: (edit: FlowEdit) => void) {
  const [adding, setAdding] = useState<Place | null>(null)
  const [followed, setFollowed] = useState(0)
  const { selected } = editing
  useEffect(() => {
    if (followed > 0 && selected) toStep(selected)
  }, [followed, selected])
  const follow = useCallback(
    (change: FlowEdit) => {
      edit(change)
      setFollowed((n) => n + 1)
    },
    [edit],
  )
  const acts = useMemo(() => actsOf({ editing, follow, edit, setAdding }), [editing, follow, edit])
  const add = (code: StepCode) => {
    if (!adding) return
    const names = new Set(stepLines(editing.steps).map(({ step }) => step.name))
    follow({ do: 'add', step: emptyStep(code, { id: newId(), name: freeName(`${code}_1`, names) }), to: adding })
    setAdding(null)
  }
  return { acts, follow, adding, add, cancel: () => setAdding(null) }
}

interface ActsInput {
  editing: Editing
  follow: (edit: FlowEdit) => void
  edit: (edit: FlowEdit) => void
  setAdding: (to: Place) => void
}

function actsOf({ editing, follow, edit, setAdding }: ActsInput): StepActs {
  const { steps, clipboard } = editing
  const below = (id: string): Place => {
    const line = findLine(steps, id)
    return line
      ? { parent: line.parent, branch: line.branch, at: line.at + 1 }
      : { parent: null, branch: 'true', at: steps.length }
  }
  const pasteTo = (to: Place) => clipboard && follow({ do: 'add', step: copyStep(clipboard, { steps, newId }), to })
  const stepOf = (id: string) => findLine(steps, id)?.step
  return {
    move: (id, { direction }) => follow({ do: 'move', id, direction }),
    remove: (id) => follow({ do: 'remove', id }),
    cut: (id) => follow({ do: 'cut', id }),
    copy: (id) => edit({ do: 'copy', id }),
    paste: (id) => void pasteTo(below(id)),
    pasteTo: (to) => void pasteTo(to),
    duplicate: (id) => {
      const step = stepOf(id)
      if (step) follow({ do: 'add', step: copyStep(step, { steps, newId }), to: below(id) })
    },
    addBelow: (id) => setAdding(below(id)),
    addInto: (id, { branch }) => setAdding({ parent: id, branch, at: stepOf(id)?.[branch].length ?? 0 }),
    addTo: setAdding,
    toggle: (id) => {
      const status = stepOf(id)?.status === 'off' ? 'on' : 'off'
      follow({ do: 'change', id, field: 'status', change: { status } })
    },
    open: () => toFields(),
  }
}
