import type { ReactNode } from 'react'
import { Icon } from '../../icon/icon.tsx'
import styles from './product-card.module.css'

/** Cards in as many columns as fit. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>
}

interface ProductCardProps {
  name: string
  href: string
  picture: string | null
  price: ReactNode
  isFirst?: boolean
  /** What follows the price. */
  children?: ReactNode
}

/** A product of a grid. Its name is the only link and covers the card. */
export function ProductCard({ name, href, picture, price, isFirst, children }: ProductCardProps) {
  return (
    <li className={styles.card}>
      <ProductPicture url={picture} isFirst={isFirst} />
      <h2>
        <a href={href}>{name}</a>
      </h2>
      <p className={styles.price}>{price}</p>
      {children}
    </li>
  )
}

/** The picture of a product, or an empty place of the same size. Its name is beside it, so it has no text. */
export function ProductPicture({ url, isFirst }: { url: string | null; isFirst?: boolean | undefined }) {
  return (
    <span className={styles.picture}>
      {url ? (
        <img src={url} alt="" width={480} height={480} loading={isFirst ? undefined : 'lazy'} decoding="async" />
      ) : (
        <Icon name="cart" />
      )}
    </span>
  )
}
