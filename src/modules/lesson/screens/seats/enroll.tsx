import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { State } from '#ui/state/state.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import type { action, loader } from './enroll.server.ts'

export { action, loader } from './enroll.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

type EnrollViewModel = ReturnType<typeof useLoaderData<typeof loader>>

/** Explains enrolling and shows its button, or why it is not possible. */
export default function Enroll() {
  const shown = useLoaderData<typeof loader>()
  const offer = useActionData<typeof action>()?.offer ?? shown.offer
  if (shown.staffHref !== null) return <ForStaff shown={shown} href={shown.staffHref} />
  if (offer.kind === 'enrol' || offer.kind === 'priced') return <Question shown={{ ...shown, offer }} />
  const acts = <LinkButton href={shown.detail}>{shown.words.back}</LinkButton>
  return (
    <State isPage icon="info" tone="warning" title={offer.heading} text={offer.text} acts={acts}>
      <CourseName name={shown.name} />
    </State>
  )
}

function Question({ shown: { words, name, detail, company, offer } }: { shown: EnrollViewModel }) {
  const isBusy = useNavigation().state === 'submitting'
  const acts = (
    <>
      <Form method="post">
        {'agreed' in offer && typeof offer.agreed === 'string' && (
          <input type="hidden" name="agreed" value={offer.agreed} />
        )}
        <Button isBusy={isBusy}>{offer.label}</Button>
      </Form>
      <LinkButton look="line" href={detail}>
        {words.back}
      </LinkButton>
      {offer.kind === 'priced' && (
        <LinkButton look="quiet" href={company}>
          {words.company}
        </LinkButton>
      )}
    </>
  )
  return (
    <State
      isPage
      icon="book"
      title={offer.kind === 'priced' ? offer.heading : words.title}
      text={offer.kind === 'priced' ? offer.text : words.text}
      acts={acts}
    >
      <CourseName name={name} />
      {'hasCoupon' in offer && typeof offer.hasCoupon === 'boolean' && <Coupon hasCoupon={offer.hasCoupon} />}
    </State>
  )
}

/** One coupon at a time. The page shows the price with it before anything is ordered. */
function Coupon({ hasCoupon }: { hasCoupon: boolean }) {
  const { words } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const problem = answer && 'couponProblem' in answer ? answer.couponProblem : undefined
  if (hasCoupon)
    return (
      <Form method="post">
        <Button name="intent" value="uncoupon" look="line" isSmall>
          {words.dropCoupon}
        </Button>
      </Form>
    )
  return (
    <Form method="post">
      <FormColumn>
        <TextField
          {...{ name: 'coupon', label: words.couponCode, autoComplete: 'off', maxLength: 40, error: problem }}
        />
        <div>
          <Button name="intent" value="coupon" look="line" isSmall>
            {words.useCoupon}
          </Button>
        </div>
      </FormColumn>
    </Form>
  )
}

function ForStaff({ shown: { words, detail }, href }: { shown: EnrollViewModel; href: string }) {
  const acts = (
    <>
      <LinkButton href={href}>{words.staffLink}</LinkButton>
      <LinkButton look="line" href={detail}>
        {words.back}
      </LinkButton>
    </>
  )
  return <State isPage icon="user" title={words.staffTitle} text={words.staffText} acts={acts} />
}

function CourseName({ name }: { name: string }) {
  return (
    <p>
      <b>
        <Breakable text={name} />
      </b>
    </p>
  )
}
