import { browserOf } from '#domain/browser/browser.ts'
import { failedCall } from '#platform/http/client/failed-call.ts'
import { ClientLog, type LogEntry, textOf } from './log.ts'

const path = '/api/client-log'
const mostOfPage = 5

/** Logs errors of this page, and marks a browser in which the academy is untested (specification §8). */
export const watch = () => {
  if (!browserOf(navigator.userAgent)) document.documentElement.dataset['browser'] = 'unknown'
  const log = new ClientLog({ hostname: location.hostname, tell: teller() })
  if (import.meta.env.DEV) void import('./share-log.ts').then(({ shareLog }) => shareLog(log))
  addEventListener('error', ({ error, message }) => log.add(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => log.add(reason))
  addEventListener(failedCall, ({ detail }) => log.add(detail))
}

/** Also reports them to the server, a few times a page. The operator may forward them to their team. */
function teller() {
  let told = 0
  return ({ messages }: LogEntry) => {
    if (++told > mostOfPage) return
    const text = `${location.pathname} ${messages.map(textOf).join(' ')}`.slice(0, 1000)
    const body = JSON.stringify({ text })
    const headers = { 'content-type': 'application/json' }
    void fetch(path, { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  }
}
