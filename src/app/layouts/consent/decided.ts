import { hasDecided } from '#domain/browser/consent.ts'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this browser has a cookie decision. In a cached page this is unknown until a script runs. */
export const useIsDecided = () =>
  useSyncExternalStore(
    never,
    () => hasDecided(document.cookie),
    () => false,
  )

/** Whether hydration is pending. */
export const useIsEarly = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
