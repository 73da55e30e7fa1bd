import { useEffect, useState } from 'react'
import { quietCall } from '#platform/http/client/quiet-call.ts'
import type { Developer } from '../../frame.server.ts'
import styles from './developer-bar.module.css'

/** The bar on a developer's own machine: the present host, a choice of another one, and the debug display. */
export default function DeveloperBar({ developer }: { developer: Developer }) {
  const { hostname, words, display } = developer
  const [isShown, setShown] = useState(true)
  return (
    <aside className={styles.bar} aria-label={words.title}>
      <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {words.fold}
      </button>
      {isShown && (
        <>
          <span>
            {words.host} <b>{hostname}</b>
          </span>
          <HostChoice hostname={hostname} words={words} />
          {display && (
            <button type="button" onClick={() => window.open(display, 'debug', 'popup,width=500,height=600')}>
              {words.display}
            </button>
          )}
        </>
      )}
    </aside>
  )
}

function HostChoice({ hostname, words }: Pick<Developer, 'hostname' | 'words'>) {
  const [hosts, setHosts] = useState<string[]>([])
  const [chosen, setChosen] = useState(hostname)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    void quietCall<{ data: { hostname: string }[] }>('/api/hostname?list=1').then((listed) =>
      setHosts(listed?.data.map((one) => one.hostname) ?? []),
    )
  }, [])
  const change = async (to: string | null) => setFailed(!(await changeHost(to)))
  return (
    <>
      <select aria-label={words.choose} value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
        {[...new Set([hostname, ...hosts])].map((host) => (
          <option key={host}>{host}</option>
        ))}
      </select>
      <button type="button" onClick={() => void change(chosen)}>
        {words.set}
      </button>
      <button type="button" onClick={() => void change(null)}>
        {words.reset}
      </button>
      {hasFailed && <span role="alert">{words.failed}</span>}
    </>
  )
}

/** Stores the choice, drops what this browser has cached, and loads the front page again. */
async function changeHost(hostname: string | null): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const kept = await quietCall('/api/developer-host', { method: 'POST', headers, body: JSON.stringify({ hostname }) })
  if (!kept) return false
  sessionStorage.clear()
  location.assign(homeOf(location.href))
  return true
}

const homeOf = (here: string) => new URL('/', here).href
