import { useEffect, useState } from 'react'
import styles from './late-part.module.css'

/** After so long a part of the program does not come any more (specification §8), in milliseconds. */
export const patienceMs = 120_000

type LatePartProps = { words: { title: string; text: string; reload: string } }

/** Shown while a part of the program is coming: says that it has not come, and leaves the page as it is, with all that was written. */
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
