import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Form, FormNote, MissingList } from '#ui/field/form.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { CheckoutViewModel } from '../screens/checkout/checkout.tsx'
import { AddressFields } from './address-fields.tsx'
import styles from './checkout.module.css'

type FormViewModel = NonNullable<CheckoutViewModel['form']>
type Words = CheckoutViewModel['words']['form']
type Issues = { field: string; text: string }[]

interface CheckoutFormProps {
  form: FormViewModel
  words: Words
  issues: Issues
}

/** Where to send the goods, how, and what it costs. It sends what the buyer was shown, so that a change is noticed. */
export function CheckoutForm({ form, words, issues }: CheckoutFormProps) {
  const { quote, cartID } = form
  const missing = issues.filter(({ field }) => field in form.typed)
  return (
    <Form className={styles.form}>
      <input type="hidden" name="cartID" value={cartID} />
      <input type="hidden" name="agreed" value={quote.agreed} />
      <MissingList title={words.check} missing={missing} />
      {form.isVisitor && (
        <TextField
          {...{ name: 'email', type: 'email', label: words.email, hint: words.emailHint, autoComplete: 'email' }}
          {...{ defaultValue: form.typed.email, required: true, maxLength: 254 }}
          error={issues.find(({ field }) => field === 'email')?.text}
        />
      )}
      {quote.hasGoods && <AddressFields typed={form.typed} words={words} issues={issues} />}
      {quote.hasGoods && <Methods quote={quote} words={words} />}
      <Head title={words.more} />
      {form.taxes.length > 0 && (
        <SelectField name="tax" label={words.tax} choices={form.taxes} defaultValue={form.typed.tax} />
      )}
      <TextAreaField name="note" label={words.note} defaultValue={form.typed.note} maxLength={500} rows={2} />
      {quote.hasCoupons && <Coupon quote={quote} words={words} issues={issues} />}
      <Summary form={form} words={words} />
    </Form>
  )
}

function Methods({ quote, words }: { quote: FormViewModel['quote']; words: Words }) {
  return (
    <fieldset className={styles.methods}>
      <legend>{words.method}</legend>
      {quote.isUnserved && <Alert tone="warning" title={words.noMethod} />}
      {quote.choices.map(({ value, label, note, isChosen }) => (
        <div key={value}>
          <Checkbox type="radio" name="method" value={value} label={label} defaultChecked={isChosen} />
          {note && <small>{note}</small>}
        </div>
      ))}
      <Button name="intent" value="review" look="line" isSmall>
        {words.review}
      </Button>
    </fieldset>
  )
}

/** One coupon at a time. Its buttons send the whole form, so that nothing that was entered is lost. */
function Coupon({ quote, words, issues }: { quote: FormViewModel['quote']; words: Words; issues: Issues }) {
  if (quote.coupon) {
    return (
      <div>
        <p>
          {words.coupon} <b>{quote.coupon.name}</b>
        </p>
        {quote.coupon.problem && <Alert tone="warning" title={quote.coupon.problem} />}
        <Button name="intent" value="uncoupon" look="line" isSmall>
          {words.dropCoupon}
        </Button>
      </div>
    )
  }
  return (
    <div>
      <TextField
        {...{ name: 'coupon', label: words.couponCode, autoComplete: 'off', maxLength: 40 }}
        error={issues.find(({ field }) => field === 'coupon')?.text}
      />
      <Button name="intent" value="coupon" look="line" isSmall>
        {words.useCoupon}
      </Button>
    </div>
  )
}

function Summary({ form: { quote, held }, words }: { form: FormViewModel; words: Words }) {
  return (
    <>
      <Head title={words.summary} />
      <dl className={styles.sum}>
        {quote.sums.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button name="intent" value="order" isOff={!quote.isReady}>
        {words.order}
      </Button>
      <FormNote>{held}</FormNote>
    </>
  )
}
