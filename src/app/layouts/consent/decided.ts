import { hasDecided } from '#domain/browser/consent.ts'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this browser was asked about cookies and answered; of a cached page nobody knows until a script can look. */
export const useIsDecided = () =>
  useSyncExternalStore(
    never,
    () => hasDecided(document.cookie),
    () => false,
  )

/** Whether no script has looked yet. */
export const useIsEarly = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
