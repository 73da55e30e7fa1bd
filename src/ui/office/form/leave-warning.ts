import { useCallback, useEffect, useRef } from 'react'

/**
 * Asks before leaving the page with unsaved changes, unless the page itself navigates (`data-leaving`) and keeps
 * drafts. The returned function marks the navigation as a save.
 */
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
