import { href, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { TitleBand } from '#ui/prose/article.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { State } from '#ui/state/state.tsx'
import { ProductPicture } from '../../components/product-cards.tsx'
import { ShopNote } from '../../components/shop-note.tsx'
import styles from '../../components/shop.module.css'
import type { action, loader } from './checkout.server.ts'

export { action, loader } from './checkout.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

type Checkout = ReturnType<typeof useLoaderData<typeof loader>>
type Line = Checkout['cart']['lines'][number]

/** The cart: each line with its quantity, which plain forms change, and the totals. */
export default function CheckoutPage() {
  const { words, products, note, cart } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const crumbs = [
    { label: words.home, href: href('/') },
    { label: products, href: href('/shop/products') },
    { label: words.title },
  ]
  const browse = (
    <LinkButton href={href('/shop/products')} look={cart.lines.length > 0 ? 'line' : 'solid'}>
      {words.shop}
    </LinkButton>
  )
  return (
    <div className="wrap">
      <TitleBand trail={{ label: words.trail, crumbs }} title={words.title} />
      <div className="stack block">
        <ShopNote text={note} />
        {refused && <Alert tone="danger" title={refused.problem} />}
        {cart.gone && <Alert tone="warning" title={cart.gone} />}
        {cart.lines.length === 0 ? (
          <State icon="cart" title={words.empty} text={words.emptyText} acts={browse} />
        ) : (
          <>
            <ul className={styles.lines}>
              {cart.lines.map((line) => (
                <CartLine key={line.sku} line={line} words={words} />
              ))}
            </ul>
            <Totals cart={cart} words={words} />
            <p>{browse}</p>
          </>
        )}
      </div>
    </div>
  )
}

function CartLine({ line, words }: { line: Line; words: Checkout['words'] }) {
  return (
    <li className={styles.line}>
      <ProductPicture url={line.picture} />
      <div>
        <a href={line.href}>{line.name}</a>
        <small>{line.each}</small>
        {line.problem && <span data-problem>{line.problem}</span>}
      </div>
      <b>{line.total}</b>
      <form method="post">
        <input type="hidden" name="productId" value={line.productId} />
        <input type="hidden" name="sku" value={line.sku} />
        <span className={styles.steps}>
          <Button name="intent" value="less" look="line" isSmall aria-label={line.less}>
            −
          </Button>
          <b aria-label={`${words.quantity} ${line.quantity}`}>{line.quantity}</b>
          <Button name="intent" value="more" look="line" isSmall aria-label={line.more}>
            +
          </Button>
        </span>
        <Button name="intent" value="remove" look="quiet" isSmall aria-label={line.removeLabel}>
          {words.remove}
        </Button>
      </form>
    </li>
  )
}

function Totals({ cart, words }: { cart: Checkout['cart']; words: Checkout['words'] }) {
  return (
    <dl className={styles.sum}>
      <dt>{words.itemCount}</dt>
      <dd>{cart.count}</dd>
      <dt>{words.netTotal}</dt>
      <dd>{cart.total}</dd>
    </dl>
  )
}
