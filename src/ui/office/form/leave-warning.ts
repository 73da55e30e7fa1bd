import { useCallback, useEffect, useRef } from 'react'

/** Asks before the page is left with something unsaved. The returned function says that leaving is the saving. */
export function useLeaveWarning(hasUnsaved: boolean, description: unknown) {
  const isSubmitting = useRef(false)
  useEffect(() => {
    isSubmitting.current = false
  }, [description])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSubmitting.current) event.preventDefault()
    }
    if (hasUnsaved) window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasUnsaved])
  return useCallback(() => {
    isSubmitting.current = true
  }, [])
}
