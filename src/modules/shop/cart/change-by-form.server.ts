import type { Context } from '#platform/context.ts'
import { cartLineShape } from '../rules/cart-lines.ts'
import { addToCart, lessenInCart, removeFromCart } from './add-to-cart.server.ts'

const named = cartLineShape.omit({ quantity: true })

/**
 * Does what a button beside a line of the cart says (`intent` more, less or remove, with the product and its SKU). A form that names no
 * line changes nothing. Throws like `addToCart`.
 */
export const changeCartByForm = async (
  ctx: Context,
  { form, cookies }: { form: FormData; cookies: string[] },
): Promise<void> => {
  const read = named.safeParse({ productId: form.get('productId'), sku: form.get('sku') })
  if (!read.success) return
  const intent = form.get('intent')
  if (intent === 'more') await addToCart(ctx, { ...read.data, quantity: 1, cookies })
  if (intent === 'less') await lessenInCart(ctx, { ...read.data, cookies })
  if (intent === 'remove') await removeFromCart(ctx, { ...read.data, cookies })
}
