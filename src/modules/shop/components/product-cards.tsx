import { PriceTag } from '#ui/course/price-tag.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { ListedProduct } from './list-products.server.ts'
import styles from './shop.module.css'

/** Products in as many columns as fit. The name is the only link and covers the card. */
export function ProductCards({ products, from }: { products: ListedProduct[]; from: string }) {
  return (
    <ul className={styles.cards}>
      {products.map((product, at) => (
        <li key={product._id} className={styles.card}>
          <ProductPicture url={product.picture} isFirst={at === 0} />
          <h2>
            <a href={product.href}>{product.name}</a>
          </h2>
          <p className={styles.card__price}>
            {product.hasSeveralPrices && <span>{from}</span>}
            <PriceTag price={product.price} />
          </p>
          <p className={styles.stock} data-stock={product.stock.word}>
            {product.stock.text}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The picture of a product, or an empty place of the same size. Its name is beside it, so it has no text. */
export function ProductPicture({ url, isFirst }: { url: string | null; isFirst?: boolean }) {
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
