import { createContext, type RefObject, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from '#ui/field/hydrated.ts'
import type { Hidden } from '../../description.ts'
import type { FormDescription, FormSection } from '../../form-description.ts'
import { dropDraft, readDraft, writeDraft } from './draft-store.ts'
import { draftOf, hasMore } from './with-draft.ts'

/** Who works here; '' where nobody is named, and then nothing is kept. */
export const DraftOwner = createContext('')

/** The draft that was left in this form, once the page has looked; `discard` forgets it. */
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

/** Where the draft of a form lies: several forms of new rows may be at one address. */
const placeOf = ({ draft }: FormDescription) => location.pathname + (draft ? ` ${draft}` : '')

/** Keeps what is written while it differs from what is stored, if anybody works here; `sent` notes that it was sent. */
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
