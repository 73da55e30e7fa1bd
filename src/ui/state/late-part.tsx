import { useEffect, useState } from 'react'
import styles from './late-part.module.css'

/** Timeout for loading a script of the product (specification §8), in milliseconds. */
export const patienceMs = 120_000

type LatePartProps = { words: { title: string; text: string; reload: string } }

/** Shown while a script loads. After the timeout it says so, and leaves the page with all input as it is. */
export function LatePart({ words }: LatePartProps) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true)
      dispatchEvent(new ErrorEvent('error', { message: 'ChunkLoadError' }))
    }, patienceMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    <div className={styles.late} role="alert">
      <b>{words.title}</b>
      <span>{words.text}</span>
      <button type="button" onClick={() => location.reload()}>
        {words.reload}
      </button>
    </div>
  )
}
