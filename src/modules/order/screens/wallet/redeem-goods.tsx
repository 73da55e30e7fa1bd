import { href, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Details } from '#ui/account/details.tsx'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Form, FormNote, FormPair, MissingList } from '#ui/field/form.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { AddressFields } from '../../components/address-fields.tsx'
import type { action, GoodsForm, loader } from './redeem-goods.server.ts'

export { action, loader } from './redeem-goods.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

type Refused = ReturnType<typeof useActionData<typeof action>>
type Confirm = NonNullable<NonNullable<Refused>['confirm']>

/** One of the goods for credit: what to choose, then what to confirm. Both are plain forms. */
export default function RedeemGoods() {
  const { words, name, summary, price, balance, variants } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const confirm = answer?.confirm
  return (
    <div className="wrap">
      <section className="stack block">
        <Head level="h1" title={name} note={price} text={summary} />
        <p role="status">{balance}</p>
        {variants.length === 0 && <Alert tone="warning" title={words.gone} />}
        {confirm && answer ? <Review confirm={confirm} typed={answer.typed} /> : <Choose answer={answer} />}
        <p>
          <LinkButton href={href('/credit/shop')} look="quiet">
            {words.back}
          </LinkButton>
        </p>
      </section>
    </div>
  )
}

function Choose({ answer }: { answer: Refused }) {
  const { words, address, variants, typed: known } = useLoaderData<typeof loader>()
  const typed = answer?.typed ?? known
  const issues = answer?.issues ?? []
  if (variants.length === 0) return null
  return (
    <Form>
      <MissingList title={words.check} missing={issues} />
      <FormPair>
        <SelectField name="sku" label={words.variant} choices={variants} defaultValue={typed.sku} />
        <TextField
          {...{ name: 'quantity', label: words.quantity, defaultValue: typed.quantity, inputMode: 'numeric' }}
          {...{ hasDigits: true, autoComplete: 'off' }}
          error={issues.find(({ field }) => field === 'quantity')?.text}
        />
      </FormPair>
      <AddressFields typed={typed} words={address} issues={issues} />
      <div>
        <Button name="intent" value="review">
          {words.review}
        </Button>
      </div>
      <FormNote>{words.reviewNote}</FormNote>
    </Form>
  )
}

function Review({ confirm, typed }: { confirm: Confirm; typed: GoodsForm }) {
  const { words } = useLoaderData<typeof loader>()
  return (
    <section className="stack" aria-live="polite">
      <Head title={words.confirmTitle} />
      {confirm.lacking && <Alert tone="warning" title={confirm.lacking} />}
      <Details details={confirm.details} />
      {confirm.lacking ? (
        <p>
          <LinkButton href={href('/credit/wallet')}>{words.topUp}</LinkButton>
        </p>
      ) : (
        <Form>
          {Object.entries({ ...typed, order: confirm.order, agreed: confirm.agreed }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div>
            <Button name="intent" value="redeem">
              {confirm.button}
            </Button>
          </div>
          <FormNote>{words.confirmNote}</FormNote>
        </Form>
      )}
    </section>
  )
}
