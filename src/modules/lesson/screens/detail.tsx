import { type MetaFunction, useLoaderData } from 'react-router'
import { CourseBody, CourseHead } from '#ui/course/page/course-page.tsx'
import { BuyBar, Offer } from '#ui/course/page/offer.tsx'
import { Tabs } from '#ui/prose/tabs.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { StaticBlock } from '#platform/content/page/view/static-block.tsx'
import { CoursePartsView } from '../components/course/course-parts.tsx'
import { PreviewSection } from '../components/course/course-sections.tsx'
import { OfferAct } from '../components/course/offer-act.tsx'
import type { loader } from './detail.server.ts'

export { loader } from './detail.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? []

const reasonId = 'offer-reason'

export default function Detail() {
  const shown = useLoaderData<typeof loader>()
  const { words, cover, offer } = shown
  const { price } = shown
  return (
    <>
      <CourseHead
        trail={shown.trail}
        title={<Breakable text={shown.name} />}
        {...(shown.lead && { lead: <Breakable text={shown.lead} /> })}
        facts={shown.facts}
        cover={cover}
      >
        {shown.isDraft && (
          <Alert tone="warning" icon="eye-off" title={words.draft}>
            {words.draftText}
          </Alert>
        )}
      </CourseHead>
      <CourseBody
        offer={
          <Offer
            cover={cover}
            price={price}
            act={<OfferAct offer={offer} reasonId={reasonId} />}
            small={offer.text}
            included={shown.included}
          />
        }
      >
        <Sections />
      </CourseBody>
      <BuyBar label={words.buy} price={price} act={<OfferAct offer={offer} reasonId={reasonId} />} />
    </>
  )
}

function Sections() {
  const { words, offer, plans, preview, tabs, parts } = useLoaderData<typeof loader>()
  return (
    <>
      <Tabs label={words.inPage} tabs={tabs} />
      {preview && <PreviewSection preview={preview} words={words} />}
      {offer.href === null && (
        <Alert id={reasonId} title={offer.label}>
          {offer.text}
        </Alert>
      )}
      {plans && (
        <Alert icon="calendar" title={plans.title}>
          {plans.text} <a href={plans.href}>{plans.label}</a>
        </Alert>
      )}
      {parts.drawn ? <StaticBlock drawn={parts.drawn} /> : <CoursePartsView shown={parts.shown} />}
    </>
  )
}
