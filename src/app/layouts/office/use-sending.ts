import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { noteFailedCall } from '#platform/http/client/failed-call.ts'
import type { Failure } from '#ui/office/state/save-failure.ts'
import { showProblem } from '#ui/office/state/toast.tsx'
import { sayFailed, type Sent } from './failed-save.ts'

const event = 'office-sent'

declare global {
  interface WindowEventMap {
    [event]: CustomEvent<Sent>
  }
}

/** Reports the state of a submitted form to the frame of the back office and to the page's log. */
export const tellSent = (sent: Sent) => {
  dispatchEvent(new CustomEvent(event, { detail: sent }))
  if (sent.state === 'failed')
    noteFailedCall(
      `POST ${location.pathname} ${isRouteErrorResponse(sent.error) ? sent.error.status : String(sent.error)}`,
    )
}

interface Saying {
  words: Parameters<typeof sayFailed>[1]['words']
  locale: 'th' | 'en'
  close: string
}

/** Returns the last failure until the next submit. A toast also shows it. */
export function useSending({ words, locale, close }: Saying): Failure | null {
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => {
    const heard = ({ detail }: CustomEvent<Sent>) => {
      if (detail.state !== 'failed') return setFailure(null)
      const said = sayFailed(detail.error, { words, locale, isOnline: navigator.onLine })
      setFailure(said)
      showProblem({ ...said, close })
    }
    addEventListener(event, heard)
    return () => removeEventListener(event, heard)
  }, [words, locale, close])
  return failure
}
