import { Form } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { describePlans } from './describe-plans.server.ts'

type PlanOffersProps = { of: NonNullable<Awaited<ReturnType<typeof describePlans>>> }
type OfferProps = { offer: PlanOffersProps['of']['offers'][number] }

/** The plans that include a course, each with its button; for a subscriber, until when they are one. */
export function PlanOffers({ of }: PlanOffersProps) {
  const { words, own, offers, canStart, bill } = of
  if (own) {
    return (
      <Alert tone="success" title={own}>
        {canStart && (
          <Form method="post">
            <Button name="intent" value="start">
              {words.start}
            </Button>
          </Form>
        )}
        <LinkButton look="quiet" isSmall href={bill}>
          {words.own}
        </LinkButton>
      </Alert>
    )
  }
  return (
    <section className="stack" aria-labelledby="plans">
      <Head id="plans" title={words.title} text={words.text} />
      {offers.map((offer) => (
        <PlanOffer key={offer.id} offer={offer} />
      ))}
    </section>
  )
}

function PlanOffer({ offer }: OfferProps) {
  return (
    <Alert
      icon="calendar"
      title={
        <>
          {offer.name} · {offer.price}
        </>
      }
    >
      <p>{offer.gives}</p>
      {offer.text && <p>{offer.text}</p>}
      <Form method="post">
        <input type="hidden" name="plan" value={offer.id} />
        <Button name="intent" value="subscribe" aria-label={offer.label}>
          {offer.button}
        </Button>
      </Form>
    </Alert>
  )
}
