import { createContext, type RefObject, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { FormDescription } from '../../form-description.ts'
import { useHydrated } from '#ui/field/hydrated.ts'
import { dropDraft, readDraft, writeDraft } from './draft-store.ts'
import { draftOf } from './with-draft.ts'

/** Who works here; '' where nobody is named, and then nothing is kept. */
export const DraftOwner = createContext('')

/** The draft that was left in this form, once the page has looked; `discard` forgets it. */
export function useLeftDraft({ revision = '', saved, problems }: FormDescription) {
  const owner = useContext(DraftOwner)
  const isHydrated = useHydrated()
  const [isDiscarded, setDiscarded] = useState(false)
  const isLooked = isHydrated && problems.length === 0
  const found = useMemo(() => (isLooked ? readDraft(location.pathname) : null), [isLooked])
  const isStale = found !== null && (found.owner !== owner || found.revision !== revision || saved !== undefined)
  useEffect(() => {
    if (isStale || isDiscarded) dropDraft(location.pathname)
  }, [isStale, isDiscarded])
  const discard = useCallback(() => setDiscarded(true), [])
  return { left: isStale || isDiscarded ? null : found, discard }
}

/** Keeps what is written while it differs from what is stored; the returned function notes that it was sent. */
export function useKeptDraft(
  form: RefObject<HTMLFormElement | null>,
  { description, changed }: { description: FormDescription; changed: ReadonlySet<string> },
) {
  const owner = useContext(DraftOwner)
  const hasChanged = useRef(false)
  const keep = useCallback(
    (isSent: boolean) => {
      if (!form.current || owner === '') return
      const values = draftOf(new FormData(form.current), description.sections)
      writeDraft(location.pathname, { owner, revision: description.revision ?? '', values, isSent })
    },
    [form, owner, description],
  )
  useEffect(() => {
    if (changed.size > 0) keep(false)
    else if (hasChanged.current) dropDraft(location.pathname)
    hasChanged.current ||= changed.size > 0
  }, [changed, keep])
  return useCallback(() => keep(true), [keep])
}
