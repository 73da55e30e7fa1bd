import { type RefObject, useEffect, useRef, useState } from 'react'
import { fill } from '#domain/locale/fill.ts'
import type { Opened } from './use-document.ts'
import styles from './pdf.module.css'

interface PdfPageProps extends Opened {
  number: number
  /** Overlaid on the page if the page does not contain it. */
  watermark: string | null
  label: string
}

/** A page, rendered when it comes near. Its text is beside it for screen readers. */
export function PdfPage({ document, first, number, watermark, label }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useDrawn(canvas, { document, number })
  return (
    <section className={styles.page} aria-label={fill(label, { page: number, count: document.numPages })}>
      <canvas ref={canvas} aria-hidden="true" {...roomOf(first)} />
      <p className="sr">{text}</p>
      {watermark !== null && (
        <span className={styles.page__mark} aria-hidden="true">
          {Array.from({ length: 6 }, (_, at) => (
            <span key={at}>{watermark}</span>
          ))}
        </span>
      )}
    </section>
  )
}

/** The shape of the first page in few pixels. A page that is not rendered yet holds no full-size bitmap. */
const roomOf = ({ width, height }: Opened['first']) => ({ width: Math.ceil(width / 4), height: Math.ceil(height / 4) })

function useDrawn(
  canvas: RefObject<HTMLCanvasElement | null>,
  { document, number }: Pick<PdfPageProps, 'document' | 'number'>,
): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const place = canvas.current!
    let isGone = false
    const draw = async () => {
      const said = await drawn(place, { document, number })
      if (!isGone) setText(said)
    }
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        watch.disconnect()
        draw().catch(() => {})
      },
      { rootMargin: '100%' },
    )
    watch.observe(place)
    return () => {
      isGone = true
      watch.disconnect()
    }
  }, [canvas, document, number])
  return text
}

/** Renders a page as wide as its place and returns its text. */
async function drawn(place: HTMLCanvasElement, { document, number }: Pick<PdfPageProps, 'document' | 'number'>) {
  const page = await document.getPage(number)
  const wide = page.getViewport({ scale: 1 }).width
  const scale = (place.clientWidth / wide) * Math.min(devicePixelRatio, 2)
  const viewport = page.getViewport({ scale })
  Object.assign(place, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) })
  await page.render({ canvas: place, viewport }).promise
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}
