import { useEffect, useState } from 'react'
import { logChannel } from '#platform/http/client/log-channel.ts'

interface BrowserLogMessage {
  page: string
  entries: { timestamp: string; text: string }[]
}

const everyMs = 1000

/** The log of the pages in this browser, newest first. */
export function BrowserLog({ nothing }: { nothing: string }) {
  const [told, setTold] = useState<ReadonlyMap<string, BrowserLogMessage['entries']>>(new Map())
  useEffect(() => {
    const channel = new BroadcastChannel(logChannel)
    channel.addEventListener('message', ({ data }: MessageEvent<BrowserLogMessage>) => {
      if (typeof data === 'object') setTold((before) => new Map(before).set(data.page, data.entries))
    })
    const ask = () => channel.postMessage('ask')
    ask()
    const timer = setInterval(ask, everyMs)
    return () => {
      clearInterval(timer)
      channel.close()
    }
  }, [])
  const entries = [...told.values()].flat().toSorted((a, b) => b.timestamp.localeCompare(a.timestamp))
  if (entries.length === 0) return <p>{nothing}</p>
  return (
    <ol>
      {entries.map(({ timestamp, text }) => (
        <li key={`${timestamp} ${text}`}>
          <time dateTime={timestamp}>{timestamp.slice(11, 19)}</time> {text}
        </li>
      ))}
    </ol>
  )
}
