import { Icon } from '#ui/icon/icon.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { classes } from '#ui/theme/classes.ts'
import styles from './contact-strip.module.css'
import type { ContactStripContent } from './load.server.ts'

/** The contact details on a dark background. Renders nothing if there are none. */
export default function ContactStrip({ shown: { title, text, ways } }: { shown: ContactStripContent }) {
  if (ways.length === 0) return null
  return (
    <section className={styles.strip}>
      <div className={classes('wrap', styles.in)}>
        <div>
          {title && (
            <h2>
              <Breakable text={title} />
            </h2>
          )}
          {text && <p>{text}</p>}
        </div>
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way.name}>{way.href ? <a href={way.href}>{<Way way={way} />}</a> : <Way way={way} />}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Way({ way: { icon, name, text } }: { way: ContactStripContent['ways'][number] }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        <small>{name}</small>
        <b>{text}</b>
      </span>
    </>
  )
}
