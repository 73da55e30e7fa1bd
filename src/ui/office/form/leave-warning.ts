import { useCallback, useEffect, useRef } from 'react'

/**
 * Asks before the page is left with something unsaved, unless the page itself leaves (`data-leaving`): drafts are kept then.
 * The returned function says that leaving is the saving. */
export function useLeaveWarning(hasUnsaved: boolean, description: unknown) {
  const isSubmitting = useRef(false)
  useEffect(() => {
    isSubmitting.current = false
  }, [description])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const isLeft = 'leaving' in document.documentElement.dataset
      if (!isSubmitting.current && !isLeft) event.preventDefault()
    }
    if (hasUnsaved) window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasUnsaved])
  return useCallback(() => {
    isSubmitting.current = true
  }, [])
}
