import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { timecode } from '#domain/learning/watch/timecode.ts'
import styles from './film.module.css'

type SeekLineProps = {
  at: number
  length: number
  loaded: number
  /** Positions of the learner's notes in seconds. */
  ticks: readonly number[]
  label: string
  seek: (seconds: number) => void
  /** Seeks relative to the present position, which may be ahead of the displayed one. */
  by: (seconds: number) => void
}

const steps: Record<string, number> = {
  ArrowLeft: -5,
  ArrowRight: 5,
  ArrowDown: -5,
  ArrowUp: 5,
  PageDown: -60,
  PageUp: 60,
}

/** The position in the video. A click, a drag or a key changes it. */
export function SeekLine({ at, length, loaded, ticks, label, seek, by }: SeekLineProps) {
  const place = (seconds: number) => `${length > 0 ? Math.min(100, (seconds / length) * 100) : 0}%`
  const point = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointermove' && event.buttons !== 1) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    seek(((event.clientX - left) / width) * length)
  }
  const press = (event: KeyboardEvent) => {
    const isStep = Object.hasOwn(steps, event.key)
    if (!isStep && event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    if (isStep) by(steps[event.key]!)
    else seek(event.key === 'Home' ? 0 : length)
  }
  return (
    <div
      className={styles.seek}
      style={{ '--at': place(at), '--loaded': place(loaded) } as CSSProperties}
      role="slider"
      tabIndex={0}
      aria-label={label}
      {...{ 'aria-valuemin': 0, 'aria-valuemax': Math.floor(length), 'aria-valuenow': Math.floor(at) }}
      aria-valuetext={timecode(at)}
      onPointerDown={point}
      onPointerMove={point}
      onKeyDown={press}
    >
      {ticks.map((tick) => (
        <i key={tick} style={{ '--p': place(tick) } as CSSProperties} />
      ))}
    </div>
  )
}
