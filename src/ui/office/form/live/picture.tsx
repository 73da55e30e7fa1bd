import { useEffect, useRef, useState } from 'react'
import styles from './live.module.css'

/**
 * A page in a frame without scripts and forms, scaled to its place. The former page stays until the next one is
 * rendered, which keeps the scroll position.
 */
export function Picture({ html, width, title }: { html: string; width: number; title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const frames = useRef(new Map<string, HTMLIFrameElement>())
  const [shown, setShown] = useState('')
  const scale = useWidthOf(box) / width
  const pages = shown === '' || shown === html ? [html] : [shown, html]
  const drawn = (page: string) => {
    const before = frames.current.get(shown)?.contentWindow
    frames.current.get(page)?.contentWindow?.scrollTo(0, before?.scrollY ?? 0)
    setShown(page)
  }
  return (
    <div ref={box} className={styles.picture}>
      {pages.map((page) => (
        <iframe
          key={page}
          ref={(frame) => {
            if (frame) frames.current.set(page, frame)
            return () => void frames.current.delete(page)
          }}
          title={title}
          sandbox="allow-same-origin"
          srcDoc={page}
          data-shown={page === shown || undefined}
          onLoad={() => drawn(page)}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      ))}
    </div>
  )
}

/** Returns the width of an element in pixels. */
function useWidthOf(box: { current: HTMLElement | null }) {
  const [width, setWidth] = useState(360)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watching = new ResizeObserver(() => setWidth(element.clientWidth || 360))
    watching.observe(element)
    return () => watching.disconnect()
  }, [box])
  return width
}
