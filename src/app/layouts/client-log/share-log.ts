import { logChannel } from '#platform/http/client/log-channel.ts'
import { type ClientLog, textOf } from './log.ts'

/** Sends the log to the debug display whenever it asks (specification §2.1, debug display). */
export const shareLog = (log: ClientLog) => {
  const channel = new BroadcastChannel(logChannel)
  channel.addEventListener('message', ({ data }) => {
    if (data !== 'ask') return
    const entries = log
      .entries()
      .map(({ timestamp, messages }) => ({ timestamp, text: messages.map(textOf).join(' ') }))
    channel.postMessage({ page: location.pathname, entries })
  })
}
