import { LinkButton } from '#ui/button/button.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import styles from './countdown.module.css'
import type { CountdownContent } from './load.server.ts'

/** The days left, the event, and an optional button. */
export default function Countdown({ shown }: { shown: CountdownContent }) {
  if (shown === null) return null
  const { title, text, date, day, left, way } = shown
  return (
    <section className="wrap block">
      <div className={styles.countdown}>
        <p className={styles.left}>
          {'said' in left ? (
            left.said
          ) : (
            <>
              {left.before} <b>{left.figure}</b> {left.unit}
            </>
          )}
        </p>
        <div className={styles.what}>
          {title && (
            <h2>
              <Breakable text={title} />
            </h2>
          )}
          <time dateTime={day}>{date}</time>
          {text && <p>{text}</p>}
        </div>
        {way && (
          <LinkButton look="line" href={way.href}>
            {way.text}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
