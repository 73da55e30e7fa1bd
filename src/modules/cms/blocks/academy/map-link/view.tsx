import { LinkButton } from '#ui/button/button.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { DrawnMap } from './drawn-map.tsx'
import type { MapLinkContent } from './load.server.ts'
import styles from './map-link.module.css'

/** A place with what a visitor needs to know. Renders nothing without a name or an address. */
export default function MapLink({ shown }: { shown: MapLinkContent }) {
  const { name, lines, picture, alt } = shown
  if (name === '' && lines.length === 0) return null
  return (
    <section className="wrap block">
      <div className={styles.place}>
        <Facts shown={shown} />
        <div className={styles.picture}>
          {picture ? <img src={picture} alt={alt} loading="lazy" decoding="async" /> : <DrawnMap />}
        </div>
      </div>
    </section>
  )
}

function Facts({ shown: { name, lines, hours, note, phone, map, words } }: { shown: MapLinkContent }) {
  return (
    <div className={styles.facts}>
      {name && (
        <h2>
          <Breakable text={name} />
        </h2>
      )}
      <address>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      {hours.length > 0 && (
        <dl className={styles.hours} aria-label={words.hours}>
          {hours.map(({ days, time }) => [<dt key={days}>{days}</dt>, <dd key={`${days} ${time}`}>{time}</dd>])}
        </dl>
      )}
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.acts}>
        {map && (
          <LinkButton look="line" icon="pin" href={map} target="_blank" rel="noopener">
            {words.openMap}
            <span className="sr">
              {' '}
              {name} {words.newTab}
            </span>
          </LinkButton>
        )}
        {phone && (
          <LinkButton look="quiet" icon="phone" href={phone.href}>
            {phone.text}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
