import type { ReactNode } from 'react'
import { Cover, type CoverImage } from '#ui/course/cover.tsx'
import { PriceBefore, PriceTag, type Price } from '#ui/course/price-tag.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './offer.module.css'

type OfferProps = {
  cover: CoverImage
  price?: Price
  badge?: ReactNode
  /** The only button of the page, in a form if it changes state. */
  act: ReactNode
  small?: ReactNode
  included?: ReactNode[]
}

/** The price of a course, until when it applies, and what it includes. */
export function Offer({ cover, price, badge, act, small, included }: OfferProps) {
  return (
    <div className={styles.offer}>
      <Cover {...cover} />
      <div className={styles.offer__in}>
        {(price || badge) && (
          <p className={styles.offer__price}>
            {price && <PriceTag price={price} size="large" />}
            {badge}
          </p>
        )}
        <div className={styles.offer__act}>
          {act}
          {small && <p className={styles.offer__small}>{small}</p>}
        </div>
        {included && <Included items={included} />}
      </div>
    </div>
  )
}

/** The offer on a phone: price and button at the bottom of the screen. */
export function BuyBar({ label, price, act }: { label: string; price?: Price; act: ReactNode }) {
  return (
    <aside className={styles.buybar} aria-label={label}>
      {price && (
        <p className={styles.buybar__price}>
          <PriceTag price={price} isBare />
          <span className={styles.buybar__was}>
            <PriceBefore price={price} />
          </span>
        </p>
      )}
      <div className={styles.buybar__act}>{act}</div>
    </aside>
  )
}

function Included({ items }: { items: ReactNode[] }) {
  return (
    <ul className={styles.offer__list}>
      {items.map((item, index) => (
        <li key={index}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
