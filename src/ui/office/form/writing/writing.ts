import { type RefObject, use, useCallback, useEffect, useMemo, useState } from 'react'
import { bangkokTime } from '#domain/thai-calendar/bangkok.ts'
import type { FormDescription } from '../../form-description.ts'
import type { Draft } from '../draft/draft-store.ts'
import { useKeptDraft } from '../draft/use-draft.ts'
import { withDraft } from '../draft/with-draft.ts'
import { useFormKeys } from '../form-keys.ts'
import { useLeaveWarning } from '../leave-warning.ts'
import { SaveFailure } from '../../state/save-failure.ts'
import { withProblems } from '../problems.ts'
import { changedNames } from './changes.ts'
import { withConditions } from './conditions.ts'

/**
 * Returns the state of a form being edited: its present sections, the changed fields, and the protection against loss.
 * `measure` compares again. `leave` marks leaving as a save.
 */
export function useWriting(
  form: RefObject<HTMLFormElement | null>,
  { description, left }: { description: FormDescription; left: Draft | null },
) {
  const { problems, conflict } = description
  const [{ sent, at }, setSent] = useState<Measured>({ sent: null, at: '' })
  const base = useMemo(() => {
    const stored = withProblems(description)
    return left ? withDraft(stored, left.values) : stored
  }, [description, left])
  const sections = useMemo(() => withConditions(base, sent), [base, sent])
  const changed = useMemo(() => (sent ? changedNames(sent, sections) : none), [sent, sections])
  const measure = useCallback(() => {
    requestAnimationFrame(() => {
      if (form.current) setSent({ sent: new FormData(form.current), at: bangkokTime(Date.now()) })
    })
  }, [form])
  const hidden = left?.hidden ?? description.hidden
  const draft = useKeptDraft(form, { description, sections, hidden, changed })
  const isBack = problems.length > 0 || conflict !== undefined
  useEffect(() => {
    if (left || isBack) measure()
  }, [left, isBack, measure])
  const failure = use(SaveFailure)
  const warned = useLeaveWarning(changed.size > 0 || isBack, failure ?? description)
  useFormKeys(form, sections)
  const leave = () => {
    warned()
    draft.sent()
  }
  return { sections, changed, hidden, keptAt: draft.isKept ? at : null, measure, leave }
}

interface Measured {
  sent: FormData | null
  at: string
}

const none: ReadonlySet<string> = new Set()
