import { href, type MetaFunction, useLoaderData } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { ProductPicture } from '#ui/course/product/product-card.tsx'
import { TitleBand } from '#ui/prose/article.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Pager } from '#ui/prose/pager.tsx'
import { RichText } from '#ui/prose/rich-text.tsx'
import { Toolbar } from '#ui/search/catalogue.tsx'
import { State } from '#ui/state/state.tsx'
import { ProductCards } from '../../components/product-cards.tsx'
import styles from '../../components/shop.module.css'
import type { loader } from './store.server.ts'

export { loader } from './store.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

type Store = ReturnType<typeof useLoaderData<typeof loader>>

/** The store of a vendor: its picture, its text and its products. */
export default function StorePage() {
  const store = useLoaderData<typeof loader>()
  const { words, name, lead, picture, about } = store
  const crumbs = [
    { label: words.home, href: href('/') },
    { label: words.title, href: href('/shop/products') },
    { label: name },
  ]
  return (
    <div className="wrap">
      <TitleBand trail={{ label: words.trail, crumbs }} title={name} text={lead} />
      <div className="stack block">
        {(picture || about !== '') && (
          <section className={styles.store}>
            {picture && <ProductPicture url={picture} isFirst />}
            {about !== '' && (
              <div>
                <Head title={words.about} />
                <RichText html={about} />
              </div>
            )}
          </section>
        )}
        {store.products.length > 0 ? <Products store={store} /> : <NoProducts words={words} />}
      </div>
    </div>
  )
}

function Products({ store: { products, count, words, page, pageCount, pages } }: { store: Store }) {
  return (
    <>
      <Toolbar count={count} />
      <ProductCards products={products} from={words.from} />
      <Pager label={words.pages} page={page} pageCount={pageCount} hrefOf={(one) => `${pages}${one}`} words={words} />
    </>
  )
}

function NoProducts({ words }: { words: Store['words'] }) {
  return (
    <State
      icon="cart"
      title={words.empty}
      text={words.emptyText}
      acts={<LinkButton href={href('/shop/products')}>{words.shop}</LinkButton>}
    />
  )
}
