import { href, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { LinkButton } from '#ui/button/button.tsx'
import { TitleBand } from '#ui/prose/article.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { State } from '#ui/state/state.tsx'
import { CartLines } from '../../components/cart-lines.tsx'
import { CheckoutForm } from '../../components/checkout-form.tsx'
import type { action, loader } from './checkout.server.ts'

export { action, loader } from './checkout.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

export type CheckoutViewModel = ReturnType<typeof useLoaderData<typeof loader>>

/** The cart with its lines, then where to send it and what it costs. Everything is a plain form. */
export default function CheckoutPage() {
  const { words, products, note, cart } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const crumbs = [
    { label: words.home, href: href('/') },
    { label: products, href: href('/shop/products') },
    { label: words.title },
  ]
  const isEmpty = cart.lines.length === 0
  const browse = (
    <LinkButton href={href('/shop/products')} look={isEmpty ? 'solid' : 'line'}>
      {words.shop}
    </LinkButton>
  )
  return (
    <div className="wrap">
      <TitleBand trail={{ label: words.trail, crumbs }} title={words.title} />
      <div className="stack block">
        {note !== '' && <Alert title={note} />}
        {answer?.problem && <Alert tone="danger" title={answer.problem} />}
        {cart.gone && <Alert tone="warning" title={cart.gone} />}
        {isEmpty ? (
          <State icon="cart" title={words.empty} text={words.emptyText} acts={browse} />
        ) : (
          <>
            <CartLines cart={cart} words={words} />
            <p>{browse}</p>
            <Order />
          </>
        )}
      </div>
    </div>
  )
}

function Order() {
  const { words, form, entry } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const shown = answer?.form ?? form
  return (
    <>
      {entry && <Entry words={words} entry={entry} />}
      {shown && <CheckoutForm form={shown} words={words.form} issues={answer?.issues ?? []} />}
    </>
  )
}

/** The way to an account, which courses need and goods do not. */
function Entry({
  words,
  entry,
}: {
  words: CheckoutViewModel['words']
  entry: NonNullable<CheckoutViewModel['entry']>
}) {
  return (
    <section className="stack">
      <Head
        title={entry.isNeeded ? words.form.logInTitle : words.form.maybeLogIn}
        text={entry.isNeeded ? words.form.courseText : words.form.logInText}
      />
      <p>
        <LinkButton href={entry.logIn} look={entry.isNeeded ? 'solid' : 'line'}>
          {words.form.logIn}
        </LinkButton>{' '}
        <LinkButton href={entry.register} look="line">
          {words.form.register}
        </LinkButton>
      </p>
    </section>
  )
}
