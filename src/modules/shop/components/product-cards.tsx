import { PriceTag } from '#ui/course/price-tag.tsx'
import { ProductCard, ProductGrid } from '#ui/course/product/product-card.tsx'
import type { ListedProduct } from './list-products.server.ts'
import styles from './shop.module.css'

/** Products with their prices and what is in stock. */
export function ProductCards({ products, from }: { products: ListedProduct[]; from: string }) {
  return (
    <ProductGrid>
      {products.map((product, at) => (
        <ProductCard
          key={product._id}
          {...{ name: product.name, href: product.href, picture: product.picture, isFirst: at === 0 }}
          price={
            <>
              {product.hasSeveralPrices && <span>{from}</span>}
              <PriceTag price={product.price} />
            </>
          }
        >
          <p className={styles.stock} data-stock={product.stock.word}>
            {product.stock.text}
          </p>
        </ProductCard>
      ))}
    </ProductGrid>
  )
}
