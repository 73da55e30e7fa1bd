/** The event for the page's log: a failed call, as one line. */
export const failedCall = 'failed-call'

declare global {
  interface WindowEventMap {
    [failedCall]: CustomEvent<string>
  }
}

/** Reports a failed call to the page's log only. */
export const noteFailedCall = (line: string) => dispatchEvent(new CustomEvent(failedCall, { detail: line }))
