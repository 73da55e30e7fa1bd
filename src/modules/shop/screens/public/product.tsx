import { href, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Chip, Chips } from '#ui/button/badge.tsx'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { PriceTag } from '#ui/course/price-tag.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ProductPicture } from '#ui/course/product/product-card.tsx'
import { TitleBand } from '#ui/prose/article.tsx'
import { Head } from '#ui/prose/head.tsx'
import { RichText } from '#ui/prose/rich-text.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { ShopNote } from '../../components/shop-note.tsx'
import styles from '../../components/shop.module.css'
import type { action, loader } from './product.server.ts'

export { action, loader } from './product.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

type Product = ReturnType<typeof useLoaderData<typeof loader>>
type Offer = NonNullable<Product['offer']>

/** A product: pictures, variants as links, the stock, and a plain form that puts it into the cart. */
export default function ProductPage() {
  const product = useLoaderData<typeof loader>()
  const { words, name, summary, description, pictures, note, offer } = product
  const crumbs = [
    { label: words.home, href: href('/') },
    { label: words.title, href: href('/shop/products') },
    { label: name },
  ]
  return (
    <div className="wrap">
      <TitleBand trail={{ label: words.trail, crumbs }} title={name} text={summary} />
      <ShopNote text={note} />
      <div className={styles.product}>
        <div className={styles.product__pictures}>
          {(pictures.length > 0 ? pictures : [null]).map((url, at) => (
            <ProductPicture key={url} url={url} isFirst={at === 0} />
          ))}
        </div>
        {offer ? <OfferForm product={product} offer={offer} /> : <Alert title={words.noVariants} />}
        {description !== '' && (
          <section className={styles.product__text}>
            <Head title={words.description} />
            <RichText html={description} />
          </section>
        )}
      </div>
    </div>
  )
}

function OfferForm({ product: { words, course, store, properties }, offer }: { product: Product; offer: Offer }) {
  const refused = useActionData<typeof action>()
  return (
    <div className={styles.product__offer}>
      {refused && <Alert tone="danger" title={refused.problem} />}
      {offer.variants.length > 1 && <Variants label={words.variants} variants={offer.variants} />}
      <p>
        <PriceTag price={offer.price} size="large" />
      </p>
      <p className={styles.stock} data-stock={offer.stock.word}>
        {offer.stock.text}
      </p>
      {store && <a href={store.href}>{store.label}</a>}
      <Facts words={words} offer={{ ...offer, options: [...offer.options, ...properties] }} />
      {offer.canBuy && (
        <form method="post" key={offer.sku}>
          <input type="hidden" name="sku" value={offer.sku} />
          <Quantity words={words} offer={offer} sent={refused?.quantity} />
          <Button icon="cart" isWide>
            {words.add}
          </Button>
        </form>
      )}
      <LinkButton href={href('/shop/checkout')} look="quiet">
        {words.cart}
      </LinkButton>
      {course && (
        <LinkButton href={course} look="quiet">
          {words.course}
        </LinkButton>
      )}
    </div>
  )
}

function Quantity({ words, offer, sent }: { words: Product['words']; offer: Offer; sent: string | undefined }) {
  if (!offer.hasQuantity) return <input type="hidden" name="quantity" value="1" />
  return (
    <TextField
      name="quantity"
      label={words.quantity}
      type="number"
      inputMode="numeric"
      min={1}
      max={offer.most}
      defaultValue={sent ?? '1'}
      hasDigits
      {...(offer.limit && { hint: offer.limit })}
    />
  )
}

function Variants({ label, variants }: { label: string; variants: Offer['variants'] }) {
  return (
    <nav aria-label={label}>
      <p>{label}</p>
      <Chips>
        {variants.map((variant) => (
          <Chip key={variant.sku} href={variant.href} isCurrent={variant.isCurrent}>
            {variant.label}
          </Chip>
        ))}
      </Chips>
    </nav>
  )
}

function Facts({ words, offer }: { words: Product['words']; offer: Offer }) {
  return (
    <dl className={styles.facts}>
      <dt>{words.sku}</dt>
      <dd>{offer.sku}</dd>
      {offer.options.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
