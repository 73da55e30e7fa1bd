import { Form } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import type { Offer } from '../../rules/offer.ts'

type OfferActProps = { offer: { kind: Offer; label: string; text: string; href: string | null }; reasonId?: string }

/** The single button of a course: it enrols, continues, or says why it is disabled. */
export function OfferAct({ offer, reasonId }: OfferActProps) {
  const { kind, label, href } = offer
  if (href === null) {
    return (
      <Button type="button" isWide isOff aria-describedby={reasonId}>
        {label}
      </Button>
    )
  }
  if (kind === 'enrol') {
    return (
      <Form method="post" action={href}>
        <Button isWide>{label}</Button>
      </Form>
    )
  }
  return (
    <LinkButton isWide href={href} {...(kind === 'go-on' && { icon: 'play' })}>
      {label}
    </LinkButton>
  )
}
