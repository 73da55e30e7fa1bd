import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './back-to-top.module.css'

/** Scroll distance in pixels after which the button appears (specification §9). */
const thresholdPx = 500

/** A link back to the header of a long page. */
export function BackToTop({ label }: { label: string }) {
  const isShown = useIsBehind(thresholdPx)
  return (
    <a className={styles.totop} href="#top" aria-label={label} data-shown={isShown}>
      <Icon name="up" />
    </a>
  )
}

/** Whether the page is scrolled further than `px` pixels. Undefined if the style sheet handles it. */
function useIsBehind(px: number): boolean | undefined {
  const [isBehind, setBehind] = useState<boolean>()
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return
    const look = () => setBehind(scrollY > px)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [px])
  return isBehind
}
