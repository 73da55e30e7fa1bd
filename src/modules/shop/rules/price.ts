/** What a product and its variant cost in baht. */
export interface PriceParts {
  price: number
  sale_price: number | null
}

/**
 * The prices of a variant: its own where it has one, otherwise those of its product. The sale price is paid where it is
 * set.
 */
export const pricesOf = (
  product: PriceParts,
  variant: { price: number | null; sale_price: number | null },
): PriceParts =>
  variant.price === null
    ? { price: product.price, sale_price: variant.sale_price ?? product.sale_price }
    : { price: variant.price, sale_price: variant.sale_price }

/** What a customer pays for one piece, in baht. */
export const paidPrice = ({ price, sale_price }: PriceParts): number => sale_price ?? price
