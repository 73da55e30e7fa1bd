import { Form, href, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Details } from '#ui/account/details.tsx'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { State } from '#ui/state/state.tsx'
import type { action, loader } from './redeem.server.ts'

export { action, loader } from './redeem.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

type RedeemViewModel = ReturnType<typeof useLoaderData<typeof loader>>

/** What a coupon gives, and the button that uses it. */
export default function RedeemCoupon() {
  const { words, entry, problem, coupon } = useLoaderData<typeof loader>()
  if (entry) {
    const acts = (
      <>
        <LinkButton href={entry.logIn}>{words.logIn}</LinkButton>
        <LinkButton href={entry.register} look="line">
          {words.register}
        </LinkButton>
      </>
    )
    return <State isPage icon="info" title={words.logInTitle} text={words.logInText} acts={acts} />
  }
  if (coupon) return <Coupon coupon={coupon} words={words} />
  const home = <LinkButton href={href('/')}>{words.home}</LinkButton>
  return <State isPage icon="info" tone="warning" title={problem} acts={home} />
}

function Coupon({
  coupon,
  words,
}: {
  coupon: NonNullable<RedeemViewModel['coupon']>
  words: RedeemViewModel['words']
}) {
  const refused = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  const problem = refused?.problem ?? (coupon.isChosen ? null : coupon.problem)
  return (
    <div className="wrap">
      <section className="stack block">
        <Head level="h1" title={coupon.name} />
        {problem && <Alert tone="danger" title={problem} />}
        {coupon.isChosen && <Alert tone="success" title={words.chosen} />}
        <Details details={coupon.details} />
        {coupon.button && (
          <Form method="post">
            <Button name="intent" value="redeem" isBusy={isBusy}>
              {coupon.button}
            </Button>
          </Form>
        )}
        {coupon.isChosen && <Chosen coupon={coupon} words={words} />}
      </section>
    </div>
  )
}

function Chosen({
  coupon,
  words,
}: {
  coupon: NonNullable<RedeemViewModel['coupon']>
  words: RedeemViewModel['words']
}) {
  return (
    <>
      <p>
        {coupon.cart && <LinkButton href={coupon.cart}>{words.cart}</LinkButton>}{' '}
        <LinkButton look="line" href={coupon.courses}>
          {words.courses}
        </LinkButton>
      </p>
      <Form method="post">
        <Button look="quiet" name="intent" value="forget">
          {words.forget}
        </Button>
      </Form>
    </>
  )
}
