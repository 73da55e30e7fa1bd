import { href, type MetaFunction, useLoaderData } from 'react-router'
import { Chip, Chips } from '#ui/button/badge.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { TitleBand } from '#ui/prose/article.tsx'
import { Pager } from '#ui/prose/pager.tsx'
import { Toolbar } from '#ui/search/catalogue.tsx'
import { SearchBox } from '#ui/search/search-box.tsx'
import { State } from '#ui/state/state.tsx'
import { ProductCards } from '../../components/product-cards.tsx'
import { ShopNote } from '../../components/shop-note.tsx'
import styles from '../../components/shop.module.css'
import type { loader } from './products.server.ts'

export { loader } from './products.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

/** The product list: search, categories, order and pages are links and a GET form, so it works without a script. */
export default function Products() {
  const list = useLoaderData<typeof loader>()
  const { words, title, text, note, query, chips, filters, sorts, cart } = list
  const crumbs = [{ label: words.home, href: href('/') }, { label: title }]
  return (
    <div className="wrap">
      <TitleBand trail={{ label: words.trail, crumbs }} title={title} text={text}>
        <LinkButton href={cart.href} look="line" isSmall icon="cart">
          {cart.label}
        </LinkButton>
      </TitleBand>
      <div className="stack block">
        <ShopNote text={note} />
        <SearchBox
          action={href('/shop/products')}
          words={{ label: words.search, placeholder: words.placeholder, submit: words.submit }}
          names={{ text: 'q' }}
          value={{ text: query.text }}
        />
        {chips.length > 1 && <Choices label={words.categories} choices={chips} />}
        {filters.map(({ label, chips: values }) => (
          <Choices key={label} label={label} choices={values} isNamed />
        ))}
        <Choices label={words.sort} choices={sorts} />
        {list.products.length > 0 ? <Found list={list} /> : <NothingFound list={list} />}
      </div>
    </div>
  )
}

type List = ReturnType<typeof useLoaderData<typeof loader>>

function Choices({ label, choices, isNamed }: { label: string; choices: List['chips']; isNamed?: boolean }) {
  return (
    <nav aria-label={label} className={styles.choices}>
      {isNamed && <p>{label}</p>}
      <Chips canScroll>
        {choices.map((choice) => (
          <Chip key={choice.href} href={choice.href} isCurrent={choice.isCurrent}>
            {choice.label}
          </Chip>
        ))}
      </Chips>
    </nav>
  )
}

function Found({ list: { products, found, words, page, pageCount, pages } }: { list: List }) {
  return (
    <>
      <Toolbar count={found} />
      <ProductCards products={products} from={words.from} />
      <Pager label={words.pages} page={page} pageCount={pageCount} hrefOf={(one) => `${pages}${one}`} words={words} />
    </>
  )
}

function NothingFound({ list: { words, isFiltered } }: { list: List }) {
  if (!isFiltered) return <State icon="cart" title={words.empty} text={words.emptyText} />
  return (
    <State
      isLost
      title={words.none}
      text={words.noneText}
      acts={<LinkButton href={href('/shop/products')}>{words.title}</LinkButton>}
    />
  )
}
