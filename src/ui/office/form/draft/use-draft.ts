import { createContext, type RefObject, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from '#ui/field/hydrated.ts'
import type { Hidden } from '../../description.ts'
import type { FormDescription, FormSection } from '../../form-description.ts'
import { dropDraft, readDraft, writeDraft } from './draft-store.ts'
import { draftOf, hasMore } from './with-draft.ts'

/** The person at work. '' means unknown, and then no draft is stored. */
export const DraftOwner = createContext('')

/** Returns the draft left in this form, after hydration. `discard` deletes it. */
export function useLeftDraft(description: FormDescription) {
  const { sections, saved, problems, conflict } = description
  const owner = useContext(DraftOwner)
  const isHydrated = useHydrated()
  const [isDiscarded, setDiscarded] = useState(false)
  const isLooked = isHydrated && problems.length === 0 && !conflict
  const found = useMemo(() => (isLooked ? readDraft(placeOf(description)) : null), [isLooked, description])
  const isStale = found !== null && (found.owner !== owner || saved !== undefined || !hasMore(found.values, sections))
  useEffect(() => {
    if (isStale || isDiscarded) dropDraft(placeOf(description))
  }, [isStale, isDiscarded, description])
  const discard = useCallback(() => setDiscarded(true), [])
  return { left: isStale || isDiscarded ? null : found, discard }
}

/** Returns the storage key of a form's draft. Several forms for new rows may share a URL. */
const placeOf = ({ draft }: FormDescription) => location.pathname + (draft ? ` ${draft}` : '')

/** Stores the input while it differs from the stored values, if the person is known. `sent` marks it as sent. */
export function useKeptDraft(
  form: RefObject<HTMLFormElement | null>,
  of: {
    description: FormDescription
    sections: FormSection[]
    hidden: Hidden[] | undefined
    changed: ReadonlySet<string>
  },
) {
  const { description, sections, hidden, changed } = of
  const owner = useContext(DraftOwner)
  const hasChanged = useRef(false)
  const keep = useCallback(
    (isSent: boolean) => {
      if (!form.current || owner === '') return
      const values = draftOf(new FormData(form.current), { sections, changed })
      writeDraft(placeOf(description), { owner, hidden, values, isSent })
    },
    [form, owner, description, sections, hidden, changed],
  )
  useEffect(() => {
    if (changed.size > 0) keep(false)
    else if (hasChanged.current) dropDraft(placeOf(description))
    hasChanged.current ||= changed.size > 0
  }, [changed, keep, description])
  const sent = useCallback(() => keep(true), [keep])
  return { isKept: owner !== '' && changed.size > 0, sent }
}
