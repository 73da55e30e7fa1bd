import { type CSSProperties, useState } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { isExternal } from '../../../rules/external.ts'
import type { NewsTickerContent } from './load.server.ts'
import styles from './news-ticker.module.css'

/** Scrolling news. It pauses by its button, under the pointer, or while an item has the focus. */
export default function NewsTicker({ shown }: { shown: NewsTickerContent }) {
  const [isHeld, setHeld] = useState(false)
  const { items, direction, color, seconds, isLight, words } = shown
  if (items.length === 0) return null
  const style = { '--color': color, '--seconds': `${seconds}s` } as CSSProperties
  return (
    <section
      className={styles.ticker}
      aria-label={words.label}
      data-direction={direction}
      data-held={isHeld || undefined}
      data-ground={isLight ? 'deep' : 'paper'}
      style={style}
    >
      <IconButton
        className={styles.ticker__key}
        icon={isHeld ? 'play' : 'pause'}
        label={isHeld ? words.play : words.pause}
        onClick={() => setHeld(!isHeld)}
      />
      <div className={styles.ticker__window}>
        <Items items={items} />
        <Items items={items} isEcho />
      </div>
    </section>
  )
}

/** A copy follows without a gap. It is hidden from screen readers and cannot be focused. */
function Items({ items, isEcho }: { items: NewsTickerContent['items']; isEcho?: boolean }) {
  return (
    <ul className={styles.ticker__items} aria-hidden={isEcho} inert={isEcho}>
      {items.map(({ text, link }, at) => (
        <li key={at}>{link ? <News link={link} text={text} /> : text}</li>
      ))}
    </ul>
  )
}

function News({ link, text }: { link: string; text: string }) {
  const beside = isExternal(link) ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a href={link} {...beside}>
      {text}
    </a>
  )
}
