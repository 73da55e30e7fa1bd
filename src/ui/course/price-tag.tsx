import type { ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import styles from './price-tag.module.css'

/** The price of a course as ready text: only `free`, or an amount with its unit. */
export type Price =
  | { free: string }
  | { amount: string; unit: string; was?: { label: string; amount: string }; off?: string }

type PriceTagProps = { price: Price; size?: 'small' | 'large'; isBare?: boolean }

/** The price, the former price and the discount. `isBare` leaves out the last two. */
export function PriceTag({ price, size, isBare }: PriceTagProps) {
  const isLarge = size === 'large'
  if ('free' in price) {
    const shape = classes(styles.price, styles['price--free'], isLarge && styles['price--free-large'])
    return <span className={shape}>{price.free}</span>
  }
  return (
    <>
      <span className={classes(styles.price, size && styles[`price--${size}`])}>
        {price.amount} <small>{price.unit}</small>
      </span>
      {!isBare && <PriceBefore price={price} />}
    </>
  )
}

/** The former price and the discount. A label tells screen readers that it is the former price. */
export function PriceBefore({ price }: { price: Price }): ReactNode {
  if ('free' in price) return null
  return (
    <>
      {price.was && (
        <s className={styles.was}>
          <span className="sr">{price.was.label} </span>
          {price.was.amount}
        </s>
      )}
      {price.off && <span className={styles.off}>{price.off}</span>}
    </>
  )
}
