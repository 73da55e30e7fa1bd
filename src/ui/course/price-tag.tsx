import type { ReactNode } from 'react'
import { classes } from '#ui/theme/classes.ts'
import styles from './price-tag.module.css'

/** What a course costs, in words ready to show: `free` alone, or an amount with its unit. */
export type Price =
  | { free: string }
  | { amount: string; unit: string; was?: { label: string; amount: string }; off?: string }

type PriceTagProps = { price: Price; size?: 'small' | 'large'; isBare?: boolean }

/** The price, then what it was and how much less. `isBare` leaves the last two out. */
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

/** What the price was, and the difference. Readers hear that it is the price before. */
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
