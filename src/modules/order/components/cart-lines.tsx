import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { CheckoutViewModel } from '../screens/checkout/checkout.tsx'
import styles from './checkout.module.css'

type Words = CheckoutViewModel['words']
type Line = CheckoutViewModel['cart']['lines'][number]

/** Each line of the cart with its quantity, which plain forms change, and the sum. */
export function CartLines({ cart, words }: Pick<CheckoutViewModel, 'cart' | 'words'>) {
  return (
    <>
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <CartLine key={line.sku} line={line} words={words} />
        ))}
      </ul>
      <dl className={styles.sum}>
        <dt>{words.itemCount}</dt>
        <dd>{cart.count}</dd>
        <dt>{words.netTotal}</dt>
        <dd>{cart.total}</dd>
      </dl>
    </>
  )
}

function CartLine({ line, words }: { line: Line; words: Words }) {
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {line.picture ? (
          <img src={line.picture} alt="" width={480} height={480} loading="lazy" />
        ) : (
          <Icon name="cart" />
        )}
      </span>
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
