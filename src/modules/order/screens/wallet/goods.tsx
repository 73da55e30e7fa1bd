import { href, type MetaFunction, useLoaderData } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { ProductCard, ProductGrid } from '#ui/course/product/product-card.tsx'
import { Head } from '#ui/prose/head.tsx'
import { State } from '#ui/state/state.tsx'
import type { loader } from './goods.server.ts'
import styles from './goods.module.css'

export { loader } from './goods.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

type Goods = ReturnType<typeof useLoaderData<typeof loader>>['goods'][number]

/** The goods for credit. */
export default function CreditShop() {
  const { words, balance, goods } = useLoaderData<typeof loader>()
  const wallet = (
    <LinkButton href={href('/credit/wallet')} look="line">
      {words.wallet}
    </LinkButton>
  )
  return (
    <div className="wrap">
      <section className="stack block">
        <Head level="h1" title={words.title} text={words.lead} />
        <p className={styles.balance}>
          <b>{balance}</b> {wallet}
        </p>
        {goods.length === 0 && <State icon="cart" title={words.empty} text={words.emptyText} />}
        <ProductGrid>
          {goods.map((one) => (
            <Card key={one.id} goods={one} />
          ))}
        </ProductGrid>
      </section>
    </div>
  )
}

function Card({ goods }: { goods: Goods }) {
  return (
    <ProductCard
      {...{ name: goods.name, href: goods.href, picture: goods.picture }}
      price={<span className={styles.price}>{goods.price}</span>}
    >
      <p className={styles.note} data-off={goods.isOff || undefined}>
        {goods.note}
      </p>
    </ProductCard>
  )
}
