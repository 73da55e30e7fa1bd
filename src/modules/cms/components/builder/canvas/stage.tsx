import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import { useDescribed } from '../store/use-builder.ts'
import { screens } from './screens.ts'
import styles from './stage.module.css'

/** The canvas at the width of a screen, scaled down if there is less room. */
export function Stage({ width, children }: { width: number; children: ReactNode }) {
  const { words } = useDescribed()
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  const zoom = room === 0 ? 1 : Math.min(1, room / width)
  const name = words[screens.find((screen) => screen.width === width)?.name ?? 'desktop']
  return (
    <section className={styles.stage} aria-label={words.canvas}>
      <div ref={box} className={styles.box}>
        <div
          className={styles.sheet}
          style={{ width, transform: `scale(${zoom}) translateX(-50%)`, height: `${100 / zoom}%` }}
        >
          {children}
        </div>
      </div>
      <p className={styles.foot}>
        <span>{fill(words.zoom, { name, width })}</span>
        <span>{`${Math.round(zoom * 100)}%`}</span>
      </p>
    </section>
  )
}
