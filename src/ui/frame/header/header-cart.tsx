import { IconButton } from '#ui/button/icon-button.tsx'
import styles from './site-header.module.css'

interface CartPopupLine {
  productId: string
  sku: string
  name: string
  href: string
  quantity: number
  each: string
  total: string
  problem: string | null
  more: string
  less: string
  removeLabel: string
}

interface CartPopupWords {
  title: string
  quantity: string
  price: string
  itemCount: string
  netTotal: string
  close: string
  pay: string
  remove: string
  empty: string
}

interface HeaderCartContent {
  /** The name of the button, with the number of items. */
  label: string
  itemCount: number
  words: CartPopupWords
  lines: CartPopupLine[]
  count: string
  total: string
  /** Where the forms are sent, the page to go back to, and the page of the cart. */
  action: string
  back: string
  checkout: string
  /** It was open when the page was sent, because its cart just changed. Then a link closes it. */
  isOpen: boolean
  /** The same page with the popup closed. */
  closed: string
}

const cartPopupId = 'cart'

/**
 * The cart of the header with its item count, and its popup (specification L57, L70, L275). It is rendered on the
 * server alone and needs no script: the browser opens and closes it, and its buttons are plain forms.
 */
export function HeaderCart({ shown }: { shown: HeaderCartContent }) {
  return (
    <>
      <IconButton
        className={styles.siteuser__icon}
        icon="cart"
        label={shown.label}
        count={shown.itemCount}
        popoverTarget={cartPopupId}
      />
      <CartPopup shown={shown} />
    </>
  )
}

function CartPopup({ shown }: { shown: HeaderCartContent }) {
  const { words, lines, isOpen } = shown
  return (
    <section
      className={styles.cart}
      id={cartPopupId}
      aria-label={words.title}
      {...(isOpen ? { 'data-open': true } : { popover: 'auto' as const })}
    >
      <h2>{words.title}</h2>
      {lines.length === 0 ? <p>{words.empty}</p> : <Lines shown={shown} />}
      <p className={styles.cart__acts}>
        <Close shown={shown} />
        {lines.length > 0 && (
          <a className={styles.cart__pay} href={shown.checkout}>
            {words.pay}
          </a>
        )}
      </p>
    </section>
  )
}

function Lines({ shown }: { shown: HeaderCartContent }) {
  const { words, lines, count, total } = shown
  return (
    <>
      <ul>
        {lines.map((line) => (
          <li key={line.sku}>
            <a href={line.href}>{line.name}</a>
            <p>
              {words.price} {line.each} · <b>{line.total}</b>
            </p>
            {line.problem && <p data-problem>{line.problem}</p>}
            <LineForm line={line} shown={shown} />
          </li>
        ))}
      </ul>
      <dl>
        <dt>{words.itemCount}</dt>
        <dd>{count}</dd>
        <dt>{words.netTotal}</dt>
        <dd>{total}</dd>
      </dl>
    </>
  )
}

function LineForm({ line, shown: { words, action, back } }: { line: CartPopupLine; shown: HeaderCartContent }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="productId" value={line.productId} />
      <input type="hidden" name="sku" value={line.sku} />
      <input type="hidden" name="back" value={back} />
      <span>{words.quantity}</span>
      <button name="intent" value="less" aria-label={line.less}>
        −
      </button>
      <b>{line.quantity}</b>
      <button name="intent" value="more" aria-label={line.more}>
        +
      </button>
      <button name="intent" value="remove" aria-label={line.removeLabel}>
        {words.remove}
      </button>
    </form>
  )
}

function Close({ shown: { words, isOpen, closed } }: { shown: HeaderCartContent }) {
  if (isOpen) return <a href={closed}>{words.close}</a>
  return (
    <button type="button" popoverTarget={cartPopupId} popoverTargetAction="hide">
      {words.close}
    </button>
  )
}
