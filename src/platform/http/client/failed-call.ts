/** What the page's log listens to: a call that failed, as one line. */
export const failedCall = 'failed-call'

declare global {
  interface WindowEventMap {
    [failedCall]: CustomEvent<string>
  }
}

/** Tells the page's log of a call that failed; nobody else hears of it. */
export const noteFailedCall = (line: string) => dispatchEvent(new CustomEvent(failedCall, { detail: line }))
